"""A move in one line of text, and back: `reveal c3`, `swap c3 c5`, `keep`, `rotate c3 right`.

The revealed tile need not be named: `swap c5` swaps it with the tile at c5. A move of somebody who is
not to move begins with the player: `2: reveal a1`.
"""

from __future__ import annotations

import re

from catgames.core.errors import AmbiguousMove, NotAMove
from catgames.core.message import Message, Seat
from catgames.games.pocket.language.moves import Again, Choose, Keep, Move, Reveal, Rotate, Swap
from catgames.games.pocket.position.cells import NAMES, NUMBERS
from catgames.games.pocket.position.state import NOWHERE, SEATS, State, to_move
from catgames.games.pocket.position.tiles import CLANS

FORMS = "reveal CELL · swap CELL CELL · keep · rotate CELL right|half|left · choose CLAN · again"
TURNS = ("not", "right", "half", "left", "full")
"""How far a dog is turned, in quarters; the first and the last can be said, but turn nothing."""


def write_move(state: State, move: Move) -> str:
    prefix = "" if move.seat == to_move(state) else f"{move.seat + 1}: "
    match move:
        case Choose(clan=clan):
            said = f"choose {clan}"
        case Reveal(cell=cell):
            said = f"reveal {NAMES[cell]}"
        case Swap(cell=cell, other=other):
            said = f"swap {NAMES[cell]} {NAMES[other]}"
        case Keep():
            said = "keep"
        case Rotate(cell=cell, quarters=quarters):
            said = f"rotate {NAMES[cell]} {TURNS[quarters]}"
        case Again():
            said = "again"
    return prefix + said


def read_move(state: State, text: str) -> Move:
    # After the end nobody is to move; what is said then is said by whoever would have been next.
    seat, said = state.turn, text
    if prefix := re.match(r"\s*([12])\s*:", text):
        seat, said = SEATS[int(prefix[1]) - 1], text[prefix.end() :]
    verb, *words = said.lower().split() or [""]
    return _read(state, seat, text, verb, words)


def _read(state: State, seat: Seat, text: str, verb: str, words: list[str]) -> Move:
    match verb, words:
        case "choose", [clan] if clan in CLANS:
            return Choose(seat, clan)
        case "reveal", [cell]:
            return Reveal(seat, _cell(text, cell))
        case "swap", [cell, other]:
            return Swap(seat, _cell(text, cell), _cell(text, other))
        case "swap", [other]:
            if state.lifted == NOWHERE:
                raise _ambiguous(state, text, _cell(text, other))
            return Swap(seat, state.lifted, _cell(text, other))
        case "keep", []:
            return Keep(seat)
        case "rotate", [cell, turn] if turn in TURNS:
            return Rotate(seat, _cell(text, cell), TURNS.index(turn))
        case "again", []:
            return Again(seat)
    raise _not_a_move(text, " ".join(words[-1:]))


def _cell(text: str, word: str) -> int:
    if word not in NUMBERS:
        raise _not_a_move(text, word)
    return NUMBERS[word]


def _not_a_move(text: str, word: str) -> NotAMove:
    return NotAMove(Message("not-a-move", {"text": text.strip(), "word": word or text.strip(), "expected": FORMS}))


def _ambiguous(state: State, text: str, other: int) -> AmbiguousMove:
    """No tile is revealed: which one is to swap?"""
    readings = tuple(f"swap {name} {NAMES[other]}" for name in NAMES if name != NAMES[other])
    args = {"text": text.strip(), "readings": ", ".join(readings[:3]) + " …"}
    return AmbiguousMove(Message("ambiguous-move", args), readings)
