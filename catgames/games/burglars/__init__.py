"""Cat Burglars: crews of cats, hidden golden yarns, traps, and the art of infiltration."""

from __future__ import annotations

from catgames.games.burglars.board.draw import draw
from catgames.games.burglars.board.edit import EDITOR
from catgames.games.burglars.board.explained import EXPLAINED
from catgames.games.burglars.board.faces import emblem
from catgames.games.burglars.board.phases import phases
from catgames.games.burglars.board.signs import SIGNS
from catgames.games.burglars.board.touch import touch
from catgames.games.burglars.course import UNITS
from catgames.games.burglars.course.first import GUIDE
from catgames.games.burglars.course.setting import SETTING
from catgames.games.burglars.language.moves import Move
from catgames.games.burglars.law.due import due
from catgames.games.burglars.law.game import GAME
from catgames.games.burglars.mind.mind import MIND
from catgames.games.burglars.position.state import State
from catgames.games.burglars.position.twin import twin
from catgames.games.kit import Kit

KIT: Kit[State, Move] = Kit(
    GAME,
    draw,
    touch,
    twin,
    UNITS,
    mind=MIND,
    editor=EDITOR,
    guide=GUIDE,
    due=due,
    phases=phases,
    explained=EXPLAINED,
    emblem=emblem(),
    signs=SIGNS,
    setting=SETTING,
)
