"""A move in one line of text, and back: `lay 1.0`, `search 0.0 to 2.1`, `rescue 1.0 with 0.0`.

Tiles and places are named by column and row. `rescue 1.0` scores every colour of the area once; where
tiles have the same colour, `with` names the ones chosen. `scoring` names every tile scored, right or wrong.
A move of somebody who is not to move begins with the player: `2: draw`.
"""

from __future__ import annotations

import re

from catgames.core.errors import AmbiguousMove, NotAMove
from catgames.core.message import Message, Seat
from catgames.games.cleocatra.language.moves import (
    Draw,
    Exchange,
    Herd,
    Lay,
    Move,
    Pass,
    Post,
    Rescue,
    Scout,
    Search,
    Settle,
    TeamUp,
)
from catgames.games.cleocatra.language.notation import CELL
from catgames.games.cleocatra.position.grid import Cell, Cells
from catgames.games.cleocatra.position.scoring import choices, doubles, singles
from catgames.games.cleocatra.position.state import SEATS, State, actor, to_move

FORMS = (
    "draw · lay PLACE · search TILE to PLACE · exchange TILE with PLAYER at TILE · scout TILE · team TILE · "
    "rescue TILE with TILE… · herd TILE to TILE · post supply|TILE to TILE · settle TILE · pass"
)


def write_move(state: State, move: Move) -> str:
    prefix = "" if move.seat == to_move(state) else f"{move.seat + 1}: "
    return prefix + _said(state, move)


def _said(state: State, move: Move) -> str:
    match move:
        case Draw():
            return "draw"
        case Lay(place=place):
            return f"lay {place}"
        case Search(tile=tile, place=place):
            return f"search {tile} to {place}"
        case Exchange(tile=tile, other=other, there=there):
            return f"exchange {tile} with {other + 1} at {there}"
        case Scout(tile=tile):
            return f"scout {tile}"
        case TeamUp(tile=tile):
            return f"team {tile}"
        case Rescue(tile=tile, scored=scored):
            return _rescue(state, tile, scored)
        case Herd(tile=tile, to=to):
            return f"herd {tile} to {to}"
        case Post(source=source, tile=tile):
            return f"post {source or 'supply'} to {tile}"
        case Settle(tile=tile):
            return f"settle {tile}"
        case Pass():
            return "pass"


def _rescue(state: State, tile: Cell, scored: Cells) -> str:
    """As short as it can be said."""
    if tile in state.cells and scored in choices(state, tile):
        chosen = [cell for cell in doubles(state, tile) if cell in scored]
        return " ".join([f"rescue {tile}", *(["with"] if chosen else []), *map(str, chosen)])
    return " ".join([f"rescue {tile} scoring", *map(str, scored)])


def read_move(state: State, text: str) -> Move:
    seat = actor(state)
    said = text
    if prefix := re.match(r"\s*([1-4])\s*:", text):
        seat = SEATS[int(prefix[1]) - 1]
        said = text[prefix.end() :]
        if seat >= state.players:
            raise _not_a_move(text)
    verb, *words = said.lower().split() or [""]
    return _Reader(state, seat, text).move(verb, words)


class _Reader:
    """Reads one move of one seat; every word it cannot use is an error that says what was expected."""

    def __init__(self, state: State, seat: Seat, text: str) -> None:
        self.state, self.seat, self.text = state, seat, text

    def move(self, verb: str, words: list[str]) -> Move:
        seat, cell = self.seat, self._cell
        match verb, words:
            case "draw", []:
                return Draw(seat)
            case "pass", []:
                return Pass(seat)
            case "lay", [place]:
                return Lay(seat, cell(place))
            case "search", [tile, "to", place]:
                return Search(seat, cell(tile), cell(place))
            case "exchange", [tile, "with", other, "at", there]:
                return Exchange(seat, cell(tile), self._player(other), cell(there))
            case "scout", [tile]:
                return Scout(seat, cell(tile))
            case "team", [tile]:
                return TeamUp(seat, cell(tile))
            case "settle", [tile]:
                return Settle(seat, cell(tile))
            case "herd", [tile, "to", to]:
                return Herd(seat, cell(tile), cell(to))
            case "post", ["supply", "to", tile]:
                return Post(seat, None, cell(tile))
            case "post", [source, "to", tile]:
                return Post(seat, cell(source), cell(tile))
            case "rescue", [tile, *rest]:
                return self._rescue(cell(tile), rest)
        raise _not_a_move(self.text)

    def _rescue(self, tile: Cell, words: list[str]) -> Rescue:
        named = [self._cell(word) for word in words[1:]]
        match words[:1]:
            case ["scoring"]:
                return Rescue(self.seat, tile, tuple(sorted(set(named))))
            case ["with"] if named and tile in self.state.cells:
                return Rescue(self.seat, tile, tuple(sorted({*singles(self.state, tile), *named})))
            case [] if tile not in self.state.cells:
                return Rescue(self.seat, tile, ())
            case []:
                ways = choices(self.state, tile)
                if len(ways) > 1:
                    raise self._ambiguous([_rescue(self.state, tile, scored) for scored in ways])
                return Rescue(self.seat, tile, ways[0])
        raise _not_a_move(self.text)

    def _cell(self, word: str) -> Cell:
        if not re.fullmatch(CELL, word, re.ASCII):
            raise _not_a_move(self.text, word)
        column, _, row = word.partition(".")
        return Cell(int(column), int(row))

    def _player(self, word: str) -> Seat:
        if word not in ("1", "2", "3", "4")[: self.state.players]:
            raise _not_a_move(self.text, word)
        return SEATS[int(word) - 1]

    def _ambiguous(self, readings: list[str]) -> AmbiguousMove:
        args = {"text": self.text.strip(), "readings": ", ".join(readings)}
        return AmbiguousMove(Message("ambiguous-move", args), tuple(readings))


def _not_a_move(text: str, word: str = "") -> NotAMove:
    return NotAMove(Message("not-a-move", {"text": text.strip(), "word": word or text.strip(), "expected": FORMS}))
