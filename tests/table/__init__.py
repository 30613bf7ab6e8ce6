"""What the tests of the rooms share: people and cats at a table, and how they play."""

from __future__ import annotations

import random
from typing import Any

from catgames.core.message import Seat
from catgames.games import load
from catgames.players.cats import decide
from catgames.screen.inputs import Input, Touched
from catgames.table.inputs import Thought
from catgames.table.match.inputs import MatchButton
from catgames.table.match.match import TEACH, Match, agree, deal, thinker
from catgames.table.match.update import update

YOU = Seat(0)  # with the seed 5 it is also who begins


def seated(*players: str, game: str = "burglars", seed: int = 5, manner: str = TEACH) -> Match:
    kit = load(game)
    return deal(kit, agree(kit, players, seed), manner)


def give(match: Match, *inputs: Input) -> Match:
    for given in inputs:
        match = update(match, given)
    return match


def touch(match: Match, *keys: str) -> Match:
    return give(match, *(Touched(key) for key in keys))


def cat_moves(match: Match) -> Match:
    while (seat := thinker(match)) is not None:
        seen = match.kit.game.seen_by(match.state, seat)
        move = decide(match.kit, match.setup.players[seat], seen, seat, random.Random(len(match.entries)), 8)
        match = update(match, Thought(move))
    return match


def play(match: Match, move: Any) -> Match:
    """A person's move, by touching what it needs."""
    return touch(match, *match.kit.keys_of(match.state, move))


def to_the_end(match: Match) -> Match:
    """Every person plays like a random cat, and hands the screen on."""
    chance = random.Random(1)
    for _ in range(3000):
        match = cat_moves(match)
        if match.over:
            return match
        if match.covered:
            match = give(match, MatchButton.UNCOVER)
        elif match.passing:
            match = give(match, MatchButton.PASS_ON)
        else:
            before = len(match.entries)
            match = play(match, chance.choice(list(match.kit.game.legal_moves(match.state))))
            match = give(match, MatchButton.DONE)
            assert len(match.entries) > before
    raise AssertionError("the game does not end")
