"""The faces of the tiles, as symbols of 100 by 100: cats of seven clans, prey, dogs with arrows, the back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from catgames.games.pocket.position.cells import COMPASS
from catgames.games.pocket.position.tiles import (
    ATTACK,
    CAT,
    CHAOTICATS,
    CHIEF,
    CLAN,
    CLANS,
    CROOKS,
    DOG,
    FACINGS,
    KIND,
    POINTS,
    PREY,
    UNKNOWN,
    arrows,
)
from catgames.scene.cats import SIGNS, cat_head
from catgames.scene.scene import Mark, Symbol
from catgames.scene.shapes import Circle, Polygon, Rect, Text, path

SIZE = 100
ENLARGED = 1.25
INK = "#2b2438"
PAPER = "#fffdf8"
NIGHT = "#2f2a55"
GOLD = "#eab13c"
ALARM = "#c0243a"


@dataclass(frozen=True, slots=True)
class Coat:
    """A clan's colour and the sign that goes with it, so that it can be told without the colour."""

    fill: str
    tint: str
    sign: str


CROWN = "M3 20 L1.5 6 L8 12 L12 3 L16 12 L22.5 6 L21 20 Z"
FISH = "M1 6 L6 10 C9 5 15 4 23 12 C15 20 9 19 6 14 L1 18 L3 12 Z"
BOLT = "M14 0.5 L4 13 L11 13 L8.5 23.5 L20 9.5 L13 9.5 Z"
GHOST = "M3 23 L3 11 C3 5 7 1 12 1 C17 1 21 5 21 11 L21 23 L17 19.5 L14.5 23 L12 19.5 L9.5 23 L7 19.5 Z"

COATS = {
    "royal-claws": Coat("#8a5cc0", "#e8dcf6", CROWN),
    "gourmets": Coat("#3d9e5c", "#d8f0dd", FISH),
    "crooks": Coat("#e8862e", "#fde6cd", SIGNS["diamond"]),
    "defenders": Coat("#d0454f", "#f9dcdc", SIGNS["star"]),
    "chaoticats": Coat("#e77fae", "#fce3ee", SIGNS["heart"]),
    "power-cats": Coat("#5ab4dd", "#d9eff9", BOLT),
    "polterkitties": Coat("#46609f", "#dbe2f3", GHOST),
}
assert set(COATS) == set(CLANS)

PAW = "M12 12 C15.5 12 19 15 18.4 18.4 C18 20.8 15.4 20.4 12 20.4 C8.6 20.4 6 20.8 5.6 18.4 C5 15 8.5 12 12 12 Z"
TOES = ((5, 9.8, 2.3), (9.6, 6.2, 2.5), (14.4, 6.2, 2.5), (19, 9.8, 2.3))

DOG_HEAD = "M28 34 C34 21 66 21 72 34 C79 47 79 62 70 75 C62 85 38 85 30 75 C21 62 21 47 28 34 Z"
DOG_EARS = (
    "M31 31 C18 27 8 40 12 63 C14 71 22 70 25 61 C26 52 26 42 31 31 Z",
    "M69 31 C82 27 92 40 88 63 C86 71 78 70 75 61 C74 52 74 42 69 31 Z",
)
DOG_MUZZLE = "M36 62 C40 52 60 52 64 62 C66 73 58 80 50 80 C42 80 34 73 36 62 Z"
DOG_NOSE = "M43 57 C46 54 54 54 57 57 C57 62 53 65 50 65 C47 65 43 62 43 57 Z"
DOG_LINES = "M50 65 L50 70 M50 70 C47 75 42 75 40 72 M50 70 C53 75 58 75 60 72 M34 40 L45 43.5 M66 40 L55 43.5"

MOUSE = "M16 70 C16 50 34 38 54 41 C72 43 84 54 90 68 C74 80 30 82 16 70 Z"
MOUSE_LINES = "M17 71 C4 68 4 48 18 46 C27 44 26 34 18 32 M84 66 L97 61 M84 69 L98 70 M34 77 L32 83 M64 77 L66 83"
PIGEON = (
    "M10 76 C16 66 24 50 44 46 C52 45 56 44 58 38 C60 28 68 24 75 27 "
    "C81 30 82 37 80 44 C79 62 68 76 50 78 C36 79 26 73 10 76 Z"
)
PIGEON_WING = "M28 62 C38 50 56 51 64 58 C57 70 40 73 28 62 Z"
PIGEON_LINES = "M46 78 L44 89 M56 76 L57 88 M38 89 L49 89 M52 88 L63 88 M38 60 C46 60 52 60 58 60"
FLY_BODY = "M50 40 C59 40 63 50 63 61 C63 75 57 86 50 86 C43 86 37 75 37 61 C37 50 41 40 50 40 Z"
FLY_WINGS = (
    "M43 50 C30 34 10 38 8 52 C8 68 32 68 43 58 Z",
    "M57 50 C70 34 90 38 92 52 C92 68 68 68 57 58 Z",
)
FLY_LINES = "M38 62 L62 62 M38 71 L62 71 M41 79 L59 79 M45 22 L40 14 M55 22 L60 14"


