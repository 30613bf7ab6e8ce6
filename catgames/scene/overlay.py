"""What is drawn over a board to teach: rings around evidence, arrows, the finger's next places."""

from __future__ import annotations

from dataclasses import dataclass, replace

from catgames.core.key import Key, Keys
from catgames.scene.arrow import draw_arrow
from catgames.scene.badge import Badges
from catgames.scene.scene import Mark, Scene
from catgames.scene.shapes import Polygon, Rect, shrunk
from catgames.scene.theme import Theme

LETTERS = "ABCDEF"
CROWD = 12
"""So many marks of one sort tell nothing any more: where all is lit, nothing is."""


@dataclass(frozen=True, slots=True)
class Overlay:
    """Keys by what is to be said about them; a key the scene does not show is passed over."""

    chosen: Keys = ()
    next: Keys = ()
    good: Keys = ()
    wrong: Keys = ()
    hint: Keys = ()
    """What to look at: a piece to use, a proof, what is due; nothing is wrong with it."""
    ghost: Keys = ()
    """A move shown by arrows, from each of these to the last."""
    parts: tuple[Keys, ...] = ()
    """Groups that belong apart, each with its letter."""
    focus: Key = ""

    @property
    def signs(self) -> tuple[tuple[Key, str], ...]:
        """The same in words: each marked key with the name of its mark."""
        marked = [("chosen", self.chosen), ("good", self.good), ("hint", self.hint), ("wrong", self.wrong)]
        marked += [(f"part-{number}", part) for number, part in enumerate(self.parts, 1)]
        marked += [("from", self.ghost[:-1]), ("to", self.ghost[-1:])] if len(self.ghost) > 1 else []
        marked.append(("next", self.next))
        return tuple((key, sign) for sign, keys in marked for key in dict.fromkeys(keys))


def draw_over(scene: Scene, overlay: Overlay, theme: Theme) -> Scene:
    marks: list[Mark] = []
    for key in overlay.next:
        marks += _ring(scene, key, theme.chosen, line=1.8, dash=4, grow=2)
    grouped = {key for part in overlay.parts for key in part}
    signs = {"✗": overlay.wrong, "✓": overlay.good, "!": overlay.hint}
    colours = {"✗": theme.wrong, "✓": theme.good, "!": theme.hint}
    badges = Badges(scene, theme)
    told: set[Key] = set()
    for sign, keys in signs.items():
        # One thing, one mark: what is wrong comes first, then what was done, then what to look at.
        fresh = [key for key in dict.fromkeys(keys) if key not in told]
        fresh = [key for key in fresh if sign == "✗" or key not in grouped]
        told.update(fresh)
        if sign == "✓" and len(fresh) > CROWD:
            continue
        for key in fresh:
            marks += _ring(scene, key, colours[sign], line=3.2, grow=3)
            badges.pin(key, sign, colours[sign])
    for number, part in enumerate(overlay.parts):
        for key in part:
            marks += _ring(scene, key, theme.ink, line=3, dash=7 * (number % 2), grow=3)
            badges.pin(key, LETTERS[number % len(LETTERS)], theme.ink)
    for key in overlay.chosen:
        marks += _ring(scene, key, theme.chosen, line=4, grow=4)
        badges.pin(key, "•", theme.chosen)
    for key in overlay.ghost[:-1]:
        marks += draw_arrow(scene, key, overlay.ghost[-1], theme)
    if overlay.focus:
        marks += _ring(scene, overlay.focus, theme.ink, line=2.5, dash=7, grow=6)
    return replace(scene.over((*marks, *badges.marks)), lit=(*scene.lit, *overlay.signs))


def _ring(scene: Scene, key: Key, colour: str, line: float, dash: float = 0, grow: float = 0) -> list[Mark]:
    """Around what can be seen of a thing; where it is no rectangle, within its own outline, so that
    neighbours are not taken for it.
    """
    if outlines := scene.outlines(key):
        return [Mark(Polygon(shrunk(outline.points, 0.07)), "", colour, line + 1, dash) for outline in outlines]
    box = scene.seen(key)
    if box is None:
        return []
    b = box.grown(grow)
    return [Mark(Rect(b.x, b.y, b.width, b.height, 9), "", colour, line, dash)]
