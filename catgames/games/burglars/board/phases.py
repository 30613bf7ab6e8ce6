"""What a turn of Cat Burglars has come to: one action, the second card of a recruit, a trap to place."""

from __future__ import annotations

from catgames.games.burglars.position.state import State, to_move
from catgames.scene.phases import Phases


def phases(state: State) -> Phases:
    who = to_move(state)
    if state.trap:
        return Phases(who, ("trap",))
    return Phases(who, ("first-card", "second-card"), 1) if state.picked else Phases(who, ("action",))
