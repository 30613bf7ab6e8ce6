"""A course is units, one for each section of the rulebook, and a unit is steps."""

from __future__ import annotations

from dataclasses import dataclass

from catgames.teach.step import Step


@dataclass(frozen=True, slots=True)
class Unit:
    """One section of the rulebook."""

    section: str
    steps: tuple[Step, ...]

    def step_id(self, step: Step) -> str:
        """The name of a step in the whole course: `action-2/grow`."""
        return f"{self.section}/{step.id}"

    def text_id(self, step: Step) -> str:
        """The words of a step: `step-action-2-grow`."""
        return f"step-{self.section}-{step.id}"
