"""A game's lines in one language, each of them parsed when it is first said."""

from __future__ import annotations

import re
from collections.abc import Iterable

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern

_ENTRY = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
_QUOTED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A line that stands in another one: `{ no-such-crew }`."""


class Lines:
    """To parse all lines takes longer than any board may take to come, and a board says few of them."""

    def __init__(self, language: str, sources: Iterable[str]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        entries = [entry for source in sources for entry in _ENTRY.split(source)[1:]]
        self._unread = {entry.partition("=")[0].strip(): entry for entry in reversed(entries)}
        self._names = frozenset(self._unread)

    def has_message(self, name: str) -> bool:
        return name in self._names

    def get_message(self, name: str) -> Message:
        self._read(name)
        return self._bundle.get_message(name)

    def format_pattern(self, pattern: Pattern, given: dict[str, int | str]) -> tuple[str, list[Exception]]:
        text, errors = self._bundle.format_pattern(pattern, given)
        return str(text), errors

    def _read(self, name: str) -> None:
        if entry := self._unread.pop(name, ""):
            self._bundle.add_resource(FluentResource(entry))
            for quoted in _QUOTED.findall(entry):
                self._read(quoted)
