"""What a turn of Cloaked Cats has come to: a cat, a question, a draw."""

from __future__ import annotations

from catgames.games.cloaked.position.facts import is_ending
from catgames.games.cloaked.position.state import ASK, DRAW, PLAY, State, to_move
from catgames.scene.phases import Phases

STEPS = (PLAY, ASK, DRAW)


def phases(state: State) -> Phases:
    """In the last round there are only questions; with an empty pile a turn ends without drawing."""
    who = to_move(state)
    if is_ending(state):
        return Phases(who, ("last-ask",))
    return Phases(who, STEPS if state.pile else STEPS[:2], STEPS.index(state.due))
