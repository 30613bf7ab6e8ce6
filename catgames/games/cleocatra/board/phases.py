"""What a turn of Cleocatra has come to: its actions, and what each still owes."""

from __future__ import annotations

from catgames.games.cleocatra.position.state import BONUS, SECOND, SETUP, State, to_move
from catgames.scene.phases import Phases


def phases(state: State) -> Phases:
    """A drawn tile is laid, and an inspector put, before the action is over."""
    who = to_move(state)
    if state.step == SETUP:
        return Phases(who, ("draw", "lay"), int(bool(state.held)))
    steps = ("bonus",) if state.step == BONUS else ("first", "second")
    now = int(state.step == SECOND)
    owed = "lay" if state.held else "inspector" if state.posting else ""
    return Phases(who, (*steps[: now + 1], owed, *steps[now + 1 :]), now + 1) if owed else Phases(who, steps, now)
