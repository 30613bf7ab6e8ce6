"""What lies in sight, how far a tile swaps, and what a clan card adds to that; where they differ, the card wins."""

from __future__ import annotations

from catgames.core.message import Message, Seat
from catgames.games.pocket.position.cells import AROUND, CELLS, IN_LINE, NEAR_ALL_ROUND, NEAR_IN_LINE
from catgames.games.pocket.position.state import DOWN, NOWHERE, OWN, UP, State, power
from catgames.games.pocket.position.tiles import (
    CAT,
    CLAN,
    DEFENDERS,
    DOG,
    KIND,
    POLTERKITTIES,
    POWER,
    PREY,
    ROYAL,
    UNKNOWN,
    say_tile,
)

REACH = {PREY: AROUND, CAT: NEAR_IN_LINE, DOG: IN_LINE}
"""How far each kind of tile swaps by the book, by the place where it lies."""
QUARTERS = (1, 2, 3)
"""How far the Royal Claws may turn a dog; four quarters would be no turn."""


def visible(state: State, cell: int) -> str:
    """The tile that lies there, unless it lies face down: rules speak only of what both players see."""
    return UNKNOWN if state.faces[cell] == DOWN else state.tiles[cell]


def kind_at(state: State, cell: int) -> str:
    return KIND.get(visible(state, cell), "")


def say_there(state: State, cell: int) -> Message:
    return say_tile(visible(state, cell))


def lifted_kind(state: State) -> str:
    """What was revealed and is to be swapped: a cat, a prey, a dog, or nothing."""
    return "" if state.lifted == NOWHERE else KIND[state.tiles[state.lifted]]


def stretches_to(state: State, seat: Seat, cell: int, other: int) -> bool:
    """Whether this player's card, and only it, lets a revealed cat swap that far (clan.precedence)."""
    if other in REACH[CAT][cell]:
        return False
    match power(state, seat):
        case "defenders":
            return other in NEAR_ALL_ROUND[cell]
        case "royal-claws":
            return is_visible_dog(state, other)
    return False


def is_visible_dog(state: State, cell: int) -> bool:
    """The Royal Claws' aim: a dog that lies face up, wherever it is."""
    return state.faces[cell] == UP and KIND[state.tiles[cell]] == DOG


def is_other_prey(state: State, cell: int) -> bool:
    """The Polterkitties' aim: another face-up prey, in place of the prey revealed."""
    return cell != state.lifted and state.faces[cell] == UP and KIND[state.tiles[cell]] == PREY


def haunts(state: State, seat: Seat) -> bool:
    """Whether this player may move another prey in place of the one just revealed."""
    return power(state, seat) == POLTERKITTIES and lifted_kind(state) == PREY


def haunts_another(state: State, seat: Seat) -> bool:
    """Whether there is such another prey in sight."""
    return haunts(state, seat) and any(is_other_prey(state, cell) for cell in CELLS)


def serves(state: State, seat: Seat) -> bool:
    """Whether the revealed cat is one that the card may move: any cat, or only one's own."""
    return state.setup.whose_cat != OWN or CLAN[state.tiles[state.lifted]] == state.setup.clans[seat]


def card_offers_more(state: State, seat: Seat) -> bool:
    """Whether the card allows something for the revealed tile that the book does not; it may always be declined."""
    if lifted_kind(state) != CAT:
        return haunts_another(state, seat)
    if not serves(state, seat):
        return False
    if power(state, seat) == ROYAL:
        return any(is_visible_dog(state, cell) for cell in CELLS if cell not in REACH[CAT][state.lifted])
    return power(state, seat) in (DEFENDERS, POWER)
