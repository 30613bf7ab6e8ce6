"""What the player to move owes now, by which rule."""

from __future__ import annotations

from catgames.games.pocket.position.state import BETWEEN, CHOOSE, EXPERT, FREE, LIMITED, NOWHERE, ROTATE, State

BY_MODE = {FREE: "mode.free", LIMITED: "mode.limited", EXPERT: "mode.expert"}


def due(state: State) -> str:
    if state.stage == CHOOSE:
        return BY_MODE.get(state.setup.mode, "setup.clans")
    if state.stage == ROTATE:
        return "clan.royal-claws.chief"
    if state.stage == BETWEEN:
        return "mode.expert"
    return "turn.reveal" if state.lifted == NOWHERE else "turn.swap"
