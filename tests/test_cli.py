"""The command: explain, coverage and playout, and what it says to nonsense."""

from __future__ import annotations

import json

import pytest

from catgames.cli import main
from catgames.games import load
from catgames.table.practice.certificate import write_certificate
from catgames.table.practice.plan import Plan, Sort
from tests.table.practising import NOW, played

POSITION = "turn 1; 1 hand gpm crews bo y; 2 hand *6 crews r"


def test_explain_tells_a_refusal_with_ledger_and_repairs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "burglars", POSITION, "form green 1"]) == 1
    told = capsys.readouterr().out
    assert told.startswith(
        "Not allowed: A crew grows only beside an equal (Action 2). This crew shows 2 cats; your other crew shows 1."
    )
    assert "✓ You form from your hand, on your own side" in told
    assert "You could: start a new crew with a green cat." in told


def test_explain_tells_a_legal_move_with_its_effects_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "burglars", POSITION, "form green new", "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Permis.")
    assert "Tu commences ta bande 3 avec un chat vert." in told


def test_explain_as_json_is_data(capsys: pytest.CaptureFixture[str]) -> None:
    main(["explain", "burglars", POSITION, "form green 1", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert told["legal"] is False
    assert told["broken"] == ["form.same-size"]
    assert told["repairs"][0] == "form green new"
    assert {"rule", "section", "standing", "name", "said", "shown", "ruling"} <= set(told["ledger"][0])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["explain", "chess", "x", "y"], "There is no game called “chess”"),
        (["explain", "burglars", "nonsense", "pass"], "“nonsense” cannot be read"),
        (["explain", "burglars", "turn 1; 1 hand bbz; 2 hand *6", "pass"], "z is no card here"),
        (["explain", "burglars", POSITION, "frm green 1"], "is not a move"),
        (["explain", "burglars", POSITION, "form pink 1"], "pink was not expected"),
        (["explain", "burglars", POSITION, "form green"], "form green 1, form green 2, form green new"),
        (["playout", "burglars", "--players", "9"], "this game is for 2 to 4"),
        (["playout", "burglars", "--option", "speed=fast"], "is no option of this game"),
        (["playout", "burglars", "--option", "speed"], "NAME=CHOICE"),
        (["playout", "burglars", "--seed", "-1"], "-1 will not do as seed"),
        (["practice", "burglars", "--rule", "form.same-sise"], "There are: form.same-size, "),
        (["anki", "pocket", "/nonexistent/x.apkg", "--each", "1"], "Nothing could be written to /nonexistent/x.apkg"),
        (["sheet", "pocket", "/nonexistent/x.html"], "Nothing could be written to /nonexistent/x.html"),
        (["gallery", "pocket", "/dev/null/x"], "Nothing could be written to /dev/null/x"),
    ],
)
def test_nonsense_is_refused_in_one_clear_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    complaint = capsys.readouterr().err
    assert said in complaint
    assert len(complaint.strip().splitlines()) == 1


@pytest.mark.parametrize(
    "arguments",
    [
        ["practice", "burglars", "--round", "-1"],
        ["anki", "burglars", "x.apkg", "--each", "0"],
        ["anki", "burglars", "x.apkg", "--each", "-2"],
        ["playout", "burglars", "--games", "0"],
    ],
)
def test_a_number_that_makes_no_sense_is_refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert f"{arguments[-1]} is not a whole number from" in capsys.readouterr().err


def test_sixteen_blue_cats_are_too_many(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "burglars", f"1 hand {'b' * 16}; 2 hand -", "pass"]) == 2
    assert "the box holds only 15" in capsys.readouterr().err


def test_playout_prints_moves_per_second_and_endings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["playout", "burglars", "--players", "2", "--games", "3", "--seed", "1"]) == 0
    assert "moves a second" in capsys.readouterr().out


def test_playout_takes_the_games_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["playout", "burglars", "--games", "2", "--option", "hall_of_fame=yes"]) == 0
    assert "2 games" in capsys.readouterr().out


def test_a_certificate_is_judged_again_by_its_answers(capsys: pytest.CaptureFixture[str]) -> None:
    passed = write_certificate(played(load("burglars"), Plan(Sort.EXAM, 12)), NOW)
    assert main(["certificate", passed]) == 0
    assert "24 of 24" in capsys.readouterr().out
    failed = write_certificate(played(load("burglars"), Plan(Sort.EXAM, 12), [False] * 24), NOW)
    assert main(["certificate", failed, "--lang", "fr"]) == 1
    assert "pas suffisant" in capsys.readouterr().out
    assert main(["certificate", passed.replace("!", " ! ")]) == 0, "as it was copied"
    assert main(["certificate", "nonsense"]) == 2
    assert main(["certificate", passed[:-2]]) == 2
