"""The deduction board: for each opponent and attribute certain, possible or impossible, and how likely."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from functools import lru_cache

from catgames.core.message import Seat
from catgames.games.cloaked.language.moves import Ask
from catgames.games.cloaked.law.legal import questions
from catgames.games.cloaked.mind.deduction.counting import weigh
from catgames.games.cloaked.mind.deduction.observations import Observation, observe
from catgames.games.cloaked.mind.deduction.triples import EVERY, touching
from catgames.games.cloaked.position.attributes import ATTRIBUTES
from catgames.games.cloaked.position.facts import others
from catgames.games.cloaked.position.state import State


class Standing(StrEnum):
    CERTAIN = "certain"
    POSSIBLE = "possible"
    IMPOSSIBLE = "impossible"


@dataclass(frozen=True, slots=True)
class Board:
    seat: Seat
    opponents: tuple[Seat, ...]
    worlds: int
    holding: dict[tuple[Seat, str], int]
    """In how many of the worlds that opponent has that attribute."""

    def chance(self, opponent: Seat, attribute: str) -> Fraction:
        """Where no world is left, as only a position built by hand can have it, nothing has a chance."""
        return Fraction(self.holding[opponent, attribute], max(1, self.worlds))

    def standing(self, opponent: Seat, attribute: str) -> Standing:
        found = self.holding[opponent, attribute]
        if not found:
            return Standing.IMPOSSIBLE
        return Standing.CERTAIN if found == self.worlds else Standing.POSSIBLE

    def having(self, opponent: Seat, standing: Standing) -> tuple[str, ...]:
        return tuple(name for name in ATTRIBUTES if self.standing(opponent, name) is standing)


def candidates(observations: tuple[Observation, ...], players: int) -> tuple[int, ...]:
    """For each player the triples that fit everything seen, also that nobody has what another shows."""
    sets = [EVERY] * players
    for seen in observations:
        hit = touching(seen.attributes)
        sets[seen.seat] &= hit if seen.shares else ~hit
        if seen.shares and seen.attributes.bit_count() == 1:
            sets = [found if seat == seen.seat else found & ~hit for seat, found in enumerate(sets)]
    return tuple(sets)


@lru_cache(maxsize=64)
def deduce(state: State, seat: Seat) -> Board:
    """`state` may be all there is or what the seat sees: only what the seat may know is used."""
    opponents = others(state, seat)
    found = candidates(observe(state, seat), state.players)
    sets = tuple(found[other] for other in opponents)
    holding: dict[tuple[Seat, str], int] = {}
    worlds = 0
    for place, opponent in enumerate(opponents):
        weighed = weigh(sets[place], tuple(sorted(sets[:place] + sets[place + 1 :])))
        worlds = sum([weight for _, weight in weighed])
        for index, name in enumerate(ATTRIBUTES):
            holding[opponent, name] = sum([weight for triple, weight in weighed if triple >> index & 1])
    return Board(seat, opponents, worlds, holding)


def information(chance: Fraction) -> float:
    """Bits that a yes or no of this chance tells: one at evens, none when the answer is known."""
    p = float(chance)
    return 0.0 if p in (0.0, 1.0) else -p * math.log2(p) - (1 - p) * math.log2(1 - p)


def rank_questions(state: State, seat: Seat) -> tuple[tuple[Ask, float], ...]:
    """Every question that may be asked, the one that tells most first, with its expected bits.

    The world settles the answer, so what a question tells on average is the entropy of its answer.
    """
    board = deduce(state, seat)
    told = [(ask, information(board.chance(ask.target, ask.attribute))) for ask in questions(seat, state.shown)]
    return tuple(sorted(told, key=lambda pair: -pair[1]))
