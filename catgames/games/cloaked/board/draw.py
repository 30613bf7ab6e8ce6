"""The table of Cloaked Cats as one seat sees it, in one of four views."""

from __future__ import annotations

from catgames.core.message import Message
from catgames.games.cloaked.board import grid, panels
from catgames.games.cloaked.board.faces import CHIP, CHIPS, cat_face, chip, symbols
from catgames.games.cloaked.board.pen import PAD, RATIO, Pen
from catgames.games.cloaked.board.stage import by_hand, stage
from catgames.games.cloaked.position import cats, keys
from catgames.games.cloaked.position.attributes import ACCESSORIES, ATTRIBUTES, COLOURS, PATTERNS, POSES, say_attribute
from catgames.games.cloaked.position.state import Staged, State
from catgames.scene.look import Look
from catgames.scene.scene import Mark, Scene
from catgames.scene.shapes import Circle, Rect, Text

BY_HAND, PAPER, DEDUCTION = "masks", "paper", "deduction"
"""Views beside the plain table: masks placed by hand, an empty grid, the grid worked out."""


def draw(state: State, look: Look) -> Scene:
    """`state` must be what the seat may see: whatever is in it is drawn."""
    newest = state.stage[-1] if look.view == BY_HAND and state.stage else None
    pen = Pen(before_its_masks(state, newest) if newest else state, look)
    y: float = PAD
    if look.view == PAPER:
        y += grid.paper(pen, y) + PAD
    elif look.view == DEDUCTION:
        y += grid.worked_out(pen, y) + PAD
    if newest:
        y += by_hand(pen, y, newest) + PAD
    y += panels.others(pen, y)
    if pen.state.stage or not newest:
        y += stage(pen, y) + PAD
    y += own(pen, y) + PAD
    y += invitation(pen, y) + PAD
    table = Mark(Rect(0, 0, look.width, y, 14), look.theme.table)
    return Scene(look.width, y, (table, *pen.marks), symbols(), look.say(Message("board-label")))


def before_its_masks(state: State, newest: Staged) -> State:
    """The newest cat taken aside and its masks back in their supplies: they would give the answer away."""
    supply = tuple(count + (newest.masks >> seat & 1) for seat, count in enumerate(state.supply))
    return state._replace(stage=state.stage[:-1], supply=supply)


def own(pen: Pen, y: float) -> float:
    """One's own fan beside one's hand; on a phone one above the other."""
    seat, frame = pen.look.seat, len(pen.marks)
    width = pen.inner if pen.look.narrow else 300.0
    height = panels.own_player(pen, PAD, y, width)
    if pen.look.narrow:
        panels.framed(pen, frame, seat, PAD, y, width, height)
        return height + PAD + hand(pen, PAD, y + height + PAD, pen.inner, 0)
    height = max(height, hand(pen, 2 * PAD + width, y, pen.inner - width - PAD, height))
    panels.framed(pen, frame, seat, PAD, y, width, height)
    return height


def hand(pen: Pen, x: float, y: float, width: float, at_least: float) -> float:
    """The cat cards one holds, the pile, and the word to pass."""
    held = pen.state.hands[pen.look.seat]
    card = 70.0 if pen.look.narrow else 96.0
    tall = card * RATIO
    height = max(tall + 42, at_least)
    pen.area(x, y, width, height)
    pen.faint(x + 12, y + 16, pen.say("board-hand", count=len(held)), 12)
    for place, cat in enumerate(held):
        label = pen.say("label-hand", cat=cats.describe_cat(cat))
        left = x + 10 + place * (card + 8)
        pen.use(cat_face(cat), left, y + 32, card, tall, keys.hand_key(place), label)
    _pile(pen, x + width - card * 0.8 - 14, y + 36, card * 0.8)
    text = pen.say("board-pass")
    wide = max(64.0, 7.2 * len(text) + 16)
    pen.pill(x + width - wide - 12, y + 6, wide, text, keys.PASS_KEY, pen.say("label-pass"))
    return height


def _pile(pen: Pen, x: float, y: float, card: float) -> None:
    count = len(pen.state.pile)
    label = pen.say("label-pile", count=count)
    box = Rect(x, y, card, card * RATIO, 8)
    pen.marks.append(Mark(box, pen.theme.table, pen.theme.edge, 1.5, 5, keys.PILE_KEY, label))
    for lift in range(min(3, count)):
        pen.use(cat_face(cats.UNKNOWN), x - lift * 2, y - lift * 2, card, card * RATIO, keys.PILE_KEY, label)
    pen.marks.append(Mark(Circle(x + card - 6, y + card * RATIO - 6, 13), pen.theme.card, "#2b2438", 1.4))
    pen.marks.append(Mark(Text(x + card - 6, y + card * RATIO - 6, str(count), 13, bold=True), "#2b2438"))


def invitation(pen: Pen, y: float) -> float:
    """Every attribute, and on its seal how many cats have it; here one points at what one asks for."""
    across = 5 if pen.look.narrow else 11
    order = ATTRIBUTES if pen.look.narrow else (*POSES, *PATTERNS, *ACCESSORIES, *COLOURS)
    step = (pen.inner - 12) / across
    rows = -(-len(order) // across)
    height = 26 + rows * 58
    pen.area(PAD, y, pen.inner, height)
    pen.faint(PAD + 12, y + 14, pen.say("board-invitation-narrow" if pen.look.narrow else "board-invitation"), 12)
    width = CHIPS[0] if pen.look.narrow else CHIPS[1]
    for place, name in enumerate(order):
        _chip(pen, name, PAD + 6 + place % across * step + 2, y + 25 + place // across * 58, width)
    return height


def _chip(pen: Pen, name: str, x: float, y: float, width: int) -> None:
    label = pen.say("label-attribute", attribute=say_attribute(name), count=cats.count_with(name))
    pen.use(chip(name, width), x, y, width, CHIP, keys.attribute_key(name), label)
    said = pen.say(f"short-{name}")
    pen.written(x + width / 2, y + 44, said, min(11.0, width * 1.7 / len(said)))
