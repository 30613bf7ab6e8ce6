"""What is what on the table of Cleocatra."""

from __future__ import annotations

from catgames.games.cleocatra.board.faces import GOLD, INSPECTOR, face, marker, meeple, symbols
from catgames.games.cleocatra.position.tiles import COLOURS, NAMES, UNKNOWN
from catgames.scene.explained import SIDE, drawn, explained
from catgames.scene.scene import Mark
from catgames.scene.shapes import Polygon, Text
from catgames.scene.theme import LIGHT

CORNERS = ((4, SIDE - 6), (SIDE - 4, SIDE - 6), (SIDE / 2, 6))
EXPLAINED = (
    *(explained(f"cat-{NAMES[colour]}", symbols(), face(colour, True), face(colour, False)) for colour in COLOURS),
    explained("back", symbols(), face(UNKNOWN, True), face(UNKNOWN, False)),
    explained("rescuer", symbols(), meeple(0), "rescuer-*"),
    explained("inspector", symbols(), INSPECTOR),
    explained("marker", symbols(), marker(0), "marker-*"),
    drawn("place", Mark(Polygon(CORNERS), LIGHT.table, LIGHT.edge, 1.2, 4)),
    drawn("just-laid", Mark(Polygon(CORNERS), LIGHT.card, GOLD, 4)),
    drawn("starter", Mark(Text(SIDE / 2, SIDE / 2, "✦", 26), LIGHT.ink)),
)
