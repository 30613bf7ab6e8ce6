"""A position built by hand: where pieces come from, where they go, and what is impossible then."""

from __future__ import annotations

import pytest

from catgames.core.message import Message, Seat
from catgames.games.cloaked import KIT
from catgames.games.cloaked.law.game import GAME
from catgames.games.cloaked.position.attributes import as_set
from catgames.games.cloaked.position.cats import NUMBERS, UNKNOWN
from catgames.games.cloaked.position.state import State
from catgames.scene.look import Look
from catgames.text.words import Words
from tests.games.cloaked import at

ME, SAMI = Seat(0), Seat(1)
BOARD = (
    "turn 1; 1 fan striped blue hat hand resting-blue seated-green leaping-red; "
    "2 fan spotted mouse red hand leaping-white leaping-brown leaping-blue; stage strutting-red seated-purple; seed 1"
)


def used(position: str | State, *uses: tuple[str, str]) -> State:
    """The position after using each tool on its key, looked at by the first player."""
    state = at(position) if isinstance(position, str) else position
    for tool, key in uses:
        after = KIT.editor.use(state, ME, tool, key)
        assert isinstance(after, State), after
        state = after
    return state


def refused(position: str, tool: str, key: str) -> str:
    after = KIT.editor.use(at(position), ME, tool, key)
    assert isinstance(after, Message)
    return after.id


def faults(state: State) -> set[str]:
    return {fault.id for fault in GAME.faults(state)}


def test_an_attribute_comes_from_the_box_or_trades_places_with_another() -> None:
    assert used(BOARD, ("green", "card:0:blue")).fans == (as_set(["striped", "green", "hat"]), at(BOARD).fans[1])
    traded = used(BOARD, ("turn-over", "card:1:red"), ("red", "card:0:blue"))
    assert traded.fans == (as_set(["striped", "red", "hat"]), as_set(["spotted", "mouse", "blue"]))
    assert traded.shown == (0, as_set(["blue"])), "what lay face up there still lies so"
    assert refused(BOARD, "blue", "card:0:blue") == "edit-there"
    assert refused(BOARD, "blue", "fan:0") == refused(BOARD, "blue", "pile") == "edit-attribute-here"


def test_a_fan_with_an_unseen_card_is_filled_from_the_box() -> None:
    unseen = BOARD.replace("spotted mouse red", "spotted mouse ?").replace("seated-purple", "seated-purple@1")
    unseen = unseen.replace("strutting-red", "strutting-red@12")
    assert used(unseen, ("green", "fan:1")).fans[1] == as_set(["spotted", "mouse", "green"])
    assert refused(unseen, "hat", "fan:1") == "edit-taken"


def test_a_cat_of_another_pose_or_colour_trades_places_wherever_it_is() -> None:
    state = used(BOARD, ("white", "hand:2"), ("resting", "cat:strutting-red"))
    assert state.hands[ME][2] == NUMBERS["leaping-white"]
    assert state.hands[SAMI][0] == NUMBERS["leaping-red"]
    assert state.stage[0].cat == NUMBERS["resting-red"]
    assert not faults(state), "the newcomer has its masks by the rule"
    assert refused(BOARD, "hat", "hand:2") == "edit-wears"
    assert refused(BOARD, "red", "hand:2") == "edit-there"


def test_cats_come_from_the_pile_and_go_back_to_it() -> None:
    state = at(BOARD)
    top = state.pile[-1]
    drawn = used(state, ("take-away", "hand:0"), ("take-away", "hand:0"), ("draw", "backs:1"), ("draw", "pile"))
    assert drawn.hands[SAMI][-1] == NUMBERS["seated-green"]
    assert drawn.hands[ME] == (NUMBERS["leaping-red"], NUMBERS["resting-blue"])
    assert drawn.pile == state.pile
    played = used(state, ("play", "pile"), ("play", "hand:1"), ("play", "backs:1"), ("take-away", "cat:seated-purple"))
    assert [staged.cat for staged in played.stage[1:]] == [top, NUMBERS["seated-green"], NUMBERS["leaping-blue"]]
    assert played.pile == (*state.pile[:-1], NUMBERS["seated-purple"])
    assert faults(played) == {"fault-hand"}, "both hold two, and neither has drawn"
    assert refused(BOARD, "play", "cat:seated-purple") == "edit-play-here"
    assert refused(BOARD, "draw", "won:0") == "edit-draw-here"
    assert refused(BOARD, "take-away", "pile") == "edit-nothing-here"


