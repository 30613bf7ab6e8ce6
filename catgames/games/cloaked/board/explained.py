"""What is what on the table of Cloaked Cats."""

from __future__ import annotations

from catgames.games.cloaked.board.faces import (
    CELL,
    CHIPS,
    SLOT,
    SURE,
    card,
    cat_face,
    chip,
    denial,
    mask_face,
    small_mask,
    symbols,
    tile,
)
from catgames.games.cloaked.position import cats
from catgames.scene.explained import SIDE, drawn, explained
from catgames.scene.scene import Mark
from catgames.scene.shapes import Rect, Text
from catgames.scene.theme import LIGHT

EXPLAINED = (
    explained("cat", symbols(), cat_face(cats.CATS[0]), *map(cat_face, cats.CATS)),
    explained("back", symbols(), cat_face(cats.UNKNOWN)),
    explained("attribute", symbols(), card("hat"), "card-*", "icon-*"),
    explained("attribute-back", symbols(), "attribute-back"),
    drawn("unmasked", Mark(Rect(9, 4, SIDE - 18, SIDE - 8, 8), LIGHT.card, LIGHT.gold, 2.4)),
    explained("mask", symbols(), small_mask(0), "small-mask-*", "mask-*", mask_face(0)),
    explained("no-mask", symbols(), SLOT),
    explained("denial", symbols(), denial("hat"), "denial-*"),
    explained("chip", symbols(), chip("hat", CHIPS[1]), "chip-*"),
    drawn("starter", Mark(Text(SIDE / 2, SIDE / 2, "✦", 26), LIGHT.ink)),
    explained("cell", symbols(), CELL, SURE, tile("hat"), "tile-*"),
)
