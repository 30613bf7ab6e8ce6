"""The board's canvas: paints a scene in one message, and tells which key was touched.

Everything that ipycanvas 0.14 does oddly is dealt with here and in `bridge.py`, nowhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from ipycanvas import Canvas
from ipycanvas.canvas import _CANVAS_MANAGER as MANAGER  # private: hence the pin on 0.14

from catgames.notebook.door import is_deed
from catgames.notebook.hearing import Hearing, Layout, deaf
from catgames.notebook.painter import Painter
from catgames.scene.flight import Flight, flights
from catgames.scene.scene import Scene

RATIO = 2
"""Bitmap pixels for each pixel of the page: crisp on dense screens."""
SPRITE_SCALE = 1.6


@contextmanager
def frame() -> Iterator[None]:
    """All drawing within is one message; if it fails nothing of it is sent. Frames do not nest."""
    # A page that was opened or reloaded meanwhile does not know which canvas is current: say it anew.
    MANAGER._current_canvas = None
    MANAGER._caching = True
    try:
        yield
        MANAGER.flush()
    finally:
        MANAGER._commands_cache, MANAGER._buffers_cache = [], []
        MANAGER._caching = False
        MANAGER._current_canvas = None


MANAGER.set_state = lambda state: None  # all canvases draw through it; it hears nothing
Sprite = deaf(Canvas)


class Sprites:
    """Symbols drawn once on small canvases of their own, so that a card is one command a frame."""

    def __init__(self) -> None:
        self._canvases: dict[str, Canvas] = {}
        self._drawn: set[str] = set()
        self._layout = Layout()

    def ready(self, scene: Scene) -> Mapping[str, Canvas]:
        """Within a frame: draw those that this page does not have yet."""
        for name in scene.used_symbols():
            if name in self._drawn:
                continue
            symbol = scene.symbols[name]
            size = int(symbol.width * SPRITE_SCALE), int(symbol.height * SPRITE_SCALE)
            if name not in self._canvases:
                # It need not tell when the page has it: the board does.
                self._canvases[name] = Sprite(
                    width=size[0], height=size[1], layout=self._layout, _send_client_ready_event=False
                )
            canvas = self._canvases[name]
            canvas.reset_transform()
            canvas.clear()
            canvas.scale(SPRITE_SCALE, SPRITE_SCALE)
            Painter(canvas, self._canvases).paint(symbol.marks)
            self._drawn.add(name)
        return self._canvases

    def forget(self) -> None:
        """A new page has opened: its sprites are blank."""
        self._drawn.clear()


SPRITES = Sprites()
"""One set for a kernel: every board of a notebook draws the same cards."""


class Board(Hearing, Canvas):
    """A canvas that hears of deeds only."""

    def hears_of(self, deed: object) -> bool:
        return is_deed(deed)


class Surface:
    """`touched` gets the key under the pointer, or nothing; `typed` gets the keyboard's keys."""

    def __init__(
        self, touched: Callable[[str], None], typed: Callable[[str], None], name: str, ignore: Callable[[], None]
    ) -> None:
        """`ignore` is told of whatever no browser of ours would send."""
        self._touched, self._typed = touched, typed
        self._scene: Scene | None = None
        self.canvas = Board(width=RATIO, height=RATIO, layout=Layout())
        self.canvas.ignore = ignore
        self.canvas.add_class("cg-canvas").add_class(name)
        self.canvas.on_client_ready(self._new_page)
        self.canvas.on_mouse_down(self._hit)
        self.canvas.on_touch_start(lambda touches: self._hit(*touches[0]))
        self.canvas.on_key_down(lambda key, shift, ctrl, meta: self._typed(key))

    @property
    def scene(self) -> Scene | None:
        return self._scene

    def paint(self, scene: Scene) -> tuple[Flight, ...]:
        """Nothing is sent if nothing changed. What has gone elsewhere meanwhile can then be shown going."""
        before = self._scene
        if scene == before:
            return ()
        self._scene = scene
        self._repaint()
        return flights(before, scene) if before is not None else ()

    def _repaint(self) -> None:
        if self._scene is None:
            return
        scene, canvas = self._scene, self.canvas
        width, height = int(scene.width * RATIO), int(scene.height * RATIO)
        if (canvas.width, canvas.height) != (width, height):
            canvas.width, canvas.height = width, height
        with frame():
            sprites = SPRITES.ready(scene)
            canvas.reset_transform()
            canvas.clear()
            canvas.set_line_dash([])  # the last mark of the picture before may have left one
            canvas.scale(RATIO, RATIO)
            Painter(canvas, sprites).paint(scene.marks)

    def _new_page(self) -> None:
        SPRITES.forget()
        self._repaint()

    def _hit(self, x: float, y: float) -> None:
        if self._scene is not None:
            self._touched(self._scene.hit(x / RATIO, y / RATIO))
