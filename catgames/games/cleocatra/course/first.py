"""A first game: colours around a rescuer, assistants, a rescue, and the inspectors, one at a time, to 12 points."""

from __future__ import annotations

from catgames.core.message import Seat
from catgames.core.seats import SEATS
from catgames.games.cleocatra.language.moves import Draw, Lay, Move, Post, Rescue, Scout, Search, TeamUp
from catgames.games.cleocatra.law.effects.actions import done
from catgames.games.cleocatra.position.grid import Cell, neighbours
from catgames.games.cleocatra.position.scoring import alike, best_choice, choices, score
from catgames.games.cleocatra.position.state import FIRST, SECOND, SETUP, State, free_rescuers
from catgames.teach.guide import Beat, Guide

POINTS = 12
"""Ours: the book plays to 23, and to the end of the round."""
WORTH_A_RESCUE = 4
"""In points: a rescue sends everybody home, so that two or three are soon had and dearly paid."""


# --- what a rescue would bring ----------------------------------------------------------------------


def _points_on(state: State, seat: Seat, tile: Cell) -> int:
    return score(state, seat, tile, best_choice(state, seat, tile)).total


def _best_rescue(state: State, seat: Seat) -> int:
    """In points; nothing for who has nobody to score with."""
    return max((_points_on(state, seat, tile) for tile in free_rescuers(state, seat)), default=0)


def _promises_more(state: State, move: Move) -> bool:
    """One's best rescue is better for it, and there was one before."""
    before = _best_rescue(state, move.seat)
    return 0 < before < _best_rescue(done(state, move), move.seat)


# --- the ideas --------------------------------------------------------------------------------------


def _draws_a_first_tile(state: State, move: Move) -> bool:
    return isinstance(move, Draw) and state.step == SETUP


def _lays_a_first_tile(state: State, move: Move) -> bool:
    return isinstance(move, Lay) and state.step == SETUP


def _goes_on_an_expedition(state: State, move: Move) -> bool:
    return isinstance(move, Draw) and state.step == FIRST and bool(free_rescuers(state, move.seat))


def _adds_a_colour(state: State, move: Move) -> bool:
    """Around a rescuer that had none such."""
    if not isinstance(move, Lay) or state.step != FIRST:
        return False
    beside = set(neighbours(move.place)) & set(free_rescuers(state, move.seat))
    return any(state.held not in alike(state, tile) for tile in beside)


def _scouts_as_an_assistant(state: State, move: Move) -> bool:
    return isinstance(move, Scout) and state.step == SECOND and _promises_more(state, move)


def _sends_another_assistant(state: State, move: Move) -> bool:
    """With the rescue still to come in the same turn."""
    return isinstance(move, TeamUp) and state.step == FIRST and _promises_more(state, move)


def _is_the_best_rescue(state: State, move: Rescue) -> bool:
    points = score(state, move.seat, move.tile, move.scored).total
    return points == _best_rescue(state, move.seat) >= WORTH_A_RESCUE


def _rescues_with_help(state: State, move: Move) -> bool:
    if not isinstance(move, Rescue) or state.step != SECOND:
        return False
    helped = score(state, move.seat, move.tile, move.scored).assistants
    return bool(helped) and _is_the_best_rescue(state, move)


def _chooses_the_assisted(state: State, move: Move) -> bool:
    """Where another choice among tiles of one colour would score less."""
    if not isinstance(move, Rescue) or not _rescues_with_help(state, move):
        return False
    points = [score(state, move.seat, move.tile, scored).total for scored in choices(state, move.tile)]
    return min(points) < max(points)


def _starts_again(state: State, move: Move) -> bool:
    """With everybody home after a rescue."""
    return isinstance(move, Draw) and bool(state.inspectors) and not state.rescuers[move.seat]


def _moves_a_colour(state: State, move: Move) -> bool:
    return isinstance(move, Search) and _promises_more(state, move)


def _frees_a_tile(state: State, move: Move) -> bool:
    """One that nobody else could score on."""
    if not isinstance(move, Post) or move.source is None:
        return False
    rivals = [cells for seat, cells in enumerate(state.rescuers) if seat != move.seat]
    return not any(move.source in cells for cells in rivals)


def _twelve_points(state: State) -> Seat | None:
    """Once the rescue is finished: nothing is left to be put when somebody has won."""
    if state.posting:
        return None
    return next((seat for seat, points in zip(SEATS, state.scores, strict=False) if points >= POINTS), None)


GUIDE = Guide(
    cats=("random",),  # a greedy cat scores in its very first turn, before the learner knows what that is
    seed=168,
    beats=(
        Beat("tile", _draws_a_first_tile),
        Beat("home", _lays_a_first_tile),
        Beat("draw", _goes_on_an_expedition),
        Beat("colour", _adds_a_colour),
        Beat("scout", _scouts_as_an_assistant),
        Beat("team", _sends_another_assistant),
        Beat("rescue", _rescues_with_help),
        Beat("choose", _chooses_the_assisted, after="rescue"),
        Beat("again", _starts_again),
        Beat("search", _moves_a_colour),
        Beat("inspector", _frees_a_tile),
    ),
    means=frozenset({"laid", "searched", "scouted", "teamed-up", "rescues", "inspector", "posted"}),
    goal=_twelve_points,
    points=POINTS,
    scores=lambda state: state.scores,
)
