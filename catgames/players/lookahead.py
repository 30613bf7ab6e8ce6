"""Looking ahead without peeking: a tree of the thinker's own decisions, a new imagined world for every look.

Close to Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), with the worth
of the next position as a first opinion of each move (as in PUCT). The other players are not searched but
expected to follow their hunches: in the thinker's imagined world they would else see through its secrets,
and no trap would ever tempt anybody.
"""

from __future__ import annotations

from collections.abc import Iterator
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
HORIZON = 2
"""Decisions by hunch beyond those looked into, before a position is valued."""


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
        return self.gained / self.visits if self.visits else self.opinion


@dataclass(slots=True)
class Node:
    """A decision of the thinker, as the thinker would know it then."""

    visits: int = 0
    branches: dict[Any, Branch] = field(default_factory=dict)


def hunch(game: Game[Any, Any], mind: Mind[Any], seen: Any, seat: Seat, chance: Random) -> Any:
    """The best next position, if the first idea of what is hidden is the truth; of several as good, any."""
    moves = game.legal_moves(seen)
    if len(moves) == 1:
        return moves[0]
    worth = next(survey(game, mind, seen, seat, chance, worlds=1))
    most = max(worth.values())
    return chance.choice([move for move, share in worth.items() if share >= most - 1e-9])


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
    while node.visits and game.to_move(world) is not None:
        if not node.branches:  # only a situation that is met again grows branches
            opinions = {move: mind.worth(game.simulate(world, move))[seat] for move in game.legal_moves(world)}
            node.branches = {move: Branch(opinion) for move, opinion in opinions.items()}
        move, branch = _choose(node)
        node.visits += 1
        path.append(branch)
        world = _replied(game, mind, game.simulate(world, move), seat, chance)
        node = branch.nodes.setdefault(game.seen_by(world, seat), Node())
    node.visits += 1
    share = mind.worth(_played_on(game, mind, world, chance))[seat]
    for branch in path:
        branch.visits += 1
        branch.gained += share


def _choose(node: Node) -> tuple[Any, Branch]:
    """The known good against the promising."""
    best = max(branch.opinion for branch in node.branches.values())
    weights = {move: exp(SHARPNESS * (branch.opinion - best)) for move, branch in node.branches.items()}
    spread = CURIOSITY * sqrt(node.visits) / sum(weights.values())

    def appeal(option: tuple[Any, Branch]) -> float:
        move, branch = option
        return branch.mean + spread * weights[move] / (1 + branch.visits)

    return max(node.branches.items(), key=appeal)


def _replied(game: Game[Any, Any], mind: Mind[Any], world: Any, seat: Seat, chance: Random) -> Any:
    """What the others make of it until the thinker decides again, each by what it may see itself."""
    while (mover := game.to_move(world)) not in (None, seat):
        world = _by_hunch(game, mind, world, mover, chance)
    return world


def _played_on(game: Game[Any, Any], mind: Mind[Any], world: Any, chance: Random) -> Any:
    for _ in range(HORIZON):
        mover = game.to_move(world)
        if mover is None:
            break
        world = _by_hunch(game, mind, world, mover, chance)
    return world


def _by_hunch(game: Game[Any, Any], mind: Mind[Any], world: Any, mover: Seat, chance: Random) -> Any:
    return game.simulate(world, hunch(game, mind, game.seen_by(world, mover), mover, chance))
