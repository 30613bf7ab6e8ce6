"""What a cat makes of masks and answers, and which positions it likes."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from catgames.core.message import Seat
from catgames.core.playout import LONGEST
from catgames.games.cloaked import KIT
from catgames.games.cloaked.law.game import GAME
from catgames.games.cloaked.mind import mind
from catgames.games.cloaked.mind.deduction.board import deduce
from catgames.games.cloaked.position.attributes import ATTRIBUTES, bit
from catgames.games.cloaked.position.cats import UNKNOWN
from catgames.games.cloaked.position.state import State
from catgames.players.cats import GREEDY, THOUGHTFUL, decide
from tests.games.cloaked import after, at

ME, SAMI, INES = Seat(0), Seat(1), Seat(2)
FANS = (
    "turn 1; 1 fan striped blue hat hand *3; 2 fan spotted mouse red shown mouse hand *3 won 111; "
    "3 fan leaping green yarn hand *3; denied 2 black seated; seed 3"
)
BOARD = f"{FANS}; stage strutting-red resting-purple seated-green"
TIGHT = f"{FANS}; stage strutting-red leaping-brown seated-red on-its-back-green leaping-green strutting-black"
# That Sami is red is certain: masks on the red cat at rest, none on the green one.
LAST_QUESTION = (
    "turn 1 ask; first 2; 1 fan striped blue hat shown hat hand *2; 2 fan spotted mouse red shown spotted mouse "
    "hand *3 won 1; stage resting-red strutting-white on-its-back-yellow resting-green; seed 5"
)
MANY = 4000


def _imagined(state: State, count: int) -> list[State]:
    chance, seen = Random(1), GAME.seen_by(state, ME)
    return [mind.imagine(seen, ME, chance) for _ in range(count)]


def test_nobody_is_imagined_with_what_they_denied_or_what_lies_elsewhere() -> None:
    state = at(BOARD)
    for world in _imagined(state, 100):
        assert not world.fans[SAMI] & state.denied[SAMI]
        assert world.fans[SAMI] & bit("mouse")
        assert not world.fans[INES] & (state.fans[ME] | bit("mouse"))


@pytest.mark.parametrize("tries", [0, mind.TRIES])
@pytest.mark.parametrize("position", [BOARD, TIGHT])
def test_what_is_imagined_is_as_likely_as_the_deduction_board_says(
    position: str, tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether dealt until nothing clashes or world by world."""
    monkeypatch.setattr(mind, "TRIES", tries)
    state = at(position)
    board, worlds = deduce(state, ME), _imagined(state, MANY)
    for opponent in board.opponents:
        held = Counter(name for world in worlds for name in ATTRIBUTES if world.fans[opponent] & bit(name))
        for name in ATTRIBUTES:
            assert held[name] / MANY == pytest.approx(float(board.chance(opponent, name)), abs=0.04)


def test_masks_that_no_fan_explains_stop_no_imagination() -> None:
    world = _imagined(at(f"{FANS}; stage leaping-white@123 leaping-brown@- leaping-green@-"), 1)[0]
    assert [fan.bit_count() for fan in world.fans] == [3, 3, 3]
    assert sum(world.fans).bit_count() == 9


def test_whatever_is_not_seen_is_dealt() -> None:
    state = at("turn 1; 1 fan striped blue hat hand ? leaping-red; 2 fan ? ? ? hand *3; pile ? ? ?; seed 2")
    world = _imagined(state, 1)[0]
    assert [fan.bit_count() for fan in world.fans] == [3, 3]
    assert not any(UNKNOWN in cards for cards in (*world.hands, world.pile))


def test_a_received_mask_is_worth_having() -> None:
    assert mind.worth(after(BOARD.replace("turn 1", "turn 1 ask"), "ask 3 green"))[ME] > mind.worth(at(BOARD))[ME]


def test_a_cat_that_tells_more_of_oneself_is_worse() -> None:
    """Two cats that Sami has no mask for: of the one nobody puts a mask on, less is learnt of me."""
    fans = "turn 1; 1 fan blue hat cocktail hand seated-blue leaping-black; 2 fan green yellow mouse hand *3; seed 1"
    told, kept = (mind.worth(after(fans, f"play {cat}"))[ME] for cat in ("seated-blue", "leaping-black"))
    assert kept > told


@pytest.mark.parametrize("level", [GREEDY, THOUGHTFUL])
def test_a_cat_takes_a_win_that_is_there(level: str) -> None:
    seen = GAME.seen_by(at(LAST_QUESTION), ME)
    assert deduce(seen, ME).chance(SAMI, "red") == 1
    move = decide(KIT, level, seen, ME, Random(3), 200)
    assert GAME.write_move(seen, move) == "ask 2 red"


@pytest.mark.parametrize("level", [GREEDY, THOUGHTFUL])
@pytest.mark.parametrize(("mine", "theirs"), [("", " won 1111"), (" won 222222", "")])
def test_a_cat_with_nothing_left_to_gain_passes(level: str, mine: str, theirs: str) -> None:
    """The last question of a game that is lost, or won, whatever the answer."""
    decided = (
        f"turn 1 ask; first 2; 1 fan striped blue hat shown striped blue hat hand *2{mine}; "
        f"2 fan spotted mouse red shown spotted hand *3{theirs}; stage resting-red; seed 5"
    )
    seen = GAME.seen_by(at(decided), ME)
    moves = {GAME.write_move(seen, decide(KIT, level, seen, ME, Random(number), 40)) for number in range(5)}
    assert moves == {"pass"}


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("ends", ["when-due", "at-zero"])
def test_greedy_cats_come_to_an_end(players: int, ends: str) -> None:
    state, chance = GAME.start(players, 8, {"out_of_masks": ends}), Random(2)
    for _ in range(LONGEST):
        seat = GAME.to_move(state)
        if seat is None:
            break
        state = GAME.simulate(state, decide(KIT, GREEDY, GAME.seen_by(state, seat), seat, chance, 3))
    assert GAME.outcome(state)
