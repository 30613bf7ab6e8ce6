"""What is said first about a refused move, and what must not be ticked beside it."""

from __future__ import annotations

import pytest

from catgames.core.errors import NotAMove
from catgames.core.message import Seat
from catgames.core.verdict import Standing, Verdict
from catgames.games.pocket import KIT
from catgames.games.pocket.language.moves import Move, Reveal
from catgames.games.pocket.law.game import GAME
from catgames.games.pocket.position.tiles import CLANS
from catgames.scene.look import Look
from catgames.teach import Claim, Judge, Try
from catgames.teach.goals import Attempt, play_on
from catgames.teach.step import Step
from catgames.text.rules import finding_said
from catgames.text.words import Words
from tests.games.pocket import at

ALL = " ".join(CLANS)
START = "turn 1; board * (A>) *** / ***** / ** m4 ** / ***** / *****; seed 3"
LIFTED = "turn 1; board * R2 *** / ***** / ** m4 ** / ***** / *****; lifted b1; seed 3"
CHOSEN = f"turn 1; clans - gourmets; stage choose; mode free; first 2; offer {ALL} / {ALL}; seed 3"
FREE = f"turn 1; clans - -; stage choose; mode free; offer {ALL} / {ALL}; seed 3"
BETWEEN = (
    "turn 2; clans gourmets royal-claws; mode expert; first 1; stage between; effects yes; seed 3; "
    "board m5=0 Ev B> R1 p5=1 / m4=0 Cv G4~ p2=1 G3* / R4~ G1~ A< m4=1 R2 / D< G2~ R5* f4=2 m6=2 / m3=1 G5 R3 m5=2 f3=0"
)
OVER = (
    "turn 2; board C< D< m6=2 G5 R1 / G2 G4~ R4 G3* f4=2 / m3=0 B< f3=1 m4=2 m4=0 / R2 R5*~ m5=0 Ev p5=0 / "
    "m5=1 G1 A^ p2=0 R3~; stage over"
)
ROTATE = (
    "turn 1; board m5 Ev B> R1 p5 / m4 Cv G4 p2 G3* / R4 G1 Av m4 R2 / D< G2 R5* f4 m6 / m3 G5 R3 m5 f3; "
    "effects yes; stage rotate"
)
POWER = "turn 1; clans power-cats gourmets; board ***** / * G2 *** / ** m4 ** / ***** / *****; lifted b2; effects yes"
ROYAL = "turn 1; board G2 **** / ***** / ** m4 ** / **** A> / *****; lifted a1; effects yes; seed 5"
DOG = "turn 1; board * A> *** / ***** / ** m4 ** / ***** / *****; seed 3"
HAUNT = (
    "turn 1; clans polterkitties gourmets; board ***** / * p2 *** / ** G1 ** / ***** / *****; lifted b2; effects yes"
)


LOOK = Look(Seat(0), Words("pocket", "en", Seat(0)))


def judged(position: str, move: str) -> Verdict[Move]:
    state = at(position)
    return GAME.explain(state, GAME.read_move(state, move))


def said(position: str, move: str, language: str = "en") -> str:
    """The first sentence, as the player hears it who tried."""
    verdict = judged(position, move)
    return Words("pocket", language, verdict.move.seat)(finding_said(verdict.broken[0]))


def ticked(position: str, move: str) -> set[str]:
    return {finding.rule for finding in judged(position, move).findings if finding.standing is Standing.HELD}


def consulted(position: str, move: str) -> set[str]:
    return {finding.rule for finding in judged(position, move).findings}


