"""Two whole games of each game, chosen by chance and told move by move: what is stored is what happens today."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from zlib import crc32

from catgames.core.event import Event
from catgames.games.kit import AnyKit
from catgames.text.rules import event_said
from catgames.text.words import Words

NAME = "transcript.txt"
SEED = 2
LONGEST = 500
"""Moves; chance alone may take long to end a game."""


def stored_at(game: str) -> Path:
    return Path(__file__).parent / "games" / game / NAME


def transcript(kit: AnyKit) -> str:
    """The book's own game for the fewest players, and for the most the one that differs from it in every option."""
    options = kit.game.options
    plain = _told(kit, kit.game.seats[0], {option.name: option.choices[0] for option in options})
    other = _told(kit, kit.game.seats[-1], {option.name: option.choices[-1] for option in options})
    return "\n".join([*plain, "", *other, ""])


def _told(kit: AnyKit, players: int, options: dict[str, str]) -> Iterator[str]:
    """How many moves are legal tells positions apart, without each being written."""
    game, words, chance = kit.game, Words(kit.game.id, "en"), random.Random(SEED)
    state = game.start(players, SEED, options)
    yield game.write(state)
    for _ in range(LONGEST):
        legal = game.legal_moves(state)
        if not legal:
            break
        move = chance.choice(legal)
        yield f"> {game.write_move(state, move)} (of {len(legal)})"
        step = game.play(state, move)
        yield from (_line(kit, event, words) for event in step.events)
        state = step.state
    yield game.write(state)
    yield str(game.outcome(state))


def _line(kit: AnyKit, event: Event, words: Words) -> str:
    """What is said, to whom, by which rule, what is lit, and a sum over the board to look at, if it has its own."""
    heard = "" if event.only is None else f"to {event.only + 1}: "
    board = "" if event.board is None else f" {crc32(kit.game.write(event.board).encode()):08x}"
    return f"  {heard}{words(event_said(event))} [{event.rule}] {' '.join(event.shown)}".rstrip() + board