@cache
def symbol(tile: str) -> Symbol:
    """Drawn once for each tile that a scene shows."""
    match KIND.get(tile):
        case "cat":
            marks = _cat(tile)
        case "prey":
            marks = _prey(tile)
        case "dog":
            marks = _dog(tile)
        case _:
            marks = _back()
    return Symbol(SIZE, SIZE, marks)


@cache
def face(tile: str) -> str:
    """The symbol's name, of letters that every viewer allows."""
    if KIND.get(tile) == DOG:
        return f"dog-{tile[0]}-{FACINGS.index(tile[1])}"
    return "back" if tile == UNKNOWN else f"tile-{tile.replace(CHIEF, '-chief')}"


TILES = {face(tile): tile for tile in (*KIND, UNKNOWN)}
"""By the name of its symbol."""


def _tile(fill: str) -> tuple[Mark, ...]:
    return (Mark(Rect(1.5, 1.5, 97, 97, 12), PAPER, INK, 2.5), Mark(Rect(5.5, 5.5, 89, 89, 9), fill))


def clan_sign(clan: str, x: float, y: float, size: float) -> Mark:
    coat = COATS[clan]
    return Mark(path(coat.sign, x, y, size / 24), coat.fill, INK, size / 15)


def _cat(tile: str) -> tuple[Mark, ...]:
    clan = CLAN[tile]
    coat = COATS[clan]
    number = () if clan == CHAOTICATS else attack_badge(str(ATTACK[tile]), 0, 0, 1)
    chief = paw_badge(81, 81, 14) if CHIEF in tile else ()
    return (
        *_tile(coat.tint),
        *cat_head(19, 28, 62, coat.fill, INK, masked=clan == CROOKS),
        *number,
        clan_sign(clan, 68, 8, 24),
        *chief,
    )


def attack_badge(number: str, x: float, y: float, k: float, larger: float = 1) -> tuple[Mark, ...]:
    """A round badge in a tile's corner: how strongly this cat attacks. A larger one covers the one that is there."""
    size = (21 if len(number) == 1 else 18) * k * larger
    return (
        Mark(Circle(x + 21 * k, y + 21 * k, 15 * k * larger), PAPER, INK, 2.5 * k),
        Mark(Text(x + 21 * k, y + 21.5 * k, number, size, bold=True), INK),
    )


def enlarged(tile: str, x: float, y: float, side: float) -> tuple[Mark, ...]:
    """The number of a tile once more, larger: on so small a tile it would be hard to read."""
    k = side / SIZE
    if KIND.get(tile) == PREY:
        return points_badge(tile, x, y, ENLARGED * k)
    if KIND.get(tile) == CAT and CLAN[tile] != CHAOTICATS:
        return attack_badge(str(ATTACK[tile]), x, y, k, ENLARGED)
    return ()


def paw_badge(x: float, y: float, radius: float) -> tuple[Mark, ...]:
    """The chief's paw."""
    k = radius / 13
    left, top = x - 12 * k, y - 13.5 * k
    toes = tuple(Mark(Circle(left + a * k, top + b * k, r * k), INK) for a, b, r in TOES)
    return (Mark(Circle(x, y, radius), GOLD, INK, radius / 6.5), Mark(path(PAW, left, top, k), INK), *toes)


def _prey(tile: str) -> tuple[Mark, ...]:
    body = {"m": _mouse, "p": _pigeon, "f": _fly}[tile[0]]
    return (*body(), *points_badge(tile, 3, 3, 1))


def points_badge(prey: str, x: float, y: float, k: float) -> tuple[Mark, ...]:
    """A star in a tile's corner: what this prey is worth."""
    star = Mark(path(SIGNS["star"], x, y, 1.55 * k), GOLD, INK, 2.2 * k)
    return (star, Mark(Text(x + 18.6 * k, y + 20.4 * k, str(POINTS[prey]), 20 * k, bold=True), INK))


def _drawn(data: str, fill: str = "", line: float = 2.6) -> Mark:
    return Mark(path(data, 8, 10, 0.86), fill, INK, line)


def _dot(x: float, y: float, radius: float, fill: str, line: float = 0) -> Mark:
    return Mark(Circle(8 + x * 0.86, 10 + y * 0.86, radius * 0.86), fill, INK if line else "", line)


def _mouse() -> tuple[Mark, ...]:
    return (*_tile("#f0e8d8"), *mouse(8, 10, 0.86))