@pytest.mark.parametrize(
    ("position", "move", "sentence"),
    [
        (START, "rotate b1 right", "The tile on b1 is face down: nobody knows what it is."),
        (START, "rotate c3 right", "The tile on c3 is no dog: it is mouse 4."),
        (CHOSEN, "2: choose crooks", "You have taken the Gourmets already; now Nora chooses."),
        (FREE, "2: choose crooks", "Nora chooses first."),
        (BETWEEN, "1: again", "Sami begins the second game."),
        (
            POWER + "; whose_cat own",
            "keep",
            "You revealed Gourmets 2, a cat of the other clan. "
            "By your house rules the Power Cats card works only for your own cats.",
        ),
        (START, "2: reveal c3", "It is Nora’s turn."),
        (START, "2: reveal a1", "It is Nora’s turn."),
        (LIFTED, "2: swap b1 c1", "It is Nora’s turn."),
        (ROTATE, "2: keep", "Nora decides about the dogs now."),
        (FREE, "again", "Only experts play a second game."),
        (BETWEEN, "choose crooks", "The first game is over. Begin the second; then clans are chosen again."),
        (LIFTED, "swap b1 e2", "The tile on e2 is neither in the row nor in the column of b1."),
        (OVER, "1: again", "All tiles have been played: the game is over."),
        (LIFTED, "swap a1 b1", "You revealed Royal Claws 2 on b1: name it first, then the tile it swaps with."),
        # Once the dogs have attacked, it is no matter of dogs any more.
        (BETWEEN, "rotate c3 right", "All tiles have been played; now you begin the second game."),
        # Even the Royal Claws turn no dog in a game without clan effects, and no other clan ever does.
        (DOG, "rotate b1 right", "The dog on b1 keeps facing as it does: in this game nobody can turn a dog."),
        (
            DOG + "; clans crooks gourmets; effects yes",
            "rotate b1 right",
            "The dog on b1 keeps facing as it does: in this game nobody can turn a dog.",
        ),
        (
            DOG + "; effects yes",
            "rotate b1 right",
            "The dog on b1 may not be turned: only the Royal Claws’ chief can do that, once all tiles are played.",
        ),
        # A card that does not serve this cat is not held out to it.
        (ROYAL, "swap a1 d1", "Your card reaches further only to a face-up dog; the tile on d1 is face down."),
        (ROYAL + "; whose_cat own", "swap a1 d1", "The tile on d1 is 3 tiles away from a1: too far."),
        (
            ROYAL + "; whose_cat own",
            "swap a1 c3",
            "The tile on c3 is neither in the row nor in the column of a1.",
        ),
        # The prey that the Polterkitties reveal may stay, if another moves.
        (HAUNT, "keep", "You revealed pigeon 2 on b2: it may not stay there."),
        (
            HAUNT.replace("** G1", "** m3"),
            "keep",
            "You revealed pigeon 2 on b2: it must swap, or another face-up prey must.",
        ),
    ],
)
def test_what_decides_is_said_first_and_is_so(position: str, move: str, sentence: str) -> None:
    assert said(position, move) == sentence


@pytest.mark.parametrize(
    ("position", "move", "sentence"),
    [
        (ROTATE, "2: keep", "C’est à Nora de décider pour les chiens."),
        (FREE, "2: choose crooks", "C’est Nora qui choisit d’abord."),
        (HAUNT, "keep", "Tu as révélé le pigeon 2 en b2\u00a0: il ne peut pas rester là."),
        (LIFTED.replace("R2", "m5"), "keep", "Tu as révélé la souris 5 en b1\u00a0: elle ne peut pas rester là."),
        (
            "turn 1; clans - -; stage choose; mode limited; "
            "offer crooks gourmets power-cats / royal-claws defenders chaoticats",
            "choose polterkitties",
            "Tu as pioché Malfrats, Gourmands et Power Cats\u202f; la carte des Fantominous n’en fait pas partie.",
        ),
        (
            HAUNT,
            "swap c3 c2",
            "En c3, il y a le Gourmand 1\u202f; seule une autre proie peut bouger au lieu du pigeon 2.",
        ),
    ],
)
def test_french_agrees_with_what_it_speaks_of(position: str, move: str, sentence: str) -> None:
    assert said(position, move, "fr") == sentence


@pytest.mark.parametrize(
    ("position", "move"),
    [(START, "2: reveal a1"), (ROTATE, "2: keep"), (BETWEEN, "1: again"), (CHOSEN, "2: choose crooks")],
)
def test_no_advice_for_the_player_who_is_not_to_move(position: str, move: str) -> None:
    verdict = judged(position, move)
    assert (verdict.repairs, verdict.first) == ((), None)


def test_after_the_end_nothing_is_ticked() -> None:
    for move in ("1: reveal a1", "2: swap c1 c2", "1: keep", "2: rotate a1 right", "1: choose crooks", "2: again"):
        assert consulted(OVER, move) == {"end.last-tile"}
        assert not ticked(OVER, move)


