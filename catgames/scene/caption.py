"""Words beneath a board: where nothing answers, a picture says itself what it asks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from textwrap import wrap

from catgames.scene.pen import PAD
from catgames.scene.scene import Mark, Scene
from catgames.scene.shapes import Rect, Text
from catgames.scene.theme import Theme

SIZE, LEADING, MARGIN = 15.0, 22.0, 14.0
LETTER = 0.54
"""How wide a letter is at most, on the average of a line, in parts of its size: in a wide font."""


@dataclass(frozen=True, slots=True)
class Said:
    """A paragraph of a caption, in its colour."""

    text: str
    fill: str
    bold: bool = False


def captioned(scene: Scene, said: Sequence[Said], theme: Theme) -> Scene:
    """The board with these words beneath it."""
    letters = int((scene.width - 2 * (PAD + MARGIN)) / (LETTER * SIZE))
    lines = [(line, one) for one in said for line in wrap(one.text, letters)]
    tall = len(lines) * LEADING + MARGIN
    height = scene.height + tall + PAD
    marks = [Mark(Rect(PAD, scene.height, scene.width - 2 * PAD, tall, 12), theme.area, theme.edge, 1.2)]
    for number, (line, one) in enumerate(lines):
        y = scene.height + MARGIN / 2 + (number + 0.5) * LEADING
        marks.append(Mark(Text(PAD + MARGIN, y, line, SIZE, "left", one.bold), one.fill))
    table = Mark(Rect(0, 0, scene.width, height, 14), theme.table)
    label = " ".join((scene.label, *(one.text for one in said)))
    return replace(scene, height=height, marks=(table, *scene.marks, *marks), label=label)
