"""A course is units, a unit is steps, a step is data: positions, goals, solutions, mistakes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from catgames.core.key import Key, Keys
from catgames.core.message import Message, Seat
from catgames.teach.goals import Attempt, Goal

LEARNER = Seat(0)


@dataclass(frozen=True, slots=True)
class Mistake:
    """A tempting move, and the one rule that it breaks."""

    move: str
    rule: str


@dataclass(frozen=True, slots=True)
class Read:
    """A short text, the board beside it, some of it lit."""

    kind: ClassVar[str] = "read"
    id: str
    position: str
    rules: tuple[str, ...]
    lit: Keys = ()
    why: Callable[[Attempt, Key], Message | None] | None = None
    """What touching a thing says, where there is more to say than its name."""
    proof: Callable[[Attempt, Key], Keys] | None = None
    """What is then lit."""
    view: str = ""
    """Another way to draw the position, for games that have one."""


@dataclass(frozen=True, slots=True)
class Watch:
    """One clean example, played event by event."""

    kind: ClassVar[str] = "watch"
    id: str
    position: str
    moves: tuple[str, ...]
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Try:
    """A goal to reach; anything may be tried on the way."""

    kind: ClassVar[str] = "try"
    id: str
    position: str
    goal: Goal
    solution: tuple[str, ...]
    rule: str
    """What the hints begin with."""
    mistakes: tuple[Mistake, ...] = ()


@dataclass(frozen=True, slots=True)
class Tempt:
    """An invitation to make the typical mistake."""

    kind: ClassVar[str] = "tempt"
    id: str
    position: str
    mistake: Mistake


@dataclass(frozen=True, slots=True)
class Judge:
    """Legal or not, and which rule decides? The engine knows the answer to the first."""

    kind: ClassVar[str] = "judge"
    id: str
    position: str
    move: str
    rule: str
    others: tuple[str, ...]
    """Rules that a learner could believe to decide."""


@dataclass(frozen=True, slots=True)
class Claim:
    """True or false? The engine checks the fact after the moves; the rule explains it."""

    kind: ClassVar[str] = "claim"
    id: str
    position: str
    fact: Goal
    rule: str
    moves: tuple[str, ...] = ()
    view: str = ""


@dataclass(frozen=True, slots=True)
class Count:
    """How many? The engine counts after the moves; the rule explains it."""

    kind: ClassVar[str] = "count"
    id: str
    position: str
    amount: Callable[[Attempt], int]
    choices: tuple[int, ...]
    rule: str
    moves: tuple[str, ...] = ()
    view: str = ""


@dataclass(frozen=True, slots=True)
class Select:
    """Touch all the right things and no other; what is missing or too much is then explained."""

    kind: ClassVar[str] = "select"
    id: str
    position: str
    choices: Callable[[Attempt], Keys]
    """What can be marked."""
    right: Callable[[Attempt], Keys]
    rule: str
    moves: tuple[str, ...] = ()
    why: Callable[[Attempt, Key], Message] | None = None
    """Why a thing belongs, or does not; without it the rule itself is quoted."""
    view: str = ""
    proof: Callable[[Attempt, Key], Keys] | None = None
    """What is lit to show that reason."""


LessonStep: TypeAlias = Read | Watch | Try | Tempt | Judge | Claim | Count | Select


@dataclass(frozen=True, slots=True)
class Unit:
    """One section of the rulebook."""

    section: str
    steps: tuple[LessonStep, ...]

    def step_id(self, step: LessonStep) -> str:
        """The name of a step in the whole course: `action-2/grow`."""
        return f"{self.section}/{step.id}"

    def text_id(self, step: LessonStep) -> str:
        """The words of a step: `step-action-2-grow`."""
        return f"step-{self.section}-{step.id}"
