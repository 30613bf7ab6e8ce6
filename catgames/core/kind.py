"""A kind of move, described once: its record and its form; the rest follows from its parts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import Any, Generic, TypeVar, get_args, get_type_hints

from catgames.core.key import Key, Keys
from catgames.core.message import Message, Seat, Seated
from catgames.core.part import Part

S = TypeVar("S")
M = TypeVar("M", bound=Seated)

OTHER_KIND = 100
"""How far apart moves of different kinds are; more than anything within a kind."""
SAME_FAMILY = 50
_SLOT = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class Kind(Generic[S, M]):
    """The record's fields say which part they are: `card: Annotated[str, CARD]`; every record has a `seat`.

    An odd move replaces one function and keeps the rest.
    """

    record: Callable[..., M]
    form: str
    """How it is written: `form {card} {spot}`. Words before a part of many words go when it is empty."""
    begins: Keys = ()
    """What is touched before its parts: a word rather than a piece."""
    shortcut: Callable[[Seat], Key] | None = None
    """What may be touched in place of what it begins with: a piece rather than a word."""
    ends: Keys = ()
    """What is touched at last, where the parts do not tell that they are complete."""
    in_order: bool = False
    """Its things are touched one after the other; else in any order."""
    aim: str = ""
    """The part that everything else of the move goes to: a place, a player."""
    origin: Callable[[Seat], Key] | None = None
    """Where the piece comes from that goes there, if it is none of the parts."""
    family: str = ""
    """Kinds that are nearer to each other than to the rest: ways to place the same piece."""
    variant: Callable[[S, M], str] | None = None
    """The line that says it, where one kind has several: `new` for `move-form-new`."""
    said: Callable[[S, M], Message] | None = None
    touched: Callable[[S, M], Keys] | None = None
    written: Callable[[S, M], str] | None = None
    readings: Callable[[S, Seat, str], tuple[M, ...]] | None = None
    """The moves that the words after the verb could mean; None of them: these words mean no such move."""
    every: Callable[[S, Seat], Iterable[M]] | None = None
    """Everything of this kind that this player can say; without it every combination of its parts."""
    vain: Callable[[S, M], bool] | None = None
    """Whether a look at the table tells its player that it does harm: then nobody is advised to make it."""

    @property
    def verb(self) -> str:
        return self.form.partition(" ")[0]

    @cached_property
    def parts(self) -> Mapping[str, Part[S, Any]]:
        hints = get_type_hints(self.record, include_extras=True)
        return {name: part for name, hint in hints.items() for part in get_args(hint)[1:] if isinstance(part, Part)}

    @cached_property
    def expected(self) -> str:
        """The form with the names of its parts, to tell what a text should have been."""
        return _SLOT.sub(lambda slot: self.parts[slot[1]].name, self.form)

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        return self._pattern("")

    @cached_property
    def shortened(self) -> Mapping[str, re.Pattern[str]]:
        """The form with one part left out, by the part that is missing."""
        return {name: self._pattern(name) for name, part in self.parts.items() if not part.many}

    @cached_property
    def _slots(self) -> tuple[tuple[str, str], ...]:
        """The parts in the order of the form, each with the words before it."""
        found = []
        at = len(self.verb)
        for slot in _SLOT.finditer(self.form):
            found.append((self.form[at : slot.start()].strip(), slot[1]))
            at = slot.end()
        return tuple(found)

    def _pattern(self, missing: str) -> re.Pattern[str]:
        made = re.escape(self.verb)
        for before, name in self._slots:
            words = f" {re.escape(before)}" if before else ""
            if self.parts[name].many:
                made += rf"(?:{words}(?P<{name}>(?: \S+)*?))?"
            elif name != missing:
                made += rf"{words} (?P<{name}>\S+)"
        return re.compile(made)

    # --- what follows from the parts -------------------------------------------------------------

    def write(self, state: S, move: M) -> str:
        if self.written is not None:
            return self.written(state, move)
        seat = move.seat
        text = [self.verb]
        for before, name in self._slots:
            # An empty list takes the words before it along.
            if words := self.parts[name].write(state, seat, getattr(move, name)):
                text += [before, words]
        return " ".join(filter(None, text))

    def keys(self, state: S, move: M) -> Keys:
        """What to touch, in order."""
        if self.touched is not None:
            return self.touched(state, move)
        seat = move.seat
        found = (part.keys(state, seat, getattr(move, name)) for name, part in self.parts.items())
        return (*self.begins, *(key for keys in found for key in keys), *self.ends)

    def target(self, state: S, move: M) -> Keys:
        """Where it goes."""
        return self.parts[self.aim].keys(state, move.seat, getattr(move, self.aim)) if self.aim else ()

    def say(self, state: S, move: M) -> Message:
        if self.said is not None:
            return self.said(state, move)
        variant = self.variant(state, move) if self.variant else ""
        line = "-".join(filter(None, ("move", self.verb, variant)))
        return Message(line, {name: part.say(state, getattr(move, name)) for name, part in self.parts.items()})

    def mirror(self, move: M) -> M:
        fields = {name: part.mirror(getattr(move, name)) for name, part in self.parts.items()}
        return self.record(seat=move.seat, **fields)

    def all(self, state: S, seat: Seat) -> Iterable[M]:
        if self.every is not None:
            return self.every(state, seat)
        values = [list(part.every(state, seat)) for part in self.parts.values()]
        return (self.record(seat, *chosen) for chosen in product(*values))

    def is_there(self, state: S, move: M) -> bool:
        """Whether everything that it names is on the table."""
        return all(part.there(state, move.seat, getattr(move, name)) for name, part in self.parts.items())

    def apart(self, one: M, other: M) -> int:
        """How much of a move must change to make it the other."""
        fields = (part.apart(getattr(one, name), getattr(other, name)) for name, part in self.parts.items())
        return sum(fields) + (one.seat != other.seat)
