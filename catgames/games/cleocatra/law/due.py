"""What the player to move owes now, by which rule."""

from __future__ import annotations

from catgames.games.cleocatra.law.possible import first_actions
from catgames.games.cleocatra.position.facts import settle_places
from catgames.games.cleocatra.position.scoring import is_princess
from catgames.games.cleocatra.position.state import BONUS, FIRST, SETUP, State, actor


def due(state: State) -> str:
    if state.posting:
        return "adv.princess" if is_princess(state, state.posting.tile) else "score.inspector"
    if state.step == SETUP:
        return "setup.first-tiles"
    if state.held:
        return "tile.expedition"
    if state.step == BONUS:
        return "adv.cleocatra-bonus"
    seat = actor(state)
    if state.step == FIRST and not first_actions(state, seat):
        return "turn.stuck" if settle_places(state, seat) else "ruling.no-second"
    return "turn.two-actions"
