"""Cleocatra: cats in the pyramids, their rescuers, and the inspectors who watch over both."""

from __future__ import annotations

from catgames.games.cleocatra.draw import draw
from catgames.games.cleocatra.due import due
from catgames.games.cleocatra.edit import EDITOR
from catgames.games.cleocatra.faces import emblem
from catgames.games.cleocatra.game import GAME
from catgames.games.cleocatra.lessons import UNITS
from catgames.games.cleocatra.mind import MIND
from catgames.games.cleocatra.moves import Move
from catgames.games.cleocatra.phrases import say_move
from catgames.games.cleocatra.state import State
from catgames.games.cleocatra.touch import keys_of, next_keys, touch
from catgames.games.cleocatra.twin import twin, twin_move
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
