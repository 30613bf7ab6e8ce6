"""Step 3: unmask an attribute, or leave it."""

from __future__ import annotations

from catgames.core.message import Message, values
from catgames.core.rule import Evidence, permission, rule
from catgames.games.cloaked.language.moves import Ask, Draw, Pass
from catgames.games.cloaked.position import keys
from catgames.games.cloaked.position.attributes import bit, say_attribute
from catgames.games.cloaked.position.facts import could_be_masked, has_asked, masked, not_unmasked
from catgames.games.cloaked.position.state import DRAW, State


@permission("unmask.optional", "step-3", Draw, Pass, needs=("turn.order", "turn.steps", "end.finish-round"))
def the_question_may_be_skipped(state: State) -> bool:
    return state.due != DRAW


def _one_question(state: State, move: Ask) -> Evidence:
    why = "self" if move.target == move.seat else "again" if has_asked(state) else "fine"
    said = values(why=why, target=move.target, attribute=say_attribute(move.attribute))
    return Evidence(said, (keys.PILE_KEY,) if why == "again" else (keys.FAN(move.target),))


@rule("unmask.one", "step-3", Ask, needs=("turn.order", "turn.steps"), evidence=_one_question)
def it_is_the_turns_one_question_to_another_player(state: State, move: Ask) -> bool:
    return move.target != move.seat and not has_asked(state)


def _on_the_fan(state: State, move: Ask) -> Evidence:
    count = masked(state, move.target)
    said = values(target=move.target, attribute=say_attribute(move.attribute), count=count)
    return Evidence(said, (keys.FAN(move.target), keys.CARD(move.target, move.attribute)))


@rule("unmask.on-the-fan", "step-3", Ask, needs=("unmask.one",), evidence=_on_the_fan)
def the_card_does_not_lie_open_before_that_player(state: State, move: Ask) -> bool:
    return bool(not_unmasked(state.shown, move.target) & bit(move.attribute))


def _known(state: State, move: Ask) -> Evidence:
    """Only what the asker may know is quoted: one's own cards and what lies open."""
    owner = next((seat for seat in state.seats if state.shown[seat] & bit(move.attribute)), None)
    elsewhere = owner is not None and owner != move.target
    own = bool(state.fans[move.seat] & bit(move.attribute)) and owner is None
    why = "none-left" if not masked(state, move.target) else "open" if elsewhere else "own" if own else "fine"
    who = move.seat if owner is None else owner
    said = values(why=why, who=who, target=move.target, attribute=say_attribute(move.attribute))
    card = (keys.CARD(who, move.attribute),) if why in ("open", "own") else ()
    return Evidence(said, (*card, keys.FAN(move.target)))


@rule("ruling.ask-known", "step-3", Ask, needs=("unmask.one",), evidence=_known)
def it_could_still_be_masked_there(state: State, move: Ask) -> bool:
    """Each attribute exists once: one that lies open elsewhere is no question. One's own is: a bluff."""
    return bool(could_be_masked(state.shown, move.target) & bit(move.attribute))


def _supplies(state: State, move: Ask) -> Evidence:
    said = values(target=move.target, rule=Message("rule:end.no-masks"))
    return Evidence(said, (keys.SUPPLY(move.seat),))


@permission("ruling.ask-broke", "step-3", Ask, needs=("unmask.one",), evidence=_supplies)
def one_may_ask_with_an_empty_supply(state: State, move: Ask) -> bool:
    return not state.supply[move.seat]
