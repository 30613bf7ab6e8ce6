"""How to play: on your own turn reveal a tile, then swap it."""

from __future__ import annotations

from dataclasses import replace

from catgames.core.message import values
from catgames.core.rule import Evidence, Rank, reason, rule, rule_of
from catgames.core.rulebook import Nature
from catgames.games.pocket.language.moves import Keep, Move, Reveal, Swap
from catgames.games.pocket.law.rules.lookups import a_turn_is_on, the_revealed
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import NAMES
from catgames.games.pocket.position.facts import haunts, haunts_another, is_other_prey, lifted_kind, say_there
from catgames.games.pocket.position.state import BETWEEN, DOWN, PLAY, ROTATE, State, power
from catgames.games.pocket.position.tiles import POLTERKITTIES, POWER


def _tiles_are_laid_out(state: State) -> bool:
    """Before that, clans are chosen, and mode.agree says by whom."""
    return state.stage in (PLAY, ROTATE, BETWEEN)


def _who_is_to_move(state: State) -> Evidence:
    return Evidence(values(who=state.turn), (keys.PLAYER(state.turn),))


@reason("their-turn", _who_is_to_move)
def it_is_the_others_turn(state: State, move: Move) -> bool:
    return state.stage == PLAY and move.seat != state.turn


@reason("their-dogs", _who_is_to_move)
def the_other_decides_about_the_dogs(state: State, move: Move) -> bool:
    return state.stage == ROTATE and move.seat != state.turn


@reason("their-game", _who_is_to_move)
def the_other_begins_the_second_game(state: State, move: Move) -> bool:
    return state.stage == BETWEEN and move.seat != state.turn


@rule_of(
    "turn.order",
    "turn",
    rank=Rank.TURN,
    applies=_tiles_are_laid_out,
    reasons=(it_is_the_others_turn, the_other_decides_about_the_dogs, the_other_begins_the_second_game),
)
def it_is_this_players_decision(state: State) -> Evidence:
    return Evidence(values(stage=state.stage), (keys.PLAYER(state.turn),))


# --- the first half: reveal -------------------------------------------------------------------------


def _both_tiles(state: State, move: Reveal) -> Evidence:
    said = values(tile=say_there(state, state.lifted), cell=NAMES[state.lifted])
    return Evidence(said, keys.cell_keys((move.cell, state.lifted)))


@reason("waiting", _both_tiles)
def a_revealed_tile_is_still_to_be_swapped(state: State) -> bool:
    return bool(lifted_kind(state))


@rule_of(
    "turn.no-peek",
    "turn",
    Reveal,
    rank=Rank.PHASE,
    nature=Nature.INFORMATION,
    applies=a_turn_is_on,
    reasons=(a_revealed_tile_is_still_to_be_swapped,),
)
def nothing_has_been_revealed_this_turn(state: State) -> Evidence:
    return Evidence()


def _tile_to_turn(state: State, move: Reveal) -> Evidence:
    said = values(cell=NAMES[move.cell], tile=say_there(state, move.cell))
    return Evidence(said, (keys.cell_key(move.cell),))


@rule("turn.reveal", "turn", Reveal, applies=a_turn_is_on, evidence=_tile_to_turn)
def the_tile_lies_face_down(state: State, move: Reveal) -> bool:
    return state.faces[move.cell] == DOWN


# --- the second half: swap --------------------------------------------------------------------------


@reason("nothing")
def nothing_has_been_revealed(state: State) -> bool:
    return not lifted_kind(state)


@reason("no-prey-moves", the_revealed)
def neither_the_prey_revealed_nor_another_would_move(state: State, move: Swap | Keep) -> bool:
    """The Polterkitties may leave a prey where it is, but only for another."""
    return isinstance(move, Keep) and haunts_another(state, move.seat)


@reason("stays", the_revealed)
def the_revealed_tile_would_stay(state: State, move: Swap | Keep) -> bool:
    return isinstance(move, Keep) and power(state, move.seat) != POWER


@reason("itself")
def a_tile_would_swap_with_itself(state: State, move: Swap | Keep) -> bool:
    return isinstance(move, Swap) and move.cell == move.other


@reason("backwards", the_revealed)
def the_revealed_tile_is_named_second(state: State, move: Swap | Keep) -> bool:
    """Unless it is the partner of another prey, which the Polterkitties move."""
    if not isinstance(move, Swap) or move.other != state.lifted:
        return False
    return not (haunts(state, move.seat) and is_other_prey(state, move.cell))


def _the_other(state: State, move: Swap) -> Evidence:
    return replace(the_revealed(state), wrong=(keys.cell_key(move.cell),))


@reason("another", _the_other)
def another_tile_would_move(state: State, move: Swap | Keep) -> bool:
    """The Polterkitties' card has a say in this: then that is asked."""
    return isinstance(move, Swap) and move.cell != state.lifted and power(state, move.seat) != POLTERKITTIES


@rule_of(
    "turn.swap",
    "turn",
    Swap,
    Keep,
    rank=Rank.PHASE,
    applies=a_turn_is_on,
    reasons=(
        nothing_has_been_revealed,
        neither_the_prey_revealed_nor_another_would_move,
        the_revealed_tile_would_stay,
        a_tile_would_swap_with_itself,
        the_revealed_tile_is_named_second,
        another_tile_would_move,
    ),
)
def the_revealed_tile_changes_places(state: State) -> Evidence:
    """It must move, it and no other tile, unless the mover's clan card says otherwise."""
    return the_revealed(state)
