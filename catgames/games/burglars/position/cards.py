"""The cards: a cat is the letter of its colour, a mirror is `m`, a card nobody here may see is `?`."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache

from catgames.core.memory import SMALL
from catgames.core.message import Message
from catgames.core.rulebook import Nature, decides

COLOURS = "bogpry"
MIRROR = "m"
UNKNOWN = "?"
GAP = "."
"""An empty place of the market: it stays so until the turn ends."""

NAMES = {
    "b": "blue",
    "o": "orange",
    "g": "green",
    "p": "purple",
    "r": "red",
    "y": "yellow",
    MIRROR: "mirror",
    UNKNOWN: "unknown",
}
LETTERS = {name: letter for letter, name in NAMES.items()}

CATS_OF_A_COLOUR = 15  # 90 cats in six colours (Contents); the even split is deduced
MIRRORS = 20
HAND = 6  # Setup 2
MARKET = 6  # Setup 3
YARNS_TO_WIN = 8  # End of the game
COLOURS_OF_FAME = 6  # Hall of Fame


@decides("setup.deck", "setup", Nature.SETUP)
def full_deck() -> str:
    """All 110 cards in one deck, before they are shuffled (Setup 1)."""
    return "".join(colour * CATS_OF_A_COLOUR for colour in COLOURS) + MIRROR * MIRRORS


BOX = Counter(full_deck())
"""How many there are of each card."""


def is_cat(card: str) -> bool:
    return card in COLOURS


def sort_cards(cards: str) -> str:
    """In the order of the colours, mirrors last."""
    return "".join(sorted(cards, key=(COLOURS + MIRROR + UNKNOWN).index))


def without(cards: str, taken: str) -> str:
    """What is left once the taken cards, which must be there, are gone."""
    for card in taken:
        cards = cards.replace(card, "", 1)
    return cards


@cache
def say_card(card: str) -> Message:
    return Message(f"card-{NAMES[card]}")


@lru_cache(maxsize=SMALL)
def say_cards(cards: str) -> tuple[Message, ...]:
    """Cards told together: '2 blue cats and a mirror'."""
    counts = Counter(sort_cards(cards))
    return tuple(Message(f"cards-{NAMES[card]}", {"count": n}) for card, n in counts.items())
