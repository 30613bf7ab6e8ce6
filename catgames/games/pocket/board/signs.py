"""The signs of Pocket Cats: what the pictures show need not be written."""

from __future__ import annotations

from catgames.core.message import Message
from catgames.games.pocket.board.faces import TILES, face, symbol
from catgames.games.pocket.position.tiles import ARROWS, CLANS, FACINGS, FLIES, MICE, PIGEONS, say_clan
from catgames.teach.signs import Sign, Signs

SIGNS = Signs(
    {name: symbol(tile) for name, tile in TILES.items()},
    (
        *(Sign(tuple(map(face, clan.cats)), say_clan(slug), f"figure-{slug}") for slug, clan in CLANS.items()),
        Sign(tuple(map(face, MICE)), Message("sign-mice"), "figure-mice"),
        Sign(tuple(map(face, (*PIGEONS, *FLIES))), Message("sign-pairs")),
        Sign(tuple(face(dog + FACINGS[0]) for dog in ARROWS), Message("sign-dogs"), "figure-dogs"),
    ),
)
