"""Refereeing as at a real table: anything may be done, and at 'done' the whole turn is looked at."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from catgames.core.message import Message
from catgames.table.match.match import Audit, Deed, Match, begin_turn, enter, shown_state


def do_anything(match: Match, move: Any) -> Match:
    """Nothing is said. What is legal is played; what is not changes the board only as far as hands can."""
    game, viewer = match.kit.game, match.viewer
    match = replace(match, picked=(), said=Message("table-noted"), verdict=None, unaudited=True, audit=None)
    if not match.deeds and match.decider == viewer and game.allows(match.state, move):
        return replace(match, entries=(*match.entries, enter(match.kit, match.state, move)))
    seen = shown_state(match)
    deed = Deed(move, game.judge(seen, move), match.kit.say_move(seen, move))
    forced = game.force(seen, move)
    return replace(match, deeds=(*match.deeds, deed), forced=seen if forced is None else forced)


def take_back_deed(match: Match) -> Match:
    """One deed less: the others are done again, from where the legal moves have led."""
    again = replace(match, deeds=(), forced=None)
    for deed in match.deeds[:-1]:
        again = do_anything(again, deed.move)
    return replace(again, picked=(), said=None)


def done(match: Match) -> Match:
    """Everything the rules forbid is put back; what is owed is named, and the turn then goes on."""
    played = match.entries[match.turn_from :]
    owed = match.kit.due(match.state) if match.decider == match.viewer else ""
    audit = Audit(played, match.deeds, owed)
    clear = replace(match, picked=(), said=None, deeds=(), forced=None, unaudited=bool(owed), audit=audit)
    return clear if owed else begin_turn(clear)
