"""How verdicts and events are told in every room: a sentence, the rule it rests on, the way out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from catgames.core.event import Event
from catgames.core.key import Key
from catgames.core.message import Message, Seat
from catgames.core.rulebook import Nature
from catgames.core.verdict import Standing, Verdict
from catgames.scene.scene import Scene
from catgames.screen.parts import LedgerRow, Say
from catgames.screen.playable import Playable
from catgames.text.rules import cited, event_said, finding_said
from catgames.text.words import Words

TOUCHED = "touched"
SIGNS = {Standing.HELD: "✓", Standing.BROKEN: "✗", Standing.MOOT: "–"}


def tell_refusal(kit: Playable, words: Words, state: Any, verdict: Verdict[Any], seat: Seat) -> list[Say]:
    """Verdict, the rule's name and section, this board's numbers, the way out."""
    said = tell_broken(kit, words, verdict)
    return [*said, Say("plain", words(way_out(kit, state, verdict, seat)))]


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


def way_out(kit: Playable, state: Any, verdict: Verdict[Any], seat: Seat) -> Message:
    """The nearest legal move; if it is of another kind, nothing like what was tried is possible.

    Where it is not this player's decision no move is a way out, only the rule's own advice.
    """
    if not verdict.repairs or kit.game.to_move(state) != seat:
        return Message(f"rule:{verdict.broken[0].rule}@fix")
    nearest = verdict.repairs[0]
    alike = type(nearest) is type(verdict.move)
    id = "verdict-try" if alike else "verdict-nothing-like-it"
    return Message(id, {"move": kit.say_move(state, nearest)})


def tell_events(kit: Playable, words: Words, events: Iterable[Event], seat: Seat) -> list[Say]:
    """What this player may hear of them."""
    return [tell_event(kit, words, event) for event in events if event.heard_by(seat)]


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
