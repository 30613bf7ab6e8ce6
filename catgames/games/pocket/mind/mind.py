"""How a computer player thinks of Pocket Cats: what may lie face down, and who would catch what."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from random import Random

from catgames.core.message import Seat
from catgames.core.mind import Mind, shares
from catgames.games.pocket.law.scoring import result, score
from catgames.games.pocket.position.cells import BESIDE, CELLS, CENTRE
from catgames.games.pocket.position.ending import FACING_DOGS, FAR_REACH, to_the_centre
from catgames.games.pocket.position.state import BETWEEN, CHOOSE, DOWN, EXPERT, SEATS, UP, Setup, State
from catgames.games.pocket.position.tiles import (
    ARROWS,
    ATTACK,
    CHAOS,
    CHAOTICATS,
    CHIEFS,
    CLAN,
    CROOKS,
    DEFENDERS,
    FACINGS,
    GOURMETS,
    POINTS,
    POLTERKITTIES,
    POWER,
    ROYAL,
    UNKNOWN,
    aimed_at,
    box,
    identity,
)

SEEDS = 10**9
"""How many ways there are to imagine a square or a second game that is still to be laid out."""
MISSED = 0.1
"""How much a cat still counts that a dog points at now: one of the two may yet be moved away."""
CLOSE = 1.0
"""The lead in attack at which half a prey is as good as caught: a greater one is less easily undone."""
FADING = 0.1
"""How much of the lead on the square every tile still face down may undo."""
DOUBT, DOUBT_OF_A_SQUARE, DOUBT_OF_A_GAME = 4.0, 3.0, 3.0
"""Points of lead that make a win likely: fewest at the end, more at the start or with another game to come."""
PLAIN = {CHAOTICATS: 2.0, CROOKS: 1.0, POWER: 1.0, DEFENDERS: -3.0}
WITH_EFFECTS = {POLTERKITTIES: 9.0, ROYAL: -1.0, POWER: -1.0, CROOKS: -1.5, DEFENDERS: -5.0}
"""Points by which a clan beats the others, or is beaten: 900 games each of greedy cats, clans by lot."""
BULLY, GHOST = CHIEFS[CROOKS], CHIEFS[POLTERKITTIES]

Seen = list[tuple[int, str]]
"""The tiles face up, each with its place."""


def imagine(seen: State, seat: Seat, chance: Random) -> State:
    """The tiles nobody has seen, mixed and laid face down again: both players know equally little."""
    tiles, faces, turn, lifted, stage, setup = seen
    mixed = sorted(_unseen(tiles, setup.clans), key=lambda tile: chance.random()) if UNKNOWN in tiles else ()
    dealt = (tile + FACINGS[int(chance.random() * len(FACINGS))] if tile in ARROWS else tile for tile in mixed)
    whole = tuple([next(dealt) if tile == UNKNOWN else tile for tile in tiles])
    return State(whole, faces, turn, lifted, stage, setup._replace(seed=int(chance.random() * SEEDS)))


@lru_cache(maxsize=64)
def _unseen(tiles: tuple[str, ...], clans: tuple[str, str]) -> tuple[str, ...]:
    """What is in the box but not in sight: kept, as a cat imagines the same view over and over."""
    rest = box(clans)
    rest.subtract(identity(tile) for tile in tiles if tile != UNKNOWN)
    return tuple(rest.elements())


def worth(state: State) -> Sequence[float]:
    outcome = result(state)
    if outcome:
        return shares(outcome.winners, state.players)
    setup = state.setup
    hidden = len(CELLS) - 1 if state.stage == CHOOSE else state.faces.count(DOWN)
    lasting = 1 / (1 + FADING * hidden)
    ahead = setup.points[0] - setup.points[1] + lasting * _lead(state) + (1 - lasting) * _advantage(setup)
    doubt = DOUBT + DOUBT_OF_A_SQUARE * (1 - lasting)
    if setup.mode == EXPERT and setup.game == 1:
        doubt += DOUBT_OF_A_GAME
    one = 1 / (1 + exp(-ahead / doubt))
    return one, 1 - one


def _advantage(setup: Setup) -> float:
    """What the first seat may hope for from its clan alone."""
    strength = WITH_EFFECTS if setup.effects else PLAIN
    return strength.get(setup.clans[0], 0.0) - strength.get(setup.clans[1], 0.0)


def _lead(state: State) -> float:
    """The points by which the first seat's clan would win or lose this game, as the square lies now."""
    if state.stage == CHOOSE:
        return 0.0
    if state.stage == BETWEEN:
        return score(state, SEATS[0]).total - score(state, SEATS[1]).total
    setup = state.setup
    powers = setup.clans if setup.effects else ()
    if DEFENDERS in powers and state.faces[CENTRE] == UP:
        state = to_the_centre(state)
    faces = state.faces
    seen = [(cell, tile) for cell, tile in enumerate(state.tiles) if faces[cell] == UP]
    left = _left_by_the_dogs(seen, powers)
    chaos = _chaos(seen, left) if CHAOTICATS in setup.clans else 0.0
    if CROOKS in powers:
        _knock_out(seen, left, chaos)
    return _hunted(seen, left, chaos, setup.clans[0], powers)


def _hunted(seen: Seen, left: list[float], chaos: float, clan: str, powers: tuple[str, ...]) -> float:
    """Every prey counts in part for the clan that attacks it more, and so do the bonuses at the end."""
    lead = 0.0
    net = [0.0] * len(CELLS)
    far = FAR_REACH if powers else {}
    for cell, tile in seen:
        if tile in CLAN:
            standing = left[cell] if CLAN[tile] == clan else -left[cell]
            strength = standing * (ATTACK[tile] or chaos)
            for place in far.get(tile, BESIDE)[cell]:
                net[place] += strength
            if CROOKS in powers and CLAN[tile] == CROOKS:
                lead += standing
    bonus = 0 if GOURMETS not in powers else 1 if clan == GOURMETS else -1
    for cell, tile in seen:
        if tile in POINTS:
            attack = net[cell]
            lead += (POINTS[tile] + (bonus * attack > 0)) * attack / (abs(attack) + CLOSE)
    return lead


def _left_by_the_dogs(seen: Seen, powers: tuple[str, ...]) -> list[float]:
    """How much of a cat on each place the dogs would leave."""
    left = [1.0] * len(CELLS)
    for cell, tile in seen:
        if tile in FACING_DOGS:
            for target in aimed_at(tile, cell):
                left[target] *= MISSED
    if POLTERKITTIES in powers:
        for cell, tile in seen:
            if tile == GHOST:
                left[cell] = 1.0
    return left


def _chaos(seen: Seen, left: list[float]) -> float:
    """The Chaoticats' attack: two more for every one of them that the dogs take."""
    return CHAOS[-1] + 2 * sum(1 - left[cell] for cell, tile in seen if tile in CLAN and CLAN[tile] == CHAOTICATS)


def _knock_out(seen: Seen, left: list[float], chaos: float) -> None:
    """The Crooks' chief, in so far as it stands itself, leaves little of the weaker cats beside it."""
    for cell, tile in seen:
        if tile == BULLY:
            for other, cat in seen:
                if other in BESIDE[cell] and cat in CLAN and (ATTACK[cat] or chaos) < ATTACK[BULLY]:
                    left[other] *= 1 - left[cell] * (1 - MISSED)


MIND: Mind[State] = Mind(imagine, worth)
