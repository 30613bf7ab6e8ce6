"""One player's part of the table: the fan, the masks in supply and received, what was denied, the hand."""

from __future__ import annotations

from catgames.core.message import Seat
from catgames.games.cloaked.board.faces import MASK_RATIO, cat_face, denial, mask_face
from catgames.games.cloaked.board.pieces import RATIO, is_counted, put_attribute_card, put_small_mask
from catgames.games.cloaked.board.stage import is_crowded
from catgames.games.cloaked.position import cats, keys
from catgames.games.cloaked.position.attributes import names, say_attribute
from catgames.games.cloaked.position.facts import are_attributes_dealt, masked, others_clockwise
from catgames.games.cloaked.position.state import FAN, State, to_move
from catgames.scene.pen import PAD, Pen
from catgames.scene.shapes import Rect

BESIDE = 200
"""What masks received and answers given need to stand beside a fan."""
HAND_BACKS = 76
"""What another player's hand takes at the right."""


def other_player(pen: Pen, state: State, seat: Seat, x: float, y: float, width: float) -> float:
    """Name and masks, the fan from behind with what was unmasked, the hand from behind."""
    head = header(pen, state, seat, x, y, width)
    backs(pen, seat, len(state.hands[seat]), x + width - 62, y + head + 8)
    return _below_the_header(pen, state, seat, x, y, width, head, 36 if is_crowded(pen, state) else 46)


def own_player(pen: Pen, state: State, x: float, y: float, width: float) -> float:
    head = header(pen, state, pen.look.seat, x, y, width)
    return _below_the_header(pen, state, pen.look.seat, x, y, width, head, 70 if pen.look.narrow else 58)


def _below_the_header(
    pen: Pen, state: State, seat: Seat, x: float, y: float, width: float, head: float, size: float
) -> float:
    """Masks received and answers given stand beside the fan where there is room for them, else below it."""
    fan(pen, state, seat, x + 10, y + head, size)
    height = head + size * RATIO + 10
    taken = FAN * (size + 6) + 44
    room = width - taken - (HAND_BACKS if seat != pen.look.seat else 10)
    if room < BESIDE:
        return height + _answers(pen, state, seat, x + 10, y + height, width - 20) + 6
    return max(height, head + _answers(pen, state, seat, x + taken, y + head, room)) + 6


def _answers(pen: Pen, state: State, seat: Seat, x: float, y: float, width: float) -> float:
    height = received(pen, seat, sorted(state.won[seat]), x, y, width)
    return height + denied(pen, seat, names(state.denied[seat]), x, y + height, width)


def header(pen: Pen, state: State, seat: Seat, x: float, y: float, width: float) -> float:
    """The player's mask and name; the seal of who began; the masks left in the supply."""
    pen.use(mask_face(seat), x + 10, y + 10, 34, 34 * MASK_RATIO)
    name = pen.say("board-player", who=seat)
    pen.text(x + 52, y + 18, name, 15, "left", bold=True)
    if seat == state.first:
        pen.text(x + 58 + 9.2 * len(name), y + 18, "✦", 14, "left")
    left, count = x + width - 84, state.supply[seat]
    counted = is_counted(pen)
    label = pen.say("label-supply", who=seat, count=count) if counted else pen.say("label-supply-uncounted", who=seat)
    box = Rect(left, y + 6, 76, 24, 8)
    pen.put(box, pen.theme.table, pen.theme.edge, 1, 0, keys.SUPPLY(seat), label)
    put_small_mask(pen, seat, left + 8, y + 9, 21)
    if counted:
        pen.text(left + 68, y + 18, f"× {count}", 14, "right", bold=True)
    return 38


