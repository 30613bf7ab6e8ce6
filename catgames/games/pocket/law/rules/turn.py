"""How to play: reveal a tile, then swap it."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, Rank, rule
from catgames.core.rulebook import Nature
from catgames.games.pocket.language.moves import Keep, Move, Reveal, Swap
from catgames.games.pocket.law.rules.lookups import the_turn
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import NAMES
from catgames.games.pocket.position.facts import haunts, say_there
from catgames.games.pocket.position.state import CHOOSE, DOWN, NOWHERE, PLAY, ROTATE, State, power
from catgames.games.pocket.position.tiles import POWER

LAID_OUT = ("end.last-tile", "setup.clans")
"""Without these nothing on the square means anything."""


def _tiles_left(state: State) -> Evidence:
    return Evidence(values(count=state.faces.count(DOWN)))


@rule("end.last-tile", "end", Reveal, Swap, Keep, rank=Rank.GAME, nature=Nature.END, evidence=_tiles_left)
def there_are_tiles_to_play(state: State, move: Move) -> bool:
    """The last tile, once revealed and swapped, ends the game; a dog may still be left to turn."""
    return state.stage in (CHOOSE, PLAY) or (state.stage == ROTATE and isinstance(move, Keep))


def _tile_to_turn(state: State, move: Reveal) -> Evidence:
    said = values(cell=NAMES[move.cell], tile=say_there(state, move.cell), count=state.faces.count(DOWN))
    return Evidence(said, (keys.cell_key(move.cell),))


@rule("turn.reveal", "turn", Reveal, needs=LAID_OUT, evidence=_tile_to_turn)
def the_tile_lies_face_down(state: State, move: Reveal) -> bool:
    return state.faces[move.cell] == DOWN


def _what_must_move(state: State, move: Swap | Keep) -> Evidence:
    waiting = state.lifted != NOWHERE
    if move.seat != state.turn:
        why = "turn"
    elif not waiting:
        why = "nothing"
    elif isinstance(move, Keep):
        why = "must"
    else:
        why = "same" if move.cell == move.other else "another"
    lifted = (keys.cell_key(state.lifted),) if waiting else ()
    tile = say_there(state, state.lifted if waiting else move.cell if isinstance(move, Swap) else 0)
    cell = NAMES[state.lifted] if waiting else ""
    return Evidence(values(why=why, tile=tile, cell=cell, **the_turn(state, move)), lifted)


def _a_turn_is_on(state: State) -> bool:
    return state.stage == PLAY


@rule("turn.swap", "turn", Swap, Keep, applies=_a_turn_is_on, needs=LAID_OUT, evidence=_what_must_move)
def the_revealed_tile_changes_places(state: State, move: Swap | Keep) -> bool:
    """It must move, it and no other tile, unless the mover's clan card says otherwise."""
    if move.seat != state.turn or state.lifted == NOWHERE:
        return False
    if isinstance(move, Keep):
        return power(state, move.seat) == POWER
    return move.cell != move.other and (move.cell == state.lifted or haunts(state, move.seat))


def _one_a_turn(state: State, move: Reveal) -> Evidence:
    waiting = state.lifted != NOWHERE
    why = "turn" if move.seat != state.turn else "waiting" if waiting else "none"
    tile = say_there(state, state.lifted) if waiting else say_there(state, move.cell)
    shown = keys.cell_keys((move.cell, state.lifted)) if waiting else (keys.cell_key(move.cell),)
    return Evidence(values(why=why, tile=tile, **the_turn(state, move)), shown)


@rule("turn.no-peek", "turn", Reveal, nature=Nature.INFORMATION, needs=LAID_OUT, evidence=_one_a_turn)
def no_second_tile_is_turned_up(state: State, move: Reveal) -> bool:
    """One tile a turn, by the player whose turn it is: what is swapped with stays as it lies."""
    return move.seat == state.turn and state.lifted == NOWHERE
