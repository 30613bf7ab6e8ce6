"""Step 4, and what ends every turn: a cat is drawn or there is none, and the next player comes."""

from __future__ import annotations

from catgames.core.event import Teller
from catgames.core.game import Effect
from catgames.core.rulebook import Nature, decides
from catgames.core.seats import after as seat_after
from catgames.games.cloaked.language.moves import Draw, Pass
from catgames.games.cloaked.law.scoring import tell_end
from catgames.games.cloaked.position import keys
from catgames.games.cloaked.position.cats import describe_cat
from catgames.games.cloaked.position.changes import put
from catgames.games.cloaked.position.facts import is_ending
from catgames.games.cloaked.position.state import ASK, CATS, DRAW, PLAY, ROUND, State


def end_turn(state: State) -> State:
    """Clockwise; a round ends where it began, and perhaps the game with it. Without a cat, only asking is left."""
    turn = seat_after(state.turn, len(state.fans))
    ending = is_ending(state)
    if turn == state.first and (ending or not any(state.hands)):
        return state._replace(ended=ROUND if ending else CATS)
    return state._replace(turn=turn, due=PLAY if state.hands[turn] and not ending else ASK)


def tell_turn_end(after: State, tell: Teller) -> None:
    """Who is next, or that the round was the last."""
    if after.ended:
        tell_end(after, tell)
        return
    who, shown = after.turn, (keys.FAN(after.turn),)
    if is_ending(after):
        tell("asks-only", "end.finish-round", shown, who=who)
    elif after.due != PLAY:
        tell("no-cat", "ruling.empty-pile", shown, who=who)
    else:
        tell("new-round" if who == after.first else "next-turn", "turn.order", shown, who=who)


@decides("draw.one", "step-4", Nature.EFFECT)
def draw(state: State, move: Draw) -> State:
    seat, card = move.seat, state.pile[-1]
    hands = put(state.hands, seat, (*state.hands[seat], card))
    return end_turn(state._replace(hands=hands, pile=state.pile[:-1]))


def tell_draw(before: State, move: Draw, after: State, tell: Teller) -> None:
    seat, hand = move.seat, after.hands[move.seat]
    if before.due != DRAW:
        tell("skipped", "unmask.optional", (), None, before, who=seat)
    # Nothing is lit by it: a pile that is looks like what the next player should touch.
    tell("drawn", "draw.one", (), who=seat, count=len(after.pile))
    tell("drawn-cat", "hand.secret", (keys.HAND(len(hand) - 1),), seat, cat=describe_cat(hand[-1]))
    tell_turn_end(after, tell)


def pass_turn(state: State, move: Pass) -> State:
    return end_turn(state)


def tell_pass(before: State, move: Pass, after: State, tell: Teller) -> None:
    tell("skipped", "unmask.optional", (), None, before, who=move.seat)
    if not is_ending(before):
        tell("pile-empty", "ruling.empty-pile", (keys.PILE_KEY,), who=move.seat)
    tell_turn_end(after, tell)


EFFECTS = (Effect(Draw, draw, tell_draw), Effect(Pass, pass_turn, tell_pass))
