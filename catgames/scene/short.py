"""Numbers and strokes as short as SVG allows: a step from the last point takes fewer digits than a place."""

from __future__ import annotations

from collections.abc import Iterable

from catgames.scene.shapes import Strokes


def number(value: float) -> str:
    """To a tenth: less than can be seen, also of symbols, which are drawn about as large as they are described."""
    return _written(_tenths(value))


def factor(value: float) -> str:
    """How many times as large: small drawings are made much larger, so to three digits."""
    return f"{value:.3g}".removeprefix("0")


def path_data(strokes: Strokes) -> str:
    """In steps of whole tenths, so that what is rounded does not add up on the way."""
    words: list[str] = []
    pen = begun = (0, 0)
    said = ""
    for letter, values in strokes:
        places = [_tenths(value) for value in values]
        step = letter.lower()
        # A letter holds until the next one; only a second `m` would be read as a line.
        if step != said or step == "m":
            words.append(step)
        words += (_written(place - pen[i % 2]) for i, place in enumerate(places))
        pen = (places[-2], places[-1]) if places else begun
        begun = pen if letter == "M" else begun
        said = step
    return _joined(words)


def _tenths(value: float) -> int:
    return round(value * 10)


def _written(tenths: int) -> str:
    sign, (whole, rest) = "-" if tenths < 0 else "", divmod(abs(tenths), 10)
    return f"{sign}{whole or ''}.{rest}" if rest else f"{sign}{whole}"


def _joined(words: Iterable[str]) -> str:
    """With a space only where two numbers would be read as one."""
    text = last = ""
    for word in words:
        runs_on = word[0].isdigit() or (word[0] == "." and "." not in last)
        text += f" {word}" if last[-1:].isdigit() and runs_on else word
        last = word
    return text
