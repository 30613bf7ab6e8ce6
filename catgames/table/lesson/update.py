"""What an input does to the table: the way through the course, and whatever the open step understands."""

from __future__ import annotations

from dataclasses import replace

from catgames.screen.inputs import Button, Input
from catgames.table.lesson.inputs import InStep, LessonButton, Went
from catgames.table.lesson.table import Table, go_to, with_play
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
        case Button.LET_GO:
            return with_play(table, replace(play, picked=(), verdict=None, said=None))
    table = with_play(table, table.lesson_step.update(table.kit, play, given))
    return _next(table) if given is Button.NEXT else table


def _next(table: Table) -> Table:
    """On to the next step, and from a section's last step to the next section."""
    if table.step + 1 < len(table.unit.steps):
        return go_to(table, table.section, table.step + 1)
    if table.section + 1 < len(table.kit.units):
        return go_to(table, table.section + 1, 0)
    return table


def _back(table: Table) -> Table:
    if table.step:
        return go_to(table, table.section, table.step - 1)
    if table.section:
        return go_to(table, table.section - 1, len(table.kit.units[table.section - 1].steps) - 1)
    return table
