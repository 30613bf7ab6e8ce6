"""For every rule and ruling: where it is decided, taught, shown held, shown broken and tested."""

from __future__ import annotations

import ast
import inspect
from collections import defaultdict
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from catgames.core.rulebook import Clause
from catgames.games.kit import AnyKit
from catgames.teach.meetings import Meetings
from catgames.tested import Helpers, compared_texts, helpers_in

PACKAGE = Path(__file__).parent
NEEDED = ("decided", "taught", "held", "broken", "tested")

Report = dict[str, dict[str, Any]]


def coverage(kit: AnyKit) -> Report:
    """An entry for each id of the rulebook; lists name the steps and tests."""
    met = Meetings(kit.game, kit.units)
    tests = tests_by_rule(kit.game.id)
    return {
        clause.id: {
            "section": clause.section,
            "kind": str(clause.nature),
            "decided": _where(clause),
            "taught": met.taught[clause.id],
            "held": met.held[clause.id],
            "broken": met.broken[clause.id],
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


def tests_folder() -> Path | None:
    """The project's tests, if this is a checkout or the command is run in one."""
    places = (PACKAGE.parent / "tests", Path.cwd() / "tests")
    return next((place for place in places if (place / "games").is_dir()), None)


@cache
def tests_by_rule(game: str) -> dict[str, list[str]]:
    """Which tests of a game prove which rule: its id is compared there, and does not only stand in a message."""
    folder = tests_folder()
    found: defaultdict[str, list[str]] = defaultdict(list)
    if folder is None:
        return found
    common: Helpers = {}
    for shared in (folder / "games" / "__init__.py", folder / "games" / game / "__init__.py"):
        common = helpers_in(_parsed(shared), common)
    for path in sorted((folder / "games" / game).glob("test_*.py")):
        module = _parsed(path)
        for test, texts in compared_texts(module, helpers_in(module, common)):
            for text in texts:
                found[text].append(f"{path.name}::{test}")
    return found


def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))
