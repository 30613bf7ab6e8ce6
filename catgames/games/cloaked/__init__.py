"""Cloaked Cats: secret attributes, cats on stage, and masks that tell more than they hide."""

from __future__ import annotations

from catgames.games.cloaked.board.draw import draw
from catgames.games.cloaked.board.edit import EDITOR
from catgames.games.cloaked.board.explained import EXPLAINED
from catgames.games.cloaked.board.faces import emblem
from catgames.games.cloaked.board.phases import phases
from catgames.games.cloaked.board.signs import SIGNS
from catgames.games.cloaked.board.touch import touch
from catgames.games.cloaked.board.views import VIEWS
from catgames.games.cloaked.course import UNITS
from catgames.games.cloaked.course.first import GUIDE
from catgames.games.cloaked.course.setting import SETTING
from catgames.games.cloaked.language.moves import Move
from catgames.games.cloaked.law.due import due
from catgames.games.cloaked.law.game import GAME
from catgames.games.cloaked.mind.mind import MIND
from catgames.games.cloaked.position.state import State
from catgames.games.cloaked.position.twin import twin
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
    views=VIEWS,
    emblem=emblem(),
    signs=SIGNS,
    setting=SETTING,
)
