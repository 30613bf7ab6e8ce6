"""The signs of Cloaked Cats: the attributes, kind by kind, and the masks."""

from __future__ import annotations

from catgames.core.message import Message
from catgames.core.seats import SEATS
from catgames.games.cloaked.board.faces import mask_face, symbols, tile
from catgames.games.cloaked.position.attributes import ACCESSORIES, COLOURS, PATTERNS, POSES
from catgames.teach.signs import Sign, Signs


def _row(kind: str, attributes: tuple[str, ...]) -> Sign:
    return Sign(tuple(map(tile, attributes)), Message(f"figure-{kind}"), f"figure-{kind}")


SIGNS = Signs(
    symbols(),
    (
        _row("poses", POSES),
        _row("colours", COLOURS),
        _row("patterns", PATTERNS),
        _row("accessories", ACCESSORIES),
        Sign(tuple(map(mask_face, SEATS)), Message("sign-masks")),
    ),
)
