"""A lesson of one's own: written in a file, carried by a link, shown where the course is shown."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error
from dataclasses import dataclass, replace

from catgames.core.errors import Unreadable
from catgames.core.message import Message
from catgames.games.kit import AnyKit
from catgames.table.lesson.table import Table, open_table
from catgames.teach.checking import IMPOSSIBLE, flaws
from catgames.teach.files import LONGEST, read_lesson


@dataclass(frozen=True, slots=True)
class Own:
    packed: str
    """The whole lesson, as an address holds it; nothing where it was written in Python."""
    table: Table


def pack(text: str) -> str:
    return urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def unpack(packed: str) -> str:
    """The file again. What would swell beyond any lesson is not unpacked to its end."""
    try:
        raw = urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        opened = zlib.decompressobj()
        text = opened.decompress(raw, LONGEST + 1).decode()
    except (Error, ValueError, zlib.error) as error:
        raise Unreadable(Message("unreadable-own")) from error
    if not opened.eof:
        raise Unreadable(Message("unreadable-own"))
    return text


def open_own(kit: AnyKit, packed: str) -> Own:
    lesson = read_lesson(unpack(packed))
    if lesson.game != kit.game.id:
        raise Unreadable(Message("unreadable-own"))
    # What is wrong is told before anything is shown. A board that no game would reach can still be asked about.
    for flaw in flaws(kit, lesson.unit):
        if flaw.said.id != IMPOSSIBLE:
            raise Unreadable(Message("unreadable-lesson", {"text": flaw.said}))
    return Own(packed, open_table(replace(kit, units=(lesson.unit,))))
