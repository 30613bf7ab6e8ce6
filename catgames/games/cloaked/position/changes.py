"""What can change about a row of things, one for each player: no rule, no word."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*row[:at], value, *row[at + 1 :])
