"""The same position in other colours: it asks the same of a learner who has just been shown."""

from __future__ import annotations

from dataclasses import replace

from catgames.games.burglars.language.moves import Activate, Form, Infiltrate, Move, Take
from catgames.games.burglars.position.cards import COLOURS, sort_cards
from catgames.games.burglars.position.state import Crew, State

_OTHER = str.maketrans(COLOURS, COLOURS[1:] + COLOURS[:1])


def twin(state: State) -> State:
    crews = tuple(tuple(Crew(c.cats.translate(_OTHER), c.hidden.translate(_OTHER)) for c in own) for own in state.crews)
    trap = state.trap
    return state._replace(
        hands=tuple(hand.translate(_OTHER) for hand in state.hands),
        crews=crews,
        scored=tuple(cards.translate(_OTHER) for cards in state.scored),
        market=state.market.translate(_OTHER),
        deck=state.deck.translate(_OTHER),
        discard=state.discard.translate(_OTHER),
        trap=trap and trap._replace(card=trap.card.translate(_OTHER)),
    )


def twin_move(move: Move) -> Move:
    match move:
        case Take(source=source) if len(source) == 1:
            return replace(move, source=source.translate(_OTHER))
        case Form(card=card) | Activate(card=card):
            return replace(move, card=card.translate(_OTHER))
        case Infiltrate(price=price, market=market):
            return replace(move, price=sort_cards(price.translate(_OTHER)), market=market.translate(_OTHER))
    return move
