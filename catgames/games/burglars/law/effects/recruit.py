"""Action 1: one of the two cards that a recruit takes."""

from __future__ import annotations

from catgames.core.event import Teller
from catgames.core.game import Effect
from catgames.core.message import values
from catgames.core.rulebook import Nature, decides
from catgames.games.burglars.language.moves import DECK, Take
from catgames.games.burglars.law.effects.turn import end_turn, renew_deck, tell_renewal, tell_turn_end
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import GAP, MIRROR, is_cat, say_card
from catgames.games.burglars.position.changes import with_hand
from catgames.games.burglars.position.state import State


@decides("hand.no-limit", "action-1", Nature.EFFECT)
@decides("recruit.any-card", "action-1", Nature.EFFECT)
@decides("ruling.pick-order", "action-1", Nature.RULING)
def take(state: State, move: Take) -> State:
    taken = _in_hand(state, move)
    return taken if taken.picked else end_turn(taken)


def _in_hand(state: State, move: Take) -> State:
    """The card is in hand; the second is due, if this was the first and there is another to take."""
    market = state.market
    if move.source == DECK:
        state = renew_deck(state)
        card, deck = state.deck[-1], state.deck[:-1]
    else:
        card, deck, market = move.source, state.deck, market.replace(move.source, GAP, 1)
    second_due = not state.picked and bool(deck or state.discard or market.strip(GAP))
    hands = with_hand(state, move.seat, state.hands[move.seat] + card)
    return state._replace(hands=hands, deck=deck, market=market, picked=second_due)


def tell_take(before: State, move: Take, after: State, tell: Teller) -> None:
    seat = move.seat
    if move.source == DECK:
        if not before.deck:
            tell_renewal(before, tell)
        tell("take-deck", "recruit.two", (keys.DECK_KEY,), who=seat)
        drawn = after.hands[seat][-1]
        kind = "cat" if is_cat(drawn) else "mirror" if drawn == MIRROR else "unknown"
        said = values(card=say_card(drawn), kind=kind)
        tell("drawn", "recruit.any-card", keys.hand_keys(after, seat, drawn), seat, **said)
    else:
        tell("take-market", "recruit.two", (keys.FAN(seat),), who=seat, card=say_card(move.source))
    if after.picked:
        tell("second-due", "ruling.pick-order", (), seat)
    else:
        tell_turn_end(_in_hand(before, move), after, tell)


EFFECTS = (Effect(Take, take, tell_take),)
