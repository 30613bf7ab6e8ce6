"""What a server shows besides our own games: games of other packages, and a teacher's own lessons."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import nbformat

from catgames.core.errors import Unreadable
from catgames.core.found import others
from catgames.core.message import Message
from catgames.games import every_game, load
from catgames.games.kit import AnyKit
from catgames.notebook.home import render_home
from catgames.notebook.places import templates
from catgames.notebook.site import pages_of
from catgames.teach.checking import told_by_line
from catgames.teach.files import LessonFile, read_lesson, wrong_at

SHARE = Path("voila") / "templates" / "catgames"


@contextmanager
def site(notebooks: Path, lessons: Path | None) -> Iterator[tuple[Path, Path]]:
    """The notebooks and the templates to serve: the stored ones, or copies with the guests among them."""
    taught = read_lessons(lessons) if lessons else []
    if not taught and not others():
        yield notebooks, templates()
        return
    with TemporaryDirectory(prefix="catgames-") as made:
        folder, look = Path(made) / "notebooks", Path(made) / SHARE
        shutil.copytree(notebooks, folder, ignore=shutil.ignore_patterns(".*"))
        shutil.copytree(templates(), look)
        for game in others():
            nbformat.write(_notebook(game), folder / f"{game}.ipynb")
        made_anew = {"tree.html": render_home(every_game(), taught)}
        for game in others():
            made_anew |= pages_of(load(game))
        for name, text in made_anew.items():
            (look / name).parent.mkdir(parents=True, exist_ok=True)
            (look / name).write_text(text, encoding="utf-8")
        yield folder, look


def read_lessons(folder: Path) -> list[LessonFile]:
    """Every lesson in a folder; one that is broken is told, by its name and line, and passed over."""
    found = []
    for path in sorted(folder.glob("*.json")):
        try:
            lesson = read_lesson(_text(path))
            flaws = told_by_line(_game_of(lesson), lesson, "en")
        except Unreadable as error:
            flaws = [str(error)]
        for flaw in flaws:
            print(f"{path.name}: {flaw}", file=sys.stderr)
        if not flaws:
            found.append(lesson)
    return found


def _text(path: Path) -> str:
    """Some editors put a mark before it: it says nothing, and is left out."""
    try:
        raw = path.read_bytes()
    except OSError as trouble:
        raise Unreadable(Message("lesson-file-closed", {"why": trouble.strerror or str(trouble)})) from trouble
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise wrong_at(raw.count(b"\n", 0, error.start) + 1, Message("lesson-file-letters")) from error


def _game_of(lesson: LessonFile) -> AnyKit:
    try:
        return load(lesson.game)
    except Unreadable as error:
        raise wrong_at(lesson.head, error.message) from error


def _notebook(game: str) -> nbformat.NotebookNode:
    """The page of a game that brings no notebook of its own."""
    code = f'from catgames.notebook import learn\n\ntutor = learn("{game}")\ntutor'
    made: nbformat.NotebookNode = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(code)])
    made.metadata["kernelspec"] = {"display_name": "Python 3", "language": "python", "name": "python3"}
    return made
