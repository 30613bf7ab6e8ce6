"""Imports go one way: core ← text, scene ← screen ← teach ← games ← players ← table ← notebook."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from catgames.games import GAMES

PACKAGE = Path(__file__).parent.parent / "catgames"
ALLOWED = {
    "core": {"core"},
    "text": {"core", "text"},
    "scene": {"core", "scene"},
    "screen": {"core", "text", "scene", "screen"},
    "teach": {"core", "text", "scene", "screen", "teach"},
    "games": {"core", "text", "scene", "teach", "games"},
    "players": {"core", "games", "players"},
    "sheet": {"core", "text", "scene", "teach", "games", "sheet"},
    "table": {"core", "text", "scene", "screen", "teach", "games", "players", "table"},
    "notebook": {"core", "text", "scene", "screen", "teach", "games", "players", "table", "sheet", "notebook"},
}
FOLDERS = ("position", "language", "law", "mind", "board", "course")
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


@pytest.mark.parametrize("game", GAMES)
def test_one_game_never_imports_another(game: str) -> None:
    for path in (PACKAGE / "games" / game).rglob("*.py"):
        for name in _imports(path):
            if name.startswith("catgames.games."):
                assert name.split(".")[2] in (game, "kit", "editing"), f"{path} imports {name}"


@pytest.mark.parametrize("game", GAMES)
def test_inside_a_game_imports_go_one_way_too(game: str) -> None:
    """Where things lie, what may be said of them, what is allowed, how to think, how to draw, how to teach."""
    for layer, folder in enumerate(FOLDERS):
        for path in (PACKAGE / "games" / game / folder).rglob("*.py"):
            for name in _imports(path):
                if name.startswith(f"catgames.games.{game}."):
                    assert name.split(".")[3] in FOLDERS[: layer + 1], f"{path} imports {name}"


@pytest.mark.parametrize("game", GAMES)
def test_no_rule_asks_the_generator(game: str) -> None:
    """Else the equation of the two would prove nothing."""
    for path in (PACKAGE / "games" / game / "law" / "rules").rglob("*.py"):
        assert f"catgames.games.{game}.law.legal" not in _imports(path), path


def test_modules_hold_one_idea() -> None:
    for path in PACKAGE.rglob("*.py"):
        assert len(path.read_text(encoding="utf-8").splitlines()) <= 300, f"{path} has two ideas in it"
