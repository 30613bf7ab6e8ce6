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

from catgames.core.crowd import worth_a_look
from catgames.core.message import Seat
from catgames.games.kit import AnyKit

CURIOSITY = 1.2
"""How much a promising move that was seldom tried is preferred to one known to be good."""
SURVEYED = 24
"""Worlds in which the moves to choose from are compared before any of them is looked into."""
SHARPNESS = 12.0
"""How much a first opinion counts: shares of worth are small numbers."""
HORIZON = 2
"""Decisions by hunch beyond those looked into, before a position is valued."""
DECIDED = ({0.0}, {1.0})
"""What every move is worth to who has lost, or won, whatever comes."""


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


def hunch(kit: AnyKit, seen: Any, seat: Seat, chance: Random) -> Any:
    """The best next position, if the first idea of what is hidden is the truth; of several as good, any.

    Where all is won or lost already, it is the first of the legal moves: to do nothing, where one may.
    """
    opinions = _opinions(kit, kit.mind.imagine(seen, seat, chance), seat)
    if set(opinions.values()) in DECIDED:
        return next(iter(opinions))
    most = max(opinions.values())
    return chance.choice([move for move, share in opinions.items() if share >= most - 1e-9])


def ponder(kit: AnyKit, seen: Any, seat: Seat, chance: Random) -> Iterator[Any]:
    """The best move so far, after every world: endless, so the asker sets the budget."""
    root = Node(visits=1)
    total = dict.fromkeys(worth_a_look(kit.game.legal_moves(seen)), 0.0)
    for count in range(1, SURVEYED + 1):
        for move, share in _opinions(kit, kit.mind.imagine(seen, seat, chance), seat).items():
            total[move] += share
        root.branches = {move: Branch(gained / count) for move, gained in total.items()}
        yield max(total, key=total.__getitem__)
    while True:
        _look(kit, root, kit.mind.imagine(seen, seat, chance), seat, chance)
        yield max(root.branches, key=lambda move: root.branches[move].visits)


def _opinions(kit: AnyKit, world: Any, seat: Seat) -> dict[Any, float]:
    """What each move is worth to who makes it, one move ahead."""
    game, worth = kit.game, kit.mind.worth
    return {move: worth(game.simulate(world, move))[seat] for move in worth_a_look(game.legal_moves(world))}


def _look(kit: AnyKit, root: Node, world: Any, seat: Seat, chance: Random) -> None:
    """One way through the tree in one imagined world, down to a new situation, and its worth back up."""
    game, node, path = kit.game, root, []
    while node.visits and game.to_move(world) is not None:
        if not node.branches:  # only a situation that is met again grows branches
            node.branches = {move: Branch(opinion) for move, opinion in _opinions(kit, world, seat).items()}
        move, branch = _choose(node)
        node.visits += 1
        path.append(branch)
        world = _replied(kit, game.simulate(world, move), seat, chance)
        node = branch.nodes.setdefault(game.seen_by(world, seat), Node())
    node.visits += 1
    share = kit.mind.worth(_played_on(kit, world, chance))[seat]
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


def _replied(kit: AnyKit, world: Any, seat: Seat, chance: Random) -> Any:
    """What the others make of it until the thinker decides again, each by what it may see itself."""
    while (mover := kit.game.to_move(world)) not in (None, seat):
        world = _by_hunch(kit, world, mover, chance)
    return world


def _played_on(kit: AnyKit, world: Any, chance: Random) -> Any:
    for _ in range(HORIZON):
        mover = kit.game.to_move(world)
        if mover is None:
            break
        world = _by_hunch(kit, world, mover, chance)
    return world


def _by_hunch(kit: AnyKit, world: Any, mover: Seat, chance: Random) -> Any:
    return kit.game.simulate(world, hunch(kit, kit.game.seen_by(world, mover), mover, chance))
