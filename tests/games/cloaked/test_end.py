"""The end, and scoring."""

from __future__ import annotations

from catgames.games.cloaked.course.end import LAST_SEAT as TIED
from catgames.games.cloaked.law.game import GAME
from catgames.games.cloaked.law.scoring import points, winners
from tests.games.cloaked import after, at, broken, decided_by, events, held, told

REST = (
    "1 fan striped blue hat shown blue hand resting-blue strutting-white; 2 fan spotted mouse red shown spotted red "
    "hand *3 won 3; 3 fan leaping yellow cocktail hand *3 won 22; stage seated-green resting-yellow; seed 61"
)
BOARD = f"turn 1 ask; {REST}"
LAST_SEAT = f"turn 1 ask; first 2; {REST}"
SHORT = (
    "turn 1; first 3; 1 fan striped blue hat hand strutting-red seated-yellow on-its-back-blue won 22; "
    "2 fan spotted mouse red shown mouse hand *3 won 1; 3 fan leaping yarn cocktail hand *3 won 2222222222222; "
    "stage resting-purple; seed 74"
)
SCORES = (
    "turn 3 ask over round; 1 fan striped blue hat shown {} hand *3 won {}; "
    "2 fan spotted mouse red shown spotted mouse red hand *3 won {}; "
    "3 fan leaping yellow cocktail shown yellow hand *3 won {}; stage seated-green; seed 71"
)


def test_the_third_unmasked_attribute_begins_the_end() -> None:
    assert ("all-unmasked", "end.trigger") in told(BOARD, "ask 2 mouse")
    assert not after(BOARD, "ask 2 mouse").ended
    outcome = GAME.outcome(after(LAST_SEAT, "ask 2 mouse"))
    assert outcome is not None
    assert outcome.rule == "end.trigger"


def test_the_round_is_finished_with_questions_only() -> None:
    ending = after(BOARD, "ask 2 mouse")
    assert (ending.turn, ending.due) == (1, "ask")
    text = GAME.write(ending)
    assert broken(text, "draw") == {"end.finish-round"}
    assert "end.finish-round" in broken(text, "play leaping-red")
    assert "end.finish-round" in held(text, "ask 1 hat")
    state = after(BOARD, "ask 2 mouse", "ask 1 hat", "pass")
    assert state.ended == "round"
    assert state.hands == at(BOARD).hands
    assert broken(GAME.write(state), "3: pass") == {"end.finish-round"}


def test_whoever_unmasks_the_last_card_draws_no_more() -> None:
    state = after(BOARD, "ask 2 mouse")
    assert len(state.hands[0]) == 2, "ruling.trigger-asker"
    assert ("stops-here", "ruling.trigger-asker") in told(BOARD, "ask 2 mouse")


def test_four_received_and_one_still_masked_are_five_points() -> None:
    """Example 3 of the sheet."""
    state = at(SCORES.format("striped blue", "2233", "3", "22"))
    with decided_by("end.score"):
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.scores == (5, 1, 4)


def test_everybodys_points_are_told_at_the_end() -> None:
    ended = events(LAST_SEAT, "ask 2 mouse")
    told_of = [(event.args["who"], event.args["count"]) for event in ended if event.rule == "end.score"]
    assert sorted(told_of) == list(enumerate(points(after(LAST_SEAT, "ask 2 mouse"), seat) for seat in range(3)))
    assert [event.id for event in ended if event.rule == "end.winner"] == ["winner"]


def test_the_last_lines_hold_everybodys_points_and_what_decides_a_tie() -> None:
    """A lesson tells the last three: for three players the winner's points are in the victory."""
    *_, one, other, victory = events(TIED, "ask 2 mouse")
    assert [one.args["who"], other.args["who"], victory.args["who"]] == [0, 1, 2]
    assert (one.args["count"], victory.args["points"], victory.args["tied"]) == (4, 4, "yes")


def test_most_points_win_then_most_masked_then_all_of_them() -> None:
    with decided_by("end.winner"):
        assert winners(at(SCORES.format("striped blue", "2233", "3", "22"))) == (0,)
        assert winners(at(SCORES.format("striped blue", "223", "3", "22"))) == (2,)
        assert winners(at(SCORES.format("striped", "22", "3", "22"))) == (0, 2)


def test_running_short_of_masks_ends_the_game_at_once() -> None:
    state = after(SHORT, "play strutting-red")
    assert state.ended == "short"
    assert broken(GAME.write(state), "1: play seated-yellow") >= {"end.no-masks"}
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.rule == "end.no-masks"


def test_a_mask_must_be_due_and_missing_and_the_others_still_place_theirs() -> None:
    assert at(SHORT).supply[1] == 0
    assert not after(SHORT, "play seated-yellow").ended
    assert ("mask-missing", "ruling.out-of-masks") in told(SHORT, "play strutting-red")
    state = after(SHORT, "play strutting-red")
    assert (state.stage[-1].masks, state.short) == (0b001, 0b010)
    assert not GAME.faults(state)


def test_a_right_guess_that_cannot_be_paid_still_shows_the_card() -> None:
    asked = SHORT.replace("turn 1;", "turn 1 ask;")
    assert ("mask-missing", "ruling.out-of-masks") in told(asked, "ask 2 red")
    state = after(asked, "ask 2 red")
    assert state.shown[1].bit_count() == 2
    assert state.won[0] == at(SHORT).won[0]
    assert state.ended == "short"


def test_at_zero_an_empty_supply_is_enough() -> None:
    one_left = SHORT.replace("turn 1;", "turn 1 ask;").replace("won 2222222222222;", "won 222222222222;")
    with decided_by("ruling.out-of-masks"):
        assert not after(one_left, "ask 2 red").ended
        assert after(f"{one_left}; out_of_masks at-zero", "ask 2 red").ended == "short"
