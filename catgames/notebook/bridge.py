"""What only the browser knows or can do: its width, its address line, keyboard manners, labels."""

from __future__ import annotations

from pathlib import Path

import anywidget
import traitlets


class Bridge(anywidget.AnyWidget):
    """Beside one board. `page` is true where the tutor is the whole page, and so owns its address."""

    _esm = Path(__file__).parent / "bridge.js"

    target = traitlets.Unicode().tag(sync=True)
    label = traitlets.Unicode().tag(sync=True)
    page = traitlets.Bool(False).tag(sync=True)
    theme = traitlets.Unicode("light").tag(sync=True)
    language = traitlets.Unicode("en").tag(sync=True)
    address = traitlets.Unicode().tag(sync=True)
    """Set by the kernel: where the page stands now."""
    arrived = traitlets.Unicode().tag(sync=True)
    """Set by the browser: the address the page was opened with, or one typed later."""
    wanted = traitlets.Unicode().tag(sync=True)
    """Set by the browser: the language and theme its owner prefers."""
    width = traitlets.Int(0).tag(sync=True)
