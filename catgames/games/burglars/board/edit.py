"""A position built by hand: every card comes from the deck and goes back to it, so none is lost or doubled."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from catgames.core.key import Key, word_of
from catgames.core.message import Message, Seat
from catgames.core.seats import after
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import (
    BOX,
    COLOURS,
    GAP,
    MIRROR,
    NAMES,
    UNKNOWN,
    say_card,
    sort_cards,
    without,
)
from catgames.games.burglars.position.facts import supply_left
from catgames.games.burglars.position.state import NEW, Crew, SprungTrap, State, all_cards
from catgames.games.editing import Change, anywhere, editor, exchanged
from catgames.games.kit import Editor

Built: TypeAlias = State | Message


class Touched(NamedTuple):
    """What was touched: the word of its key, whose it is, which of them."""

    what: str
    owner: Seat
    number: int = NEW


ONE_CARD = ("market", "slot", "trap")
"""Places for a single card: a new one takes the place of the old."""
CATS_ONLY = ("new", "crew", "slot", "scored", "trap")


def _touched(seat: Seat, key: Key) -> Touched:
    """Whoever looks on touches the cards of their own hand."""
    for family in (keys.HAND, keys.MARKET):
        if one := family.parts(key):
            return Touched(family.word, seat, *one)
    if spot := keys.spot_of(key):
        return Touched(word_of(key), *spot)
    whose = keys.FAN.parts(key) or keys.SCORED.parts(key)
    return Touched(word_of(key), *(whose or (seat,)))


def _using(change: Callable[[State, Touched], Built]) -> Callable[[State, Seat, Key], Built]:
    return lambda state, seat, key: change(state, _touched(seat, key))


def _settled(before: State, state: State) -> State:
    """Nobody has passed yet, and a second recruit is due only where there is one."""
    return state._replace(passes=0, picked=state.picked and _can_recruit(state))


def _can_recruit(state: State) -> bool:
    return supply_left(state) or bool(state.market.strip(GAP))


# --- the cards that lie where one touches ----------------------------------------------------------


def _lying(state: State, touched: Touched) -> str | None:
    match touched:
        case Touched("hand" | "fan", owner):
            return state.hands[owner]
        case Touched("market", _, place):
            return state.market[place].strip(GAP)
        case Touched("new"):
            return ""
        case Touched("crew", owner, number):
            return state.crews[owner][number].cats
        case Touched("slot", owner, number):
            return state.crews[owner][number].hidden
        case Touched("scored", owner):
            return state.scored[owner]
        case Touched("deck"):
            return state.deck
        case Touched("discard"):
            return state.discard
        case Touched("trap") if state.trap:
            return state.trap.card
    return None


def _laid(state: State, touched: Touched, cards: str) -> State:
    """The position with these cards there; a crew has cats, so it cannot be left without any."""
    match touched:
        case Touched("hand" | "fan", owner):
            return state._replace(hands=exchanged(state.hands, owner, cards))
        case Touched("market", _, place):
            return state._replace(market="".join(exchanged(tuple(state.market), place, cards or GAP)))
        case Touched("new", owner):
            return _with_crews(state, owner, (*state.crews[owner], Crew(cards)))
        case Touched("crew" | "slot" as part, owner, number):
            crews = state.crews[owner]
            old = crews[number]
            new = Crew(cards, old.hidden) if part == "crew" else Crew(old.cats, cards)
            return _with_crews(state, owner, exchanged(crews, number, new))
        case Touched("scored", owner):
            return state._replace(scored=exchanged(state.scored, owner, cards))
        case Touched("deck"):
            return state._replace(deck=cards)
        case Touched("discard"):
            return state._replace(discard=cards)
    return state._replace(trap=state.trap._replace(card=cards) if state.trap and cards else None)


def _with_crews(state: State, owner: int, crews: tuple[Crew, ...]) -> State:
    return state._replace(crews=exchanged(state.crews, owner, crews))


# --- a card put there, or taken away ---------------------------------------------------------------


def _put(state: State, touched: Touched, card: str) -> Built:
    if _lying(state, touched) is None:
        return Message("edit-place")
    if card == MIRROR and touched.what in CATS_ONLY:
        return Message("edit-mirror")
    supplied = _supplied(state, card)
    if supplied is None:
        return Message("edit-none-left", {"card": say_card(card)})
    lying = _lying(supplied, touched) or ""
    if touched.what in ONE_CARD:
        return _returned(_laid(supplied, touched, card), lying)
    return _laid(supplied, touched, lying + card)


def _supplied(state: State, card: str) -> State | None:
    """The position once that card is taken out of the deck, or else of the discard pile."""
    if card in state.deck:
        return state._replace(deck=without(state.deck, card))
    if card in state.discard:
        return state._replace(discard=without(state.discard, card))
    # Among cards nobody here may see, there is one of whatever the box has more of.
    if UNKNOWN in state.deck and all_cards(state).count(card) < BOX[card]:
        return state._replace(deck=without(state.deck, UNKNOWN))
    return None


def _returned(state: State, cards: str) -> State:
    """To the bottom of the deck, so that what is drawn next stays the same."""
    return state._replace(deck=cards + state.deck)


def _take_away(state: State, touched: Touched) -> Built:
    lying = _lying(state, touched)
    if not lying:
        return Message("edit-nothing")
    match touched:
        case Touched("deck"):
            return Message("edit-deck")
        case Touched("hand", _, place):
            card = sort_cards(lying)[place]
            return _returned(_laid(state, touched, without(lying, card)), card)
        case Touched("crew", owner, number) if len(lying) == 1:
            return _disbanded(state, owner, number)
    return _returned(_laid(state, touched, lying[:-1]), lying[-1])


def _disbanded(state: State, owner: int, number: int) -> State:
    """A crew without cats is none: what lies or lay beneath it goes as well, and those behind move up."""
    cats, hidden = state.crews[owner][number]
    state = _with_crews(state, owner, (*state.crews[owner][:number], *state.crews[owner][number + 1 :]))
    trap, sprung = state.trap, ""
    if trap and trap.owner == owner and trap.crew >= number:
        sprung = trap.card if trap.crew == number else ""
        state = state._replace(trap=None if sprung else trap._replace(crew=trap.crew - 1))
    return _returned(state, cats + hidden + sprung)


# --- what is due, and what the table agreed on -----------------------------------------------------


def _spring(state: State, touched: Touched) -> Built:
    """The card beneath a crew lies open, and its owner is to place it."""
    hidden = _lying(state, touched)
    if touched.what != "slot" or not hidden:
        return Message("edit-spring")
    if state.trap:
        return Message("edit-one-trap")
    if hidden == UNKNOWN:
        return Message("edit-unseen")
    return _laid(state, touched, "")._replace(trap=SprungTrap(touched.owner, touched.number, hidden))


def _next_player(state: State) -> Built:
    return state._replace(turn=after(state.turn, state.players), picked=False)


def _second(state: State) -> Built:
    return state._replace(picked=not state.picked) if _can_recruit(state) else Message("edit-no-second")


def _fame(state: State) -> Built:
    return state._replace(variants=state.variants._replace(hall_of_fame=not state.variants.hall_of_fame))


def _market_mirror(state: State) -> Built:
    return state._replace(variants=state.variants._replace(market_mirror=not state.variants.market_mirror))


def _adding(card: str) -> Change[State]:
    return Change(say_card(card), _using(lambda state, touched: _put(state, touched, card)))


_CHANGES: dict[str, Change[State]] = {NAMES[card]: _adding(card) for card in COLOURS + MIRROR} | {
    "take-away": Change(Message("tool-take-away"), _using(_take_away)),
    "spring": Change(Message("tool-spring"), _using(_spring)),
    "next-player": Change(Message("tool-next-player"), anywhere(_next_player)),
    "second": Change(Message("tool-second"), anywhere(_second)),
    "fame": Change(Message("tool-fame"), anywhere(_fame)),
    "market-mirror": Change(Message("tool-market-mirror"), anywhere(_market_mirror)),
}
EDITOR: Editor[State] = editor(lambda state: _CHANGES, _settled)
