"""Masks change hands for an answer, and for nothing else: what received masks no game can show."""

from __future__ import annotations

import pytest

from catgames.games import load
from catgames.games.cloaked.law.game import GAME
from catgames.teach.exercises.stock import kept_for
from tests.games.cloaked import at

STAGE = "stage leaping-green seated-purple resting-black"


def faults(mine: str = "", samis: str = "", ines: str = "", noes: str = "", stage: str = STAGE) -> set[str]:
    """Of a game for three: what is face up before each and what each has received; the noes; the stage."""
    fans = f"1 fan striped blue hat{mine}; 2 fan spotted mouse red{samis}; 3 fan leaping yellow yarn{ines}"
    fans = "; ".join(part if "hand" in part else f"{part} hand *3" for part in fans.split("; "))
    position = f"turn 1; {fans}; {stage}; seed 5{noes and f'; denied {noes}'}"
    return {fault.id for fault in GAME.faults(at(position))}


SHOWN = " shown mouse hand *3"


@pytest.mark.parametrize(
    ("mine", "ines"),
    [(" hand *3 won 2", ""), ("", " hand *3 won 2")],
    ids=["I guessed the mouse", "Inès did"],
)
def test_a_guessed_card_brought_its_guesser_a_mask_of_its_owners(mine: str, ines: str) -> None:
    assert faults(mine, SHOWN, ines) == set()


@pytest.mark.parametrize(
    ("mine", "samis", "noes"),
    [
        ("", SHOWN, ""),
        (" hand *3 won 3", SHOWN, ""),
        (" hand *3 won 2", SHOWN, "1 green"),
        (" hand *3 won 22", SHOWN, ""),
        (" hand *3 won 2", "", ""),
    ],
    ids=["nobody was paid", "in the wrong colour", "one mask for two answers", "a mask too many", "no answer at all"],
)
def test_a_mask_was_received_for_each_answer_and_for_nothing_else(mine: str, samis: str, noes: str) -> None:
    assert faults(mine, samis, noes=noes) == {"fault-received"}


def test_of_two_players_who_asked_in_vain_for_the_same_one_no_is_noted() -> None:
    assert faults(" hand *3 won 23", noes="1 green") == set()


def test_every_turn_has_one_question_and_no_more() -> None:
    two = " hand *3 won 23"
    assert faults(two, noes="1 green white", stage="stage leaping-green seated-purple") == set()
    assert faults(two, noes="1 green white", stage="stage leaping-green") == {"fault-questions"}


def test_every_step_of_the_course_shows_masks_that_were_received_for_an_answer() -> None:
    """The learner has just been taught to read them."""
    for unit in load("cloaked").units:
        for step in unit.steps:
            state = at(step.at)
            right = sum(shown.bit_count() for shown in state.shown)
            wrong = sum(denied.bit_count() for denied in state.denied)
            assert sum(map(len, state.won)) >= right + wrong, step.id
            assert not any(str(seat) in won for seat, won in enumerate(state.won)), step.id


def test_every_position_that_is_practised_could_be_one_of_a_game() -> None:
    stock = kept_for("cloaked").whole()
    pairs = [place for pairs in stock.pairs.values() for pair in pairs for place in (pair.allowed, pair.refused)]
    places = [*pairs, *(one.place for happenings in stock.happenings.values() for one in happenings)]
    for position in {place.position for place in places}:
        assert not GAME.faults(at(position)), position
