"""What is what on the table of Cat Burglars."""

from __future__ import annotations

from catgames.games.burglars.board.faces import COATS, INK, YARN, face, symbols
from catgames.games.burglars.position.cards import MIRROR, UNKNOWN
from catgames.scene.cats import sign
from catgames.scene.explained import SIDE, drawn, explained
from catgames.scene.scene import Mark
from catgames.scene.shapes import Circle, Rect, Text
from catgames.scene.theme import LIGHT

_BLUE = COATS["b"]
PLACE = Rect(6, 6, SIDE - 12, SIDE - 12, 8)
EXPLAINED = (
    explained("cat", symbols(), face("b"), *(face(colour) for colour in COATS)),
    explained("mirror", symbols(), face(MIRROR)),
    explained("back", symbols(), face(UNKNOWN), "fan-*"),
    drawn("own-hidden", Mark(Circle(24, 24, 19), LIGHT.card, INK, 1.2), sign(_BLUE.sign, 11, 11, 26, _BLUE.fill, INK)),
    drawn("beneath", Mark(PLACE, LIGHT.table, LIGHT.edge, 1.5, 5)),
    drawn("new-crew", Mark(PLACE, LIGHT.area, LIGHT.edge, 1.5, 5), Mark(Text(24, 24, "+", 24, bold=True), LIGHT.faint)),
    explained("yarn", symbols(), YARN),
)
