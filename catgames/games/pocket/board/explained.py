"""What is what on the table of Pocket Cats."""

from __future__ import annotations

from catgames.games.pocket.board.faces import ALARM, INK, PAPER, TILES, face, paw_badge, symbol
from catgames.games.pocket.position.tiles import CLANS, DOG, KIND, PREY, UNKNOWN
from catgames.scene.explained import SIDE, drawn, explained
from catgames.scene.scene import Mark
from catgames.scene.shapes import Circle, Line, Rect
from catgames.scene.theme import LIGHT

_SYMBOLS = {name: symbol(tile) for name, tile in TILES.items()}
_CATS = tuple(face(cat) for clan in CLANS.values() for cat in clan.cats)
_PREY = tuple(name for name, tile in TILES.items() if KIND.get(tile) == PREY)
_DOGS = tuple(name for name, tile in TILES.items() if KIND.get(tile) == DOG)
EXPLAINED = (
    explained("cat", _SYMBOLS, *_CATS),
    drawn("chief", *paw_badge(SIDE / 2, SIDE / 2, 20)),
    explained("prey", _SYMBOLS, *_PREY),
    explained("dog", _SYMBOLS, *_DOGS),
    explained("back", _SYMBOLS, face(UNKNOWN)),
    drawn("reach", Mark(Rect(5, 5, SIDE - 10, SIDE - 10, 9), LIGHT.card, LIGHT.gold, 3.5, 6)),
    drawn(
        "out",
        Mark(Circle(24, 24, 17), ALARM, INK, 2),
        Mark(Line(((17, 17), (31, 31))), "", PAPER, 5),
        Mark(Line(((31, 17), (17, 31))), "", PAPER, 5),
    ),
)