def test_an_empty_pile_gives_nothing() -> None:
    empty = f"{BOARD}; pile -"
    assert refused(empty, "draw", "pile") == "edit-pile-empty"
    assert refused(empty, "play", "pile") == "edit-play-here"


def test_an_unseen_cat_is_turned_over_before_it_is_used() -> None:
    unseen = BOARD.replace("hand resting-blue", "hand ?") + "; pile ? ?"
    assert refused(unseen, "play", "hand:0") == refused(unseen, "red", "hand:0") == "edit-unseen"
    assert UNKNOWN not in used(unseen, ("turn-over", "hand:0")).hands[ME]
    assert refused(BOARD, "turn-over", "hand:0") == "edit-turn-here"


def test_masks_come_from_their_owners_supply_and_go_back_to_it() -> None:
    assert at(BOARD).supply == (14, 15)
    state = used(BOARD, ("mask:1", "won:0"), ("mask:1", "mask:seated-purple:0"), ("mask:0", "cat:strutting-red"))
    assert state.supply == (15, 13)
    assert state.won == ("1", "")
    assert faults(state) == {"fault-mask", "fault-received"}
    back = used(state, ("take-away", "won:0"), ("take-away", "mask:seated-purple:1"), ("mask:0", "cat:strutting-red"))
    assert back == at(BOARD)
    assert refused(BOARD, "mask:0", "won:0") == "edit-own-mask"
    assert refused(BOARD, "mask:0", "hand:0") == "edit-mask-here"
    assert refused(BOARD, "mask:2", "won:0") == "edit-not-now"


def test_nobody_gives_a_mask_more_than_they_have() -> None:
    poor = BOARD.replace("hand resting-blue seated-green leaping-red", "hand *3 won 222222222222222")
    assert at(poor).supply[SAMI] == 0
    assert refused(poor, "mask:1", "won:0") == "edit-no-mask-left"


def test_a_no_is_said_and_unsaid() -> None:
    state = used(BOARD, ("mask:0", "won:1"), ("no:1", "attribute:green"))
    assert state.denied[SAMI] == as_set(["green"])
    assert not faults(state)
    assert used(state, ("take-away", "no:1:green")).denied == used(state, ("no:1", "no:1:green")).denied == (0, 0)
    assert refused(BOARD, "no:1", "pile") == "edit-no-here"


def test_turn_step_seal_and_option_are_set_wherever_one_touches() -> None:
    state = used(BOARD, ("next-player", "pile"), ("next-step", "won:0"), ("seal", "stage"), ("at-zero", "pass"))
    assert (state.turn, state.due, state.first, state.at_zero) == (SAMI, "ask", SAMI, True)
    assert used(state, ("next-step", "pile")).due == "draw"
    assert used(state, ("next-step", "pile"), ("next-step", "pile")).due == "play"


def test_what_cannot_be_due_any_more_becomes_a_question() -> None:
    state = used(BOARD, *[("turn-over", f"card:1:{name}") for name in ("spotted", "mouse", "red")])
    assert state.due == "ask"
    after = KIT.editor.use(state, ME, "next-step", "pile")
    assert isinstance(after, Message)
    assert after.id == "edit-one-step"


def test_a_game_that_was_over_goes_on_when_it_is_changed() -> None:
    over = BOARD.replace("turn 1", "turn 1 ask over round").replace("red hand", "red shown spotted mouse red hand")
    assert not used(over, ("next-player", "pile")).ended


@pytest.mark.parametrize(
    ("uses", "said"),
    [
        ([("draw", "pile")], {"fault-hand"}),
        ([("no:1", "attribute:green")], {"fault-unpaid"}),
        ([("mask:0", "won:1"), ("no:1", "attribute:red")], {"fault-denied"}),
        ([("at-zero", "pile"), *[("mask:1", "won:0")] * 15], {"fault-empty", "fault-questions", "fault-received"}),
        ([("mask:1", "cat:seated-purple")], {"fault-mask"}),
        ([("green", "card:0:striped")], {"fault-mask"}),
    ],
)
def test_what_no_game_can_show_is_said(uses: list[tuple[str, str]], said: set[str]) -> None:
    assert faults(at(BOARD)) == set()
    assert faults(used(BOARD, *uses)) == said


def test_masks_that_no_fan_explains_can_still_be_drawn_with_their_deductions() -> None:
    state = used(BOARD, ("mask:1", "cat:strutting-red"), ("play", "hand:0"), ("mask:1", "cat:resting-blue"))
    state = used(state, ("turn-over", "card:1:mouse"))
    assert KIT.draw(state, Look(ME, Words("cloaked", "en", ME), view="deduction")).keys
