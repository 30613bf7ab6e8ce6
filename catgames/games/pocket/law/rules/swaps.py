"""Prey, cat, dog: how far each swaps by the book; what cards add to a cat's reach is said where it falls short."""

from __future__ import annotations

from dataclasses import replace

from catgames.core.rule import Evidence, reason, rule, rule_of
from catgames.games.pocket.language.moves import Keep, Swap
from catgames.games.pocket.law.rules.lookups import (
    from_here_to_there,
    how_far,
    in_line,
    is_stretched,
    moves_the_revealed,
)
from catgames.games.pocket.law.rules.turn import the_revealed_tile_changes_places
from catgames.games.pocket.position.cells import offset
from catgames.games.pocket.position.facts import REACH, haunts, kind_at, say_there, serves
from catgames.games.pocket.position.state import DOWN, PLAY, State, power
from catgames.games.pocket.position.tiles import CAT, DOG, PREY, ROYAL


def is_due(state: State, move: Swap | Keep) -> bool:
    """Whether this player has a revealed tile to deal with: only then any of these rules has a say.

    What does not concern a move stays out of its ledger, so they apply then, rather than being moot.
    """
    own = state.stage == PLAY and move.seat == state.turn
    return own and the_revealed_tile_changes_places.holds(state, move)


def _a_prey_moves(state: State, move: Swap) -> bool:
    moved = move.cell == state.lifted or haunts(state, move.seat)
    return is_due(state, move) and moved and kind_at(state, move.cell) == PREY


@rule("swap.prey", "prey", Swap, applies=_a_prey_moves, evidence=from_here_to_there)
def a_prey_goes_to_a_place_around_it(state: State, move: Swap) -> bool:
    return move.other in REACH[PREY][move.cell]


def _a_dog_moves(state: State, move: Swap) -> bool:
    return is_due(state, move) and moves_the_revealed(state, move, DOG)


@reason("out-of-line", from_here_to_there)
def it_is_out_of_a_dogs_line(state: State, move: Swap) -> bool:
    return move.other not in REACH[DOG][move.cell]


@rule_of("swap.dog", "dog", Swap, applies=_a_dog_moves, reasons=(it_is_out_of_a_dogs_line,))
def a_dog_goes_anywhere_in_its_row_or_column(state: State, move: Swap) -> Evidence:
    return in_line(state, move)


# --- a cat, which may have a clan card behind it -----------------------------------------------------


def _a_cat_moves(state: State, move: Swap) -> bool:
    """Where the mover's card takes it further than the book, it is the card that speaks."""
    return is_due(state, move) and moves_the_revealed(state, move, CAT) and not is_stretched(state, move)


def _out_of_reach(state: State, move: Swap) -> bool:
    return move.other not in REACH[CAT][move.cell]


def _card(state: State, move: Swap) -> str:
    """The clan card that speaks for the revealed cat; none, where it serves only cats of its own clan."""
    return power(state, move.seat) if serves(state, move.seat) else ""


def _in_line(move: Swap) -> bool:
    return 0 in offset(move.cell, move.other)


def _with_partner(state: State, move: Swap) -> Evidence:
    found = from_here_to_there(state, move)
    return replace(found, said={**found.said, "tile": say_there(state, move.other)})


@reason("no-dog-in-sight", from_here_to_there)
def the_royal_claws_do_not_see_what_lies_there(state: State, move: Swap) -> bool:
    hidden = state.faces[move.other] == DOWN
    return _out_of_reach(state, move) and _card(state, move) == ROYAL and hidden


@reason("no-dog", _with_partner)
def it_is_no_dog_that_the_royal_claws_could_reach(state: State, move: Swap) -> bool:
    return _out_of_reach(state, move) and _card(state, move) == ROYAL


@reason("too-far", how_far)
def it_is_too_far(state: State, move: Swap) -> bool:
    return _out_of_reach(state, move) and _in_line(move)


@reason("out-of-line", from_here_to_there)
def it_is_out_of_line(state: State, move: Swap) -> bool:
    return _out_of_reach(state, move)


@rule_of(
    "swap.cat",
    "cat",
    Swap,
    applies=_a_cat_moves,
    # Where the Defenders' card says how far a cat goes, it alone decides.
    needs=("clan.defenders.effect",),
    reasons=(
        the_royal_claws_do_not_see_what_lies_there,
        it_is_no_dog_that_the_royal_claws_could_reach,
        it_is_too_far,
        it_is_out_of_line,
    ),
)
def a_cat_goes_one_or_two_along_its_row_or_column(state: State, move: Swap) -> Evidence:
    return in_line(state, move)
