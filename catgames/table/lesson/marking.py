"""Marking: the learner touches everything that belongs, then asks whether it is right."""

from __future__ import annotations

from dataclasses import dataclass, replace

from catgames.core.key import Key, Keys
from catgames.core.message import Message
from catgames.table.lesson.table import Play, Table
from catgames.teach.lesson import Select
from catgames.text.rules import rule_law

CHECKED = "checked"


@dataclass(frozen=True, slots=True)
class Marking:
    """What is marked rightly, wrongly, and not at all."""

    good: Keys
    extra: Keys
    missing: Keys


def mark(table: Table, key: Key) -> Play:
    """Touching marks, touching again unmarks; other things only say what they are."""
    step, play = table.lesson_step, table.play
    assert isinstance(step, Select)
    if play.done or key not in step.choices(play.attempt):
        return replace(play, said=Message("touched", {"key": key}))
    kept = tuple(marked for marked in play.picked if marked != key)
    return replace(
        play, picked=kept if key in play.picked else (*kept, key), answer="", said=Message("touched", {"key": key})
    )


def check(table: Table) -> Play:
    found = marking(table)
    return replace(table.play, answer=CHECKED, said=None, done=not (found.extra or found.missing))


def marking(table: Table) -> Marking:
    step, play = table.lesson_step, table.play
    assert isinstance(step, Select)
    right = step.right(play.attempt)
    return Marking(
        tuple(key for key in play.picked if key in right),
        tuple(key for key in play.picked if key not in right),
        tuple(key for key in right if key not in play.picked),
    )


def proofs(table: Table) -> Keys:
    """What shows that something is missing or too much."""
    step, found = table.lesson_step, marking(table)
    assert isinstance(step, Select)
    if step.proof is None:
        return ()
    shown = (step.proof(table.play.attempt, key) for key in (*found.extra, *found.missing))
    return tuple(key for keys in shown for key in keys)


def why(table: Table, key: Key) -> Message:
    """Why this thing belongs, or does not."""
    step = table.lesson_step
    assert isinstance(step, Select)
    return step.why(table.play.attempt, key) if step.why else rule_law(step.rule)
