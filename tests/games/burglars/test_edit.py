"""A position of Cat Burglars built by hand, what is impossible about it, and what is due in it."""

from __future__ import annotations

import pytest

from catgames.core.message import Message, Seat
from catgames.games.burglars import KIT
from catgames.games.burglars.law.game import GAME
from catgames.games.burglars.position.state import SprungTrap, State, all_cards
from tests.games.burglars import at

ME = Seat(0)
TABLE = "turn 1; 1 hand bgm crews b/b og r; 2 hand ooy crews r/y scored gg; market bgmory; deck *; discard bo; seed 4"


def _use(state: State, *uses: str) -> State:
    for tool, key in (use.split() for use in uses):
        built = KIT.editor.use(state, ME, tool, key)
        assert not isinstance(built, Message), built
        assert sorted(all_cards(built)) == sorted(all_cards(state)), "no card is lost or doubled"
        state = built
    return state


def _refused(text: str, use: str) -> str:
    tool, key = use.split()
    built = KIT.editor.use(at(text), ME, tool, key)
    assert isinstance(built, Message)
    return built.id


def test_a_card_comes_from_the_deck_and_goes_back_to_it() -> None:
    state = at(TABLE)
    more = _use(state, "red fan:1")
    assert (more.hands[1], len(more.deck)) == ("ooyr", len(state.deck) - 1)
    fewer = _use(more, "take-away fan:1")
    assert (fewer.hands[1], len(fewer.deck)) == ("ooy", len(state.deck))


def test_a_touched_card_of_the_hand_is_the_one_that_is_taken_away() -> None:
    assert _use(at(TABLE.replace("hand bgm", "hand mgb")), "take-away hand:0").hands[0] == "mg"


def test_a_card_that_the_deck_lacks_comes_from_the_discard_pile_and_then_from_nowhere() -> None:
    text = TABLE.replace("deck *; discard bo", "deck mg; discard bo")
    assert _use(at(text), "blue fan:0").discard == "o"
    assert _refused(text, "red fan:0") == "edit-none-left"


def test_a_deck_of_unseen_cards_holds_whatever_is_not_seen_elsewhere() -> None:
    seen = GAME.seen_by(at(TABLE), ME)
    built = KIT.editor.use(seen, ME, "red", "new:0")
    assert isinstance(built, State)
    assert (built.crews[0][-1].cats, len(built.deck)) == ("r", len(seen.deck) - 1)


def test_where_one_card_has_its_place_the_old_one_makes_room() -> None:
    state = _use(at(TABLE), "purple market:0", "purple slot:0:0", "purple slot:0:1")
    assert state.market == "pgmory"
    assert [crew.hidden for crew in state.crews[0]] == ["p", "p", ""]


def test_the_next_card_of_the_deck_can_be_chosen() -> None:
    assert _use(at(TABLE), "mirror deck").deck[-1] == "m"


def test_a_place_of_the_market_can_be_emptied_once() -> None:
    state = _use(at(TABLE), "take-away market:2")
    assert state.market == "bg.ory"
    assert _refused(GAME.write(state), "take-away market:2") == "edit-nothing"


def test_a_crew_without_cats_is_gone_with_what_lies_beneath() -> None:
    state = _use(at(TABLE), "take-away crew:0:0")
    assert [crew.cats for crew in state.crews[0]] == ["og", "r"]


def test_a_sprung_trap_follows_its_crew_and_goes_with_it() -> None:
    state = _use(at(TABLE), "green slot:0:2", "spring slot:0:2")
    assert state.trap == SprungTrap(ME, 2, "g")
    moved = _use(state, "take-away crew:0:0")
    assert moved.trap == SprungTrap(ME, 1, "g")
    assert _use(moved, "take-away crew:0:1").trap is None


def test_one_trap_at_a_time_and_only_a_card_that_is_seen() -> None:
    sprung = GAME.write(_use(at(TABLE), "spring slot:1:0"))
    assert _refused(sprung, "spring slot:0:0") == "edit-one-trap"
    assert _refused(TABLE.replace("r/y", "r/?"), "spring slot:1:0") == "edit-unseen"
    assert _refused(TABLE, "spring slot:0:1") == "edit-spring"


