"""How wide a text is, and where its lines break: in Helvetica, which every PDF reader has and Arial equals."""

from __future__ import annotations

from reportlab.pdfbase.pdfmetrics import stringWidth

PLAIN, BOLD = "Helvetica", "Helvetica-Bold"
FAMILY = "Helvetica, Arial, 'Liberation Sans', 'Nimbus Sans', sans-serif"
"""Fonts as wide as each other, one of which is on every machine."""
NARROW_SPACE, NO_BREAK_SPACE = "\u202f", "\u00a0"


def set_in(text: str) -> str:
    """As these fonts have it: they know no narrow space."""
    return text.replace(NARROW_SPACE, NO_BREAK_SPACE)


def width_of(text: str, size: float, *, bold: bool = False) -> float:
    return float(stringWidth(set_in(text), BOLD if bold else PLAIN, size))


def broken(text: str, size: float, width: float) -> list[str]:
    """The text in lines no wider than this; only a word that is wider than a line sticks out."""
    lines: list[str] = []
    for word in set_in(text).split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
