"""What every game promises, asked of Windowsill."""

from catgames.conformance import *

GAME = "windowsill"
