"""A record: where a game started and the moves made since; it replays exactly."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from catgames.core.errors import Unreadable
from catgames.core.game import Game
from catgames.core.message import Message

ARROW = " => "
COMMA = ", "


@dataclass(frozen=True, slots=True)
class Record:
    """Both in notation, so that a record is one line of text to copy, mail and test."""

    start: str
    moves: tuple[str, ...] = ()

    def then(self, move: str) -> Record:
        return replace(self, moves=(*self.moves, move))

    def write(self) -> str:
        return self.start + ARROW + COMMA.join(self.moves)

    @staticmethod
    def read(text: str) -> Record:
        start, arrow, moves = text.partition(ARROW.strip())
        if not arrow:
            raise Unreadable(Message("unreadable-record", {"text": text}))
        said = tuple(move.strip() for move in moves.split(COMMA.strip()) if move.strip())
        return Record(start.strip(), said)


def replay(game: Game[Any, Any], record: Record) -> list[Any]:
    """Every position of the record, the start first."""
    states = [game.read(record.start)]
    for text in record.moves:
        state = states[-1]
        states.append(game.play(state, game.read_move(state, text)).state)
    return states
