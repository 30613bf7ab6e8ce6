"""Bastet: a rescuer on her tile changes places with another player's."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, reason, rule_of
from catgames.games.cleocatra.language.moves import Exchange
from catgames.games.cleocatra.law.rules.lookups import (
    IN_TURN,
    no_tile_lies_there,
    none_of_ones_rescuers_is_there,
    tile_there,
)
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.facts import is_tile
from catgames.games.cleocatra.position.naming import say_tile
from catgames.games.cleocatra.position.state import State, colour_at
from catgames.games.cleocatra.position.tiles import BASTET


@reason("basic")
def the_game_is_basic(state: State, move: Exchange) -> bool:
    return not state.variants.advanced


@reason("colour", tile_there)
def the_tile_is_not_bastets(state: State, move: Exchange) -> bool:
    return colour_at(state, move.tile) != BASTET


@reason("self", lambda state, move: Evidence(shown=(keys.RESCUER(move.seat, move.tile),)))
def one_named_oneself(state: State, move: Exchange) -> bool:
    return move.other == move.seat


@reason("nowhere", lambda state, move: Evidence(shown=(keys.PLACE(move.there),)))
def no_tile_lies_at_the_other_end(state: State, move: Exchange) -> bool:
    return not is_tile(state, move.there)


def _there(state: State, move: Exchange) -> Evidence:
    there = (keys.TILE(move.there),)
    return Evidence(values(other=move.other, tile=say_tile(state, move.there)), there, wrong=there)


@reason("not-there", _there)
def the_other_has_no_rescuer_there(state: State, move: Exchange) -> bool:
    return move.there not in state.rescuers[move.other]


@reason("same", _there)
def both_stand_on_one_tile(state: State, move: Exchange) -> bool:
    return move.there == move.tile


@rule_of(
    "adv.bastet",
    "abilities",
    Exchange,
    needs=IN_TURN,
    reasons=(
        the_game_is_basic,
        no_tile_lies_there,
        none_of_ones_rescuers_is_there,
        the_tile_is_not_bastets,
        one_named_oneself,
        no_tile_lies_at_the_other_end,
        the_other_has_no_rescuer_there,
        both_stand_on_one_tile,
    ),
)
def a_rescuer_on_bastet_changes_places_with_another_players(state: State, move: Exchange) -> Evidence:
    said = values(tile=say_tile(state, move.tile), other=move.other, there=say_tile(state, move.there))
    return Evidence(said, (keys.RESCUER(move.seat, move.tile), keys.RESCUER(move.other, move.there)))


def _mine(state: State, move: Exchange) -> Evidence:
    mine = (keys.RESCUER(move.seat, move.there),)
    return Evidence(values(tile=say_tile(state, move.there)), mine, wrong=mine)


@reason("mine", _mine)
def one_would_be_there_twice(state: State, move: Exchange) -> bool:
    return move.there in state.rescuers[move.seat]


def _theirs(state: State, move: Exchange) -> Evidence:
    said = values(other=move.other, tile=say_tile(state, move.tile))
    theirs = (keys.RESCUER(move.other, move.tile),)
    return Evidence(said, theirs, wrong=theirs)


@reason("theirs", _theirs)
def the_other_would_be_here_twice(state: State, move: Exchange) -> bool:
    return move.tile in state.rescuers[move.other]


@rule_of(
    "ruling.bastet-capacity",
    "abilities",
    Exchange,
    needs=("adv.bastet",),
    reasons=(one_would_be_there_twice, the_other_would_be_here_twice),
)
def no_tile_gets_two_of_one_player(state: State, move: Exchange) -> Evidence:
    return Evidence(shown=(keys.TILE(move.tile), keys.TILE(move.there)))
