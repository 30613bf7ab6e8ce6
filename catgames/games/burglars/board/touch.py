"""What touching the table means: pieces in, a move out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TypeAlias

from catgames.core.key import Key, Keys
from catgames.core.message import Message, Seat, values
from catgames.games.burglars.language.moves import (
    DECK,
    NEW,
    Activate,
    Form,
    Infiltrate,
    Move,
    Pass,
    Place,
    Secure,
    Spot,
    Take,
)
from catgames.games.burglars.law.legal import legal_moves
from catgames.games.burglars.law.rules.lookups import crew_at, say_spot
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import GAP, MARKET, say_card, say_cards, sort_cards
from catgames.games.burglars.position.state import SEATS, State, to_move
from catgames.games.kit import Touch

OnTable: TypeAlias = Touch[Move]


def touch(state: State, seat: Seat, picked: Keys) -> OnTable:
    """The newest key is the last; what went before is what the learner already holds."""
    if not picked:
        return Touch(said=prompt(state, seat))
    *held, new = picked
    if new in held:
        rest = tuple(key for key in held if key != new)
        return Touch(rest, said=_after(state, seat, rest))
    if new == keys.PASS_KEY:
        return Touch(move=Pass(seat))
    if state.trap and state.trap.owner == seat and (spot := spot_of(new)):
        return Touch(move=Place(seat, spot))
    kind = new.split(":")[0]
    match kind:
        case "deck":
            return Touch(move=Take(seat, DECK))
        case "market" if not _is_target(held, seat):
            return Touch(move=Take(seat, state.market[_number(new)]))
        case "hand":
            return _touch_hand(state, seat, held, new)
        case "crew" | "new" | "slot":
            return _touch_crew(state, seat, held, new)
        case "go":
            return _touch_go(state, seat, held)
        case "fan" | "scored" | "discard":
            return Touch(tuple(held), said=Message(f"touch-{kind}"))
    return Touch(tuple(picked), said=_after(state, seat, tuple(picked)))


def prompt(state: State, seat: Seat) -> Message:
    """What could be touched first."""
    who = to_move(state)
    if who is None:
        return Message("touch-over")
    if who != seat:
        return Message("touch-other", {"who": who})
    return Message("touch-trap" if state.trap else "touch-second" if state.picked else "touch-start")


def _after(state: State, seat: Seat, picked: Keys) -> Message:
    if not picked:
        return prompt(state, seat)
    first = picked[0]
    if first.startswith("hand"):
        return Message("touch-hand")
    if first.startswith("slot"):
        return Message("touch-infiltrate" if _is_target(picked, seat) else "touch-secure")
    return Message("touch-crew")


def _touch_hand(state: State, seat: Seat, held: list[Key], new: Key) -> OnTable:
    """A card first, or last when the place was touched before it, or one more card of a price."""
    card = _card(state, seat, new)
    place = spot_of(held[0]) if held else None
    if place is None:
        return Touch((new,), said=Message("touch-hand"))
    if held[0].startswith("slot"):
        crew = crew_at(state, place)
        if place.owner == seat and crew is not None and not crew.hidden:
            return Touch(move=Activate(seat, card, place))
        return Touch((*held, new), said=Message("touch-infiltrate"))
    return Touch(move=Form(seat, card, place))


def _touch_crew(state: State, seat: Seat, held: list[Key], new: Key) -> OnTable:
    spot = spot_of(new)
    assert spot is not None
    if held and held[0].startswith("hand"):
        card = _card(state, seat, held[0])
        made = Activate if new.startswith("slot") else Form
        return Touch(move=made(seat, card, spot))
    if spot.owner != seat:
        # Another player's crew: whatever part of it is touched, it is the aim of an infiltration.
        if spot.crew == NEW:
            return Touch(said=Message("touch-crew"))
        aimed = keys.slot_key(spot)
        if held and held[0].startswith("slot") and not _is_target(held, seat):
            return Touch((*held, aimed), said=Message("touch-secure"))
        return Touch((aimed,), said=Message("touch-infiltrate"))
    if new.startswith("slot"):
        securing = [key for key in held if key.startswith("slot") and not _is_target([key], seat)]
        return Touch((*securing, new), said=Message("touch-secure"))
    return Touch((new,), said=Message("touch-crew"))


def _touch_go(state: State, seat: Seat, held: list[Key]) -> OnTable:
    """With cards chosen it is an infiltration; without any it is an attempt to secure."""
    spots = [spot for key in held if key.startswith("slot") and (spot := spot_of(key))]
    if not spots:
        return Touch(tuple(held), said=Message("touch-go"))
    price = "".join(_card(state, seat, key) for key in held if key.startswith("hand"))
    market = "".join(state.market[_number(key)] for key in held if key.startswith("market"))
    if price or market:
        return Touch(move=Infiltrate(seat, spots[0], sort_cards(price), sort_cards(market.replace(GAP, ""))))
    return Touch(move=Secure(seat, tuple(sorted(spots))))


def _is_target(held: Keys | list[Key], seat: Seat) -> bool:
    """Whether what is held begins with another player's crew: then cards are a price."""
    spot = spot_of(held[0]) if held and held[0].startswith("slot") else None
    return spot is not None and spot.owner != seat


