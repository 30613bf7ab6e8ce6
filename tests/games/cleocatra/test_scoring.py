"""Scoring: the book's examples, the choice, the assistants."""

from __future__ import annotations

import pytest

from catgames.core.errors import AmbiguousMove
from catgames.games.cleocatra.law.game import GAME
from tests.games.cleocatra import after, at, broken, events, held, moves, shown, told

REST = "scores 0 0 0; seed 5"
EXAMPLE_3A = f"turn 1; tiles o0.0:1 b1.0 g2.0:2 p3.0:3; {REST}"
EXAMPLE_3B = f"turn 1; tiles o0.0:1 b1.0 b-1.0 g2.0:2 p3.0:3; {REST}"
EXAMPLE_3C = f"turn 1; tiles o0.0:1 b1.0 g-1.0 p0.1 y2.0:2 y1.1:3; {REST}"
EXAMPLE_4A = f"turn 1; tiles o0.0:1 b1.0:1 g-1.0:1 p2.0:2 y-2.0:3; {REST}"
EXAMPLE_4B = f"turn 1; tiles b0.0:1 o-1.0:1 o1.0:1 g2.0:2 y-2.0:3; {REST}"
UNEVEN = f"turn 1; tiles b0.0:1 o-1.0 o1.0:1 g2.0:2 y-2.0:3; {REST}"
OWN_COLOUR = f"turn 1; tiles o0.0:1 o1.0:1 g-1.0 p2.0:2 y-2.0:3; {REST}"
WATCHED = f"turn 1; tiles o0.0:1i b1.0:1 g-1.0 p2.0:2 y-2.0:3; {REST}"
WATCHED_ASSISTANT = f"turn 1; tiles o0.0:1 b1.0:1i g-1.0 p2.0:2 y-2.0:3; {REST}"


@pytest.mark.parametrize(
    ("position", "move", "points"),
    [
        (EXAMPLE_3A, "rescue 0.0", 2),
        (EXAMPLE_3B, "rescue 0.0 with 1.0", 2),
        (EXAMPLE_3C, "rescue 0.0", 4),
        (EXAMPLE_4A, "rescue 0.0", 5),
        (EXAMPLE_4B, "rescue 0.0 with -1.0", 3),
    ],
)
def test_the_books_examples(position: str, move: str, points: int) -> None:
    total = next(event for event in events(position, move) if event.rule == "score.colours" and event.id == "total")
    assert (total.args["count"], after(position, move).scores[0]) == (points, points)


def test_every_point_is_told_with_its_tile() -> None:
    traced = [(e.id, e.shown) for e in events(EXAMPLE_4A, "rescue 0.0") if e.id.endswith("-point")]
    assert traced == [
        ("colour-point", ("tile:-1.0",)),
        ("colour-point", ("tile:0.0",)),
        ("colour-point", ("tile:1.0",)),
        ("assistant-point", ("rescuer:0:-1.0",)),
        ("assistant-point", ("rescuer:0:1.0",)),
    ]
    assert ("assistant-point", "score.assistants") in told(EXAMPLE_4A, "rescue 0.0")


def test_a_colour_is_scored_once_and_on_one_tile() -> None:
    assert "score.choose" in held(EXAMPLE_3B, "rescue 0.0 with 1.0")
    assert broken(EXAMPLE_3B, "rescue 0.0 with -1.0 1.0") == {"score.choose"}
    assert broken(EXAMPLE_3B, "rescue 0.0 scoring 0.0") == {"score.choose"}, "blue must be scored"
    assert broken(EXAMPLE_3B, "rescue 0.0 scoring 0.0 1.0 2.0") == {"score.choose"}, "green is not in the area"
    assert set(shown(EXAMPLE_3B, "rescue 0.0 with -1.0 1.0", "score.choose")) == {"tile:-1.0", "tile:1.0"}


def test_a_rescue_that_leaves_the_choice_open_is_ambiguous() -> None:
    with pytest.raises(AmbiguousMove) as caught:
        GAME.read_move(at(EXAMPLE_3B), "rescue 0.0")
    assert caught.value.readings == ("rescue 0.0 with -1.0", "rescue 0.0 with 1.0")


def test_only_the_assistant_on_the_scored_tile_counts() -> None:
    """Example 4b: score.assistants"""
    gained = [e.shown for e in events(EXAMPLE_4B, "rescue 0.0 with -1.0") if e.rule == "score.assistants"]
    assert gained == [("rescuer:0:-1.0",)]


def test_a_better_choice_is_pointed_out() -> None:
    better = [e for e in events(UNEVEN, "rescue 0.0 with -1.0") if e.id == "better-choice"]
    assert [(e.args["gained"], e.args["most"], e.shown) for e in better] == [(2, 3, ("tile:1.0",))]
    assert "better-choice" not in [id for id, _ in told(UNEVEN, "rescue 0.0 with 1.0")]


def test_who_scores_is_not_under_inspection() -> None:
    assert broken(WATCHED, "rescue 0.0") == {"score.no-inspector"}
    assert "score.no-inspector" in held(WATCHED_ASSISTANT, "rescue 0.0")


def test_inspected_neighbours_count() -> None:
    assert "ruling.inspected-assistant" in held(WATCHED_ASSISTANT, "rescue 0.0")
    assert after(WATCHED_ASSISTANT, "rescue 0.0").scores[0] == 4


def test_a_neighbour_may_be_scored_for_ones_own_colour() -> None:
    assert "ruling.own-colour" in held(OWN_COLOUR, "rescue 0.0 with 1.0")
    assert {"rescue 0.0 with 0.0", "rescue 0.0 with 1.0"} <= moves(OWN_COLOUR)
    assert after(OWN_COLOUR, "rescue 0.0 with 1.0").scores[0] == 3
    assert after(OWN_COLOUR, "rescue 0.0 with 0.0").scores[0] == 2
