"""The Royal Claws' chief: the one way to turn a dog."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, permission, reason, rule_of
from catgames.core.rulebook import Nature
from catgames.games.pocket.language.moves import Keep, Rotate
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import NAMES
from catgames.games.pocket.position.ending import dogs_beside_royal_chief
from catgames.games.pocket.position.facts import kind_at, say_there
from catgames.games.pocket.position.state import DOWN, PLAY, ROTATE, SEATS, State, power
from catgames.games.pocket.position.tiles import CHIEFS, DOG, ROYAL, arrows, turned

ALL_ROUND = 4
"""So many quarters turn nothing."""


def _dogs_may_still_matter(state: State) -> bool:
    """Not before the tiles are laid out, nor once they have attacked."""
    return state.stage in (PLAY, ROTATE)


def _place(state: State, move: Rotate) -> Evidence:
    return Evidence(values(cell=NAMES[move.cell]), (keys.cell_key(move.cell),))


def _tile(state: State, move: Rotate | Keep) -> Evidence:
    assert isinstance(move, Rotate), "who keeps names no tile"
    said = values(cell=NAMES[move.cell], tile=say_there(state, move.cell))
    return Evidence(said, (keys.cell_key(move.cell),))


@reason("face-down", _place)
def nobody_knows_what_lies_there(state: State, move: Rotate) -> bool:
    return state.stage != ROTATE and state.faces[move.cell] == DOWN


@reason("no-dog", _tile)
def it_is_no_dog(state: State, move: Rotate) -> bool:
    return state.stage != ROTATE and kind_at(state, move.cell) != DOG


@reason("nobody", _place)
def nobody_here_may_turn_a_dog(state: State) -> bool:
    """The Royal Claws are not in the game, or it is played without clan effects."""
    return state.stage != ROTATE and not any(power(state, seat) == ROYAL for seat in SEATS)


@reason("not-now", _place)
def it_is_not_the_moment_to_turn_a_dog(state: State) -> bool:
    return state.stage != ROTATE


@rule_of(
    "dog.facing",
    "dog",
    Rotate,
    nature=Nature.EFFECT,
    applies=_dogs_may_still_matter,
    reasons=(
        nobody_knows_what_lies_there,
        it_is_no_dog,
        nobody_here_may_turn_a_dog,
        it_is_not_the_moment_to_turn_a_dog,
    ),
)
def a_dog_is_turned_only_by_the_royal_chief_at_the_end(state: State) -> Evidence:
    return Evidence(shown=keys.cell_keys(dogs_beside_royal_chief(state)))


# --- the decision of the Royal Claws -------------------------------------------------------------------


def _deciding(state: State) -> bool:
    return state.stage == ROTATE


@reason("no-dog", _tile)
def what_would_turn_is_no_dog(state: State, move: Rotate | Keep) -> bool:
    return isinstance(move, Rotate) and kind_at(state, move.cell) != DOG


def _dog_and_chief(state: State, move: Rotate) -> Evidence:
    chief = state.tiles.index(CHIEFS[ROYAL])
    said = values(cell=NAMES[move.cell], chief=NAMES[chief])
    return Evidence(said, keys.cell_keys((chief, *dogs_beside_royal_chief(state))))


@reason("not-beside", _dog_and_chief)
def the_dog_does_not_lie_beside_the_chief(state: State, move: Rotate | Keep) -> bool:
    return isinstance(move, Rotate) and move.cell not in dogs_beside_royal_chief(state)


@rule_of(
    "clan.royal-claws.chief",
    "royal-claws",
    Rotate,
    Keep,
    applies=_deciding,
    needs=("turn.order",),
    reasons=(what_would_turn_is_no_dog, the_dog_does_not_lie_beside_the_chief),
)
def the_dog_lies_beside_the_royal_chief(state: State, move: Rotate | Keep) -> Evidence:
    dogs = keys.cell_keys(dogs_beside_royal_chief(state))
    if isinstance(move, Keep):
        return Evidence(values(what="keep", cell=""), dogs)
    return Evidence(values(what="turn", cell=NAMES[move.cell]), dogs)


@reason("all-round", _place)
def it_would_turn_all_the_way_round(state: State, move: Rotate) -> bool:
    return move.quarters == ALL_ROUND


@rule_of(
    "ruling.rotation",
    "royal-claws",
    Rotate,
    applies=_deciding,
    needs=("clan.royal-claws.chief",),
    reasons=(it_would_turn_all_the_way_round,),
)
def it_turns_by_one_two_or_three_quarters(state: State, move: Rotate) -> Evidence:
    return Evidence(values(quarters=move.quarters), (keys.cell_key(move.cell),))


@permission("ruling.idle-turn", "royal-claws", Rotate, needs=("ruling.rotation",), evidence=_place)
def a_turn_that_changes_nothing_is_allowed(state: State, move: Rotate) -> bool:
    if state.stage != ROTATE or kind_at(state, move.cell) != DOG:
        return False
    dog = state.tiles[move.cell]
    return set(arrows(turned(dog, move.quarters))) == set(arrows(dog))
