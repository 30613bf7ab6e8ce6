"""Setting up Cloaked Cats: invitations, masks, a disguise, and a hand."""

from __future__ import annotations

from catgames.core.key import Keys
from catgames.core.message import Values
from catgames.core.seats import SEATS
from catgames.games.cloaked.position import keys
from catgames.games.cloaked.position.attributes import ATTRIBUTES, names
from catgames.games.cloaked.position.state import State
from catgames.teach.setting import Stage


def _without_cats(state: State) -> State:
    """The cats are still in one pile."""
    cats = tuple(cat for hand in state.hands for cat in hand)
    return state._replace(hands=((),) * state.players, pile=state.pile + cats)


def _without_cards(state: State) -> State:
    """Nobody has looked at an attribute yet, either."""
    return _without_cats(state)._replace(fans=(0,) * state.players)


def _without_masks(state: State) -> State:
    """Only the invitations lie there, and the seal."""
    return _without_cards(state)._replace(supply=(0,) * state.players)


def _masks(state: State) -> Keys:
    return tuple(map(keys.SUPPLY, state.seats))


def _fans(state: State) -> Keys:
    mine = tuple(keys.CARD(SEATS[0], name) for name in names(state.fans[0]))
    return (*mine, *map(keys.FAN, state.seats[1:]))


def _hands(state: State) -> Keys:
    return (*(keys.HAND(place) for place in range(len(state.hands[0]))), *map(keys.BACKS, state.seats[1:]))


def _mask_numbers(state: State) -> Values:
    return {"masks": state.supply[0], "players": state.players}


def _attribute_numbers(state: State) -> Values:
    fan, everything = state.fans[0].bit_count(), len(ATTRIBUTES)
    return {"fan": fan, "all": everything, "left": everything - fan * state.players}


def _hand_numbers(state: State) -> Values:
    return {"hand": len(state.hands[0]), "pile": len(state.pile)}


SETTING: tuple[Stage[State], ...] = (
    Stage("invitations", "setup.invitations", shown=_without_masks, counted=_mask_numbers),
    Stage("masks", "setup.masks", shown=_without_cards, lit=_masks, counted=_mask_numbers),
    Stage("attributes", "setup.attributes", shown=_without_cats, lit=_fans, counted=_attribute_numbers),
    Stage("leftovers", "setup.leftovers", shown=_without_cats, counted=_attribute_numbers),
    Stage("hands", "setup.hands", lit=_hands, counted=_hand_numbers),
    Stage("pile", "setup.hands", lit=lambda state: (keys.PILE_KEY,), counted=_hand_numbers),
)
