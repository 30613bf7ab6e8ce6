"""A turn: a tile is revealed, then it swaps or stays; after the last one the end comes."""

from __future__ import annotations

from catgames.core.errors import Unseen
from catgames.core.event import Teller
from catgames.core.game import Effect
from catgames.core.message import values
from catgames.games.pocket.language.moves import Keep, Reveal, Swap
from catgames.games.pocket.law.effects.end import end, resolve, tell_dogs_left, tell_end
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import NAMES
from catgames.games.pocket.position.facts import say_there, stretches_to
from catgames.games.pocket.position.state import DOWN, NOWHERE, OTHER, PLAY, ROTATE, UP, State, power
from catgames.games.pocket.position.tiles import CAT, DOG, KIND, UNKNOWN, say_tile

new = tuple.__new__
"""Makes a position at once: a named tuple's own way costs a quarter of a whole move, twice a turn."""


def reveal(state: State, move: Reveal) -> State:
    cell = move.cell
    tiles, faces, turn, _, stage, setup = state
    if tiles[cell] == UNKNOWN:
        raise Unseen
    return new(State, (tiles, f"{faces[:cell]}{UP}{faces[cell + 1 :]}", turn, cell, stage, setup))


def tell_reveal(before: State, move: Reveal, after: State, tell: Teller) -> None:
    cell, tile = move.cell, after.tiles[move.cell]
    shown = (keys.cell_key(cell),)
    tell("revealed", "turn.reveal", shown, None, after, who=move.seat, cell=NAMES[cell], tile=say_tile(tile))
    if KIND[tile] == DOG:
        tell("facing", "ruling.facing", shown, None, after, cell=NAMES[cell])


def swap(state: State, move: Swap) -> State:
    played = swapped(state, move)
    return played if DOWN in played.faces else _ended(played)


def swapped(state: State, move: Swap) -> State:
    """The two tiles change places, each with the side it shows; then the turn is over."""
    before, faces, turn, _, stage, setup = state
    low, high = move.cell, move.other
    if low > high:
        low, high = high, low
    tiles = list(before)
    tiles[low], tiles[high] = before[high], before[low]
    if faces[low] != faces[high]:
        faces = f"{faces[:low]}{faces[high]}{faces[low + 1 : high]}{faces[low]}{faces[high + 1 :]}"
    return new(State, (tuple(tiles), faces, OTHER[turn], NOWHERE, stage, setup))


def tell_swap(before: State, move: Swap, after: State, tell: Teller) -> None:
    cell, other = move.cell, move.other
    played = swapped(before, move)
    tile = before.tiles[cell]
    tiles = values(tile=say_tile(tile), partner=say_there(before, other))
    said = values(who=move.seat, cell=NAMES[cell], other=NAMES[other], **tiles)
    tell("swapped", _rule_of_swap(before, move), keys.cell_keys((other, cell)), None, played, **said)
    if before.faces[other] == DOWN:
        tell("stays-down", "turn.no-peek", (keys.cell_key(cell),), None, played, cell=NAMES[cell])
    elif KIND[tile] == DOG or KIND[before.tiles[other]] == DOG:
        dog = other if KIND[tile] == DOG else cell
        tell("keeps-facing", "dog.facing", (keys.cell_key(dog),), None, played, cell=NAMES[dog])
    _tell_last(played, tell)


def _rule_of_swap(state: State, move: Swap) -> str:
    """The clan card where only that allows it, else the rule of this kind of tile."""
    kind = KIND[state.tiles[move.cell]]
    by_card = kind == CAT and stretches_to(state, move.seat, move.cell, move.other)
    if by_card or move.cell != state.lifted:
        return f"clan.{power(state, move.seat)}.effect"
    return f"swap.{kind}"


def keep(state: State, move: Keep) -> State:
    """Nothing moves: the Power Cats' revealed cat stays, or the Royal Claws turn no dog."""
    if state.stage == ROTATE:
        return resolve(state).after
    kept = _kept(state)
    return kept if DOWN in kept.faces else _ended(kept)


def _kept(state: State) -> State:
    return state._replace(turn=OTHER[state.turn], lifted=NOWHERE)


def _ended(played: State) -> State:
    """With the last tile the end comes, once: tiles that hands move against the rules afterwards bring no other."""
    return end(played).after if played.stage == PLAY else played


def tell_keep(before: State, move: Keep, after: State, tell: Teller) -> None:
    if before.stage == ROTATE:
        tell_dogs_left(before, move, tell)
        return
    kept, tile = _kept(before), say_tile(before.tiles[before.lifted])
    shown = (keys.cell_key(before.lifted),)
    tell("stayed", "clan.power-cats.effect", shown, None, kept, who=move.seat, tile=tile)
    _tell_last(kept, tell)


def _tell_last(played: State, tell: Teller) -> None:
    if DOWN not in played.faces:
        tell_end(end(played), tell)


EFFECTS = (Effect(Reveal, reveal, tell_reveal), Effect(Swap, swap, tell_swap), Effect(Keep, keep, tell_keep))
