"""What is stated of a position in an exercise, found out by playing on from it."""

from __future__ import annotations

from random import Random

import pytest

from catgames.core.message import Message, Seat
from catgames.games.burglars.course.families import FAMILIES
from catgames.games.burglars.language.moves import DECK, Take
from catgames.games.burglars.law.game import GAME
from catgames.games.burglars.position.state import State

YOU = Seat(0)


def _renewals(state: State, drawn: int) -> str:
    """When the discard pile is heard to become the deck: before a card drawn is told, after it, or not at all."""
    sources = [DECK] * drawn + list(state.market[: 2 - drawn])
    heard = list[str]()
    for source in sources:
        step = GAME.play(state, Take(YOU, source))
        state, heard = step.state, [*heard, *(event.id for event in step.events)]
    if "reshuffled" not in heard:
        return "not"
    return "draw" if "take-deck" in heard[heard.index("reshuffled") :] else "end"


@pytest.mark.parametrize("number", range(12))
def test_an_exercise_knows_when_the_deck_is_renewed(number: int) -> None:
    family = next(family for family in FAMILIES if family.rule == "ruling.reshuffle-when")
    state = GAME.read(family.position(GAME, number))
    said = family.says(state, Random(number))
    assert {(fact.args["drawn"], fact.args["when"]) for fact in said.true} == {
        (drawn, _renewals(state, drawn)) for drawn in (0, 1, 2)
    }
    assert said.false


@pytest.mark.parametrize("number", range(6))
def test_an_exercise_knows_when_the_market_that_paid_is_full_again(number: int) -> None:
    family = next(family for family in FAMILIES if family.rule == "ruling.two-refill")
    true = family.says(GAME.read(family.position(GAME, number)), Random(number)).true
    assert {(fact.args["found"], fact.args["count"]) for fact in true} == {("trap", 5), ("yarn", 6)}


@pytest.mark.parametrize("number", range(6))
def test_an_exercise_knows_that_no_card_is_given_up_for_another(number: int) -> None:
    family = next(family for family in FAMILIES if family.rule == "hand.no-limit")
    state = GAME.read(family.position(GAME, number))
    said = family.says(state, Random(number))
    assert [fact.args["after"] for fact in said.true] == [len(state.hands[YOU]) + 2]
    assert len(said.false) >= 2


@pytest.mark.parametrize("number", range(6))
def test_what_is_denied_of_the_second_card_is_never_that_it_lies_there(number: int) -> None:
    family = next(family for family in FAMILIES if family.rule == "ruling.pick-order")
    said = family.says(GAME.read(family.position(GAME, number)), Random(number))
    free = [(fact.args["first"], fact.args["second"]) for fact in said.true]
    assert all((fact.args["first"], fact.args["second"]) in free for fact in said.false)


@pytest.mark.parametrize("number", range(6))
def test_where_a_card_cannot_be_recruited_the_explanation_says_that_none_lies_there(number: int) -> None:
    family = next(family for family in FAMILIES if family.rule == "recruit.any-card")
    state = GAME.read(family.position(GAME, number))
    said = family.says(state, Random(number))
    denied = [fact for fact in said.false if fact.id.endswith("@there")]
    assert denied
    assert all(Message("fact:recruit.any-card@absent", fact.args) in said.true for fact in denied)


@pytest.mark.parametrize("rule", ["setup.deck", "setup.market"])
@pytest.mark.parametrize("number", range(3))
def test_what_the_table_shows_is_asked_for_another_number_of_players(rule: str, number: int) -> None:
    family = next(family for family in FAMILIES if family.rule == rule)
    state = GAME.read(family.position(GAME, number))
    said = family.says(state, Random(number))
    assert state.players not in [fact.args["players"] for fact in (*said.true, *said.false)]
    assert all(fact not in said.true for fact in said.false)
    book = {"setup.deck": [92, 86, 80], "setup.market": [6, 6, 6]}[rule]
    assert all(book[int(str(fact.args["players"])) - 2] == fact.args["count"] for fact in said.true)
