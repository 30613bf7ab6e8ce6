"""Cloaked Cats: secret attributes, cats on stage, and masks that tell more than they hide."""

from __future__ import annotations

from catgames.games.cloaked.draw import draw
from catgames.games.cloaked.due import due
from catgames.games.cloaked.edit import EDITOR
from catgames.games.cloaked.faces import emblem
from catgames.games.cloaked.game import GAME
from catgames.games.cloaked.lessons import UNITS
from catgames.games.cloaked.mind import MIND
from catgames.games.cloaked.moves import Move
from catgames.games.cloaked.state import State
from catgames.games.cloaked.touch import keys_of, next_keys, say_move, touch
from catgames.games.cloaked.twin import twin, twin_move
from catgames.games.kit import Kit

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
