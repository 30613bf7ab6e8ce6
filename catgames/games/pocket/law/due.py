"""What the player to move owes now, by which rule."""

from __future__ import annotations

from catgames.games.pocket.position.facts import lifted_kind
from catgames.games.pocket.position.state import BETWEEN, CHOOSE, EXPERT, FREE, LIMITED, PLAY, ROTATE, State

BY_MODE = {FREE: "mode.free", LIMITED: "mode.limited", EXPERT: "mode.expert"}
BY_STAGE = {PLAY: "turn.reveal", ROTATE: "clan.royal-claws.chief", BETWEEN: "mode.expert"}


def due(state: State) -> str:
    if lifted_kind(state):
        return "turn.swap"
    return BY_MODE[state.setup.mode] if state.stage == CHOOSE else BY_STAGE[state.stage]
