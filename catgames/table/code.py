"""A short text that carries everything to another machine: the course as far as it has come, the game in progress."""

from __future__ import annotations

from dataclasses import dataclass, field
from zlib import crc32

from catgames.core.errors import Unreadable
from catgames.core.found import package_of
from catgames.core.message import Message
from catgames.games.kit import AnyKit
from catgames.scene.theme import THEMES
from catgames.table.match.match import Match
from catgames.table.match.saving import pack_match, unpack_match
from catgames.table.packing import CHECK, Packer, Unpacker
from catgames.teach.mastery import Mastery
from catgames.teach.remembered import RANGES, mastery_of, numbers
from catgames.text.words import LANGUAGES

EDITION, EDITIONS = 3, 16
WITH_DEBTS, WITH_MASTERY = 2, 3
"""The editions since which a code knows what comes back and where the course was left; and how well rules are known."""
MOST_KNOWN, MOST_STEPS = 1 << 10, 1 << 12
SIGN = "~"


@dataclass(frozen=True, slots=True)
class Carried:
    finished: frozenset[str]
    language: str
    theme: str
    match: Match | None
    owed: frozenset[str] = frozenset()
    """The steps that are to come back."""
    at: str = ""
    """The step that was open."""
    mastery: Mastery = field(default_factory=Mastery)


def write_code(kit: AnyKit, carried: Carried) -> str:
    packer = Packer()
    packer.put(EDITION, EDITIONS)
    packer.put(LANGUAGES.index(carried.language), len(LANGUAGES))
    packer.put(list(THEMES).index(carried.theme), len(THEMES))
    _pack_mastery(packer, carried.mastery)
    steps = _steps(kit)
    packer.put(_edition_of(steps), CHECK)
    packer.put(len(steps), MOST_STEPS)
    for step in steps:
        packer.put(int(step in carried.finished), 2)
    for step in steps:
        packer.put(int(step in carried.owed), 2)
    packer.put(steps.index(carried.at) if carried.at in steps else 0, len(steps))
    packer.put(int(carried.match is not None), 2)
    if carried.match is not None:
        pack_match(packer, carried.match)
    return f"{kit.game.id}{SIGN}{packer.text()}"


def read_code(kit: AnyKit, text: str) -> Carried:
    """What a code carries. A broken, old or foreign one is `Unreadable`, with what is wrong."""
    game, sign, packed = "".join(text.split()).partition(SIGN)
    if not sign or not package_of(game):
        raise Unreadable(Message("unreadable-code"))
    if game != kit.game.id:
        raise Unreadable(Message("unreadable-code-game", {"game": game}))
    try:
        return _unpacked(kit, Unpacker(packed))
    except ValueError as error:
        if isinstance(error, Unreadable):
            raise
        raise Unreadable(Message("unreadable-code")) from error


def _unpacked(kit: AnyKit, unpacker: Unpacker) -> Carried:
    edition = unpacker.take(EDITIONS)
    if not 1 <= edition <= EDITION:
        raise Unreadable(Message("unreadable-code-old"))
    language = LANGUAGES[unpacker.take(len(LANGUAGES))]
    theme = list(THEMES)[unpacker.take(len(THEMES))]
    mastery = _unpack_mastery(kit, unpacker) if edition >= WITH_MASTERY else Mastery()
    steps = _steps(kit)
    same = unpacker.take(CHECK) == _edition_of(steps)
    if edition >= WITH_MASTERY:
        count = unpacker.take(MOST_STEPS)
        steps = steps if same else [""] * count  # of another course only the rules are known again
    elif not same:
        raise Unreadable(Message("unreadable-code-old"))
    finished = frozenset(step for step in steps if unpacker.take(2))
    owed, at = frozenset[str](), ""
    if edition >= WITH_DEBTS:
        owed = frozenset(step for step in steps if unpacker.take(2))
        at = steps[unpacker.take(len(steps))]
    match = unpack_match(unpacker, kit) if unpacker.take(2) else None
    unpacker.end()
    return Carried(finished - {""}, language, theme, match, owed - {""}, at, mastery)


def _pack_mastery(packer: Packer, mastery: Mastery) -> None:
    """Before the course, so that it is not lost when a later edition has another one."""
    entries = [numbers(rule, known) for rule, known in sorted(mastery.known.items())][: MOST_KNOWN - 1]
    packer.put(len(entries), MOST_KNOWN)
    for entry in entries:
        for value, most in zip(entry, RANGES, strict=True):
            packer.put(value, most)


def _unpack_mastery(kit: AnyKit, unpacker: Unpacker) -> Mastery:
    count = unpacker.take(MOST_KNOWN)
    entries = [tuple(unpacker.take(most) for most in RANGES) for _ in range(count)]
    return mastery_of(entries, [clause.id for clause in kit.game.rulebook.clauses])


def write_match(match: Match) -> str:
    """A match alone, for an address."""
    packer = Packer()
    pack_match(packer, match)
    return packer.text()


def read_match(kit: AnyKit, text: str) -> Match:
    unpacker = Unpacker(text)
    match = unpack_match(unpacker, kit)
    unpacker.end()
    return match


def _steps(kit: AnyKit) -> list[str]:
    return [unit.step_id(step) for unit in kit.units for step in unit.steps]


def _edition_of(steps: list[str]) -> int:
    """A course that has changed since cannot be told from its ticks alone."""
    return crc32(" ".join(steps).encode()) % CHECK
