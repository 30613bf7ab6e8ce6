"""Setting up Pocket Cats: the clans, 25 tiles, the square."""

from __future__ import annotations

from catgames.core.key import Keys
from catgames.core.message import Values
from catgames.games.pocket.law.game import GAME
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import CENTRE, NAMES, SIDE
from catgames.games.pocket.position.state import CHOOSE, DOWN, DRAWN, EXPERT, SEATS, UP, State
from catgames.games.pocket.position.tiles import CAT, CLANS, DOG, KIND, PREY, say_clan
from catgames.teach.setting import Stage


def _laid_out(state: State) -> State:
    """With the clans chosen: whichever, the rest is the same."""
    while state.stage == CHOOSE:
        state = GAME.simulate(state, GAME.legal_moves(state)[0])
    return state


def _sorted(state: State) -> State:
    """The tiles as one looks for them in the box: a clan a row, the prey, the dogs."""
    state = _laid_out(state)
    cats = [cat for clan in state.setup.clans for cat in CLANS[clan].cats]
    prey = sorted(tile for tile in state.tiles if KIND[tile] == PREY)
    dogs = sorted(tile for tile in state.tiles if KIND[tile] == DOG)
    return state._replace(tiles=(*cats, *prey, *dogs), faces=UP * len(state.tiles))


def _chosen(state: State) -> State:
    """The clan cards to choose from, or the tiles of the clans that are known already."""
    return state if state.stage == CHOOSE else _sorted(state)


def _face_down(state: State) -> State:
    state = _laid_out(state)
    return state._replace(faces=DOWN * len(state.tiles))


def _clans(state: State) -> Keys:
    if state.stage == CHOOSE:
        return tuple(keys.CLAN(clan) for clan in CLANS)
    return tuple(map(keys.PLAYER, SEATS))


def _players(state: State) -> Keys:
    return tuple(map(keys.PLAYER, SEATS))


def _centre(state: State) -> Keys:
    return (keys.CELL(NAMES[CENTRE]),)


def _clans_said(state: State) -> Values:
    one, other = _laid_out(state).setup.clans
    return {"mode": state.setup.mode, "one": say_clan(one), "other": say_clan(other), "drawn": DRAWN}


def _effects_said(state: State) -> Values:
    return {"effects": "yes" if state.setup.effects else "no"}


def _tile_numbers(state: State) -> Values:
    kinds = [KIND[tile] for tile in _laid_out(state).tiles]
    counted = {"cats": kinds.count(CAT), "prey": kinds.count(PREY), "dogs": kinds.count(DOG)}
    return {**counted, "tiles": len(kinds), "side": SIDE, "hidden": len(kinds) - 1}


SETTING: tuple[Stage[State], ...] = (
    Stage("clans", "setup.clans", shown=_chosen, lit=_clans, counted=_clans_said),
    Stage("effects", "clan.effects", shown=_sorted, lit=_players, counted=_effects_said),
    Stage("mix", "setup.mix", shown=_sorted, counted=_tile_numbers),
    Stage("square", "setup.square", shown=_face_down, counted=_tile_numbers),
    Stage("centre", "setup.centre", shown=_laid_out, lit=_centre, counted=_tile_numbers),
    Stage("starter", "setup.centre", shown=_laid_out),
    Stage("expert", "mode.expert", shown=_laid_out, lit=_players, asked=lambda state: state.setup.mode == EXPERT),
)
