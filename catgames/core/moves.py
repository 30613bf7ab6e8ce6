"""All kinds of move of a game: a move as text and back, what to touch for it, how it is said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, Generic, TypeVar

from catgames.core.crowd import crowds, listed
from catgames.core.key import Key, Keys
from catgames.core.kind import OTHER_KIND, SAME_FAMILY, Kind
from catgames.core.message import Message, Seat, Seated
from catgames.core.seats import everybody

S = TypeVar("S")
M = TypeVar("M", bound=Seated)


def _itself(state: object, seat: Seat, key: Key) -> Keys:
    return (key,)


@dataclass(frozen=True)
class Moves(Generic[S, M]):
    # A kind takes its own record only, which a tuple's type cannot say: hence Any.
    kinds: tuple[Kind[S, Any], ...]
    to_move: Callable[[S], Seat | None]
    speaker: Callable[[S], Seat]
    """Who is meant where a text names nobody, also when nobody is to move any more."""
    alike: Callable[[S, Seat, Key], Keys] = _itself
    """All keys that mean the same as this one, always in the same order: two blue cards of a hand."""
    buttons: Keys = ()
    """What is on the table only to be said: no pieces."""

    @cached_property
    def _by_record(self) -> dict[object, Kind[S, Any]]:
        return {kind.record: kind for kind in self.kinds}

    def kind_of(self, move: M) -> Kind[S, Any]:
        return self._by_record[type(move)]

    @property
    def expected(self) -> str:
        return " · ".join(kind.expected for kind in self.kinds)

    def expressible(self, state: S) -> Iterator[M]:
        """Every move that anybody at the table can say, in turn or out of it, sensible or not."""
        for kind in self.kinds:
            for seat in everybody(state):
                yield from kind.all(state, seat)

    def write(self, state: S, move: M) -> str:
        """`form blue new`; of somebody who is not to move, `2: form blue new`."""
        seat = move.seat
        prefix = "" if seat == self.to_move(state) else f"{seat + 1}: "
        return prefix + self.kind_of(move).write(state, move)

    def say(self, state: S, move: M) -> Message:
        return self.kind_of(move).say(state, move)

    def mirror(self, move: M) -> M:
        mirrored: M = self.kind_of(move).mirror(move)
        return mirrored

    def apart(self, tried: M, other: M) -> int:
        """How far apart two moves are, to find repairs near what was tried."""
        one, another = self.kind_of(tried), self.kind_of(other)
        if one is another:
            return one.apart(tried, other)
        if one.family and one.family == another.family:
            shared = [name for name in one.parts if one.parts[name] is another.parts.get(name)]
            near = (one.parts[name].apart(getattr(tried, name), getattr(other, name)) for name in shared)
            return SAME_FAMILY + sum(near)
        return OTHER_KIND

    def is_vain(self, seen: S, move: M) -> bool:
        """Whether nobody who sees this would want the move, legal as it is."""
        vain = self.kind_of(move).vain
        return vain is not None and vain(seen, move)

    def names_what_is_there(self, state: S, move: M) -> bool:
        return self.kind_of(move).is_there(state, move)

    # --- touching ---------------------------------------------------------------------------------

    def keys_of(self, state: S, move: M) -> Keys:
        """What to touch, in order, to make this move."""
        return self.kind_of(move).keys(state, move)

    def pieces_of(self, state: S, move: M) -> Keys:
        """The same without what is only said; unless there is nothing else."""
        keys = self.keys_of(state, move)
        return tuple(key for key in keys if key not in self.buttons) or keys

    def way_of(self, state: S, move: M) -> Keys:
        """What goes, and at last where to; nothing, where nothing goes from one place to another."""
        kind = self.kind_of(move)
        target = kind.target(state, move)
        going = tuple(key for key in self.pieces_of(state, move) if key not in target)
        if kind.origin is not None:
            going = (kind.origin(move.seat),)
        return (*going, target[0]) if going and target else ()

    def next_keys(self, state: S, seat: Seat, picked: Keys, legal: Sequence[M]) -> Keys:
        """All that a legal move which begins with what is picked would still touch."""
        meaning = cache(lambda key: self.alike(state, seat, key)[0])
        held = [meaning(key) for key in picked]
        found: dict[Key, None] = {}
        for move in listed(legal):
            kind = self.kind_of(move)
            needed = [meaning(key) for key in kind.keys(state, move)]
            if kind.shortcut and held[:1] == [kind.shortcut(seat)]:
                needed = [held[0], *needed[len(kind.begins) :]]
            if kind.in_order:
                rest = [key for key in needed if key not in held]
                found |= dict.fromkeys(rest[:1] if all(key in needed for key in held) else ())
            elif not Counter(held) - Counter(needed):
                # What ends a move does something only once something is chosen.
                wanted = needed if held else needed[: len(needed) - len(kind.ends)]
                found |= dict.fromkeys(Counter(wanted) - Counter(held))
        for crowd in crowds(legal):
            ends = () if held else self.kind_of(crowd[0]).ends
            found |= dict.fromkeys(key for key in crowd.following(Counter(held)) if key not in ends)
        return tuple(key for meaning in found for key in self.alike(state, seat, meaning) if key not in picked)

    def meant(self, state: S, seat: Seat, picked: Keys, kinds: Iterable[Kind[S, Any]]) -> M | None:
        """The move of these kinds for which exactly this is touched, in any order unless the kind has one."""
        held = self._meanings(state, seat, picked)
        for kind in kinds:
            for move in kind.all(state, seat):
                keys = kind.keys(state, move)
                if len(keys) != len(held):
                    continue
                needed = self._meanings(state, seat, keys)
                if needed == held or (not kind.in_order and sorted(needed) == sorted(held)):
                    found: M = move
                    return found
        return None

    def _meanings(self, state: S, seat: Seat, keys: Keys) -> list[Key]:
        return [self.alike(state, seat, key)[0] for key in keys]
