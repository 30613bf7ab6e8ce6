"""Looking ahead without peeking: information-set tree search, a new imagined world for every look.

Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), single observer, with
the worth of the next position as a first opinion of each move (as in PUCT). The moves to choose from are
first surveyed in many worlds: what one world makes of them is a matter of luck.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import exp, sqrt
from random import Random
from typing import Any

from catgames.core.game import Game
from catgames.core.message import Seat
from catgames.core.mind import Mind

CURIOSITY = 1.2
"""How much a promising move that was seldom tried is preferred to one known to be good."""
SURVEYED = 24
"""Worlds in which the moves to choose from are compared before any of them is looked into."""
SHARPNESS = 12.0
"""How much a first opinion counts: shares of worth are small numbers."""


@dataclass(slots=True)
class Branch:
    """What is known of one move in one situation."""

    opinion: float
    visits: int = 0
    gained: float = 0.0
    nodes: dict[Any, Node] = field(default_factory=dict)
    """What it may lead to, by what the thinker would then see: a revealed tile makes another situation."""

    @property
    def mean(self) -> float:
        return self.gained / self.visits


@dataclass(slots=True)
class Node:
    """A situation as the thinker knows it: the moves met there so far, in whichever world."""

    visits: int = 0
    branches: dict[Any, Branch] = field(default_factory=dict)


def ponder(game: Game[Any, Any], mind: Mind[Any], seen: Any, seat: Seat, chance: Random) -> Iterator[Any]:
    """The best move so far, after every world: endless, so the asker sets the budget."""
    root = Node(visits=1)
    for surveyed in survey(game, mind, seen, seat, chance, SURVEYED):
        root.branches = {move: Branch(opinion) for move, opinion in surveyed.items()}
        yield max(surveyed, key=surveyed.__getitem__)
    while True:
        _look(game, mind, root, mind.imagine(seen, seat, chance), seat, chance)
        yield max(root.branches, key=lambda move: root.branches[move].visits)


def survey(
    game: Game[Any, Any], mind: Mind[Any], seen: Any, seat: Seat, chance: Random, worlds: int
) -> Iterator[dict[Any, float]]:
    """What each move is worth to the thinker one move ahead: on average over more and more worlds."""
    moves = game.legal_moves(seen)
    total = dict.fromkeys(moves, 0.0)
    for count in range(1, worlds + 1):
        world = mind.imagine(seen, seat, chance)
        for move in moves:
            total[move] += mind.worth(game.simulate(world, move))[seat]
        yield {move: gained / count for move, gained in total.items()}


def _look(game: Game[Any, Any], mind: Mind[Any], root: Node, world: Any, seat: Seat, chance: Random) -> None:
    """One way through the tree in one imagined world, down to a new situation, and its worth back up."""
    node, path = root, []
    while True:
        mover = game.to_move(world)
        if mover is None:
            shares = mind.worth(world)
            break
        if not node.visits:  # a new situation: it grows branches only when it is met again
            shares = _roll_out(game, mind, world, chance)
            node.visits = 1
            break
        moves = game.legal_moves(world)
        _grow(game, mind, node, world, moves, mover)
        branch, move = _choose(node, moves)
        node.visits += 1
        path.append((branch, mover))
        world = game.simulate(world, move)
        node = branch.nodes.setdefault(game.seen_by(world, seat), Node())
    for branch, mover in path:
        branch.visits += 1
        branch.gained += shares[mover]


def _grow(game: Game[Any, Any], mind: Mind[Any], node: Node, world: Any, moves: Sequence[Any], mover: Seat) -> None:
    """A branch for every move not met here before, with a first opinion of it."""
    for move in moves:
        if move not in node.branches:
            node.branches[move] = Branch(mind.worth(game.simulate(world, move))[mover])


def _choose(node: Node, moves: Sequence[Any]) -> tuple[Branch, Any]:
    """The known good against the promising: only moves possible in this world compete."""
    branches = [(node.branches[move], move) for move in moves]
    best = max(branch.opinion for branch, _ in branches)
    weights = [exp(SHARPNESS * (branch.opinion - best)) for branch, _ in branches]
    spread = CURIOSITY * sqrt(node.visits) / sum(weights)

    def appeal(index: int) -> float:
        branch = branches[index][0]
        mean = branch.mean if branch.visits else branch.opinion
        return mean + spread * weights[index] / (1 + branch.visits)

    return branches[max(range(len(branches)), key=appeal)]


def _roll_out(game: Game[Any, Any], mind: Mind[Any], world: Any, chance: Random) -> Sequence[float]:
    for _ in range(mind.horizon):
        moves = game.legal_moves(world)
        if not moves:
            break
        world = game.simulate(world, chance.choice(moves))
    return mind.worth(world)
