"""Two-player game: the market may pay a card of the price."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, permission, reason, rule, rule_of
from catgames.games.burglars.language.moves import Infiltrate
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import MIRROR, say_card, say_cards
from catgames.games.burglars.position.facts import can_pay_from_market
from catgames.games.burglars.position.state import MARKET_MIRROR, State, visible_market


def _players(state: State) -> Evidence:
    return Evidence(values(players=state.players))


@reason("players", _players)
def there_are_more_than_two_players(state: State, move: Infiltrate) -> bool:
    return state.players != 2


def _named(state: State, move: Infiltrate) -> Evidence:
    return Evidence(values(count=len(move.market)), keys.market_keys(state, move.market))


@reason("several", _named)
def several_market_cards_are_named(state: State, move: Infiltrate) -> bool:
    return len(move.market) > 1


def _absent(state: State, move: Infiltrate) -> Evidence:
    return Evidence(values(card=say_card(move.market)), keys.market_keys(state, visible_market(state)))


@reason("not-there", _absent)
def the_market_does_not_show_it(state: State, move: Infiltrate) -> bool:
    return move.market not in state.market


def _market_pays(state: State, move: Infiltrate) -> bool:
    return bool(move.market)


@rule_of(
    "two.market",
    "two",
    Infiltrate,
    applies=_market_pays,
    reasons=(there_are_more_than_two_players, several_market_cards_are_named, the_market_does_not_show_it),
)
def one_market_card_pays_and_only_with_two_players(state: State, move: Infiltrate) -> Evidence:
    return Evidence(values(card=say_card(move.market)), keys.market_keys(state, move.market))


def _market_mirror_pays(state: State, move: Infiltrate) -> bool:
    return MIRROR in move.market


def _mirror(state: State) -> Evidence:
    return Evidence(shown=keys.market_keys(state, MIRROR))


@rule(
    "ruling.market-mirror",
    "two",
    Infiltrate,
    option=MARKET_MIRROR,
    applies=_market_mirror_pays,
    needs=("two.market",),
    evidence=_mirror,
)
def a_mirror_of_the_market_may_pay_if_the_table_allows_it(state: State, move: Infiltrate) -> bool:
    return can_pay_from_market(state, MIRROR)


def _whole_price(state: State, move: Infiltrate) -> Evidence:
    return Evidence(values(cards=say_cards(move.market)), keys.market_keys(state, move.market))


@permission(
    "ruling.two-alone",
    "two",
    Infiltrate,
    needs=("infiltrate.target", "infiltrate.price", "two.market", "ruling.market-mirror"),
    evidence=_whole_price,
)
def the_market_card_alone_may_pay(state: State, move: Infiltrate) -> bool:
    return bool(move.market) and not move.price
