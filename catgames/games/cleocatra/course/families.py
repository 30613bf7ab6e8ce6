"""How the rules are asked about that no move shows: tiles, pieces, who begins, and what is never told."""

from __future__ import annotations

from random import Random
from typing import Any

from catgames.core.game import Game
from catgames.core.message import Seat
from catgames.games.cleocatra.position.state import ADVANCED, State
from catgames.games.cleocatra.position.tiles import RESCUERS
from catgames.teach.exercises.family import FEW, Family, Statements, fact, in_play, number_of, sayings


def _after_starter(state: State, chance: Random) -> Statements:
    """Clockwise, whoever has cuddled a pet most recently."""
    first, seats = Seat(chance.randrange(state.players)), range(state.players)
    said = {seat: fact("setup.starter", who=first, next=Seat(seat)) for seat in seats if seat != first}
    right = (first + 1) % state.players
    return Statements((said[right],), tuple(message for seat, message in said.items() if seat != right))


def _three_or_more(game: Game[State, Any], chance: Random) -> State:
    return game.start(chance.choice((3, 4)), chance.randrange(10**6))


def _for_two(game: Game[State, Any], chance: Random) -> State:
    return game.start(2, chance.randrange(10**6))


def _advanced(game: Game[State, Any], chance: Random) -> State:
    return game.start(chance.choice(game.seats), chance.randrange(10**6), {ADVANCED: "yes"})


FAMILIES: tuple[Family[State], ...] = (
    number_of("setup.two-players", lambda state: len(state.pile), (-2, -1, 1, 2)),
    sayings("setup.pile", ("sorted", "open", "each")),
    number_of("setup.pieces", lambda state: RESCUERS, (-1, 1, 2)),
    Family("setup.starter", _three_or_more, _after_starter, FEW),
    sayings("tile.search-surrounded", ("two", "empty", "rescuer"), in_play),
    sayings("ruling.enclosed-gap", ("never", "two", "corner"), in_play),
    sayings("rescue.ends-turn", ("second", "points", "choice"), in_play),
    sayings("turn.second-possible", ("allowed", "passed", "stuck"), in_play),
    sayings("ruling.bonus-action", ("scout", "must", "two"), _advanced),
    sayings("ruling.mafdat-limits", ("free", "split", "surrounded"), _advanced),
    sayings("ruling.bastet-capacity", ("twice", "any", "full"), _advanced),
    sayings("ruling.princess-where", ("own", "same", "one"), _advanced),
    sayings("ruling.power-tile", ("scored", "assistant", "all"), _advanced),
    sayings("ruling.frozen", ("round", "nobody", "supply"), _for_two),
)
