"""The room for practice: what it takes, and addresses that lead back to it."""

from __future__ import annotations

import pytest

from catgames.games import GAMES, load
from catgames.screen.inputs import Answered, Button
from catgames.table.address import open_address, with_kept, write_address
from catgames.table.inputs import PageButton
from catgames.table.practice.inputs import Practise
from catgames.table.practice.map import mixed_rules, standings
from catgames.table.update import update
from catgames.table.view import view
from catgames.teach.answers import Answer
from catgames.teach.exercises.rounds import practised
from catgames.teach.mastery import Mastery
from tests.table.practising import NOW, at, give, practising, solved


def test_a_late_click_answers_nothing() -> None:
    page = give(practising(), Practise())
    push = view(page).room.choices or ()
    while not push:
        page = give(solved(page), Button.NEXT)
        push = view(page).room.choices
    answered = give(page, push[0].gives)
    there = give(answered, Button.NEXT)
    if at(there).open != at(answered).open:
        assert give(there, push[0].gives).practice == there.practice


def test_who_has_not_answered_does_not_go_on() -> None:
    page = give(practising(), Practise())
    assert give(page, Button.NEXT).practice.drill == page.practice.drill
    assert give(page, PageButton.ASK).referee == page.referee, "the referee would tell"


@pytest.mark.parametrize(
    "address",
    [
        "room=practice",
        "room=practice&rule=form.same-size",
        "room=practice&of=form.same-size",
        "room=practice&exam=9",
        "room=practice&drill=one:3&of=form.same-size",
        "room=practice&drill=placement:2",
    ],
)
def test_an_address_leads_back(address: str) -> None:
    page = open_address(practising(), address)
    assert page.notice is None
    again = open_address(practising(), write_address(page))
    assert again.notice is None
    assert write_address(again) == write_address(page)


@pytest.mark.parametrize(
    "address",
    [
        "room=practice&rule=nonsense",
        "room=practice&of=nonsense",
        "room=practice&drill=exam:99999999",
        "room=practice&drill=round:x",
        "room=practice&drill=one:3",
        "room=practice&drill=round:3&given=????",
        "room=practice&drill=round:3&given=AAAA",
        "room=practice&exam=later",
        "room=practice&certificate=nonsense",
    ],
)
def test_a_broken_address_says_so_and_loses_nothing(address: str) -> None:
    page = practising()
    opened = open_address(page, address)
    assert opened.mastery == page.mastery
    assert opened.notice or opened.practice.said
    view(opened)


def test_junk_in_the_storage_is_no_danger() -> None:
    for junk in (
        "known=1" + "_" * 13,
        "known=1" + "A" * 13,
        "known=x",
        "known=1abc",
        "rounds=-1&known=1",
        "rounds=" + "9" * 99,
    ):
        page = with_kept(practising(), junk)
        view(page)
        view(update(page, Answered("x")))


@pytest.mark.parametrize("game", GAMES)
def test_a_mixed_round_asks_of_a_variant_only_once_it_was_begun(game: str) -> None:
    kit = load(game)
    needed = {unit.section for unit in kit.units if unit.need == "first"}
    nothing = standings(kit, Mastery(), NOW)
    asked = mixed_rules(kit, nothing)
    assert {kit.game.rulebook.clause(rule).section for rule in asked} == needed & set(nothing)
    *later, last = [section for section in nothing if section not in needed]
    told = [Answer(nothing[section][0].rule, True, NOW) for section in (*later, last)]
    some = standings(kit, Mastery().after(told[:-1]), NOW)
    assert set(practised(kit)) - set(mixed_rules(kit, some)) == {tile.rule for tile in nothing[last]}
    every = standings(kit, Mastery().after(told), NOW)
    assert mixed_rules(kit, every) == (), "the whole book"
