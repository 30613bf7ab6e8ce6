"""The table in front of a learner: which step is open, and what has been done in it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from catgames.games.kit import AnyKit
from catgames.teach.step import Play, Step, Trail
from catgames.teach.unit import Unit


@dataclass(frozen=True, slots=True)
class Table:
    kit: AnyKit
    section: int
    step: int
    play: Play
    finished: frozenset[str] = field(default_factory=frozenset)

    @property
    def unit(self) -> Unit:
        return self.kit.units[self.section]

    @property
    def lesson_step(self) -> Step:
        return self.unit.steps[self.step]

    @property
    def step_id(self) -> str:
        return self.unit.step_id(self.lesson_step)


def open_table(kit: AnyKit) -> Table:
    return Table(kit, 0, 0, kit.units[0].steps[0].opened(kit, {}))


def go_to(table: Table, section: int, step: int, trail: Trail | None = None) -> Table:
    """Open a step at its beginning, or as far as a trail leads into it."""
    opened = replace(table, section=section, step=step)
    return with_play(opened, opened.lesson_step.opened(table.kit, {} if trail is None else trail))


def with_play(table: Table, play: Play) -> Table:
    """Store what has been done; a step once done stays done."""
    finished = table.finished | {table.step_id} if play.done else table.finished
    return replace(table, play=play, finished=finished)
