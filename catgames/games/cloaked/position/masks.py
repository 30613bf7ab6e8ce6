"""Who must put a mask on a cat: a matter of rule, never of choice."""

from __future__ import annotations

from catgames.core.errors import Unseen
from catgames.core.rulebook import Nature, decides
from catgames.games.cloaked.position.cats import ATTRIBUTES_OF, UNKNOWN
from catgames.games.cloaked.position.state import FAN, State


@decides("masks.unmasked-count", "step-2", Nature.EFFECT)
def matches(state: State, seat: int, cat: int) -> int:
    """What a player's cards have in common with a cat; an unmasked card counts like a masked one."""
    return state.fans[seat] & ATTRIBUTES_OF[cat]


@decides("masks.match", "step-2", Nature.EFFECT)
@decides("masks.one", "step-2", Nature.EFFECT)
@decides("masks.truth", "step-2", Nature.LEGALITY)
def who_owes(state: State, cat: int) -> int:
    """The seats whose mask belongs on this cat, no more and no fewer, the active player's too (Step 2).

    One match is enough, and more of them do not make a second mask.
    """
    if cat == UNKNOWN:
        raise Unseen
    attributes = ATTRIBUTES_OF[cat]
    owing = 0
    for seat, fan in enumerate(state.fans):
        if fan & attributes:
            owing |= 1 << seat
        elif fan.bit_count() < FAN:
            raise Unseen
    return owing
