"""A section played by its own solutions and mistakes, as text: what a notebook stores and tests read."""

from __future__ import annotations

from collections.abc import Iterator

from catgames.games.kit import AnyKit
from catgames.table.guise import PLAIN, Guise
from catgames.table.inputs import Answered, Pressed, Touched, Went
from catgames.table.lesson.answers import right_answer
from catgames.table.lesson.table import Table
from catgames.table.lesson.update import update
from catgames.table.lesson.view import view
from catgames.table.screen import Screen
from catgames.teach.lesson import Claim, Count, Judge, Mistake, Select, Tempt, Try, Watch
from catgames.text.rules import section_name
from catgames.text.words import Words


def contents(kit: AnyKit, language: str) -> str:
    words = Words(kit.game.id, language)
    lines = [words.say("game-title")]
    for number, unit in enumerate(kit.units, 1):
        lines.append(f"{number:2}. {words.say(f'section:{unit.section}')} ({len(unit.steps)})")
    return "\n".join(lines)


def transcript(table: Table, guise: Guise = PLAIN) -> str:
    """Every step of the open section, done as its author meant it, mistakes included."""
    lines = [Words(table.kit.game.id, guise.language)(section_name(table.unit.section))]
    for number in range(len(table.unit.steps)):
        step = update(table, Went(table.section, number))
        lines += ["", *_played(step, guise)]
    return "\n".join(lines)


def text_of(screen: Screen) -> str:
    """A screen as text: what it is about, what it says, what it asks."""
    return "\n".join([f"[{screen.heading}] {screen.text}", *_said(screen, screen.question)]).strip()


def _played(table: Table, guise: Guise) -> Iterator[str]:
    screen = view(table, guise)
    yield f"[{screen.heading}] {screen.text}"
    step = table.lesson_step
    match step:
        case Watch():
            while not table.play.done:
                table = update(table, Pressed("show"))
            yield from _said(view(table, guise))
        case Try():
            for mistake in step.mistakes:
                yield from _said(view(make_mistake(table, mistake), guise), f"  > {mistake.move}")
            table = solve(table)
            yield from _said(view(table, guise), f"  > {', '.join(step.solution)}")
        case Tempt():
            yield from _said(view(make_mistake(table, step.mistake), guise), f"  > {step.mistake.move}")
        case Judge():
            yield f"  # {screen.question}"
            table = update(update(table, Answered(right_answer(table))), Answered(step.rule))
            yield from _said(view(table, guise))
        case Select():
            yield from _said(view(mark_all(table), guise))
        case Claim() | Count():
            yield from _said(view(update(table, Answered(right_answer(table))), guise))


def _said(screen: Screen, first: str = "") -> Iterator[str]:
    if first:
        yield first
    for say in screen.says:
        cite = f"  [{say.cite}]" if say.cite else ""
        ruling = f"  ({say.ruling})" if say.ruling else ""
        yield f"    {say.text}{cite}{ruling}"


def solve(table: Table) -> Table:
    """Touch what the step's solution touches."""
    step, kit = table.lesson_step, table.kit
    assert isinstance(step, Try)
    for text in step.solution:
        state = table.play.attempt.state
        for key in kit.keys_of(state, kit.game.read_move(state, text)):
            table = update(table, Touched(key))
    return table


def make_mistake(table: Table, mistake: Mistake) -> Table:
    kit, state = table.kit, table.play.attempt.state
    for key in kit.keys_of(state, kit.game.read_move(state, mistake.move)):
        table = update(table, Touched(key))
    return table


def mark_all(table: Table) -> Table:
    """Select everything that belongs, and ask."""
    step = table.lesson_step
    assert isinstance(step, Select)
    for key in step.right(table.play.attempt):
        table = update(table, Touched(key))
    return update(table, Pressed("check"))
