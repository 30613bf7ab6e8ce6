"""Questions that several lessons ask of a board, with the reason for every tile that is marked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from catgames.core.key import Key, Keys
from catgames.core.message import Message, values
from catgames.games.pocket.language.moves import Swap
from catgames.games.pocket.law.legal import legal_moves
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import CELLS, NAMES
from catgames.games.pocket.position.ending import bites, hunt, hunters, knock_outs
from catgames.games.pocket.position.state import State
from catgames.games.pocket.position.tiles import CAT, KIND, PREY, say_tile
from catgames.teach import LEARNER, Attempt, play_text
from catgames.teach.goals import Why

T = TypeVar("T")


def foresee(fact: Callable[[Attempt], T], *moves: str) -> Callable[[Attempt], T]:
    """The fact as it will be after these moves; a question about the end need not tell all of it."""

    def foreseen(attempt: Attempt) -> T:
        for text in moves:
            attempt = play_text(attempt, text)
        return fact(attempt)

    return foreseen


def reason(id: str) -> Why:
    """The author's own sentence, for a question that is asked of one position only."""
    return lambda attempt: Message(id)


def _cell(key: Key) -> int:
    cell = keys.cell_of(key)
    assert cell is not None, "only tiles can be marked"
    return cell


def _of_kind(state: State, kind: str) -> Keys:
    return keys.cell_keys(cell for cell in CELLS if KIND.get(state.tiles[cell]) == kind)


# --- which tiles can the revealed one swap with? ---------------------------------------------------


def all_other_tiles(attempt: Attempt) -> Keys:
    return keys.cell_keys(cell for cell in CELLS if cell != attempt.state.lifted)


def in_reach(attempt: Attempt) -> Keys:
    moves = [move for move in legal_moves(attempt.state) if isinstance(move, Swap)]
    return keys.cell_keys(move.other for move in moves)


def why_in_reach(attempt: Attempt, key: Key) -> Message:
    state: State = attempt.state
    near = "yes" if key in in_reach(attempt) else "no"
    kind = KIND[state.tiles[state.lifted]]
    return Message("why-reach", values(near=near, kind=kind, cell=NAMES[_cell(key)], lifted=NAMES[state.lifted]))


# --- which cats do the dogs bite? --------------------------------------------------------------------


def all_cats(attempt: Attempt) -> Keys:
    return _of_kind(attempt.state, CAT)


def bitten(attempt: Attempt) -> Keys:
    return keys.cell_keys(bites(attempt.state))


def why_bitten(attempt: Attempt, key: Key) -> Message:
    state: State = attempt.state
    cell = _cell(key)
    dogs = bites(state)
    dog = NAMES[dogs[cell]] if cell in dogs else ""
    out = "yes" if dog else "no"
    return Message("why-bitten", values(out=out, dog=dog, cell=NAMES[cell], tile=say_tile(state.tiles[cell])))


def knocked_out(attempt: Attempt) -> Keys:
    return keys.cell_keys(knock_outs(attempt.state))


def why_knocked_out(attempt: Attempt, key: Key) -> Message:
    out = "yes" if key in knocked_out(attempt) else "no"
    cell = _cell(key)
    return Message("why-knocked", values(out=out, cell=NAMES[cell], tile=say_tile(attempt.state.tiles[cell])))


# --- which prey does a clan catch? ---------------------------------------------------------------------


def all_prey(attempt: Attempt) -> Keys:
    return _of_kind(attempt.state, PREY)


def caught_by_you(attempt: Attempt) -> Keys:
    prey = (_cell(key) for key in all_prey(attempt))
    return keys.cell_keys(cell for cell in prey if hunt(attempt.state, cell).winner == LEARNER)


def why_caught(attempt: Attempt, key: Key) -> Message:
    state: State = attempt.state
    cell = _cell(key)
    one, two = hunt(state, cell).sums
    cats = tuple(say_tile(state.tiles[cat]) for cat in hunters(state, cell))
    said = values(cell=NAMES[cell], tile=say_tile(state.tiles[cell]), one=one, two=two, cats=cats, count=len(cats))
    return Message("why-caught", said)
