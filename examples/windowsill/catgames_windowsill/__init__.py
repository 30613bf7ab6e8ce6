"""Windowsill: a tiny cat game of our own, to show how a game outside catgames is written."""

from catgames.core.mind import open_mind
from catgames.games.kit import Kit
from catgames_windowsill.board import draw, emblem, touch
from catgames_windowsill.course import UNITS
from catgames_windowsill.law import GAME
from catgames_windowsill.position import twin

KIT = Kit(GAME, draw, touch, twin, UNITS, open_mind(GAME.result), due=lambda state: "turn.order", emblem=emblem())
