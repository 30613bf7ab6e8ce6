"""What a terminal prints of a value: what a reader wants of it, and no more than fits on a screen."""

from __future__ import annotations

import pytest

import catgames
from catgames.games import GAMES, load
from catgames.notebook import learn

CREWS = "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6"
MOST = 600
"""Letters: an exercise has its position, its question and its options."""


def test_a_verdict_is_its_first_line() -> None:
    board = catgames.position("burglars", CREWS, lang="fr")
    told = board.explain("form green 1")
    assert repr(told.verdict) == told.first_line()
    assert repr(told.verdict).startswith("Interdit")


def test_an_exercise_is_what_it_asks() -> None:
    posed = catgames.exercise("burglars", "form.same-size", seed=1)
    assert repr(posed) == str(posed)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_the_door_gives_is_short(game: str) -> None:
    kit = load(game)
    board = catgames.position(game)
    move = kit.game.legal_moves(board.state)[0]
    given = (kit, kit.game, kit.game.rulebook, board.scene, kit.game.explain(board.state, move), learn(game))
    assert [shown for shown in map(repr, given) if len(shown) > MOST or "\n" in shown] == []
    assert game in repr(kit.game)
