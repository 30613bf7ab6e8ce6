"""Points and winners."""

from __future__ import annotations

from catgames.core.game import Outcome
from catgames.core.message import Seat
from catgames.games.cloaked.position.state import CATS, ROUND, SEATS, SHORT, State, masked

REASONS = {ROUND: "end.trigger", CATS: "ruling.empty-pile", SHORT: "end.no-masks"}


def points(state: State, seat: int) -> int:
    """One a received mask, one an attribute still masked; the supply counts nothing (Scoring)."""
    return len(state.won[seat]) + masked(state, seat)


def winners(state: State) -> tuple[Seat, ...]:
    """Most points; then most attributes still masked; then shared (Scoring)."""
    ranks = [(points(state, seat), masked(state, seat)) for seat in range(state.players)]
    return tuple(SEATS[seat] for seat, rank in enumerate(ranks) if rank == max(ranks))


def result(state: State) -> Outcome | None:
    if not state.ended:
        return None
    first = winners(state)
    scores = tuple(points(state, seat) for seat in range(state.players))
    return Outcome(first, scores, REASONS[state.ended], {"who": first[0], "count": scores[first[0]]})
