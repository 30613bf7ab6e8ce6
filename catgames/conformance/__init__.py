"""What every game promises, as tests of pytest: a game's own test file takes them over, and names the game.

from catgames.conformance import *

GAME = "windowsill"
"""

from __future__ import annotations

from pkgutil import iter_modules

import pytest

# So that a broken promise is told with its values, as in a test file.
pytest.register_assert_rewrite(*(f"{__name__}.{module.name}" for module in iter_modules(__path__)))

from catgames.conformance.editor import *
from catgames.conformance.engine import *
from catgames.conformance.equation import *
from catgames.conformance.given import *
from catgames.conformance.lessons import *
from catgames.conformance.minds import *
from catgames.conformance.monkey import *
from catgames.conformance.notation import *
from catgames.conformance.scene import *
from catgames.conformance.words import *
