"""A sheet as a scene of one paper's size: three columns, in the largest letters that fit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from catgames.scene.scene import Mark, Scene, Symbol
from catgames.scene.shapes import Circle, Rect, Text, Use
from catgames.scene.theme import LIGHT
from catgames.sheet.letters import broken, set_in, width_of
from catgames.sheet.sheet import EMBLEM, Block, Drawn, Number, Sheet

POINT = 72 / 25.4
PAPERS = {"a4": (210 * POINT, 297 * POINT), "letter": (612.0, 792.0)}
MARGIN = 26.0
COLUMNS, GUTTER = 3, 14.0
LARGEST, SMALLEST, FINER = 12.0, 6.0, 0.1
LEADING = 1.24
RULINGS = 0.92
"""What the book does not say is set a little smaller."""
FEW = 2
"""Rules for which a small heading is enough."""
HEAD = 106.0
"""Where the columns begin."""
TALL = 72.0
"""The emblem."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that stays together, drawn from its upper left corner."""

    height: float
    marks: tuple[Mark, ...]
    heads: bool = False
    """A heading: what follows stays with it."""


def lay_out(sheet: Sheet, paper: str) -> Scene:
    width, height = PAPERS[paper]
    size = fitting(sheet, width, height)
    columns = _poured(_pieces(sheet, size, _column(width)), _room(height))
    marks = list(_head(sheet, width))
    for number, column in enumerate(columns):
        x, y = MARGIN + number * (_column(width) + GUTTER), HEAD
        for piece in column:
            marks += [_moved(mark, x, y) for mark in piece.marks]
            y += piece.height
    return Scene(width, height, (Mark(Rect(0, 0, width, height), "#ffffff"), *marks), sheet.symbols, sheet.title)


def fitting(sheet: Sheet, width: float, height: float) -> float:
    """The largest letters with which everything stands in the columns."""
    size = LARGEST
    while size > SMALLEST:
        if len(_poured(_pieces(sheet, size, _column(width)), _room(height))) <= COLUMNS:
            return size
        size = round(size - FINER, 1)
    raise ValueError(f"{sheet.title} does not fit on one page")


def _room(height: float) -> float:
    return height - MARGIN - HEAD


def _column(width: float) -> float:
    return (width - 2 * MARGIN - (COLUMNS - 1) * GUTTER) / COLUMNS


def _poured(pieces: list[Piece], height: float) -> list[list[Piece]]:
    """From column to column; a heading never stands alone at the foot of one."""
    columns: list[list[Piece]] = [[]]
    filled = 0.0
    for number, piece in enumerate(pieces):
        needed = piece.height + (pieces[number + 1].height if piece.heads else 0)
        if columns[-1] and filled + needed > height:
            columns.append([])
            filled = 0.0
        columns[-1].append(piece)
        filled += piece.height
    return columns


def _pieces(sheet: Sheet, size: float, width: float) -> list[Piece]:
    """All of it, but for headings under which nothing stands."""
    pieces = [
        _heading(sheet.numbers_title, size, LIGHT.hint, width),
        *(_number(number, size, width) for number in sheet.numbers),
        _heading(sheet.signs_title, size, LIGHT.hint, width),
        *(_sign(sign, sheet.symbols, size, width) for sign in sheet.signs),
        *(piece for block in sheet.blocks for piece in _block(block, size, width, LIGHT.chosen)),
        *_block(sheet.rulings, RULINGS * size, width, LIGHT.gold),
    ]
    following = [*(piece.heads for piece in pieces[1:]), True]
    return [piece for piece, empty in zip(pieces, following, strict=True) if not (piece.heads and empty)]


def _block(block: Block, size: float, width: float, colour: str) -> Iterator[Piece]:
    yield (_heading if len(block.laws) > FEW else _small_heading)(block.title, size, colour, width)
    for law in block.laws:
        yield _law(law, size, width, colour)


