"""The square built by hand: tiles trade places and turn over, and the engine says what follows."""

from __future__ import annotations

from typing import TypeAlias

from catgames.core.message import Message
from catgames.games.editing import exchanged
from catgames.games.pocket.law.effects.end import end
from catgames.games.pocket.position.cells import CELLS
from catgames.games.pocket.position.state import DOWN, NOWHERE, OTHER, PLAY, UP, State
from catgames.games.pocket.position.tiles import ARROWS, DOG, FACINGS, KIND, UNKNOWN, box, identity, say_tile, turned

Built: TypeAlias = State | Message
"""The position built, or why it cannot be."""


def in_play(state: State) -> State:
    """Before the end came: no cat bitten, no prey caught, and after 24 turns the first player is next."""
    if state.stage == PLAY:
        return state
    return State(state.tiles, UP * len(state.tiles), state.setup.first, setup=state.setup)


def settled(state: State) -> State:
    """Who began is whoever fits the tiles turned up; and if all of them are, the end comes by the rules."""
    lifted = state.lifted if state.lifted != NOWHERE and state.faces[state.lifted] == UP else NOWHERE
    revealed = state.faces.count(UP) - (lifted != NOWHERE)
    first = state.turn if revealed % 2 else OTHER[state.turn]
    state = state._replace(lifted=lifted, setup=state.setup._replace(first=first))
    return state if DOWN in state.faces or lifted != NOWHERE else end(state).after


def put(state: State, cell: int, name: str) -> Built:
    """The tile comes from where it lies, and what lay here goes there, each with the side it shows."""
    if identity(state.tiles[cell]) == name and state.faces[cell] == UP:
        return Message("edit-there", {"tile": say_tile(state.tiles[cell])})
    source = _source(state, cell, name)
    tiles, faces = list(state.tiles), list(state.faces)
    tiles[cell], tiles[source] = tiles[source], tiles[cell]
    faces[cell], faces[source] = UP, faces[cell] if source != cell else UP
    if tiles[cell] == UNKNOWN:
        tiles[cell] = faced(name)
    return state._replace(tiles=tuple(tiles), faces="".join(faces))


def _source(state: State, cell: int, name: str) -> int:
    """Where such a tile lies: face down if possible, best of all right here."""
    places = [place for place in CELLS if identity(state.tiles[place]) == name]
    hidden = [place for place in places if state.faces[place] == DOWN]
    if not hidden and len(places) < box(state.setup.clans)[name]:
        hidden = [place for place in CELLS if state.tiles[place] == UNKNOWN]
    return cell if cell in hidden else (*hidden, *places)[0]


def faced(name: str) -> str:
    """The tile of this name; a dog of which nobody knows how it faces is laid facing up."""
    return name + FACINGS[0] if name in ARROWS else name


def turn_over(state: State, cell: int) -> Built:
    return _with_side(state, cell, UP if state.faces[cell] == DOWN else DOWN)


def lift(state: State, cell: int) -> Built:
    """This is the tile just revealed; touched again, it no longer is."""
    after = _with_side(state, cell, UP)
    if isinstance(after, Message):
        return after
    return after._replace(lifted=NOWHERE if cell == state.lifted else cell)


def _with_side(state: State, cell: int, side: str) -> Built:
    if state.tiles[cell] == UNKNOWN:
        return Message("edit-unknown")
    return state._replace(faces=state.faces[:cell] + side + state.faces[cell + 1 :])


def turn_dog(state: State, cell: int) -> Built:
    if state.faces[cell] == DOWN or KIND[state.tiles[cell]] != DOG:
        return Message("edit-dog")
    return state._replace(tiles=exchanged(state.tiles, cell, turned(state.tiles[cell], 1)))
