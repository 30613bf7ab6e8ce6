"""What every game's notation of a position shares: parts between semicolons, each with its word in front."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence

from catgames.core.chance import HIDDEN
from catgames.core.errors import Unreadable, offered, refuse_longer
from catgames.core.message import Message

PLAYERS = ("1", "2", "3", "4")
UNSEEN = "?"
_SEED = re.compile(r"\d{1,18}", re.ASCII)


def parts_of(text: str, words: Collection[str]) -> dict[str, str]:
    """`turn 1; seed 7` as `{"turn": "1", "seed": "7"}`: every word is known, and none comes twice."""
    refuse_longer(text)
    parts: dict[str, str] = {}
    for part in filter(None, (" ".join(piece.split()) for piece in text.split(";"))):
        word, _, rest = part.partition(" ")
        if word not in words or not rest:
            raise unreadable("part", part)
        if word in parts:
            raise unreadable("twice", word)
        parts[word] = rest
    return parts


def parts_like(text: str, /, **forms: str) -> dict[str, str]:
    """The same where every part must be there, each in its form: enough for a small game.

    >>> parts_like("turn 1; row .2.", turn="[12]", row="[.12]{3}")
    {'turn': '1', 'row': '.2.'}
    """
    parts = parts_of(text, forms)
    for word, form in forms.items():
        match(re.compile(f"{word} (?:{form})"), f"{word} {parts.get(word, '')}".strip())
    return parts


def players_in(parts: Mapping[str, str]) -> list[str]:
    """The parts that tell of a player, `1 hand bbg`, in order: nothing where somebody is missing."""
    found = [number for number in PLAYERS if number in parts]
    complete = len(found) > 1 and tuple(found) == PLAYERS[: len(found)]
    return [f"{number} {parts[number]}" for number in found] if complete else []


def match(pattern: re.Pattern[str], text: str) -> re.Match[str]:
    found = pattern.fullmatch(text)
    if not found:
        raise unreadable("part", text)
    return found


def choice(parts: Mapping[str, str], name: str, choices: Sequence[str]) -> str:
    """What was chosen; the first is meant where nothing is said."""
    chosen = parts.get(name, choices[0])
    if chosen not in choices:
        raise Unreadable(
            Message("unreadable-option", {"text": f"{name} {chosen}", "expected": offered(chosen, choices)})
        )
    return chosen


def unreadable(what: str, text: str) -> Unreadable:
    return Unreadable(Message(f"unreadable-{what}", {"text": text}))


def refuse_more(count: int, most: int) -> None:
    """No position has more cards than the box, also where nobody sees which they are."""
    if count > most:
        raise Unreadable(Message("unreadable-box", {"count": count, "most": most}))


def write_seed(seed: int | None) -> str:
    return UNSEEN if seed is HIDDEN else str(seed)


def read_seed(text: str) -> int | None:
    """A seed, or the mark for one that is hidden."""
    return HIDDEN if text == UNSEEN else int(match(_SEED, text)[0])
