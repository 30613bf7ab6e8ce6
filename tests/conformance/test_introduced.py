"""Nobody is asked at a table with variants, powers or house rules that the course has not shown by then."""

from __future__ import annotations

from collections import Counter

from catgames.games.kit import AnyKit
from catgames.table.lesson.table import go_to, open_table
from catgames.teach.exercises.exercise import draw, position_of
from catgames.teach.exercises.introduced import chosen, tables_of
from catgames.teach.exercises.rounds import by_section, later, round_of
from catgames.teach.step import TURN

NEARLY = 0.95
"""Some rules mean something only where more is chosen."""


def test_what_a_first_game_needs_is_practised_on_its_tables(kit: AnyKit) -> None:
    first = {unit.section for unit in kit.units if unit.need == "first"}
    rules = tuple(rule for section, of in by_section(kit).items() if section in first for rule in of)
    tables, known = tables_of(kit, first), Counter[bool]()
    for number in range(8):
        for item in round_of(kit, rules, number):
            for asked in (item, later(kit, item, rules)):
                at = position_of(kit, asked.rule, draw(kit, asked.rule, asked.seed))
                known[tables.have(kit, at)] += 1
    assert known[True] >= NEARLY * known.total()


def test_what_comes_back_in_place_of_a_question_keeps_to_tables_that_are_known(kit: AnyKit) -> None:
    table, known = open_table(kit), Counter[bool]()
    for section, unit in enumerate(kit.units):
        tables = tables_of(kit, {shown.section for shown in kit.units[: section + 1]})
        for number, step in enumerate(unit.steps):
            if getattr(step, "fixed", False) and step.asks:
                back = go_to(table, section, number, {TURN: "1"}, ahead=number)
                known[tables.have(kit, back.lesson_step.at)] += 1
    assert known[True] >= NEARLY * known.total()


def test_a_first_game_chooses_nothing(kit: AnyKit) -> None:
    assert chosen(kit, kit.game.write(kit.game.start(2, 1))) == frozenset()
