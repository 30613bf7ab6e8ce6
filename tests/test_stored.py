"""What is stored is what would be made today; `make stored` makes it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import nbformat
import pytest

from catgames.games import GAMES, load
from catgames.notebook.places import templates
from catgames.notebook.rules_page import render_rules
from catgames.notebook.site import pages
from catgames.text.words import LANGUAGES, typeset
from tests.stored import PICTURE, ROOT, picture

REMEMBER = {"": "*Remember", "-fr": "*À retenir"}
COMMON = {"en": ("the", "and", "of", "you"), "fr": ("le", "les", "et", "un", "une")}
"""Words that no text of some lines does without."""


def test_the_pages_without_a_kernel_are_up_to_date() -> None:
    for name, text in pages().items():
        assert (templates() / name).read_text(encoding="utf-8") == text, name
        assert "⟨" not in text, name


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_card_that_leads_into_a_lesson(game: str) -> None:
    page = render_rules(load(game))
    cards = page.split("<article ")[1:]
    assert len(cards) == len(load(game).game.rulebook.clauses)
    assert all("data-step=" in card for card in cards)
    assert "⟨" not in page


def test_the_readmes_picture_is_up_to_date() -> None:
    assert PICTURE.read_text(encoding="utf-8").rstrip("\n") == picture()


def _blocks(game: str, language: str) -> dict[str, list[Any]]:
    """The cells of each section: those that lead up to its whole lesson."""
    blocks, cells = dict[str, list[Any]](), list[Any]()
    for cell in nbformat.read(ROOT / "notebooks" / f"{game}{language}.ipynb", as_version=4).cells:
        if lesson := re.fullmatch(r'tutor\.section\("(.+)"\)', cell.source):
            blocks[lesson[1]], cells = cells, []
        else:
            cells.append(cell)
    return blocks


@pytest.mark.parametrize("language", ["", "-fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_notebook_shows_every_section_once_in_short_cells(game: str, language: str) -> None:
    notebook = nbformat.read(ROOT / "notebooks" / f"{game}{language}.ipynb", as_version=4)
    code = [cell.source for cell in notebook.cells if cell.cell_type == "code"]
    for section in load(game).game.rulebook.sections:
        assert code.count(f'tutor.section("{section}")') == 1
    assert max(len(source.splitlines()) for source in code) <= 15
    assert any("game.explain" in source for source in code), "a look under the bonnet"


@pytest.mark.parametrize("language", ["", "-fr"])
@pytest.mark.parametrize("game", GAMES)
def test_a_notebook_goes_through_the_course_in_its_order(game: str, language: str) -> None:
    assert list(_blocks(game, language)) == [unit.section for unit in load(game).units]


@pytest.mark.parametrize("language", ["", "-fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_section_has_a_question_and_what_to_remember_and_after_the_overview_a_board_and_two_steps(
    game: str, language: str
) -> None:
    for number, (section, cells) in enumerate(_blocks(game, language).items()):
        prose = "\n".join(cell.source for cell in cells if cell.cell_type == "markdown")
        code = [cell for cell in cells if cell.cell_type == "code"]
        steps = [cell.source for cell in code if cell.source.startswith("tutor.step(")]
        drawn = [cell for cell in code if cell.source not in steps and "image/svg+xml" in str(cell.outputs)]
        assert "<details><summary>" in prose, section
        assert prose.count(REMEMBER[language]) == 1, section
        assert not number or len(set(steps)) >= 2, section
        assert not number or drawn, section
        assert all(source.startswith(f'tutor.step("{section}", ') for source in steps)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["{game}{language}", "{game}-play{language}"])
@pytest.mark.parametrize("game", GAMES)
def test_a_notebook_is_in_one_language_from_top_to_bottom(game: str, name: str, language: str) -> None:
    file = name.format(game=game, language="" if language == "en" else f"-{language}")
    notebook = nbformat.read(ROOT / "notebooks" / f"{file}.ipynb", as_version=4)
    prose = " ".join(cell.source for cell in notebook.cells if cell.cell_type == "markdown").lower()
    words = {code: sum(prose.count(f" {word} ") for word in known) for code, known in COMMON.items()}
    assert words.pop(language) > 5 * max(words.values())


@pytest.mark.parametrize("path", sorted((ROOT / "notebooks").rglob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_is_stored_executed_without_widget_state(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    notebook = nbformat.reads(text, as_version=4)
    assert all(cell.execution_count for cell in notebook.cells if cell.cell_type == "code")
    assert "widgets" not in notebook.metadata
    assert "widget-view" not in text


@pytest.mark.parametrize("path", sorted((ROOT / "notebooks").rglob("*-fr.ipynb")), ids=lambda path: path.stem)
def test_a_french_notebook_is_typeset_like_every_french_sentence(path: Path) -> None:
    for cell in nbformat.read(path, as_version=4).cells:
        if cell.cell_type == "markdown":
            prose = re.sub(r"`[^`]*`", "", cell.source)
            assert prose == typeset(prose, "fr"), cell.id
