"""The end of the game as facts: who acts before the dogs, who is bitten, and who catches what."""

from __future__ import annotations

from typing import NamedTuple

from catgames.core.message import Seat
from catgames.core.rulebook import Nature, decides
from catgames.games.pocket.position.cells import AROUND, BESIDE, CELLS, CENTRE, IN_LINE
from catgames.games.pocket.position.state import (
    BITTEN,
    CAUGHT,
    KNOCKED,
    NOT_CAUGHT,
    SEATS,
    UP,
    State,
)
from catgames.games.pocket.position.tiles import (
    ATTACK,
    CHAOS,
    CHAOTICATS,
    CHIEFS,
    CLAN,
    CROOKS,
    DEFENDERS,
    DOG,
    DOGS,
    GOURMETS,
    KIND,
    POINTS,
    POLTERKITTIES,
    POWER,
    ROYAL,
    TWIN,
    aimed_at,
)

FACING_DOGS = frozenset(DOGS)
FAR_REACH = {CHIEFS[GOURMETS]: AROUND, CHIEFS[POWER]: IN_LINE}


# --- the whole of it ------------------------------------------------------------------------------


class Resolved(NamedTuple):
    """The steps of the end, each with all it brings: where they lead, and all there is to tell of them."""

    before: State
    bites: dict[int, int]
    """The cats that dogs turn down, each with its dog."""
    knocked: list[int]
    attacks: tuple[list[int], list[int]]
    """What each clan brings up against every place."""
    twins: list[int]
    after: State

    def hunt(self, prey: int) -> Hunt:
        one, two = self.attacks
        return Hunt(prey, (one[prey], two[prey]))


@decides("end.steps", "end", Nature.END)
def resolved(state: State) -> Resolved:
    """Dogs, prey, and what chiefs add: every cat and every prey with its fate."""
    tiles, faces, turn, lifted, stage, setup = before = state
    sides = list(faces)
    bitten = bites(state)
    for cat in bitten:
        sides[cat] = BITTEN
    state = State(tiles, "".join(sides), turn, lifted, stage, setup)
    knocked = knock_outs(state) if setup.effects else []
    if knocked:
        for cat in knocked:
            sides[cat] = KNOCKED
        state = State(tiles, "".join(sides), turn, lifted, stage, setup)
    one, two = attacks(state)
    for cell, tile in enumerate(tiles):
        if tile in POINTS:
            mine, theirs = one[cell], two[cell]
            sides[cell] = NOT_CAUGHT if mine == theirs else CAUGHT[mine < theirs]
    state = State(tiles, "".join(sides), turn, lifted, stage, setup)
    twins = twins_brought(state) if setup.effects else []
    for cell in twins:
        state = caught(state, cell, setup.seat_of(CHAOTICATS))
    return Resolved(before, bitten, knocked, (one, two), twins, state)


# --- before the dogs ---------------------------------------------------------------------------


@decides("ruling.dead-chief", "clans", Nature.RULING)
def chief_at(state: State, clan: str) -> int | None:
    """Where a chief with an ability lies face up; one that has been turned down has none any more."""
    if not state.setup.effects or clan not in state.setup.clans:
        return None
    cell = state.tiles.index(CHIEFS[clan])
    return cell if state.faces[cell] == UP else None


@decides("clan.order", "clans", Nature.EFFECT)
def chiefs_in_order(state: State) -> tuple[str, ...]:
    """Those who act before the dogs, the chief with the higher attack first (End, important)."""
    if not state.setup.effects:
        return ()
    acting = (clan for clan in state.setup.clans if clan in (DEFENDERS, ROYAL))
    return tuple(sorted(acting, key=lambda clan: -ATTACK[CHIEFS[clan]]))


@decides("clan.defenders.chief", "defenders", Nature.EFFECT)
@decides("ruling.centre-chief", "defenders", Nature.RULING)
def to_the_centre(state: State) -> State:
    """The Defenders' chief swaps with the centre tile; lying there already, it stays."""
    cell = chief_at(state, DEFENDERS)
    if cell is None or cell == CENTRE:
        return state
    tiles = list(state.tiles)
    tiles[cell], tiles[CENTRE] = tiles[CENTRE], tiles[cell]
    return state._replace(tiles=tuple(tiles))


def dogs_beside_royal_chief(state: State) -> tuple[int, ...]:
    """The dogs that the Royal Claws may turn: those that share an edge with their chief."""
    cell = chief_at(state, ROYAL)
    return () if cell is None else tuple(dog for dog in BESIDE[cell] if KIND[state.tiles[dog]] == DOG)


# --- step 1: the dogs, and right after them the Crooks' chief ------------------------------------


@decides("dogs.attack", "end", Nature.EFFECT)
def bites(state: State) -> dict[int, int]:
    """Which cats are bitten, and by which dog first: an arrow points at them from a tile that touches them."""
    tiles, safe = state.tiles, untouched(state)
    bitten: dict[int, int] = {}
    for dog, tile in enumerate(tiles):
        if tile in FACING_DOGS:
            for cell in aimed_at(tile, dog):
                cat = tiles[cell]
                if cat in CLAN and cat != safe:
                    bitten.setdefault(cell, dog)
    return bitten


