"""What a turn of Cleocatra has come to: its actions, and what each still owes."""

from __future__ import annotations

from catgames.games.cleocatra.position.state import BONUS, FIRST, SETUP, State, to_move
from catgames.scene.phases import Phases


def phases(state: State) -> Phases:
    """A drawn tile is laid, and an inspector put, before an action ends; nothing follows a rescue that came first."""
    who = to_move(state)
    if state.step == SETUP:
        return Phases(who, ("draw", "lay"), int(bool(state.held)))
    done: tuple[str, ...] = ("bonus",) if state.step == BONUS else ("first", "second")[: state.step]
    follows = ("second",) if state.step == FIRST and not state.posting else ()
    owed = ("lay",) if state.held else ("inspector",) if state.posting else ()
    return Phases(who, (*done, *owed, *follows), len((*done, *owed)) - 1)
