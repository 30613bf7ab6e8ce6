"""A position built by hand: whatever is done, it can be shown, written, read and judged."""

from __future__ import annotations

import random
from typing import Any

from catgames.conformance.given import needs_editor
from catgames.core.message import Message, Seat
from catgames.games.kit import AnyKit
from catgames.scene.look import Look
from catgames.text.words import LANGUAGES, Words

POSITIONS = 7


def _drawn(kit: AnyKit, state: Any, seat: Seat) -> tuple[str, ...]:
    return kit.draw(state, Look(seat, Words(kit.game.id, "en", seat))).keys


def test_any_tool_on_anything_gives_a_position_or_a_reason(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    chance, words = random.Random(8), [Words(kit.game.id, code) for code in LANGUAGES]
    for state in chance.sample(positions, min(POSITIONS, len(positions))):
        seat = Seat(chance.randrange(state.players))
        keys = _drawn(kit, state, seat)
        for tool in kit.editor.tools(state):
            assert all("⟨" not in say(tool.name) for say in words)
            for key in keys:
                after = kit.editor.use(state, seat, tool.id, key)
                if isinstance(after, Message):
                    assert all("⟨" not in say(after) for say in words)
                else:
                    assert kit.game.read(kit.game.write(after)) == after, f"{tool.id} on {key}: {kit.game.write(state)}"
                    assert all("⟨" not in say(fault) for fault in kit.game.faults(after) for say in words)


def test_a_position_built_by_a_long_walk_can_still_be_drawn_and_judged(kit: AnyKit) -> None:
    needs_editor(kit)
    chance = random.Random(11)
    for players in kit.game.seats:
        state = kit.game.start(players, players)
        for _ in range(150):
            seat = Seat(chance.randrange(players))
            tool = chance.choice(kit.editor.tools(state))
            after = kit.editor.use(state, seat, tool.id, chance.choice(_drawn(kit, state, seat)))
            state = state if isinstance(after, Message) else after
        kit.game.faults(state)
        for move in list(kit.game.expressible(state))[:200]:
            kit.game.explain(state, move)


def test_every_tool_is_of_use(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    useless = {tool.id for state in positions for tool in kit.editor.tools(state)}
    for state in positions:
        for seat in (Seat(number) for number in range(state.players)):
            keys = _drawn(kit, state, seat)
            useless -= {
                tool
                for tool in useless
                if any(not isinstance(kit.editor.use(state, seat, tool, key), Message) for key in keys)
            }
        if not useless:
            return
    assert not useless


def test_what_is_owed_is_a_rule_of_the_book(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    rules = {clause.id for clause in kit.game.rulebook.clauses}
    for state in positions:
        if kit.game.to_move(state) is not None:
            assert kit.due(state) in rules
