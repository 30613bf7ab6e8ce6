"""Actions 4 and 5: yarns are secured or looted; an infiltrator may meet a trap."""

from __future__ import annotations

from catgames.core.errors import Unseen
from catgames.core.event import Teller
from catgames.core.game import Effect
from catgames.core.message import Seat, values
from catgames.core.rulebook import Nature, decides
from catgames.games.burglars.language.moves import Infiltrate, Secure
from catgames.games.burglars.law.effects.turn import end_scoring, tell_turn_end
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import GAP, UNKNOWN, say_card, say_cards, without
from catgames.games.burglars.position.changes import with_crew, with_hand
from catgames.games.burglars.position.state import Crew, Spot, SprungTrap, State, eight_yarns, is_over, six_colours


@decides("ruling.crew-stays", "action-4", Nature.RULING)
def secure(state: State, move: Secure) -> State:
    for spot in move.spots:
        state = _score(state, move.seat, spot)
    return end_scoring(state)


@decides("infiltrate.reveal", "action-5", Nature.EFFECT)
@decides("infiltrate.yarn", "action-5", Nature.EFFECT)
def infiltrate(state: State, move: Infiltrate) -> State:
    """The price is gone whatever lay there; a trap goes back to its owner's crews."""
    spot = move.spot
    crew = state.crews[spot.owner][spot.crew]
    if crew.hidden == UNKNOWN:
        raise Unseen
    state = pay(state, move)
    if crew.holds_yarn:
        return end_scoring(_score(state, move.seat, spot))
    trap = SprungTrap(spot.owner, spot.crew, crew.hidden)
    return state._replace(crews=with_crew(state, spot, Crew(crew.cats)), trap=trap)


@decides("infiltrate.paid", "action-5", Nature.EFFECT)
def pay(state: State, move: Infiltrate) -> State:
    """Discard the price, whatever the face-down card turns out to be."""
    hands = with_hand(state, move.seat, without(state.hands[move.seat], move.price))
    market = state.market.replace(move.market, GAP, 1) if move.market else state.market
    return state._replace(hands=hands, market=market, discard=state.discard + move.price + move.market)


def _score(state: State, seat: Seat, spot: Spot) -> State:
    """The card beneath a crew becomes a scored yarn; the crew stays and may be activated again."""
    crew = state.crews[spot.owner][spot.crew]
    scored = (*state.scored[:seat], state.scored[seat] + crew.hidden, *state.scored[seat + 1 :])
    return state._replace(crews=with_crew(state, spot, Crew(crew.cats)), scored=scored)


def tell_securing(before: State, move: Secure, after: State, tell: Teller) -> None:
    seat = move.seat
    for spot in move.spots:
        card, shown = before.crews[spot.owner][spot.crew].hidden, (keys.spot_key(spot), keys.SCORED(seat))
        tell("secured", "secure.own-yarns", shown, who=seat, card=say_card(card), number=spot.crew + 1)
    _tell_scored(after, seat, tell)
    if not is_over(after):
        tell("crew-stays", "ruling.crew-stays", tuple(map(keys.spot_key, move.spots)), count=len(move.spots))
    tell_turn_end(before, after, tell)


def tell_infiltration(before: State, move: Infiltrate, after: State, tell: Teller) -> None:
    seat, spot = move.seat, move.spot
    _tell_payment(move, tell)
    crew = before.crews[spot.owner][spot.crew]
    said = values(who=seat, owner=spot.owner, card=say_card(crew.hidden), number=spot.crew + 1)
    # What is lit is where the card lies now.
    lying = (keys.spot_key(spot), keys.TRAP_KEY if crew.holds_trap else keys.SCORED(seat))
    tell("revealed", "infiltrate.reveal", lying, **said)
    if crew.holds_trap:
        tell("trapped", "infiltrate.trap", lying, **said)
        return
    tell("looted", "infiltrate.yarn", lying, **said)
    _tell_scored(after, seat, tell)
    tell_turn_end(pay(before, move), after, tell)


def _tell_payment(move: Infiltrate, tell: Teller) -> None:
    if move.price:
        tell("paid", "infiltrate.paid", (keys.DISCARD_KEY,), who=move.seat, cards=say_cards(move.price))
    if move.market:
        tell("market-paid", "two.market", (keys.DISCARD_KEY,), cards=say_cards(move.market))


def _tell_scored(after: State, seat: Seat, tell: Teller) -> None:
    """A scored card lies yarn side up and shows no colour; in the Hall of Fame its cat shows, so that colours count."""
    cards, shown = after.scored[seat], (keys.SCORED(seat),)
    fame = after.variants.hall_of_fame
    rule, face, colours = ("fame.six-colours", "cat", len(set(cards))) if fame else ("secure.face", "yarn", 0)
    tell("scored", rule, shown, who=seat, count=len(cards), face=face, colours=colours)
    if eight_yarns(after) is not None:
        tell("won-eight", "end.eight", shown, who=seat, count=len(cards))
    elif six_colours(after) is not None:
        tell("won-fame", "fame.six-colours", shown, who=seat, count=len(cards))


EFFECTS = (Effect(Secure, secure, tell_securing), Effect(Infiltrate, infiltrate, tell_infiltration))
