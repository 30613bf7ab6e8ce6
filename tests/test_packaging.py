"""The project is packed and used once, as an index would do it: what the app needs is in it."""

from __future__ import annotations

import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from catgames.games import GAMES
from tests.browser.conftest import free_port, serve
from tests.line import open_lesson, run

ROOT = Path(__file__).parent.parent


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source archive, and the wheel that was made of nothing but that archive."""
    folder = tmp_path_factory.mktemp("packed")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout[-2000:] + built.stderr[-2000:]
    return folder


@pytest.fixture(scope="module")
def wheel(packed: Path) -> Path:
    return next(packed.glob("*.whl"))


@pytest.fixture(scope="module")
def archive(packed: Path) -> Path:
    return next(packed.glob("*.tar.gz"))


def test_the_wheel_holds_words_notebooks_pages_and_types(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for name in ("py.typed", "text/en.ftl", "notebook/bridge.js", "notebook/tutor.css", "notebook/voila.json"):
        assert f"catgames/{name}" in names
    for game in GAMES:
        assert f"catgames/notebook/notebooks/{game}.ipynb" in names
        for language in ("en", "fr"):
            assert f"catgames/games/{game}/words/rules.{language}.ftl" in names
    shared = "data/share/jupyter/voila/templates/catgames"
    for page in ("index.html.j2", "tree.html", "conf.json"):
        assert any(name.endswith(f"{shared}/{page}") for name in names)


def test_installed_from_the_source_archive_it_explains_and_finds_its_files(archive: Path, tmp_path: Path) -> None:
    target = tmp_path / "site"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    installed = subprocess.run([*pip, "--target", target, archive], capture_output=True, text=True, check=False)
    assert installed.returncode == 0, installed.stderr[-2000:]
    script = (
        "import sys; sys.path.insert(0, sys.argv[1])\n"
        "import catgames; assert catgames.__file__.startswith(sys.argv[1])\n"
        "from catgames.notebook.places import find; find('notebooks'); find('voila.json')\n"
        "from catgames.notebook.styles import style_sheet; assert 'cg-root' in style_sheet()\n"
        "from catgames.cli import main\n"
        "sys.exit(main(['explain', 'burglars', 'turn 1; 1 hand bg; 2 hand *6', 'form blue new', '--lang', 'fr']))\n"
    )
    ran = subprocess.run(
        [sys.executable, "-I", "-c", script, str(target)], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    assert "Permis." in ran.stdout


def test_the_wheel_holds_every_file_of_the_server(wheel: Path) -> None:
    """Its code and scripts in the package, its pages where Jupyter looks."""
    names = {name.partition(".data/data/")[2] or name for name in zipfile.ZipFile(wheel).namelist()}
    app = ROOT / "catgames" / "notebook"
    for path in app.rglob("*"):
        if path.is_file() and "__pycache__" not in path.parts:
            place = path.relative_to(app if app / "share" in path.parents else ROOT).as_posix()
            assert place in names, place


def test_served_from_the_wheel_a_page_shows_its_board(
    wheel: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "site"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", str(target)]
    subprocess.run([*pip, str(wheel)], check=True)
    monkeypatch.setenv("PYTHONPATH", str(target))
    monkeypatch.setenv("JUPYTER_PATH", str(target / "share" / "jupyter"))
    found = subprocess.run(
        [sys.executable, "-c", "import catgames; print(catgames.__file__)"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert found.stdout.startswith(str(target))
    for app in serve(["--ready=0"], free_port(), "/", tmp_path):
        line = run(open_lesson(app, "burglars"))
        assert line.model("CanvasModel")


def test_the_source_archive_holds_all_that_is_needed_to_go_on_working(archive: Path) -> None:
    with tarfile.open(archive) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    needed = "Makefile voila.json pyproject.toml tests/sanitize.cfg docs/cat-burglars.svg notebooks/burglars.ipynb"
    assert set(needed.split()) <= names
    assert not {name for name in names if name.startswith((".venv", ".git/", "screenshots", "dist"))}


def test_the_core_needs_no_widget_library() -> None:
    script = (
        "import sys, catgames; catgames.game('burglars').start(2)\n"
        "bad = {'ipywidgets', 'ipycanvas', 'anywidget', 'numpy', 'traitlets'} & set(sys.modules)\n"
        "sys.exit(f'imported {bad}' if bad else 0)\n"
    )
    ran = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


def test_the_app_imports_nothing_that_its_own_extra_does_not_install() -> None:
    """Where tests run everything is installed: what only other extras bring is hidden here."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras: dict[str, list[str]] = project["optional-dependencies"]
    hidden = {name for extra in ("anki", "sheet", "conformance") for name in _asked(extras, extra)} - _asked(
        extras, "app"
    )
    script = (
        f"import sys; sys.modules.update(dict.fromkeys({sorted(hidden)!r}))\n"
        "import catgames.cli, catgames.notebook.tutor\n"
        "from catgames.notebook.server import guests, serve\n"
    )
    ran = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert {"pytest", "genanki"} <= hidden


def _asked(extras: dict[str, list[str]], extra: str) -> set[str]:
    """The packages of an extra, and of those that it names."""
    found = set[str]()
    for wanted in extras[extra]:
        if named := re.fullmatch(r"catgames\[(.*)\]", wanted):
            found = found.union(*(_asked(extras, other) for other in named[1].split(",")))
        else:
            found.add(re.split(r"[<>=\[]", wanted)[0])
    return found
