"""The hint ladder: the rule, the pieces, the numbers, the move, and at last the move played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from catgames.core.key import Keys
from catgames.core.message import Message
from catgames.core.verdict import Standing
from catgames.table.lesson.table import Play, Table, fresh_play
from catgames.teach.goals import play_on
from catgames.teach.lesson import Tempt, Try
from catgames.text.rules import finding_said, rule_law, rule_name

FAMILY, PIECES, NUMBERS, GHOST, PLAYED = 1, 2, 3, 4, 5


def give_hint(table: Table) -> Play:
    """One rung higher; the last one plays the solution and lays out the twin to do alone."""
    play, step = table.play, table.lesson_step
    if not isinstance(step, Try | Tempt) or play.done:
        return play
    rung = play.hints + 1
    if rung < PLAYED:
        return replace(play, hints=rung, picked=(), verdict=None, told=(), said=None)
    if isinstance(step, Tempt):
        return replace(play, hints=GHOST)
    attempt = play.attempt
    for _ in step.solution[len(attempt.moves) :]:
        attempt = play_on(attempt, suggested(table, attempt.state, len(attempt.moves)))
    told = attempt.events[len(play.attempt.events) :]
    return replace(fresh_play(table.kit, step, twin=not play.twin), hints=PLAYED, told=told)


def suggested(table: Table, state: Any, done: int) -> Any:
    """The move that the step wants next: of its solution if that still goes, else any legal one."""
    step, kit = table.lesson_step, table.kit
    assert isinstance(step, Try | Tempt)
    wanted = step.solution if isinstance(step, Try) else (step.mistake.move,)
    text = wanted[min(done, len(wanted) - 1)]
    move = kit.game.read_move(kit.game.read(step.position), text)
    if table.play.twin:
        move = kit.twin_move(move)
    if isinstance(step, Tempt) or kit.game.explain(state, move).legal:
        return move
    return next(iter(kit.game.legal_moves(state)))


def hinted_keys(table: Table) -> Keys:
    play = table.play
    if not PIECES <= play.hints < PLAYED or play.done:
        return ()
    state = play.attempt.state
    return table.kit.keys_of(state, suggested(table, state, len(play.attempt.moves)))


def hint_said(table: Table) -> tuple[Message, ...]:
    """Every rung up to the one reached."""
    play, step = table.play, table.lesson_step
    if not play.hints or not isinstance(step, Try | Tempt) or play.done:
        return ()
    if play.hints >= PLAYED:
        return (Message("hint-played"),)
    rule = step.rule if isinstance(step, Try) else step.mistake.rule
    state = play.attempt.state
    move = suggested(table, state, len(play.attempt.moves))
    rungs = (
        Message("hint-family", {"rule": rule_name(rule)}),
        Message("hint-pieces"),
        Message("hint-numbers", {"said": _numbers(table, state, move, rule)}),
        Message("hint-ghost", {"move": table.kit.say_move(state, move)}),
    )
    return rungs[: play.hints]


def _numbers(table: Table, state: Any, move: Any, rule: str) -> Message:
    """What the rule says about this board; a rule that judges no move is quoted instead."""
    for finding in table.kit.game.explain(state, move).findings:
        if finding.rule == rule and finding.standing is not Standing.MOOT:
            return finding_said(finding)
    return rule_law(rule)
