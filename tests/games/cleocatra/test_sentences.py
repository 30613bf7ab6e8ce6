"""What is said first where it used to be wrong, and what must not be ticked there."""

from __future__ import annotations

import re

import pytest

from catgames.core.verdict import Standing, Verdict
from catgames.games.cleocatra.language.moves import Move
from catgames.games.cleocatra.law.game import GAME
from catgames.text.rules import finding_said, rule_name
from catgames.text.words import LANGUAGES, Words
from tests.games.cleocatra import at

NEW = "turn 1 setup; first 1; tiles -; scores 0 0; pile *"
NEW_DRAWN = f"{NEW}; held o"
ROW = "turn 1; first 1; tiles o0.0:1 b1.0:2 g-1.0; scores 0 0; pile bo"
BASTET = (
    "turn 2; first 1; tiles g-1.0 o0.0:1i y1.0:i b2.0:i b2.1:2 g3.-1:1 p3.0:12; scores 9 14; pile pyo; advanced yes"
)
BASTET_SELF = (
    "turn 1; first 1; tiles y1.0 b2.0:1i b2.1 g3.-1:2i p3.0:2 g3.1:i o4.-1; scores 15 15; pile pyo; advanced yes"
)
HERD = "turn 2; first 1; tiles o0.0:12 y1.0:1i b2.0:2i p3.0:2i; scores 9 5; pile pyogbg; advanced yes"
MAFDAT = (
    "turn 2 bonus for 2; first 1; tiles g0.-1:i b0.0:1 o0.1:1i p1.-1:i g1.0:2 y1.1; scores 7 7; pile pybo; "
    "advanced yes; bonus rescuer-only"
)
PRINCESS = (
    "turn 1 second; first 1; tiles g-1.0:i o0.0 y1.0 b2.0:i b2.1:i g3.-1:1 p3.0:12; "
    "post 1.0 left 1 before 0.0 2.0 2.1; scores 12 15; pile pyo; advanced yes"
)
ONE_THING = (
    "turn 3; first 1; tiles o-1.0:12i p0.0:12 g1.0:3i g2.0:12; scores 3 0 2; pile bopybygob; advanced yes; "
    "mafdat_limits free; bonus rescuer-only"
)
BONUS = (
    "turn 3 bonus for 1; first 1; tiles o-4.0:i o-3.-1 o-3.0 g-2.0:1i p-1.-1:2i y-1.0:2 y0.0:1; scores 5 7 8; "
    "pile -; advanced yes"
)
NOBODY = (
    "turn 3; first 2; tiles g-2.0:12i o-1.0:12 b0.0:12; scores 3 3 1; pile bbyypopggo; advanced yes; "
    "mafdat_limits free; bonus rescuer-only"
)
LEFT_OUT = "turn 1; first 1; tiles o0.0:1 b1.0:2 g-1.0:2; scores 0 0; pile bo"
STUCK = "turn 1; first 1; tiles o-1.0:23 b0.0:1i g1.0:1i p2.0:23 y3.0:2 o4.0:3i; scores 5 5 5; pile -"
OVER = "turn 2; first 2; tiles o0.0:i b1.0 g-1.0 p0.1 y2.0:2 y1.1:3; scores 24 18 21; seed 7"
BOARD = "turn 1; tiles o0.0:1 b1.0 g-1.0:2 p0.1:3 y2.0; scores 4 3 5; pile *+g; seed 2"
RIDE = "turn 1; tiles o0.0:1 b1.0 g-1.0:2i p0.1:3 y2.0; scores 6 3 5; seed 10; advanced yes"
AS_BONUS = RIDE.replace("turn 1", "turn 1 bonus for 2")
TWINS = "turn 1; tiles o0.0:1 o1.0 o1.1 g-1.0:2 p0.1; scores 0 0 0; seed 3; held b"


def judged(position: str, move: str) -> Verdict[Move]:
    state = at(position)
    return GAME.explain(state, GAME.read_move(state, move))


def said_first(position: str, move: str, language: str = "en") -> str:
    verdict = judged(position, move)
    return Words("cleocatra", language, verdict.move.seat)(finding_said(verdict.broken[0]))


def ticked(position: str, move: str) -> dict[str, str]:
    """The rules that are ticked, each with what it says."""
    verdict = judged(position, move)
    words = Words("cleocatra", "en", verdict.move.seat)
    return {f.rule: words(finding_said(f)) for f in verdict.findings if f.standing is Standing.HELD}


