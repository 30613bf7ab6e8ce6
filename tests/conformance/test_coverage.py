"""Every rule is decided in one place, taught, shown held and broken, and tested."""

from __future__ import annotations

import json

import pytest

from catgames.cli import main
from catgames.coverage import coverage, holes
from catgames.games import GAMES, load
from catgames.games.kit import AnyKit


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
