"""The table as it is drawn: what a question asks for is not told, and a grid beside it still fits the page."""

from __future__ import annotations

from collections import Counter

import pytest

from catgames.core.key import Keys
from catgames.core.message import Seat
from catgames.games.cloaked.board.draw import DEDUCTION, PAPER, draw
from catgames.games.cloaked.law.game import GAME
from catgames.games.cloaked.position import keys
from catgames.scene.look import NARROW, SNUG, WIDE, Look
from catgames.scene.scene import Scene
from catgames.scene.shapes import Text
from catgames.text.words import Words

NORA = Seat(0)
NEW = (
    "turn 1; 1 fan striped blue hat hand *3; 2 fan spotted mouse red hand *3; 3 fan leaping yellow yarn hand *3; seed 4"
)
FOUR = (
    "turn 1; 1 fan strutting white mouse hand *3; 2 fan brown black striped hand *3; 3 fan seated purple yarn hand *3; "
    "4 fan resting red hat hand *3 won 3; denied 4 yellow; seed 9; stage resting-purple resting-brown "
    "on-its-back-yellow seated-yellow leaping-blue leaping-red seated-green strutting-purple"
)


def drawn(position: str, view: str = "", width: int = WIDE, asking: Keys | None = None) -> Scene:
    look = Look(NORA, Words("cloaked", "en", NORA), width=width, view=view, asking=asking)
    return draw(GAME.seen_by(GAME.read(position), NORA), look)


def read(scene: Scene) -> set[str]:
    """What is written on the table, and what is read out of it."""
    written = {mark.shape.text for mark in scene.marks if isinstance(mark.shape, Text)}
    return written | {mark.label for mark in scene.marks}


@pytest.mark.parametrize(
    "told", ["31", "× 16", "Draw pile: 31 cards", "Sami’s supply: 16 masks", "Your supply: 16 masks"]
)
def test_a_question_about_no_move_is_not_answered_by_a_number_on_the_table(told: str) -> None:
    """How many cats are in the pile, how many masks everybody takes; once it is answered, they are there again."""
    assert told in read(drawn(NEW))
    assert told not in read(drawn(NEW, asking=()))


def test_whoever_foresees_a_draw_may_count_the_pile() -> None:
    assert "31" in read(drawn(NEW, asking=("pile",)))


@pytest.mark.parametrize("view", [PAPER, DEDUCTION])
@pytest.mark.parametrize("width", [WIDE, SNUG])
def test_with_four_players_and_a_grid_the_table_is_hardly_higher_than_wide(view: str, width: int) -> None:
    """On a page of 1280 × 900 with a head of two rows its place is 852 × 780: it is scaled by less than a tenth."""
    scene = drawn(FOUR, view, width)
    assert (scene.width, scene.height <= 780 / 0.9) == (WIDE, True)


@pytest.mark.parametrize("width", [WIDE, SNUG, NARROW])
@pytest.mark.parametrize("view", [PAPER, DEDUCTION])
def test_a_grid_names_its_attributes_in_the_order_of_the_invitation(view: str, width: int) -> None:
    scene, words = drawn(FOUR, view, width), Words("cloaked", "en", NORA)
    keyed = dict.fromkeys(mark.key for mark in scene.marks)
    invited = [attribute[0] for key in keyed if (attribute := keys.ATTRIBUTE.parts(key))]
    sami = [cell[1] for key in keyed if (cell := keys.GRID.parts(key)) and cell[0] == Seat(1)]
    assert sami == invited
    written = Counter(mark.shape.text for mark in scene.marks if isinstance(mark.shape, Text))
    assert all(written[words.say(f"short-{name}")] >= 2 for name in invited)


def test_on_a_phone_a_grid_keeps_to_the_width_there_is() -> None:
    assert drawn(FOUR, DEDUCTION, NARROW).width == NARROW
