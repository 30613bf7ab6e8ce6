"""Actions 2 and 3: a cat joins a crew or goes beneath it; a sprung trap is placed like any cat."""

from __future__ import annotations

from catgames.core.event import Teller
from catgames.core.game import Effect
from catgames.core.message import values
from catgames.core.rulebook import Nature, decides
from catgames.games.burglars.language.moves import Activate, Form, Place
from catgames.games.burglars.law.effects.turn import end_turn, tell_turn_end
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import say_card, without
from catgames.games.burglars.position.changes import with_crew, with_crews, with_hand
from catgames.games.burglars.position.state import NEW, Crew, Spot, State


def form(state: State, move: Form) -> State:
    hands = with_hand(state, move.seat, without(state.hands[move.seat], move.card))
    return end_turn(join_crew(state._replace(hands=hands), move.card, move.spot))


def activate(state: State, move: Activate) -> State:
    spot = move.spot
    hands = with_hand(state, move.seat, without(state.hands[move.seat], move.card))
    crew = Crew(state.crews[spot.owner][spot.crew].cats, move.card)
    return end_turn(state._replace(hands=hands, crews=with_crew(state, spot, crew)))


def place(state: State, move: Place) -> State:
    """Action 5: the owner places the trap by the rules of Action 2; then the turn is over."""
    assert state.trap is not None, "only a sprung trap can be placed"
    return end_turn(join_crew(state._replace(trap=None), state.trap.card, move.spot))


@decides("hidden.live", "action-3", Nature.EFFECT)
def join_crew(state: State, card: str, spot: Spot) -> State:
    """A cat lies face up; a trap beneath it may become a yarn at that moment."""
    if spot.crew == NEW:
        return state._replace(crews=with_crews(state, spot.owner, (*state.crews[spot.owner], Crew(card))))
    old = state.crews[spot.owner][spot.crew]
    return state._replace(crews=with_crew(state, spot, Crew(old.cats + card, old.hidden)))


def tell_form(before: State, move: Form, after: State, tell: Teller) -> None:
    _tell_joined(before, move.card, move.spot, after, tell)
    tell_turn_end(before, after, tell)


def tell_place(before: State, move: Place, after: State, tell: Teller) -> None:
    assert before.trap is not None, "only a sprung trap can be placed"
    _tell_joined(before, before.trap.card, move.spot, after, tell)
    tell_turn_end(before, after, tell)


def _tell_joined(before: State, card: str, spot: Spot, after: State, tell: Teller) -> None:
    owner = spot.owner
    if spot.crew == NEW:
        made = Spot(owner, len(after.crews[owner]) - 1)
        tell("new-crew", "form.new-crew", (keys.spot_key(made),), who=owner, card=say_card(card), number=made.crew + 1)
        return
    old, new = before.crews[owner][spot.crew], after.crews[owner][spot.crew]
    said = values(who=owner, card=say_card(card), number=spot.crew + 1, size=len(new.cats))
    tell("grown", "form.same-size", (keys.spot_key(spot),), **said)
    if old.holds_trap and new.holds_yarn:
        tell("became-yarn", "hidden.live", keys.both(spot), owner, **said)


def tell_activation(before: State, move: Activate, after: State, tell: Teller) -> None:
    """What the card is, and what it does for the crew, is for its owner: others hear only that something lies there."""
    spot = move.spot
    crew = after.crews[spot.owner][spot.crew]
    tell("hidden", "activate.secret", keys.both(spot), who=move.seat, number=spot.crew + 1)
    event, rule = ("is-yarn", "hidden.yarn") if crew.holds_yarn else ("is-trap", "hidden.trap")
    tell(event, rule, keys.both(spot), spot.owner)
    tell("not-counted", "activate.not-counted", keys.both(spot), spot.owner, size=len(crew.cats))
    tell_turn_end(before, after, tell)


EFFECTS = (Effect(Form, form, tell_form), Effect(Activate, activate, tell_activation), Effect(Place, place, tell_place))
