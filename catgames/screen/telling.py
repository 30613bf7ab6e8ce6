"""How verdicts and events are told in every room: a sentence, the rule it rests on, the way out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from catgames.core.event import Event
from catgames.core.key import Key, Keys
from catgames.core.message import Message, Seat
from catgames.core.rulebook import Nature
from catgames.core.verdict import Standing, Verdict
from catgames.scene.overlay import Overlay
from catgames.scene.scene import Scene
from catgames.screen.parts import LedgerRow, Say
from catgames.screen.playable import Playable
from catgames.text.rules import cited, event_said, finding_said
from catgames.text.words import Words

TOUCHED = "touched"
MOST_LIT = 12
"""A longer story is a whole end: lit at once it would mark the whole table."""
SIGNS = {Standing.HELD: "✓", Standing.BROKEN: "✗", Standing.MOOT: "–"}


def tell_refusal(kit: Playable, words: Words, verdict: Verdict[Any], seat: Seat) -> list[Say]:
    """Verdict, the rule's name and section, this board's numbers, the way out."""
    out = way_out(kit, verdict, seat)
    return [*tell_broken(kit, words, verdict), *([Say("plain", words(out))] if out else [])]


def tell_broken(kit: Playable, words: Words, verdict: Verdict[Any]) -> list[Say]:
    rulebook = kit.game.rulebook
    first, *others = verdict.broken
    line = words.say("verdict-broken", rule=cited(rulebook, first.rule))
    said = [
        Say(
            "wrong", f"{line} {words(finding_said(first))}", ruling=tell_ruling(kit, words, first.rule), rule=first.rule
        )
    ]
    if others:
        rules = tuple(cited(rulebook, finding.rule) for finding in others)
        said.append(Say("wrong", words.say("verdict-also", rules=rules)))
    return said


def way_out(kit: Playable, verdict: Verdict[Any], seat: Seat) -> Message | None:
    """What must come first, if the same is allowed later in the turn; else the nearest move that is allowed.

    Where it is not this player's decision there is no way out, and the refusal has said whose it is.
    """
    if verdict.move.seat != seat or not verdict.repairs:
        return None
    if verdict.first is not None:
        return Message("verdict-first", {"move": kit.say_move(verdict.state, verdict.first)})
    return Message("verdict-try", {"move": kit.say_move(verdict.state, verdict.repairs[0])})


def against(verdict: Verdict[Any]) -> Overlay:
    """What a refusal rests on, on the board; nothing, if there is none."""
    if verdict.legal:
        return Overlay()
    return Overlay(wrong=verdict.wrong, hint=verdict.shown, parts=verdict.parts)


def on_what_is_held(shown: Overlay, kit: Playable, state: Any, seat: Seat, picked: Keys) -> Overlay:
    """Of things that mean the same, such as two blue cards of a hand, what is shown is about the one that is held."""
    marked, stands_for = {*shown.wrong, *shown.hint}, dict[Key, Key]()
    for key in picked:
        twins = kit.game.moves.alike(state, seat, key)
        other = next((twin for twin in twins if twin in marked and twin not in picked), None)
        if key not in marked and other is not None:
            stands_for[other] = key
    wrong, hint = (tuple(stands_for.get(key, key) for key in keys) for keys in (shown.wrong, shown.hint))
    return replace(shown, wrong=wrong, hint=hint)


def touched_too(kit: Playable, verdict: Verdict[Any] | None, picked: Keys, key: Key) -> Keys:
    """What is in hand, and this: a word that is said again after a refusal begins anew, for nothing is laid down."""
    again = verdict is not None and not verdict.legal and picked[:1] == (key,) and key in kit.game.moves.buttons
    return (key,) if again else (*picked, key)


def still_held(kit: Playable, verdict: Verdict[Any] | None, picked: Keys) -> Message | None:
    """After a refusal what was chosen is still in hand: another place may do, or it is let go.

    Of a word nothing is in hand; unless it can still lead to something, nothing is said of it.
    """
    if verdict is None or verdict.legal or not picked:
        return None
    if not set(picked) <= set(kit.game.moves.buttons):
        return Message("still-held")
    return Message("still-begun") if kit.next_keys(verdict.state, verdict.move.seat, picked) else None


def tell_events(kit: Playable, words: Words, events: Iterable[Event], seat: Seat) -> list[Say]:
    """What this player may hear of them."""
    return [tell_event(kit, words, event) for event in events if event.heard_by(seat)]


def lit_by(events: Iterable[Event], seat: Seat) -> Keys:
    """What this player may see of them on the board; of a whole end how it came out."""
    heard = [event for event in events if event.heard_by(seat)]
    return tuple(key for event in (heard if len(heard) <= MOST_LIT else heard[-1:]) for key in event.shown)


def tell_event(kit: Playable, words: Words, event: Event) -> Say:
    cite = words(cited(kit.game.rulebook, event.rule))
    return Say("event", words(event_said(event)), cite, rule=event.rule)


def tell_ruling(kit: Playable, words: Words, rule: str) -> str:
    is_ruling = kit.game.rulebook.clause(rule).nature is Nature.RULING
    return words.say("verdict-ruling") if is_ruling else ""


def tell_ledger(kit: Playable, words: Words, verdict: Verdict[Any] | None) -> tuple[LedgerRow, ...]:
    """Every rule that was asked, the broken ones first."""
    if verdict is None:
        return ()
    order = (Standing.BROKEN, Standing.HELD, Standing.MOOT)
    findings = sorted(verdict.findings, key=lambda finding: order.index(finding.standing))
    return tuple(
        LedgerRow(
            words.say(f"ledger-{finding.standing}"),
            SIGNS[finding.standing],
            words(cited(kit.game.rulebook, finding.rule)),
            words(finding_said(finding)),
            tell_ruling(kit, words, finding.rule),
            finding.rule,
        )
        for finding in findings
    )


def tell_turn(kit: Playable, words: Words, state: Any) -> str:
    """Whose decision it is, as a frame on the board shows it."""
    who = kit.game.to_move(state)
    return words.say("match-over") if who is None else words.say("match-turn", who=who)


def named(key: Key) -> Message:
    """Where nothing is to be moved, a touch still gets an answer: the name of the thing."""
    return Message(TOUCHED, {"key": key})


def touched_key(said: Message | None) -> Key:
    """The thing whose name was asked for by touching it."""
    return str(said.args["key"]) if said is not None and said.id == TOUCHED else ""


def tell_prompt(said: Message | None, words: Words, scene: Scene) -> str:
    """What the last touch meant: a sentence, or the name of what was touched."""
    if key := touched_key(said):
        return scene.labels().get(key, "")
    return words(said) if said is not None else ""