@decides("clan.polterkitties.chief", "polterkitties", Nature.EFFECT)
def untouched(state: State) -> str:
    """The tile that dogs cannot touch: the Polterkitties' chief is a ghost; none without clan effects."""
    return CHIEFS[POLTERKITTIES] if state.setup.effects else ""


@decides("clan.crooks.chief", "crooks", Nature.EFFECT)
@decides("ruling.ghost-immune", "polterkitties", Nature.RULING)
def knock_outs(state: State) -> list[int]:
    """Every weaker cat beside the Crooks' chief, its own clan's too, and a ghost as well."""
    chief = chief_at(state, CROOKS)
    if chief is None:
        return []
    cats = [cell for cell in BESIDE[chief] if state.faces[cell] == UP and state.tiles[cell] in CLAN]
    return [cell for cell in cats if attack(state, cell) < attack(state, chief)]


def struck(state: State, cell: int, how: str) -> State:
    return state._replace(faces=state.faces[:cell] + how + state.faces[cell + 1 :])


# --- step 2: the prey ---------------------------------------------------------------------------


@decides("clan.chaoticats.effect", "chaoticats", Nature.EFFECT)
@decides("ruling.chaoticats-fixed", "chaoticats", Nature.RULING)
def chaos(state: State) -> int:
    """Counted right after the dogs: whom the Crooks' chief knocks out later still counts here."""
    seen = zip(state.tiles, state.faces, strict=True)
    return CHAOS[sum(CLAN.get(tile) == CHAOTICATS and face != BITTEN for tile, face in seen)]


@decides("ruling.chaoticats-plain", "chaoticats", Nature.RULING)
def attack(state: State, cell: int) -> int:
    """A cat's attack; the Chaoticats' is equal for all, fixed by how many the dogs have left."""
    return ATTACK[state.tiles[cell]] or chaos(state)


@decides("clan.gourmets.chief", "gourmets", Nature.EFFECT)
@decides("clan.power-cats.chief", "power-cats", Nature.EFFECT)
@decides("ruling.line", "power-cats", Nature.RULING)
def reach(state: State, cell: int) -> tuple[int, ...]:
    """The places a cat attacks: those beside it; the Gourmets' chief across corners as well, and the
    Power Cats' along its whole row and column, whatever lies in between.
    """
    return _far(state).get(state.tiles[cell], BESIDE)[cell]


def _far(state: State) -> dict[str, tuple[tuple[int, ...], ...]]:
    """The cats that reach further than others: none without clan effects."""
    return FAR_REACH if state.setup.effects else {}


def hunters(state: State, prey: int) -> list[int]:
    """The face-up cats that attack a prey."""
    seen = zip(CELLS, state.tiles, state.faces, strict=True)
    return [cell for cell, tile, face in seen if tile in CLAN and face == UP and prey in reach(state, cell)]


@decides("capture.sum", "capture", Nature.EFFECT)
def attacks(state: State) -> tuple[list[int], list[int]]:
    """Each clan's attack on every place: the sum of its face-up cats that reach it."""
    one, two = [0] * len(CELLS), [0] * len(CELLS)
    clan, far = state.setup.clans[0], _far(state)
    faces = state.faces
    for cell, tile in enumerate(state.tiles):
        owner = CLAN.get(tile)
        if owner and faces[cell] == UP:
            own = one if owner == clan else two
            strength = ATTACK[tile] or chaos(state)
            for place in far.get(tile, BESIDE)[cell]:
                own[place] += strength
    return one, two


class Hunt(NamedTuple):
    """One prey, and the attack of both clans on it."""

    prey: int
    sums: tuple[int, int]

    @property
    def winner(self) -> Seat | None:
        return winner_of(self.sums)


@decides("capture.highest", "capture", Nature.EFFECT)
def winner_of(sums: tuple[int, int]) -> Seat | None:
    """The seat with the higher sum; nobody on a tie, and nothing to nothing is a tie too."""
    one, two = sums
    return None if one == two else SEATS[one < two]


def hunt(state: State, prey: int) -> Hunt:
    """Each clan's attack on this prey."""
    one, two = attacks(state)
    return Hunt(prey, (one[prey], two[prey]))


def caught(state: State, prey: int, winner: Seat | None) -> State:
    fate = NOT_CAUGHT if winner is None else CAUGHT[winner]
    return struck(state, prey, fate)


@decides("ruling.chief-caught", "chaoticats", Nature.RULING)
def caught_by_chaos_chief(state: State) -> list[int]:
    """Prey with a twin that counts as caught by the Chaoticats' chief: beside it, and won by its clan."""
    chief = chief_at(state, CHAOTICATS)
    if chief is None:
        return []
    own = CAUGHT[state.setup.clans.index(CHAOTICATS)]
    return [cell for cell in BESIDE[chief] if state.faces[cell] == own and state.tiles[cell] in TWIN]


@decides("clan.chaoticats.chief", "chaoticats", Nature.EFFECT)
def twins_brought(state: State) -> list[int]:
    """The twins, still uncaught, of what the Chaoticats' chief has caught."""
    twins = [state.tiles.index(TWIN[state.tiles[cell]]) for cell in caught_by_chaos_chief(state)]
    return [cell for cell in twins if state.faces[cell] == NOT_CAUGHT]
