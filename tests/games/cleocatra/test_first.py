"""What the guide of a first game advises is what its words say."""

from __future__ import annotations

import pytest

from catgames.core.message import Seat
from catgames.games.cleocatra import KIT
from catgames.games.cleocatra.board.draw import draw
from catgames.games.cleocatra.course.first import GUIDE
from catgames.games.cleocatra.law.game import GAME
from catgames.table.guise import Guise
from catgames.text.words import LANGUAGES
from tests.games.cleocatra import at

YOU = Seat(0)
HELD = "turn 1; tiles o0.0:1 y-1.0:2; held g; scores 0 0"
HELD_IN_VAIN = "turn 1; tiles o0.0:1 y-1.0:2; held y; scores 0 0"
LAID = "turn 1 second; tiles o0.0:1 y-1.0:2 g0.1; laid 0.1; scores 0 0"
LAID_APART = "turn 1 second; tiles o0.0:1 y-1.0:2 g-2.0; laid -2.0; scores 0 0"
BESIDE = "turn 1; tiles o0.0:1 y-1.0:2 g0.1:1; scores 0 0"
TOGETHER = "turn 1 second; tiles o0.0:1 y-1.0:12 g0.1:1; scores 0 0"
ALIKE = "turn 1 second; tiles o0.0:1 y-1.0:12 y0.1:1; scores 0 0"
CHOICE = "turn 1 second; tiles o0.0:1 y-1.0:12 y0.1 b1.0; scores 0 0"
HOME = "turn 1; tiles o0.0:i y-1.0:2 g0.1; scores 5 0"
APART = "turn 1; tiles o0.0:1 y-1.0:2 g-2.0; scores 0 0"
DUE = "turn 1 second; tiles o0.0:2i y-1.0:i g0.1 p1.0:i b2.0; post 2.0 left 1 before -1.0 0.0 1.0; scores 8 4"


def advised(beat: str, position: str) -> set[str]:
    state, wants = at(position), GUIDE.beat(beat).wants
    return {GAME.write_move(state, move) for move in GAME.legal_moves(state) if wants(state, move)}


@pytest.mark.parametrize(
    ("beat", "position", "moves"),
    [
        ("draw", BESIDE, {"draw"}),
        ("draw", HOME, set()),
        # At the two free sides of one's rescuer's tile, and nowhere if it has the colour already.
        ("colour", HELD, {"lay 1.0", "lay 0.1"}),
        ("colour", HELD_IN_VAIN, set()),
        ("scout", LAID, {"scout 0.1"}),
        ("scout", LAID_APART, set()),
        ("team", BESIDE, {"team -1.0"}),
        ("rescue", TOGETHER, {"rescue 0.0"}),
        # Of two tiles of a colour, the one with an assistant on it; and nothing for three points.
        ("rescue", CHOICE, {"rescue 0.0 with -1.0"}),
        ("rescue", ALIKE, set()),
        ("choose", CHOICE, {"rescue 0.0 with -1.0"}),
        ("choose", TOGETHER, set()),
        ("again", HOME, {"draw"}),
        ("again", BESIDE, set()),
        ("search", APART, {"search -2.0 to 0.1", "search -2.0 to 1.0"}),
        ("search", HOME, set()),
        ("inspector", DUE, {"post -1.0 to 2.0", "post 1.0 to 2.0"}),
    ],
)
def test_an_idea_wants_the_moves_that_its_words_describe(beat: str, position: str, moves: set[str]) -> None:
    assert advised(beat, position) == moves


def test_nobody_has_won_before_the_inspector_is_put() -> None:
    assert GUIDE.goal is not None
    assert GUIDE.goal(at(DUE.replace("scores 8 4", "scores 12 4"))) is None
    assert GUIDE.goal(at(HOME.replace("scores 5 0", "scores 12 0"))) == YOU


def test_nobody_is_on_turn_once_somebody_has_won() -> None:
    played, won = (at(HOME.replace("scores 5 0", f"scores {points} 0")) for points in (11, 12))
    look = Guise(goal=GUIDE.points).look(KIT, YOU)
    assert "First action" in draw(played, look).label
    assert "First action" not in draw(won, look).label
    assert "Put the inspector" in draw(at(DUE.replace("scores 8 4", "scores 12 4")), look).label


def test_the_learner_begins_a_basic_game() -> None:
    start = GAME.start(2, GUIDE.seed, GUIDE.options)
    assert GAME.to_move(start) == YOU
    assert not start.variants.advanced


def _words_in(text: str) -> int:
    return sum(any(map(str.isalnum, word)) for word in text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_idea_is_told_in_a_few_words(language: str) -> None:
    words = Guise(language).words(KIT, YOU)
    about, goal = words.say("first-about"), words.say("first-goal")
    assert _words_in(f"{about} {goal}") <= 40
    long = [beat.id for beat in GUIDE.beats if _words_in(words.say(f"first-{beat.id}")) > 35]
    assert not long
