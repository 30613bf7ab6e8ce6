"""The same position in other colours: it asks the same of a learner who has just been shown."""

from __future__ import annotations

from catgames.games.burglars.position.cards import COLOURS
from catgames.games.burglars.position.state import Crew, State

_OTHER = str.maketrans(COLOURS, COLOURS[1:] + COLOURS[:1])


def recoloured(cards: str) -> str:
    return cards.translate(_OTHER)


def twin(state: State) -> State:
    crews = tuple(tuple(Crew(recoloured(c.cats), recoloured(c.hidden)) for c in own) for own in state.crews)
    trap = state.trap
    return state._replace(
        hands=tuple(map(recoloured, state.hands)),
        crews=crews,
        scored=tuple(map(recoloured, state.scored)),
        market=recoloured(state.market),
        deck=recoloured(state.deck),
        discard=recoloured(state.discard),
        trap=trap and trap._replace(card=recoloured(trap.card)),
    )