@pytest.mark.parametrize("key", ["crew:0:0", "new:1", "slot:0:1", "scored:0"])
def test_a_mirror_never_lies_among_crews_and_yarns(key: str) -> None:
    assert _refused(TABLE, f"mirror {key}") == "edit-mirror"


def test_a_button_is_no_place_for_a_card_and_the_deck_takes_what_is_left_over() -> None:
    assert _refused(TABLE, "blue go") == "edit-place"
    assert _refused(TABLE, "take-away deck") == "edit-deck"


def test_turn_second_recruit_and_options_change_wherever_one_touches() -> None:
    state = _use(at(TABLE), "next-player go", "second deck", "fame fan:0", "market-mirror new:0")
    assert (state.turn, state.picked) == (1, True)
    assert (state.variants.hall_of_fame, state.variants.market_mirror) == (True, False)


def test_no_second_recruit_is_due_where_none_is_left() -> None:
    nothing = "turn 1; 1 hand *90 crews b; 2 hand *; market ......; deck -"
    assert _refused(nothing, "second go") == "edit-no-second"
    last = "turn 1 second; 1 hand *90 crews b; 2 hand *; market b.....; deck -"
    assert _use(at(last), "take-away market:0").picked, "it lies in the deck now"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("turn 1 second; 1 hand - crews b; 2 hand *6", "fault-second"),
        ("turn 2 second trap 1.1 g; 1 hand *4 crews b; 2 hand *6", "fault-two-due"),
        ("turn 1 trap 1.1 g; 1 hand *4 crews b; 2 hand *6", "fault-trap-turn"),
        ("turn 2 trap 1.2 g; 1 hand *4 crews b; 2 hand *6", "fault-trap-crew"),
        ("turn 2 trap 1.1 b; 1 hand *4 crews b; 2 hand *6", "fault-trap-crew"),
        ("turn 2 trap 1.1 g; 1 hand *4 crews b/b; 2 hand *6", "fault-trap-crew"),
        ("turn 1; 1 hand *4 crews b scored bbbbbbbb; 2 hand *6 scored rrrrrrrr", "fault-winners"),
        ("turn 2; 1 hand *4 crews b scored bbbbbbbb; 2 hand *6", "fault-won-turn"),
        ("turn 1; 1 hand *6; 2 hand *4 crews b scored bbbbbbbb", "fault-won-turn"),
        ("turn 1 second; 1 hand *4 crews b scored bbbbbbbb; 2 hand *6", "fault-won-due"),
        ("turn 1; 1 hand *4 crews b o scored bbbbbbbboo; 2 hand *6", "fault-yarns"),
        ("turn 1 second; 1 hand *4; 2 hand *6; market bgmo..", "fault-gap"),
        ("turn 2 trap 1.1 g; 1 hand *4 crews b; 2 hand *6; market bgmo..", "fault-gap"),
        ("turn 2 trap 1.1 g; 1 hand *4 crews b; 2 hand *6; 3 hand *6; market bgmoy.", "fault-gap"),
    ],
)
def test_what_no_game_can_show_is_named(text: str, fault: str) -> None:
    faults = {found.id for found in GAME.faults(at(text))}
    assert fault in faults
    assert faults <= GAME.misplays


@pytest.mark.parametrize(
    "text",
    [
        "turn 1 second; 1 hand *4; 2 hand *6; market bgmoy.",
        "turn 2 trap 1.1 g; 1 hand *4 crews b; 2 hand *6; market bgmoy.",
        "turn 2 trap 1.1 g; 1 hand *4 crews b; 2 hand *6; market b.....; deck -; discard *",
        "turn 1; 1 hand *4 crews b o scored bbbbbbbbo; 2 hand *6",
    ],
)
def test_what_a_game_can_show_is_no_fault(text: str) -> None:
    assert GAME.faults(at(text)) == ()


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        (TABLE, "turn.one-action"),
        (TABLE.replace("turn 1", "turn 1 second"), "recruit.two"),
        ("turn 2 trap 1.1 g; 1 hand *4 crews b; 2 hand *6", "infiltrate.trap"),
        ("turn 1; 1 hand - crews b; 2 hand *; market ......; deck -", "ruling.nothing-left"),
    ],
)
def test_what_is_due_is_told_by_its_rule(text: str, rule: str) -> None:
    assert KIT.due(at(text)) == rule
