"""What a turn of Pocket Cats has come to: reveal, then swap; before that clans, at the end dogs."""

from __future__ import annotations

from catgames.games.pocket.position.state import NOWHERE, PLAY, State, to_move
from catgames.scene.phases import Phases


def phases(state: State) -> Phases:
    who = to_move(state)
    if state.stage != PLAY:
        return Phases(who, (state.stage,))
    return Phases(who, ("reveal", "swap"), int(state.lifted != NOWHERE))
