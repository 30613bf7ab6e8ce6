"""Two-player game: the market may pay a card of the price."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, permission, rule
from catgames.games.burglars.language.moves import Infiltrate
from catgames.games.burglars.law.rules.lookups import yes_no
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import MIRROR, contains, say_cards
from catgames.games.burglars.position.facts import can_pay_from_market
from catgames.games.burglars.position.state import MARKET_MIRROR, State


def _market_pays(state: State, move: Infiltrate) -> bool:
    return bool(move.market)


def _market_cards(state: State, move: Infiltrate) -> Evidence:
    there = yes_no(contains(state.market, move.market))
    said = values(players=state.players, count=len(move.market), cards=say_cards(move.market), there=there)
    return Evidence(said, keys.market_keys(state, move.market))


@rule("two.market", "two", Infiltrate, applies=_market_pays, evidence=_market_cards)
def at_most_one_market_card_pays_and_only_with_two_players(state: State, move: Infiltrate) -> bool:
    return state.players == 2 and len(move.market) == 1 and move.market in state.market


def _market_mirror_pays(state: State, move: Infiltrate) -> bool:
    return MIRROR in move.market


@rule(
    "ruling.market-mirror",
    "two",
    Infiltrate,
    option=MARKET_MIRROR,
    applies=_market_mirror_pays,
    needs=("two.market",),
    evidence=_market_cards,
)
def a_mirror_of_the_market_may_pay_if_the_table_allows_it(state: State, move: Infiltrate) -> bool:
    return can_pay_from_market(state, MIRROR)


@permission(
    "ruling.two-alone",
    "two",
    Infiltrate,
    needs=("infiltrate.target", "infiltrate.price", "two.market"),
    evidence=_market_cards,
)
def the_market_card_alone_may_pay(state: State, move: Infiltrate) -> bool:
    return bool(move.market) and not move.price
