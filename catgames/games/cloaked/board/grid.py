"""The deduction board drawn: each opponent against each attribute, on paper or worked out."""

from __future__ import annotations

from catgames.core.key import Key
from catgames.core.message import Seat
from catgames.games.cloaked.board.faces import CELL, SURE, tile
from catgames.games.cloaked.board.pieces import attributes_in_order
from catgames.games.cloaked.mind.deduction.board import Board, Standing, deduce
from catgames.games.cloaked.position import keys
from catgames.games.cloaked.position.attributes import ATTRIBUTES, say_attribute
from catgames.games.cloaked.position.facts import others_clockwise
from catgames.games.cloaked.position.state import State
from catgames.scene.pen import PAD, Pen
from catgames.scene.shapes import Rect, Text

WIDEST_CELL = 44
"""A cell is a symbol, which would look odd if it were drawn much wider than high."""
ROW, TILE, NAME = 30, 24, 11
"""As low as can be read well: with four players the grid takes the height that the table needs."""
SIGNS = {Standing.CERTAIN: "✓", Standing.IMPOSSIBLE: "✗"}


def paper(pen: Pen, state: State, y: float) -> float:
    """An empty grid, for the learner to fill."""
    return _grid(pen, others_clockwise(state, pen.look.seat), y, None)


def worked_out(pen: Pen, state: State, y: float) -> float:
    """Every cell as it stands, under the model named above it."""
    return _grid(pen, others_clockwise(state, pen.look.seat), y, deduce(state, pen.look.seat))


def _grid(pen: Pen, opponents: list[Seat], y: float, board: Board | None) -> float:
    frame = len(pen.marks)
    model = "board-model-narrow" if pen.look.narrow else "board-model"
    caption = pen.say("board-paper") if board is None else pen.say(model, count=board.worlds)
    height = 30 + (_tall if pen.look.narrow else _flat)(pen, y + 28, opponents, board)
    pen.faint(PAD + 12, y + 15, caption, 10.5 if pen.look.narrow else 12, "left")
    pen.frame(frame, Rect(PAD, y, pen.inner, height, 12), active=False)
    return height


def _flat(pen: Pen, y: float, opponents: list[Seat], board: Board | None) -> float:
    """A row for each opponent."""
    order = attributes_in_order(pen)
    left, step = PAD + 78, (pen.inner - 88) / len(order)
    for column, name in enumerate(order):
        # By turns above and below the pictures, a name has the room of two columns.
        _head(pen, name, left + (column + 0.5) * step, y, 2 * step - 6, (NAME + TILE) * (column % 2))
    head = TILE + 2 * NAME + 4
    for row, seat in enumerate(opponents):
        top = y + head + row * ROW
        pen.text(PAD + 12, top + ROW / 2 - 1, pen.say("board-player", who=seat), 14, "left", bold=True)
        for column, name in enumerate(order):
            _cell(pen, seat, name, Rect(left + column * step + 1.5, top, step - 3, ROW - 3, 6), board)
    return head + ROW * len(opponents) + 4


def _head(pen: Pen, name: str, x: float, y: float, room: float, down: float) -> None:
    """The picture, and its name so far down."""
    pen.use(tile(name), x - TILE / 2, y + NAME, TILE, TILE)
    said = pen.say(f"short-{name}")
    pen.text(x, y + down + NAME / 2, said, pen.fitting(said, room, 10.5))


def _tall(pen: Pen, y: float, opponents: list[Seat], board: Board | None) -> float:
    """A row for each attribute: for a narrow page."""
    left = PAD + 122
    step = (pen.inner - 130) / len(opponents)
    for column, seat in enumerate(opponents):
        pen.text(left + (column + 0.5) * step, y + 8, pen.say("board-player", who=seat), 13, bold=True)
    for row, name in enumerate(ATTRIBUTES):
        top = y + 20 + row * 27
        pen.use(tile(name), PAD + 8, top, 24, 24)
        pen.text(PAD + 37, top + 12, pen.say(f"short-{name}"), 12, "left")
        for column, seat in enumerate(opponents):
            middle, wide = left + (column + 0.5) * step, min(step - 4, WIDEST_CELL)
            _cell(pen, seat, name, Rect(middle - wide / 2, top, wide, 24, 6), board)
    return 27 * len(ATTRIBUTES) + 24


def _cell(pen: Pen, seat: Seat, name: str, box: Rect, board: Board | None) -> None:
    key = keys.GRID(seat, name)
    if board is None:
        label = pen.say("board-cell", who=seat, attribute=say_attribute(name))
        pen.use(CELL, box.x, box.y, box.width, box.height, key, label)
        if note := pen.look.notes.get(key):
            pen.text(box.x + box.width / 2, box.y + box.height / 2, note, 17, bold=True)
        return
    standing, chance = board.standing(seat, name), float(board.chance(seat, name))
    percent = round(100 * chance)
    label = pen.say("board-chance", who=seat, attribute=say_attribute(name), standing=str(standing), percent=percent)
    _worked_cell(pen, box, key, label, standing, chance)


def _worked_cell(pen: Pen, box: Rect, key: Key, label: str, standing: Standing, chance: float) -> None:
    """A sign for what is settled; else the chance, as a number and as a level."""
    theme = pen.theme
    symbol = SURE if standing is Standing.CERTAIN else CELL
    pen.use(symbol, box.x, box.y, box.width, box.height, key, label)
    x, y = box.x + box.width / 2, box.y + box.height / 2
    if sign := SIGNS.get(standing):
        ink = theme.good if standing is Standing.CERTAIN else theme.faint
        pen.put(Text(x, y, sign, 17, bold=True), ink)
        return
    level = max(2.0, (box.height - 4) * chance)
    pen.put(Rect(box.x + 2, box.y + box.height - 2 - level, box.width - 4, level), theme.edge)
    shown = "<1" if chance < 0.005 else ">99" if chance > 0.995 else str(round(100 * chance))
    pen.text(x, y, shown, 13, bold=True)
