"""What exercises are made from: positions of games, and for every rule the moves in them that show it.

It was found by a long search and is kept beside the game, so that an exercise is made at once and is
the same everywhere. Nothing in it is believed: the engine judges every move again when it is asked about.
"""

from __future__ import annotations

import lzma
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from itertools import groupby

from catgames.core.found import package_of

NAME = "exercises.xz"
_POSITIONS, _EXAMS, _PAIRS, _HAPPENINGS, _USES = "positions", "exams", "pairs", "happenings", "uses"
_HEAD, _BAR, _NUMBER = "= ", " | ", " # "


@dataclass(frozen=True, slots=True)
class Place:
    """A move in a position, both in notation."""

    position: str
    move: str


@dataclass(frozen=True, slots=True)
class Pair:
    """Two moves as like each other as can be, of which the rules allow one."""

    allowed: Place
    refused: Place


@dataclass(frozen=True, slots=True)
class Other:
    """What does not happen, although it might seem so: what another move would do, or another number."""

    move: str
    event: int
    value: str = ""
    """The value of the event that is changed, where it is the event itself but for one number; see `instead`."""
    change: int = 0

    @property
    def instead(self) -> str:
        """What another rule would tell of the same things, where the event itself is told so: no number is changed."""
        return "" if self.change else self.value


@dataclass(frozen=True, slots=True)
class Happening:
    """What a legal move does by this rule: one of its events, and what might be taken for it."""

    place: Place
    event: int
    others: tuple[Other, ...]


@dataclass(frozen=True, slots=True)
class Stock:
    pairs: Mapping[str, tuple[Pair, ...]] = field(default_factory=dict)
    """By rule, from sparse positions to full ones."""
    happenings: Mapping[str, tuple[Happening, ...]] = field(default_factory=dict)
    uses: Mapping[tuple[str, str], tuple[int, ...]] = field(default_factory=dict)
    """By rule and way of asking: the pairs that can be asked about so, or the happenings, by number."""
    exams: frozenset[str] = frozenset()
    """Positions that practice never shows."""


class Kept:
    """A stock as it is kept: a rule's part is read when it is asked for."""

    def __init__(self, text: str) -> None:
        self._parts = dict(_parts(text.splitlines()))
        self._positions = self._parts.pop((_POSITIONS, ""), [])
        kept = self._parts.pop((_EXAMS, ""), [])
        self.exams = frozenset(self._positions[int(number)] for line in kept for number in line.split())

    def pairs(self, rule: str) -> tuple[Pair, ...]:
        return tuple(_pair(self._positions, line) for line in self._parts.get((_PAIRS, rule), ()))

    def happenings(self, rule: str) -> tuple[Happening, ...]:
        return tuple(_happening(self._positions, line) for line in self._parts.get((_HAPPENINGS, rule), ()))

    def uses(self, rule: str, way: str) -> tuple[int, ...]:
        return tuple(int(number) for line in self._parts.get((_USES, f"{rule} {way}"), ()) for number in line.split())

    def whole(self) -> Stock:
        rules = {what: [rule for part, rule in self._parts if part == what] for what in (_PAIRS, _HAPPENINGS, _USES)}
        ways = [(rule, way) for rule, _, way in (name.partition(" ") for name in rules[_USES])]
        return Stock(
            {rule: self.pairs(rule) for rule in rules[_PAIRS]},
            {rule: self.happenings(rule) for rule in rules[_HAPPENINGS]},
            {(rule, way): self.uses(rule, way) for rule, way in ways},
            self.exams,
        )


@cache
def kept_for(game: str) -> Kept:
    """What is kept for a game: nothing, before anything was quarried for it."""
    file = files(package_of(game)) / NAME
    return Kept(unpacked(file.read_bytes()) if file.is_file() else "")


def packed(text: str) -> bytes:
    """Positions are long and alike: a tenth of the room is enough."""
    return lzma.compress(text.encode(), preset=lzma.PRESET_EXTREME)


def unpacked(data: bytes) -> str:
    return lzma.decompress(data).decode()


def write(stock: Stock) -> str:
    """Positions first, each once, then by rule what is made of them."""
    numbers: dict[str, int] = {}

    def place(one: Place) -> str:
        return f"{numbers.setdefault(one.position, len(numbers))} {one.move}"

    body = []
    for rule, pairs in stock.pairs.items():
        body.append(f"{_HEAD}{_PAIRS} {rule}")
        body += [place(pair.allowed) + _BAR + place(pair.refused) for pair in pairs]
    for rule, happenings in stock.happenings.items():
        body.append(f"{_HEAD}{_HAPPENINGS} {rule}")
        body += [
            _BAR.join((f"{place(one.place)}{_NUMBER}{one.event}", *map(_written, one.others))) for one in happenings
        ]
    for (rule, way), numbers_of in stock.uses.items():
        body += [f"{_HEAD}{_USES} {rule} {way}", " ".join(map(str, numbers_of))]
    exams = " ".join(str(number) for position, number in numbers.items() if position in stock.exams)
    return "\n".join((_HEAD + _POSITIONS, *numbers, _HEAD + _EXAMS, *([exams] if exams else []), *body, ""))


def _written(other: Other) -> str:
    changed = f" {other.value} {other.change:+}" if other.value else ""
    return f"{other.move}{_NUMBER}{other.event}{changed}"


def _parts(lines: Iterable[str]) -> Iterator[tuple[tuple[str, str], list[str]]]:
    heading = ("", "")
    for is_head, part in groupby(lines, key=lambda line: line.startswith(_HEAD)):
        if is_head:
            *_, last = part
            what, _, rule = last.removeprefix(_HEAD).partition(" ")
            heading = (what, rule)
        else:
            yield heading, list(part)


def _pair(positions: list[str], line: str) -> Pair:
    allowed, _, refused = line.partition(_BAR)
    return Pair(_place(positions, allowed), _place(positions, refused))


def _place(positions: list[str], text: str) -> Place:
    number, _, move = text.partition(" ")
    return Place(positions[int(number)], move)


def _happening(positions: list[str], line: str) -> Happening:
    first, *others = line.split(_BAR)
    place, _, event = first.partition(_NUMBER)
    return Happening(_place(positions, place), int(event), tuple(map(_other, others)))


def _other(text: str) -> Other:
    move, _, rest = text.partition(_NUMBER)
    event, *changed = rest.split(" ")
    return Other(move, int(event), changed[0], int(changed[1])) if changed else Other(move, int(event))
