"""A position: which tile lies where and which side up, whose turn it is, and how the game was set up."""

from __future__ import annotations

from random import Random
from typing import NamedTuple
from zlib import crc32

from catgames.core import seats
from catgames.core.chance import HIDDEN, chance
from catgames.core.game import Choices
from catgames.core.message import Seat
from catgames.core.rulebook import Nature, decides
from catgames.games.pocket.position.cells import CELLS, CENTRE
from catgames.games.pocket.position.tiles import ARROWS, CLANS, FACINGS, GOURMETS, ROYAL, UNKNOWN, all_tiles

MODE, EFFECTS, WHOSE_CAT, JUSTICE = "mode", "effects", "whose_cat", "justice"
FIRST, LOTS, FREE, LIMITED, EXPERT = "first", "lots", "free", "limited", "expert"
ANY, OWN = "any", "own"
BEFORE_PREY, AFTER_PREY = "before-prey", "after-prey"
OPTIONS = {
    MODE: (FIRST, LOTS, FREE, LIMITED, EXPERT),
    EFFECTS: ("no", "yes"),
    WHOSE_CAT: (ANY, OWN),
    JUSTICE: (BEFORE_PREY, AFTER_PREY),
}
CHOOSING = (FREE, LIMITED, EXPERT)
"""The modes in which players choose their clans."""

DOWN, UP = "d", "u"
BITTEN, KNOCKED = "b", "k"
"""A cat out of play: turned down by a dog, or by the Crooks' chief."""
CAUGHT = "12"
NOT_CAUGHT = "0"
"""What became of a prey at the end: the clan of which seat has caught it, or neither."""

CHOOSE, PLAY, ROTATE, BETWEEN, OVER = "choose", "play", "rotate", "between", "over"
"""What is due: clans, turns, the Royal Claws' decision, the second game of two, nothing any more."""

NOWHERE = -1
DRAWN = 3  # clan cards in the modes with a draw
SEATS = seats.SEATS[:2]
OTHER = SEATS[::-1]
"""The other player, by seat."""
ONLY_THE_CENTRE_UP = "".join(UP if cell == CENTRE else DOWN for cell in CELLS)


class Setup(NamedTuple):
    """What was agreed before the game, and what a first game of two has left."""

    clans: tuple[str, str] = (ROYAL, GOURMETS)
    effects: bool = False
    whose_cat: str = ANY
    justice: str = BEFORE_PREY
    mode: str = FIRST
    first: Seat = SEATS[0]
    offers: tuple[tuple[str, ...], tuple[str, ...]] = ((), ())
    game: int = 1
    points: tuple[int, int] = (0, 0)
    prey: tuple[int, int] = (0, 0)
    seed: int | None = 0

    def seat_of(self, clan: str) -> Seat | None:
        return SEATS[self.clans.index(clan)] if clan in self.clans else None


class State(NamedTuple):
    """Immutable and lean: a tuple of tiles, and a letter a tile for the side it shows."""

    tiles: tuple[str, ...]
    faces: str
    turn: Seat
    lifted: int = NOWHERE
    """Where the revealed tile lies that must still be swapped."""
    stage: str = PLAY
    setup: Setup = Setup()

    @property
    def players(self) -> int:
        return len(SEATS)


@decides("clan.effects", "clans", Nature.EFFECT)
def power(state: State, seat: Seat) -> str:
    """The clan whose card this player may use; none without clan effects."""
    return state.setup.clans[seat] if state.setup.effects else ""


def choose_starter(seed: int) -> Seat:
    """The book asks who last saw a cat (Set-up 4); here the seed knows, by a sum quicker than a generator."""
    return SEATS[crc32(f"starter {seed}".encode()) % 2]


def clans_by_lot(seed: int) -> tuple[str, str]:
    one, other = chance("lots", seed).sample(list(CLANS), 2)
    return one, other


@decides("ruling.limited-overlap", "modes", Nature.RULING)
def offer_clans(setup: Setup) -> State:
    """Lay out the clan cards to choose from: all of them, or three each, or three for the first player.

    The cards of a limited choice come from one pile of seven, so nobody can take the other's clan.
    """
    pile = list(CLANS)
    chance("cards", setup.seed, setup.game).shuffle(pile)
    if setup.mode == LIMITED:
        offers = (tuple(pile[:DRAWN]), tuple(pile[DRAWN : 2 * DRAWN]))
    elif setup.mode == EXPERT:
        drawn = tuple(pile[:DRAWN])
        offers = (drawn, ()) if setup.first == 0 else ((), drawn)
    else:
        offers = (tuple(CLANS), tuple(CLANS))
    return State((), "", setup.first, stage=CHOOSE, setup=setup._replace(clans=("", ""), offers=offers))


@decides("setup.square", "setup", Nature.SETUP)
@decides("setup.centre", "setup", Nature.SETUP)
def lay_out(setup: Setup) -> State:
    """Mix the 25 tiles, lay them face down in a square, turn the centre one up (Set-up 2 to 4)."""
    mixing = chance("tiles", setup.seed, setup.game)
    tiles = sorted((*all_tiles(setup.clans), *draw_facings(mixing)), key=lambda tile: mixing.random())
    return State(tuple(tiles), ONLY_THE_CENTRE_UP, setup.first, setup=setup)


@decides("ruling.facing", "dog", Nature.RULING)
def draw_facings(mixing: Random) -> list[str]:
    """The five dogs: each faces as chance has it, from the start and unknown to all until it is revealed."""
    return [dog + FACINGS[int(mixing.random() * len(FACINGS))] for dog in ARROWS]


@decides("setup.first-game", "setup", Nature.SETUP)
def deal(players: int, seed: int, choices: Choices) -> State:
    """Agree on a mode; the clans are there at once, or are chosen first (Modes)."""
    first = choose_starter(seed)
    mode = choices[MODE]
    setup = Setup(
        clans=clans_by_lot(seed) if mode == LOTS else (ROYAL, GOURMETS) if mode == FIRST else ("", ""),
        effects=choices[EFFECTS] == "yes",
        whose_cat=choices[WHOSE_CAT],
        justice=choices[JUSTICE],
        mode=mode,
        first=first,
        seed=seed,
    )
    return lay_out(setup) if all(setup.clans) else offer_clans(setup)


def to_move(state: State) -> Seat | None:
    return None if state.stage == OVER else state.turn


def seen_by(state: State, seat: Seat) -> State:
    """Face-down tiles and how their dogs face are unknown to both players alike."""
    tiles = tuple(UNKNOWN if face == DOWN else tile for tile, face in zip(state.tiles, state.faces, strict=True))
    return state._replace(tiles=tiles, setup=state.setup._replace(seed=HIDDEN))