def fan(pen: Pen, state: State, seat: Seat, x: float, y: float, size: float) -> None:
    """Cards still on the fan first, what the onlooker may read with its picture; open ones after a gap."""
    tall, step = size * RATIO, size + 6
    hidden = names(state.fans[seat] & ~state.shown[seat])
    lying = names(state.shown[seat])
    held = masked(state, seat) if are_attributes_dealt(state) else 0
    unseen = held - len(hidden)
    label = pen.say("label-fan", who=seat, count=held)
    if held:
        box = Rect(x - 4, y - 3, held * step + 2, tall + 6, 8)
        pen.put(box, pen.theme.table, pen.theme.edge, 1.2, 0, keys.FAN(seat), label)
    for place in range(unseen):
        pen.use("attribute-back", x + place * step, y, size, tall, keys.FAN(seat), label)
    for place, name in enumerate(hidden, unseen):
        card_label = pen.say("label-card-own", attribute=say_attribute(name))
        put_attribute_card(pen, name, x + place * step, y, size, keys.CARD(seat, name), card_label)
    for place, name in enumerate(lying, held):
        card_label = pen.say("label-card-shown", who=seat, attribute=say_attribute(name))
        left = x + place * step + (10 if held else 0)
        put_attribute_card(pen, name, left, y, size, keys.CARD(seat, name), card_label)
        pen.put(Rect(left - 2.5, y - 2.5, size + 5, tall + 5, 8), "", pen.theme.gold, 2.4)
    if not held:
        # The empty fan can still be asked: the answer explains why not.
        box = Rect(x + FAN * step + 4, y, 18, tall, 6)
        pen.put(box, pen.theme.table, pen.theme.edge, 1.2, 4, keys.FAN(seat), label)


def backs(pen: Pen, seat: Seat, count: int, x: float, y: float) -> None:
    """Another player's hand, overlapping, and how many cards it is."""
    label = pen.say("label-backs", who=seat, count=count)
    box = Rect(x - 4, y - 3, 58, 40, 6)
    pen.put(box, pen.theme.area, key=keys.BACKS(seat), label=label)
    for place in range(count):
        pen.use(cat_face(cats.UNKNOWN), x + place * 11, y, 24, 24 * RATIO, keys.BACKS(seat), label)


def received(pen: Pen, seat: Seat, won: list[str], x: float, y: float, width: float) -> float:
    """Masks received, in their givers' colours: points, apart from the supply."""
    caption = pen.say("board-won", count=len(won))
    label = pen.say("label-won", who=seat, count=len(won))
    start = 20 + 6.6 * len(caption)
    across = max(1, int((width - start) // 17))
    rows = max(1, -(-len(won) // across))
    height = rows * 17 + 7
    box = Rect(x - 3, y, width + 6, height, 7)
    pen.put(box, pen.theme.table, key=keys.WON(seat), label=label)
    pen.faint(x + 4, y + 12, caption, 12, "left")
    for place, giver in enumerate(won):
        put_small_mask(pen, int(giver), x + start + place % across * 17, y + 5 + place // across * 17, 16)
    return height + 4


def denied(pen: Pen, seat: Seat, said: tuple[str, ...], x: float, y: float, width: float) -> float:
    """What this player was asked for in vain: everybody heard it. Its place is kept, so that nothing jumps later."""
    if not said and pen.look.narrow:
        return 0
    caption = pen.say("board-denied")
    start = 10 + 6.6 * len(caption)
    pen.faint(x + 4, y + 13, caption, 12, "left")
    across = max(1, int((width - start) // 26))
    for place, name in enumerate(said):
        left, top = x + start + place % across * 26, y + 2 + place // across * 26
        label = pen.say("label-denied", who=seat, attribute=say_attribute(name))
        pen.use(denial(name), left, top, 23, 23, keys.DENIED(seat, name), label)
    return 28 * max(1, -(-len(said) // across))


def others(pen: Pen, state: State, y: float) -> float:
    """The other players, clockwise from the onlooker's left."""
    seats = others_clockwise(state, pen.look.seat)
    across = 1 if pen.look.narrow else len(seats)
    width = (pen.look.width - PAD * (across + 1)) / across
    top = y
    for start in range(0, len(seats), across):
        frame, row = len(pen.marks), seats[start : start + across]
        places = [PAD + k * (width + PAD) for k in range(len(row))]
        height = max(other_player(pen, state, seat, x, y, width) for seat, x in zip(row, places, strict=True))
        for seat, x in zip(row, places, strict=True):
            pen.frame(frame, Rect(x, y, width, height, 12), to_move(state) == seat)
        y += height + PAD
    return y - top
