"""The documentation names what there is; that its examples run is seen to by `make docs`."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from catgames.cli import main
from catgames.teach.files import KINDS, words_of

DOCS = Path(__file__).parent.parent / "docs"
EVERYWHERE = {"id", "at", "text"}


@pytest.mark.parametrize("kind", KINDS)
def test_every_word_of_a_lesson_file_is_told(kind: str) -> None:
    told = (DOCS / "lessons.md").read_text(encoding="utf-8")
    _, _, section = told.partition(f"**`{kind}`**")
    section = re.split(r"\n\*\*`|\n`Count`", section)[0]
    rows = {word for row in re.findall(r"^\|(.*?)\|", section, re.MULTILINE) for word in re.findall(r"`(\w+)`", row)}
    assert rows == set(words_of(KINDS[kind])) - EVERYWHERE


def test_every_option_of_serve_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    options = set(re.findall(r"--[a-z]+", capsys.readouterr().out)) - {"--help", "--notebooks", "--config"}
    told = (DOCS / "run.md").read_text(encoding="utf-8")
    assert not [option for option in options if option not in told]


def test_the_settings_that_a_hub_needs_are_where_the_docs_say() -> None:
    told = (DOCS / "run.md").read_text(encoding="utf-8")
    for name in ("voila.json", "binder/jupyter_server_config.json"):
        assert name in told
        assert json.loads((DOCS.parent / name).read_text(encoding="utf-8"))
