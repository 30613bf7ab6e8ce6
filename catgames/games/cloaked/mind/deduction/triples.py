"""All 969 triples of attributes, and sets of triples as integers, one bit a triple."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import combinations

from catgames.games.cloaked.position.attributes import ATTRIBUTES
from catgames.games.cloaked.position.state import FAN

TRIPLES = tuple(sum(1 << a for a in chosen) for chosen in combinations(range(len(ATTRIBUTES)), FAN))
EVERY = (1 << len(TRIPLES)) - 1


def collect(triples: Iterable[bool]) -> int:
    """The set of those triples, told one by one in order, for which it is true."""
    return sum(1 << index for index, inside in enumerate(triples) if inside)


HOLDING = tuple(collect(triple >> a & 1 == 1 for triple in TRIPLES) for a in range(len(ATTRIBUTES)))
"""By attribute, the triples that hold it."""
HOLDING_TWO = tuple(one & other for one, other in combinations(HOLDING, 2))


@lru_cache(maxsize=1 << 12)
def touching(attributes: int) -> int:
    """The triples that share something with these attributes."""
    found = 0
    for index, holding in enumerate(HOLDING):
        if attributes >> index & 1:
            found |= holding
    return found


def members(found: int) -> list[int]:
    """The triples of a set."""
    return [triple for index, triple in enumerate(TRIPLES) if found >> index & 1]
