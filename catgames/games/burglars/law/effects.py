"""What a move does: every effect is told with the rule that makes it happen."""

from __future__ import annotations

from typing import TypeAlias

from catgames.core.errors import Unseen
from catgames.core.event import Teller
from catgames.core.key import Keys
from catgames.core.message import Seat, values
from catgames.games.burglars.language.moves import (
    DECK,
    NEW,
    Activate,
    Form,
    Infiltrate,
    Pass,
    Place,
    Secure,
    Spot,
    Take,
)
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import GAP, UNKNOWN, say_card, say_cards, without
from catgames.games.burglars.position.state import (
    SEATS,
    Crew,
    SprungTrap,
    State,
    eight_yarns,
    is_over,
    shuffled,
    six_colours,
)

AllCrews: TypeAlias = tuple[tuple[Crew, ...], ...]
"""Every player's crews."""


def take(state: State, move: Take, tell: Teller) -> State:
    """Action 1, one of its two cards."""
    seat = move.seat
    if move.source == DECK:
        state = renew_deck(state, tell)
        card, deck, market = state.deck[-1], state.deck[:-1], state.market
        tell("take-deck", "recruit.two", (keys.DECK_KEY,), who=seat)
        tell("drawn", "recruit.any-card", (keys.fan_key(seat),), seat, card=say_card(card))
    else:
        card, deck = move.source, state.deck
        slot = state.market.index(card)
        market = state.market[:slot] + GAP + state.market[slot + 1 :]
        tell("take-market", "recruit.two", (keys.market_key(slot),), who=seat, card=say_card(card))
    more_to_take = deck or state.discard or market.strip(GAP)
    second_due = not state.picked and bool(more_to_take)
    hands = _with_hand(state, seat, state.hands[seat] + card)
    state = state._replace(hands=hands, deck=deck, market=market, picked=second_due)
    if second_due:
        tell("second-due", "ruling.pick-order", (keys.DECK_KEY,), who=seat)
        return state
    return end_turn(state, tell)


def form(state: State, move: Form, tell: Teller) -> State:
    """Action 2."""
    hands = _with_hand(state, move.seat, without(state.hands[move.seat], move.card))
    return end_turn(state._replace(hands=hands, crews=join_crew(state, move.card, move.spot, tell)), tell)


def activate(state: State, move: Activate, tell: Teller) -> State:
    """Action 3. What the card is, yarn or trap, is for its owner to know."""
    spot = move.spot
    hands = _with_hand(state, move.seat, without(state.hands[move.seat], move.card))
    crew = Crew(state.crews[spot.owner][spot.crew].cats, move.card)
    tell("hidden", "activate.secret", _both(spot), who=move.seat, number=spot.crew + 1)
    _tell_what_lies_beneath(crew, spot, tell)
    return end_turn(state._replace(hands=hands, crews=_with_crew(state, spot, crew)), tell)


def secure(state: State, move: Secure, tell: Teller) -> State:
    """Action 4."""
    for spot in move.spots:
        crew = state.crews[spot.owner][spot.crew]
        state = _score(state, move.seat, spot)
        tell(
            "secured",
            "secure.own-yarns",
            (*_both(spot), keys.scored_key(move.seat)),
            who=move.seat,
            card=say_card(crew.hidden),
            number=spot.crew + 1,
        )
    tell_scored(state, move.seat, tell)
    tell("crew-stays", "ruling.crew-stays", (keys.spot_key(move.spots[0]),), count=len(move.spots))
    return end_scoring(state, tell)


def infiltrate(state: State, move: Infiltrate, tell: Teller) -> State:
    """Action 5: the price is gone whatever lay there; a trap goes back to its owner's crews."""
    seat, spot = move.seat, move.spot
    crew = state.crews[spot.owner][spot.crew]
    if crew.hidden == UNKNOWN:
        raise Unseen
    state = pay(state, move, tell)
    said = values(who=seat, owner=spot.owner, card=say_card(crew.hidden), number=spot.crew + 1)
    tell("revealed", "infiltrate.reveal", _both(spot), **said)
    if crew.holds_yarn:
        state = _score(state, seat, spot)
        tell("looted", "infiltrate.yarn", (*_both(spot), keys.scored_key(seat)), **said)
        tell_scored(state, seat, tell)
        return end_scoring(state, tell)
    tell("trapped", "infiltrate.trap", (*_both(spot), keys.TRAP_KEY), **said)
    trap = SprungTrap(spot.owner, spot.crew, crew.hidden)
    return state._replace(crews=_with_crew(state, spot, Crew(crew.cats)), trap=trap)


def pay(state: State, move: Infiltrate, tell: Teller) -> State:
    """Discard the price, whatever the face-down card turns out to be."""
    seat = move.seat
    if move.price:
        tell(
            "paid",
            "infiltrate.paid",
            (*keys.hand_keys(state, seat, move.price), keys.DISCARD_KEY),
            who=seat,
            cards=say_cards(move.price),
        )
    hands, market = _with_hand(state, seat, without(state.hands[seat], move.price)), state.market
    if move.market:
        tell("market-paid", "two.market", keys.market_keys(state, move.market), cards=say_cards(move.market))
        market = market.replace(move.market, GAP, 1)
    return state._replace(hands=hands, market=market, discard=state.discard + move.price + move.market)


