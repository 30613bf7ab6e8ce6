"""Asking the referee: any position, any move, any player."""

from __future__ import annotations

from typing import Any

import pytest

from catgames.core.message import Seat
from catgames.games import load
from catgames.games.kit import AnyKit
from catgames.screen.inputs import Button, Input, Touched
from catgames.table.guise import Guise
from catgames.table.page import open_page
from catgames.table.referee.inputs import (
    ChoseSeat,
    ChoseStart,
    ChoseTool,
    RefereeButton,
    Tried,
    WroteMove,
    WrotePosition,
)
from catgames.table.referee.referee import Referee, put_before
from catgames.table.referee.update import update
from catgames.table.referee.view import view
from catgames.text.words import LANGUAGES

POSITION = "turn 1; 1 hand bbgm crews bo/g y; 2 hand *5 crews r/o; seed 7"
SQUARE = "turn 1; board ***** / ***** / ** m4 ** / ***** / *****; seed 3"


def asked(position: str = POSITION, game: str = "burglars") -> Referee:
    kit = load(game)
    return put_before(kit, kit.game.read(position))


def give(referee: Referee, *inputs: Input) -> Referee:
    for given in inputs:
        referee = update(referee, given)
    return referee


def test_a_move_by_touch_is_judged_and_not_played() -> None:
    before = asked()
    after = give(before, Touched("hand:0"), Touched("crew:0:0"))
    assert after.verdict is not None
    assert not after.verdict.legal
    assert after.state == before.state
    assert view(after).ledger
    assert view(after).ways_out, "the nearest legal moves"


def test_a_repair_is_looked_at_with_one_press_and_then_played() -> None:
    after = give(asked(), Touched("hand:0"), Touched("crew:0:0"))
    after = give(after, view(after).ways_out[0].gives)
    assert after.verdict is not None
    assert after.verdict.legal
    played = give(after, RefereeButton.PLAY_IT)
    assert played.state != after.state
    assert played.told
    assert give(played, Button.UNDO).state == after.state


def test_any_player_can_be_asked_for() -> None:
    after = give(asked(), ChoseSeat(Seat(1)), Touched("deck"))
    assert after.verdict is not None
    assert after.verdict.move.seat == Seat(1)
    assert not after.verdict.legal, "it is not their turn"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_move_written_for_another_player_is_told_to_that_player(language: str) -> None:
    after = give(asked(SQUARE, "pocket"), WroteMove("2: reveal a1"))
    assert after.seat == Seat(1)
    assert "Nora" in view(after, Guise(language)).says[0].text, "whose turn it is"


def test_a_position_that_was_built_is_asked_about_for_who_is_to_move() -> None:
    building = give(asked(SQUARE, "pocket"), RefereeButton.BUILD, ChoseTool("next-player"), Touched("cell:a1"))
    assert give(building, RefereeButton.BUILD).seat == building.state.turn == Seat(1)


def test_of_a_whole_end_only_the_outcome_is_lit() -> None:
    """All of it would frame every tile in the colour of a right answer, which is a clan's as well."""
    last = (
        "turn 1; board R2 Cv Bv p2 f4 / G3* m6 m5 R1 G5 / m4 p5 f3 E< G1 / R3 A> m4 m5 D> / G4 m3 G2 R5* R4; lifted b1"
    )
    played = give(asked(last, "pocket"), WroteMove("swap b1 b3"), RefereeButton.PLAY_IT)
    assert view(played).scene.lit == (("player:0", "good"),)


def test_in_a_new_deal_the_reader_begins_as_in_the_course(kit: AnyKit) -> None:
    """So the others bear the names that they have there."""
    opened = open_page(kit).referee
    for referee in (opened, *(give(opened, ChoseStart(players)) for players in kit.game.seats)):
        assert referee.seat == Seat(0)
        assert kit.game.to_move(referee.state) == Seat(0)


def test_how_a_move_is_written_is_shown_before_anybody_is_wrong(kit: AnyKit) -> None:
    referee = open_page(kit).referee
    for language in LANGUAGES:
        _, written = view(referee, Guise(language)).fields
        assert not written.text
        example = written.example.partition(":")[2].strip()
        after = give(referee, WroteMove(example))
        assert after.verdict is not None
        assert after.verdict.legal


def _listed(referee: Referee) -> list[Tried]:
    lines = (line for menu in view(referee).menus for line in menu.lines)
    return [line.gives for line in lines if isinstance(line.gives, Tried)]


