"""Cleocatra: cats in the pyramids, their rescuers, and the inspectors who watch over both."""

from __future__ import annotations

from catgames.games.cleocatra.board.draw import draw
from catgames.games.cleocatra.board.edit import EDITOR
from catgames.games.cleocatra.board.explained import EXPLAINED
from catgames.games.cleocatra.board.faces import emblem
from catgames.games.cleocatra.board.phases import phases
from catgames.games.cleocatra.board.signs import SIGNS
from catgames.games.cleocatra.board.touch import touch
from catgames.games.cleocatra.course import UNITS
from catgames.games.cleocatra.course.first import GUIDE
from catgames.games.cleocatra.course.setting import SETTING
from catgames.games.cleocatra.language.moves import Move
from catgames.games.cleocatra.law.due import due
from catgames.games.cleocatra.law.game import GAME
from catgames.games.cleocatra.mind.mind import MIND
from catgames.games.cleocatra.position.state import State
from catgames.games.cleocatra.position.twin import twin
from catgames.games.kit import Kit

KIT: Kit[State, Move] = Kit(
    GAME,
    draw,
    touch,
    twin,
    UNITS,
    mind=MIND,
    editor=EDITOR,
    due=due,
    phases=phases,
    explained=EXPLAINED,
    emblem=emblem(),
    signs=SIGNS,
    setting=SETTING,
    guide=GUIDE,
)
