"""Asking the referee: any position, any move, any player."""

from __future__ import annotations

from typing import Any

import pytest

from catgames.core.message import Seat
from catgames.games import load
from catgames.games.kit import AnyKit
from catgames.table.guise import Guise
from catgames.table.inputs import Answered, Chose, Input, Pressed, Touched, Wrote
from catgames.table.referee.referee import Referee, put_before
from catgames.table.referee.update import update
from catgames.table.referee.view import view

POSITION = "turn 1; 1 hand bbgm crews bo/g y; 2 hand *5 crews r/o; seed 7"


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
    assert view(after).choices, "the nearest legal moves"


def test_a_repair_is_looked_at_with_one_press_and_then_played() -> None:
    after = give(asked(), Touched("hand:0"), Touched("crew:0:0"), Answered("0"))
    assert after.verdict is not None
    assert after.verdict.legal
    played = give(after, Pressed("play-it"))
    assert played.state != after.state
    assert played.told
    assert give(played, Pressed("undo")).state == after.state


def test_any_player_can_be_asked_for() -> None:
    after = give(asked(), Chose("as", "1"), Touched("deck"))
    assert after.verdict is not None
    assert after.verdict.move.seat == Seat(1)
    assert not after.verdict.legal, "it is not their turn"


def test_every_legal_move_is_listed_and_can_be_looked_at(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    for state in positions[::7]:
        referee = put_before(kit, state)
        menu = next(menu for menu in view(referee).menus if menu.id == "legal")
        assert len(menu.lines) == len(kit.game.legal_moves(state)) + 1
        for value, _ in menu.lines[1:4]:
            looked = give(referee, Chose("legal", value))
            assert looked.verdict is not None
            assert looked.verdict.legal


def test_a_pasted_position_is_set_up() -> None:
    after = give(asked("turn 1; 1 hand b; 2 hand g"), Wrote("position", POSITION))
    assert after.state == asked().state
    assert not after.trouble


@pytest.mark.parametrize("text", ["", "nonsense", POSITION[:30], POSITION + "; 9 hand b", "turn 1; 1 hand " + "b" * 40])
def test_a_position_that_cannot_be_read_is_kept_to_be_mended(text: str) -> None:
    before = asked()
    after = give(before, Wrote("position", text))
    assert after.state == before.state
    assert after.trouble is not None
    screen = view(after)
    assert screen.says[0].tone == "wrong"
    assert "⟨" not in screen.says[0].text
    assert next(field.text for field in screen.fields if field.id == "position") == (text or before.position)


def test_a_move_that_cannot_be_read_says_what_a_move_looks_like() -> None:
    after = give(asked(), Wrote("move", "fly to the moon"))
    assert "A move looks like" in view(after).says[0].text
    assert view(after).fields[1].text == "fly to the moon"


def test_what_is_impossible_about_a_position_is_said() -> None:
    impossible = asked("turn 1; 1 hand b crews bog; 2 hand g; seed 1")
    assert any("Impossible" in say.text for say in view(impossible).says)


def test_a_position_is_built_by_hand(kit: AnyKit) -> None:
    """Every tool can be chosen, and using one on a thing that takes it changes the position."""
    referee = give(put_before(kit, kit.game.start(2, 3)), Pressed("build"))
    tools = next(menu for menu in view(referee).menus if menu.id == "tool")
    changed = 0
    for tool, _ in tools.lines:
        for key in view(referee).scene.keys:
            after = give(referee, Chose("tool", tool), Touched(key))
            assert view(after, Guise("fr")).says or after.said
            changed += after.state != referee.state
    assert changed
    assert give(referee, Pressed("build")).building is False


def test_an_unseen_card_leaves_the_question_open() -> None:
    """A position as one player sees it can be asked about; what a hidden card would decide is said to be so."""
    kit = load("burglars")
    state = kit.game.read("turn 1; 1 hand bb crews b; 2 hand *5 crews r/o; seed 7")
    seen = put_before(kit, kit.game.seen_by(state, Seat(0)), Seat(0))
    after = give(seen, Touched("slot:1:0"), Touched("hand:0"), Touched("go"))
    assert after.verdict is not None
    assert view(give(after, Pressed("play-it")))