def test_every_legal_move_is_listed_and_can_be_looked_at(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    for state in positions[::7]:
        referee = put_before(kit, state)
        listed = _listed(referee)
        assert [tried.move for tried in listed] == list(kit.game.legal_moves(state))
        for tried in listed[:3]:
            looked = give(referee, tried)
            assert looked.verdict is not None
            assert looked.verdict.legal


def test_the_referee_lists_only_moves_that_it_accepts() -> None:
    """Also on a pyramid that lies in parts, which no game could have led to."""
    in_parts = asked("turn 1; tiles o0.0:1 b1.0 y8.0 p9.0; scores 0 0; pile *; seed 2", "cleocatra")
    assert in_parts.kit.game.faults(in_parts.state)
    assert _listed(in_parts)
    for tried in _listed(in_parts):
        verdict = give(in_parts, tried).verdict
        assert verdict is not None
        assert verdict.legal, tried


def test_a_pasted_position_is_set_up() -> None:
    after = give(asked("turn 1; 1 hand b; 2 hand g"), WrotePosition(POSITION))
    assert after.state == asked().state
    assert not after.trouble


@pytest.mark.parametrize("text", ["", "nonsense", POSITION[:30], POSITION + "; 9 hand b", "turn 1; 1 hand " + "b" * 40])
def test_a_position_that_cannot_be_read_is_kept_to_be_mended(text: str) -> None:
    before = asked()
    after = give(before, WrotePosition(text))
    assert after.state == before.state
    assert after.trouble is not None
    screen = view(after)
    assert screen.says[0].tone == "wrong"
    assert "⟨" not in screen.says[0].text
    assert next(field.text for field in screen.fields if field.gives is WrotePosition) == (text or before.position)


def test_a_move_that_cannot_be_read_says_what_a_move_looks_like() -> None:
    after = give(asked(), WroteMove("fly to the moon"))
    assert "A move looks like" in view(after).says[0].text
    assert view(after).fields[1].text == "fly to the moon"


def test_what_is_impossible_about_a_position_is_said() -> None:
    impossible = asked("turn 1; 1 hand b crews bog; 2 hand g; seed 1")
    assert any("Impossible" in say.text for say in view(impossible).says)


def test_a_position_is_built_by_hand(kit: AnyKit) -> None:
    """Every tool can be chosen, and using one on a thing that takes it changes the position."""
    referee = give(put_before(kit, kit.game.start(2, 3)), RefereeButton.BUILD)
    tools = [line.gives for menu in view(referee).menus for line in menu.lines if isinstance(line.gives, ChoseTool)]
    changed = 0
    for tool in tools:
        for key in view(referee).scene.keys:
            after = give(referee, tool, Touched(key))
            assert view(after, Guise("fr")).says or after.said
            changed += after.state != referee.state
    assert changed
    assert give(referee, RefereeButton.BUILD).building is False


def test_an_unseen_card_leaves_the_question_open() -> None:
    """A position as one player sees it can be asked about; what a hidden card would decide is said to be so."""
    kit = load("burglars")
    state = kit.game.read("turn 1; 1 hand bb crews b; 2 hand *5 crews r/o; seed 7")
    seen = put_before(kit, kit.game.seen_by(state, Seat(0)), Seat(0))
    after = give(seen, Touched("slot:1:0"), Touched("hand:0"), Touched("go"))
    assert after.verdict is not None
    assert view(give(after, RefereeButton.PLAY_IT))


def test_of_two_cards_alike_the_cross_is_on_the_one_in_hand() -> None:
    position = "turn 1; 1 hand bmm crews y; 2 hand *6; seed 1"
    referee = give(asked(position), Touched("hand:2"), Touched("new:0"))
    marked = [key for key, _ in view(referee).scene.lit]
    assert "hand:2" in marked
    assert "hand:1" not in marked


def test_what_an_allowed_move_would_do_is_told_before_it_is_played() -> None:
    rescue = "turn 1; tiles o0.0:1 b1.0:1 g-1.0; scores 6 0; seed 1"
    before = asked(rescue, "cleocatra")
    after = give(before, WroteMove("rescue 0.0"))
    said = [say.text for say in view(after).says]
    assert "If it is played:" in said
    assert any(text.startswith("4 points") for text in said), said
    assert after.state == before.state


def test_what_nobody_can_know_before_a_move_is_not_told() -> None:
    """The referee sees a whole position; the player who asks does not."""

    def told(card: str) -> list[str]:
        whole = f"turn 1; 1 hand bbg; 2 hand r; market bgrypo; deck {card}yyyy; seed 7"
        return [say.text for say in view(give(asked(whole), WroteMove("take deck"))).says]

    assert told("b") == told("g") == told("m")


def test_of_much_that_is_impossible_the_first_is_told_and_the_rest_counted() -> None:
    """One is mended after the other, and the tools that mend them stay in sight."""
    asunder = "turn 1; tiles o0.0:1 b1.0 y8.0 p9.0 y15.0 p20.0; scores 90 90; pile *; seed 2"
    building = give(asked(asunder, "cleocatra"), RefereeButton.BUILD)
    faults = building.kit.game.faults(building.state)
    assert len(faults) > 3, faults
    for language in LANGUAGES:
        *told, more = view(building, Guise(language)).says
        assert [say.tone for say in told] == ["wrong", "wrong"]
        assert str(len(faults) - 2) in more.text
