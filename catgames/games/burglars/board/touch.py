"""What touching the table means: pieces in, a move out."""

from __future__ import annotations

from typing import TypeAlias

from catgames.core.key import Key, Keys, word_of
from catgames.core.message import Message, Seat
from catgames.games.burglars.language.moves import DECK, Activate, Form, Infiltrate, Move, Pass, Place, Secure, Take
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import GAP, MIRROR, UNKNOWN, sort_cards
from catgames.games.burglars.position.facts import can_act, crew_at, growing
from catgames.games.burglars.position.keys import HAND, SLOT, hand_card, market_card, slot_key, spot_of
from catgames.games.burglars.position.state import NEW, Spot, State, to_move
from catgames.games.kit import Touch

OnTable: TypeAlias = Touch[Move]
START = "touch-start"
"""What is said at the beginning of a turn, when every action is open."""


def touch(state: State, seat: Seat, picked: Keys) -> OnTable:
    """The newest key is the last; what went before is what the learner already holds."""
    if not picked:
        return Touch(said=prompt(state, seat))
    *held, new = picked
    if new in held:
        # A price is a price of something: it goes with its target.
        aim_gone = new == held[0] and _is_target(held, seat)
        rest = () if aim_gone else tuple(key for key in held if key != new)
        return Touch(rest, said=_after(state, seat, rest))
    if UNKNOWN in (hand_card(state, seat, new), market_card(state, new)):
        return Touch(tuple(held), said=Message("touch-unseen"))
    if new == keys.PASS_KEY:
        return Touch(move=Pass(seat))
    if state.trap and state.trap.owner == seat and (spot := spot_of(new)):
        return Touch(move=Place(seat, spot))
    word = word_of(new)
    match word:
        case "deck":
            return Touch(move=Take(seat, DECK))
        case "market" if not _is_target(held, seat):
            return Touch(move=Take(seat, market_card(state, new)))
        case "hand":
            return _touch_hand(state, seat, held, new)
        case "crew" | "new" | "slot":
            return _touch_crew(state, seat, held, new)
        case "go":
            return _touch_go(state, seat, held)
        case "scored":
            fame = "yes" if state.variants.hall_of_fame else "no"
            return Touch(tuple(held), said=Message("touch-scored", {"fame": fame}))
        case "fan" | "discard":
            return Touch(tuple(held), said=Message(f"touch-{word}"))
    return Touch(tuple(picked), said=_after(state, seat, tuple(picked)))


def prompt(state: State, seat: Seat) -> Message:
    """What could be touched first."""
    who = to_move(state)
    if who is None:
        return Message("touch-over")
    if who != seat:
        return Message("touch-other", {"who": who})
    if state.trap:
        return Message("touch-trap", {"growing": len(growing(state.crews[seat]))})
    if state.picked:
        return Message("touch-second")
    if not can_act(state):
        return Message("touch-pass")
    return Message(START, {"crews": len(state.crews[seat]), "hidden": _hidden(state)})


def _hidden(state: State, but: Seat | None = None) -> int:
    """How many cards lie face down, of everybody or of all but one."""
    return sum(bool(crew.hidden) for owner, crews in enumerate(state.crews) for crew in crews if owner != but)


def _after(state: State, seat: Seat, picked: Keys) -> Message:
    """What could be touched next; as long as something else is due, whatever is in hand must wait for it."""
    due = prompt(state, seat)
    if not picked or due.id != START:
        return due
    first, spot = picked[0], spot_of(picked[0])
    if card := hand_card(state, seat, first):
        if card == MIRROR:
            return Message("touch-mirror", {"prey": _hidden(state, but=seat)})
        return Message("touch-hand", {"crews": len(state.crews[seat])})
    if spot is None:
        return prompt(state, seat)
    if first in SLOT:
        paying = len(picked) > 1 and picked[1] not in SLOT
        to_pay = paying or spot.owner != seat
        return _to_pay(state, seat, spot, len(picked) - 1) if to_pay else _to_secure(state, seat, spot, picked)
    return Message("touch-new", {"owner": spot.owner}) if spot.crew == NEW else Message("touch-crew")


