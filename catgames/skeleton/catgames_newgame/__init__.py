"""Newgame, with everything that belongs to it."""

from catgames.core.mind import open_mind
from catgames.games.kit import Kit
from catgames_newgame.board import draw, emblem, touch
from catgames_newgame.course import UNITS
from catgames_newgame.law import GAME
from catgames_newgame.position import twin

KIT = Kit(GAME, draw, touch, twin, UNITS, open_mind(GAME.result), due=lambda state: "turn.order", emblem=emblem())
