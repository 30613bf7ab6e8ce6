"""Every rule is decided in one place, taught, shown held and broken, and tested."""

from __future__ import annotations

import ast
import json
from textwrap import indent

import pytest

from catgames.cli import main
from catgames.coverage import coverage, holes
from catgames.games import GAMES, load
from catgames.games.kit import AnyKit
from catgames.tested import compared_texts, helpers_in
from tests.games import Book

HELPERS = """
def refused(position, rule):
    assert broken(position) == {rule}

class Book:
    def decided_by(self, rule):
        code = self.code(rule)
        yield
        assert code in self.ran

decided_by = BOOK.decided_by
"""


def test_coverage_has_no_hole(kit: AnyKit) -> None:
    assert holes(coverage(kit)) == []


def test_every_rule_that_judges_moves_is_registered_once(kit: AnyKit) -> None:
    ids = [clause.id for clause in kit.game.rulebook.clauses]
    assert len(ids) == len(set(ids))
    assert {clause.section for clause in kit.game.rulebook.clauses} <= set(kit.game.rulebook.sections)


def test_the_command_reports_every_game_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert set(report) == set(GAMES)
    for game, rules in report.items():
        assert set(rules) == {clause.id for clause in load(game).game.rulebook.clauses}
        assert {"decided", "taught", "held", "broken", "tested"} <= set(next(iter(rules.values())))


def test_a_hole_is_reported() -> None:
    entry = {"decided": "x.py:1", "taught": [], "held": ["a"], "broken": ["a"], "tested": ["a"]}
    assert holes({"some.rule": entry}) == ["some.rule is not taught"]


def test_what_did_not_run_has_decided_nothing(kit: AnyKit) -> None:
    for clause in kit.game.rulebook.clauses:
        with pytest.raises(AssertionError), Book(kit.game).decided_by(clause.id):
            assert clause


@pytest.mark.parametrize(
    "body",
    [
        "assert broken(P) == {'a.rule'}",
        "assert broken(P) >= {'a.rule', 'b.rule'}, 'c.rule'",
        "rule = 'a.rule'\nassert rule in held(P)",
        "for move, rule in (('x', 'a.rule'), ('y', 'b.rule')):\n    assert rule in held(P, move)",
        "gained = [e for e in events(P) if e.rule == 'a.rule']\nassert gained == [1]",
        "refused(P, 'a.rule')",
        "refused(rule='a.rule', position=P)",
        "with decided_by('a.rule'):\n    assert start()",
    ],
)
def test_a_rule_that_is_compared_counts_as_tested(body: str) -> None:
    assert "a.rule" in _compared(body)


@pytest.mark.parametrize(
    "body",
    [
        "'a.rule'\nassert broken(P)",
        "assert broken(P), 'a.rule'",
        "assert 'a.rule' not in held(P)",
        "assert rule_of(P) != 'a.rule'",
        "assert not {'a.rule'} & held(P)",
        "rule = 'a.rule'\nassert broken(P), rule",
        "for move, rule in (('x', 'a.rule'), ('y', 'b.rule')):\n    assert held(P, move), rule",
        "unknown('a.rule')\nassert True",
        "with decided_by('a.rule'):\n    start()",
    ],
)
def test_a_rule_that_is_only_named_does_not(body: str) -> None:
    assert "a.rule" not in _compared(body)


def test_of_what_is_parametrized_the_compared_column_counts() -> None:
    rows = "[('a.rule', 'b.rule'), pytest.param('c.rule', 'd.rule')]"
    found = _compared("assert rule in held(P), why", f"@pytest.mark.parametrize(('rule', 'why'), {rows})\n")
    assert {"a.rule", "c.rule"} == found


def _compared(body: str, decorator: str = "") -> set[str]:
    module = ast.parse(f"{decorator}def test_it(rule, why):\n{indent(body, '    ')}\n")
    [(_, texts)] = compared_texts(module, helpers_in(ast.parse(HELPERS), {}))
    return texts
