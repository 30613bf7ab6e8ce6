"""What lies on every part of the table: masks, attribute cards, words on paper."""

from __future__ import annotations

from catgames.core.key import Key
from catgames.games.cloaked.board.faces import HEIGHT, WIDTH, card, small_mask
from catgames.games.cloaked.board.icons import INK
from catgames.games.cloaked.position.attributes import ACCESSORIES, ATTRIBUTES, COLOURS, PATTERNS, POSES
from catgames.scene.pen import Pen
from catgames.scene.shapes import Text

RATIO = HEIGHT / WIDTH


def attributes_in_order(pen: Pen) -> tuple[str, ...]:
    """As they stand on the invitation: on a wide table the colours fill its second row. A grid keeps to the same."""
    return ATTRIBUTES if pen.look.narrow else (*POSES, *PATTERNS, *ACCESSORIES, *COLOURS)


def is_counted(pen: Pen) -> bool:
    """A question that is about no move may ask for a number: until it is answered, the table does not tell it."""
    return pen.look.asking != ()


def put_small_mask(pen: Pen, seat: int, x: float, y: float, width: float, key: Key = "") -> None:
    pen.use(small_mask(seat), x, y, width, width * 20 / 24, key)


def put_attribute_card(pen: Pen, name: str, x: float, y: float, width: float, key: Key, label: str) -> None:
    tall = width * RATIO
    pen.use(card(name), x, y, width, tall, key, label)
    said = pen.say(f"short-{name}")
    put_written(pen, x + width / 2, y + tall * 0.83, said, pen.fitting(said, width - 8, 11.5))


def put_written(pen: Pen, x: float, y: float, text: str, size: float) -> None:
    """On paper, which is light in the dark too."""
    pen.put(Text(x, y, text, size, bold=True), INK)
