"""A position built by hand: every card comes from the deck and goes back to it, so none is lost or doubled."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias, TypeVar

from catgames.core.key import Key
from catgames.core.message import Message, Seat
from catgames.games.burglars.position.cards import (
    BOX,
    COLOURS,
    GAP,
    LETTERS,
    MIRROR,
    NAMES,
    UNKNOWN,
    say_card,
    sort_cards,
    without,
)
from catgames.games.burglars.position.state import SEATS, Crew, SprungTrap, State, all_cards, supply_left
from catgames.games.kit import Editor, Tool

T = TypeVar("T")
Built: TypeAlias = State | Message
Touched: TypeAlias = tuple[str, ...]
"""The parts of a key: what it is, whose, which."""

ONE_CARD = ("market", "slot", "trap")
"""Places for a single card: a new one takes the place of the old."""
CATS_ONLY = ("new", "crew", "slot", "scored", "trap")


def tools(state: State) -> tuple[Tool, ...]:
    cards = (Tool(NAMES[card], say_card(card)) for card in COLOURS + MIRROR)
    return (*cards, *(Tool(name, Message(f"tool-{name}")) for name in CHANGES))


def use(state: State, seat: Seat, tool: str, key: Key) -> Built:
    touched = tuple(key.split(":"))
    # Whoever looks on touches the cards of their own hand.
    touched = ("hand", str(seat), *touched[1:]) if touched[0] == "hand" else touched
    after = CHANGES[tool](state, touched) if tool in CHANGES else _put(state, touched, LETTERS[tool])
    return after if isinstance(after, Message) else _settled(after)


EDITOR: Editor[State] = Editor(tools, use)


def _settled(state: State) -> State:
    """Nobody has passed yet, and a second recruit is due only where there is one."""
    return state._replace(passes=0, picked=state.picked and _can_recruit(state))


def _can_recruit(state: State) -> bool:
    return supply_left(state) or bool(state.market.strip(GAP))


# --- the cards that lie where one touches ----------------------------------------------------------


def _lying(state: State, touched: Touched) -> str | None:
    match touched:
        case ("hand" | "fan", owner, *_):
            return state.hands[int(owner)]
        case ("market", place):
            return state.market[int(place)].strip(GAP)
        case ("new", _):
            return ""
        case ("crew", owner, number):
            return state.crews[int(owner)][int(number)].cats
        case ("slot", owner, number):
            return state.crews[int(owner)][int(number)].hidden
        case ("scored", owner):
            return state.scored[int(owner)]
        case ("deck",):
            return state.deck
        case ("discard",):
            return state.discard
        case ("trap",) if state.trap:
            return state.trap.card
    return None


def _laid(state: State, touched: Touched, cards: str) -> State:
    """The position with these cards there; a crew has cats, so it cannot be left without any."""
    match touched:
        case ("hand" | "fan", owner, *_):
            return state._replace(hands=_exchanged(state.hands, int(owner), cards))
        case ("market", place):
            return state._replace(market="".join(_exchanged(tuple(state.market), int(place), cards or GAP)))
        case ("new", owner):
            return _with_crews(state, int(owner), (*state.crews[int(owner)], Crew(cards)))
        case ("crew" | "slot" as part, owner, number):
            crews = state.crews[int(owner)]
            old = crews[int(number)]
            new = Crew(cards, old.hidden) if part == "crew" else Crew(old.cats, cards)
            return _with_crews(state, int(owner), _exchanged(crews, int(number), new))
        case ("scored", owner):
            return state._replace(scored=_exchanged(state.scored, int(owner), cards))
        case ("deck",):
            return state._replace(deck=cards)
        case ("discard",):
            return state._replace(discard=cards)
    return state._replace(trap=state.trap._replace(card=cards) if state.trap and cards else None)


def _with_crews(state: State, owner: int, crews: tuple[Crew, ...]) -> State:
    return state._replace(crews=_exchanged(state.crews, owner, crews))


def _exchanged(row: tuple[T, ...], place: int, new: T) -> tuple[T, ...]:
    return (*row[:place], new, *row[place + 1 :])


# --- a card put there, or taken away ---------------------------------------------------------------


def _put(state: State, touched: Touched, card: str) -> Built:
    if _lying(state, touched) is None:
        return Message("edit-place")
    if card == MIRROR and touched[0] in CATS_ONLY:
        return Message("edit-mirror")
    supplied = _supplied(state, card)
    if supplied is None:
        return Message("edit-none-left", {"card": say_card(card)})
    lying = _lying(supplied, touched) or ""
    if touched[0] in ONE_CARD:
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
        case ("deck",):
            return Message("edit-deck")
        case ("hand", _, place):
            card = sort_cards(lying)[int(place)]
            return _returned(_laid(state, touched, without(lying, card)), card)
        case ("crew", owner, number) if len(lying) == 1:
            return _disbanded(state, int(owner), int(number))
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
    if touched[0] != "slot" or not hidden:
        return Message("edit-spring")
    if state.trap:
        return Message("edit-one-trap")
    if hidden == UNKNOWN:
        return Message("edit-unseen")
    _, owner, number = touched
    return _laid(state, touched, "")._replace(trap=SprungTrap(SEATS[int(owner)], int(number), hidden))


def _next_player(state: State, touched: Touched) -> Built:
    return state._replace(turn=SEATS[(state.turn + 1) % state.players], picked=False)


def _second(state: State, touched: Touched) -> Built:
    return state._replace(picked=not state.picked) if _can_recruit(state) else Message("edit-no-second")


def _fame(state: State, touched: Touched) -> Built:
    return state._replace(variants=state.variants._replace(hall_of_fame=not state.variants.hall_of_fame))


def _market_mirror(state: State, touched: Touched) -> Built:
    return state._replace(variants=state.variants._replace(market_mirror=not state.variants.market_mirror))


CHANGES: dict[str, Callable[[State, Touched], Built]] = {
    "take-away": _take_away,
    "spring": _spring,
    "next-player": _next_player,
    "second": _second,
    "fame": _fame,
    "market-mirror": _market_mirror,
}
