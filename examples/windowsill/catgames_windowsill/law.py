"""The rules of Windowsill, its one kind of move, and what a move does."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from catgames.core.event import Teller
from catgames.core.game import Effect, Game, Notation, Outcome
from catgames.core.kind import Kind
from catgames.core.message import Seat, values
from catgames.core.moves import Moves
from catgames.core.part import Part
from catgames.core.rule import Evidence, Rank, permission, reason, rule, rule_of
from catgames.core.rulebook import Figure, Nature, Source, bind
from catgames.core.seats import SEATS, after
from catgames_windowsill import position
from catgames_windowsill.position import CATS, PLACE, PLACES, POT, State, own_neighbours, places_for, to_move

# --- the move -------------------------------------------------------------------------------------

WHERE: Part[State, int] = Part(
    "PLACE",
    every=lambda state, seat: PLACES,
    write=lambda state, seat, place: str(place + 1),
    keys=lambda state, seat, place: (PLACE(place),),
    say=lambda state, place: place + 1,
    mirror=lambda place: PLACES[-1] - place,
    apart=lambda one, other: abs(one - other),
)


@dataclass(frozen=True, slots=True)
class Lie:
    """A cat lies down."""

    seat: Seat
    place: Annotated[int, WHERE]


MOVES: Moves[State, Lie] = Moves(
    (Kind(Lie, "lie {place}"),), seats=lambda state: SEATS[:2], to_move=to_move, speaker=lambda state: state.turn
)

# --- the rules, in the order in which they are asked ----------------------------------------------


def _who(state: State) -> Evidence:
    return Evidence(values(who=state.turn))


@rule("end.no-place", "end", Lie, rank=Rank.GAME, nature=Nature.END, evidence=_who)
def somebody_can_lie_down(state: State) -> bool:
    return to_move(state) is not None


@rule("turn.order", "turn", Lie, rank=Rank.TURN, evidence=_who)
def it_is_their_turn(state: State, move: Lie) -> bool:
    return move.seat == state.turn


def _there(state: State, move: Lie) -> Evidence:
    return Evidence(values(place=move.place + 1), (PLACE(move.place),))


@reason("pot", _there)
def a_pot_stands_there(state: State, move: Lie) -> bool:
    return state.sill[move.place] == POT


@reason("cat", _there)
def a_cat_lies_there(state: State, move: Lie) -> bool:
    return state.sill[move.place] in CATS


@rule_of("lie.free", "lie", Lie, reasons=(a_pot_stands_there, a_cat_lies_there))
def the_place_is_free(state: State, move: Lie) -> Evidence:
    return _there(state, move)


def _beside(state: State, move: Lie) -> Evidence:
    beside = own_neighbours(state, move.seat, move.place)
    said = values(place=move.place + 1, other=beside[0] + 1 if beside else 0)
    return Evidence(said, (PLACE(move.place), *(PLACE(place) for place in beside)))


@rule("lie.apart", "lie", Lie, needs=("lie.free",), evidence=_beside)
def no_cat_of_ones_own_lies_beside(state: State, move: Lie) -> bool:
    return not own_neighbours(state, move.seat, move.place)


@permission("lie.beside-others", "lie", Lie, needs=("lie.free",), evidence=_there)
def the_others_cats_may_be_neighbours(state: State, move: Lie) -> bool:
    return bool(own_neighbours(state, after(move.seat, state.players), move.place))


# --- what a move does, and all of it together -----------------------------------------------------


def legal_moves(state: State) -> Sequence[Lie]:
    return [Lie(state.turn, place) for place in places_for(state, state.turn)]


def lie_down(state: State, move: Lie) -> State:
    return position.lie_down(state, move.seat, move.place)


def tell_lying(before: State, move: Lie, after: State, tell: Teller) -> None:
    tell("lain", "lie.free", (PLACE(move.place),), who=move.seat, place=move.place + 1)
    if to_move(after) is None:
        tell("no-place", "end.no-place", who=after.turn)


def result(state: State) -> Outcome | None:
    """Who finds no place has lost."""
    if to_move(state) is not None:
        return None
    scores = tuple(state.sill.count(cat) for cat in CATS)
    return Outcome((after(state.turn, state.players),), scores, "end.no-place")


FIGURES = (
    Figure("figure-places", str(len(PLACES)), Source.BOOK),
    Figure("figure-pots", str(position.POTS), Source.BOOK),
)

GAME: Game[State, Lie] = Game(
    id="windowsill",
    seats=range(2, 3),
    options=(),
    rulebook=bind(("setup", "turn", "lie", "end"), FIGURES, (position, sys.modules[__name__])),
    moves=MOVES,
    effects=(Effect(Lie, lie_down, tell_lying),),
    deal=position.deal,
    generate=legal_moves,
    result=result,
    seen_by=position.seen_by,
    notation=Notation(position.write, position.read),
    faults=position.faults,
    misplays=frozenset({"fault-turns", "fault-quarrel"}),
)
