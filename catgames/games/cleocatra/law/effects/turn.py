"""What comes after an action: the second, a bonus action, the next turn, the end. And passing."""

from __future__ import annotations

from catgames.core.event import Teller
from catgames.core.game import Effect
from catgames.core.message import Message
from catgames.core.seats import after as next_to
from catgames.games.cleocatra.language.moves import Pass
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.facts import can_follow, why_nothing_follows
from catgames.games.cleocatra.position.scoring import winners
from catgames.games.cleocatra.position.state import BONUS, FIRST, SECOND, State, is_frozen, is_over


def finish_action(state: State) -> State:
    """An action is done: a second follows the first if there is one, then the turn ends."""
    if state.step != FIRST:
        return end_turn(state)
    state = state._replace(step=SECOND)
    return state if can_follow(state) else end_turn(state)


def end_turn(state: State) -> State:
    """A bonus action comes before the next turn, and before the end of the round is looked at."""
    if state.bonus is None or state.step == BONUS:
        turn = next_to(state.turn, state.players)
        return state._replace(turn=turn, step=FIRST, laid=None, bonus=None)
    return state._replace(step=BONUS, laid=None)


def tell_finish(done: State, after: State, tell: Teller) -> None:
    """`done` is the position with the action done and nothing else."""
    if after.step == SECOND:
        return
    if done.step == FIRST:
        tell("alone", "ruling.no-second", (), who=done.turn, tried=why_nothing_follows(done))
    tell_turn_end(after, tell)


def tell_turn_end(after: State, tell: Teller) -> None:
    if after.step == BONUS and after.bonus is not None:
        tell("bonus-due", "ruling.bonus-action", (keys.SUPPLY(after.bonus),), who=after.bonus)
    if not is_over(after):
        return
    won, most = winners(after), max(after.scores)
    shown = tuple(map(keys.SCORE, won))
    if is_frozen(after):
        tell("frozen", "ruling.frozen", keys.inspector_keys(after.inspectors))
    else:
        tell("round-over", "end.trigger", shown, count=most)
    winner, *others = won
    if others:
        sharers = tuple(Message("someone", {"who": seat}) for seat in won)
        tell("shared", "end.winner", shown, who=sharers, count=most)
    else:
        tell("won", "end.winner", shown, who=winner, count=most)


def pass_turn(state: State, move: Pass) -> State:
    return end_turn(state)


def tell_pass(before: State, move: Pass, after: State, tell: Teller) -> None:
    if before.step == BONUS:
        tell("declined", "ruling.bonus-action", (keys.SUPPLY(move.seat),), who=move.seat)
    else:
        tell("passed", "ruling.no-second", (keys.SUPPLY(move.seat),), who=move.seat)
    tell_turn_end(after, tell)


EFFECTS = (Effect(Pass, pass_turn, tell_pass),)
