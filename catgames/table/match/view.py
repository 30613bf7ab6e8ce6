"""From a match to the screen: what the one before it may see and know, in their words."""

from __future__ import annotations

from dataclasses import replace

from catgames.core.key import Key, Keys
from catgames.core.message import Message, Seat
from catgames.scene.curtain import draw_curtain
from catgames.scene.overlay import Overlay, draw_over
from catgames.scene.scene import Scene
from catgames.scene.theme import THEMES
from catgames.screen.inputs import Button
from catgames.screen.parts import Field, Lead, Line, Menu, Push
from catgames.screen.telling import (
    against,
    lit_by,
    on_what_is_held,
    still_held,
    tell_ledger,
    tell_prompt,
    tell_turn,
    touched_key,
)
from catgames.table.guise import PLAIN, Guise
from catgames.table.inputs import Copy, PageButton
from catgames.table.match.inputs import (
    ChoseManner,
    ChoseOption,
    ChosePlayers,
    ChoseSeat,
    Look,
    MatchButton,
    WroteSeed,
)
from catgames.table.match.match import (
    MANNERS,
    PERSON,
    QUIET,
    TABLE,
    TEACH,
    Entry,
    Match,
    SetUp,
    shown_state,
    thinker,
)
from catgames.table.match.plan import KINDS
from catgames.table.match.telling import log_lines, says
from catgames.table.match.update import offered
from catgames.table.screen import Room
from catgames.text.words import Words


def view(match: Match, guise: Guise = PLAIN, hint: Keys = ()) -> Room:
    """With what somebody beside the table points at: it is lit in the place of what was done."""
    words = guise.words(match.kit, match.viewer)
    scene = _curtain(match, guise, words) if match.covered else _board(match, guise, hint)
    elsewhere = match.covered or match.looking is not None or match.planned is not None
    verdict = None if elsewhere else match.verdict
    return Room(
        scene=scene,
        heading=_heading(match, words),
        aside="" if match.planned else words.say("match-moves", count=len(match.entries)),
        text=_about(match, words),
        feast=_feast(match),
        leads=(Lead(words.say("plan-box"), "setup"),) if match.planned else (),
        says=says(match, words),
        ledger=tell_ledger(match.kit, words, verdict),
        ledger_title=words.say("verdict-why"),
        menus=_plan_menus(match, words) or (_manners(match, words),),
        fields=_seed(match, words),
        buttons=_buttons(match, words),
        prompt="" if match.covered else _prompt(match, words, scene),
        log=() if match.covered or match.planned else log_lines(match, words),
        log_title=words.say("log"),
        card_title=words.say("rules-card"),
        picked=match.picked,
        turn=tell_turn(match.kit, words, shown_state(match)),
        busy=thinker(match) is not None,
    )


def _feast(match: Match) -> Scene | None:
    shown = match.looking is None and match.planned is None
    outcome = match.kit.game.outcome(match.state) if shown else None
    won = outcome is not None and outcome.winners
    return match.kit.emblem.alone() if won and match.kit.emblem is not None else None


def _about(match: Match, words: Words) -> str:
    """How the referee goes about it, as long as there is anything to judge."""
    if match.planned:
        return words.say("plan-about")
    return "" if match.over else words.say(f"manner-{match.manner}-about")


def _board(match: Match, guise: Guise, hint: Keys) -> Scene:
    look = guise.look(match.kit, match.viewer, guise.view or "", match.picked)
    look = replace(look, notes=match.own_notes)
    scene = match.kit.draw(shown_state(match), look)
    overlay = _overlay(match, guise.focus)
    overlay = replace(overlay, good=tuple(key for key in overlay.good if key not in hint), hint=(*overlay.hint, *hint))
    if told := _told(match):
        overlay = replace(overlay, hint=(touched_key(match.said), *told[1], *hint))
    return draw_over(scene, overlay, look.theme)


def _told(match: Match) -> tuple[Message, Keys] | None:
    """What the open view has to say of the thing that was touched."""
    key = touched_key(match.said)
    return match.kit.told_of(shown_state(match), match.viewer, key) if key else None


def _curtain(match: Match, guise: Guise, words: Words) -> Scene:
    text = words.told_to(None).say("curtain-board", who=match.viewer)
    return draw_curtain(text, guise.width, THEMES[guise.theme])


def _overlay(match: Match, focus: Key) -> Overlay:
    if match.looking is not None:
        good = _lit(match, match.entries[match.looking - 1]) if match.looking else ()
        return Overlay(good=good, focus=focus)
    verdict = match.verdict
    if verdict is not None and not verdict.legal:
        refused = on_what_is_held(against(verdict), match.kit, shown_state(match), match.viewer, match.picked)
        return replace(refused, chosen=match.picked, focus=focus)
    helped = match.manner == QUIET or (match.manner == TEACH and match.picked)
    deciding = match.decider == match.viewer
    following = offered(match) if helped and deciding else ()
    # The quiet referee says that what is lit can be touched: then nothing else is.
    told = match.entries and not (match.picked or match.unaudited or (match.manner == QUIET and deciding))
    good = _lit(match, match.entries[-1]) if told else ()
    return Overlay(chosen=match.picked, next=following, good=good, focus=focus)


def _lit(match: Match, entry: Entry) -> Keys:
    """What a move has changed, as far as the viewer may hear of it."""
    return lit_by(entry.events, match.viewer)


