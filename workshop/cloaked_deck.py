"""How the fixed deck of 40 cats was chosen: `python -m workshop.cloaked_deck` writes `deck.txt` again, the same.

That each pair of pose and colour comes once is deduced; which cat wears what is ours to choose,
once. Cats come in twins, a colour and its partner: where one is striped the other is spotted, where
one holds yarn the other wears a hat, where one drinks the other has the mouse. So the deck is its own
mirror image, and every position has a twin that asks the same in other colours.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from itertools import product
from pathlib import Path
from typing import TypeAlias

from catgames.games.cloaked.position.attributes import COLOURS, MIRROR, PARTNER, POSES

Wear: TypeAlias = tuple[str, str]
"""A pattern and an accessory; an empty word is none."""
Deck: TypeAlias = dict[tuple[str, str], Wear]

SEED = 2019
TRIES = 4000
# Of each twin the first one's wear: 8 cats with both, 4 with a pattern only, 8 with an accessory only,
# which doubled makes 12 striped, 12 spotted and 8 of each accessory.
WEARS = [(pattern, thing) for pattern, thing in product(("striped", "spotted"), ("yarn", "hat", "cocktail", "mouse"))]
WEARS += [("striped", ""), ("spotted", "")] * 2
WEARS += [("", thing) for thing in ("yarn", "hat", "cocktail", "mouse")] * 2


def choose() -> Deck:
    """The most even of many shuffles."""
    chance = random.Random(SEED)
    return min((_twinned(chance.sample(WEARS, len(WEARS))) for _ in range(TRIES)), key=unevenness)


def _twinned(wears: list[Wear]) -> Deck:
    deck: Deck = {}
    for (pose, colour), (pattern, thing) in zip(product(POSES, PARTNER), wears, strict=True):
        deck[pose, colour] = pattern, thing
        deck[pose, PARTNER[colour]] = MIRROR.get(pattern, ""), MIRROR.get(thing, "")
    return deck


def unevenness(deck: Deck) -> int:
    """How far patterns and accessories follow pose or colour: the fuller a pairing, the worse, squared."""
    pairs: Counter[tuple[str, str]] = Counter()
    for (pose, colour), (pattern, thing) in deck.items():
        for worn in filter(None, (pattern, thing)):
            pairs.update([(pose, worn), (colour, worn)])
    return sum(count * count for count in pairs.values())


def lines(deck: Deck) -> Iterator[str]:
    for pose, colour in product(POSES, COLOURS):
        yield " ".join(filter(None, (pose, colour, *deck[pose, colour])))


if __name__ == "__main__":
    text = "\n".join(lines(choose())) + "\n"
    Path(str(files("catgames.games.cloaked.position") / "deck.txt")).write_text(text, encoding="utf-8")
