"""One player's part of the table: the fan, the masks in supply and received, what was denied, the hand."""

from __future__ import annotations

from catgames.core.message import Seat
from catgames.games.cloaked.board.faces import card, cat_face, denial
from catgames.games.cloaked.board.pen import PAD, RATIO, Pen
from catgames.games.cloaked.position import cats, keys
from catgames.games.cloaked.position.attributes import names, say_attribute
from catgames.games.cloaked.position.state import FAN, SEATS, to_move
from catgames.scene.scene import Mark
from catgames.scene.shapes import Rect


def other_player(pen: Pen, seat: Seat, x: float, y: float, width: float) -> float:
    """Name and masks, the fan from behind with what was unmasked, the hand from behind."""
    head = header(pen, seat, x, y, width)
    backs(pen, seat, x + width - 62, y + head + 8)
    return _below_the_header(pen, seat, x, y, width, head, 40)


def own_player(pen: Pen, x: float, y: float, width: float) -> float:
    head = header(pen, pen.look.seat, x, y, width)
    return _below_the_header(pen, pen.look.seat, x, y, width, head, 58)


def _below_the_header(pen: Pen, seat: Seat, x: float, y: float, width: float, head: float, size: float) -> float:
    fan(pen, seat, x + 10, y + head, size)
    height = head + size * RATIO + 10
    height += received(pen, seat, x + 10, y + height, width - 20)
    return height + denied(pen, seat, x + 10, y + height, width - 20) + 6


def framed(pen: Pen, at: int, seat: Seat, x: float, y: float, width: float, height: float) -> None:
    """The ground beneath a player's things, put in before them; whose turn it is has a golden edge."""
    active = to_move(pen.state) == seat
    edge = pen.theme.gold if active else pen.theme.edge
    pen.marks.insert(at, Mark(Rect(x, y, width, height, 12), pen.theme.area, edge, 3 if active else 1.2))


def header(pen: Pen, seat: Seat, x: float, y: float, width: float) -> float:
    """The player's mask and name; the seal of who began; the masks left in the supply."""
    pen.mask(seat, x + 10, y + 10, 34)
    name = pen.say("board-player", who=seat)
    pen.text(x + 52, y + 18, name, 15, bold=True)
    if seat == pen.state.first:
        pen.text(x + 58 + 9.2 * len(name), y + 18, "✦", 14)
    left, count = x + width - 84, pen.state.supply[seat]
    label = pen.say("label-supply", who=seat, count=count)
    box = Rect(left, y + 6, 76, 24, 8)
    pen.marks.append(Mark(box, pen.theme.table, pen.theme.edge, 1, 0, keys.supply_key(seat), label))
    pen.small_mask(seat, left + 8, y + 9, 21)
    pen.text(left + 68, y + 18, f"× {count}", 14, "right", bold=True)
    return 38


def fan(pen: Pen, seat: Seat, x: float, y: float, size: float) -> None:
    """Cards still on the fan first, what the onlooker may read with its picture; open ones after a gap."""
    state = pen.state
    tall, step = size * RATIO, size + 6
    hidden = names(state.fans[seat] & ~state.shown[seat])
    lying = names(state.shown[seat])
    unseen = FAN - len(hidden) - len(lying)
    label = pen.say("label-fan", who=seat, count=FAN - len(lying))
    held = FAN - len(lying)
    if held:
        box = Rect(x - 4, y - 3, held * step + 2, tall + 6, 8)
        pen.marks.append(Mark(box, pen.theme.table, pen.theme.edge, 1.2, 0, keys.fan_key(seat), label))
    for place in range(unseen):
        pen.use("attribute-back", x + place * step, y, size, tall, keys.fan_key(seat), label)
    for place, name in enumerate(hidden, unseen):
        card_label = pen.say("label-card-own", attribute=say_attribute(name))
        attribute_card(pen, name, x + place * step, y, size, keys.card_key(seat, name), card_label)
    for place, name in enumerate(lying, held):
        card_label = pen.say("label-card-shown", who=seat, attribute=say_attribute(name))
        left = x + place * step + (10 if held else 0)
        attribute_card(pen, name, left, y, size, keys.card_key(seat, name), card_label)
        pen.marks.append(Mark(Rect(left - 2.5, y - 2.5, size + 5, tall + 5, 8), "", pen.theme.gold, 2.4))
    if not held:
        # The empty fan can still be asked: the answer explains why not.
        box = Rect(x + FAN * step + 4, y, 18, tall, 6)
        pen.marks.append(Mark(box, pen.theme.table, pen.theme.edge, 1.2, 4, keys.fan_key(seat), label))


