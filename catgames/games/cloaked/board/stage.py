"""The middle of the table: the cats played, each with a place for every player's mask."""

from __future__ import annotations

from catgames.core.message import Seat
from catgames.games.cloaked.board.faces import MASK_RATIO, SLOT, cat_face, mask_face
from catgames.games.cloaked.board.pen import PAD, RATIO, Pen
from catgames.games.cloaked.position import cats, keys
from catgames.games.cloaked.position.state import SEATS, Staged
from catgames.scene.scene import Mark
from catgames.scene.shapes import Rect

TALL = 15


def stage(pen: Pen, y: float) -> float:
    """The newest cat last; on each, who placed a mask and, as an empty place, who did not."""
    shown = pen.state.stage
    card = 50.0 if pen.look.narrow else 68.0
    step = card + (7 if pen.look.narrow else 8)
    cell = TALL + 3 + card * RATIO + 8
    across = int((pen.inner - 16 + step - card) // step)
    rows = max(1, -(-len(shown) // across))
    height = 26 + rows * cell
    label = pen.say("label-stage", count=len(shown))
    pen.area(PAD, y, pen.inner, height, keys.STAGE_KEY, label)
    pen.faint(PAD + 12, y + 14, pen.say("board-stage", count=len(shown)), 12)
    for place, staged in enumerate(shown):
        left, top = PAD + 10 + place % across * step, y + 24 + place // across * cell
        staged_cat(pen, staged, left, top, card)
    return height


def staged_cat(pen: Pen, staged: Staged, x: float, y: float, card: float) -> None:
    said = cats.describe_cat(staged.cat)
    pen.use(
        cat_face(staged.cat),
        x,
        y + TALL + 3,
        card,
        card * RATIO,
        keys.cat_key(staged.cat),
        pen.say("label-cat", cat=said),
    )
    players = pen.state.players
    width = card / players
    for seat in SEATS[:players]:
        left, key = x + seat * width, keys.mask_key(staged.cat, seat)
        placed = bool(staged.masks >> seat & 1)
        label = pen.say("label-mask", who=seat, cat=cats.say_cat(staged.cat), placed="yes" if placed else "no")
        # A place of its own for each player: what is missing there can be seen, and touched.
        pen.use(SLOT, left + 0.5, y, width - 1, TALL, key, label)
        side = min(TALL + 2, width - 1)
        if placed:
            pen.small_mask(seat, left + (width - side) / 2, y + (TALL - side * 20 / 24) / 2, side, key)


def by_hand(pen: Pen, y: float, newest: Staged) -> float:
    """The newest cat alone, with places to put masks by hand: for each player a first and a second."""
    card = 96.0 if pen.look.narrow else 120.0
    tall = card * RATIO
    players = SEATS[: pen.state.players]
    rows = len(players) if pen.look.narrow else 1
    height = max(tall, 60 * rows) + 44
    pen.area(PAD, y, pen.inner, height)
    pen.faint(PAD + 12, y + 16, pen.say("board-by-hand"), 12)
    label = pen.say("label-cat", cat=cats.describe_cat(newest.cat))
    pen.use(cat_face(newest.cat), PAD + 14, y + 30, card, tall, keys.cat_key(newest.cat), label)
    left, top = PAD + card + 34, y + 34
    for place, seat in enumerate(players):
        aside, below = (0, place * 60) if pen.look.narrow else (place * 168, 40)
        _places(pen, seat, left + aside, top + below)
    return height


def _places(pen: Pen, seat: Seat, x: float, y: float) -> None:
    pen.text(x, y + 6, pen.say("board-player", who=seat), 14, bold=True)
    for number in (1, 2):
        left = x + (number - 1) * 76
        label = pen.say("label-spot", who=seat, number=number)
        box = Rect(left, y + 16, 70, 38, 10)
        pen.marks.append(Mark(box, pen.theme.table, pen.theme.edge, 1.5, 5, keys.spot_key(seat, number), label))
        pen.use(mask_face(seat), left + 9, y + 24, 52, 52 * MASK_RATIO)
