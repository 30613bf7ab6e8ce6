"""Positions as games have them: of every number of players and every option, played by cats with whims."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from random import Random
from typing import Any

from catgames.games.kit import AnyKit
from catgames.players.lookahead import hunch
from catgames.teach.step import LEARNER

LONGEST = 400
"""Decisions after which a game is left alone."""
OWN, OTHERS, LAST = 7, 3, 3
"""Positions kept of a game: the learner's decisions, those of others, and how it ends."""
BY_THE_BOOK = 0.7
"""How often a ruling is left as it is where a table may choose otherwise."""


def games(kit: AnyKit, count: int) -> Iterator[list[Any]]:
    """The positions kept of so many games; the same every time."""
    for number in range(count):
        chance = Random(f"quarry {kit.game.id} {number}")
        states = _played(kit, number, chance)
        yield _kept(kit, states, chance)


def _played(kit: AnyKit, number: int, chance: Random) -> list[Any]:
    """Half of all decisions follow a hunch, the others a whim: games that get on, and see strange places."""
    game = kit.game
    sensible = chance.choice((0.3, 0.6, 0.9))
    state = game.start(game.seats[number % len(game.seats)], chance.randrange(10**6), _options(kit, chance))
    states = [state]
    while (seat := game.to_move(state)) is not None and len(states) < LONGEST:
        if chance.random() < sensible:
            move = hunch(kit, game.seen_by(state, seat), seat, chance)
        else:
            move = chance.choice(game.legal_moves(state))
        state = game.simulate(state, move)
        states.append(state)
    return states


def _options(kit: AnyKit, chance: Random) -> dict[str, str]:
    rulings = {clause.option for clause in kit.game.rulebook.clauses if clause.option}
    return {
        option.name: option.choices[0]
        if option.name in rulings and chance.random() < BY_THE_BOOK
        else chance.choice(option.choices)
        for option in kit.game.options
    }


def _kept(kit: AnyKit, states: list[Any], chance: Random) -> list[Any]:
    numbers = range(len(states))
    own = [n for n in numbers if kit.game.to_move(states[n]) == LEARNER]
    others = [n for n in numbers if kit.game.to_move(states[n]) not in (None, LEARNER)]
    last = numbers[-LAST:]
    kept = itertools.chain(_some(own, OWN, chance), _some(others, OTHERS, chance), last)
    return [states[n] for n in sorted(set(kept))]


def _some(numbers: list[int], most: int, chance: Random) -> list[int]:
    return chance.sample(numbers, min(most, len(numbers)))