@pytest.mark.parametrize(
    ("position", "move", "said"),
    [
        # Nothing is drawn yet: it must be drawn, and by whom.
        (NEW, "lay 0.0", "It is the set-up: draw your first tile."),
        (NEW, "post supply to 0.0", "It is the set-up: draw your first tile."),
        (NEW, "2: lay 0.0", "It is the set-up, and Nora draws a first tile now."),
        (NEW_DRAWN, "2: lay 0.0", "It is the set-up, and Nora has a first tile to lay now."),
        # Where there are no pyramids yet, nothing is beside them.
        (NEW_DRAWN, "lay 1.0", "The very first tile goes to the middle."),
        # An exchange with who is not there, and with oneself.
        (BASTET, "exchange 2.1 with 1 at 2.1", "Nora has no rescuer on the lower blue tile."),
        (BASTET_SELF, "exchange 2.0 with 1 at 1.0", "You named yourself; the other rescuer must be another player’s."),
        (HERD, "herd 0.0 to 0.0", "Your rescuer stands on the orange tile already; it must go to another tile."),
        (
            PRINCESS,
            "post 2.1 to -1.0",
            "The first of the two went to the left green tile; the second goes to another tile.",
        ),
        # One thing is possible, and both refusals name it.
        (ONE_THING, "settle 2.0", "You are not stuck: you can draw a tile."),
        (ONE_THING, "pass", "You may not pass: you can draw a tile."),
        (BONUS, "3: team -3.0", "Nora takes a bonus action now."),
        (LEFT_OUT, "rescue 0.0 scoring 0.0 1.0", "You left out green; every colour of the area is scored."),
        # Out of turn: that comes first, whatever else is wrong.
        (BOARD, "2: lay 1.1", "It is Nora’s turn."),
        (f"{BOARD[:-16]}; held g; seed 2", "2: lay 9.9", "Nora still has a drawn tile to lay."),
        (BOARD, "team 9.9", "No tile lies there."),
        (BOARD, "scout 9.9", "You have laid or moved no tile in this turn."),
        (BOARD, "team 2.0", "The one rescuer you have on a tile is not beside the yellow tile."),
        (AS_BONUS, "scout 2.0", "Scouting cannot be a bonus action."),
        # A place that a tile never touched, and one that it alone touches.
        (BOARD, "search 2.0 to 9.9", "No tile lies beside that place."),
        (BOARD, "search 2.0 to 3.0", "Once the yellow tile is gone, nothing touches that place any more."),
    ],
)
def test_what_is_said_first(position: str, move: str, said: str) -> None:
    assert said_first(position, move) == said


def test_where_nobody_stands_it_is_not_said_that_room_is_lacking() -> None:
    said = said_first(NOBODY, "search -2.0 to -1.-1")
    assert "team up (none of yours on a tile)" in said
    assert "herd (none of yours on a tile)" in said


@pytest.mark.parametrize(
    ("position", "move", "said"),
    [
        (
            BOARD.replace("turn 1", "turn 1 bonus for 2"),
            "scout 2.0",
            "« Éclaireur » ne peut pas être une action bonus.",
        ),
        (BOARD, "herd 0.0 to 1.0", "« Troupeau » appartient au jeu avancé ; ici, on joue au jeu de base."),
        (BOARD, "exchange 0.0 with 2 at -1.0", "L’échange appartient au jeu avancé ; ici, on joue au jeu de base."),
        (LEFT_OUT, "rescue 0.0 scoring 0.0 1.0", "Tu as oublié le vert ; chaque couleur de la zone se marque."),
    ],
)
def test_what_is_said_first_in_french(position: str, move: str, said: str) -> None:
    assert re.sub("[\u00a0\u202f]", " ", said_first(position, move, "fr")) == said


def test_an_inspector_is_nobodys() -> None:
    assert said_first(PRINCESS, "draw") == "Your rescue is not finished: put the inspector first."


def test_after_the_end_nothing_is_said_about_turns() -> None:
    for move in ("1: draw", "2: draw", "3: rescue 1.1", "2: lay 0.1"):
        assert {finding.rule for finding in judged(OVER, move).findings} == {"end.trigger"}


def test_the_points_are_spoken_of_where_they_matter() -> None:
    assert "end.trigger" not in ticked(BOARD, "draw")
    assert "end.trigger" in ticked(BOARD, "rescue 0.0")


def test_mafdat_is_not_said_to_keep_limits_that_she_breaks() -> None:
    any_bonus = MAFDAT.replace("; bonus rescuer-only", "")
    for position in (MAFDAT, any_bonus):
        assert {"ruling.mafdat-limits", "adv.mafdat"}.isdisjoint(ticked(position, "search 1.0 to -1.1"))
    assert "tile.search-connected" in judged(any_bonus, "search 1.0 to -1.1").broken_rules


def test_nobody_is_said_to_be_off_a_tile_that_carries_them() -> None:
    assert ticked(RIDE, "search -1.0 to 3.0")["tile.search"] == (
        "Somebody is on the green tile, but Mafdat’s tile may be moved all the same;"
        " its new place touches the yellow tile."
    )


