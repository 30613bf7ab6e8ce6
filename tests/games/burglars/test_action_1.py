"""Action 1: recruit two cats."""

from __future__ import annotations

from itertools import permutations

import pytest

from catgames.core.errors import Unseen
from catgames.core.message import Seat
from catgames.games.burglars.course import recruit, setup, turn, two
from catgames.games.burglars.language.moves import DECK, Take
from catgames.games.burglars.law.game import GAME
from catgames.games.burglars.position import keys
from tests.games.burglars import after, at, broken, decided_by, events, held, told

MARKET = "turn 1; 1 hand bgy crews o; 2 hand *6; 3 hand *6; market rbmogy; seed 2"
BEGUN = "turn 1 second; 1 hand bgym crews o; 2 hand *6; 3 hand *6; market rb.ogy; seed 2"
EMPTY = "turn 1; 1 hand bgy crews o; 2 hand *6; market rbmogy; deck -; discard *; seed 3"
LAST = EMPTY.replace("deck -", "deck p")
NOTHING = "turn 1; 1 hand -; 2 hand *; market ......; deck -; discard -"


def test_each_card_comes_from_the_deck_or_the_market() -> None:
    assert "recruit.two" in held(MARKET, "take deck")
    assert "recruit.two" in held(MARKET, "take red")
    assert broken(MARKET, "take purple") == {"recruit.two"}


def test_two_cards_end_the_turn() -> None:
    state = after(MARKET, "take red", "take deck")
    assert len(state.hands[0]) == 5, "recruit.two"
    assert state.turn == 1


def test_cats_and_mirrors_are_recruited_alike() -> None:
    assert after(MARKET, "take mirror").hands[0] == "bgym"
    ready = MARKET.replace("; seed", "; deck bm; discard *; seed")
    assert ("drawn", "recruit.any-card") in told(ready, "take deck")
    assert after(ready, "take deck").hands[0] == "bgym"


def test_a_gap_is_not_filled_for_the_second_card() -> None:
    assert after(MARKET, "take mirror").market == "rb.ogy"
    assert broken(BEGUN, "take gap") == {"recruit.refill-late"}


def test_the_market_is_refilled_when_the_turn_ends() -> None:
    state = after(BEGUN, "take red")
    assert len(state.market) == 6
    assert "." not in state.market
    assert ("refilled", "recruit.refill-late") in told(BEGUN, "take red")


def test_a_hand_may_grow_without_limit() -> None:
    rich = MARKET.replace("hand bgy", "hand bbbbggggooooyyyypppp")
    with decided_by("hand.no-limit"):
        assert len(after(rich, "take red", "take deck").hands[0]) == 22


def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    state = after(EMPTY, "take deck")
    assert state.discard == ""
    assert len(state.deck) == 93
    assert ("reshuffled", "deck.reshuffle") in told(EMPTY, "take deck")


def test_the_new_deck_is_made_when_it_is_needed_and_not_before() -> None:
    with decided_by("ruling.reshuffle-when"):
        assert after(LAST, "take deck").deck == ""
        assert ("reshuffled", "deck.reshuffle") not in told(LAST, "take deck")
        assert len(after(LAST, "take deck", "take deck").deck) == 92


@pytest.mark.parametrize("deck", ["deck -", "deck p"])
def test_nobody_knows_the_new_deck_by_looking(deck: str) -> None:
    """Its order is chance, and chance is hidden: no card may be told of it, also when the turn's refill needs it."""
    position = f"turn 1; 1 hand by crews b; 2 hand *5 crews r; market bgmory; {deck}; discard *; seed 7"
    seen = GAME.seen_by(at(position), Seat(0))
    first = seen if deck == "deck -" else GAME.play(seen, GAME.read_move(seen, "take blue")).state
    with pytest.raises(Unseen):
        GAME.play(first, GAME.read_move(first, "take deck"))


def test_the_first_card_is_seen_before_the_second_is_chosen() -> None:
    assert ("second-due", "ruling.pick-order") in told(MARKET, "take deck")
    assert after(MARKET, "take deck").picked


def test_only_who_draws_hears_what_was_drawn() -> None:
    drawn = next(event for event in events(MARKET, "take deck") if event.id == "drawn")
    assert drawn.heard_by(Seat(0))
    assert not drawn.heard_by(Seat(1))


def test_with_no_card_anywhere_recruiting_is_illegal_and_only_then_one_passes() -> None:
    assert broken(NOTHING, "take deck") == {"ruling.nothing-left"}
    assert broken(NOTHING, "take gap") == {"ruling.nothing-left"}
    assert "ruling.nothing-left" in held(NOTHING, "pass")


def test_a_short_market_is_recruited_from_as_it_is() -> None:
    short = "turn 1; 1 hand -; 2 hand *; market b.....; deck -; discard -"
    state = after(short, "take blue")
    assert state.hands[0] == "b", "ruling.nothing-left"
    assert state.turn == 1, "with nothing left for the second card the turn is over"


def test_when_all_pass_in_a_row_nobody_has_won() -> None:
    passed = "turn 1; 1 hand mmm; 2 hand mmm; market ......; deck -; passes 1"
    state = at(passed)._replace(deck="", discard="")
    last = GAME.play(state, GAME.read_move(state, "pass"))
    outcome = GAME.outcome(last.state)
    assert outcome is not None
    assert outcome.winners == ()
    assert outcome.rule == "ruling.nothing-left"


@pytest.mark.parametrize(("turn", "comes"), [(1, 1), (2, 2), (3, 0)])
def test_after_a_pass_comes_the_next_player_and_nobody_is_skipped(turn: int, comes: int) -> None:
    empty = "1 hand m; 2 hand m; 3 hand m; market ......; deck -; discard -"
    state = after(f"turn {turn}; {empty}", "pass")
    assert (state.turn, state.passes) == (comes, 1), "ruling.nothing-left"


def test_a_discard_pile_is_enough_for_a_second_card() -> None:
    """Deck and market are empty after the first; the second comes from the new deck."""
    state = after("turn 1; 1 hand -; 2 hand m; market ......; deck p; discard bb", "take deck")
    assert (state.hands[0], state.picked, state.turn) == ("p", True, 0), "deck.reshuffle"
    assert after("turn 1; 1 hand -; 2 hand m; market ......; deck p; discard -", "take deck").turn == 1


def test_an_action_in_between_starts_the_count_of_passes_anew() -> None:
    assert after(MARKET + "; passes 2", "form blue new").passes == 0, "ruling.nothing-left"


@pytest.mark.parametrize("position", [recruit.MARKET, recruit.WANTS, setup.OPENING, turn.BOARD, two.OPEN])
def test_in_the_course_a_market_card_is_not_replaced_by_its_like(position: str) -> None:
    """Else it would look as if nothing had been taken."""
    before = at(position)
    for sources in permutations((DECK, *dict.fromkeys(before.market)), 2):
        first, second = (Take(Seat(0), source) for source in sources)
        step = GAME.play(GAME.play(before, first).state, second)
        pairs = enumerate(zip(before.market, step.state.market, strict=True))
        changed = tuple(keys.MARKET(place) for place, (old, new) in pairs if old != new)
        assert changed == next(event.shown for event in step.events if event.id == "refilled")
