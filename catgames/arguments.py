"""Kinds of arguments of the command line, and what is said where a file cannot be written."""

from __future__ import annotations

import re
from argparse import ArgumentTypeError
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from catgames.core.errors import Unreadable
from catgames.core.message import Message


def between(least: int, greatest: int) -> Callable[[str], int]:
    """A whole number that makes sense here."""

    def number(text: str) -> int:
        if not text.isdecimal() or not least <= int(text[:9]) <= greatest:
            raise ArgumentTypeError(f"{text[:20]} is not a whole number from {least} to {greatest}")
        return int(text)

    return number


def host(text: str) -> str:
    """The name alone, as a browser sends it, with neither `https://` nor a port."""
    if not re.fullmatch(r"[\w-]+(\.[\w-]+)*", text):
        raise ArgumentTypeError(f"{text[:80]} is no name such as cats.example")
    return text


@contextmanager
def writing_to(place: Path) -> Iterator[None]:
    """Where nothing can be written, that is said, and why."""
    try:
        yield
    except OSError as trouble:
        why = trouble.strerror or str(trouble)
        raise Unreadable(Message("unreadable-place", {"text": str(place), "why": why})) from trouble
