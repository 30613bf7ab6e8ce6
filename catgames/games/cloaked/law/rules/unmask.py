"""Step 3: unmask an attribute, or leave it."""

from __future__ import annotations

from catgames.core.message import Seat, values
from catgames.core.rule import Evidence, permission, reason, rule, rule_of
from catgames.games.cloaked.language.moves import Ask, Draw, Pass
from catgames.games.cloaked.law.rules.turn import what_was_tried
from catgames.games.cloaked.position import keys
from catgames.games.cloaked.position.attributes import bit, say_attribute
from catgames.games.cloaked.position.facts import could_be_masked, has_asked, masked, not_unmasked
from catgames.games.cloaked.position.state import ASK, State

IN_TIME = ("turn.order", "turn.steps", "end.finish-round")


@permission("unmask.optional", "step-3", Draw, Pass, needs=(*IN_TIME, "ruling.empty-pile"))
def the_question_may_be_skipped(state: State) -> bool:
    return state.due == ASK


@reason("again", what_was_tried)
def the_turns_question_has_been_asked(state: State, move: Ask) -> bool:
    return has_asked(state)


@reason("self", what_was_tried)
def one_would_ask_oneself(state: State, move: Ask) -> bool:
    return move.target == move.seat


@rule_of(
    "unmask.one",
    "step-3",
    Ask,
    needs=IN_TIME,
    reasons=(the_turns_question_has_been_asked, one_would_ask_oneself),
)
def it_is_the_turns_one_question_to_another_player(state: State, move: Ask) -> Evidence:
    return Evidence(values(target=move.target), (keys.FAN(move.target),))


def _something_is_hidden(state: State, move: Ask) -> bool:
    """Of a player with nothing hidden ruling.ask-known speaks."""
    return masked(state, move.target) > 0


def _on_the_fan(state: State, move: Ask) -> Evidence:
    said = values(target=move.target, attribute=say_attribute(move.attribute), count=masked(state, move.target))
    lying = (keys.FAN(move.target), keys.CARD(move.target, move.attribute))
    return Evidence(said, lying, wrong=(keys.ATTRIBUTE(move.attribute),))


@rule(
    "unmask.on-the-fan",
    "step-3",
    Ask,
    applies=_something_is_hidden,
    needs=("unmask.one",),
    evidence=_on_the_fan,
)
def the_card_does_not_lie_open_before_that_player(state: State, move: Ask) -> bool:
    return bool(not_unmasked(state.shown, move.target) & bit(move.attribute))


@reason("none-left", lambda state, move: Evidence(values(target=move.target), (keys.FAN(move.target),)))
def nothing_is_hidden_there_any_more(state: State, move: Ask) -> bool:
    return not masked(state, move.target)


def _where_it_lies(state: State, move: Ask) -> Evidence:
    who = next(seat for seat in state.seats if state.shown[seat] & bit(move.attribute))
    said = values(who=who, attribute=say_attribute(move.attribute))
    return Evidence(said, (keys.CARD(who, move.attribute),), wrong=(keys.ATTRIBUTE(move.attribute),))


@reason("open", _where_it_lies)
def it_lies_open_before_somebody_else(state: State, move: Ask) -> bool:
    """Each attribute exists once."""
    return not could_be_masked(state.shown, move.target) & bit(move.attribute)


@rule_of(
    "ruling.ask-known",
    "step-3",
    Ask,
    needs=("unmask.one", "unmask.on-the-fan"),
    reasons=(nothing_is_hidden_there_any_more, it_lies_open_before_somebody_else),
)
def it_could_be_hidden_there(state: State, move: Ask) -> Evidence:
    """One's own may be asked for: a bluff. Of the others' cards nothing is said but what lies open."""
    own = _is_own(state, move.seat, move.attribute)
    said = values(own="yes" if own else "no", target=move.target, attribute=say_attribute(move.attribute))
    return Evidence(said, (keys.CARD(move.seat, move.attribute),) if own else (keys.FAN(move.target),))


def _is_own(state: State, seat: Seat, attribute: str) -> bool:
    return bool(state.fans[seat] & bit(attribute))


def _supplies(state: State, move: Ask) -> Evidence:
    return Evidence(values(target=move.target), (keys.SUPPLY(move.seat),))


@permission(
    "ruling.ask-broke",
    "step-3",
    Ask,
    needs=("unmask.one", "unmask.on-the-fan", "ruling.ask-known"),
    evidence=_supplies,
)
def one_may_ask_with_an_empty_supply(state: State, move: Ask) -> bool:
    return not state.supply[move.seat]