def place(state: State, move: Place, tell: Teller) -> State:
    """Action 5: the owner places the trap by the rules of Action 2; then the turn is over."""
    assert state.trap is not None, "only a sprung trap can be placed"
    crews = join_crew(state, state.trap.card, move.spot, tell)
    return end_turn(state._replace(trap=None, crews=crews), tell)


def pass_turn(state: State, move: Pass, tell: Teller) -> State:
    tell("passed", "ruling.nothing-left", (keys.fan_key(move.seat),), who=move.seat)
    passes = state.passes + 1
    if passes >= state.players:
        tell("all-passed", "ruling.nothing-left")
        return state._replace(passes=passes)
    return state._replace(passes=passes, turn=SEATS[(state.turn + 1) % state.players])


# --- what several actions do -------------------------------------------------------------------


def join_crew(state: State, card: str, spot: Spot, tell: Teller) -> AllCrews:
    """The crews once a cat lies face up; a trap beneath it may become a yarn at that moment."""
    owner = spot.owner
    if spot.crew == NEW:
        crews = (*state.crews[owner], Crew(card))
        made = Spot(owner, len(crews) - 1)
        shown: Keys = (keys.spot_key(spot), keys.spot_key(made))
        tell("new-crew", "form.new-crew", shown, who=owner, card=say_card(card), number=len(crews))
        return _with_crews(state, owner, crews)
    old = state.crews[owner][spot.crew]
    new = Crew(old.cats + card, old.hidden)
    size = len(new.cats)
    said = values(who=owner, card=say_card(card), number=spot.crew + 1, size=size)
    tell("grown", "form.same-size", (keys.spot_key(spot),), **said)
    if old.holds_trap and new.holds_yarn:
        tell("became-yarn", "hidden.live", _both(spot), owner, **said)
    return _with_crew(state, spot, new)


def _tell_what_lies_beneath(crew: Crew, spot: Spot, tell: Teller) -> None:
    """For the owner's ears: others are told only that something lies there."""
    if crew.holds_yarn:
        tell("is-yarn", "hidden.yarn", _both(spot), spot.owner, card=say_card(crew.hidden))
    else:
        tell("is-trap", "hidden.trap", _both(spot), spot.owner, card=say_card(crew.hidden))
    tell("not-counted", "activate.not-counted", _both(spot), who=spot.owner, size=len(crew.cats))


def tell_scored(state: State, seat: Seat, tell: Teller) -> None:
    """A scored card lies yarn side up; in the Hall of Fame its cat shows, so that colours count."""
    cards = state.scored[seat]
    shown = (keys.scored_key(seat),)
    face = "cat" if state.variants.hall_of_fame else "yarn"
    tell("scored", "secure.face", shown, who=seat, count=len(cards), face=face, colours=len(set(cards)))
    if eight_yarns(state) is not None:
        tell("won-eight", "end.eight", shown, who=seat, count=len(cards))
    elif six_colours(state) is not None:
        tell("won-fame", "fame.six-colours", shown, who=seat, count=len(cards))


def end_scoring(state: State, tell: Teller) -> State:
    """Only a scored yarn can end the game; then everything stays as it lies."""
    return state if is_over(state) else end_turn(state, tell)


def end_turn(state: State, tell: Teller) -> State:
    """Fill the market, then it is the next player's turn."""
    turn = SEATS[(state.turn + 1) % state.players]
    if GAP not in state.market:
        return state._replace(turn=turn, passes=0)
    return refill_market(state, tell)._replace(turn=turn, passes=0)


def refill_market(state: State, tell: Teller) -> State:
    """To six, at the end of the turn and not before (Action 1)."""
    market, deck, filled = state.market, state.deck, 0
    while GAP in market and (deck or state.discard):
        if not deck:
            state = renew_deck(state._replace(deck=""), tell)
            deck = state.deck
        market, deck, filled = market.replace(GAP, deck[-1], 1), deck[:-1], filled + 1
    if filled:
        tell("refilled", "recruit.refill-late", keys.market_keys(state, GAP * filled), count=filled)
    return state._replace(market=market, deck=deck)


def renew_deck(state: State, tell: Teller) -> State:
    """An empty deck is made anew from the discard pile, at the moment a card is needed from it."""
    if state.deck:
        return state
    tell("reshuffled", "deck.reshuffle", (keys.DISCARD_KEY, keys.DECK_KEY), count=len(state.discard))
    shuffles = state.shuffles + 1
    deck = shuffled(state.discard, state.seed, shuffles)
    return state._replace(deck=deck, discard="", shuffles=shuffles)


def _score(state: State, seat: Seat, spot: Spot) -> State:
    """The card beneath a crew becomes a scored yarn; the crew stays and may be activated again."""
    crew = state.crews[spot.owner][spot.crew]
    scored = (*state.scored[:seat], state.scored[seat] + crew.hidden, *state.scored[seat + 1 :])
    return state._replace(crews=_with_crew(state, spot, Crew(crew.cats)), scored=scored)


def _with_hand(state: State, seat: Seat, hand: str) -> tuple[str, ...]:
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])


def _with_crew(state: State, spot: Spot, crew: Crew) -> AllCrews:
    crews = state.crews[spot.owner]
    return _with_crews(state, spot.owner, (*crews[: spot.crew], crew, *crews[spot.crew + 1 :]))


def _with_crews(state: State, owner: Seat, crews: tuple[Crew, ...]) -> AllCrews:
    return (*state.crews[:owner], crews, *state.crews[owner + 1 :])


def _both(spot: Spot) -> Keys:
    return (keys.slot_key(spot), keys.spot_key(spot))
