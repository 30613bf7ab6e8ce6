"""The table of Cloaked Cats as one seat sees it, in one of four views."""

from __future__ import annotations

from dataclasses import replace

from catgames.games.cloaked.board import grid, panels
from catgames.games.cloaked.board.faces import CHIP, CHIPS, cat_face, chip, symbols
from catgames.games.cloaked.board.icons import INK
from catgames.games.cloaked.board.phases import phases
from catgames.games.cloaked.board.pieces import RATIO, attributes_in_order, is_counted, put_written
from catgames.games.cloaked.board.stage import by_hand, is_crowded, stage
from catgames.games.cloaked.language.moves import Pass
from catgames.games.cloaked.law.legal import legal_moves
from catgames.games.cloaked.position import cats, keys
from catgames.games.cloaked.position.attributes import say_attribute
from catgames.games.cloaked.position.state import PLAY, Staged, State, to_move
from catgames.scene.look import WIDE, Look
from catgames.scene.pen import PAD, Pen
from catgames.scene.phases import draw_phases
from catgames.scene.scene import Scene
from catgames.scene.shapes import Circle, Rect

BY_HAND, PAPER, DEDUCTION = "masks", "paper", "deduction"
"""Views beside the plain table: masks placed by hand, an empty grid, the grid worked out."""
GRIDS = (PAPER, DEDUCTION)


def draw(state: State, look: Look) -> Scene:
    """`state` must be what the seat may see: whatever is in it is drawn."""
    newest = state.stage[-1] if look.view == BY_HAND and state.stage else None
    if newest:
        state = before_its_masks(state, newest)
    pen = Pen(_roomy(look))
    y: float = PAD + draw_phases(pen, phases(state), PAD)
    if look.view == PAPER:
        y += grid.paper(pen, state, y) + PAD
    elif look.view == DEDUCTION:
        y += grid.worked_out(pen, state, y) + PAD
    if newest:
        y += by_hand(pen, state.seats, y, newest) + PAD
    y += panels.others(pen, state, y)
    top = y
    if state.stage or not newest:
        y += stage(pen, state, y) + PAD
    top = top if state.stage else y
    y += own(pen, state, y) + PAD
    if look.narrow and not look.view and state.due == PLAY and to_move(state) == look.seat:
        pen.heart = (top, y - PAD)  # to ask is looked at from the others' fans, at the top
    y += invitation(pen, y) + PAD
    return pen.scene(y, symbols())


def _roomy(look: Look) -> Look:
    """A grid makes the table high: beside it the cats stand in long rows, and all of it is scaled less to fit."""
    return replace(look, width=WIDE) if look.view in GRIDS and not look.narrow else look


def before_its_masks(state: State, newest: Staged) -> State:
    """The newest cat taken aside and its masks back in their supplies: they would give the answer away."""
    supply = tuple(count + (newest.masks >> seat & 1) for seat, count in enumerate(state.supply))
    return state._replace(stage=state.stage[:-1], supply=supply)


def own(pen: Pen, state: State, y: float) -> float:
    """One's own fan beside one's hand; on a phone one above the other."""
    seat, frame = pen.look.seat, len(pen.marks)
    width = pen.inner if pen.look.narrow else 450.0 if pen.look.view in GRIDS else 300.0
    height = panels.own_player(pen, state, PAD, y, width)
    if pen.look.narrow:
        pen.frame(frame, Rect(PAD, y, width, height, 12), to_move(state) == seat)
        return height + PAD + hand(pen, state, PAD, y + height + PAD, pen.inner, 0)
    height = max(height, hand(pen, state, 2 * PAD + width, y, pen.inner - width - PAD, height))
    pen.frame(frame, Rect(PAD, y, width, height, 12), to_move(state) == seat)
    return height


def hand(pen: Pen, state: State, x: float, y: float, width: float, at_least: float) -> float:
    """The cat cards one holds, the pile, and the word to pass where one may."""
    held = state.hands[pen.look.seat]
    card = min(70.0 if pen.look.narrow or is_crowded(pen, state) else 96.0, width / 4.4)
    tall = card * RATIO
    passing = keys.PASS_KEY in pen.look.wanted or _may_pass(pen, state)
    top = pen.touchable + 10 if passing else 32.0
    height = max(top + tall + 12, at_least)
    pen.area(x, y, width, height)
    pen.faint(x + 12, y + 16, pen.say("board-hand", count=len(held)), 12, "left")
    for place, cat in enumerate(held):
        label = pen.say("label-hand", cat=cats.describe_cat(cat))
        left = x + 10 + place * (card + 8)
        pen.use(cat_face(cat), left, y + top, card, tall, keys.HAND(place), label)
    _pile(pen, len(state.pile), x + width - card * 0.8 - 14, y + top + 4, card * 0.8)
    if passing:
        pen.pill(x + width - 96, y + 4, 88, pen.say("board-pass"), keys.PASS_KEY, pen.say("label-pass"))
    return height


def _may_pass(pen: Pen, state: State) -> bool:
    return to_move(state) == pen.look.seat and any(isinstance(move, Pass) for move in legal_moves(state))


def _pile(pen: Pen, count: int, x: float, y: float, card: float) -> None:
    label = pen.say("label-pile", count=count) if is_counted(pen) else pen.say("label-pile-uncounted")
    box = Rect(x, y, card, card * RATIO, 8)
    pen.put(box, pen.theme.table, pen.theme.edge, 1.5, 5, keys.PILE_KEY, label)
    for lift in range(min(3, count)):
        pen.use(cat_face(cats.UNKNOWN), x - lift * 2, y - lift * 2, card, card * RATIO, keys.PILE_KEY, label)
    if is_counted(pen):
        pen.put(Circle(x + card - 6, y + card * RATIO - 6, 13), pen.theme.card, INK, 1.4)
        put_written(pen, x + card - 6, y + card * RATIO - 6, str(count), 13)


def invitation(pen: Pen, y: float) -> float:
    """Every attribute, and on its seal how many cats have it; here one points at what one asks for."""
    across = 5 if pen.look.narrow else 11 if pen.look.width >= WIDE else 10
    order = attributes_in_order(pen)
    step = (pen.inner - 12) / across
    rows = -(-len(order) // across)
    height = 26 + rows * 58
    pen.area(PAD, y, pen.inner, height)
    caption = "board-invitation-narrow" if pen.look.narrow else "board-invitation"
    pen.faint(PAD + 12, y + 14, pen.say(caption), 12, "left")
    width = CHIPS[1] if across == 11 else CHIPS[0]
    for place, name in enumerate(order):
        _chip(pen, name, PAD + 6 + place % across * step + 2, y + 25 + place // across * 58, width)
    return height


def _chip(pen: Pen, name: str, x: float, y: float, width: int) -> None:
    label = pen.say("label-attribute", attribute=say_attribute(name), count=cats.count_with(name))
    pen.use(chip(name, width), x, y, width, CHIP, keys.ATTRIBUTE(name), label)
    said = pen.say(f"short-{name}")
    put_written(pen, x + width / 2, y + 44, said, pen.fitting(said, width - 6, 11))
