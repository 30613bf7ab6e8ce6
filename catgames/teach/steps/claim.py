"""Claim: true or false? The engine checks the fact after the moves; the rule explains it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from catgames.core.game import Game
from catgames.screen.inputs import Answered, Input
from catgames.screen.playable import Playable
from catgames.teach.asking import Question, answer, ask, asked
from catgames.teach.goals import Attempt, Goal
from catgames.teach.meetings import asking_about
from catgames.teach.step import Card, Met, Play, Rehearsal, Shown, Trail
from catgames.teach.writing import Moves, Text
from catgames.text.words import Words

TRUE, FALSE = ANSWERS = ("true", "false")


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    kind: ClassVar[str] = "claim"
    card: ClassVar[Card] = ("judge", 2)
    id: str = ""
    at: str
    text: Text = ""
    fact: Goal
    rule: str
    moves: Moves = ()
    view: str = ""

    def opened(self, kit: Playable, trail: Trail, /) -> Play:
        return ask(kit, self.at, self.moves, self._right)

    def _right(self, after: Attempt) -> str:
        return TRUE if self.fact(after) else FALSE

    def update(self, kit: Playable, play: Play, given: Input, /) -> Play:
        return answer(play, given, ANSWERS)

    def shown(self, kit: Playable, play: Play, words: Words, /) -> Shown:
        labelled = tuple((value, words.say(f"button-{value}")) for value in ANSWERS)
        truth = words.say(f"answer-{play.worked.right}")
        return asked(kit, play, words, Question(labelled, truth, self.rule, self.view))

    def rehearsed(self, kit: Playable, play: Play, /) -> tuple[Rehearsal, ...]:
        return (Rehearsal((Answered(play.worked.right),)),)

    def met(self, game: Game[Any, Any], /) -> Met:
        return asking_about(game, self.rule)
