"""The signs of Cat Burglars."""

from __future__ import annotations

from catgames.core.message import Message
from catgames.games.burglars.board.faces import YARN, face, symbols
from catgames.games.burglars.position.cards import COLOURS, MIRROR
from catgames.teach.signs import Sign, Signs

SIGNS = Signs(
    symbols(),
    (
        Sign(tuple(face(colour) for colour in COLOURS), Message("sign-cats")),
        Sign((face(MIRROR),), Message("sign-mirror")),
        Sign((YARN,), Message("sign-yarn")),
    ),
)
