"""The table sheet: every rule is on it, nothing sticks out, and it is one page on either paper."""

from __future__ import annotations

import re
from functools import cache
from html import unescape
from io import BytesIO
from pathlib import Path

import pytest
from pypdf import PdfReader

from catgames.cli import main
from catgames.core.rulebook import Nature
from catgames.games import GAMES, load
from catgames.games.kit import AnyKit
from catgames.scene.scene import Scene
from catgames.scene.shapes import Text, Use
from catgames.sheet.layout import MARGIN, PAPERS, fitting, lay_out
from catgames.sheet.letters import set_in, width_of
from catgames.sheet.page import render_page
from catgames.sheet.pdf import render_pdf
from catgames.sheet.sheet import Sheet, sheet_of
from catgames.text.words import LANGUAGES, Words

READABLE = 7.0
"""Points: the smallest letters that any sheet may have."""


@pytest.fixture(params=LANGUAGES)
def sheet(kit: AnyKit, request: pytest.FixtureRequest) -> Sheet:
    return _made(kit.game.id, request.param)


@cache
def _made(game: str, language: str) -> Sheet:
    return sheet_of(load(game), language)


@cache
def _laid_out(game: str, language: str, paper: str) -> Scene:
    return lay_out(_made(game, language), paper)


def test_every_rule_and_every_ruling_is_on_it_once(kit: AnyKit, sheet: Sheet) -> None:
    words = Words(kit.game.id, sheet.language)
    laws = [law for block in sheet.blocks for law in block.laws]
    clauses = kit.game.rulebook.clauses
    rules = [words.say(f"rule:{clause.id}@law") for clause in clauses if clause.nature is not Nature.RULING]
    rulings = [words.say(f"rule:{clause.id}@law") for clause in clauses if clause.nature is Nature.RULING]
    assert sorted(laws) == sorted(rules)
    assert sorted(sheet.rulings.laws) == sorted(rulings)


def test_every_figure_is_written_or_drawn(kit: AnyKit, sheet: Sheet) -> None:
    drawn = {sign.shows for sign in kit.signs.listed} - {""}
    figures = {figure.id for figure in kit.game.rulebook.figures}
    assert drawn <= figures
    assert len(sheet.numbers) == len(figures - drawn)


@pytest.mark.parametrize("paper", PAPERS)
def test_nothing_sticks_out_of_the_paper_or_into_the_next_column(sheet: Sheet, paper: str) -> None:
    width, height = PAPERS[paper]
    scene = _laid_out(sheet.game, sheet.language, paper)
    for mark in scene.marks:
        shape = mark.shape
        if isinstance(shape, Text):
            wide = width_of(shape.text, shape.size, bold=shape.bold)
            left = shape.x - wide if shape.align == "right" else shape.x
            column = (width - 2 * MARGIN) if shape.y < MARGIN + 72 else (width - 2 * MARGIN) / 3
            assert left >= MARGIN - 0.1, shape.text
            assert left + wide <= width - MARGIN + 0.1, shape.text
            assert wide <= column, shape.text
            assert shape.y + shape.size / 2 <= height - MARGIN + 1, shape.text
        elif isinstance(shape, Use):
            assert shape.x + shape.width <= width - MARGIN


@pytest.mark.parametrize("paper", PAPERS)
def test_its_letters_are_as_large_as_they_can_be_and_not_too_small(sheet: Sheet, paper: str) -> None:
    assert fitting(sheet, *PAPERS[paper]) >= READABLE


@pytest.mark.parametrize("paper", PAPERS)
def test_as_a_pdf_it_is_one_page_of_that_paper_with_all_its_words(sheet: Sheet, paper: str) -> None:
    scene = _laid_out(sheet.game, sheet.language, paper)
    made = render_pdf(scene)
    pages = PdfReader(BytesIO(made)).pages
    assert len(pages) == 1
    assert (float(pages[0].mediabox.width), float(pages[0].mediabox.height)) == pytest.approx(PAPERS[paper], abs=0.1)
    letters = re.sub(r"\s", "", pages[0].extract_text())
    for law in (*sheet.rulings.laws, *(law for block in sheet.blocks for law in block.laws)):
        assert re.sub(r"\s", "", set_in(law)) in letters
    assert made == render_pdf(scene), "the same sheet gives the same bytes"


def test_the_page_has_the_same_words_and_leads_on(sheet: Sheet) -> None:
    page = render_page(sheet)
    said = unescape(page)
    for text in (sheet.title, sheet.goal, *sheet.rulings.laws, *(law for block in sheet.blocks for law in block.laws)):
        assert text in said
    for place in ("referee", "setup", "rules", "language"):
        assert f'data-to="{place}"' in page
    assert f'<html lang="{sheet.language}">' in page
    assert not re.search(r"@[A-Z_]+@|⟨", page)


@pytest.mark.parametrize("format", ["html", "svg", "pdf"])
def test_the_command_writes_it(tmp_path: Path, format: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / f"sheet.{format}"
    told = main(["sheet", GAMES[0], str(file), "--lang", "fr", "--format", format, "--paper", "letter"])
    assert told == 0
    assert str(file) in capsys.readouterr().out
    begins = {"html": b"<!DOCTYPE html>", "svg": b"<svg", "pdf": b"%PDF"}[format]
    assert file.read_bytes().startswith(begins)


def test_the_goal_is_the_rulebooks() -> None:
    """The numbers in it are those that end the game."""
    for game, figure in (("cleocatra", "figure-goal"),):
        value = next(f.value for f in load(game).game.rulebook.figures if f.id == figure)
        for language in LANGUAGES:
            assert value in Words(game, language).say("box-goal")
