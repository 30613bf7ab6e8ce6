"""Claim: true or false? The engine checks the fact after the moves; the rule explains it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar

from catgames.core.game import Game
from catgames.core.message import Message
from catgames.screen.inputs import Answered, Input
from catgames.screen.playable import Playable
from catgames.teach.asking import Question, answer, ask, asked, reasons
from catgames.teach.goals import Attempt, Goal, Why, play_out
from catgames.teach.meetings import asking_about
from catgames.teach.step import Card, Met, Play, Rehearsal, Shown, Trail, fresh, twinned
from catgames.teach.writing import Moves, Text
from catgames.text.words import Words

TRUE, FALSE = ANSWERS = ("true", "false")


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """True or false? The fact is a goal, looked at after the moves.

    >>> import catgames
    >>> from catgames.teach import Claim, legal
    >>> crews = "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6"
    >>> claim = Claim(text="Crew 2 may grow.", at=crews, fact=legal("form green 2"), rule="form.same-size", fixed=True)
    >>> catgames.check("burglars", claim)
    []
    """

    kind: ClassVar[str] = "claim"
    card: ClassVar[Card] = ("judge", 2)
    seconds: ClassVar[int] = 15
    asks: ClassVar[bool] = True
    id: str = ""
    at: str
    text: Text = ""
    fact: Goal
    rule: str = ""
    moves: Moves = ()
    """What is played before the fact is looked at, and shown with the answer."""
    why: Why | None = None
    """The reason with this position's numbers; `verdict_on` finds it where a move is in question."""
    view: str = ""
    fixed: bool = False
    """The text names colours or places: when it comes back, it does so on the same position."""

    def opened(self, kit: Playable, trail: Trail, /) -> Play:
        play = fresh(kit, self.at, trail) if self.fixed else twinned(kit, self.at, trail)
        return ask(kit, self.at, self.moves, self._right, play)

    def _right(self, after: Attempt) -> str:
        return TRUE if self.fact(after) else FALSE

    def update(self, kit: Playable, play: Play, given: Input, /) -> Play:
        return answer(play, given, ANSWERS, self.rule)

    def shown(self, kit: Playable, play: Play, words: Words, /) -> Shown:
        labelled = tuple((value, words.say(f"button-{value}")) for value in ANSWERS)
        truth = words.say(f"answer-{play.worked.right}")
        why = reasons(self.why, play, words)
        return asked(kit, play, words, Question(labelled, truth, self.rule, why, self.view))

    def rehearsed(self, kit: Playable, play: Play, /) -> tuple[Rehearsal, ...]:
        return (Rehearsal((Answered(play.worked.right),)),)

    def met(self, game: Game[Any, Any], /) -> Met:
        return asking_about(game, self.rule) if self.rule else Met()

    def flaws(self, kit: Playable, /) -> Iterator[Message]:
        self.fact(play_out(kit.game, self.at, self.moves))
        yield from ()
