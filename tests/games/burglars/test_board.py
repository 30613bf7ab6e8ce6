"""The table as it is drawn: what is marked stays legible."""

from __future__ import annotations

import pytest

from catgames.core.message import Seat
from catgames.games.burglars.board.draw import draw
from catgames.scene.look import NARROW, SNUG, WIDE, Look
from catgames.scene.overlay import Overlay, draw_over
from catgames.scene.scene import Scene
from catgames.scene.shapes import Box, Rect, Text, bounds
from catgames.scene.theme import LIGHT
from catgames.text.words import Words
from tests.games.burglars import at

BUSY = "turn 1; 1 hand bmy crews bog/b yr/r p r; 2 hand *5 crews gb/g py o p; 3 hand *6 crews r/r; seed 8"
SPRUNG = "turn 1 trap 2.1 g; 1 hand bmy crews bo/b y r; 2 hand *5 crews r p; discard bb; seed 12"


@pytest.mark.parametrize("width", [NARROW, SNUG, WIDE])
@pytest.mark.parametrize("position", [BUSY, SPRUNG])
def test_no_ring_runs_through_a_caption_or_a_number(position: str, width: int) -> None:
    scene = draw(at(position), Look(Seat(0), Words("burglars", "en", Seat(0)), width=width))
    captions = [bounds(mark.shape) for mark in scene.marks if isinstance(mark.shape, Text) and mark.shape.text != "+"]
    assert captions
    for key in scene.keys:
        for ring in _rings(scene, key):
            assert not [words for words in captions if _crosses(ring, words)], key


def _rings(scene: Scene, key: str) -> list[Box]:
    marked = draw_over(scene, Overlay(hint=(key,), chosen=(key,)), LIGHT)
    new = marked.marks[len(scene.marks) :]
    return [bounds(mark.shape) for mark in new if isinstance(mark.shape, Rect) and not mark.fill]


def _crosses(ring: Box, words: Box) -> bool:
    """Neither around the words nor beside them."""
    inside = (
        ring.x <= words.x
        and ring.y <= words.y
        and words.x + words.width <= ring.x + ring.width
        and words.y + words.height <= ring.y + ring.height
    )
    apart = (
        words.x + words.width <= ring.x
        or ring.x + ring.width <= words.x
        or words.y + words.height <= ring.y
        or ring.y + ring.height <= words.y
    )
    return not inside and not apart


def test_on_a_phone_every_card_of_the_market_is_as_wide_as_a_finger() -> None:
    scene = draw(at(BUSY), Look(Seat(0), Words("burglars", "en", Seat(0)), width=NARROW))
    boxes = [scene.box(key) for key in ("deck", "discard", *(f"market:{k}" for k in range(6)))]
    assert all(box is not None and box.width >= 40 for box in boxes)
