"""A position: the pyramids and who stands where, the pile, the points, and what is due next."""

from __future__ import annotations

from typing import NamedTuple

from catgames.core.chance import chance
from catgames.core.game import Choices
from catgames.core.message import Seat
from catgames.core.rulebook import Nature, decides
from catgames.core.seats import SEATS
from catgames.games.cleocatra.position.grid import Cell, Cells
from catgames.games.cleocatra.position.tiles import GOAL, INSPECTORS, RESCUERS, ROOM, UNKNOWN, box

ADVANCED = "advanced"
MAFDAT_LIMITS = "mafdat_limits"
BONUS_ACTION = "bonus"

SETUP, FIRST, SECOND, BONUS = range(4)
"""What the turn has come to: the first tiles, the first action, the second, somebody's bonus action."""


class Variants(NamedTuple):
    advanced: bool = False
    mafdat_free: bool = False
    any_bonus: bool = True


class Posting(NamedTuple):
    """Inspectors still to be put, after a rescue on `tile`; `before` is where they stood then."""

    tile: Cell
    before: Cells
    left: int


class State(NamedTuple):
    """Immutable and lean. `cells` are in order, and `colours` has a letter for each of them."""

    cells: Cells
    colours: str
    rescuers: tuple[Cells, ...]  # of each player, in order
    inspectors: Cells  # those on tiles, in order
    scores: tuple[int, ...]
    pile: str  # its top tile is the last letter
    turn: Seat
    starter: Seat
    step: int = SETUP
    held: str = ""  # the tile drawn and not laid yet
    laid: Cell | None = None  # the tile laid or moved in this turn
    posting: Posting | None = None
    bonus: Seat | None = None  # who takes a bonus action at the end of the turn
    variants: Variants = Variants()

    @property
    def players(self) -> int:
        return len(self.scores)


@decides("setup.pile", "setup", Nature.SETUP)
def shuffled(tiles: str, seed: int) -> str:
    """The same seed always gives the same order, so that every game can be replayed."""
    order = list(tiles)
    chance("shuffle", seed).shuffle(order)
    return "".join(order)


@decides("setup.pieces", "setup", Nature.SETUP)
def deal(players: int, seed: int, choices: Choices) -> State:
    """Shuffle the tiles into a pile; nobody stands anywhere yet (Set-up 1 to 5)."""
    starter = choose_starter(players, seed)
    return State(
        cells=(),
        colours="",
        rescuers=((),) * players,
        inspectors=(),
        scores=(0,) * players,
        pile=shuffled(box(players), seed),
        turn=starter,
        starter=starter,
        variants=Variants(choices[ADVANCED] == "yes", choices[MAFDAT_LIMITS] == "free", choices[BONUS_ACTION] == "any"),
    )


@decides("setup.starter", "setup", Nature.SETUP)
def choose_starter(players: int, seed: int) -> Seat:
    """Who last cuddled a cat or another pet (Set-up 5): only the table can know, so the seed chooses."""
    return SEATS[chance("starter", seed).randrange(players)]


# --- what there is --------------------------------------------------------------------------------


def colour_at(state: State, tile: Cell) -> str:
    return state.colours[state.cells.index(tile)]


def supply(state: State, seat: Seat) -> int:
    """Rescuers not on a tile."""
    return RESCUERS - len(state.rescuers[seat])


def inspectors_left(state: State) -> int:
    """Inspectors that wait beside the board."""
    return INSPECTORS - len(state.inspectors)


def has_room(state: State, seat: Seat, tile: Cell) -> bool:
    """At most two rescuers a tile, and of different players (Rescuer actions)."""
    return tile not in state.rescuers[seat] and standing_on(state, tile) < ROOM


def standing_on(state: State, tile: Cell) -> int:
    return sum([tile in cells for cells in state.rescuers])


def is_occupied(state: State, tile: Cell) -> bool:
    """Whether any piece, rescuer or inspector, is on the tile."""
    return tile in state.inspectors or standing_on(state, tile) > 0


def free_rescuers(state: State, seat: Seat) -> list[Cell]:
    """The rescuers that could score: those not on a tile with an inspector (Scoring 1)."""
    inspectors = state.inspectors
    return [cell for cell in state.rescuers[seat] if cell not in inspectors]


# --- whose decision, and when it is over ------------------------------------------------------------


def actor(state: State) -> Seat:
    if state.step == BONUS:
        assert state.bonus is not None, "a bonus action is somebody's"
        return state.bonus
    return state.turn


def round_is_over(state: State) -> bool:
    """Somebody has 23 points and all have had the same number of turns (End)."""
    begins = state.step == FIRST and state.turn == state.starter and not state.posting
    return begins and max(state.scores) >= GOAL


def is_frozen(state: State) -> bool:
    """Nobody can ever place or score again: all rescuers stand on inspected tiles, none is in supply.

    As a tile holds two rescuers and there are three inspectors, it takes two players, each with a
    rescuer on each of those tiles. Herding would thaw them, so it is a matter of the basic game.
    """
    inspectors = state.inspectors
    if len(inspectors) < INSPECTORS or state.variants.advanced:
        return False
    return state.rescuers.count(inspectors) == state.players


def is_over(state: State) -> bool:
    return round_is_over(state) or is_frozen(state)


def to_move(state: State) -> Seat | None:
    return None if is_over(state) else actor(state)


def seen_by(state: State, seat: Seat) -> State:
    """The pile lies face down, and a tile just drawn is seen by who drew it alone."""
    held = state.held if seat == actor(state) else UNKNOWN * len(state.held)
    return state._replace(pile=UNKNOWN * len(state.pile), held=held)
