"""Prey, cat, dog: how far each swaps, by the book or by the mover's clan card."""

from __future__ import annotations

from collections.abc import Callable

from catgames.core.message import values
from catgames.core.rule import Evidence, permission, rule
from catgames.core.rulebook import Nature
from catgames.games.pocket.language.moves import Keep, Swap
from catgames.games.pocket.law.rules.lookups import the_swap, yes_no
from catgames.games.pocket.law.rules.turn import the_revealed_tile_changes_places
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import NAMES
from catgames.games.pocket.position.facts import (
    REACH,
    has_choice,
    is_other_prey,
    kind_at,
    lifted_kind,
    say_there,
    serves,
    stretches_to,
)
from catgames.games.pocket.position.state import PLAY, WHOSE_CAT, State, power
from catgames.games.pocket.position.tiles import CAT, CLAN, DEFENDERS, DOG, PREY, ROYAL, say_clan

NOT_ANOTHER = ("clan.polterkitties.effect",)


def _due(state: State, move: Swap | Keep) -> bool:
    """Whether this player has a revealed tile to deal with: only then any of these rules has a say.

    What does not concern a move stays out of its ledger, so they apply then, rather than being moot.
    """
    return state.stage == PLAY and the_revealed_tile_changes_places.holds(state, move)


def _moves_another(state: State, move: Swap) -> bool:
    return _due(state, move) and move.cell != state.lifted


def _the_other_prey(state: State, move: Swap) -> Evidence:
    said = values(tile=say_there(state, move.cell), cell=NAMES[move.cell], revealed=say_there(state, state.lifted))
    return Evidence(said, keys.cell_keys((move.cell, state.lifted)))


@rule("clan.polterkitties.effect", "polterkitties", Swap, applies=_moves_another, evidence=_the_other_prey)
def another_visible_prey_moves_instead(state: State, move: Swap) -> bool:
    return is_other_prey(state, move.cell)


def _moves(kind: str) -> Callable[[State, Swap], bool]:
    return lambda state, move: _due(state, move) and kind_at(state, move.cell) == kind


@rule("swap.prey", "prey", Swap, applies=_moves(PREY), evidence=the_swap)
def a_prey_goes_to_a_place_around_it(state: State, move: Swap) -> bool:
    return move.other in REACH[PREY][move.cell]


@rule("swap.cat", "cat", Swap, applies=_moves(CAT), needs=NOT_ANOTHER, evidence=the_swap)
def a_cat_goes_one_or_two_along_its_row_or_column(state: State, move: Swap) -> bool:
    """Or as far as a clan card takes it, which wins over the book."""
    return move.other in REACH[CAT][move.cell] or stretches_to(state, move.seat, move.cell, move.other)


@rule("swap.dog", "dog", Swap, applies=_moves(DOG), needs=NOT_ANOTHER, evidence=the_swap)
def a_dog_goes_anywhere_in_its_row_or_column(state: State, move: Swap) -> bool:
    return move.other in REACH[DOG][move.cell]


# --- what the clan cards add for a revealed cat ----------------------------------------------------


def _stretched(state: State, move: Swap) -> bool:
    return _moves(CAT)(state, move) and stretches_to(state, move.seat, move.cell, move.other)


def _with_partner(state: State, move: Swap) -> Evidence:
    found = the_swap(state, move)
    return Evidence({**found.said, "partner": say_there(state, move.other)}, found.shown)


@permission("clan.royal-claws.effect", "royal-claws", Swap, evidence=_with_partner)
def a_visible_dog_may_be_the_partner(state: State, move: Swap) -> bool:
    return power(state, move.seat) == ROYAL and _stretched(state, move)


@permission("clan.defenders.effect", "defenders", Swap, evidence=_with_partner)
def one_or_two_steps_in_any_direction_may_be_gone(state: State, move: Swap) -> bool:
    return power(state, move.seat) == DEFENDERS and _stretched(state, move)


@permission("clan.precedence", "clans", Swap, nature=Nature.EFFECT, evidence=the_swap)
def the_card_wins_over_the_book(state: State, move: Swap) -> bool:
    return _stretched(state, move)


def _the_revealed(state: State, move: Keep) -> Evidence:
    return Evidence(values(tile=say_there(state, state.lifted)), (keys.cell_key(state.lifted),))


@rule("clan.power-cats.effect", "power-cats", Keep, applies=_due, evidence=_the_revealed)
def the_revealed_cat_stays_where_it_is(state: State) -> bool:
    return lifted_kind(state) == CAT


def _card_used_for_a_cat(state: State, move: Swap | Keep) -> bool:
    if isinstance(move, Swap):
        return _stretched(state, move)
    return _due(state, move) and lifted_kind(state) == CAT


def _whose(state: State, move: Swap | Keep) -> Evidence:
    clan = state.setup.clans[move.seat]
    own = yes_no(CLAN[state.tiles[state.lifted]] == clan)
    said = values(tile=say_there(state, state.lifted), own=own, clan=say_clan(clan))
    return Evidence(said, (keys.cell_key(state.lifted),))


@rule("ruling.whose-cat", "clans", Swap, Keep, option=WHOSE_CAT, applies=_card_used_for_a_cat, evidence=_whose)
def the_cat_is_one_the_card_may_move(state: State, move: Swap | Keep) -> bool:
    return serves(state, move.seat)


def _declined(state: State, move: Swap) -> Evidence:
    said = values(clan=say_clan(state.setup.clans[move.seat]), tile=say_there(state, state.lifted))
    return Evidence(said, (keys.cell_key(state.lifted),))


@permission("ruling.effect-optional", "clans", Swap, evidence=_declined)
def a_clan_effect_may_be_declined(state: State, move: Swap) -> bool:
    unused = move.cell == state.lifted and not _stretched(state, move)
    return unused and _due(state, move) and has_choice(state, move.seat)
