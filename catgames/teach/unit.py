"""A course is units, one for each section of the rulebook, and a unit is steps."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil
from typing import Any, Literal, TypeAlias

from catgames.core.errors import Unreadable
from catgames.core.message import Message
from catgames.teach.step import Step
from catgames.teach.writing import Text, in_language
from catgames.text.rules import section_name
from catgames.text.words import Words, typeset

OVERVIEW = "overview"
"""Goal and overview: a section of ours, before those of the book."""
LESSON = "lesson"
"""What a lesson of one's own is, which belongs to no section."""
Need: TypeAlias = Literal["first", "full", "variant"]


@dataclass(frozen=True, slots=True)
class Unit:
    """One section of the rulebook, the overview that stands before them, or a lesson of one's own.

    >>> from catgames.teach import Judge, Unit
    >>> asked = Judge(text="May you?", at="turn 1; 1 hand g crews b; 2 hand *6; seed 1", move="form green 1")
    >>> unit = Unit("lesson", (asked,), title="Growing")
    >>> unit.minutes, unit.steps[0].id
    (1, '1')
    """

    section: str
    steps: tuple[Step, ...]
    need: Need = "full"
    """What it is needed for: a first game, the full rules, a variant."""
    minutes: int = 0
    """How long it takes; unless told, what its steps take."""
    proof: tuple[str, ...] = ()
    """Its hard questions, by id: who answers all of them needs no lesson."""
    title: Text = ""
    """The name of a lesson of one's own; the rulebook's sections have theirs in the word files."""

    def __post_init__(self) -> None:
        """A step without a name is called by its number."""
        object.__setattr__(self, "steps", tuple(_named(step, number) for number, step in enumerate(self.steps, 1)))
        if not self.minutes:
            object.__setattr__(self, "minutes", ceil(sum(step.seconds for step in self.steps) / 60) or 1)

    def number(self, id: str) -> int:
        """The place of a step, by its id."""
        return [step.id for step in self.steps].index(id)

    def step_id(self, step: Step) -> str:
        """The name of a step in the whole course: `action-2/grow`."""
        return f"{self.section}/{step.id}"

    def text_id(self, step: Step) -> str:
        """The words of a step: `step-action-2-grow`."""
        return f"step-{self.section}-{step.id}"

    def text(self, step: Step, words: Words) -> str:
        """Written with the step, or in the word files."""
        inline = in_language(step.text, words.language)
        return typeset(inline, words.language) if inline else words.say(self.text_id(step))

    def name(self, words: Words) -> str:
        inline = in_language(self.title, words.language)
        return typeset(inline, words.language) if inline else words(section_name(self.section))

    @property
    def step_ids(self) -> frozenset[str]:
        return frozenset(map(self.step_id, self.steps))


def _named(step: Any, number: int) -> Step:
    if not hasattr(step, "kind"):  # a text, or several steps that were handed over as one
        raise Unreadable(Message("unreadable-lesson-step", {"text": type(step).__name__}))
    named: Step = step if step.id else replace(step, id=str(number))
    return named
