"""What a game can say, in tables: found by playing it, so that every line stands for something that happens."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from IPython.display import Markdown

import catgames
from catgames.text.rules import event_names, event_said, rule_name, section_name
from catgames.text.words import Words

GAMES_PLAYED, MOST_MOVES = 40, 400


def moves(game: str) -> Markdown:
    """One move of each kind, and what it means."""
    kit, found = catgames.load(game), dict[str, tuple[str, str]]()
    words = Words(game, "en", catgames.Seat(0))
    for state, move in _played(game):
        kind = kit.game.moves.kind_of(move)
        if kind.form not in found and move.seat == 0:
            found[kind.form] = kit.game.write_move(state, move), words(kit.say_move(state, move))
    rows = [found.get(kind.form, (kind.form, "")) for kind in kit.game.moves.kinds]
    return _table(("move", "means"), [(f"`{text}`", said) for text, said in rows])


def rules(game: str) -> Markdown:
    """Every rule by the name that verdicts, lessons and exercises know it by."""
    words, book = Words(game, "en"), catgames.game(game).rulebook
    rows = [
        (f"`{clause.id}`", words(rule_name(clause.id)), words(section_name(clause.section))) for clause in book.clauses
    ]
    return _table(("rule", "name", "section"), rows)


def events(game: str) -> Markdown:
    """What can happen, by the name that goals know it by."""
    words, told = Words(game, "en", catgames.Seat(0)), dict[str, str]()
    for state, move in _played(game):
        for event in catgames.game(game).play(state, move).events:
            if event.id not in told and event.heard_by(catgames.Seat(0)):
                told[event.id] = words(event_said(event))
    return _table(("event", "as it is told"), [(f"`{name}`", told.get(name, "")) for name in event_names(game)])


@cache
def _played(game: str) -> list[tuple[Any, Any]]:
    """Positions of whole games, each with a move of it."""
    engine, found = catgames.game(game), []
    for seed in range(GAMES_PLAYED):
        chance = Random(seed)
        options = {option.name: chance.choice(option.choices) for option in engine.options}
        state = engine.start(chance.choice(engine.seats), seed, options)
        for _ in range(MOST_MOVES):
            legal = engine.legal_moves(state)
            if not legal:
                break
            move = chance.choice(legal)
            found.append((state, move))
            state = engine.simulate(state, move)
    return found


def _table(heads: tuple[str, ...], rows: list[tuple[str, ...]]) -> Markdown:
    lines = [heads, tuple("---" for _ in heads), *rows]
    return Markdown("\n".join(f"| {' | '.join(line).replace(chr(10), ' ')} |" for line in lines))
