"""Step 3: unmask."""

from __future__ import annotations

from catgames.core.playout import walk
from catgames.games.cloaked.language.moves import Ask
from catgames.games.cloaked.law.game import GAME
from catgames.games.cloaked.mind.deduction.board import rank_questions
from catgames.games.cloaked.position.attributes import ATTRIBUTES
from catgames.games.cloaked.position.state import ASK
from tests.games.cloaked import BOOK, after, at, broken, held, told

BOARD = (
    "turn 1 ask; 1 fan striped blue hat hand resting-blue strutting-white; "
    "2 fan spotted mouse red shown spotted hand *3; "
    "3 fan leaping yellow cocktail hand *3 won 2; stage seated-green; seed 41"
)
BROKE = (
    "turn 1 ask; 1 fan striped blue hat hand resting-blue strutting-white; "
    "2 fan spotted mouse red hand *3 won 1111111; "
    "3 fan leaping yellow cocktail hand *3 won 11111111; stage seated-green; seed 41"
)


def test_the_question_may_be_skipped() -> None:
    assert "unmask.optional" in held(BOARD, "draw")
    assert ("skipped", "unmask.optional") in told(BOARD, "draw")


def test_only_what_may_be_asked_is_offered() -> None:
    """Nobody asks themselves, nor a player whose three are face up; nor for what lies face up before anybody."""
    unmasked = BOARD.replace("shown spotted", "shown spotted mouse red").replace(
        "yellow cocktail hand", "yellow cocktail shown yellow hand"
    )
    offered = {move.split()[1] for move in BOOK.moves(unmasked) if move.startswith("ask")}
    assert offered == {"3"}
    asked = {move.split()[2] for move in BOOK.moves(unmasked) if move.startswith("ask")}
    assert asked == {*ATTRIBUTES} - {"spotted", "mouse", "red", "yellow"}


def test_one_question_to_one_other_player() -> None:
    assert "unmask.one" in held(BOARD, "ask 3 yellow")
    assert broken(BOARD, "ask 1 striped") == {"unmask.one"}
    asked = BOARD.replace("turn 1 ask", "turn 1 draw")
    assert broken(asked, "ask 3 yellow") == {"unmask.one"}


def test_a_shown_card_is_no_target() -> None:
    assert broken(BOARD, "ask 2 spotted") == {"unmask.on-the-fan"}
    assert "unmask.on-the-fan" in held(BOARD, "ask 2 mouse")


def test_the_answer_is_true() -> None:
    assert ("answer-yes", "unmask.truth") in told(BOARD, "ask 2 mouse")
    assert ("answer-no", "unmask.truth") in told(BOARD, "ask 2 green")


def test_a_right_guess_shows_the_card_and_earns_a_mask_of_the_player_asked() -> None:
    state, before = after(BOARD, "ask 2 mouse"), at(BOARD)
    assert ("right", "unmask.right") in told(BOARD, "ask 2 mouse")
    assert state.shown[1].bit_count() == 2
    assert state.supply[1] == before.supply[1] - 1
    assert state.won[0] == "1"


def test_a_wrong_guess_costs_a_mask_of_ones_own_supply() -> None:
    state, before = after(BOARD, "ask 2 green"), at(BOARD)
    assert ("wrong", "unmask.wrong") in told(BOARD, "ask 2 green")
    assert state.supply[0] == before.supply[0] - 1
    assert state.won[1] == "0"
    assert state.shown == before.shown


def test_received_masks_lie_apart_from_the_supply() -> None:
    state, before = after(BOARD, "ask 2 mouse"), at(BOARD)
    assert ("received", "masks.received-apart") in told(BOARD, "ask 2 mouse")
    assert state.supply[0] == before.supply[0]
    assert len(state.won[0]) == 1


def test_what_lies_open_anywhere_may_not_be_asked_but_ones_own_may() -> None:
    assert broken(BOARD, "ask 3 spotted") == {"ruling.ask-known"}
    assert "ruling.ask-known" in held(BOARD, "ask 2 striped")
    bare = (
        "turn 1 ask; first 3; 1 fan striped blue hat hand *3; 2 fan spotted mouse red shown spotted mouse red hand *3; "
        "3 fan leaping yellow cocktail hand *3 won 222; stage seated-green; seed 41"
    )
    assert broken(bare, "ask 2 green") == {"ruling.ask-known"}


def test_with_an_empty_supply_one_may_ask_and_a_wrong_guess_ends_the_game() -> None:
    assert at(BROKE).supply[0] == 0
    assert "ruling.ask-broke" in held(BROKE, "ask 2 mouse")
    assert not after(BROKE, "ask 2 mouse").ended
    assert after(BROKE, "ask 2 green").ended == "short"


def test_rules_generator_and_deduction_agree_on_what_may_be_asked() -> None:
    for players in (2, 3, 4):
        questions = [state for state in walk(GAME, players, 5, {}) if state.due == ASK and not state.ended]
        for state in (*questions[::4], questions[-1]):
            seat = state.turn
            sayable = [Ask(seat, target, name) for target in state.seats for name in ATTRIBUTES]
            allowed = {ask for ask in sayable if GAME.explain(state, ask).legal}
            assert allowed == {move for move in GAME.legal_moves(state) if isinstance(move, Ask)}
            assert allowed == {ask for ask, _ in rank_questions(state, seat)}
