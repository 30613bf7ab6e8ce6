"""What a turn must not forget: the rule by which the player to move owes what is to be done now."""

from __future__ import annotations

from catgames.games.burglars.position.facts import can_act
from catgames.games.burglars.position.state import State


def due(state: State) -> str:
    if state.trap:
        return "infiltrate.trap"
    if state.picked:
        return "recruit.two"
    return "turn.one-action" if can_act(state) else "ruling.nothing-left"
