"""`catgames new`: what it writes is a game, whose tests pass before anything is changed; what it refuses, it says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from catgames.cli import main
from catgames.new_game import PLACEHOLDER
from tests.guests import install, run_tests

NAME = "yarn_ball"


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("written")
    assert main(["new", NAME, "--into", str(folder)]) == 0
    return folder / NAME


@pytest.fixture(scope="module")
def installed(written: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    return install(written, tmp_path_factory.mktemp("installed"))


def test_a_new_game_bears_its_own_name_everywhere(written: Path) -> None:
    texts = [path.read_text(encoding="utf-8") for path in written.rglob("*.*") if path.is_file()]
    assert len(texts) >= 11
    assert not [text for text in texts if PLACEHOLDER in text.lower()]
    assert "game-title = Yarn ball\n" in (written / f"catgames_{NAME}/words/{NAME}.en.ftl").read_text(encoding="utf-8")


def test_the_tests_of_a_new_game_pass_as_they_are_written(written: Path, installed: dict[str, str]) -> None:
    run_tests(written, installed)


def test_they_pass_whatever_the_game_is_called(tmp_path: Path) -> None:
    """By the name the random games are dealt: of these hardly more than fifty moves can be tried."""
    assert main(["new", "naps", "--into", str(tmp_path)]) == 0
    run_tests(tmp_path / "naps", install(tmp_path / "naps", tmp_path / "installed"))


def test_a_new_game_explains_itself(installed: dict[str, str]) -> None:
    command = [sys.executable, "-m", "catgames", "explain", NAME, "turn 1; row 1.2....", "take 3", "--json"]
    done = subprocess.run(command, env=installed, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stderr
    told = json.loads(done.stdout)
    assert (told["broken"], told["repairs"][:2]) == (["take.free"], ["take 2", "take 4"])


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Chess", "cannot be the name of a game"),
        ("9lives", "cannot be the name of a game"),
        ("../escape", "cannot be the name of a game"),
        ("class", "cannot be the name of a game"),
        ("burglars", "is taken already"),
        ("text", "is taken already"),
        ("position", "is taken already"),
    ],
)
def test_a_name_that_will_not_do_is_refused_in_one_sentence(
    name: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new", name, "--into", str(tmp_path)]) == 2
    complaint = capsys.readouterr().err
    assert said in complaint
    assert len(complaint.strip().splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_nothing_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / NAME).mkdir()
    assert main(["new", NAME, "--into", str(tmp_path)]) == 2
    assert "nothing was written" in capsys.readouterr().err
    assert not list((tmp_path / NAME).iterdir())


def test_a_place_where_nothing_can_be_written_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").touch()
    assert main(["new", NAME, "--into", str(tmp_path / "file")]) == 2
    assert "Nothing could be written" in capsys.readouterr().err