def _heading(title: str, size: float, colour: str, width: float) -> Piece:
    """White on its colour; our rulings, on gold, in ink."""
    tall = 1.75 * size
    gap = 0.55 * size
    ink = LIGHT.ink if colour == LIGHT.gold else "#ffffff"
    return Piece(
        tall + gap + 0.35 * size,
        (
            Mark(Rect(0, gap, width, tall, 4), colour),
            Mark(Text(6, gap + tall / 2, set_in(title), 1.08 * size, "left", bold=True), ink),
        ),
        heads=True,
    )


def _small_heading(title: str, size: float, colour: str, width: float) -> Piece:
    """For a rule or two a bar would be too much."""
    gap, line = 0.5 * size, 1.3 * size
    title_line = Mark(Text(0, gap + line / 2, set_in(title), 1.08 * size, "left", bold=True), colour)
    return Piece(gap + line, (title_line,), heads=True)


def _law(law: str, size: float, width: float, colour: str) -> Piece:
    left, line = 0.85 * size, LEADING * size
    lines = broken(law, size, width - left)
    dot = Mark(Circle(0.3 * size, line / 2, 0.17 * size), colour)
    texts = (Mark(Text(left, (k + 0.5) * line, text, size, "left"), LIGHT.ink) for k, text in enumerate(lines))
    return Piece(line * len(lines) + 0.22 * size, (dot, *texts))


def _number(number: Number, size: float, width: float) -> Piece:
    line = LEADING * size
    value = set_in(number.value)
    room = width - width_of(value, size, bold=True) - size
    lines = broken(number.name, size, room)
    texts = (Mark(Text(0, (k + 0.5) * line, text, size, "left"), LIGHT.ink) for k, text in enumerate(lines))
    last = Mark(Text(width, (len(lines) - 0.5) * line, value, size, "right", bold=True), LIGHT.ink)
    return Piece(line * len(lines) + 0.22 * size, (*texts, last))


def _sign(sign: Drawn, symbols: Mapping[str, Symbol], size: float, width: float) -> Piece:
    """The pictures in a row; their name beside them where there is room, else beneath."""
    tall, gap, line = 2.5 * size, 0.25 * size, LEADING * size
    x, marks = 0.0, []
    for name in sign.symbols:
        wide = tall * symbols[name].width / symbols[name].height
        marks.append(Mark(Use(name, x, 0, wide, tall)))
        x += wide + gap
    beside = width - x - gap
    lines = broken(sign.name, size, beside)
    if len(lines) * line > tall or width_of(max(lines, key=len), size) > beside:
        lines = broken(sign.name, size, width)
        x, top, height = 0.0, tall, tall + len(lines) * line
    else:
        x, top, height = x + gap, (tall - len(lines) * line) / 2, tall
    marks += [Mark(Text(x, top + (k + 0.5) * line, text, size, "left"), LIGHT.ink) for k, text in enumerate(lines)]
    return Piece(height + 0.35 * size, tuple(marks))


def _head(sheet: Sheet, width: float) -> Iterator[Mark]:
    """The emblem, whose sheet it is, and the goal."""
    emblem = sheet.symbols[EMBLEM]
    wide = TALL * emblem.width / emblem.height
    yield Mark(Use(EMBLEM, MARGIN, MARGIN, wide, TALL))
    x = MARGIN + wide + GUTTER
    yield Mark(Text(x, MARGIN + 11, set_in(sheet.title), 26, "left", bold=True), LIGHT.ink)
    yield Mark(Text(x, MARGIN + 32, set_in(sheet.goal_title), 10, "left", bold=True), LIGHT.hint)
    for number, text in enumerate(broken(sheet.goal, 10.5, width - MARGIN - x)):
        yield Mark(Text(x, MARGIN + 45 + 12.5 * number, text, 10.5, "left"), LIGHT.ink)


def _moved(mark: Mark, x: float, y: float) -> Mark:
    shape = mark.shape
    assert isinstance(shape, Rect | Circle | Text | Use), "a sheet is made of nothing else"
    return replace(mark, shape=replace(shape, x=shape.x + x, y=shape.y + y))
