"""A smallest set of observations that proves a certainty or an impossibility.

Every world in which the claim is wrong must clash with some observation of the proof. So a smallest
proof is a smallest set that hits the clashes of all such worlds; the worlds are found as they are
needed: propose a smallest set for those known so far, look for a world it leaves standing, repeat.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from catgames.core.key import Keys
from catgames.core.message import Message, Seat, values
from catgames.games.cloaked.mind.deduction.board import Standing, deduce
from catgames.games.cloaked.mind.deduction.observations import Observation, observe
from catgames.games.cloaked.mind.deduction.triples import EVERY, TRIPLES, touching
from catgames.games.cloaked.position.attributes import bit, say_attribute
from catgames.games.cloaked.position.state import State


@lru_cache(maxsize=512)
def prove(state: State, seat: Seat, opponent: Seat, attribute: str) -> tuple[Observation, ...]:
    """Why that opponent certainly has the attribute, or cannot; nothing proves what is merely possible."""
    standing = deduce(state, seat).standing(opponent, attribute)
    if standing is Standing.POSSIBLE:
        return ()
    seen = observe(state, seat)
    clashes = _Clashes(seen, state.players, opponent, bit(attribute), standing is Standing.CERTAIN)
    proof, known = 0, []
    while (clash := clashes.of_a_world_left_by(proof)) is not None:
        known.append(clash)
        proof = smallest_hitting(known, at_least=proof.bit_count())
    return tuple(observation for index, observation in enumerate(seen) if proof >> index & 1)


def proof_keys(state: State, seat: Seat, opponent: Seat, attribute: str) -> Keys:
    """What to light on the table."""
    return tuple(seen.key for seen in prove(state, seat, opponent, attribute))


def say_proof(state: State, seat: Seat, opponent: Seat, attribute: str) -> Message:
    standing = deduce(state, seat).standing(opponent, attribute)
    proof = tuple(seen.said for seen in prove(state, seat, opponent, attribute))
    said = values(who=opponent, attribute=say_attribute(attribute), count=len(proof), proof=proof)
    return Message(f"proof-{standing}", said)


class _Clashes:
    """Worlds in which a claim is wrong, as the set of observations each clashes with, a bit an observation."""

    def __init__(self, seen: tuple[Observation, ...], players: int, about: Seat, wanted: int, claimed: bool) -> None:
        self._about = about
        self._seen = seen
        wrong = touching(wanted) if not claimed else EVERY & ~touching(wanted)
        self._possible = [wrong if seat == about else EVERY for seat in range(players)]
        self._ranked = [_ranked(seen, seat) for seat in range(players)]

    def of_a_world_left_by(self, proof: int) -> int | None:
        """Players of whom the proof says nothing come last: there is always something left to deal them."""
        left = list(self._possible)
        for index, observation in enumerate(self._seen):
            if proof >> index & 1:
                hit = touching(observation.attributes)
                left[observation.seat] &= hit if observation.shares else ~hit
        order = sorted(range(len(left)), key=lambda seat: (seat != self._about, left[seat].bit_count()))
        return next(self._worlds(order, left, 0), None)

    def _worlds(self, order: list[int], left: list[int], taken: int) -> Iterator[int]:
        """Deal a triple to one player after the other, as long as there is one left for everybody."""
        if not order:
            yield 0
            return
        seat, *others = order
        for index, triple, clash in self._ranked[seat]:
            if not left[seat] >> index & 1 or triple & taken:
                continue
            free = ~touching(taken | triple)
            if all(left[other] & free for other in others):
                for more in self._worlds(others, left, taken | triple):
                    yield clash | more


@lru_cache(maxsize=64)
def _ranked(seen: tuple[Observation, ...], seat: int) -> list[tuple[int, int, int]]:
    """Every triple this player could have been dealt, by number, with the observations it clashes with.

    Those that clash with little come first: the fewer clashes, the more a world demands of a proof.
    """
    about = [(1 << index, observation) for index, observation in enumerate(seen) if observation.seat == seat]
    found = [
        (index, triple, sum([place for place, observation in about if not observation.fits(triple)]))
        for index, triple in enumerate(TRIPLES)
    ]
    return sorted(found, key=lambda ranked: ranked[2].bit_count())


def smallest_hitting(sets: list[int], at_least: int) -> int:
    """A smallest choice of bits with one in each of these sets, which is known to need so many at least."""
    ordered = sorted(sets, key=int.bit_count)
    size = at_least
    while (found := _hitting(ordered, 0, size)) is None:
        size += 1
    return found


def _hitting(sets: list[int], chosen: int, size: int) -> int | None:
    missed = next((clash for clash in sets if not clash & chosen), None)
    if missed is None:
        return chosen
    if not size:
        return None
    while missed:
        choice = missed & -missed
        missed ^= choice
        found = _hitting(sets, chosen | choice, size - 1)
        if found is not None:
            return found
    return None
