"""What the player to move owes now, by which rule."""

from __future__ import annotations

from catgames.games.cloaked.position.facts import can_draw, is_ending
from catgames.games.cloaked.position.state import PLAY, State


def due(state: State) -> str:
    """A question is never owed: after the cat, what a turn still lacks is its end."""
    if state.due == PLAY:
        return "play.one-cat"
    if can_draw(state):
        return "draw.one"
    return "end.finish-round" if is_ending(state) else "ruling.empty-pile"
