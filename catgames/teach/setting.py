"""Setting a game up at a table: one thing after the other, as the engine deals it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from catgames.core.key import Keys
from catgames.core.message import Values

S = TypeVar("S")


def _as_dealt(state: S) -> S:
    return state


def _nothing_lit(state: object) -> Keys:
    return ()


def _nothing_counted(state: object) -> Values:
    return {}


def _always(state: object) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Stage(Generic[S]):
    """One thing to do. Everything about it is asked of the position that the engine deals."""

    id: str
    """Its words are `setup-ID`, and `.more` what else is worth saying."""
    rule: str
    """The rule of the book that it carries out."""
    shown: Callable[[S], S] = _as_dealt
    """The table once it is done, with what comes later not there yet."""
    lit: Callable[[S], Keys] = _nothing_lit
    counted: Callable[[S], Values] = _nothing_counted
    """The numbers in its words."""
    asked: Callable[[S], bool] = _always
    """Whether these players with these options do it at all."""
