"""What an input does to the table: the way through the course, and whatever the open step understands."""

from __future__ import annotations

from dataclasses import replace

from catgames.screen.inputs import Button, Input
from catgames.table.lesson.inputs import InStep, LessonButton, Went
from catgames.table.lesson.table import PATIENCE, Debt, Table, come_back, go_to, prove, with_play
from catgames.teach.step import again


def update(table: Table, given: Input) -> Table:
    play = table.play
    match given:
        case InStep(step, meant):
            return update(table, meant) if step == table.step_id else table
        case Went(section, step):
            return go_to(table, section, step)
        case LessonButton.BACK:
            return _back(table)
        case LessonButton.AGAIN:
            return with_play(table, again(play))
        case LessonButton.PROVE if table.unit.proof:
            return prove(table, 0)
        case Button.LET_GO:
            return with_play(table, replace(play, picked=(), verdict=None, said=None))
    table = with_play(table, table.lesson_step.update(table.kit, play, given))
    if given is not Button.NEXT:
        return table
    return _next(table) if table.proof is None else _proved(table, table.proof)


def _next(table: Table) -> Table:
    """On to what is due to come back, or to the next step; from a section's last step to the next section."""
    left = _left_open(table)
    table = replace(table, owed=tuple(_waiting(table, debt, debt is left) for debt in table.owed))
    ends = table.after >= len(table.unit.steps)
    due = [debt for debt in table.owed_in(table.unit) if (ends and not table.is_open(debt)) or debt.wait <= 0]
    if due:
        return come_back(table, due[0], table.after)
    return _onward(table) if ends else go_to(table, table.section, table.after)


def _left_open(table: Table) -> Debt | None:
    return next((debt for debt in table.owed if table.is_open(debt)), None)


def _waiting(table: Table, debt: Debt, left: bool) -> Debt:
    """A step nearer; who passes over a question has some time before it comes back."""
    if debt.step not in table.unit.step_ids:
        return debt
    return replace(debt, wait=PATIENCE if left else debt.wait - 1)


def _onward(table: Table) -> Table:
    return go_to(table, table.section + 1, 0) if table.section + 1 < len(table.kit.units) else table


def _proved(table: Table, number: int) -> Table:
    """The next question; after the last the next section; after a wrong answer this one, step by step."""
    if table.play.missed:
        return go_to(table, table.section, 0)
    if not table.play.done:
        return table
    return _onward(table) if table.is_proved else prove(table, number + 1)


def _back(table: Table) -> Table:
    if table.proof is not None:
        return go_to(table, table.section, 0)
    step = table.step if table.ahead is None else table.ahead
    if step:
        return go_to(table, table.section, step - 1)
    if table.section:
        return go_to(table, table.section - 1, len(table.kit.units[table.section - 1].steps) - 1)
    return table
