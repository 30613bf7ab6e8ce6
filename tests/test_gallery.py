"""Every sentence has a place where it is said: what is stored is said there today, and nothing is missing."""

from __future__ import annotations

from functools import cache

import pytest

from catgames.cli import main
from catgames.gallery.claims import Claim, claims_of_move
from catgames.gallery.stored import Place, places, settled, stored
from catgames.games import load
from catgames.games.kit import AnyKit
from catgames.text.words import LANGUAGES, Words, line_of


@cache
def _today(game: str) -> tuple[str, list[str]]:
    return settled(load(game), stored(game))


def test_the_gallery_says_what_the_app_says_today(kit: AnyKit) -> None:
    assert _today(kit.game.id)[0] == stored(kit.game.id), "make stored, then read what has changed"


def test_what_is_kept_of_a_move_is_said_of_it_today(kit: AnyKit) -> None:
    """Quicker than the whole, and it tells which sentence has changed."""
    game, heard = kit.game, cache(lambda position, move: _heard(kit, position, move))
    for name, said in _kept(stored(game.id)).items():
        if name.move and not name.line.startswith("first-"):
            today = [claim for claim in heard(name.position, name.move) if claim.reader == name.reader]
            lines = {_as_kept(game.id, claim) for claim in today if line_of(claim.message.id) == name.line}
            assert said in lines, name


def _kept(text: str) -> dict[Place, tuple[str, ...]]:
    """What stands below each place: the sentence in both languages, and what is lit."""
    blocks = text.split("\n\n")
    found = dict[Place, tuple[str, ...]]()
    heading = ""
    for block in blocks:
        heading = block if block.startswith("### ") else heading
        found |= {place: tuple(block.splitlines()[1:]) for place in places(f"{heading}\n{block}")}
    return found


def _heard(kit: AnyKit, position: str, move: str) -> tuple[Claim, ...]:
    state = kit.game.read(position)
    return tuple(claims_of_move(kit, state, kit.game.read_move(state, move)))


def _as_kept(game: str, claim: Claim) -> tuple[str, ...]:
    spoken = (f"- {Words(game, code, claim.reader)(claim.message)}" for code in LANGUAGES)
    return (*spoken, *([f"- lit: {' '.join(claim.shown)}"] if claim.shown else []))


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
