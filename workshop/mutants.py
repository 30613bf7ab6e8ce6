"""How many small errors the tests of a game notice: `make mutants GAME=burglars`.

Errors are made by cosmic-ray's operators in the rules, effects, notation and facts of a game, a sample of them drawn
by a seed; each is tried on a copy of the project with the tests that concern the game. Survivors are printed: each is
a test that is missing, or an error that changes nothing.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from queue import Queue

from cosmic_ray.ast import ast_nodes, get_ast_from_path
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).parent.parent
MUTATED = ("law", "position", "language/notation.py")
TESTS = ("tests/games/{game}", "tests/conformance", "tests/test_gallery.py")
LONGEST = 300
"""Seconds; a game that never ends any more is noticed too."""


@dataclass(frozen=True, slots=True)
class Mutant:
    path: Path
    operator: str
    occurrence: int

    @property
    def before(self) -> str:
        return (ROOT / self.path).read_text(encoding="utf-8")

    @property
    def after(self) -> str:
        mutated: str = mutate_code(self.before, get_operator(self.operator)(), self.occurrence)
        return mutated

    def matters(self) -> bool:
        """Whether it is a program, and another one."""
        try:
            return _runs(self.after) != _runs(self.before)
        except SyntaxError:
            return False

    def __str__(self) -> str:
        changes = difflib.unified_diff(self.before.splitlines(), self.after.splitlines(), lineterm="", n=0)
        lines = [line for line in changes if not line.startswith(("---", "+++"))]
        return "\n    ".join([f"{self.path} ({self.operator})", *lines])


def mutants(game: str) -> Iterator[Mutant]:
    folder = ROOT / "catgames" / "games" / game
    operators = {name: get_operator(name)() for name in operator_names() if _is_plain(name)}
    for part in MUTATED:
        paths = sorted((folder / part).rglob("*.py")) if (folder / part).is_dir() else [folder / part]
        for path in paths:
            nodes = list(ast_nodes(get_ast_from_path(path)))
            for name, operator in operators.items():
                count = sum(len(list(operator.mutation_positions(node))) for node in nodes)
                yield from (Mutant(path.relative_to(ROOT), name, occurrence) for occurrence in range(count))


def sample(game: str, most: int, seed: int) -> list[Mutant]:
    found = list(mutants(game))
    random.Random(seed).shuffle(found)
    return list(islice((mutant for mutant in found if mutant.matters()), most))


def _is_plain(operator: str) -> bool:
    """Not those that ask for more, nor those that take a decorator away: then a rule is no rule any more.

    Nor `is` for `==`: small numbers and short texts are the same thing in this Python.
    """
    return not operator.endswith(("VariableReplacer", "VariableInserter", "RemoveDecorator", "_Is", "_IsNot"))


def _runs(code: str) -> str:
    """What of it can make a difference: not its annotations, which nobody evaluates."""
    tree = ast.parse(code)
    for node in ast.walk(tree):
        for field in ("annotation", "returns"):
            if getattr(node, field, None) is not None:
                setattr(node, field, ast.Name("Any"))
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.BinOp):
            node.value = None  # a union of types
    return ast.dump(tree)


def noticed(mutant: Mutant, game: str, copy: Path) -> bool:
    """Whether a test fails with it, in a copy of the project."""
    target, before = copy / mutant.path, mutant.before
    target.write_text(mutant.after, encoding="utf-8")
    tests = [test.format(game=game) for test in TESTS]
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "--game", game, *tests]
    surroundings = {**os.environ, "PYTHONPATH": str(copy), "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        done = subprocess.run(command, cwd=copy, env=surroundings, capture_output=True, timeout=LONGEST, check=False)
        return done.returncode != 0
    except subprocess.TimeoutExpired:
        return True
    finally:
        target.write_text(before, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--most", type=int, default=90)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--at-once", type=int, default=os.cpu_count() or 1)
    chosen = parser.parse_args()
    tried = sample(chosen.game, chosen.most, chosen.seed)
    copies: Queue[Path] = Queue()
    with tempfile.TemporaryDirectory() as folder:
        for number in range(chosen.at_once):
            copy = Path(folder) / str(number)
            shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".git", ".venv", "__pycache__", "screenshots"))
            copies.put(copy)

        def try_out(mutant: Mutant) -> bool:
            copy = copies.get()
            try:
                return noticed(mutant, chosen.game, copy)
            finally:
                copies.put(copy)

        with ThreadPoolExecutor(chosen.at_once) as workers:
            results = list(workers.map(try_out, tried))
    survivors = [mutant for mutant, killed in zip(tried, results, strict=True) if not killed]
    for mutant in survivors:
        print(f"  survived: {mutant}")
    print(
        f"{chosen.game}: {len(tried) - len(survivors)} of {len(tried)} noticed, {1 - len(survivors) / len(tried):.0%}"
    )


if __name__ == "__main__":
    main()