def _to_pay(state: State, seat: Seat, spot: Spot, paid: int) -> Message:
    """More cards, as long as they are fewer than the cats; whether they are the right ones is for the rules to say."""
    crew = crew_at(state, spot)
    if spot.owner == seat or crew is None or not crew.hidden:
        return Message("touch-infiltrate", {"what": "own" if spot.owner == seat else "bare"})
    return Message("touch-infiltrate", {"what": "card" if paid < len(crew.cats) else "paid"})


def _hides(state: State, spot: Spot) -> bool:
    """Whether a card lies there; beneath a crew that does not exist none does."""
    crew = crew_at(state, spot)
    return crew is not None and bool(crew.hidden)


def _to_secure(state: State, seat: Seat, spot: Spot, picked: Keys) -> Message:
    if not _hides(state, spot):
        return Message("touch-beneath")
    hidden = (slot_key(Spot(seat, k)) for k, crew in enumerate(state.crews[seat]) if crew.hidden)
    return Message("touch-secure", {"more": sum(key not in picked for key in hidden)})


def _touch_hand(state: State, seat: Seat, held: list[Key], new: Key) -> OnTable:
    """A card first, or last when the place was touched before it, or one more card of a price."""
    card = hand_card(state, seat, new)
    place = spot_of(held[0]) if held else None
    if place is None:
        return Touch((new,), said=_after(state, seat, (new,)))
    if held[0] in SLOT:
        crew = crew_at(state, place)
        if place.owner == seat and crew is not None and not crew.hidden:
            return Touch(move=Activate(seat, card, place))
        return Touch((*held, new), said=_to_pay(state, seat, place, len(held)))
    return Touch(move=Form(seat, card, place))


def _touch_crew(state: State, seat: Seat, held: list[Key], new: Key) -> OnTable:
    spot = spot_of(new)
    assert spot is not None
    if held and held[0] in HAND:
        card = hand_card(state, seat, held[0])
        if spot.owner != seat and spot.crew != NEW and (card == MIRROR or _hides(state, spot)):
            # It pays for that crew: card and target may be touched in any order.
            price = (slot_key(spot), held[0])
            return Touch(price, said=_after(state, seat, price))
        made = Activate if new in SLOT else Form
        return Touch(move=made(seat, card, spot))
    if spot.owner != seat:
        # Another player's crew: whatever part of it is touched, it is the aim of an infiltration.
        if spot.crew == NEW:
            return Touch(said=_after(state, seat, (new,)))
        aimed = slot_key(spot)
        securing = bool(held) and held[0] in SLOT and not _is_target(held, seat)
        picked = (*held, aimed) if securing else (aimed,)
        return Touch(picked, said=_after(state, seat, picked))
    kept = [key for key in held if key in SLOT and not _is_target([key], seat)] if new in SLOT else []
    return Touch((*kept, new), said=_after(state, seat, (*kept, new)))


def _touch_go(state: State, seat: Seat, held: list[Key]) -> OnTable:
    """With cards chosen, or another player's crew, it is an infiltration; else an attempt to secure."""
    spots = [spot for key in held if key in SLOT and (spot := spot_of(key))]
    if not spots:
        return Touch(tuple(held), said=Message("touch-go", {"hidden": _hidden(state)}))
    price = "".join(hand_card(state, seat, key) for key in held)
    market = "".join(market_card(state, key) for key in held)
    if price or market or _is_target(held, seat):
        return Touch(move=Infiltrate(seat, spots[0], sort_cards(price), sort_cards(market.replace(GAP, ""))))
    return Touch(move=Secure(seat, tuple(sorted(spots))))


def _is_target(held: Keys | list[Key], seat: Seat) -> bool:
    """Whether what is held begins with another player's crew: then cards are a price."""
    spot = spot_of(held[0]) if held and held[0] in SLOT else None
    return spot is not None and spot.owner != seat
