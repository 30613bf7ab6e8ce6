"""Pocket Cats: five rows of five tiles, two clans, prey to surround, and dogs that bite where they point."""

from __future__ import annotations

from catgames.games.kit import Kit
from catgames.games.pocket.draw import draw
from catgames.games.pocket.due import due
from catgames.games.pocket.edit import EDITOR
from catgames.games.pocket.faces import emblem
from catgames.games.pocket.game import GAME
from catgames.games.pocket.lessons import UNITS
from catgames.games.pocket.mind import MIND
from catgames.games.pocket.moves import Move
from catgames.games.pocket.state import State
from catgames.games.pocket.touch import keys_of, next_keys, say_move, touch
from catgames.games.pocket.twin import twin, twin_move

KIT: Kit[State, Move] = Kit(
    GAME,
    draw,
    touch,
    next_keys,
    keys_of,
    say_move,
    twin,
    twin_move,
    UNITS,
    mind=MIND,
    editor=EDITOR,
    due=due,
    emblem=emblem(),
)
