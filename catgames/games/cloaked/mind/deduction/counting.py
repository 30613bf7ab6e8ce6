"""How many worlds there are for each triple of each opponent, by inclusion and exclusion.

Everything seen concerns one player's triple alone; what ties the players together is only that no card
exists twice. For a given triple of one opponent, the others' triples must avoid it and each other. Of
two sets of triples, the pairs that share nothing number

    all pairs − Σ over attributes + Σ over pairs of attributes − the triples in both,

each sum counting the pairs of triples that both hold those attributes. So three opponents cost a few
hundred counts for each triple, not a walk through 19 million worlds.
"""

from __future__ import annotations

from functools import lru_cache

from catgames.games.cloaked.mind.deduction.triples import HOLDING, HOLDING_TWO, members, touching


@lru_cache(maxsize=256)
def weigh(own: int, others: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """Each triple of one opponent's set, with the number of worlds in which it is theirs.

    Only the sets matter, not whose they are: at the start all are alike and one count serves all.
    """
    if not others:
        return tuple((triple, 1) for triple in members(own))
    if len(others) == 1:
        return tuple((triple, (others[0] & ~touching(triple)).bit_count()) for triple in members(own))
    one, other = others
    singles = [held for held in HOLDING if held & one and held & other]
    doubles = [held for held in HOLDING_TWO if held & one and held & other]
    weighed = []
    for triple in members(own):
        free = ~touching(triple)
        weighed.append((triple, _apart(one & free, other & free, singles, doubles)))
    return tuple(weighed)


def _apart(one: int, other: int, singles: list[int], doubles: list[int]) -> int:
    """How many pairs, a triple of each set, share nothing."""
    pairs = one.bit_count() * other.bit_count()
    if not pairs:
        return 0
    pairs -= sum([(one & held).bit_count() * (other & held).bit_count() for held in singles])
    pairs += sum([(one & held).bit_count() * (other & held).bit_count() for held in doubles])
    return pairs - (one & other).bit_count()
