"""A course is units, one for each section of the rulebook, and a unit is steps."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from catgames.teach.step import Step
from catgames.teach.writing import in_language
from catgames.text.words import Words, typeset


@dataclass(frozen=True, slots=True)
class Unit:
    """One section of the rulebook."""

    section: str
    steps: tuple[Step, ...]

    def __post_init__(self) -> None:
        """A step without a name is called by its number."""
        object.__setattr__(self, "steps", tuple(_named(step, number) for number, step in enumerate(self.steps, 1)))

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


def _named(step: Any, number: int) -> Step:
    named: Step = step if step.id else replace(step, id=str(number))
    return named
