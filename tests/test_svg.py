"""Pictures as text: nothing is lost where they are kept short."""

from __future__ import annotations

import re

import pytest

import catgames
from catgames.games import GAMES
from catgames.scene.cats import HEAD, MOUTH, cat_head
from catgames.scene.frame import Frame, framed
from catgames.scene.scene import Mark, Scene, Symbol
from catgames.scene.shapes import Circle, Line, Path, Strokes, Use, bounds, path
from catgames.scene.short import factor, number, path_data
from catgames.scene.svg import render_svg

INK = "#2b2438"
COORDINATES = {"m": 2, "l": 2, "q": 4, "c": 6, "z": 0}


def _read(data: str) -> list[tuple[str, tuple[float, ...]]]:
    """Path data in steps, as a browser reads it: back to places."""
    found, x, y, begun = [], 0.0, 0.0, (0.0, 0.0)
    for letter, numbers in re.findall(r"([mlqcz])([^mlqcz]*)", data):
        values, many = [float(n) for n in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", numbers)], COORDINATES[letter]
        assert len(values) % max(many, 1) == 0
        for first in range(0, len(values), many) if many else (0,):
            steps = values[first : first + many]
            places = tuple(round(step + (x, y)[i % 2], 1) for i, step in enumerate(steps))
            x, y = places[-2:] if places else begun
            begun = (x, y) if letter == "m" else begun
            found.append((letter.upper(), places))
    return found


@pytest.mark.parametrize(
    "strokes",
    [
        path(HEAD).strokes,
        path(MOUTH, 3.33, -7.77, 0.38).strokes,
        path("M0 0 L0.5 -0.5 L10 10 L10 10.04 Z M5 5 Q1 2 3 4 Q-1 -2 -0.3 0.4").strokes,
        path("M1 1 M2 2 L3 3").strokes,
    ],
)
def test_a_path_is_read_back_where_it_was(strokes: Strokes) -> None:
    read = _read(path_data(strokes))
    assert [letter for letter, _ in read] == [letter for letter, _ in strokes]
    for (_, found), (_, meant) in zip(read, strokes, strict=True):
        assert found == pytest.approx(meant, abs=0.051)


@pytest.mark.parametrize(("value", "text"), [(0, "0"), (-0.04, "0"), (0.5, ".5"), (-0.5, "-.5"), (12.04, "12")])
def test_a_number_has_no_letter_too_many(value: float, text: str) -> None:
    assert number(value) == text


def test_a_factor_keeps_what_small_drawings_need() -> None:
    assert [factor(value) for value in (1, 0.1525, 1.5, 12)] == ["1", ".152", "1.5", "12"]


def test_seen_from_its_frame_a_drawing_is_the_same_at_every_size() -> None:
    small, large = cat_head(3, 4, 20, "#ffffff", INK), cat_head(50, 9, 130, "#ffffff", INK)
    (one, few), (other, many) = framed(small)[0], framed(large)[0]
    assert (one, other) == (Frame(3, 4, 0.2), Frame(50, 9, 1.3))
    for mark, alike in zip(map(one.told, few), map(other.told, many), strict=True):
        assert not mark.stroke or mark.line == pytest.approx(alike.line)
        a, b = bounds(mark.shape), bounds(alike.shape)
        assert (a.x, a.y, a.width, a.height) == pytest.approx((b.x, b.y, b.width, b.height), abs=0.06)


def test_cats_of_all_sizes_and_coats_are_drawn_once() -> None:
    coats = ("#3f8fd2", "#f29a2e", "#2fa873")
    symbols = {
        f"cat-{coat[1:]}": Symbol(100, 140, cat_head(5, 5, 30 + 20 * n, coat, INK), coat)
        for n, coat in enumerate(coats)
    }
    uses = tuple(Mark(Use(name, 100 * n, 0, 100, 140)) for n, name in enumerate(symbols))
    drawn = render_svg(Scene(300, 140, uses, symbols))
    head = path_data(path(HEAD).strokes)
    assert drawn.count(head) == 1
    assert all(drawn.count(coat) == 1 for coat in coats)


def test_lines_that_can_be_seen_through_stay_apart() -> None:
    lines = [Line(((0, 0), (9, 9))), Line(((9, 0), (0, 9)))]
    solid, glassy = (render_svg(Scene(9, 9, tuple(Mark(line, "", ink) for line in lines))) for ink in (INK, INK + "80"))
    assert (solid.count("<path"), glassy.count("<path")) == (1, 2)


def test_what_is_named_alike_is_named_once() -> None:
    marks = tuple(Mark(Circle(n, 1, 1), INK, key="deck", label="The deck") for n in range(3))
    assert render_svg(Scene(9, 9, marks)).count("The deck") == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_board_is_no_burden_to_a_notebook(game: str) -> None:
    """It stores forty of them, most of a fuller table."""
    assert len(catgames.position(game, players=2).svg) < 35_000


def test_a_path_lies_where_it_was_put() -> None:
    shape = Path((("M", (0, 0)), ("L", (10, 20))), 5, 6, 0.5)
    assert shape.strokes == (("M", (5, 6)), ("L", (10, 16)))
