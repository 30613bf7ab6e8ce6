"""A move in one line of text, and back: `play leaping-blue`, `ask 2 striped`, `draw`, `pass`.

A move of somebody who is not to move begins with the player: `2: draw`.
"""

from __future__ import annotations

import re

from catgames.core.errors import AmbiguousMove, NotAMove
from catgames.core.message import Message, Seat
from catgames.games.cloaked.language.moves import Ask, Draw, Move, Pass, Play
from catgames.games.cloaked.position import cats
from catgames.games.cloaked.position.attributes import INDEX
from catgames.games.cloaked.position.state import SEATS, State, to_move

FORMS = "play POSE-COLOUR · ask PLAYER ATTRIBUTE · draw · pass"


def write_move(state: State, move: Move) -> str:
    prefix = "" if move.seat == to_move(state) else f"{move.seat + 1}: "
    match move:
        case Play(cat=cat):
            return f"{prefix}play {'?' if cat == cats.UNKNOWN else cats.NAMES[cat]}"
        case Ask(target=target, attribute=attribute):
            return f"{prefix}ask {target + 1} {attribute}"
        case Draw():
            return f"{prefix}draw"
        case Pass():
            return f"{prefix}pass"


def read_move(state: State, text: str) -> Move:
    seat = to_move(state)
    said = text
    if prefix := re.match(r"\s*([1-4])\s*:", text):
        seat = SEATS[int(prefix[1]) - 1]
        said = text[prefix.end() :]
        if seat >= state.players:
            raise _not_a_move(text, prefix[1])
    # After the end nobody is to move; what is said then is said by whoever had the last turn.
    return _read(state, state.turn if seat is None else seat, text, said.lower().split())


def _read(state: State, seat: Seat, text: str, words: list[str]) -> Move:
    match words:
        case ["play", name]:
            return Play(seat, _cat(state, seat, text, name))
        case ["play"]:
            raise _ambiguous(text, tuple(f"play {cats.NAMES[cat]}" for cat in state.hands[seat] if cat >= 0))
        case ["ask", target, attribute]:
            return Ask(seat, _target(state, text, target), _attribute(text, attribute))
        case ["ask", attribute] if attribute in INDEX:
            others = [other + 1 for other in SEATS[: state.players] if other != seat]
            raise _ambiguous(text, tuple(f"ask {other} {attribute}" for other in others))
        case ["draw"]:
            return Draw(seat)
        case ["pass"]:
            return Pass(seat)
    raise _not_a_move(text)


def _cat(state: State, seat: Seat, text: str, name: str) -> int:
    """A whole name, or as much of one as tells the cats of one's hand apart."""
    if name in cats.NUMBERS:
        return cats.NUMBERS[name]
    if name == "?":
        return cats.UNKNOWN
    readings = tuple(cats.NAMES[cat] for cat in state.hands[seat] if cat >= 0 and name in cats.NAMES[cat])
    if not readings:
        raise _not_a_move(text, name)
    if len(readings) > 1:
        raise _ambiguous(text, tuple(f"play {reading}" for reading in readings))
    return cats.NUMBERS[readings[0]]


def _target(state: State, text: str, word: str) -> Seat:
    if word not in ("1", "2", "3", "4")[: state.players]:
        raise _not_a_move(text, word)
    return SEATS[int(word) - 1]


def _attribute(text: str, word: str) -> str:
    if word not in INDEX:
        raise _not_a_move(text, word)
    return word


def _ambiguous(text: str, readings: tuple[str, ...]) -> AmbiguousMove:
    args = {"text": text.strip(), "readings": ", ".join(readings)}
    return AmbiguousMove(Message("ambiguous-move", args), readings)


def _not_a_move(text: str, word: str = "") -> NotAMove:
    return NotAMove(Message("not-a-move", {"text": text.strip(), "word": word or text.strip(), "expected": FORMS}))
