"""What keeps the page in order while it changes: places measured, news in sight, the focus held."""

from __future__ import annotations

from pathlib import Path

import anywidget
import traitlets

from catgames.notebook import door
from catgames.notebook.hearing import Hearing


class Usher(Hearing, anywidget.AnyWidget):
    """Beside one tutor; `page` is true where the tutor is the whole page, and so owns its landmarks."""

    _esm = Path(__file__).parent / "usher.js"

    page = traitlets.Bool(False).tag(sync=True)
    place = traitlets.Unicode().tag(sync=True)
    """Set by the browser: the width and height that the board may fill."""
    lit = traitlets.Unicode().tag(sync=True)
    """Set by the kernel: from where to where the board is lit, and the first thing on it, as parts of its height."""
    next = traitlets.Unicode().tag(sync=True)
    """Set by the kernel: once something is in hand, from where to where each thing lies that it could go on with."""
    heart = traitlets.Unicode().tag(sync=True)
    """Set by the kernel: from where to where the part lies that a new step is looked at, while nothing is lit."""
    step = traitlets.Unicode().tag(sync=True)
    """Set by the kernel: what is being done; when that changes, the board is looked at anew."""
    rooms = traitlets.Unicode().tag(sync=True)
    told = traitlets.Unicode().tag(sync=True)
    board = traitlets.Unicode().tag(sync=True)
    """Set by the kernel: what a screen reader calls the rooms, the panel and the board's place."""

    def hears(self, name: str, value: object) -> bool:
        return name == "place" and door.place(value) is not None
