"""The end of a game, found once as a value: what chiefs do before the dogs, then the three steps."""

from __future__ import annotations

from typing import NamedTuple

from catgames.core.event import Teller
from catgames.core.game import Effect
from catgames.core.message import values
from catgames.core.rulebook import Nature, decides
from catgames.games.pocket.language.moves import Keep, Rotate
from catgames.games.pocket.law.effects.story import tell_steps
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import CENTRE, NAMES
from catgames.games.pocket.position.ending import (
    Resolved,
    chiefs_in_order,
    dogs_beside_royal_chief,
    resolved,
    to_the_centre,
)
from catgames.games.pocket.position.state import BETWEEN, EXPERT, NOWHERE, OTHER, OVER, ROTATE, State
from catgames.games.pocket.position.tiles import CHIEFS, DEFENDERS, ROYAL, say_tile, turned

GAMES_OF_AN_EXPERT = 2


class Ending(NamedTuple):
    """What follows once the last tile has been played."""

    played: State
    acts: tuple[tuple[str, State], ...]
    """The clans whose chiefs act before the dogs, each with the position it makes of it."""
    steps: Resolved | None
    """None as long as the Royal Claws have still to decide."""

    @property
    def after(self) -> State:
        return self.steps.after if self.steps else self.acts[-1][1]


@decides("ruling.end-order", "clans", Nature.RULING)
def end(played: State) -> Ending:
    """The last tile has been played: chiefs that act before the dogs, then the three steps."""
    acts: list[tuple[str, State]] = []
    state = played
    for clan in chiefs_in_order(played):
        if clan == DEFENDERS:
            state = to_the_centre(state)
            acts.append((clan, state))
        elif dogs_beside_royal_chief(state):
            royal = state.setup.seat_of(ROYAL)
            assert royal is not None, "their chief lies on the square"
            acts.append((clan, state._replace(turn=royal, stage=ROTATE)))
            return Ending(played, tuple(acts), None)
    return Ending(played, tuple(acts), resolve(state))


def resolve(state: State) -> Resolved:
    """The three steps. After the first game of an expert the other player is next, to begin the second."""
    setup = state.setup
    expert = setup.mode == EXPERT
    stage = BETWEEN if expert and setup.game < GAMES_OF_AN_EXPERT else OVER
    turn = OTHER[setup.first] if expert else state.turn
    return resolved(State(state.tiles, state.faces, turn, NOWHERE, stage, setup))


def tell_end(ending: Ending, tell: Teller) -> None:
    tell("ended", "end.last-tile", (), None, ending.played)
    before = ending.played
    for clan, after in ending.acts:
        told = _tell_to_the_centre if clan == DEFENDERS else _tell_royal_decision
        told(before, after, tell)
        before = after
    if ending.steps:
        tell_steps(ending.steps, tell)


def _tell_to_the_centre(before: State, after: State, tell: Teller) -> None:
    if after == before:
        tell("centre-already", "ruling.centre-chief", (keys.cell_key(CENTRE),), None, after)
        return
    cell = before.tiles.index(CHIEFS[DEFENDERS])
    shown, tile = keys.cell_keys((CENTRE, cell)), say_tile(after.tiles[cell])
    tell("to-the-centre", "clan.defenders.chief", shown, None, after, tile=tile)


def _tell_royal_decision(before: State, after: State, tell: Teller) -> None:
    dogs = dogs_beside_royal_chief(after)
    order = "clan.order" if DEFENDERS in after.setup.clans else "ruling.end-order"
    tell("may-turn", order, keys.cell_keys(dogs), None, after, who=after.turn, count=len(dogs))


# --- what the Royal Claws decide --------------------------------------------------------------------


def tell_dogs_left(before: State, move: Keep, tell: Teller) -> None:
    dogs = keys.cell_keys(dogs_beside_royal_chief(before))
    tell("dogs-left", "clan.royal-claws.chief", dogs, who=move.seat)
    tell_steps(resolve(before), tell)


def rotate(state: State, move: Rotate) -> State:
    return resolve(_rotated(state, move)).after


def _rotated(state: State, move: Rotate) -> State:
    tiles = list(state.tiles)
    tiles[move.cell] = turned(tiles[move.cell], move.quarters)
    return state._replace(tiles=tuple(tiles))


def tell_rotation(before: State, move: Rotate, after: State, tell: Teller) -> None:
    rotated, shown = _rotated(before, move), (keys.cell_key(move.cell),)
    said = values(who=move.seat, cell=NAMES[move.cell], quarters=move.quarters)
    tell("turned", "clan.royal-claws.chief", shown, None, rotated, **said)
    tell_steps(resolve(rotated), tell)


EFFECTS = (Effect(Rotate, rotate, tell_rotation),)