def test_the_last_tile_is_not_spoken_of_while_clans_are_chosen_or_dogs_turned() -> None:
    for position, move in ((FREE, "choose crooks"), (ROTATE, "keep"), (ROTATE, "rotate c3 right")):
        assert "end.last-tile" not in consulted(position, move)


def test_a_card_that_does_not_serve_the_cat_allows_nothing() -> None:
    """Neither that the card goes further nor that it wins over the book."""
    for position, move in ((ROYAL, "swap a1 e4"), (POWER, "keep")):
        assert judged(position, move).legal
        own = position + "; whose_cat own"
        assert judged(own, move).broken_rules == {"ruling.whose-cat"}
        powers = {"clan.royal-claws.effect", "clan.power-cats.effect", "clan.precedence", "swap.cat"}
        assert not ticked(own, move) & powers


def test_a_card_is_said_to_allow_more_only_where_it_does() -> None:
    assert "ruling.effect-optional" in ticked(ROYAL, "swap a1 a2")
    assert "ruling.effect-optional" not in consulted(ROYAL.replace("A>", "*"), "swap a1 a2"), "no dog lies face up"
    near = ROYAL.replace("**** A>", "*****").replace("G2 ****", "G2 A> ***")
    assert "ruling.effect-optional" not in consulted(near, "swap a1 a2"), "a cat reaches that dog anyway"
    assert "ruling.effect-optional" not in consulted(HAUNT, "swap b2 b1"), "no other prey lies face up"
    assert "ruling.effect-optional" in ticked(HAUNT.replace("** G1", "** m3"), "swap b2 b1")
    assert "ruling.effect-optional" not in ticked(ROYAL, "swap a1 d1"), "it is refused anyway"


def test_what_does_not_concern_a_move_stays_out_of_its_ledger() -> None:
    assert consulted(LIFTED, "swap b1 c1") == {"end.last-tile", "turn.order", "turn.swap", "swap.cat"}
    assert consulted(START, "reveal a1") == {"end.last-tile", "turn.order", "turn.no-peek", "turn.reveal"}
    assert consulted(FREE, "choose crooks") == {"mode.agree", "setup.clans", "mode.free"}


def test_a_place_off_the_square_is_no_move() -> None:
    with pytest.raises(NotAMove):
        GAME.explain(at(START), Reveal(Seat(0), -1))


def test_a_chief_and_its_place_do_not_stand_in_two_brackets() -> None:
    state = at(LIFTED.replace("R2", "R5*"))
    move = GAME.moves.say(state, GAME.read_move(state, "swap b1 c1"))
    assert Words("pocket", "en")(move) == "swap Royal Claws 5 (chief) on b1 with the face-down tile on c1"


# --- the course ----------------------------------------------------------------------------------------


def _step(section: str, name: str) -> Step:
    unit = next(unit for unit in KIT.units if unit.section == section)
    return next(step for step in unit.steps if step.id == name)


@pytest.mark.parametrize(
    ("section", "name", "rule"),
    [
        ("setup", "centre-swaps", "setup.centre"),
        ("setup", "another-clan", "setup.clans"),
        ("score", "last-swap", "end.winner"),
        ("clans", "off", "clan.effects"),
        ("royal-claws", "face-down", "swap.cat"),
    ],
)
def test_a_question_is_explained_by_the_rule_that_decides_it(section: str, name: str, rule: str) -> None:
    step = _step(section, name)
    assert isinstance(step, Claim | Judge)
    assert step.rule == rule


def test_the_example_accepts_only_the_turn_that_it_asks_for() -> None:
    step = _step("example", "turn")
    assert isinstance(step, Try)
    state = at(step.at)
    for turn, done in (("right", True), ("left", False), ("half", False)):
        attempt = Attempt(GAME, state, state)
        assert step.goal(play_on(attempt, GAME.read_move(state, f"rotate c3 {turn}"))) is done


def test_a_dog_points_where_the_course_says() -> None:
    labels = {
        ("dog", "turn-it", "d2"): "down-left",  # c3, where a cat of Sami's lies
        ("royal-claws", "far-dog", "a4"): "up",  # a3, where a cat of the learner's lies
    }
    for (section, name, cell), arrow in labels.items():
        scene = KIT.draw(at(_step(section, name).at), LOOK)
        assert arrow in scene.labels()[f"cell:{cell}"]
