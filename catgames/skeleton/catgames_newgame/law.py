"""The rules of Newgame, its one kind of move, and what a move does."""

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
from catgames.core.rule import Evidence, Rank, reason, rule, rule_of
from catgames.core.rulebook import Figure, Nature, Source, bind
from catgames.core.seats import after
from catgames_newgame import position
from catgames_newgame.position import CATS, CUSHION, CUSHIONS, FREE, State, to_move

# --- the move: how it is written, touched, said and mirrored follows from its parts ---------------

WHERE: Part[State, int] = Part(
    "CUSHION",
    every=lambda state, seat: CUSHIONS,
    write=lambda state, seat, cushion: str(cushion + 1),
    keys=lambda state, seat, cushion: (CUSHION(cushion),),
    say=lambda state, cushion: cushion + 1,
    mirror=lambda cushion: CUSHIONS[-1] - cushion,
    apart=lambda one, other: abs(one - other),
)


@dataclass(frozen=True, slots=True)
class Take:
    """A cat takes a cushion."""

    seat: Seat
    cushion: Annotated[int, WHERE]


MOVES: Moves[State, Take] = Moves((Kind(Take, "take {cushion}"),), to_move, speaker=lambda state: state.turn)

# --- the rules, in the order in which they are asked: each decides, and says what proves it -------


def _who(state: State) -> Evidence:
    return Evidence(values(who=state.turn))


@rule("end.last", "end", Take, rank=Rank.GAME, nature=Nature.END)
def a_cushion_is_left(state: State) -> bool:
    return to_move(state) is not None


@rule("turn.order", "turn", Take, rank=Rank.TURN, evidence=_who)
def it_is_their_turn(state: State, move: Take) -> bool:
    return move.seat == state.turn


def _there(state: State, move: Take) -> Evidence:
    return Evidence(values(cushion=move.cushion + 1), (CUSHION(move.cushion),))


@reason("cat", _there)
def a_cat_lies_there(state: State, move: Take) -> bool:
    return state.row[move.cushion] in CATS


@rule_of("take.free", "turn", Take, reasons=(a_cat_lies_there,))
def the_cushion_is_free(state: State, move: Take) -> Evidence:
    return _there(state, move)


# --- what a move does, and all of it together -----------------------------------------------------


def legal_moves(state: State) -> list[Take]:
    """Found without asking the rules: the tests hold the two to each other."""
    return [Take(state.turn, cushion) for cushion in CUSHIONS if state.row[cushion] == FREE]


def lie_down(state: State, move: Take) -> State:
    row = state.row[: move.cushion] + CATS[move.seat] + state.row[move.cushion + 1 :]
    return State(row, after(state.turn, state.players))


def tell_taking(before: State, move: Take, then: State, tell: Teller) -> None:
    tell("taken", "take.free", (CUSHION(move.cushion),), who=move.seat, cushion=move.cushion + 1)
    if to_move(then) is None:
        tell("last", "end.last", who=move.seat)


def result(state: State) -> Outcome | None:
    """Who took the last cushion has won."""
    if to_move(state) is not None:
        return None
    scores = tuple(state.row.count(cat) for cat in CATS)
    return Outcome((after(state.turn, state.players),), scores, "end.last")


FIGURES = (Figure("figure-cushions", str(len(CUSHIONS)), Source.BOOK),)

GAME: Game[State, Take] = Game(
    id="newgame",
    seats=range(2, 3),
    options=(),
    rulebook=bind(("setup", "turn", "end"), FIGURES, (position, sys.modules[__name__])),
    moves=MOVES,
    effects=(Effect(Take, lie_down, tell_taking),),
    deal=position.deal,
    generate=legal_moves,
    result=result,
    seen_by=lambda state, seat: state,  # everything lies open
    notation=Notation(position.write, position.read),
    faults=position.faults,
    misplays=frozenset({"fault-turns"}),
)
