"""A section played by its own solutions and mistakes, as text: what a notebook stores and tests read."""

from __future__ import annotations

from collections.abc import Iterator

from catgames.games.kit import AnyKit
from catgames.table.guise import PLAIN, Guise
from catgames.table.lesson.table import Table, go_to
from catgames.table.lesson.update import update
from catgames.table.lesson.view import view
from catgames.table.screen import Room
from catgames.teach.step import Rehearsal
from catgames.text.words import Words


def contents(kit: AnyKit, language: str) -> str:
    words = Words(kit.game.id, language)
    lines = [words.say("game-title")]
    for number, unit in enumerate(kit.units, 1):
        lines.append(f"{number:2}. {unit.name(words)} ({len(unit.steps)})")
    return "\n".join(lines)


def transcript(table: Table, guise: Guise = PLAIN) -> str:
    """Every step of the open section, done as its author meant it, mistakes included."""
    lines = [table.unit.name(Words(table.kit.game.id, guise.language))]
    for number in range(len(table.unit.steps)):
        lines += ["", *told_step(go_to(table, table.section, number), guise)]
    return "\n".join(lines)


def text_of(room: Room) -> str:
    """A room as text: what it is about, what it says, what it asks."""
    return "\n".join([f"[{room.heading}] {room.text}", *_said(room, room.question)]).strip()


def rehearsals(table: Table) -> tuple[Rehearsal, ...]:
    """The ways through the open step that its author foresaw; the last one does it."""
    return table.lesson_step.rehearsed(table.kit, table.play)


def rehearse(table: Table, rehearsal: Rehearsal) -> Table:
    for given in rehearsal.inputs:
        table = update(table, given)
    return table


def told_step(table: Table, guise: Guise = PLAIN) -> Iterator[str]:
    """The open step, done as its author meant it."""
    opened = view(table, guise)
    yield f"[{opened.heading}] {opened.text}"
    if opened.question:
        yield f"  # {opened.question}"
    for rehearsal in rehearsals(table):
        yield from _said(view(rehearse(table, rehearsal), guise), f"  > {rehearsal.move}" if rehearsal.move else "")


def _said(room: Room, first: str = "") -> Iterator[str]:
    if first:
        yield first
    for say in room.says:
        cite = f"  [{say.cite}]" if say.cite else ""
        ruling = f"  ({say.ruling})" if say.ruling else ""
        yield f"    {say.text}{cite}{ruling}"
