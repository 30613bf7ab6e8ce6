"""What several rules look up, and how they speak of it."""

from __future__ import annotations

from catgames.core.message import Values, values
from catgames.core.rule import Evidence
from catgames.games.pocket.language.moves import Move, Swap
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import NAMES, offset
from catgames.games.pocket.position.facts import say_there
from catgames.games.pocket.position.state import State, power
from catgames.games.pocket.position.tiles import DEFENDERS, ROYAL

FAR_CARDS = (ROYAL, DEFENDERS)


def yes_no(fact: bool) -> str:
    return "yes" if fact else "no"


def the_swap(state: State, move: Swap) -> Evidence:
    """From where to where, how far that is, and whether the mover's card makes cats go further."""
    rows, columns = offset(move.cell, move.other)
    said = values(
        tile=say_there(state, move.cell),
        cell=NAMES[move.cell],
        other=NAMES[move.other],
        rows=rows,
        columns=columns,
        far=max(rows, columns),
        straight=yes_no(0 in (rows, columns)),
        card=yes_no(power(state, move.seat) in FAR_CARDS),
    )
    return Evidence(said, keys.cell_keys((move.cell, move.other)))


def the_turn(state: State, move: Move) -> Values:
    return values(who=state.turn, mover=move.seat)
