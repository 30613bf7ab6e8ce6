"""The certificate of an exam that was passed: a keepsake, with a code from which its answers can be judged again."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime
from zlib import crc32

from catgames.core.errors import Unreadable
from catgames.core.found import package_of
from catgames.core.message import Message, Value
from catgames.games.kit import AnyKit
from catgames.table.packing import CHECK, Packer, Unpacker
from catgames.table.practice.drill import Drill
from catgames.table.practice.given import pack_given, unpack_given
from catgames.table.practice.plan import Plan, Sort
from catgames.table.practice.practice import LARGEST_SEED
from catgames.teach.exercises.rounds import PASS, exam_of

SIGN = "!"
FIRST_DAY = date(2026, 1, 1)
DAYS = 1 << 14
LONGEST = 400
"""Letters: a code has about forty."""


@dataclass(frozen=True, slots=True)
class Certificate:
    game: str
    seed: int
    day: date
    right: int
    count: int

    @property
    def passed(self) -> bool:
        return is_passed(self.right, self.count)


def is_passed(right: int, count: int) -> bool:
    return count > 0 and right >= PASS * count


def write_certificate(drill: Drill, now: int) -> str:
    """Seed, day and every answer of an exam that is over."""
    packer = Packer()
    packer.put(drill.plan.number, LARGEST_SEED + 1)
    packer.put(max(0, min(DAYS - 1, (day_of(now) - FIRST_DAY).days)), DAYS)
    packer.put(_edition(drill), CHECK)
    pack_given(packer, drill)
    return f"{drill.kit.game.id}{SIGN}{packer.text()}"


def read_certificate(kit: AnyKit, text: str) -> Certificate:
    """What a code says once every answer has been judged again; `Unreadable` where it says nothing."""
    game, sign, packed = "".join(text.split()).partition(SIGN)
    if not sign or not package_of(game) or len(text) > LONGEST:
        raise Unreadable(Message("unreadable-certificate"))
    if game != kit.game.id:
        raise Unreadable(Message("unreadable-certificate-game", {"game": game}))
    try:
        unpacker = Unpacker(packed)
        seed, day = unpacker.take(LARGEST_SEED + 1), unpacker.take(DAYS)
        edition = unpacker.take(CHECK)
        if edition != _edition_of(kit, seed):
            raise Unreadable(Message("unreadable-certificate-old"))
        drill = unpack_given(unpacker, kit, Plan(Sort.EXAM, seed))
        unpacker.end()
    except ValueError as error:
        if isinstance(error, Unreadable):
            raise
        raise Unreadable(Message("unreadable-certificate")) from error
    count = len(exam_of(kit, seed))
    return Certificate(game, seed, date.fromordinal(FIRST_DAY.toordinal() + day), drill.right, count)


def tell_certificate(kit: AnyKit, text: str) -> Message:
    found = read_certificate(kit, text)
    told: dict[str, Value] = {
        "right": found.right,
        "count": found.count,
        "seed": found.seed,
        "day": found.day.isoformat(),
    }
    return Message("certificate-true" if found.passed else "certificate-failed", told)


def day_of(now: int) -> date:
    return datetime.fromtimestamp(now, UTC).date()


def _edition(drill: Drill) -> int:
    return _edition_of(drill.kit, drill.plan.number)


def _edition_of(kit: AnyKit, seed: int) -> int:
    """Exercises that have changed since cannot be judged by the old answers."""
    steps = [item.made(kit).step for item in exam_of(kit, seed)]
    return crc32(" ".join(f"{step.id} {step.at}" for step in steps).encode()) % CHECK
