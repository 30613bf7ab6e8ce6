"""A move read from one line of text: `form blue new`, `2: take deck`; every error says what was expected."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import product
from typing import Any, TypeVar

from catgames.core.errors import AmbiguousMove, NotAMove, Unreadable, refuse_longer
from catgames.core.kind import Kind
from catgames.core.message import Message, Seat, Seated, values
from catgames.core.moves import Moves
from catgames.core.seats import everybody

S = TypeVar("S")
M = TypeVar("M", bound=Seated)

READINGS_SHOWN = 8
_PREFIX = re.compile(r"\s*([1-9])\s*:")


def read_move(moves: Moves[S, M], state: S, text: str) -> M:
    refuse_longer(text)
    seat, said = moves.speaker(state), text
    if prefix := _PREFIX.match(text):
        seats = everybody(state)
        if int(prefix[1]) > len(seats):
            raise _not_a_move(moves, text, prefix[1])
        seat, said = seats[int(prefix[1]) - 1], text[prefix.end() :]
    said = " ".join(said.lower().split())
    found = list(_readings(moves, state, seat, said, text))
    if not found:
        raise _not_a_move(moves, text)
    if len(found) > 1:
        raise _ambiguous(moves, state, text, found)
    return found[0]


def check(moves: Moves[S, M], state: S, move: M) -> None:
    """Refuse a move whose values mean nothing in this game: a player who is not there, a place off the board.

    What can be written down and read back is a move; rules need to know about nothing else.
    """
    with suppress(Unreadable, LookupError, TypeError, ValueError, AttributeError):
        if read_move(moves, state, f"{move.seat + 1}: {moves.kind_of(move).write(state, move)}") == move:
            return
    raise NotAMove(Message("not-a-move-value", {"text": repr(move)}))


def _readings(moves: Moves[S, M], state: S, seat: Seat, said: str, text: str) -> Iterator[M]:
    """What is written in full; else what is meant with one part left out."""
    verb = said.partition(" ")[0]
    kinds = [kind for kind in moves.kinds if kind.verb == verb]
    for kind in kinds:
        if kind.readings is not None:
            yield from kind.readings(state, seat, said.partition(" ")[2])
            return
        if found := kind.pattern.fullmatch(said):
            yield from _whole(moves, kind, state, seat, found, text)
            return
    for kind in kinds:
        for missing, pattern in kind.shortened.items():
            if (found := pattern.fullmatch(said)) and (meant := _without(kind, state, seat, found, missing)):
                yield from meant
                return


def _whole(
    moves: Moves[S, M], kind: Kind[S, Any], state: S, seat: Seat, found: re.Match[str], text: str
) -> Iterator[M]:
    chosen = []
    for name, part in kind.parts.items():
        words = (found[name] or "").strip()
        meanings = part.meanings(state, seat, words)
        if not meanings:
            players = len(everybody(state)) if all(isinstance(one, Seat) for one in part.every(state, seat)) else 0
            raise _not_a_move(moves, text, words, players)
        chosen.append(meanings)
    return (kind.record(seat, *parts) for parts in product(*chosen))


def _without(kind: Kind[S, Any], state: S, seat: Seat, found: re.Match[str], missing: str) -> list[Any]:
    found_or_meant = [
        part.left_out(state, seat) if name == missing else part.meanings(state, seat, (found[name] or "").strip())
        for name, part in kind.parts.items()
    ]
    return [kind.record(seat, *chosen) for chosen in product(*found_or_meant)]


def _not_a_move(moves: Moves[S, M], text: str, word: str = "", players: int = 0) -> NotAMove:
    """With how many players there are, where one of them was expected: they have numbers, and no names."""
    said = values(text=text.strip(), word=word or text.strip(), expected=moves.expected, players=players)
    return NotAMove(Message("not-a-move", said))


def _ambiguous(moves: Moves[S, M], state: S, text: str, found: list[M]) -> AmbiguousMove:
    readings = tuple(moves.write(state, move) for move in found)
    shown = ", ".join(readings[:READINGS_SHOWN]) + (" …" if len(readings) > READINGS_SHOWN else "")
    return AmbiguousMove(Message("ambiguous-move", {"text": text.strip(), "readings": shown}), readings)