def spot_of(key: Key) -> Spot | None:
    match key.split(":"):
        case ["new", owner]:
            return Spot(SEATS[int(owner)], NEW)
        case ["crew" | "slot", owner, crew]:
            return Spot(SEATS[int(owner)], int(crew))
    return None


def _number(key: Key) -> int:
    return int(key.split(":")[1])


def _card(state: State, seat: Seat, key: Key) -> str:
    return sort_cards(state.hands[seat])[_number(key)]


# --- the other way: what to touch for a move -----------------------------------------------------


def keys_of(state: State, move: Move) -> Keys:
    match move:
        case Take(source=source):
            return (keys.DECK_KEY,) if source == DECK else keys.market_keys(state, source)
        case Form(seat=seat, card=card, spot=spot):
            return (*keys.hand_keys(state, seat, card), keys.spot_key(spot))
        case Activate(seat=seat, card=card, spot=spot):
            return (*keys.hand_keys(state, seat, card), keys.slot_key(spot))
        case Secure(spots=spots):
            return (*(keys.slot_key(spot) for spot in spots), keys.GO)
        case Infiltrate(seat=seat, spot=spot, price=price, market=market):
            paid = (*keys.hand_keys(state, seat, price), *keys.market_keys(state, market))
            return (keys.slot_key(spot), *paid, keys.GO)
        case Place(spot=spot):
            return (keys.spot_key(spot),)
        case Pass():
            return (keys.PASS_KEY,)


def next_keys(state: State, seat: Seat, picked: Keys) -> Keys:
    """Everything a legal move that begins with these pieces would still touch; alike cards alike."""
    if to_move(state) != seat:
        return ()
    held = Counter(_meaning(state, seat, key) for key in picked)
    wanted: set[str] = set()
    for move in legal_moves(state):
        needed = Counter(_meaning(state, seat, key) for key in keys_of(state, move))
        if not held - needed:
            wanted |= set(needed - held)
    if not picked:
        wanted.discard(keys.GO)  # it does something only once something is chosen
    return tuple(key for key in _all_keys(state, seat) if key not in picked and _meaning(state, seat, key) in wanted)


def _meaning(state: State, seat: Seat, key: Key) -> str:
    """Two blue cards in a hand, or in the market, mean the same."""
    if key.startswith("hand"):
        return "hand " + _card(state, seat, key)
    if key.startswith("market"):
        return "market " + state.market[_number(key)]
    return key


def _all_keys(state: State, seat: Seat) -> Iterator[Key]:
    yield from (keys.DECK_KEY, keys.GO, keys.PASS_KEY)
    yield from (keys.market_key(k) for k in range(MARKET))
    yield from (keys.hand_key(k) for k in range(len(state.hands[seat])))
    for owner in SEATS[: state.players]:
        yield keys.spot_key(Spot(owner, NEW))
        for crew in range(len(state.crews[owner])):
            yield from (keys.spot_key(Spot(owner, crew)), keys.slot_key(Spot(owner, crew)))


def say_move(state: State, move: Move) -> Message:
    match move:
        case Take(source=source):
            if source == DECK:
                return Message("move-take-deck")
            return (
                Message("move-take-gap") if source == GAP else Message("move-take-market", {"card": say_card(source)})
            )
        case Form(card=card, spot=spot):
            id = "move-form-new" if spot.crew == NEW else "move-form-crew"
            return Message(id, {"card": say_card(card), "spot": say_spot(spot)})
        case Activate(card=card, spot=spot):
            return Message("move-activate", {"card": say_card(card), "spot": say_spot(spot)})
        case Secure(spots=spots):
            return Message("move-secure", {"count": len(spots), "spots": tuple(say_spot(spot) for spot in spots)})
        case Infiltrate(spot=spot, price=price, market=market):
            how = ("-market" if price else "-free") if market else "" if price else "-nothing"
            said = values(spot=say_spot(spot), cards=say_cards(price), market=say_cards(market))
            return Message("move-infiltrate" + how, said)
        case Place(spot=spot):
            return Message("move-place-new" if spot.crew == NEW else "move-place-crew", {"spot": say_spot(spot)})
        case Pass():
            return Message("move-pass")
