"""Where a learner meets each rule on the way through the course."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from catgames.core.game import Game
from catgames.core.verdict import Standing
from catgames.teach.goals import Attempt, play_on
from catgames.teach.step import Met
from catgames.teach.unit import Unit
from catgames.teach.writing import Moves, each


class Meetings:
    """By rule: the steps that teach it, show it held, and show it broken."""

    def __init__(self, game: Game[Any, Any], units: Iterable[Unit]) -> None:
        self.taught: defaultdict[str, list[str]] = defaultdict(list)
        self.held: defaultdict[str, list[str]] = defaultdict(list)
        self.broken: defaultdict[str, list[str]] = defaultdict(list)
        for unit in units:
            for step in unit.steps:
                name, met = unit.step_id(step), step.met(game)
                for where, rules in ((self.taught, met.taught), (self.held, met.held), (self.broken, met.broken)):
                    for rule in dict.fromkeys(rules):
                        where[rule].append(name)


def judging(game: Game[Any, Any], state: Any, move: str) -> Met:
    """The rules that hold, and those that break, when this move is tried."""
    findings = game.judge(state, game.read_move(state, move)).findings
    held = tuple(finding.rule for finding in findings if finding.standing is Standing.HELD)
    return Met(held=held, broken=tuple(finding.rule for finding in findings if finding.standing is Standing.BROKEN))


def playing(game: Game[Any, Any], position: str, moves: Moves) -> Met:
    """The rules that these moves obey, and those by which something happens."""
    state = game.read(position)
    attempt = Attempt(game, state, state)
    held: tuple[str, ...] = ()
    for text in each(moves):
        held += judging(game, attempt.state, text).held
        attempt = play_on(attempt, game.read_move(attempt.state, text))
    return Met(held=(*held, *(event.rule for event in attempt.events)))


def asking_about(game: Game[Any, Any], rule: str) -> Met:
    """The learner must choose between the rule as it is and the wrong belief about it.

    That shows broken what no move can break; where one can, only a refusal does.
    """
    breakable = any(law.id == rule and not law.is_permission for law in game.rulebook.laws)
    return Met(held=(rule,), broken=() if breakable else (rule,))
