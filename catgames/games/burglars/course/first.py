"""A first game: crews, yarns, traps and thieves, one idea a turn, to three yarns."""

from __future__ import annotations

from catgames.core.message import Seat
from catgames.core.seats import SEATS
from catgames.games.burglars.language.moves import Activate, Form, Infiltrate, Move, Secure, Take
from catgames.games.burglars.position.cards import is_cat
from catgames.games.burglars.position.facts import the_crew, yarns
from catgames.games.burglars.position.state import NEW, State
from catgames.teach.guide import Beat, Guide

YARNS = 3
"""Ours: the book plays to eight."""


def _starts_a_crew(state: State, move: Move) -> bool:
    """With a colour that is held twice: the second card can be hidden next."""
    return isinstance(move, Form) and move.spot.crew == NEW and state.hands[move.seat].count(move.card) > 1


def _hides_a_yarn(state: State, move: Move) -> bool:
    return isinstance(move, Activate) and move.card in the_crew(state, move.spot).cats


def _hides_a_yarn_well(state: State, move: Move) -> bool:
    """Not beneath a single cat: that is cheap to rob."""
    return isinstance(move, Activate) and _hides_a_yarn(state, move) and len(the_crew(state, move.spot).cats) > 1


def _secures(state: State, move: Move) -> bool:
    return isinstance(move, Secure)


def _recruits(state: State, move: Move) -> bool:
    """Not while a yarn can be hidden with the cards at hand, or scored: then no more of them are needed."""
    return isinstance(move, Take) and not state.picked and not _has_a_use(state, move.seat)


def _has_a_use(state: State, seat: Seat) -> bool:
    crews = state.crews[seat]
    return bool(yarns(crews)) or any(not crew.hidden and set(crew.cats) & set(state.hands[seat]) for crew in crews)


def _takes_the_second(state: State, move: Move) -> bool:
    """A colour that is held already, where the market shows one."""
    paired = {card for card in state.market if is_cat(card) and card in state.hands[state.turn]}
    return isinstance(move, Take) and state.picked and (move.source in paired or not paired)


def _grows(state: State, move: Move) -> bool:
    return isinstance(move, Form) and move.spot.crew != NEW


def _starts_another(state: State, move: Move) -> bool:
    """Beside a single crew: with two of one size, one of them could grow at once."""
    return isinstance(move, Form) and move.spot.crew == NEW and len(state.crews[move.seat]) == 1


def _sets_a_trap(state: State, move: Move) -> bool:
    return isinstance(move, Activate) and move.card not in the_crew(state, move.spot).cats


def _robs(state: State, move: Move) -> bool:
    """But not with the last card: it may be a trap."""
    return isinstance(move, Infiltrate) and len(move.price) < len(state.hands[move.seat])


def _three_yarns(state: State) -> Seat | None:
    return next((seat for seat, cards in zip(SEATS, state.scored, strict=False) if len(cards) >= YARNS), None)


GUIDE = Guide(
    cats=("greedy",),
    seed=88,
    beats=(
        Beat("safe", _secures, after="secure"),
        Beat("crew", _starts_a_crew),
        Beat("yarn", _hides_a_yarn),
        Beat("secure", _secures),
        Beat("recruit", _recruits),
        Beat("second", _takes_the_second),
        Beat("equal", _starts_another, known=_starts_another),
        Beat("grow", _grows, known=_grows),
        Beat("trap", _sets_a_trap, known=_sets_a_trap),
        Beat("rob", _robs),
        Beat("again", _hides_a_yarn_well, after="rob"),
    ),
    means=frozenset({"take-market", "new-crew", "hidden", "secured", "market-paid", "looted", "trapped"}),
    goal=_three_yarns,
    points=YARNS,
    scores=lambda state: map(len, state.scored),
)
