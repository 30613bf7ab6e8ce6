"""Where the book is silent: nothing left to draw, or nothing left to do."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, Rank, reason, rule_of
from catgames.games.burglars.language.moves import DECK, Move, Pass, Take
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import GAP
from catgames.games.burglars.position.facts import supply_left
from catgames.games.burglars.position.state import State, all_passed

PILES = (keys.DECK_KEY, keys.DISCARD_KEY)


@reason("over")
def everybody_has_passed(state: State) -> bool:
    return all_passed(state)


@rule_of("ruling.nothing-left", "action-1", rank=Rank.GAME, applies=all_passed, reasons=(everybody_has_passed,))
def somebody_can_still_act(state: State) -> Evidence:
    """The ruling is asked twice: whether the game is on, and below, whether a card is left."""
    return Evidence()


def _short(state: State, move: Take | Pass) -> bool:
    if isinstance(move, Pass):
        return True
    return move.source == DECK or (move.source == GAP and GAP in state.market and not supply_left(state))


@reason("no-card", lambda state: Evidence(shown=PILES))
def nothing_can_be_drawn(state: State, move: Take | Pass) -> bool:
    return isinstance(move, Take) and move.source == DECK and not supply_left(state)


@reason("no-refill", lambda state: Evidence(shown=(*keys.market_keys(state, GAP), *PILES)))
def the_gap_stays_empty(state: State, move: Take | Pass) -> bool:
    return isinstance(move, Take) and move.source == GAP


@rule_of(
    "ruling.nothing-left",
    "action-1",
    Take,
    Pass,
    applies=_short,
    needs=("turn.one-action", "recruit.two"),
    reasons=(nothing_can_be_drawn, the_gap_stays_empty),
)
def there_is_a_card_to_draw_or_else_nothing_to_do(state: State, move: Move) -> Evidence:
    """Who passes has nothing to do: that has been seen already, by turn.one-action."""
    why = "pass" if isinstance(move, Pass) else "card"
    return Evidence(values(why=why, deck=len(state.deck), discard=len(state.discard)), PILES)
