"""The beginning of a game in a package of its own: a small game that works, with another name put on it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import as_file, files
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

import catgames
from catgames.arguments import writing_to
from catgames.core.errors import Unreadable
from catgames.core.found import package_of
from catgames.core.message import Message

PLACEHOLDER = "newgame"
"""What the game in `skeleton/` is called, in its files and in their names."""
_NAME = re.compile("[a-z][a-z0-9_]{0,39}")


def write_game(name: str, into: Path) -> Path:
    """Writes a package for a game of this name into a folder of its own, which it returns.

    Nothing is overwritten: what is no name, what is taken, and a place where nothing can be written raise `Unreadable`.
    """
    if not _NAME.fullmatch(name) or iskeyword(name):
        raise Unreadable(Message("unreadable-name", {"text": name}))
    if package_of(name) or hasattr(catgames, name) or find_spec(f"catgames.{name}"):
        raise Unreadable(Message("unreadable-name-taken", {"text": name}))
    place = into / name
    if place.exists():
        raise Unreadable(Message("unreadable-place-taken", {"text": str(place)}))
    with writing_to(place):
        for path, text in _skeleton(name):
            (place / path).parent.mkdir(parents=True, exist_ok=True)
            (place / path).write_text(text, encoding="utf-8")
    return place


def _skeleton(name: str) -> Iterator[tuple[str, str]]:
    """The files of the new game, each with its path."""

    def named(text: str) -> str:
        return text.replace(PLACEHOLDER, name).replace(PLACEHOLDER.capitalize(), _title(name))

    with as_file(files("catgames") / "skeleton") as folder:
        for path in sorted(folder.rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                yield named(path.relative_to(folder).as_posix()), named(path.read_text(encoding="utf-8"))


def _title(name: str) -> str:
    return name.replace("_", " ").strip().capitalize()
