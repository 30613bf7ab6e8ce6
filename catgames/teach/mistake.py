"""A tempting move, and the one rule that it breaks."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Mistake:
    move: str
    rule: str
