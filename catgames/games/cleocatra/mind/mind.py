"""How a cat thinks of Cleocatra: what the pile may hold, and what the rescuers on the board promise."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp
from random import Random

from catgames.core.message import Seat
from catgames.core.mind import Mind, shares
from catgames.games.cleocatra.position.grid import Cell, Cells, neighbours
from catgames.games.cleocatra.position.scoring import winners
from catgames.games.cleocatra.position.state import FIRST, State, actor, is_over, standing_on
from catgames.games.cleocatra.position.tiles import CLEOCATRA, GOAL, RESCUERS, ROOM, UNKNOWN, box

# What is as good as scored, in points: tuned in some thousand games between cats. More of it would be dangerous,
# for a cat to whom a rescue costs more than it scores waits for ever.
BEST = 0.35
"""Of the points of the best rescue, once another rescuer has come to help."""
SPARE = 0.3
"""Of the points of the second best rescue as things stand."""
NOW = 0.2
"""Of the points of a rescue that can be made in this turn."""
INSPECTED = 0.5
"""What is left of a rescue's points beside an inspector, who will be called elsewhere some day."""
STANDING = (0.0, 0.9, 1.8, 2.4)
"""So many rescuers on tiles: actions that need not be spent again. With all three there, none is left to send."""
TURN, ACTION = 0.6, 0.3
"""To be on turn, with two actions to come or with one."""
HELD = 0.5
"""A new tile in hand: it will be laid where it helps."""
LUCK, LUCK_TO_COME = 0.8, 0.25
"""By how many points a game may still turn: at its very end, and more for every point the leader misses."""


def imagine(seen: State, seat: Seat, chance: Random) -> State:
    """Tiles that lie nowhere are in the pile or in another player's hand, in any order."""
    hidden = list(box(seen.players))
    for colour in seen.colours + seen.held:
        if colour != UNKNOWN:
            hidden.remove(colour)
    chance.shuffle(hidden)
    held = hidden.pop() if seen.held == UNKNOWN else seen.held
    return seen._replace(pile="".join(hidden), held=held)


def worth(state: State) -> Sequence[float]:
    scores = state.scores
    if is_over(state):
        return shares(winners(state), state.players)
    lead = max(scores)
    colours = dict(zip(state.cells, state.colours, strict=True))
    hopes = [
        score if lead >= GOAL and _has_finished(state, seat) else score + _promise(state, seat, colours)
        for seat, score in enumerate(scores)
    ]
    most, doubt = max(hopes), LUCK + LUCK_TO_COME * max(0, GOAL - lead)
    chances = [exp((hope - most) / doubt) for hope in hopes]
    total = sum(chances)
    return [chance / total for chance in chances]


def _has_finished(state: State, seat: int) -> bool:
    """Whether no turn is left to this player, should this be the last round."""
    players, starter = state.players, state.starter
    return seat != actor(state) and (seat - starter) % players <= (state.turn - starter) % players


def _promise(state: State, seat: int, colours: Mapping[Cell, str]) -> float:
    """The points that are as good as scored."""
    own, inspectors = state.rescuers[seat], state.inspectors
    extra = CLEOCATRA if state.variants.advanced else ""
    now = best = spare = 0.0
    for cell in own:
        points: float = _points(cell, own, colours, extra)
        if cell in inspectors:
            points *= INSPECTED
        elif points > now:
            now = points
        if points > best:
            best, spare = points, best
        elif points > spare:
            spare = points
    if len(own) < RESCUERS:
        best = _with_help(state, own, colours, extra, best)
    promise = BEST * best + SPARE * spare + STANDING[len(own)]
    if seat == actor(state) and not state.posting:
        promise += NOW * now + (TURN if state.step == FIRST else ACTION)
        if state.held:
            promise += HELD
    return promise


def _with_help(state: State, own: Cells, colours: Mapping[Cell, str], extra: str, best: float) -> float:
    """The best rescue once another rescuer has come beside one's own."""
    inspectors = state.inspectors
    for cell in own:
        for near in neighbours(cell):
            if near in colours and near not in own and standing_on(state, near) < ROOM:
                together = (*own, near)
                for scorer in (cell, near):
                    points: float = _points(scorer, together, colours, extra)
                    if points > best:
                        best = max(best, points * INSPECTED if scorer in inspectors else points)
    return best


def _points(cell: Cell, own: Cells, colours: Mapping[Cell, str], extra: str) -> int:
    """The most that a rescue there scores: for each colour, and again for each with an assistant."""
    home = colours[cell]
    area, assisted = {home}, set()
    for near in neighbours(cell):
        if near in colours:
            colour = colours[near]
            area.add(colour)
            if near in own:
                assisted.add(colour)
    return len(area) + len(assisted) + (home == extra)


MIND = Mind(imagine, worth)
