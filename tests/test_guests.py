"""Games of other packages and a teacher's own lessons join ours: on the command line, at the door, on the home page."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from catgames.notebook.home import render_home
from catgames.notebook.server.guests import read_lessons, site
from catgames.teach.files import write_lesson
from tests.guests import ROOT, install, run_tests

EXAMPLE = ROOT / "examples" / "windowsill"
BESIDE = "turn 1; sill 1.x2..x.."
GROWING = write_lesson(
    "burglars",
    {"en": "Growing", "fr": "Grandir"},
    {
        "kind": "judge",
        "at": "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6",
        "text": "And now?",
        "move": "form green 1",
    },
)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the example is installed as any package is."""
    return install(EXAMPLE, tmp_path_factory.mktemp("installed"))


def _python(code: str, environment: dict[str, str]) -> str:
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_the_example_is_a_game_of_the_command_line(installed: dict[str, str]) -> None:
    command = [sys.executable, "-m", "catgames", "explain", "windowsill", BESIDE, "lie 2", "--json"]
    done = subprocess.run(command, env=installed, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    told = json.loads(done.stdout)
    assert (told["broken"], told["repairs"]) == (["lie.apart"], ["lie 5", "lie 6", "lie 8"])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["practice", "windowsill"], "This game has no exercises."),
        (["anki", "windowsill", "x.apkg"], "This game has no exercises."),
        (["gallery", "windowsill", "."], "This game has no gallery of its sentences."),
    ],
)
def test_what_the_example_does_not_have_is_said(
    arguments: list[str], said: str, installed: dict[str, str], tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "catgames", *arguments]
    done = subprocess.run(command, env=installed, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.strip()) == (2, said)
    assert not list(tmp_path.iterdir())


def test_random_games_are_played_by_as_many_as_a_game_is_for(installed: dict[str, str]) -> None:
    command = [sys.executable, "-m", "catgames", "playout", "windowsill", "--games", "2"]
    done = subprocess.run(command, env=installed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("2 games, ")
    done = subprocess.run([*command, "--players", "3"], env=installed, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "3 players do not fit: this game is for 2.\n")


def test_the_example_is_a_game_at_the_door(installed: dict[str, str]) -> None:
    code = f"import catgames; print(catgames.windowsill.id, catgames.position('windowsill', {BESIDE!r}).moves)"
    assert _python(code, installed) == "windowsill ('lie 5', 'lie 6', 'lie 8', 'lie 9')"


def test_the_lessons_of_the_example_have_no_flaw(installed: dict[str, str]) -> None:
    code = (
        "import catgames\n"
        "for unit in catgames.load('windowsill').units:\n"
        "    for language in ('en', 'fr'): print(catgames.check('windowsill', unit, language))"
    )
    assert set(_python(code, installed).splitlines()) == {"[]"}


def test_the_example_keeps_the_promises_of_every_game(installed: dict[str, str]) -> None:
    run_tests(EXAMPLE / "tests", installed)


def test_the_example_has_its_pages_on_the_server(installed: dict[str, str]) -> None:
    code = (
        "from pathlib import Path\n"
        "from catgames.notebook.places import find\n"
        "from catgames.notebook.server.guests import site\n"
        "with site(find('notebooks'), None) as (notebooks, look):\n"
        "    print((notebooks / 'windowsill.ipynb').exists(), (look / 'covers' / 'windowsill.html').exists(),\n"
        "          'Windowsill' in (look / 'tree.html').read_text(), (look / 'static' / 'page.js').exists())"
    )
    assert _python(code, installed) == "True True True True"


def test_a_teachers_lesson_stands_on_the_home_page_and_a_broken_one_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "growing.json").write_text(GROWING, encoding="utf-8")
    (tmp_path / "illegal.json").write_text(GROWING.replace("form green 1", "form pink 1"), encoding="utf-8")
    (tmp_path / "torn.json").write_text(GROWING[:60], encoding="utf-8")
    (lesson,) = read_lessons(tmp_path)
    assert lesson.text == GROWING
    told = capsys.readouterr().err.splitlines()
    assert [line.partition(":")[0] for line in told] == ["illegal.json", "torn.json"]
    assert told[0].startswith("illegal.json: Line 9: lesson/1: ")
    assert "Line " in told[1]
    page = render_home(lessons=[lesson])
    assert '<span lang="en">Growing</span><span lang="fr">Grandir</span>' in page
    assert "#own=" in page


def test_what_a_file_is_that_holds_no_lesson_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "chess.json").write_text(GROWING.replace("burglars", "chess"), encoding="utf-8")
    (tmp_path / "folder.json").mkdir()
    (tmp_path / "latin.json").write_bytes(GROWING.replace("Grandir", "Défi").encode("latin-1"))
    (tmp_path / "marked.json").write_text(GROWING, encoding="utf-8-sig")
    (tmp_path / "newer.json").write_text(GROWING.replace('lesson": 1', 'lesson": 2'), encoding="utf-8")
    (lesson,) = read_lessons(tmp_path)
    assert lesson.text == GROWING, "a mark before it is none of its letters"
    told = capsys.readouterr().err.splitlines()
    assert told == [
        "chess.json: Line 3: There is no game called “chess”. There are: burglars, pocket, cloaked, cleocatra.",
        "folder.json: this cannot be read: Is a directory",
        "latin.json: Line 6: these letters are not written in UTF-8. Save the file as UTF-8.",
        "newer.json: Line 1: this lesson is of edition 2, newer than this app, which reads edition 1.",
    ]


def test_without_guests_the_stored_pages_are_served(tmp_path: Path) -> None:
    with site(tmp_path, None) as (notebooks, _):
        assert notebooks == tmp_path
