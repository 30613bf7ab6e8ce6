"""What ends every turn: the market is filled, the next player comes. And passing, where nothing else is left."""

from __future__ import annotations

from catgames.core.event import Teller
from catgames.core.game import Effect
from catgames.core.rulebook import Nature, decides
from catgames.core.seats import after
from catgames.games.burglars.language.moves import Pass
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import GAP
from catgames.games.burglars.position.state import State, is_over, shuffled


@decides("ruling.two-refill", "two", Nature.RULING)
def end_turn(state: State) -> State:
    """Fill the market, then it is the next player's turn."""
    turn = after(state.turn, state.players)
    if GAP not in state.market:
        return state._replace(turn=turn, passes=0)
    return refill_market(state)._replace(turn=turn, passes=0)


def end_scoring(state: State) -> State:
    """Only a scored yarn can end the game; then everything stays as it lies."""
    return state if is_over(state) else end_turn(state)


def refill_market(state: State) -> State:
    """To six, at the end of the turn and not before (Action 1)."""
    market, deck = state.market, state.deck
    while GAP in market and (deck or state.discard):
        if not deck:
            state = renew_deck(state._replace(deck=""))
            deck = state.deck
        market, deck = market.replace(GAP, deck[-1], 1), deck[:-1]
    return state._replace(market=market, deck=deck)


@decides("deck.reshuffle", "action-1", Nature.EFFECT)
@decides("ruling.reshuffle-when", "action-1", Nature.RULING)
def renew_deck(state: State) -> State:
    """An empty deck is made anew from the discard pile, at the moment a card is needed from it."""
    if state.deck:
        return state
    shuffles = state.shuffles + 1
    deck = shuffled(state.discard, state.seed, shuffles)
    return state._replace(deck=deck, discard="", shuffles=shuffles)


def tell_turn_end(done: State, after: State, tell: Teller) -> None:
    """How the market was filled once the action was done; nothing, where it was not."""
    filled = done.market.count(GAP) - after.market.count(GAP)
    if after.shuffles > done.shuffles:
        tell_renewal(done, tell)
    if filled:
        tell("refilled", "recruit.refill-late", keys.market_keys(done, GAP * filled), count=filled)


def tell_renewal(before: State, tell: Teller) -> None:
    tell("reshuffled", "deck.reshuffle", (keys.DISCARD_KEY, keys.DECK_KEY), count=len(before.discard))


def pass_turn(state: State, move: Pass) -> State:
    passes = state.passes + 1
    turn = state.turn if passes >= state.players else after(state.turn, state.players)
    return state._replace(passes=passes, turn=turn)


def tell_pass(before: State, move: Pass, after: State, tell: Teller) -> None:
    tell("passed", "ruling.nothing-left", (keys.FAN(move.seat),), who=move.seat)
    if is_over(after):
        tell("all-passed", "ruling.nothing-left")


EFFECTS = (Effect(Pass, pass_turn, tell_pass),)
