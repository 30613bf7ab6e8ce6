"""The last tile: nothing is played after it."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, Rank, reason, rule_of
from catgames.core.rulebook import Nature
from catgames.games.pocket.language.moves import Keep, Move, Reveal, Rotate, Swap
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.ending import dogs_beside_royal_chief
from catgames.games.pocket.position.state import BETWEEN, DOWN, OVER, PLAY, ROTATE, State


def _left(state: State) -> Evidence:
    return Evidence(values(count=state.faces.count(DOWN)))


def _over_or_on_the_square(state: State, move: Move) -> bool:
    """While tiles are played it is asked of what is done with tiles; after the end, of everything."""
    return state.stage == OVER or (state.stage == PLAY and isinstance(move, Reveal | Swap | Keep | Rotate))


@reason("over")
def the_game_is_over(state: State) -> bool:
    return state.stage == OVER


@rule_of(
    "end.last-tile",
    "end",
    rank=Rank.GAME,
    nature=Nature.END,
    applies=_over_or_on_the_square,
    reasons=(the_game_is_over,),
)
def there_are_tiles_to_play(state: State) -> Evidence:
    """The rule is asked twice: whether the game is on, and below, what is due once all tiles are played."""
    return _left(state)


def _all_tiles_are_played(state: State, move: Reveal | Swap | Keep | Rotate) -> bool:
    """The Royal Claws may turn a dog or leave the dogs as they are: that is what is due then."""
    return state.stage == BETWEEN or (state.stage == ROTATE and isinstance(move, Reveal | Swap))


@reason("dogs", lambda state: Evidence(shown=keys.cell_keys(dogs_beside_royal_chief(state))))
def the_dogs_are_to_be_decided_about(state: State) -> bool:
    return state.stage == ROTATE


@reason("between", lambda state: Evidence(shown=(keys.AGAIN_KEY,)))
def the_second_game_is_to_begin(state: State) -> bool:
    return state.stage == BETWEEN


@rule_of(
    "end.last-tile",
    "end",
    Reveal,
    Swap,
    Keep,
    Rotate,
    rank=Rank.PHASE,
    nature=Nature.END,
    applies=_all_tiles_are_played,
    reasons=(the_dogs_are_to_be_decided_about, the_second_game_is_to_begin),
)
def a_tile_is_still_to_be_played(state: State) -> Evidence:
    return _left(state)
