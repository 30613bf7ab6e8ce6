"""How many small errors the tests of a game notice: `make mutants GAME=burglars`.

Errors are made by cosmic-ray's operators in the rules, effects, notation and facts of a game, a sample of them drawn
by a seed; each is tried on a copy of the project with the tests that judge positions and moves, the quick ones first,
until one fails. Survivors are printed: each is a test that is missing, or an error that changes nothing.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import os
import random
import re
import resource
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import islice
from pathlib import Path

from cosmic_ray.ast import ast_nodes, get_ast_from_path
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names

ROOT = Path(__file__).parent.parent
MUTATED = ("law", "position", "language/notation.py")
GALLERY = "tests/test_gallery.py::test_"
QUICK = (GALLERY + "what_is_kept_of_a_move_is_said_of_it_today", "tests/conformance/test_transcript.py")
"""They take two seconds together and notice most."""
SLOW = (
    GALLERY + "the_gallery_says_what_the_app_says_today",
    "tests/conformance/test_equation.py",
    "tests/conformance/test_notation.py",
    "tests/conformance/test_engine.py",
    "tests/conformance/test_truth.py",
)
"""After a game's own. What is drawn, thought, taught and built by hand is not asked: it would notice hardly more."""
LATE = ("deck", "deduction", "edit", "first", "last_page", "lessons", "mind", "secrets", "touch")
"""Of a game's own tests those that take long and are about something else."""
PATIENCE = 2
"""An error may take so many times as long as none: a game that never ends any more is noticed too."""
_FAILED = re.compile(r"^(?:FAILED|ERROR) (\S+)", re.MULTILINE)


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


def sample(game: str, most: int, seed: int, only: str) -> list[Mutant]:
    found = [mutant for mutant in mutants(game) if only in str(mutant.path)]
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


@dataclass(frozen=True)
class Bench:
    """A copy of the project in which errors are tried, one at a time."""

    game: str
    copy: Path

    def prepare(self) -> float:
        """Seconds of work that the tests take without an error; what Python compiles on the way is kept."""
        begun = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        if failed := self._failed(None):
            sys.exit(f"fails without an error: {failed}")
        return resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - begun

    def noticed_by(self, mutant: Mutant, number: int, seconds: float) -> str:
        """The test that fails first with it; nothing if none does."""
        target = self.copy / mutant.path
        shutil.copy2(target, kept := target.with_suffix(".kept"))
        target.write_text(mutant.after, encoding="utf-8")
        os.utime(target, (number, number))  # else what was compiled of another could be taken for this one
        try:
            return self._failed(seconds)
        finally:
            kept.replace(target)

    @cached_property
    def _stages(self) -> tuple[tuple[str, ...], ...]:
        """Each is a run of its own, so that a quick one does not wait until all tests are collected."""
        own = sorted((self.copy / "tests" / "games" / self.game).glob("test_*.py"))
        late = [path for path in own if path.stem.removeprefix("test_") in LATE]
        return QUICK, tuple(str(path) for path in own if path not in late), (*SLOW, *map(str, late))

    def _failed(self, seconds: float | None) -> str:
        return next(filter(None, (self._failed_of(stage, seconds) for stage in self._stages)), "")

    def _failed_of(self, tests: tuple[str, ...], seconds: float | None) -> str:
        options = ["-q", "-x", "-rfE", "--tb=no", "--assert=plain", "-p", "no:cacheprovider", "--game", self.game]
        environment = {**os.environ, "PYTHONPATH": str(self.copy), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        if seconds is not None:
            environment["PYTHONDONTWRITEBYTECODE"] = "1"

        def limit() -> None:
            if seconds is not None:
                resource.setrlimit(resource.RLIMIT_CPU, (int(seconds), int(seconds)))

        command = [sys.executable, "-m", "pytest", *options, *tests]
        done = subprocess.run(
            command, cwd=self.copy, env=environment, capture_output=True, text=True, preexec_fn=limit, check=False
        )
        if done.returncode == 0:
            return ""
        found = _FAILED.search(done.stdout)
        return found[1].partition("[")[0] if found else "too long, or not even begun"


def folder(mutant: Mutant, game: str) -> str:
    """Where it is, as far as figures are kept apart."""
    parts = mutant.path.relative_to(f"catgames/games/{game}").parts[:-1]
    return "/".join(parts[:2])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--most", type=int, default=90)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only where the path contains this: law/rules")
    chosen = parser.parse_args()
    tried = sample(chosen.game, chosen.most, chosen.seed, chosen.only)
    kills, all_of, seen = Counter[str](), Counter[str](), Counter[str]()
    with tempfile.TemporaryDirectory() as name:
        bench = Bench(chosen.game, Path(name) / "copy")
        shutil.copytree(ROOT, bench.copy, ignore=shutil.ignore_patterns(".git", ".venv", "__pycache__", "screenshots"))
        seconds = bench.prepare() * PATIENCE
        print(f"{chosen.game}: {len(tried)} errors, {seconds / PATIENCE:.0f} s where none notices", flush=True)
        for number, mutant in enumerate(tried, start=1):
            failed = bench.noticed_by(mutant, number, seconds)
            where = folder(mutant, chosen.game)
            all_of[where] += 1
            if failed:
                seen[where] += 1
                kills[failed] += 1
            else:
                print(f"  survived: {mutant}", flush=True)
    for test, count in kills.most_common():
        print(f"  {count:4} by {test}")
    for where, count in sorted(all_of.items()):
        print(f"  {where}: {seen[where]} of {count} noticed, {seen[where] / count:.0%}")
    print(f"{chosen.game}: {seen.total()} of {len(tried)} noticed, {seen.total() / len(tried):.0%}")


if __name__ == "__main__":
    main()
