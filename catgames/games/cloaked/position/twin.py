"""The same position in the colours of its mirror image: it asks the same of a learner who was just shown."""

from __future__ import annotations

from catgames.games.cloaked.position import cats
from catgames.games.cloaked.position.attributes import MIRROR, as_set, names
from catgames.games.cloaked.position.state import Staged, State


def other(attribute: str) -> str:
    return MIRROR.get(attribute, attribute)


def other_set(attributes: int) -> int:
    return as_set(other(name) for name in names(attributes))


def other_cat(cat: int) -> int:
    return cat if cat == cats.UNKNOWN else _OTHER_CAT[cat]


# The deck was chosen to be its own mirror image, so every cat's twin is in it.
_OTHER_CAT = tuple(cats.ATTRIBUTES_OF.index(other_set(attributes)) for attributes in cats.ATTRIBUTES_OF)


def twin(state: State) -> State:
    return state._replace(
        fans=tuple(map(other_set, state.fans)),
        shown=tuple(map(other_set, state.shown)),
        hands=tuple(tuple(map(other_cat, hand)) for hand in state.hands),
        stage=tuple(Staged(other_cat(staged.cat), staged.masks) for staged in state.stage),
        pile=tuple(map(other_cat, state.pile)),
        denied=tuple(map(other_set, state.denied)),
    )
