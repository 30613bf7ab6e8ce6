"""What a reader writes wrongly is answered in a sentence, in the reader's language, at the reader's own line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

import catgames
from catgames.core.errors import Spoken
from catgames.notebook import learn, play
from catgames.teach import Try, happened

BOARD = "turn 1; 1 hand gpm crews bo y; 2 hand *6; seed 6"
GROW = Try(text="Grow.", at=BOARD, goal=happened("grown"), solution="form green new")
WRONG: dict[str, tuple[Callable[[], object], str]] = {
    "card": (lambda: catgames.position("burglars", BOARD.replace("gpm", "gqm"), lang="fr"), "n’est pas une carte"),
    "move": (lambda: catgames.position("burglars", BOARD, lang="fr").explain("frm green"), "n’est pas un coup"),
    "rule": (lambda: catgames.position("burglars", BOARD, lang="fr").play("form green 1"), "Interdit"),
    "players": (lambda: catgames.position("burglars", players=7, lang="fr"), "ce jeu se joue de 2 à 4"),
    "seat": (lambda: catgames.position("burglars", BOARD).seen_by(2), "There is no seat “2”"),
    "seat, below": (lambda: catgames.position("burglars", BOARD, seat=-1), "There is no seat “-1”"),
    "seat, written": (
        lambda: catgames.position("burglars", BOARD, seat="0"),  # type: ignore[arg-type]
        "There is no seat “0” at this table: a seat is a whole number from 0 to 1",
    ),
    "seat, drawn": (lambda: catgames.burglars.show(BOARD, seat=3, language="fr"), "Il n’y a pas de place « 3 »"),
    "record": (lambda: catgames.record("burglars", "nothing", lang="fr"), "n’est pas une partie"),
    "verdict": (lambda: catgames.explain("burglars", BOARD, "dance", "fr"), "n’est pas un coup"),
    "exercise": (lambda: catgames.exercise("burglars", "no.rule", language="fr"), "no.rule"),
    "unseen": (
        lambda: catgames.position(
            "burglars", "turn 1; 1 hand rb crews b; 2 hand ???? crews r/?; market rbmogy; seed ?.0", lang="fr"
        ).play("infiltrate 2.1 red"),
        "ne montre pas",
    ),
    "language": (lambda: learn("burglars", "de"), "not spoken here. Choose from: en, fr"),
    "theme": (lambda: learn("burglars", "fr", theme="pink"), "Il n’y a pas de thème « pink »"),
    "section": (lambda: learn("burglars", "fr").section("turns"), "Il n’y a pas de section"),
    "step": (lambda: learn("burglars", "fr").step("turn", "none"), "Il y a : five"),
    "player": (lambda: play("burglars").play("human", "greedy"), "A player cannot be “human”. Choose from: person"),
    "players in a list": (
        lambda: play("burglars").play(["person", "greedy"]),  # type: ignore[arg-type]
        "A player cannot be “['person', 'greedy']”",
    ),
    "no language": (lambda: catgames.position("burglars", lang=None), "“None” is not spoken"),  # type: ignore[arg-type]
    "no steps": (lambda: learn("burglars", "fr").lesson(), "aucune étape"),
    "steps in one": (lambda: learn("burglars").lesson((GROW,)), "a tuple is none"),  # type: ignore[arg-type]
    "goal": (
        lambda: learn("burglars").lesson(replace(GROW, goal="grown")),  # type: ignore[arg-type]
        '“grown” is no goal. An event is one as happened("grown")',
    ),
    "seed, written": (
        lambda: catgames.exercise("burglars", "setup.deck", seed="3", language="fr"),  # type: ignore[arg-type]
        "'3' ne convient pas comme seed",
    ),
    "seed, below": (lambda: catgames.exercise("burglars", "setup.deck", seed=-1), "-1 will not do as seed"),
    "seed of a deal": (
        lambda: catgames.position("pocket", seed=None),  # type: ignore[arg-type]
        "None will not do as seed",
    ),
    "players, written": (
        lambda: catgames.position("burglars", players="3", lang="fr"),  # type: ignore[arg-type]
        "'3' ne convient pas comme players",
    ),
    "no text": (lambda: catgames.position("burglars", 5, lang="fr"), "Il faut un texte ici"),  # type: ignore[arg-type]
    "option": (lambda: play("burglars", "fr").play(options={"fame": True}), "n’est pas une option"),
}


@pytest.mark.parametrize("what", WRONG)
def test_it_is_said_in_the_readers_language_and_without_our_own_lines(what: str) -> None:
    write, expected = WRONG[what]
    with pytest.raises(Spoken) as caught:
        write()
    *lines, said = caught.value._render_traceback_()
    flat = str(caught.value).replace("\u202f", " ").replace("\xa0", " ")
    assert expected in flat
    assert said == f"{type(caught.value).__name__}: {caught.value}"
    assert [line.startswith("----> ") for line in lines] == [True, True]  # this test's, and what was written


def test_a_notebook_shows_the_readers_line_and_the_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    shell = pytest.importorskip("IPython.core.interactiveshell").InteractiveShell()
    shell.run_cell("import catgames\ncatgames.position('burglars', players=7)")
    shown = capsys.readouterr().out.splitlines()
    assert shown[0] == "----> 2 catgames.position('burglars', players=7)"
    assert shown[1].startswith("Unreadable: 7 players do not fit")
    assert len(shown) == 2
