"""Somebody who practises without a browser: answers rightly or wrongly, as it is wanted."""

from __future__ import annotations

from catgames.games import load
from catgames.games.kit import AnyKit
from catgames.screen.inputs import Input
from catgames.table.inputs import Clocked, Entered, RoomName
from catgames.table.page import Page, open_page
from catgames.table.practice.drill import Drill, begin, go_on, with_input
from catgames.table.practice.plan import Plan
from catgames.table.update import update
from catgames.teach.step import LEARNER
from catgames.text.words import Words

NOW = 1_790_000_000


def choices(drill: Drill) -> list[Input]:
    """What is offered to choose from; nothing, where the board is touched."""
    assert drill.open is not None
    words = Words(drill.kit.game.id, "en", LEARNER)
    return [push.gives for push in drill.open.exercise.step.shown(drill.kit, drill.open.play, words).choices]


def inputs(drill: Drill, right: bool) -> tuple[Input, ...]:
    """What answers the open exercise as its author foresaw it, or the first choice that is wrong, if there is one."""
    assert drill.open is not None
    *_, way = drill.open.exercise.step.rehearsed(drill.kit, drill.open.play)
    wrong = [] if right else [given for given in choices(drill) if given != way.inputs[0]]
    return tuple(wrong[:1]) or way.inputs


def answer(drill: Drill, right: bool) -> Drill:
    count = len(drill.done)
    for given in inputs(drill, right):
        drill = with_input(drill, given) if len(drill.done) == count else drill
    return drill


def played(kit: AnyKit, plan: Plan, wanted: list[bool] | None = None) -> Drill:
    """To its end: right or wrong as it is wanted, where a question can be answered wrongly by choosing."""
    drill, number = begin(kit, plan), 0
    while not drill.over:
        right = True if wanted is None or number >= len(wanted) else wanted[number]
        before = len(drill.done)
        drill = answer(drill, right)
        if len(drill.done) == before:  # a blind question that asks for the rule too
            drill = with_input(drill, choices(drill)[0])
        drill = go_on(drill) if drill.is_answered else drill
        number += 1
        assert number < 100
    return drill


def at(page: Page) -> Drill:
    assert page.practice.drill is not None
    return page.practice.drill


def practising(game: str = "burglars") -> Page:
    return update(update(open_page(load(game)), Clocked(NOW)), Entered(RoomName.PRACTICE))


def give(page: Page, *given: Input) -> Page:
    for one in given:
        page = update(page, one)
    return page


def solved(page: Page, right: bool = True) -> Page:
    """The open exercise answered, through the page."""
    count = len(at(page).done)
    for given in inputs(at(page), right):
        page = update(page, given) if len(at(page).done) == count else page
    return page
