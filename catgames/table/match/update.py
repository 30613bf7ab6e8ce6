"""What a touch, a button or a cat's decision does to a match: one pure function."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from catgames.core.errors import Unseen
from catgames.core.key import Key, Keys
from catgames.core.message import Message, values
from catgames.screen.inputs import Button, Input, Touched
from catgames.screen.telling import named, touched_too
from catgames.table.inputs import Noted, Thought
from catgames.table.match.audit import do_anything, done, take_back_deed
from catgames.table.match.inputs import ChoseManner, ChoseOption, ChosePlayers, ChoseSeat, Look, MatchButton, WroteSeed
from catgames.table.match.match import (
    MANNERS,
    QUIET,
    TABLE,
    Entry,
    Match,
    SetUp,
    begin_turn,
    deal,
    enter,
    have_secrets,
    settle,
    shown_state,
    thinker,
)
from catgames.table.match.plan import LARGEST_SEED, planned, read_seed, replanned, reseeded


def update(match: Match, given: Input) -> Match:
    match given:
        case Touched(key):
            return touched(match, key)
        case Noted(key):
            return _noted(match, key)
        case Thought(move) if thinker(match) is not None:
            return made(match, move)
        case ChoseManner(manner) if manner in MANNERS:
            return replace(_hands_off(match), manner=manner, unaudited=False)
        case Look():
            return replace(match, looking=_looked(match, given))
        case MatchButton() | Button():
            return pressed(match, given)
        case WroteSeed(text) if match.planned:
            return _sown(match, match.planned, text)
        case ChosePlayers() | ChoseSeat() | ChoseOption() if match.planned:
            return replace(match, planned=replanned(match.kit, match.planned, given), said=None)
    return match


NOTES = ("✓", "✗", "")
"""What a mark becomes, one touch after the other."""


def _noted(match: Match, key: Key) -> Match:
    before = match.own_notes.get(key, "")
    sign = NOTES[(NOTES.index(before) + 1) % len(NOTES)]
    kept = tuple(note for note in match.notes if note[:2] != (match.viewer, key))
    return replace(match, notes=(*kept, (match.viewer, key, sign)) if sign else kept)


def _sown(match: Match, plan: SetUp, text: str) -> Match:
    seed = read_seed(text)
    if seed is None:
        said = values(text=text.strip()[:20], most=LARGEST_SEED, seed=plan.seed)
        return replace(match, said=Message("seed-unread", said))
    return replace(match, planned=replace(plan, seed=seed), said=None)


def touched(match: Match, key: Key) -> Match:
    """Extend what is picked; a whole move is judged in the manner that was agreed."""
    if match.covered or match.looking is not None or match.over or match.passing:
        return replace(match, said=named(key))
    state = shown_state(match)
    if match.kit.told_of(state, match.viewer, key) is not None:
        return replace(match, said=named(key))
    if match.manner == QUIET and key not in (*match.picked, *offered(match)):
        return replace(match, said=Message("quiet-not-offered"))
    touch = match.kit.touch(state, match.viewer, touched_too(match.kit, match.verdict, match.picked, key))
    if touch.move is None:
        return replace(match, picked=touch.picked, said=touch.said, verdict=None, audit=None)
    if match.manner == TABLE:
        return do_anything(match, touch.move)
    verdict = match.kit.game.explain(match.state, touch.move)
    if verdict.legal:
        return made(replace(match, verdict=verdict), touch.move)
    if match.manner == QUIET:
        return replace(match, said=Message("quiet-not-offered"))
    return replace(match, verdict=verdict, said=None)


def offered(match: Match) -> Keys:
    """Where a legal move of the viewer could begin, or go on from what is picked."""
    return match.kit.next_keys(match.state, match.viewer, match.picked)


def made(match: Match, move: Any) -> Match:
    """A legal move is played and written into the log."""
    own = move.seat == match.viewer
    entries = (*match.entries, enter(match.kit, match.state, move))
    after = replace(match, entries=entries, picked=(), said=None, verdict=match.verdict if own else None)
    return settle(after if own else begin_turn(after))


def pressed(match: Match, button: MatchButton | Button) -> Match:
    match button:
        case Button.LET_GO:
            return replace(match, picked=(), verdict=None, said=None)
        case MatchButton.DONE if match.manner == TABLE:
            return settle(replace(done(match), looking=None))
        case MatchButton.PASS_ON if match.passing:
            who = match.decider
            assert who is not None
            hidden = have_secrets(match, match.viewer, who)
            return begin_turn(replace(_hands_off(match), viewer=who, covered=hidden, audit=None))
        case MatchButton.UNCOVER:
            return replace(match, covered=False)
        case Button.UNDO:
            return take_back_deed(match) if match.deeds else _undo(match)
        case MatchButton.RESTART:
            return deal(match.kit, match.setup, match.manner)
        case MatchButton.PLAN:
            return replace(match, planned=None if match.planned else planned(match), said=None)
        case MatchButton.RESEED if match.planned:
            return replace(match, planned=reseeded(match.planned), said=None)
        case MatchButton.DEAL if match.planned:
            return deal(match.kit, match.planned, match.manner)
    return match


def _looked(match: Match, look: Look) -> int | None:
    """How many moves to show as made; at the newest one the present is shown."""
    here, last = len(match.entries) if match.looking is None else match.looking, len(match.entries)
    to = {Look.FIRST: 0, Look.BACK: max(0, here - 1), Look.ON: here + 1, Look.NOW: last}[look]
    return to if to < last else None


def _undo(match: Match) -> Match:
    """Back to where a person last decided; what cats did since is taken back with it."""
    kept = match.entries
    while kept:
        kept, gone = kept[:-1], kept[-1]
        if match.is_person(gone.seat):
            back = replace(_hands_off(match), entries=kept, looking=None, unaudited=False, audit=None)
            hidden = gone.seat != match.viewer and have_secrets(back, gone.seat, match.viewer)
            said = Message("undone-seen") if _uncovers(back, gone) else None
            return begin_turn(replace(back, viewer=gone.seat, covered=hidden, said=said))
    return match


def _uncovers(match: Match, entry: Entry) -> bool:
    """Whether it showed the player what lay hidden: that is known for good, also if it is taken back."""
    game = match.kit.game
    try:
        game.simulate(game.seen_by(match.state, entry.seat), entry.move)
    except Unseen:
        return True
    return False


def _hands_off(match: Match) -> Match:
    """Nothing picked, nothing said, no deed that still stands."""
    return replace(match, picked=(), said=None, verdict=None, deeds=(), forced=None)
