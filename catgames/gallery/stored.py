"""The gallery as a text that is kept: what is said, in both languages, and where; its changes are read like code."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib.resources import files
from itertools import groupby
from typing import NamedTuple

from catgames.core.errors import Unreadable
from catgames.core.found import package_of
from catgames.core.message import Message, Seat
from catgames.gallery.branches import lines
from catgames.gallery.claims import (
    Claim,
    claims_of_board,
    claims_of_course,
    claims_of_editing,
    claims_of_move,
    claims_of_touch,
)
from catgames.gallery.guided import claims_around_a_first_game, claims_of_guide
from catgames.gallery.search import Search, search
from catgames.games.kit import AnyKit
from catgames.text.words import LANGUAGES, Words, line_of

NAME = "gallery.md"
_LINE = re.compile(r"^### (.+)$")
_PLACE = re.compile(r"^`([^`]+)`(?: · `([^`]+)`)? · ([1-4])$")


class Place(NamedTuple):
    """Where a line is said, as it is kept."""

    line: str
    position: str
    move: str
    """Nothing where it is said about no move."""
    reader: Seat


def stored(game: str) -> str:
    """What is kept for a game, beside its words."""
    file = files(package_of(game)) / "words" / NAME
    if not file.is_file():
        raise Unreadable(Message("no-gallery"))
    return file.read_text(encoding="utf-8")


def renewed(kit: AnyKit, text: str) -> tuple[str, list[str]]:
    """The gallery that goes with today's words and rules, as near to the one given as can be; and what has no place."""
    found = search(kit, read(kit, text))
    return settled(kit, write(kit, found.kept))[0], found.missing()


def settled(kit: AnyKit, text: str) -> tuple[str, list[str]]:
    """What its places say today, each kept only if it says something new; and what has no place."""
    found = Search(kit.game.id)
    found.look_at(read(kit, text))
    return write(kit, found.kept), found.missing()


def write(kit: AnyKit, claims: Iterable[Claim]) -> str:
    """In the order of the word files, which is the book's; hand-written places are kept by being true."""
    order = {name: number for number, name in enumerate(lines(kit.game.id, "en").names)}
    sorted_claims = sorted(claims, key=lambda claim: order[line_of(claim.message.id)])
    text = [f"# {Words(kit.game.id, 'en').say('game-title')}: every sentence", ""]
    for name, said in groupby(sorted_claims, key=lambda claim: line_of(claim.message.id)):
        text += [f"### {name}", ""]
        for claim in said:
            spoken = (f"- {Words(kit.game.id, code, claim.reader)(claim.message)}" for code in LANGUAGES)
            lit = [f"- lit: {' '.join(claim.shown)}"] if claim.shown else []
            text += [_place(claim), *spoken, *lit, ""]
    return "\n".join(text)


def _place(claim: Claim) -> str:
    move = f" · `{claim.move}`" if claim.move else ""
    return f"`{claim.position}`{move} · {claim.reader + 1}"


def read(kit: AnyKit, text: str) -> Iterator[Claim]:
    """What is said today at the places of a stored gallery, of the lines for which they were kept."""
    course = tuple(claims_of_course(kit))
    heard = dict[tuple[object, ...], tuple[Claim, ...]]()
    for place in places(text):
        here = (
            claim for claim in course if claim.position == place.position and line_of(claim.message.id) == place.line
        )
        taught = tuple(here)
        yield from taught
        if taught:
            continue
        asked = (_family(place.line), place.position, place.move, place.reader)
        if asked not in heard:
            heard[asked] = ()
            # A place that can no longer be read says nothing: its lines are looked for elsewhere.
            with suppress(Unreadable):
                heard[asked] = tuple(_claims_at(kit, place))
        for claim in heard[asked]:
            if line_of(claim.message.id) == place.line and claim.reader == place.reader:
                yield claim


def places(text: str) -> Iterator[Place]:
    name = ""
    for line in text.splitlines():
        if found := _LINE.match(line):
            name = found[1]
        elif found := _PLACE.match(line):
            yield Place(name, found[1], found[2] or "", Seat(int(found[3]) - 1))


def _family(line: str) -> str:
    """Lines for which the same is asked: of what can be said at a place, no more than they need."""
    begun = line.partition("-")[0]
    return {"tool": "edit"}.get(begun, begun) if begun in ("first", "touch", "edit", "tool") else ""


def _claims_at(kit: AnyKit, place: Place) -> Iterator[Claim]:
    state, family = kit.game.read(place.position), _family(place.line)
    if place.move:
        claims = claims_of_guide if family == "first" else claims_of_move
        return claims(kit, state, kit.game.read_move(state, place.move))
    match family:
        case "first":
            return claims_around_a_first_game(kit, state)
        case "touch":
            return claims_of_touch(kit, state, place.reader)
        case "edit":
            return claims_of_editing(kit, state, place.reader)
    return claims_of_board(kit, state, place.reader)
