"""The curtain between two players at one screen: cloth, a cat that peeps out, and whose turn it is."""

from __future__ import annotations

from catgames.scene.cats import cat_head
from catgames.scene.scene import Mark, Scene
from catgames.scene.shapes import Rect, Text
from catgames.scene.theme import Theme

FOLDS = 14
CLOTH, FOLD, HEM = "#7c2440", "#93304f", "#e0a526"
COAT, INK, PAPER = "#e8a15a", "#2b2438", "#fffdf8"


def draw_curtain(text: str, width: float, theme: Theme) -> Scene:
    """Nothing of the game is in it."""
    height, fold = width * 0.52, width / FOLDS
    cloth = [Mark(Rect(0, 0, width, height, 14), CLOTH)]
    cloth += [
        Mark(Rect(number * fold + fold * 0.55, 0, fold * 0.4, height - fold * 0.5), FOLD) for number in range(FOLDS)
    ]
    cloth.append(Mark(Rect(0, height - fold * 0.5, width, fold * 0.2), HEM))
    size = width * 0.2
    cat = cat_head((width - size) / 2, height * 0.12, size, COAT, INK, masked=True)
    label_height = height * 0.26
    label = Mark(Rect(width * 0.14, height * 0.56, width * 0.72, label_height, 12), PAPER, INK, 2)
    name = Mark(Text(width / 2, height * 0.56 + label_height / 2, text, width / 17, bold=True), INK)
    edge = Mark(Rect(1, 1, width - 2, height - 2, 14), "", theme.edge, 2)
    return Scene(width, height, (*cloth, *cat, label, name, edge), label=text)
