"""The room's state: the map, something announced, a drill, or what a certificate says."""

from __future__ import annotations

from dataclasses import dataclass

from catgames.core.message import Message
from catgames.games.kit import AnyKit
from catgames.table.practice.drill import Drill, Open
from catgames.table.practice.plan import Sort

LARGEST_SEED = 999_999


@dataclass(frozen=True, slots=True)
class Practice:
    kit: AnyKit
    chosen: str = ""
    """The rule that was touched on the map."""
    announced: Sort | None = None
    seed: int = 1
    """Of the next exam."""
    drill: Drill | None = None
    rounds: int = 0
    """How many have been begun: the first ones are the sparsest."""
    said: Message | None = None
    """What a certificate says, or why a seed is none."""
    leaving: bool = False
    """It is asked whether the exam on the table is given up."""

    @property
    def open(self) -> Open | None:
        """The exercise on the table."""
        return self.drill.open if self.drill is not None else None


def open_practice(kit: AnyKit) -> Practice:
    return Practice(kit)
