"""For every rule and ruling: where it is decided, taught, shown held, shown broken and tested."""

from __future__ import annotations

import ast
import inspect
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from catgames.core.rulebook import Clause, Kind
from catgames.core.verdict import Standing
from catgames.games.kit import AnyKit
from catgames.teach.goals import Attempt, play_on
from catgames.teach.lesson import Claim, Count, Judge, LessonStep, Read, Select, Tempt, Try, Watch

PACKAGE = Path(__file__).parent
NEEDED = ("decided", "taught", "held", "broken", "tested")

Report = dict[str, dict[str, Any]]


def coverage(kit: AnyKit) -> Report:
    """An entry for each id of the rulebook; lists name the steps and tests."""
    seen = _Seen(kit)
    tests = tests_by_rule(kit.game.id)
    return {
        clause.id: {
            "section": clause.section,
            "kind": str(clause.kind),
            "decided": _where(clause),
            "taught": seen.taught[clause.id],
            "held": seen.held[clause.id],
            "broken": seen.broken[clause.id],
            "tested": tests.get(clause.id, []),
        }
        for clause in kit.game.rulebook.clauses
    }


def holes(report: Mapping[str, Mapping[str, Any]]) -> list[str]:
    """What is missing. Tests are not shipped, so outside a checkout their absence is no hole."""
    needed = NEEDED if tests_folder() else NEEDED[:-1]
    return [f"{rule} is not {name}" for rule, entry in report.items() for name in needed if not entry[name]]


def _where(clause: Clause) -> str:
    source = inspect.getsourcefile(clause.decided_by)
    assert source is not None
    lines = inspect.getsourcelines(clause.decided_by)
    path = Path(source).relative_to(PACKAGE.parent)
    return f"{path.as_posix()}:{lines[1]}"


class _Seen:
    """What a learner meets on the way through the course, by rule."""

    def __init__(self, kit: AnyKit) -> None:
        self.kit = kit
        self.taught: defaultdict[str, list[str]] = defaultdict(list)
        self.held: defaultdict[str, list[str]] = defaultdict(list)
        self.broken: defaultdict[str, list[str]] = defaultdict(list)
        for unit in kit.units:
            for step in unit.steps:
                self._step(unit.step_id(step), step)

    def _step(self, name: str, step: LessonStep) -> None:
        game = self.kit.game
        start = Attempt(game, game.read(step.position), game.read(step.position))
        match step:
            case Read():
                self._add(self.taught, name, step.rules)
                # What a set-up looks like, or who sees what, is shown by the board itself.
                shown = (rule for rule in step.rules if _is_seen(game.rulebook.clause(rule)))
                self._add(self.held, name, shown)
            case Watch():
                self._add(self.taught, name, step.rules)
                self._play(name, start, step.moves)
            case Try():
                self._play(name, start, step.solution)
                for mistake in step.mistakes:
                    self._judge(name, start, mistake.move)
            case Tempt():
                self._judge(name, start, step.mistake.move)
            case Judge():
                self._judge(name, start, step.move)
            case Claim() | Select():
                # The learner must choose between the rule as it is and the wrong belief about it.
                self._add(self.held, name, (step.rule,))
                self._add(self.broken, name, (step.rule,))
            case Count():
                self._add(self.held, name, (step.rule,))

    def _play(self, name: str, attempt: Attempt, moves: tuple[str, ...]) -> None:
        for text in moves:
            self._judge(name, attempt, text)
            after = play_on(attempt, attempt.game.read_move(attempt.state, text))
            self._add(self.held, name, (event.rule for event in after.events[len(attempt.events) :]))
            attempt = after

    def _judge(self, name: str, attempt: Attempt, text: str) -> None:
        game = attempt.game
        for finding in game.explain(attempt.state, game.read_move(attempt.state, text)).findings:
            if finding.standing is not Standing.MOOT:
                self._add(self.held if finding.standing is Standing.HELD else self.broken, name, (finding.rule,))

    @staticmethod
    def _add(where: defaultdict[str, list[str]], name: str, rules: Any) -> None:
        for rule in rules:
            if name not in where[rule]:
                where[rule].append(name)


def _is_seen(clause: Clause) -> bool:
    return clause.kind in (Kind.SETUP, Kind.INFORMATION)


def tests_folder() -> Path | None:
    """The project's tests, if this is a checkout or the command is run in one."""
    places = (PACKAGE.parent / "tests", Path.cwd() / "tests")
    return next((place for place in places if (place / "games").is_dir()), None)


@cache
def tests_by_rule(game: str) -> dict[str, list[str]]:
    """Which tests of a game name which rule: a rule's id stands in every test that proves it."""
    folder = tests_folder()
    found: defaultdict[str, list[str]] = defaultdict(list)
    for path in sorted((folder / "games" / game).glob("test_*.py")) if folder else ():
        for test, ids in _tests(ast.parse(path.read_text(encoding="utf-8"))):
            for id in ids:
                found[id].append(f"{path.name}::{test}")
    return dict(found)


def _tests(module: ast.Module) -> Iterator[tuple[str, set[str]]]:
    for node in module.body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            constants = (part.value for part in ast.walk(node) if isinstance(part, ast.Constant))
            yield node.name, {value for value in constants if isinstance(value, str)}
