"""What the clan cards add on a turn: a revealed cat goes further or stays, another prey moves instead."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, permission, reason, rule, rule_of
from catgames.core.rulebook import Nature
from catgames.games.pocket.language.moves import Keep, Swap
from catgames.games.pocket.law.rules.lookups import (
    from_here_to_there,
    how_far,
    is_stretched,
    moves_the_revealed,
    the_revealed,
    yes_no,
)
from catgames.games.pocket.law.rules.swaps import is_due
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import NAMES, offset
from catgames.games.pocket.position.facts import REACH, card_offers_more, is_other_prey, lifted_kind, say_there, serves
from catgames.games.pocket.position.state import DOWN, WHOSE_CAT, State, power
from catgames.games.pocket.position.tiles import CAT, CLAN, DEFENDERS, POLTERKITTIES, PREY, ROYAL, say_clan

# --- the Polterkitties: another prey -----------------------------------------------------------------


def _another_would_move(state: State, move: Swap) -> bool:
    other = move.cell != state.lifted and power(state, move.seat) == POLTERKITTIES
    return other and is_due(state, move)


@reason("no-prey-revealed", the_revealed)
def no_prey_has_been_revealed(state: State) -> bool:
    return lifted_kind(state) != PREY


@reason("face-down", lambda state, move: Evidence(values(cell=NAMES[move.cell]), (keys.cell_key(move.cell),)))
def nobody_knows_what_would_move(state: State, move: Swap) -> bool:
    return state.faces[move.cell] == DOWN


def _the_other_tile(state: State, move: Swap) -> Evidence:
    said = values(tile=say_there(state, move.cell), cell=NAMES[move.cell], revealed=say_there(state, state.lifted))
    return Evidence(said, keys.cell_keys((move.cell, state.lifted)), wrong=(keys.cell_key(move.cell),))


@reason("no-prey", _the_other_tile)
def what_would_move_is_no_prey(state: State, move: Swap) -> bool:
    return not is_other_prey(state, move.cell)


@rule_of(
    "clan.polterkitties.effect",
    "polterkitties",
    Swap,
    applies=_another_would_move,
    reasons=(no_prey_has_been_revealed, nobody_knows_what_would_move, what_would_move_is_no_prey),
)
def another_visible_prey_moves_instead(state: State, move: Swap) -> Evidence:
    return _the_other_tile(state, move)


# --- a revealed cat: whose, and how far ----------------------------------------------------------------


def _card_used_for_a_cat(state: State, move: Swap | Keep) -> bool:
    used = is_stretched(state, move) if isinstance(move, Swap) else lifted_kind(state) == CAT
    return used and is_due(state, move)


def _whose(state: State, move: Swap | Keep) -> Evidence:
    clan = state.setup.clans[move.seat]
    own = yes_no(CLAN[state.tiles[state.lifted]] == clan)
    said = values(tile=say_there(state, state.lifted), own=own, clan=say_clan(clan))
    return Evidence(said, (keys.cell_key(state.lifted),))


@rule("ruling.whose-cat", "clans", Swap, Keep, option=WHOSE_CAT, applies=_card_used_for_a_cat, evidence=_whose)
def the_cat_is_one_the_card_serves(state: State, move: Swap | Keep) -> bool:
    return serves(state, move.seat)


SERVED = ("ruling.whose-cat",)
"""Where the card does not serve this cat, nothing that it allows may be said."""


def _goes_further(state: State, move: Swap) -> bool:
    return is_stretched(state, move) and is_due(state, move)


def _with_the_dog(state: State, move: Swap) -> Evidence:
    said = values(other=NAMES[move.other], dog=say_there(state, move.other))
    return Evidence(said, keys.cell_keys((move.cell, move.other)))


@permission("clan.royal-claws.effect", "royal-claws", Swap, needs=SERVED, evidence=_with_the_dog)
def a_visible_dog_may_be_the_partner(state: State, move: Swap) -> bool:
    return power(state, move.seat) == ROYAL and _goes_further(state, move)


def _leaves_the_cross(state: State, move: Swap) -> bool:
    """A cat goes where the book does not let it, behind the Defenders' card: then that says how far."""
    carded = power(state, move.seat) == DEFENDERS and moves_the_revealed(state, move, CAT)
    further = carded and move.other not in REACH[CAT][move.cell]
    return further and is_due(state, move) and (serves(state, move.seat) or is_stretched(state, move))


@reason("too-far", how_far)
def it_is_too_far_in_any_direction(state: State, move: Swap) -> bool:
    rows, columns = offset(move.cell, move.other)
    return not is_stretched(state, move) and (0 in (rows, columns) or rows == columns)


@reason("out-of-line", from_here_to_there)
def it_lies_in_none_of_the_eight_directions(state: State, move: Swap) -> bool:
    return not is_stretched(state, move)


@rule_of(
    "clan.defenders.effect",
    "defenders",
    Swap,
    applies=_leaves_the_cross,
    needs=SERVED,
    reasons=(it_is_too_far_in_any_direction, it_lies_in_none_of_the_eight_directions),
)
def it_goes_one_or_two_in_one_of_eight_directions(state: State, move: Swap) -> Evidence:
    return how_far(state, move)


@permission("clan.precedence", "clans", Swap, nature=Nature.EFFECT, needs=SERVED, evidence=from_here_to_there)
def the_card_wins_over_the_book(state: State, move: Swap) -> bool:
    return _goes_further(state, move)


def _would_stay(state: State, move: Keep) -> bool:
    return is_due(state, move)


@rule("clan.power-cats.effect", "power-cats", Keep, applies=_would_stay, needs=SERVED, evidence=the_revealed)
def the_revealed_cat_stays_where_it_is(state: State) -> bool:
    return lifted_kind(state) == CAT


# --- the card may be left alone -------------------------------------------------------------------------


def _card(state: State, move: Swap) -> Evidence:
    return Evidence(values(clan=say_clan(state.setup.clans[move.seat])), (keys.cell_key(state.lifted),))


@permission("ruling.effect-optional", "clans", Swap, needs=("swap.prey", "swap.cat"), evidence=_card)
def a_clan_effect_may_be_declined(state: State, move: Swap) -> bool:
    unused = move.cell == state.lifted and not is_stretched(state, move)
    return unused and is_due(state, move) and card_offers_more(state, move.seat)
