"""What a turn of Pocket Cats has come to: reveal, then swap; before that clans, at the end dogs."""

from __future__ import annotations

from catgames.games.pocket.language.moves import Keep, Swap
from catgames.games.pocket.law.legal import legal_moves
from catgames.games.pocket.position.state import DOWN, NOWHERE, PLAY, State, to_move
from catgames.scene.phases import NO_PHASES, Phases


def turn_is_on(state: State) -> bool:
    """Not while the tiles only lie there to be looked at, all face up, before they are mixed."""
    return state.stage != PLAY or state.lifted != NOWHERE or DOWN in state.faces


def phases(state: State) -> Phases:
    if not turn_is_on(state):
        return NO_PHASES
    who = to_move(state)
    if state.stage != PLAY:
        return Phases(who, (state.stage,))
    return Phases(who, ("reveal", "swap"), int(state.lifted != NOWHERE))


def choices_of_the_revealed(state: State) -> str:
    """It must swap, unless the clan card says otherwise."""
    moves = legal_moves(state)
    if any(isinstance(move, Keep) for move in moves):
        return "may-stay"
    others = any(isinstance(move, Swap) and move.cell != state.lifted for move in moves)
    return "or-another" if others else "lifted"
