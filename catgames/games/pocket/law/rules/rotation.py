"""The Royal Claws' chief: the one way to turn a dog."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, rule
from catgames.games.pocket.language.moves import Keep, Rotate
from catgames.games.pocket.law.legal import QUARTERS
from catgames.games.pocket.law.rules.lookups import kind_at, say_there
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import NAMES
from catgames.games.pocket.position.ending import dogs_beside_royal_chief
from catgames.games.pocket.position.state import ROTATE, State
from catgames.games.pocket.position.tiles import DOG, ROYAL, arrows, turned

TURNING = ("setup.clans", "dog.facing", "clan.royal-claws.chief")


def _the_dog(state: State, move: Rotate) -> Evidence:
    is_dog = "yes" if kind_at(state, move.cell) == DOG else "no"
    said = values(tile=say_there(state, move.cell), cell=NAMES[move.cell], dog=is_dog)
    return Evidence(said, (keys.cell_key(move.cell),))


@rule("dog.facing", needs=("setup.clans",), evidence=_the_dog)
def a_dog_is_turned_only_by_the_royal_chief_at_the_end(state: State, move: Rotate) -> bool:
    return state.stage == ROTATE


def _deciding(state: State, move: Rotate | Keep) -> bool:
    return state.stage == ROTATE


def _royal(state: State, move: Rotate | Keep) -> Evidence:
    dogs = dogs_beside_royal_chief(state)
    seat = state.setup.seat_of(ROYAL)
    assert seat is not None, "this is decided only where the Royal Claws play"
    if move.seat != seat:
        why = "turn"
    elif isinstance(move, Keep):
        why = "keep"
    else:
        why = "dog" if kind_at(state, move.cell) == DOG else "tile"
    cell = move.cell if isinstance(move, Rotate) else dogs[0]
    said = values(why=why, who=seat, tile=say_there(state, cell), cell=NAMES[cell], count=len(dogs))
    return Evidence(said, keys.cell_keys(dogs))


@rule("clan.royal-claws.chief", applies=_deciding, needs=("setup.clans", "dog.facing"), evidence=_royal)
def the_dog_lies_beside_the_royal_chief(state: State, move: Rotate | Keep) -> bool:
    own = move.seat == state.turn
    return own and (isinstance(move, Keep) or move.cell in dogs_beside_royal_chief(state))


def _how_far(state: State, move: Rotate) -> Evidence:
    return Evidence(values(quarters=move.quarters), (keys.cell_key(move.cell),))


@rule("ruling.rotation", needs=TURNING, evidence=_how_far)
def it_turns_by_one_two_or_three_quarters(state: State, move: Rotate) -> bool:
    return move.quarters in QUARTERS


def _looks_the_same(state: State, move: Rotate) -> bool:
    if state.stage != ROTATE or kind_at(state, move.cell) != DOG:
        return False
    dog = state.tiles[move.cell]
    return set(arrows(turned(dog, move.quarters))) == set(arrows(dog))


@rule(
    "ruling.idle-turn",
    applies=_looks_the_same,
    needs=(*TURNING, "ruling.rotation"),
    evidence=_the_dog,
)
def a_turn_that_changes_nothing_is_allowed(state: State, move: Rotate) -> bool:
    return True
