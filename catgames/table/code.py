"""A short text that carries everything to another machine: the course as far as it has come, the game in progress."""

from __future__ import annotations

from dataclasses import dataclass
from zlib import crc32

from catgames.core.errors import Unreadable
from catgames.core.found import package_of
from catgames.core.message import Message
from catgames.games.kit import AnyKit
from catgames.scene.theme import THEMES
from catgames.table.match.match import Match
from catgames.table.match.saving import pack_match, unpack_match
from catgames.table.packing import CHECK, Packer, Unpacker
from catgames.text.words import LANGUAGES

EDITION, FIRST_EDITION, EDITIONS = 2, 1, 16
"""The first knew of no question that comes back, and not where the course was left."""
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


def write_code(kit: AnyKit, carried: Carried) -> str:
    packer = Packer()
    packer.put(EDITION, EDITIONS)
    packer.put(LANGUAGES.index(carried.language), len(LANGUAGES))
    packer.put(list(THEMES).index(carried.theme), len(THEMES))
    steps = _steps(kit)
    packer.put(_edition_of(steps), CHECK)
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
    if edition not in (EDITION, FIRST_EDITION):
        raise Unreadable(Message("unreadable-code-old"))
    language = LANGUAGES[unpacker.take(len(LANGUAGES))]
    theme = list(THEMES)[unpacker.take(len(THEMES))]
    steps = _steps(kit)
    if unpacker.take(CHECK) != _edition_of(steps):
        raise Unreadable(Message("unreadable-code-old"))
    finished = frozenset(step for step in steps if unpacker.take(2))
    owed, at = frozenset[str](), ""
    if edition != FIRST_EDITION:
        owed = frozenset(step for step in steps if unpacker.take(2))
        at = steps[unpacker.take(len(steps))]
    match = unpack_match(unpacker, kit) if unpacker.take(2) else None
    unpacker.end()
    return Carried(finished, language, theme, match, owed, at)


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
