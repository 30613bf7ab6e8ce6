"""Every sentence has a place where it is said: what is stored is said there today, and nothing is missing."""

from __future__ import annotations

from functools import cache

import pytest

from catgames.cli import main
from catgames.gallery.stored import settled, stored
from catgames.games import load
from catgames.games.kit import AnyKit


@cache
def _today(game: str) -> tuple[str, list[str]]:
    return settled(load(game), stored(game))


def test_the_gallery_says_what_the_app_says_today(kit: AnyKit) -> None:
    assert _today(kit.game.id)[0] == stored(kit.game.id), "make stored, then read what has changed"


def test_no_sentence_is_without_a_place(kit: AnyKit) -> None:
    """A sentence that no position can bring about helps nobody."""
    assert _today(kit.game.id)[1] == []


def test_the_command_writes_a_page_with_every_board_drawn(
    tmp_path_factory: pytest.TempPathFactory, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path_factory.mktemp("gallery")
    assert main(["gallery", "burglars", str(folder)]) == 0
    page = (folder / "burglars.html").read_text(encoding="utf-8")
    assert page.count("<article>") == page.count("</svg>") > 100
    assert "⟨" not in page
    assert str(folder / "burglars.html") in capsys.readouterr().out
