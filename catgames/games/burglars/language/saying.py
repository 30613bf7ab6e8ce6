"""A move in one line of text, and back: `take blue`, `form blue new`, `infiltrate 2.1 blue mirror`.

Crews are numbered from 1; `2` is one's own second crew, `3.2` that of player 3. A move of somebody
who is not to move begins with the player: `2: take deck`.
"""

from __future__ import annotations

import re

from catgames.core.errors import AmbiguousMove, NotAMove
from catgames.core.message import Message, Seat
from catgames.games.burglars.language.moves import (
    DECK,
    NEW,
    Activate,
    Form,
    Infiltrate,
    Move,
    Pass,
    Place,
    Secure,
    Spot,
    Take,
)
from catgames.games.burglars.position.cards import GAP, LETTERS, NAMES, UNKNOWN, sort_cards
from catgames.games.burglars.position.state import SEATS, State, to_move

FORMS = (
    "take CARD|deck · form CARD CREW|new · activate CARD CREW · secure CREW… · "
    "infiltrate CREW CARD… + market CARD · place CREW|new · pass"
)


def write_move(state: State, move: Move) -> str:
    prefix = "" if move.seat == to_move(state) else f"{move.seat + 1}: "
    match move:
        case Take(source=source):
            said = f"take {_source(source)}"
        case Form(card=card, spot=spot):
            said = f"form {NAMES[card]} {_spot(move.seat, spot)}"
        case Activate(card=card, spot=spot):
            said = f"activate {NAMES[card]} {_spot(move.seat, spot)}"
        case Secure(spots=spots):
            said = " ".join(["secure", *(_spot(move.seat, spot) for spot in spots)])
        case Infiltrate(spot=spot, price=price, market=market):
            said = " ".join(["infiltrate", f"{spot.owner + 1}.{spot.crew + 1}", *(NAMES[c] for c in price)])
            if market:
                said += " + market " + " ".join(NAMES[card] for card in market)
        case Place(spot=spot):
            said = f"place {_spot(move.seat, spot)}"
        case Pass():
            said = "pass"
    return prefix + said


def _source(source: str) -> str:
    return {DECK: DECK, GAP: "gap"}.get(source) or NAMES[source]


def _spot(seat: Seat, spot: Spot) -> str:
    crew = "new" if spot.crew == NEW else str(spot.crew + 1)
    return crew if spot.owner == seat else f"{spot.owner + 1}.{crew}"


def read_move(state: State, text: str) -> Move:
    seat = to_move(state)
    if prefix := re.match(r"\s*([1-4])\s*:", text):
        seat = SEATS[int(prefix[1]) - 1]
        text = text[prefix.end() :]
        if seat >= state.players:
            raise _not_a_move(text)
    verb, *words = text.lower().split() or [""]
    # After the end nobody is to move; what is said then is said by whoever had the last turn.
    return _Reader(state, state.turn if seat is None else seat, text).move(verb, words)


class _Reader:
    """Reads one move of one seat; every word it cannot use is an error that says what was expected."""

    def __init__(self, state: State, seat: Seat, text: str) -> None:
        self.state, self.seat, self.text = state, seat, text

    def move(self, verb: str, words: list[str]) -> Move:
        match verb, words:
            case "take", ["deck"]:
                return Take(self.seat, DECK)
            case "take", ["gap"]:
                return Take(self.seat, GAP)
            case "take", [card]:
                return Take(self.seat, self._card(card))
            case "form", [card, spot]:
                return Form(self.seat, self._card(card), self._spot(spot))
            case "activate", [card, spot]:
                return Activate(self.seat, self._card(card), self._spot(spot))
            case "form" | "activate", [card]:
                raise self._ambiguous(f"{verb} {NAMES[self._card(card)]}", verb == "form")
            case "secure", spots:
                return Secure(self.seat, tuple(sorted(self._spot(spot) for spot in spots)))
            case "infiltrate", [spot, *cards]:
                return self._infiltrate(spot, cards)
            case "place", [spot]:
                return Place(self.seat, self._spot(spot))
            case "place", []:
                raise self._ambiguous("place", True)
            case "pass", []:
                return Pass(self.seat)
        raise _not_a_move(self.text)

    def _infiltrate(self, spot: str, words: list[str]) -> Infiltrate:
        if "+" not in words:
            return Infiltrate(self.seat, self._spot(spot), self._cards(words))
        plus = words.index("+")
        if words[plus + 1 : plus + 2] != ["market"]:
            raise _not_a_move(self.text)
        market = self._cards(words[plus + 2 :])
        return Infiltrate(self.seat, self._spot(spot), self._cards(words[:plus]), market)

    def _cards(self, words: list[str]) -> str:
        return sort_cards("".join(self._card(word) for word in words))

    def _card(self, word: str) -> str:
        letter = LETTERS.get(word, word if word in NAMES else UNKNOWN)
        if letter == UNKNOWN:
            raise _not_a_move(self.text, word)
        return letter

    def _spot(self, word: str) -> Spot:
        found = re.fullmatch(r"(?:([1-4])\.)?(\d{1,2}|new)", word)
        if not found or found[2] == "0" or int(found[1] or 1) > self.state.players:
            raise _not_a_move(self.text, word)
        owner = SEATS[int(found[1]) - 1] if found[1] else self.seat
        return Spot(owner, NEW if found[2] == "new" else int(found[2]) - 1)

    def _ambiguous(self, start: str, new: bool) -> AmbiguousMove:
        crews = [str(number + 1) for number in range(len(self.state.crews[self.seat]))]
        readings = tuple(f"{start} {spot}" for spot in crews + ["new"] * new)
        args = {"text": self.text.strip(), "readings": ", ".join(readings)}
        return AmbiguousMove(Message("ambiguous-move", args), readings)


def _not_a_move(text: str, word: str = "") -> NotAMove:
    return NotAMove(Message("not-a-move", {"text": text.strip(), "word": word or text.strip(), "expected": FORMS}))