def attribute_card(pen: Pen, name: str, x: float, y: float, width: float, key: str, label: str) -> None:
    tall = width * RATIO
    pen.use(card(name), x, y, width, tall, key, label)
    said = pen.say(f"short-{name}")
    pen.written(x + width / 2, y + tall * 0.83, said, min(11.5, width * 1.55 / max(6, len(said))))


def backs(pen: Pen, seat: Seat, x: float, y: float) -> None:
    """Another player's hand, overlapping, and how many cards it is."""
    count = len(pen.state.hands[seat])
    label = pen.say("label-backs", who=seat, count=count)
    box = Rect(x - 4, y - 3, 58, 40, 6)
    pen.marks.append(Mark(box, pen.theme.area, "", 1, 0, keys.backs_key(seat), label))
    for place in range(count):
        pen.use(cat_face(cats.UNKNOWN), x + place * 11, y, 24, 24 * RATIO, keys.backs_key(seat), label)


def received(pen: Pen, seat: Seat, x: float, y: float, width: float) -> float:
    """Masks received, in their givers' colours: points, apart from the supply."""
    won = sorted(pen.state.won[seat])
    caption = pen.say("board-won", count=len(won))
    label = pen.say("label-won", who=seat, count=len(won))
    start = 20 + 6.6 * len(caption)
    across = max(1, int((width - start) // 17))
    rows = max(1, -(-len(won) // across))
    height = rows * 17 + 7
    box = Rect(x - 3, y, width + 6, height, 7)
    pen.marks.append(Mark(box, pen.theme.table, "", 1, 0, keys.won_key(seat), label))
    pen.faint(x + 4, y + 12, caption, 12)
    for place, giver in enumerate(won):
        pen.small_mask(int(giver), x + start + place % across * 17, y + 5 + place // across * 17, 16)
    return height + 4


def denied(pen: Pen, seat: Seat, x: float, y: float, width: float) -> float:
    """What this player was asked for in vain: everybody heard it."""
    said = names(pen.state.denied[seat])
    if not said:
        return 0
    caption = pen.say("board-denied")
    start = 10 + 6.6 * len(caption)
    pen.faint(x + 4, y + 13, caption, 12)
    across = max(1, int((width - start) // 26))
    for place, name in enumerate(said):
        left, top = x + start + place % across * 26, y + 2 + place // across * 26
        label = pen.say("label-denied", who=seat, attribute=say_attribute(name))
        pen.use(denial(name), left, top, 23, 23, keys.denied_key(seat, name), label)
    return 28 * -(-len(said) // across)


def others(pen: Pen, y: float) -> float:
    """The other players, clockwise from the onlooker's left."""
    seats = [SEATS[(pen.look.seat + k) % pen.state.players] for k in range(1, pen.state.players)]
    across = 1 if pen.look.narrow else len(seats)
    width = (pen.look.width - PAD * (across + 1)) / across
    top = y
    for start in range(0, len(seats), across):
        frame, row = len(pen.marks), seats[start : start + across]
        places = [PAD + k * (width + PAD) for k in range(len(row))]
        height = max(other_player(pen, seat, x, y, width) for seat, x in zip(row, places, strict=True))
        for seat, x in zip(row, places, strict=True):
            framed(pen, frame, seat, x, y, width, height)
        y += height + PAD
    return y - top
