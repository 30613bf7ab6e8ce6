"""The middle of the table: the cats played, each with a place for every player's mask."""

from __future__ import annotations

from catgames.core.message import Seat
from catgames.games.cloaked.board.faces import MASK_RATIO, SLOT, cat_face, mask_face
from catgames.games.cloaked.board.pieces import RATIO, put_small_mask
from catgames.games.cloaked.position import cats, keys
from catgames.games.cloaked.position.state import Staged, State
from catgames.scene.pen import PAD, Pen
from catgames.scene.shapes import Rect

TALL = 24
"""A row of masks: the clue of the game, so as large as a card is wide."""
ABREAST = 2
PLACES = 72
"""A name and the places beneath it, with room for their rings."""
SMALL_FROM = 23
"""From so many cats on they are drawn smaller, so that all are seen at once."""


def is_crowded(pen: Pen, state: State) -> bool:
    """Whether everything must be a little smaller to fit the page: many cats, or a grid beside them."""
    return not pen.look.narrow and (len(state.stage) >= SMALL_FROM or bool(pen.look.view))


def _masks_tall(seats: tuple[Seat, ...]) -> float:
    return TALL * -(-len(seats) // ABREAST)


def stage(pen: Pen, state: State, y: float) -> float:
    """The newest cat last; on each, who placed a mask and, as an empty place, who did not."""
    shown = state.stage
    card = 50.0 if pen.look.narrow else 52.0 if is_crowded(pen, state) else 68.0
    step = card + (7 if pen.look.narrow else 8)
    cell = _masks_tall(state.seats) + 3 + card * RATIO + 8
    across = int((pen.inner - 16 + step - card) // step)
    rows = max(1, -(-len(shown) // across))
    height = 26 + rows * cell
    label = pen.say("label-stage", count=len(shown))
    pen.area(PAD, y, pen.inner, height, keys.STAGE_KEY, label)
    pen.faint(PAD + 12, y + 14, pen.say("board-stage", count=len(shown)), 12, "left")
    for place, staged in enumerate(shown):
        left, top = PAD + 10 + place % across * step, y + 24 + place // across * cell
        staged_cat(pen, staged, state.seats, left, top, card)
    return height


def staged_cat(pen: Pen, staged: Staged, seats: tuple[Seat, ...], x: float, y: float, card: float) -> None:
    label = pen.say("label-cat", cat=cats.describe_cat(staged.cat))
    pen.use(cat_face(staged.cat), x, y + _masks_tall(seats) + 3, card, card * RATIO, keys.cat_key(staged.cat), label)
    width = card / ABREAST
    for seat in seats:
        left, top = x + seat % ABREAST * width, y + seat // ABREAST * TALL
        key = keys.mask_key(staged.cat, seat)
        placed = bool(staged.masks >> seat & 1)
        label = pen.say("label-mask", who=seat, cat=cats.say_cat(staged.cat), placed="yes" if placed else "no")
        # A place of its own for each player: what is missing there can be seen, and touched.
        pen.use(SLOT, left + 0.5, top + 0.5, width - 1, TALL - 1, key, label)
        side = min(TALL + 2, width - 2)
        if placed:
            put_small_mask(pen, seat, left + (width - side) / 2, top + (TALL - side * 20 / 24) / 2, side, key)


def by_hand(pen: Pen, seats: tuple[Seat, ...], y: float, newest: Staged) -> float:
    """The newest cat alone, with places to put masks by hand: for each player a first and a second."""
    card = 96.0 if pen.look.narrow else 120.0
    tall = card * RATIO
    rows = len(seats) if pen.look.narrow else 1
    height = max(tall, PLACES * rows) + 44
    pen.area(PAD, y, pen.inner, height)
    pen.faint(PAD + 12, y + 16, pen.say("board-by-hand"), 12, "left")
    label = pen.say("label-cat", cat=cats.describe_cat(newest.cat))
    pen.use(cat_face(newest.cat), PAD + 14, y + 30, card, tall, keys.cat_key(newest.cat), label)
    left, top = PAD + card + 34, y + 34
    for place, seat in enumerate(seats):
        aside, below = (0, place * PLACES) if pen.look.narrow else (place * 168, 40)
        _places(pen, seat, left + aside, top + below)
    return height


def _places(pen: Pen, seat: Seat, x: float, y: float) -> None:
    pen.text(x, y + 4, pen.say("board-player", who=seat), 14, "left", bold=True)
    for number in (1, 2):
        left = x + (number - 1) * 76
        label = pen.say("board-spot", who=seat, number=number)
        box = Rect(left, y + 20, 70, 38, 10)
        pen.put(box, pen.theme.table, pen.theme.edge, 1.5, 5, keys.SPOT(seat, number), label)
        pen.use(mask_face(seat), left + 9, y + 28, 52, 52 * MASK_RATIO)
