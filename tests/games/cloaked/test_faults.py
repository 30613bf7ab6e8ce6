"""What no game can show: masks received for no answer, hands that do not fit the stage, a turn out of order."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from catgames.games import load
from catgames.games.cloaked.language.moves import Ask
from catgames.games.cloaked.law.game import GAME
from catgames.games.cloaked.position.cats import CATS
from catgames.games.cloaked.position.changes import put
from catgames.games.cloaked.position.state import State
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
    assert faults(two, noes="1 green white", stage="first 2; stage leaping-green seated-purple") == set()
    assert faults(two, noes="1 green white", stage="first 3; stage leaping-green") == {"fault-questions"}


def without_questions(players: int) -> Iterator[State]:
    """A whole game, position by position, in which nobody asks: the pile runs out, and then the hands."""
    state = GAME.start(players=players, seed=3)
    yield state
    while GAME.to_move(state) is not None:
        state = GAME.simulate(state, next(move for move in GAME.legal_moves(state) if not isinstance(move, Ask)))
        yield state


def said_of(state: State) -> set[str]:
    return {fault.id for fault in GAME.faults(state)}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_stage_tells_whose_turn_it_is(players: int) -> None:
    """But for three, two are left in the round of the last cat: then either may be the one who asks."""
    for state in without_questions(players):
        assert not said_of(state)
        if len(state.stage) < len(CATS):
            for other in set(state.seats) - {state.turn}:
                assert "fault-turn" in said_of(state._replace(turn=other)), GAME.write(state)


def off_by_one(state: State) -> Iterator[State]:
    """A card put back on the pile, or drawn once more than was due, by each."""
    for seat, hand in enumerate(state.hands):
        if hand:
            yield state._replace(hands=put(state.hands, seat, hand[1:]), pile=(*state.pile, hand[0]))
        if state.pile:
            yield state._replace(hands=put(state.hands, seat, (*hand, state.pile[-1])), pile=state.pile[:-1])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_stage_tells_how_many_cats_everybody_holds(players: int) -> None:
    for state in without_questions(players):
        for wrong in off_by_one(state):
            assert said_of(wrong) == {"fault-hand"}, GAME.write(wrong)


LAST_ROUND = (
    "turn {} ask; first 2; 1 fan striped blue hat hand *3; 2 fan spotted mouse red shown spotted mouse red hand *3;"
    " 3 fan leaping yellow cocktail hand {} won 222; stage leaping-blue strutting-yellow; denied 2 green; seed 61"
)


@pytest.mark.parametrize(
    ("turn", "hand", "said"),
    [("1", "*2", set()), ("1", "*3", {"fault-hand"}), ("3", "*2", {"fault-too-late"}), ("2", "*2", {"fault-too-late"})],
    ids=["who comes after the guess", "who guessed drew none", "who guessed has had their turn", "so has who began"],
)
def test_in_the_last_round_only_those_are_on_turn_who_come_after_the_guess(
    turn: str, hand: str, said: set[str]
) -> None:
    assert said_of(at(LAST_ROUND.format(turn, hand))) & {"fault-hand", "fault-turn", "fault-too-late"} == said


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
