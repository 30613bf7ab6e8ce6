"""The signs of Cleocatra: the five cats, and who walks over their tiles."""

from __future__ import annotations

from catgames.core.message import Message
from catgames.core.seats import SEATS
from catgames.games.cleocatra.board.faces import INSPECTOR, face, meeple, symbols
from catgames.games.cleocatra.position.tiles import COLOURS, NAMES
from catgames.teach.signs import Sign, Signs

SIGNS = Signs(
    symbols(),
    (
        *(Sign((face(colour, True),), Message(f"cat-{NAMES[colour]}")) for colour in COLOURS),
        Sign(tuple(map(meeple, SEATS)), Message("sign-rescuers")),
        Sign((INSPECTOR,), Message("sign-inspector")),
    ),
)
