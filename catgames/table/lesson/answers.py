"""Answers to what a step asks: legal or not and why, true or false, how many."""

from __future__ import annotations

from dataclasses import replace

from catgames.core.verdict import Verdict
from catgames.table.lesson.table import Play, Table
from catgames.teach.goals import Attempt, play_out
from catgames.teach.lesson import Claim, Count, Judge, LessonStep

LEGAL, ILLEGAL = "legal", "illegal"
TRUE, FALSE = "true", "false"


def answer(table: Table, value: str) -> Play:
    """The first answer counts; a judgement is then asked for its rule."""
    play, step = table.play, table.lesson_step
    if isinstance(step, Judge) and play.answer and not play.rule_answer:
        if value in rule_choices(step):
            return replace(play, rule_answer=value, verdict=judged_move(table), done=True)
        return play
    if play.answer or value not in choices(step):
        return play
    if isinstance(step, Judge):
        return replace(play, answer=value)
    after = play_out(table.kit.game, step.position, step.moves) if isinstance(step, Claim | Count) else play.attempt
    return replace(play, answer=value, attempt=after, told=after.events, done=True)


def choices(step: LessonStep) -> tuple[str, ...]:
    match step:
        case Judge():
            return (LEGAL, ILLEGAL)
        case Claim():
            return (TRUE, FALSE)
        case Count():
            return tuple(str(choice) for choice in step.choices)
        case _:
            return ()


def rule_choices(step: Judge) -> tuple[str, ...]:
    """In the order of their ids, so that the place tells nothing."""
    return tuple(sorted((step.rule, *step.others)))


def right_answer(table: Table) -> str:
    """What the engine says."""
    step = table.lesson_step
    match step:
        case Judge():
            return LEGAL if judged_move(table).legal else ILLEGAL
        case Claim():
            return TRUE if step.fact(_after(table, step)) else FALSE
        case Count():
            return str(step.amount(_after(table, step)))
        case _:
            return ""


def judged_move(table: Table) -> Verdict[object]:
    step = table.lesson_step
    assert isinstance(step, Judge)
    game, state = table.kit.game, table.play.attempt.start
    return game.explain(state, game.read_move(state, step.move))


def _after(table: Table, step: Claim | Count) -> Attempt:
    return play_out(table.kit.game, step.position, step.moves)
