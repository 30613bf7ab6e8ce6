"""Imports go one way: core ← text, scene, teach ← games ← players ← table ← notebook."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "catgames"
ALLOWED = {
    "core": {"core"},
    "text": {"core", "text"},
    "scene": {"core", "scene"},
    "teach": {"core", "teach"},
    "games": {"core", "text", "scene", "teach", "games"},
    "players": {"core", "games", "players"},
    "table": {"core", "text", "scene", "teach", "games", "players", "table"},
    "notebook": {"core", "text", "scene", "teach", "games", "players", "table", "notebook"},
}
WIDGETS = {"ipywidgets", "ipycanvas", "anywidget", "traitlets", "voila", "jupyterlab", "jupyter_server"}


def _imports(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


@pytest.mark.parametrize("layer", ALLOWED)
def test_a_layer_imports_only_what_lies_below_it(layer: str) -> None:
    for path in (PACKAGE / layer).rglob("*.py"):
        for name in _imports(path):
            first, *rest = name.split(".")
            if first == "catgames" and rest:
                assert rest[0] in ALLOWED[layer], f"{path} imports {name}"
            if layer != "notebook":
                assert first not in WIDGETS, f"{path} imports {name}"


def test_one_game_never_imports_another() -> None:
    for game in (PACKAGE / "games").iterdir():
        for path in game.rglob("*.py"):
            for name in _imports(path):
                if name.startswith("catgames.games."):
                    assert name.split(".")[2] in (game.name, "kit"), f"{path} imports {name}"


def test_modules_hold_one_idea() -> None:
    for path in PACKAGE.rglob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 300, f"{path} has two ideas in it"
