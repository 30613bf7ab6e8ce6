"""Pocket Cats: five rows of five tiles, two clans, prey to surround, and dogs that bite where they point."""

from __future__ import annotations

from catgames.games.kit import Kit
from catgames.games.pocket.board.draw import draw
from catgames.games.pocket.board.edit import EDITOR
from catgames.games.pocket.board.explained import EXPLAINED
from catgames.games.pocket.board.faces import emblem
from catgames.games.pocket.board.phases import phases
from catgames.games.pocket.board.signs import SIGNS
from catgames.games.pocket.board.touch import touch
from catgames.games.pocket.course import UNITS
from catgames.games.pocket.course.first import GUIDE
from catgames.games.pocket.course.setting import SETTING
from catgames.games.pocket.language.moves import Move
from catgames.games.pocket.law.due import due
from catgames.games.pocket.law.game import GAME
from catgames.games.pocket.mind.mind import MIND
from catgames.games.pocket.position.state import State
from catgames.games.pocket.position.twin import twin

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
