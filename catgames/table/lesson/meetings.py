"""Where a learner meets each rule on the way through the course."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from catgames.core.rulebook import Clause, Nature
from catgames.core.verdict import Standing
from catgames.games.kit import AnyKit
from catgames.teach.goals import Attempt, play_on
from catgames.teach.lesson import Claim, Count, Judge, LessonStep, Read, Select, Tempt, Try, Watch


class Meetings:
    """By rule: the steps that teach it, show it held, and show it broken."""

    def __init__(self, kit: AnyKit) -> None:
        self.kit = kit
        self.taught: defaultdict[str, list[str]] = defaultdict(list)
        self.held: defaultdict[str, list[str]] = defaultdict(list)
        self.broken: defaultdict[str, list[str]] = defaultdict(list)
        for unit in kit.units:
            for step in unit.steps:
                self._step(unit.step_id(step), step)

    def _step(self, name: str, step: LessonStep) -> None:
        game = self.kit.game
        start = Attempt(game, game.read(step.position), game.read(step.position))
        match step:
            case Read():
                self._add(self.taught, name, step.rules)
                # What a set-up looks like, or who sees what, is shown by the board itself.
                shown = (rule for rule in step.rules if _is_seen(game.rulebook.clause(rule)))
                self._add(self.held, name, shown)
            case Watch():
                self._add(self.taught, name, step.rules)
                self._play(name, start, step.moves)
            case Try():
                self._play(name, start, step.solution)
                for mistake in step.mistakes:
                    self._judge(name, start, mistake.move)
            case Tempt():
                self._judge(name, start, step.mistake.move)
            case Judge():
                self._judge(name, start, step.move)
            case Claim() | Select():
                # The learner must choose between the rule as it is and the wrong belief about it.
                self._add(self.held, name, (step.rule,))
                self._add(self.broken, name, (step.rule,))
            case Count():
                self._add(self.held, name, (step.rule,))

    def _play(self, name: str, attempt: Attempt, moves: tuple[str, ...]) -> None:
        for text in moves:
            self._judge(name, attempt, text)
            after = play_on(attempt, attempt.game.read_move(attempt.state, text))
            self._add(self.held, name, (event.rule for event in after.events[len(attempt.events) :]))
            attempt = after

    def _judge(self, name: str, attempt: Attempt, text: str) -> None:
        game = attempt.game
        for finding in game.explain(attempt.state, game.read_move(attempt.state, text)).findings:
            if finding.standing is not Standing.MOOT:
                self._add(self.held if finding.standing is Standing.HELD else self.broken, name, (finding.rule,))

    @staticmethod
    def _add(where: defaultdict[str, list[str]], name: str, rules: Iterable[str]) -> None:
        for rule in rules:
            if name not in where[rule]:
                where[rule].append(name)


def _is_seen(clause: Clause) -> bool:
    return clause.nature in (Nature.SETUP, Nature.INFORMATION)
