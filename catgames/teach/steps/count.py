"""Count: how many? The engine counts after the moves; the rule explains it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from catgames.core.game import Game
from catgames.screen.inputs import Answered, Input
from catgames.screen.playable import Playable
from catgames.teach.asking import Question, answer, ask, asked
from catgames.teach.goals import Attempt
from catgames.teach.step import Card, Met, Play, Rehearsal, Shown, Trail
from catgames.teach.writing import Moves, Text
from catgames.text.words import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    kind: ClassVar[str] = "count"
    card: ClassVar[Card] = ("judge", 3)
    id: str = ""
    at: str
    text: Text = ""
    amount: Callable[[Attempt], int]
    choices: tuple[int, ...]
    rule: str
    moves: Moves = ()
    view: str = ""

    def opened(self, kit: Playable, trail: Trail, /) -> Play:
        return ask(kit, self.at, self.moves, lambda after: str(self.amount(after)))

    def update(self, kit: Playable, play: Play, given: Input, /) -> Play:
        return answer(play, given, tuple(map(str, self.choices)))

    def shown(self, kit: Playable, play: Play, words: Words, /) -> Shown:
        numbers = tuple((str(choice), str(choice)) for choice in self.choices)
        truth = words.say("answer-count", count=int(play.worked.right))
        return asked(kit, play, words, Question(numbers, truth, self.rule, self.view))

    def rehearsed(self, kit: Playable, play: Play, /) -> tuple[Rehearsal, ...]:
        return (Rehearsal((Answered(play.worked.right),)),)

    def met(self, game: Game[Any, Any], /) -> Met:
        return Met(held=(self.rule,))