def test_a_stuck_players_placement_that_leaves_nothing_is_not_called_free() -> None:
    assert said_first(STUCK, "settle 4.0").startswith("No second action could follow: ")
    assert ticked(STUCK, "settle 4.0")["turn.stuck"] == "You can do no action, so you are stuck."
    assert "ruling.inspected-place" not in ticked(STUCK, "settle 4.0")


def test_a_second_action_is_never_said_to_be_nothing() -> None:
    alone = "turn 1; tiles o0.0:1i b1.0:1i g2.0:1i p-1.0:2 y0.1:3; scores 6 4 5; pile *+o; seed 4"
    assert "turn.second-possible" not in {finding.rule for finding in judged(alone, "draw").findings}


def test_what_may_be_done_later_in_the_turn_is_promised() -> None:
    state = at(ROW)
    for later, first in (("lay 0.1", "draw"), ("scout 2.0", "search -1.0 to 2.0")):
        found = judged(ROW, later).first
        assert found is not None
        assert GAME.write_move(state, found) == first
    assert judged(ROW, "pass").first is None


def test_who_is_not_to_move_gets_no_advice() -> None:
    bonus = "turn 2 bonus for 2; first 1; tiles o0.0:1i y1.0:1i b2.0:2i p3.0:2; scores 9 8; pile pyogbg; advanced yes"
    assert judged(bonus, "1: scout -1.0").repairs == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("position", "move"),
    [
        (TWINS, "lay 9.9"),
        (BOARD, "search 2.0 to 9.9"),
        ("turn 1; tiles y0.0:1 y1.0:1 g-1.0:2 p2.0:3; scores 0 0 0; seed 3", "rescue 0.0 scoring 0.0 1.0"),
        (
            "turn 1; tiles o0.0 o1.0:i o2.0:i b3.0:i g-1.0:2; post 0.0 left 1 before 1.0 2.0 3.0; scores 5 5 5; seed 1",
            "post 1.0 to 1.0",
        ),
    ],
)
def test_no_two_ways_out_read_alike(position: str, move: str, language: str) -> None:
    verdict = judged(position, move)
    words = Words("cleocatra", language, verdict.move.seat)
    told = [words(GAME.moves.say(verdict.state, repair)) for repair in verdict.repairs]
    assert len(set(told)) == len(told) == 3


def test_no_rescue_is_offered_that_scores_less_than_another_choice() -> None:
    """Of two yellow tiles the one with an assistant on it is worth a point more."""
    position = "turn 1; tiles y0.0:1 y1.0:1 g-1.0:2 p2.0:3; scores 0 0 0; seed 3"
    verdict = judged(position, "rescue 0.0 scoring 0.0 1.0")
    offered = [GAME.write_move(verdict.state, repair) for repair in verdict.repairs]
    assert offered[:2] == ["rescue 0.0 with 1.0", "rescue 1.0 with 0.0"]
    assert not {"rescue 0.0 with 0.0", "rescue 1.0 with 1.0"} & {*offered}


def test_tiles_of_one_colour_are_told_apart_by_where_they_lie() -> None:
    state = at("turn 1; tiles o0.0 o0.1:1 o1.1:2 b2.1 g-1.0:3; scores 0 0 0; seed 3")
    words = Words("cleocatra", "en")
    named = [words(GAME.moves.say(state, GAME.read_move(state, f"team {cell}"))) for cell in ("0.0", "0.1", "1.1")]
    assert named == [f"team up on the {side} orange tile" for side in ("upper left", "lower left", "right")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rules_name_is_not_its_sections(language: str) -> None:
    words = Words("cleocatra", language)
    for clause in GAME.rulebook.clauses:
        name = words(rule_name(clause.id))
        assert name != words.say(f"section:{clause.section}@short")
        assert name[0].isupper()
        assert len(name) <= 60


@pytest.mark.parametrize(
    ("position", "line"),
    [
        ("turn 2 setup; first 2; tiles -; scores 0 0 0; pile *", "broken-their-draw"),
        ("turn 2 setup; first 2; tiles -; held o; scores 0 0 0; pile *", "broken-their-tile"),
        (f"{BOARD.replace('turn 1', 'turn 2')[:-16]}; held g; seed 2", "broken-their-tile"),
        (BOARD.replace("turn 1", "turn 2"), "broken-their-turn"),
        (AS_BONUS, "broken-their-bonus"),
        (
            "turn 2; tiles o0.0 b1.0:1i g-1.0:2i p0.1:3i; post 0.0 left 1 before -1.0 0.1 1.0; scores 4 7 5",
            "broken-their-inspector",
        ),
    ],
)
def test_whoever_sits_before_or_after_the_player_on_turn_is_told_the_same(position: str, line: str) -> None:
    state = at(position)
    for seat in (1, 3):
        first = GAME.judge(state, GAME.read_move(state, f"{seat}: team 1.0")).broken[0]
        assert first.line == line
