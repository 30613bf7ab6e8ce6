"""The tiles, each a short text: `R5*` a cat with its attack and the chief's star, `m3` a prey, `A^` a dog.

A cat begins with its clan's letter, a prey with m (mouse), p (pigeon) or f (fly) and its points, a dog
with the letter of its arrows and the way it faces. A tile nobody here may see is `?`.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache

from catgames.core.message import Message
from catgames.core.rulebook import Nature, decides
from catgames.games.pocket.position.cells import COMPASS, step

UNKNOWN = "?"
CHIEF = "*"
CAT, PREY, DOG = "cat", "prey", "dog"


@dataclass(frozen=True, slots=True)
class Clan:
    """A clan card and its five cats; the powers are public, the names are the box's."""

    slug: str
    letter: str
    attacks: tuple[int, ...]
    chief: int
    """The chief's attack. The Chaoticats' is whatever their number makes it, so 0 stands here."""

    @property
    def cats(self) -> tuple[str, ...]:
        """Its five tiles; the last cat of the chief's attack is the chief."""
        tiles = [self.letter + (str(attack) if attack else "") for attack in self.attacks]
        last = max(k for k, attack in enumerate(self.attacks) if attack == self.chief)
        tiles[last] += CHIEF
        return tuple(tiles)


ROYAL, GOURMETS, CROOKS, DEFENDERS = "royal-claws", "gourmets", "crooks", "defenders"
CHAOTICATS, POWER, POLTERKITTIES = "chaoticats", "power-cats", "polterkitties"
CLANS = {
    clan.slug: clan
    for clan in (
        Clan(ROYAL, "R", (1, 2, 3, 4, 5), 5),
        Clan(GOURMETS, "G", (1, 2, 3, 4, 5), 3),
        Clan(CROOKS, "K", (1, 2, 3, 4, 7), 7),
        Clan(DEFENDERS, "J", (1, 1, 1, 1, 9), 9),
        Clan(CHAOTICATS, "X", (0, 0, 0, 0, 0), 0),
        Clan(POWER, "W", (2, 3, 4, 4, 6), 2),
        Clan(POLTERKITTIES, "T", (2, 2, 3, 3, 5), 5),
    )
}
CHAOS = (0, 10, 8, 6, 4, 2)
"""The Chaoticats' attack by how many of them are face up after the dogs, from none to all five."""

MICE = ("m3", "m4", "m4", "m5", "m5", "m6")
PIGEONS = ("p2", "p5")
FLIES = ("f3", "f4")
PREY_TILES = (*MICE, *PIGEONS, *FLIES)
POINTS = {tile: int(tile[1]) for tile in PREY_TILES}
PAIRS = {"p": 2 * 5, "f": 3 * 4}
"""Both pigeons, both flies: their points multiply (End 3)."""
TWIN = {"p2": "p5", "p5": "p2", "f3": "f4", "f4": "f3"}

ARROWS = {
    "A": ("N",),
    "B": ("W", "E"),
    "C": ("NE", "E", "SE"),
    "D": ("N", "E", "S", "W"),
    "E": ("NE", "SE", "SW", "NW"),
}
"""Where each dog's arrows point while it faces up."""
FACINGS = "^>v<"
DOGS = tuple(letter + facing for letter in ARROWS for facing in FACINGS)

KIND = {
    **{cat: CAT for clan in CLANS.values() for cat in clan.cats},
    **dict.fromkeys(PREY_TILES, PREY),
    **dict.fromkeys(DOGS, DOG),
}
CLAN = {cat: clan.slug for clan in CLANS.values() for cat in clan.cats}
CHIEFS = {clan.slug: next(cat for cat in clan.cats if CHIEF in cat) for clan in CLANS.values()}
ATTACK = {cat: int(cat[1]) if cat[1:2].isdigit() else 0 for cat in CLAN}


@cache
def all_tiles(clans: tuple[str, str]) -> tuple[str, ...]:
    """Ten cats and ten prey; the five dogs come with a facing each (Set-up 2)."""
    return (*(cat for clan in clans for cat in CLANS[clan].cats), *PREY_TILES)


def identity(tile: str) -> str:
    """A dog is the same dog whichever way it faces."""
    return tile[0] if KIND.get(tile) == DOG else tile


@decides("setup.mix", "setup", Nature.SETUP)
def box(clans: tuple[str, str]) -> Counter[str]:
    """What the 25 tiles must be."""
    return Counter((*all_tiles(clans), *ARROWS))


def turned(dog: str, quarters: int) -> str:
    """The dog, so many quarter turns to the right."""
    return dog[0] + FACINGS[(FACINGS.index(dog[1]) + quarters) % len(FACINGS)]


@cache
def arrows(dog: str) -> tuple[str, ...]:
    """Where its arrows point, as it faces now."""
    names = list(COMPASS)
    return tuple(names[(names.index(arrow) + 2 * FACINGS.index(dog[1])) % len(names)] for arrow in ARROWS[dog[0]])


@cache
def aimed_at(dog: str, cell: int) -> tuple[int, ...]:
    """The cells its arrows point at: only those that touch it, at an edge or a corner (End 1)."""
    there = (step(cell, COMPASS[arrow]) for arrow in arrows(dog))
    return tuple(target for target in there if target is not None)


@cache
def say_tile(tile: str) -> Message:
    match KIND.get(tile):
        case "cat":
            chief = "yes" if CHIEF in tile else "no"
            return Message(f"tile-{CLAN[tile]}", {"attack": ATTACK[tile], "chief": chief})
        case "prey":
            return Message(f"tile-prey-{tile[0]}", {"points": POINTS[tile]})
        case "dog":
            return Message(f"tile-dog-{tile[0].lower()}")
    return Message("tile-unknown")


@cache
def say_clan(clan: str) -> Message:
    return Message(f"clan-{clan}")
