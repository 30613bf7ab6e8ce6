"""Newgame, with everything that belongs to it."""

from __future__ import annotations

from catgames.core.mind import open_mind
from catgames.games.kit import Kit
from catgames_newgame.board import draw, emblem, touch
from catgames_newgame.course import UNITS
from catgames_newgame.law import GAME, Take, result
from catgames_newgame.position import State, twin

KIT: Kit[State, Take] = Kit(
    GAME,
    draw,
    touch,
    twin,
    UNITS,
    mind=open_mind(result),
    due=lambda state: "turn.order",
    emblem=emblem(),
)
