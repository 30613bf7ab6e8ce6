"""A cat walks over the keyboard: whatever is touched, pressed or answered, in any order, nothing breaks."""

from __future__ import annotations

import random

import pytest

from catgames.games.kit import AnyKit
from catgames.scene.look import NARROW, WIDE
from catgames.table.table import Table, open_table
from catgames.table.update import Answered, Changed, Input, Pressed, Touched, Went, update
from catgames.table.view import view

BUTTONS = ("next", "back", "show", "unshow", "check", "hint", "hint", "undo", "again", "let-go", "no such button")
STEPS = 250


def _anything(table: Table, chance: random.Random) -> Input:
    screen = view(table)
    roll = chance.random()
    if roll < 0.55:
        return Touched(chance.choice(screen.scene.keys))
    if roll < 0.75:
        return Pressed(chance.choice(BUTTONS))
    if roll < 0.85:
        return Answered(chance.choice([choice.value for choice in screen.choices] or ["nothing"]))
    if roll < 0.93:
        section = chance.randrange(len(table.kit.units))
        return Went(section, chance.randrange(len(table.kit.units[section].steps)))
    return Changed(chance.choice(("en", "fr")), chance.choice(("light", "dark")), chance.choice((WIDE, NARROW)))


@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_can_be_done_breaks_the_table(kit: AnyKit, seed: int) -> None:
    chance = random.Random(f"monkey {seed}")
    table = open_table(kit)
    for _ in range(STEPS):
        given = _anything(table, chance)
        after = update(table, given)
        screen = view(after)
        told = " ".join([screen.text, screen.prompt, screen.question, *(say.text for say in screen.says)])
        assert "⟨" not in told, (table.step_id, given, told)
        assert table.finished <= after.finished, "a step once done was undone"
        table = after
