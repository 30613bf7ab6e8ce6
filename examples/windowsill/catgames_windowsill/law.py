"""The rules of Windowsill, its one kind of move, and what a move does."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Annotated

from catgames.core.event import Teller
from catgames.core.game import Effect, Game, Notation, Outcome
from catgames.core.kind import Kind
from catgames.core.message import Seat, values
from catgames.core.moves import Moves
from catgames.core.part import Part
from catgames.core.rule import Evidence, Rank, permission, reason, rule, rule_of
from catgames.core.rulebook import Nature, bind
from catgames.core.seats import after
from catgames_windowsill import position
from catgames_windowsill.position import CATS, PLACE, PLACES, POT, State, own_neighbours, places_for, to_move

# --- the move: how it is written, touched, said and mirrored follows from its parts ---------------

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


MOVES: Moves[State, Lie] = Moves((Kind(Lie, "lie {place}"),), to_move, speaker=lambda state: state.turn)

# --- the rules, in the order in which they are asked: each decides, and says what proves it -------


def _who(state: State) -> Evidence:
    return Evidence(values(who=state.turn))


def _there(state: State, move: Lie) -> Evidence:
    return Evidence(values(place=move.place + 1), (PLACE(move.place),))


def _beside(state: State, move: Lie) -> Evidence:
    places = [move.place, *own_neighbours(state, move.seat, move.place)]
    return Evidence(values(place=places[0] + 1, other=places[-1] + 1), tuple(map(PLACE, places)))


@rule("end.no-place", "end", Lie, rank=Rank.GAME, nature=Nature.END, evidence=_who)
def somebody_can_lie_down(state: State) -> bool:
    return to_move(state) is not None


@rule("turn.order", "turn", Lie, rank=Rank.TURN, evidence=_who)
def it_is_their_turn(state: State, move: Lie) -> bool:
    return move.seat == state.turn


@reason("pot", _there)
def a_pot_stands_there(state: State, move: Lie) -> bool:
    return state.sill[move.place] == POT


@reason("cat", _there)
def a_cat_lies_there(state: State, move: Lie) -> bool:
    return state.sill[move.place] in CATS


@rule_of("lie.free", "lie", Lie, reasons=(a_pot_stands_there, a_cat_lies_there))
def the_place_is_free(state: State, move: Lie) -> Evidence:
    return _there(state, move)


@rule("lie.apart", "lie", Lie, needs=("lie.free",), evidence=_beside)
def no_cat_of_ones_own_lies_beside(state: State, move: Lie) -> bool:
    return not own_neighbours(state, move.seat, move.place)


@permission("lie.beside-others", "lie", Lie, needs=("lie.free",), evidence=_there)
def the_others_cats_may_be_neighbours(state: State, move: Lie) -> bool:
    return bool(own_neighbours(state, after(move.seat, state.players), move.place))


# --- what a move does, and all of it together -----------------------------------------------------


def legal_moves(state: State) -> list[Lie]:
    """Found without asking the rules: the tests hold the two to each other."""
    return [Lie(state.turn, place) for place in places_for(state, state.turn)]


def lie_down(state: State, move: Lie) -> State:
    sill = state.sill[: move.place] + CATS[move.seat] + state.sill[move.place + 1 :]
    return State(sill, after(state.turn, state.players))


def tell_lying(before: State, move: Lie, then: State, tell: Teller) -> None:
    tell("lain", "lie.free", (PLACE(move.place),), who=move.seat, place=move.place + 1)
    if to_move(then) is None:
        tell("no-place", "end.no-place", who=then.turn)


def result(state: State) -> Outcome | None:
    """Who finds no place has lost."""
    if to_move(state) is not None:
        return None
    scores = tuple(state.sill.count(cat) for cat in CATS)
    return Outcome((after(state.turn, state.players),), scores, "end.no-place")


GAME: Game[State, Lie] = Game(
    id="windowsill",
    seats=range(2, 3),
    options=(),
    rulebook=bind(("setup", "turn", "lie", "end"), (), (position, sys.modules[__name__])),
    moves=MOVES,
    effects=(Effect(Lie, lie_down, tell_lying),),
    deal=position.deal,
    generate=legal_moves,
    result=result,
    seen_by=lambda state, seat: state,  # everything lies open
    notation=Notation(position.write, position.read),
    faults=position.faults,
    misplays=frozenset({"fault-turns", "fault-quarrel"}),
)
