"""The README's examples do what they say."""

from __future__ import annotations

import doctest
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_the_engine_in_ten_lines() -> None:
    results = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert results.attempted > 5
    assert results.failed == 0


def test_the_readme_names_every_game_and_both_commands() -> None:
    from catgames.games import GAMES, load
    from catgames.text.words import Words

    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "make run" in readme
    assert "make test" in readme
    for game in GAMES:
        assert Words(load(game).game.id, "en").say("game-title") in readme
