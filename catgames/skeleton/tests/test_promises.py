"""What every game promises, asked of this one."""

from catgames.conformance import *

GAME = "newgame"
