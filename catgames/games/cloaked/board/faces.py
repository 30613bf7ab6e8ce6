"""The cards as symbols: 40 cats, 19 attributes, the backs, and the masks of four players."""

from __future__ import annotations

from functools import cache

from catgames.games.cloaked.board import icons
from catgames.games.cloaked.board.icons import COATS, INK, PAPER, PLAIN, Coat
from catgames.games.cloaked.position import cats
from catgames.games.cloaked.position.attributes import ACCESSORIES, ATTRIBUTES, COLOURS, PATTERNS, POSES
from catgames.scene.cats import cat_head
from catgames.scene.scene import Mark, Symbol
from catgames.scene.shapes import Circle, Rect, Text, Use, path

WIDTH, HEIGHT = 100, 140
ICON = 40
MASK_RATIO = 0.42
CURTAIN = "#7c2340"
FOLD = "#5c1630"
GOLD = "#e0a526"
SEAL = "#b3263c"
CHIP, CHIPS = 53, (61, 72)
"""The height of a chip of the invitation, and its width on a narrow and on a wide table."""
SLOT, CELL, SURE = "slot", "cell", "cell-sure"
HOLLOW, RIM = "#8a7f9a1f", "#8a7f9a80"
"""See-through, so that empty places suit the light table and the dark one."""


def cat_face(cat: int) -> str:
    return "cat-unknown" if cat == cats.UNKNOWN else f"cat-{cats.NAMES[cat]}"


def icon(attribute: str) -> str:
    return f"icon-{attribute}"


def card(attribute: str) -> str:
    """An attribute card; its name is written on it where it is used, in the reader's language."""
    return f"card-{attribute}"


def chip(attribute: str, width: int) -> str:
    """An attribute on the invitation, with its seal."""
    return f"chip-{width}-{attribute}"


def tile(attribute: str) -> str:
    return f"tile-{attribute}"


def denial(attribute: str) -> str:
    return f"denial-{attribute}"


def mask_face(seat: int) -> str:
    return f"mask-{seat}"


def small_mask(seat: int) -> str:
    return f"small-mask-{seat}"


@cache
def symbols() -> dict[str, Symbol]:
    found = {cat_face(cat): Symbol(WIDTH, HEIGHT, _cat(cat), _coat(cat).fill) for cat in cats.CATS}
    found[cat_face(cats.UNKNOWN)] = Symbol(WIDTH, HEIGHT, _back())
    found |= {mask_face(seat): Symbol(80, 80 * MASK_RATIO, icons.mask(seat, 0, 2, 80)) for seat in range(4)}
    found |= {small_mask(seat): Symbol(24, 20, icons.small_mask(seat)) for seat in range(4)}
    found["attribute-back"] = Symbol(WIDTH, HEIGHT, _attribute_back())
    for name in ATTRIBUTES:
        found[icon(name)] = Symbol(ICON, ICON, _icon(name), COATS.get(name, PLAIN).fill)
        found[card(name)] = Symbol(WIDTH, HEIGHT, _card(name))
        found[tile(name)] = Symbol(ICON, ICON, _tile(name))
        found[denial(name)] = Symbol(ICON, ICON, (*_tile(name), Mark(Text(32, 31, "✗", 22, bold=True), "#c0243a")))
        found |= {chip(name, width): Symbol(width, CHIP, _chip(name, width)) for width in CHIPS}
    found[SLOT] = Symbol(34, 30, (Mark(Rect(1, 1, 32, 28, 9), HOLLOW, RIM, 1.5),))
    found[CELL] = Symbol(40, 32, (Mark(Rect(0.7, 0.7, 38.6, 30.6, 6), HOLLOW, RIM, 1.2),))
    found[SURE] = Symbol(40, 32, (Mark(Rect(1.5, 1.5, 37, 29, 6), HOLLOW, "#2aa06b", 3),))
    return found


