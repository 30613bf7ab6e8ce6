"""Count: how many? The engine counts after the moves; the sum is shown part by part, and the rule explains it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

from catgames.core.game import Game
from catgames.core.message import Message
from catgames.screen.inputs import Answered, Input
from catgames.screen.playable import Playable
from catgames.teach.asking import Question, answer, ask, asked, drawn, reasons
from catgames.teach.goals import Attempt, Why, play_out
from catgames.teach.step import Card, Met, Play, Rehearsal, Shown, Trail, fresh, twinned
from catgames.teach.writing import Moves, Text
from catgames.text.words import Words

LEAST_CHOICES = 3
Parts: TypeAlias = Callable[[Attempt], tuple[tuple[int, Message], ...]]
"""What a sum is made of, each with its sign: `((110, Message("part-box")), (-18, Message("part-dealt")))`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Count:
    """How many? The amount is worked out from the position, so that it is right of every twin.

    >>> import catgames
    >>> from catgames.teach import Count
    >>> crews = "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6"
    >>> count = Count(text="How many crews have you?", at=crews, amount=lambda attempt: len(attempt.state.crews[0]),
    ...               choices=(2, 3, 4))
    >>> catgames.check("burglars", count)
    []
    """

    kind: ClassVar[str] = "count"
    card: ClassVar[Card] = ("judge", 3)
    seconds: ClassVar[int] = 20
    asks: ClassVar[bool] = True
    id: str = ""
    at: str
    text: Text = ""
    amount: Callable[[Attempt], int]
    choices: tuple[int, ...]
    parts: Parts | None = None
    """The sum, part by part, as it is told with the answer."""
    rule: str = ""
    moves: Moves = ()
    why: Why | None = None
    view: str = ""
    fixed: bool = False
    """The text names colours or places: when it comes back, it does so on the same position."""

    def opened(self, kit: Playable, trail: Trail, /) -> Play:
        play = fresh(kit, self.at, trail) if self.fixed else twinned(kit, self.at, trail)
        return ask(kit, self.at, self.moves, lambda after: str(self.amount(after)), play)

    def update(self, kit: Playable, play: Play, given: Input, /) -> Play:
        return answer(play, given, tuple(map(str, self.choices)), self.rule)

    def shown(self, kit: Playable, play: Play, words: Words, /) -> Shown:
        numbers = tuple((str(choice), str(choice)) for choice in drawn(self.choices, self.id, play.turn))
        truth = words.say("answer-count", count=int(play.worked.right))
        why = (*self._sum(play, words), *reasons(self.why, play, words))
        return asked(kit, play, words, Question(numbers, truth, self.rule, why, self.view))

    def _sum(self, play: Play, words: Words) -> tuple[str, ...]:
        if self.parts is None or not play.answers:
            return ()
        first, *others = self.parts(play.attempt)
        told = [f"{first[0]} ({words(first[1])})"]
        told += [f"{'−' if amount < 0 else '+'} {abs(amount)} ({words(what)})" for amount, what in others]
        return (f"{play.worked.right} = {' '.join(told)}.",)

    def rehearsed(self, kit: Playable, play: Play, /) -> tuple[Rehearsal, ...]:
        return (Rehearsal((Answered(play.worked.right),)),)

    def met(self, game: Game[Any, Any], /) -> Met:
        return Met(held=(self.rule,) if self.rule else ())

    def flaws(self, kit: Playable, /) -> Iterator[Message]:
        after = play_out(kit.game, self.at, self.moves)
        amount = self.amount(after)
        if amount not in self.choices or len(set(self.choices)) < max(LEAST_CHOICES, len(self.choices)):
            yield Message("check-choices", {"right": amount, "least": LEAST_CHOICES})
        if self.parts is not None and (total := sum(part for part, _ in self.parts(after))) != amount:
            yield Message("check-sum", {"right": amount, "sum": total})
