"""The Royal Claws' chief: the one way to turn a dog."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, permission, rule
from catgames.core.rulebook import Nature
from catgames.games.pocket.language.moves import Keep, Rotate
from catgames.games.pocket.law.rules.lookups import yes_no
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import NAMES
from catgames.games.pocket.position.ending import dogs_beside_royal_chief
from catgames.games.pocket.position.facts import QUARTERS, kind_at, say_there
from catgames.games.pocket.position.state import ROTATE, State
from catgames.games.pocket.position.tiles import DOG, ROYAL, arrows, turned

TURNING = ("setup.clans", "dog.facing", "clan.royal-claws.chief")


def _the_dog(state: State, move: Rotate) -> Evidence:
    is_dog = yes_no(kind_at(state, move.cell) == DOG)
    said = values(tile=say_there(state, move.cell), cell=NAMES[move.cell], dog=is_dog)
    return Evidence(said, (keys.cell_key(move.cell),))


@rule("dog.facing", "dog", Rotate, nature=Nature.EFFECT, needs=("setup.clans",), evidence=_the_dog)
def a_dog_is_turned_only_by_the_royal_chief_at_the_end(state: State) -> bool:
    return state.stage == ROTATE


def _deciding(state: State) -> bool:
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


@rule(
    "clan.royal-claws.chief",
    "royal-claws",
    Rotate,
    Keep,
    applies=_deciding,
    needs=("setup.clans", "dog.facing"),
    evidence=_royal,
)
def the_dog_lies_beside_the_royal_chief(state: State, move: Rotate | Keep) -> bool:
    own = move.seat == state.turn
    return own and (isinstance(move, Keep) or move.cell in dogs_beside_royal_chief(state))


def _how_far(state: State, move: Rotate) -> Evidence:
    return Evidence(values(quarters=move.quarters), (keys.cell_key(move.cell),))


@rule("ruling.rotation", "royal-claws", Rotate, needs=TURNING, evidence=_how_far)
def it_turns_by_one_two_or_three_quarters(state: State, move: Rotate) -> bool:
    return move.quarters in QUARTERS


@permission("ruling.idle-turn", "royal-claws", Rotate, needs=(*TURNING, "ruling.rotation"), evidence=_the_dog)
def a_turn_that_changes_nothing_is_allowed(state: State, move: Rotate) -> bool:
    if state.stage != ROTATE or kind_at(state, move.cell) != DOG:
        return False
    dog = state.tiles[move.cell]
    return set(arrows(turned(dog, move.quarters))) == set(arrows(dog))