def mouse(x: float, y: float, k: float) -> tuple[Mark, ...]:
    """A mouse on its way to the right, its box's corner at x, y."""

    def drawn(data: str, fill: str = "") -> Mark:
        return Mark(path(data, x, y, k), fill, INK, 3 * k)

    def dot(a: float, b: float, radius: float, fill: str, line: float = 0) -> Mark:
        return Mark(Circle(x + a * k, y + b * k, radius * k), fill, INK if line else "", line * k)

    return (
        drawn(MOUSE_LINES),
        dot(58, 38, 11, "#b9b3bd", 3),
        drawn(MOUSE, "#b9b3bd"),
        dot(68, 44, 11.5, "#d9d3dc", 3),
        dot(68, 45, 6, "#f2bcb8"),
        dot(79, 60, 3, INK),
        dot(90, 68, 4, "#e58a8f", 2.4),
    )


def _pigeon() -> tuple[Mark, ...]:
    beak = Polygon(((77, 39), (89, 43), (76, 46)))
    return (
        *_tile("#e2e9f3"),
        _drawn(PIGEON_LINES),
        Mark(beak, GOLD, INK, 2),
        _drawn(PIGEON, "#8fa3c4"),
        _drawn(PIGEON_WING, "#c3cfe4"),
        _dot(72, 36, 4.4, PAPER),
        _dot(72.6, 36.4, 2.4, INK),
    )


def _fly() -> tuple[Mark, ...]:
    return (
        *_tile("#e8f1da"),
        *(_drawn(wing, "#cfe6f2", 2) for wing in FLY_WINGS),
        _drawn(FLY_BODY, "#5a6b52"),
        _drawn(FLY_LINES),
        _dot(50, 33, 13, "#6f8266", 2.4),
        _dot(42, 31, 7, "#c65a52", 2),
        _dot(58, 31, 7, "#c65a52", 2),
        _dot(43.5, 32, 2.4, INK),
        _dot(56.5, 32, 2.4, INK),
    )


def _dog(tile: str) -> tuple[Mark, ...]:
    """The head always looks at you; the arrows show how the tile faces."""

    def drawn(data: str, fill: str = "", line: float = 2.4) -> Mark:
        return Mark(path(data, 18, 18, 0.64), fill, INK, line)

    def dot(x: float, y: float, radius: float, fill: str) -> Mark:
        return Mark(Circle(18 + x * 0.64, 18 + y * 0.64, radius * 0.64), fill)

    return (
        *_tile("#f1ded0"),
        *(Mark(Polygon(arrow_head(arrow)), ALARM, INK, 2) for arrow in arrows(tile)),
        *(drawn(ear, "#7d5237") for ear in DOG_EARS),
        drawn(DOG_HEAD, "#b9814f"),
        drawn(DOG_MUZZLE, "#ecd3b4"),
        drawn(DOG_NOSE, INK),
        drawn(DOG_LINES),
        dot(41, 48, 4.6, INK),
        dot(59, 48, 4.6, INK),
        dot(42.4, 46.6, 1.5, PAPER),
        dot(60.4, 46.6, 1.5, PAPER),
    )


def arrow_head(arrow: str) -> tuple[tuple[float, float], ...]:
    """A triangle at the edge or in the corner of the tile that the arrow points across."""
    down, right = COMPASS[arrow]
    straight = 0 in (down, right)
    reach, depth, half = (43.0, 13.0, 11.0) if straight else (40.5, 11.0, 9.5)
    length = 1 if straight else 2**0.5
    ux, uy = right / length, down / length
    tip = (50 + right * reach, 50 + down * reach)
    back = (tip[0] - ux * depth, tip[1] - uy * depth)
    return (tip, (back[0] - uy * half, back[1] + ux * half), (back[0] + uy * half, back[1] - ux * half))


def _back() -> tuple[Mark, ...]:
    """Paw prints across the night: what every face-down tile shows."""
    prints = ((27, 30, 9), (70, 25, 7), (68, 66, 11), (29, 73, 7))
    marks: list[Mark] = []
    for x, y, radius in prints:
        k = radius / 9
        left, top = x - 12 * k, y - 13 * k
        marks.append(Mark(path(PAW, left, top, k), "#6a62a3"))
        marks += (Mark(Circle(left + a * k, top + b * k, r * k), "#6a62a3") for a, b, r in TOES)
    return (*_tile(NIGHT), *marks)


def emblem() -> Symbol:
    """Two clans eye each other over a mouse, at night."""
    marks = (
        Mark(Rect(0, 0, 300, 180, 22), NIGHT),
        *cat_head(14, 50, 112, COATS["royal-claws"].fill, INK),
        *cat_head(174, 50, 112, COATS["gourmets"].fill, INK),
        clan_sign("royal-claws", 54, 14, 32),
        clan_sign("gourmets", 214, 14, 32),
        Mark(Circle(150, 146, 30), "#463f78"),
        *mouse(122, 108, 0.56),
    )
    return Symbol(300, 180, marks)