@cache
def emblem() -> Symbol:
    """Two guests of the ball behind their masks, and a third who has just been unmasked."""
    folds = "M40 0 C52 60 30 120 44 180 M98 0 C88 60 110 120 96 180 M150 0 C156 60 144 120 150 180"
    more = "M202 0 C212 60 190 120 204 180 M260 0 C248 60 270 120 256 180"
    marks = (
        Mark(Rect(0, 0, 300, 180, 22), CURTAIN),
        Mark(path(folds), "", FOLD, 5),
        Mark(path(more), "", FOLD, 5),
        Mark(path("M60 180 C60 152 240 152 240 180 Z"), GOLD),
        *icons.cat("seated", COATS["purple"], "striped", "", 4, 54, 118),
        *icons.cat("seated", COATS["green"], "spotted", "", 184, 54, 118),
        *icons.mask(1, 37, 81, 52),
        *icons.mask(0, 217, 81, 52),
        *icons.cat("seated", COATS["white"], "", "hat", 79, 34, 140),
    )
    return Symbol(300, 180, marks)


def _coat(cat: int) -> Coat:
    return COATS[cats.worn(cat, COLOURS)]


def _cat(cat: int) -> tuple[Mark, ...]:
    """The cat on a spotlit stage; below it the same again as signs: colour, pattern, accessory."""
    pose, colour = cats.worn(cat, POSES), cats.worn(cat, COLOURS)
    pattern, thing = cats.worn(cat, PATTERNS), cats.worn(cat, ACCESSORIES)
    coat = _coat(cat)
    marks = [
        Mark(Rect(1.5, 1.5, 97, 137, 11), PAPER, INK, 2.5),
        Mark(Rect(6, 6, 88, 100, 8), coat.tint),
        Mark(path("M14 106 C14 92 86 92 86 106 Z"), "#ffffff"),
        *icons.cat(pose, coat, pattern, thing, 8, 16, 84),
        icons.coat_sign(colour, 9, 111, 22),
    ]
    if pattern:
        marks += icons.swatch(pattern, 50, 122, 22)
    if thing:
        marks += icons.THINGS[thing](80, 122, 22)
    return tuple(marks)


def _card(name: str) -> tuple[Mark, ...]:
    return Mark(Rect(1.5, 1.5, 97, 137, 12), PAPER, INK, 2.5), Mark(Use(icon(name), 13, 14, 74, 74))


def _tile(name: str) -> tuple[Mark, ...]:
    return Mark(Rect(1, 1, 38, 38, 9), PAPER, INK, 2), Mark(Use(icon(name), 5, 5, 30, 30))


def _chip(name: str, width: int) -> tuple[Mark, ...]:
    """The seal says how many cats have it."""
    return (
        Mark(Rect(0.7, 0.7, width - 1.4, CHIP - 1.4, 6), PAPER, INK, 1.3),
        Mark(Use(icon(name), width / 2 - 20, 3, 33, 33)),
        Mark(Circle(width - 13, 14, 9.5), SEAL),
        Mark(Text(width - 13, 14, str(cats.count_with(name)), 11, bold=True), PAPER),
    )


def _icon(name: str) -> tuple[Mark, ...]:
    if name in POSES:
        return icons.cat(name, PLAIN, "", "", 1, 0, 38)
    if name in COLOURS:
        return (icons.coat_sign(name, 5, 5, 30),)
    if name in PATTERNS:
        return icons.swatch(name, 20, 20, 32)
    return icons.THINGS[name](20, 20, 32)


def _back() -> tuple[Mark, ...]:
    """A theatre's curtain with a masked cat before it."""
    folds = "M20 8 C26 50 16 90 22 132 M36 8 C30 50 42 90 34 132 M64 8 C70 50 58 90 66 132 M80 8 C74 50 84 90 78 132"
    return (
        Mark(Rect(1.5, 1.5, 97, 137, 11), PAPER, INK, 2.5),
        Mark(Rect(7, 7, 86, 126, 7), CURTAIN),
        Mark(path(folds), "", FOLD, 3),
        Mark(Circle(50, 70, 30), GOLD, INK, 2),
        *cat_head(25, 44, 50, PAPER, INK, masked=True),
    )


def _attribute_back() -> tuple[Mark, ...]:
    """What is seen of an attribute card from behind its fan."""
    return (
        Mark(Rect(1.5, 1.5, 97, 137, 11), PAPER, INK, 2.5),
        Mark(Rect(7, 7, 86, 126, 7), "#3c3560"),
        Mark(path("M38 56 C38 34 66 36 64 56 C62 68 50 68 50 82"), "", GOLD, 8),
        Mark(Circle(50, 98, 5.5), GOLD),
    )
