"""Positions and moves as text: what is left out is worked out, and damage is refused kindly."""

from __future__ import annotations

import random

import pytest

from catgames.core.errors import AmbiguousMove, NotAMove, Unreadable
from catgames.core.playout import walk
from catgames.games.cloaked.law.game import GAME
from catgames.text.words import Words
from tests.games.cloaked import at

BOARD = (
    "turn 1; 1 fan striped blue hat hand resting-blue seated-green leaping-red; 2 fan spotted mouse red hand *3; seed 1"
)


def test_masks_and_supplies_that_are_not_written_are_worked_out() -> None:
    state = at(BOARD + "; stage strutting-red seated-purple")
    assert [staged.masks for staged in state.stage] == [0b11, 0b01]
    assert state.supply == (14, 15)
    assert not GAME.faults(state)


@pytest.mark.parametrize(
    "wrong",
    [
        "nonsense",
        BOARD.replace("hat", "cravat"),
        BOARD.replace("hat", "red"),
        BOARD.replace("blue hat", "blue"),
        BOARD.replace("turn 1", "turn 3"),
        BOARD + "; stage leaping-tartan",
        BOARD + "; stage resting-blue",
        BOARD + "; first 12",
        BOARD.replace("turn 1", "turn 1 draw") + "; pile -",
        BOARD.replace("hand resting-blue seated-green leaping-red", "hand -"),
        BOARD + "; denied 4 red",
        BOARD + "; out_of_masks never",
        BOARD.replace("hat hand", "hat shown mouse hand"),
        BOARD.replace("*3", "*77"),
        BOARD.replace("2 fan spotted mouse red", "2 fan ? ? ?") + "; stage leaping-green",
        BOARD.replace("hand *3", "hand *3 won 1111111111111111111"),
        BOARD.replace("turn 1", "turn 1 ask over round"),
        BOARD.replace("turn 1", "turn 1 ask over cats"),
        BOARD.replace("turn 1", "turn 1 ask over short"),
        BOARD + "; short 2",
        BOARD.replace("leaping-red", f"leaping-red won {'2' * 16}") + "; short 2",
    ],
)
def test_what_cannot_be_read_is_refused_with_words(wrong: str) -> None:
    with pytest.raises(Unreadable) as caught:
        at(wrong)
    assert "⟨" not in Words("cloaked", "en")(caught.value.message)


@pytest.mark.parametrize(("giver", "hand"), [("1", "hand *3"), ("2", "leaping-red")])
def test_who_has_used_too_many_masks_is_named(giver: str, hand: str) -> None:
    with pytest.raises(Unreadable) as caught:
        at(BOARD.replace(hand, f"{hand} won {giver * 17}"))
    assert Words("cloaked", "en")(caught.value.message) == f"Player {giver} has used more masks than there are."


def test_stage_hands_and_pile_together_hold_no_more_cats_than_the_box() -> None:
    fans = "1 fan striped blue hat hand ? ? ?; 2 fan spotted mouse red hand ? ? ?"
    text = f"turn 1; {fans}; stage leaping-white seated-black; pile"
    state = at(f"{text}{' ?' * 32}")
    assert len(state.stage) + sum(map(len, state.hands)) + len(state.pile) == 40
    with pytest.raises(Unreadable) as caught:
        at(f"{text}{' ?' * 33}")
    assert "41" in Words("cloaked", "en")(caught.value.message)


def test_moves_are_read_or_refused_with_words() -> None:
    state = at(BOARD)
    assert GAME.write_move(state, GAME.read_move(state, "play green")) == "play seated-green"
    with pytest.raises(AmbiguousMove):
        GAME.read_move(state, "play")
    with pytest.raises(AmbiguousMove):
        GAME.read_move(state, "ask red")
    for wrong in ("", "play leaping-tartan", "ask 3 red", "ask 2 tartan", "3: draw", "sing"):
        with pytest.raises(NotAMove):
            GAME.read_move(state, wrong)


def test_damage_never_crashes() -> None:
    chance = random.Random(5)
    letters = "abcdefghijklmnopqrstuvwxyz 0123456789;*?@-,:é²"
    for state in list(walk(GAME, 3, 1, {}))[::6]:
        text = GAME.write(state)
        for _ in range(150):
            start = chance.randrange(len(text))
            patch = "".join(chance.choices(letters, k=chance.randrange(6)))
            damaged = text[:start] + patch + text[start + chance.randrange(12) :]
            assert _read_or_refused(damaged), damaged


def _read_or_refused(text: str) -> bool:
    """Either it reads, and back; or the refusal can be said."""
    try:
        read = GAME.read(text)
    except Unreadable as error:
        return "⟨" not in Words("cloaked", "fr")(error.message)
    return GAME.read(GAME.write(read)) == read
