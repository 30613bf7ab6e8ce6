"""The table in front of a learner: which step is open, and what has been done in it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from catgames.core.event import Event
from catgames.core.key import Keys
from catgames.core.message import Message
from catgames.core.verdict import Verdict
from catgames.games.kit import AnyKit
from catgames.teach.goals import Attempt, play_out
from catgames.teach.lesson import LessonStep, Select, Unit


@dataclass(frozen=True, slots=True)
class Play:
    """What has been done in the open step."""

    attempt: Attempt
    picked: Keys = ()
    said: Message | None = None
    """What to touch next, or what was touched."""
    verdict: Verdict[Any] | None = None
    told: tuple[Event, ...] = ()
    """What the last legal move did."""
    answer: str = ""
    rule_answer: str = ""
    shown: int = 0
    """How far an example has been watched."""
    hints: int = 0
    twin: bool = False
    done: bool = False
    before: Play | None = None
    """The same step one legal move earlier."""


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
    def lesson_step(self) -> LessonStep:
        return self.unit.steps[self.step]

    @property
    def step_id(self) -> str:
        return self.unit.step_id(self.lesson_step)


def open_table(kit: AnyKit) -> Table:
    return Table(kit, 0, 0, fresh_play(kit, kit.units[0].steps[0]))


def fresh_play(kit: AnyKit, step: LessonStep, twin: bool = False) -> Play:
    if isinstance(step, Select):
        return Play(play_out(kit.game, step.position, step.moves))
    start = kit.game.read(step.position)
    start = kit.twin(start) if twin else start
    return Play(Attempt(kit.game, start, start), twin=twin)


def go_to(table: Table, section: int, step: int) -> Table:
    """Open a step, from its beginning."""
    opened = replace(table, section=section, step=step)
    return replace(opened, play=fresh_play(table.kit, opened.lesson_step))


def with_play(table: Table, play: Play) -> Table:
    """Store what has been done; a step once done stays done."""
    finished = table.finished | {table.step_id} if play.done else table.finished
    return replace(table, play=play, finished=finished)
