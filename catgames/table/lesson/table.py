"""The table in front of a learner: which step is open, what has been done in it, and what is to come back."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from catgames.games.kit import AnyKit
from catgames.teach.exercises.another import another
from catgames.teach.exercises.introduced import tables_of
from catgames.teach.step import MOST_TURNS, TURN, Play, Step, Trail
from catgames.teach.unit import Unit

PATIENCE = 3
"""So many steps after a wrong answer its question comes back, or at the section's end."""
TURNS = tuple(map(str, range(1, MOST_TURNS + 1)))
"""As an address and the browser hold how often a question has come back."""


@dataclass(frozen=True, slots=True)
class Debt:
    """A question that was answered wrongly, and comes back."""

    step: str
    turn: int = 1
    """The how manieth time it comes back then."""
    wait: int = PATIENCE


@dataclass(frozen=True, slots=True)
class Table:
    kit: AnyKit
    section: int
    step: int
    play: Play
    finished: frozenset[str] = field(default_factory=frozenset)
    owed: tuple[Debt, ...] = ()
    stumbled: frozenset[str] = field(default_factory=frozenset)
    """Rules that were answered wrongly at the first try."""
    ahead: int | None = None
    """Where the section goes on, while a question has come back."""
    other: Step | None = None
    """What is asked then in its stead, where it cannot stand on a twin."""
    proof: int | None = None
    """The how manieth question of the section's proof is open."""

    @property
    def unit(self) -> Unit:
        return self.kit.units[self.section]

    @property
    def lesson_step(self) -> Step:
        return self.other or self.unit.steps[self.step]

    @property
    def step_id(self) -> str:
        return self.unit.step_id(self.unit.steps[self.step])

    @property
    def left_at(self) -> str:
        """Where to go on another day: a question that has come back, or a proof, is not where the section stands."""
        if self.proof is not None:
            return self.unit.step_id(self.unit.steps[0])
        if self.ahead is not None:
            return self.unit.step_id(self.unit.steps[min(self.ahead, len(self.unit.steps) - 1)])
        return self.step_id

    def owed_in(self, unit: Unit) -> tuple[Debt, ...]:
        return tuple(debt for debt in self.owed if debt.step in unit.step_ids)

    def is_open(self, debt: Debt) -> bool:
        """It has come back, and was not answered."""
        return debt.step == self.step_id and debt.turn == self.play.turn and not self.play.missed

    @property
    def after(self) -> int:
        """The step that comes next, unless a question comes back before it."""
        return self.step + 1 if self.ahead is None else self.ahead

    @property
    def is_last(self) -> bool:
        """The course ends here: no step comes after this one, and no other question comes back."""
        if self.section + 1 < len(self.kit.units):
            return False
        if self.proof is not None:
            return self.is_proved
        return self.after >= len(self.unit.steps) and all(map(self.is_open, self.owed_in(self.unit)))

    @property
    def first_open(self) -> tuple[int, int] | None:
        """The section and the step that come first of all that is not done."""
        for section, unit in enumerate(self.kit.units):
            for step, one in enumerate(unit.steps):
                if unit.step_id(one) not in self.finished:
                    return section, step
        return None

    def is_done(self, unit: Unit) -> bool:
        """Every step is done, and nothing is to come back."""
        return unit.step_ids <= self.finished and not self.owed_in(unit)

    @property
    def is_proved(self) -> bool:
        """The last question of a proof has been answered rightly, as all before it."""
        return self.proof is not None and self.proof + 1 == len(self.unit.proof) and self.play.done


def open_table(kit: AnyKit) -> Table:
    return Table(kit, 0, 0, kit.units[0].steps[0].opened(kit, {}))


def go_to(table: Table, section: int, step: int, trail: Trail | None = None, ahead: int | None = None) -> Table:
    """Open a step at its beginning, or as far as a trail leads into it; `ahead` if it has come back."""
    trail = {} if trail is None else trail
    opened = replace(table, section=section, step=step, ahead=ahead, other=None, proof=None)
    if ahead is not None:
        opened = replace(opened, other=_other(opened, trail.get(TURN, "")))
    return with_play(opened, opened.lesson_step.opened(table.kit, trail))


def _other(table: Table, turn: str) -> Step | None:
    """A question whose words name colours or places is true of its own position alone: its rule has others."""
    step = table.lesson_step
    if turn not in TURNS or not getattr(step, "fixed", False):
        return None
    known = tables_of(table.kit, {unit.section for unit in table.kit.units[: table.section + 1]})
    return another(table.kit, step, getattr(step, "rule", ""), table.step_id, int(turn), known)


def return_to(table: Table, step: str) -> Table:
    """Where it was left, by the name of its step; unless there is no such step any more."""
    section, _, id = step.partition("/")
    for number, unit in enumerate(table.kit.units):
        if unit.section == section and step in unit.step_ids:
            return go_to(table, number, unit.number(id))
    return table


def come_back(table: Table, debt: Debt, ahead: int) -> Table:
    """What was answered wrongly is asked once more, a little differently; then it goes on from there."""
    step = table.unit.number(debt.step.partition("/")[2])
    return go_to(table, table.section, step, {TURN: str(debt.turn)}, ahead)


def prove(table: Table, number: int) -> Table:
    """A question of the section's proof, on a twin of the position that the course uses."""
    step = table.unit.number(table.unit.proof[number])
    return replace(go_to(table, table.section, step, {TURN: "1"}), proof=number)


def with_play(table: Table, play: Play) -> Table:
    """Store what has been done; a step once done stays done, and one answered wrongly is owed."""
    stumbled = table.stumbled | {rule for rule, right in play.judged if not right}
    table = replace(table, play=play, stumbled=stumbled)
    if table.proof is not None:
        return _passed(table) if table.is_proved else table
    debt = next((debt for debt in table.owed if debt.step == table.step_id), None)
    others = tuple(one for one in table.owed if one is not debt)
    if play.missed:
        turn = max(play.turn + 1, debt.turn if debt else 0)
        kept = debt if debt and debt.turn == turn else Debt(table.step_id, turn)
        return replace(table, owed=(*others, kept))
    # Who only begins the same question anew has seen its answer.
    if play.done and (debt is None or play.turn >= debt.turn):
        return replace(table, finished=table.finished | {table.step_id}, owed=others)
    return table


def _passed(table: Table) -> Table:
    owed = tuple(debt for debt in table.owed if debt.step not in table.unit.step_ids)
    return replace(table, finished=table.finished | table.unit.step_ids, owed=owed)
