"""The rules of Newgame: a position, a move, a verdict."""

from __future__ import annotations

import catgames

BEGUN = catgames.position("newgame", "turn 1; row 1.2....")


def test_a_cat_takes_a_free_cushion() -> None:
    verdict = BEGUN.explain("take 3").verdict
    assert verdict.broken_rules == {"take.free"}
    assert {finding.evidence.said["cushion"] for finding in verdict.broken} == {3}


def test_nobody_plays_on_somebody_elses_turn() -> None:
    assert BEGUN.explain("2: take 4").verdict.broken_rules == {"turn.order"}


def test_who_takes_the_last_cushion_wins() -> None:
    won = catgames.position("newgame", "turn 1; row 121.212").play("take 4")
    assert won.told == ("Your cat takes cushion 4.", "It was the last cushion: you win.")