def _heading(match: Match, words: Words) -> str:
    if match.planned:
        return words.say("plan")
    if match.looking is not None:
        return words.say("match-looking", number=match.looking, count=len(match.entries))
    if match.covered:
        return words.told_to(None).say("curtain", who=match.viewer)
    who = match.decider
    if who is None:
        return words.say("match-over")
    if thinker(match) is not None:
        return words.say("match-thinking", who=who, level=words.say(f"player-{match.setup.players[who]}"))
    return words.say("match-turn", who=who)


def _prompt(match: Match, words: Words, scene: Scene) -> str:
    if told := _told(match):
        return words(told[0])
    if match.said is not None:
        return tell_prompt(match.said, words, scene)
    if match.looking is None and (held := still_held(match.kit, match.verdict, match.picked)):
        return words(held)
    looking_elsewhere = match.planned is not None or match.looking is not None
    refused = match.verdict is not None and not match.verdict.legal
    if looking_elsewhere or refused or match.decider != match.viewer:
        return ""
    return words(match.kit.touch(shown_state(match), match.viewer, match.picked).said)


def _manners(match: Match, words: Words) -> Menu:
    lines = tuple(Line(words.say(f"manner-{manner}"), ChoseManner(manner)) for manner in MANNERS)
    return Menu(words.say("menu-manner"), lines, ChoseManner(match.manner))


def _plan_menus(match: Match, words: Words) -> tuple[Menu, ...]:
    """The set-up sheet, while it is open."""
    plan = match.planned
    if plan is None:
        return ()
    game = match.kit.game
    options = tuple(
        Menu(
            words.say(f"option-{option.name}"),
            tuple(Line(words.say(f"choice-{choice}"), ChoseOption(option.name, choice)) for choice in option.choices),
            ChoseOption(option.name, dict(plan.options)[option.name]),
        )
        for option in game.options
        if option.within is None or option.within in plan.options
    )
    return (*_counts(match, plan, words), *_seats(plan, words), *options)


def _counts(match: Match, plan: SetUp, words: Words) -> tuple[Menu, ...]:
    seats = match.kit.game.seats
    counts = tuple(Line(words.say("menu-players-count", count=count), ChosePlayers(count)) for count in seats)
    return (Menu(words.say("menu-players"), counts, ChosePlayers(len(plan.players))),) if len(seats) > 1 else ()


def _seed(match: Match, words: Words) -> tuple[Field, ...]:
    if match.planned is None:
        return ()
    return (Field(words.say("menu-seed"), str(match.planned.seed), WroteSeed, words.say("button-use")),)


def _seats(plan: SetUp, words: Words) -> tuple[Menu, ...]:
    """The one person at the table is you; of several, each has a name."""
    people = [Seat(seat) for seat, player in enumerate(plan.players) if player == PERSON]
    words = words.told_to(people[0] if len(people) == 1 else None)
    return tuple(
        Menu(
            words.say("board-player", who=Seat(seat)),
            tuple(Line(words.say(f"player-{kind}"), ChoseSeat(seat, kind)) for kind in KINDS),
            ChoseSeat(seat, player),
        )
        for seat, player in enumerate(plan.players)
    )


def _buttons(match: Match, words: Words) -> tuple[Push, ...]:
    if match.planned:
        return (
            Push(words.say("button-deal"), MatchButton.DEAL, main=True, place="on"),
            Push(words.say("button-reseed"), MatchButton.RESEED),
            Push(words.say("button-plan-close"), MatchButton.PLAN, place="back"),
        )
    made: list[Push] = []
    if match.covered:
        uncover = words.told_to(None).say("button-uncover", who=match.viewer)
        made.append(Push(uncover, MatchButton.UNCOVER, main=True, place="on"))
    elif match.passing:
        pass_on = words.say("button-pass-on", who=match.decider or Seat(0))
        made.append(Push(pass_on, MatchButton.PASS_ON, main=True, place="on"))
    elif match.manner == TABLE and not match.over and (match.unaudited or match.decider == match.viewer):
        made.append(Push(words.say("button-done"), MatchButton.DONE, main=match.unaudited, place="on"))
    if match.deeds or (match.entries and PERSON in match.setup.players):
        made.append(Push(words.say("button-undo"), Button.UNDO, match.looking is None, place="back"))
    made += _log_buttons(match, words)
    made.append(Push(words.say("button-ask"), PageButton.ASK, not match.covered, place="aside"))
    if match.entries:
        made.append(Push(words.say("button-restart"), MatchButton.RESTART, place="aside"))
    made.append(
        Push(words.say("button-plan"), MatchButton.PLAN, main=match.over, place="on" if match.over else "aside")
    )
    return tuple(made)


def _log_buttons(match: Match, words: Words) -> list[Push]:
    """To step through what has happened, and to take it along."""
    if not match.entries or match.covered:
        return []
    looking = match.looking
    made = [Push(words.say("button-log-back"), Look.BACK, looking != 0)]
    if looking is not None:
        made.insert(0, Push(words.say("button-log-first"), Look.FIRST, looking != 0))
        made.append(Push(words.say("button-log-on"), Look.ON))
        made.append(Push(words.say("button-log-now"), Look.NOW, main=True))
    return [*made, Push(words.say("button-copy-log"), Copy.LOG, place="aside")]
