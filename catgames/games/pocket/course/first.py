"""A first game: reveal, hunt, and mind the dogs, one idea a turn, to the book's own end, without clan effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from catgames.core.message import Seat
from catgames.games.pocket.language.moves import Move, Reveal, Swap
from catgames.games.pocket.law.effects.turn import swapped
from catgames.games.pocket.law.legal import legal_moves
from catgames.games.pocket.law.scoring import result, score
from catgames.games.pocket.position.cells import AROUND, BESIDE, CENTRE
from catgames.games.pocket.position.ending import bites, hunters, resolved
from catgames.games.pocket.position.facts import kind_at, visible
from catgames.games.pocket.position.state import (
    CAUGHT,
    DOWN,
    EFFECTS,
    FIRST,
    MODE,
    ONLY_THE_CENTRE_UP,
    OTHER,
    State,
    seen_by,
)
from catgames.games.pocket.position.tiles import CLAN, DOG, PREY, TWIN, aimed_at
from catgames.teach.guide import Beat, Guide

Wants: TypeAlias = Callable[[State, Move], bool]
FEW = 6
"""Three turns are left to each then: early enough for the guide to say farewell."""


# --- what a swap comes to, as far as both players see -----------------------------------------------


def _clan_at(state: State, cell: int) -> str:
    return CLAN.get(visible(state, cell), "")


def _own(state: State) -> str:
    return state.setup.clans[state.turn]


def _played(state: State, move: Swap) -> State:
    """The square after the swap, to the eyes of who swapped."""
    return swapped(seen_by(state, move.seat), move)._replace(turn=move.seat)


def _lead(state: State) -> int:
    """The points by which who is to move would win, if the game ended with what lies face up."""
    after = resolved(state).after
    return score(after, state.turn).total - score(after, OTHER[state.turn]).total


def _prey_won_beside(played: State, cell: int) -> list[int]:
    """The prey beside a place that who is to move would catch."""
    after = resolved(played).after
    return [prey for prey in BESIDE[cell] if after.faces[prey] == CAUGHT[played.turn]]


def _endangered(state: State) -> dict[int, int]:
    """The own cats that a dog points at, each with that dog."""
    return {cat: dog for cat, dog in bites(state).items() if _clan_at(state, cat) == _own(state)}


# --- where to look ----------------------------------------------------------------------------------


def _reveals_near_the_centre(state: State, move: Move) -> bool:
    first = state.faces == ONLY_THE_CENTRE_UP and kind_at(state, CENTRE) == PREY
    return first and isinstance(move, Reveal) and move.cell in AROUND[CENTRE]


def _reveals_near_a_cat(state: State, move: Move) -> bool:
    return isinstance(move, Reveal) and any(_clan_at(state, cell) == _own(state) for cell in AROUND[move.cell])


def _nears_the_end(state: State, move: Move) -> bool:
    return isinstance(move, Reveal) and state.faces.count(DOWN) <= FEW


# --- where to go ------------------------------------------------------------------------------------


def _hunts(state: State, move: Swap) -> bool:
    """Beside a prey that it wins, in nobody's place of its own clan, and where no dog points."""
    played, clan = _played(state, move), _own(state)
    if _clan_at(state, move.cell) != clan or _clan_at(state, move.other) == clan:
        return False
    return move.other not in bites(played) and bool(_prey_won_beside(played, move.other))


def _hunts_together(state: State, move: Swap) -> bool:
    """Beside a prey where another cat of the clan stands."""
    played = _played(state, move)
    mates = {cell for prey in _prey_won_beside(played, move.other) for cell in hunters(resolved(played).after, prey)}
    return _hunts(state, move) and any(_clan_at(played, cell) == _own(state) for cell in mates - {move.other})


def _brings_prey(state: State, move: Swap) -> bool:
    won = resolved(_played(state, move)).after.faces[move.other] == CAUGHT[move.seat]
    return won and kind_at(state, move.cell) == PREY


def _denies_prey(state: State, move: Swap) -> bool:
    lost = resolved(_played(state, move)).after.faces[move.other] == CAUGHT[OTHER[move.seat]]
    return not lost and kind_at(state, move.cell) == PREY


def _brings_a_twin(state: State, move: Swap) -> bool:
    return _brings_prey(state, move) and visible(state, move.cell) in TWIN


def _leads_a_rival_away(state: State, move: Swap) -> bool:
    """To where it stands beside no prey in sight."""
    played = _played(state, move)
    rival = _clan_at(state, move.cell) not in ("", _own(state))
    return rival and not any(kind_at(played, cell) == PREY for cell in BESIDE[move.other])


def _aimed(state: State, move: Swap) -> set[str]:
    """The clans that the dog would bite where it goes."""
    played = _played(state, move)
    return {_clan_at(played, cell) for cell in aimed_at(played.tiles[move.other], move.other)} - {""}


def _sets_a_dog_on_them(state: State, move: Swap) -> bool:
    return _spares_the_own(state, move) and bool(_aimed(state, move))


def _spares_the_own(state: State, move: Swap) -> bool:
    return kind_at(state, move.cell) == DOG and _own(state) not in _aimed(state, move)


def _saves_a_cat(state: State, move: Swap) -> bool:
    """By a swap with the cat that a dog points at, or with that dog, after which no dog points at that cat."""
    before, played = _endangered(seen_by(state, move.seat)), _played(state, move)
    bitten = {played.tiles[cat] for cat in _endangered(played)}
    spared = {cat: dog for cat, dog in before.items() if state.tiles[cat] not in bitten}
    return len(bitten) < len(before) and move.other in {*spared, *spared.values()}


def _at_no_cost(idea: Callable[[State, Swap], bool]) -> Wants:
    """A swap moves two tiles: what is advised for one must not lose by the other."""

    def wants(state: State, move: Move) -> bool:
        if not isinstance(move, Swap) or not idea(state, move):
            return False
        return _lead(_played(state, move)) >= _lead(seen_by(state, move.seat))

    return wants


def _or_else(idea: Wants, lesser: Wants) -> Wants:
    """What a tile is for is told when it is first revealed, even where it cannot be had: then for what there is."""

    def wants(state: State, move: Move) -> bool:
        if idea(state, move):
            return True
        return lesser(state, move) and not any(idea(state, other) for other in legal_moves(state))

    return wants


def _won(state: State) -> Seat | None:
    """The book's own end; a shared victory is nobody's alone."""
    outcome = result(state)
    return outcome.winners[0] if outcome and len(outcome.winners) == 1 else None


GUIDE = Guide(
    cats=("random",),  # a greedy cat beats who follows this advice in most games
    seed=30178,  # won by its advice 14 to 10: every idea has its moment, and the first comes at once
    beats=(
        Beat("reveal", _reveals_near_the_centre),
        Beat("hunt", _at_no_cost(_hunts)),
        Beat("near", _reveals_near_a_cat),
        Beat("prey", _or_else(_at_no_cost(_brings_prey), _at_no_cost(_denies_prey))),
        Beat("rival", _at_no_cost(_leads_a_rival_away)),
        Beat("dog", _or_else(_at_no_cost(_sets_a_dog_on_them), _at_no_cost(_spares_the_own))),
        Beat("together", _at_no_cost(_hunts_together)),
        Beat("save", _at_no_cost(_saves_a_cat)),
        Beat("pair", _at_no_cost(_brings_a_twin)),
        Beat("last", _nears_the_end),
    ),
    means=frozenset({"swapped", "stays-down", "facing"}),
    goal=_won,
    options={MODE: FIRST, EFFECTS: "no"},
)
