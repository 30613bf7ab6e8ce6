"""Positions to look at: of random games, of the course, and built by hand."""

from __future__ import annotations

import itertools
import random
from functools import cache
from typing import Any

from catgames.core.message import Message, Seat
from catgames.core.playout import walk
from catgames.games import load
from catgames.games.kit import AnyKit
from catgames.scene.look import Look
from catgames.teach.writing import each
from catgames.text.words import Words

WALKS = 45
"""Positions are built by so many walks of so many changes, and whatever stands on the way is kept."""
CHANGES = 8
TOUCHES = 12
"""Most tools fit few things: so many are tried before a change is given up."""


@cache
def sampled_positions(name: str, each: int = 6) -> tuple[Any, ...]:
    """Of random games: all numbers of players, all choices of options, early and late."""
    game = load(name).game
    chance = random.Random(f"sample {name}")
    found = []
    names = [option.name for option in game.options]
    for players in game.seats:
        for chosen in itertools.product(*(option.choices for option in game.options)):
            states = list(walk(game, players, chance.randrange(1000), dict(zip(names, chosen, strict=True))))
            found += chance.sample(states, min(each, len(states)))
            found.append(states[-1])
    return tuple(found)


@cache
def taught_positions(name: str) -> tuple[Any, ...]:
    """Where each step of the course begins, and where its example, solution or question leads."""
    kit = load(name)
    found = []
    for step in (step for unit in kit.units for step in unit.steps):
        state = kit.game.read(step.at)
        found.append(state)
        for text in (*each(getattr(step, "moves", ())), *each(getattr(step, "solution", ()))):
            state = kit.game.play(state, kit.game.read_move(state, text)).state
            found.append(state)
    return tuple(dict.fromkeys(found))


@cache
def built_positions(name: str) -> tuple[Any, ...]:
    """What comes of using random tools on random things, from games, lessons and what one player sees of them."""
    kit = load(name)
    chance = random.Random(f"built {name}")
    found = []
    for _ in range(WALKS):
        state = chance.choice(sampled_positions(name) + taught_positions(name))
        if chance.random() < 1 / 3:
            state = kit.game.seen_by(state, Seat(chance.randrange(state.players)))
        for _ in range(CHANGES):
            state = changed(kit, state, chance)
            found.append(state)
    return tuple(dict.fromkeys(found))


def changed(kit: AnyKit, state: Any, chance: random.Random) -> Any:
    """One tool used on one thing where it fits; the position itself where none was found that does."""
    seat = Seat(chance.randrange(state.players))
    keys = kit.draw(state, Look(seat, Words(kit.game.id, "en", seat))).keys
    tools = kit.editor.tools(state)
    for _ in range(TOUCHES if tools else 0):
        after = kit.editor.use(state, seat, chance.choice(tools).id, chance.choice(keys))
        if not isinstance(after, Message):
            return after
    return state
