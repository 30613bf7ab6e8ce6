"""What only the browser knows or can do: address line, memory, keyboard manners, labels."""

from __future__ import annotations

from pathlib import Path

import anywidget
import traitlets

from catgames.notebook.door import is_news
from catgames.notebook.hearing import Hearing


class Bridge(Hearing, anywidget.AnyWidget):
    """Beside one board. `page` is true where the tutor is the whole page, and so owns its address."""

    _esm = Path(__file__).parent / "bridge.js"

    target = traitlets.Unicode().tag(sync=True)
    label = traitlets.Unicode().tag(sync=True)
    announced = traitlets.Unicode().tag(sync=True)
    """Set by the kernel: what was just said, for a screen reader."""
    walking = traitlets.Bool(False).tag(sync=True)
    """Set by the kernel: the keyboard stands on a thing of the board, and Enter is for that."""
    page = traitlets.Bool(False).tag(sync=True)
    game = traitlets.Unicode().tag(sync=True)
    theme = traitlets.Unicode("light").tag(sync=True)
    language = traitlets.Unicode("en").tag(sync=True)
    address = traitlets.Unicode().tag(sync=True)
    """Set by the kernel: where the page stands now."""
    arrived = traitlets.Unicode().tag(sync=True)
    """Set by the browser: the address the page was opened with, or one typed later."""
    wanted = traitlets.Unicode().tag(sync=True)
    """Set by the browser: the language and theme its owner prefers."""
    keep = traitlets.Unicode().tag(sync=True)
    """Set by the kernel: what the browser shall remember of this game."""
    kept = traitlets.Unicode().tag(sync=True)
    """Set by the browser: what it remembered from earlier visits."""
    here = traitlets.Unicode().tag(sync=True)
    """Set by the browser: the page's address without what stands behind the hash sign."""
    hand = traitlets.Unicode().tag(sync=True)
    """Set by the kernel: something to copy or to save, as JSON."""
    flights = traitlets.List().tag(sync=True)
    """Set by the kernel after a repaint: what has gone where, as eight parts of the board's width each."""
    beat = traitlets.Int(0).tag(sync=True)
    pulse = traitlets.Int(0).tag(sync=True)
    """The browser counts; the kernel answers with the same number, or it is gone."""
    says = traitlets.Dict().tag(sync=True)
    """What the browser may have to say by itself, such as that the kernel is gone."""
    tick_ms = traitlets.Int(0).tag(sync=True)
    """Set by the kernel: after so long something plays on by itself; 0 where nothing does."""
    clock = traitlets.Int(0).tag(sync=True)
    """Set by the browser: seconds since 1970, by the minute."""
    ticked = traitlets.Int(0).tag(sync=True)
    """Counted by the browser: its clock has gone on."""

    def hears(self, name: str, value: object) -> bool:
        return is_news(name, value)
