"""Step 3: a question, its true answer, and the mask that changes hands."""

from __future__ import annotations

from catgames.core.errors import Unseen
from catgames.core.event import Teller
from catgames.core.game import Effect
from catgames.core.message import values
from catgames.core.rulebook import Nature, decides
from catgames.games.cloaked.language.moves import Ask
from catgames.games.cloaked.law.effects.turn import end_turn, tell_turn_end
from catgames.games.cloaked.law.scoring import runs_short, tell_end
from catgames.games.cloaked.position import keys
from catgames.games.cloaked.position.attributes import bit, say_attribute
from catgames.games.cloaked.position.changes import put
from catgames.games.cloaked.position.facts import can_draw, is_ending, masked
from catgames.games.cloaked.position.state import DRAW, FAN, SHORT, State


@decides("unmask.truth", "step-3", Nature.EFFECT)
@decides("ruling.trigger-asker", "end", Nature.RULING)
def ask(state: State, move: Ask) -> State:
    """Right or wrong, a mask changes hands; the third unmasked card ends the turn there."""
    fan = state.fans[move.target]
    if fan.bit_count() < FAN:
        raise Unseen
    answered = unmask(state, move) if fan & bit(move.attribute) else deny(state, move)
    return answered if answered.ended or can_draw(answered) else end_turn(answered)


@decides("unmask.right", "step-3", Nature.EFFECT)
def unmask(state: State, move: Ask) -> State:
    """Right: the card lies open, and the asker receives a mask of the player asked."""
    shown = put(state.shown, move.target, state.shown[move.target] | bit(move.attribute))
    supply, won, ended = hand_over(state, move.target, move.seat)
    return state._replace(shown=shown, supply=supply, won=won, due=DRAW, ended=ended)


@decides("unmask.wrong", "step-3", Nature.EFFECT)
def deny(state: State, move: Ask) -> State:
    """Wrong: the asker hands a mask to the player asked; everybody has heard the answer."""
    denied = put(state.denied, move.target, state.denied[move.target] | bit(move.attribute))
    supply, won, ended = hand_over(state, move.seat, move.target)
    return state._replace(denied=denied, supply=supply, won=won, due=DRAW, ended=ended)


@decides("masks.received-apart", "step-3", Nature.INFORMATION)
def hand_over(state: State, giver: int, taker: int) -> tuple[tuple[int, ...], tuple[str, ...], str]:
    """From a supply to the received masks, which lie apart and never go on a cat; and whether that ends it."""
    if not state.supply[giver]:
        return state.supply, state.won, SHORT
    supply = put(state.supply, giver, state.supply[giver] - 1)
    won = put(state.won, taker, state.won[taker] + str(giver))
    return supply, won, SHORT if runs_short(state, supply) else ""


def tell_question(before: State, move: Ask, after: State, tell: Teller) -> None:
    seat, target, name = move.seat, move.target, move.attribute
    said = values(who=seat, target=target, attribute=say_attribute(name))
    tell("asked", "unmask.one", (keys.FAN(target), keys.ATTRIBUTE(name)), None, before, **said)
    right = bool(after.shown[target] & bit(name))
    giver, taker = (target, seat) if right else (seat, target)
    if right:
        tell("answer-yes", "unmask.truth", (keys.FAN(target),), None, before, **said)
        tell("right", "unmask.right", (keys.CARD(target, name),), left=masked(after, target), **said)
    else:
        tell("answer-no", "unmask.truth", (keys.FAN(target),), None, before, **said)
        tell("wrong", "unmask.wrong", (keys.SUPPLY(seat), keys.WON(target)), **said)
    if before.supply[giver]:
        shown = (keys.SUPPLY(giver), keys.WON(taker))
        tell("received", "masks.received-apart", shown, who=taker, giver=giver, count=len(after.won[taker]))
    else:
        tell("mask-missing", "ruling.out-of-masks", (keys.SUPPLY(giver),), who=giver)
    if not right and before.fans[seat] & bit(name):
        own = values(target=target, attribute=say_attribute(name))
        tell("own-asked", "setup.attributes", (keys.CARD(seat, name),), seat, **own)
    if after.ended == SHORT:
        tell_end(after, tell, () if before.supply[giver] else (giver,))
        return
    if is_ending(after) and not is_ending(before):
        tell("all-unmasked", "end.trigger", keys.card_keys(target, after.shown[target]), who=target)
        tell("stops-here", "ruling.trigger-asker", (), who=seat)
    elif not after.pile and not is_ending(after):
        tell("pile-empty", "ruling.empty-pile", (keys.PILE_KEY,), who=seat)
    if not can_draw(after):
        tell_turn_end(after, tell)


EFFECTS = (Effect(Ask, ask, tell_question),)
