"""How a game ends: masks that have run short, points and winners, and what is told of them."""

from __future__ import annotations

from collections.abc import Sequence

from catgames.core.event import Teller
from catgames.core.game import Outcome
from catgames.core.key import Keys
from catgames.core.message import Message, Seat, Values, values
from catgames.core.rulebook import Nature, decides
from catgames.games.cloaked.position import keys
from catgames.games.cloaked.position.facts import masked, unmasked_player, without_masks
from catgames.games.cloaked.position.state import CATS, OUT_OF_MASKS, ROUND, SHORT, State

REASONS = {ROUND: "end.trigger", CATS: "ruling.empty-pile", SHORT: "end.no-masks"}


@decides("ruling.out-of-masks", "scoring", Nature.RULING, OUT_OF_MASKS)
def runs_short(state: State, supply: Sequence[int]) -> bool:
    """Option at-zero: an empty supply is enough. Otherwise a mask must be due that is not there."""
    return state.at_zero and 0 in supply


@decides("end.score", "scoring", Nature.END)
def points(state: State, seat: int) -> int:
    """One a received mask, one an attribute still masked; the supply counts nothing (Scoring)."""
    return len(state.won[seat]) + masked(state, seat)


@decides("end.winner", "scoring", Nature.END)
def winners(state: State) -> tuple[Seat, ...]:
    """Most points; then most attributes still masked; then shared (Scoring)."""
    ranks = [(points(state, seat), masked(state, seat)) for seat in state.seats]
    return tuple(seat for seat, rank in zip(state.seats, ranks, strict=True) if rank == max(ranks))


def result(state: State) -> Outcome | None:
    if not state.ended:
        return None
    return Outcome(winners(state), tuple(points(state, seat) for seat in state.seats), REASONS[state.ended])


def say_players(seats: Sequence[Seat]) -> tuple[Message, ...]:
    return tuple(Message("player", {"who": seat}) for seat in seats)


def one_or_several(seats: Sequence[Seat]) -> Values:
    """Whom a sentence is about: one player, who may be the reader, or several."""
    return values(count=len(seats), who=seats[0], players=say_players(seats))


def _hidden(state: State, seat: Seat) -> Keys:
    """Where the attributes lie that are still points."""
    return (keys.FAN(seat),) if masked(state, seat) else ()


def tell_end(state: State, tell: Teller, owing: Sequence[Seat] = ()) -> None:
    """Why it is over, if it is; everybody's points, and who has won. Those owing are who lacked a mask that was due."""
    if not state.ended:
        return
    who = unmasked_player(state)
    if state.ended == ROUND and who is not None:
        tell("round-over", "end.finish-round", keys.card_keys(who, state.shown[who]), who=who)
    elif state.ended == CATS:
        tell("cats-gone", "ruling.empty-pile", (keys.PILE_KEY,))
    else:
        short = owing or without_masks(state)
        tell("masks-gone", "end.no-masks", tuple(map(keys.SUPPLY, short)), **one_or_several(short))
    first = winners(state)
    most = points(state, first[0])
    # Whoever reads only the last lines learns everybody's points: the winners' are told again with the victory.
    for seat in sorted(state.seats, key=lambda seat: seat not in first):
        said = values(who=seat, won=len(state.won[seat]), masked=masked(state, seat), count=points(state, seat))
        tell("points", "end.score", (keys.WON(seat), *_hidden(state, seat)), **said)
    won = tuple(map(keys.WON, first))
    tied = "yes" if any(points(state, seat) == most for seat in state.seats if seat not in first) else "no"
    tell("winner", "end.winner", won, **one_or_several(first), points=most, tied=tied)
