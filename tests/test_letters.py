"""What the page's scripts read of the storage is written in the letters of `catgames/teach/remembered.py`."""

from __future__ import annotations

from importlib.resources import files

import pytest

from catgames.notebook.places import templates
from catgames.teach.remembered import LETTERS


@pytest.mark.parametrize("script", [files("catgames") / "notebook" / "bridge.js", templates() / "static" / "mastery.js"])
def test_a_script_that_reads_what_is_known_has_the_same_letters(script: object) -> None:
    assert f'"{LETTERS}"' in script.read_text(encoding="utf-8")  # type: ignore[attr-defined]
