"""Choose: one of a few sentences is so; which ones they are is worked out from the position when it is opened."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar, TypeAlias

from catgames.core.game import Game
from catgames.core.message import Message
from catgames.core.verdict import Verdict
from catgames.scene.overlay import Overlay
from catgames.screen.inputs import Answered, Input
from catgames.screen.playable import Playable
from catgames.screen.telling import against
from catgames.teach.asking import Question, answer, asked
from catgames.teach.goals import Attempt
from catgames.teach.meetings import asking_about
from catgames.teach.step import Card, Met, Play, Rehearsal, Shown, Trail, fresh, twinned
from catgames.teach.writing import Text
from catgames.text.words import Words


@dataclass(frozen=True, slots=True)
class Offer:
    """What is asked, the sentences to choose from, and what the engine says: which of them is so, and why."""

    question: Message
    answers: tuple[Message, ...]
    right: int
    truth: Message
    """What is said to whoever was wrong."""
    after: Attempt
    """What is shown once it is answered."""
    why: tuple[Message, ...] = ()
    move: Any = None
    """What the question is about."""
    verdict: Verdict[Any] | None = None
    """On what the reason rests, where something is refused."""
    decided_by: str | None = None
    """The rule on which the right answer rests, if it is not the step's; empty where it is no single one."""


def is_so(question: Message, true: bool, after: Attempt, why: tuple[Message, ...] = (), move: Any = None) -> Offer:
    """A sentence that is true or false."""
    answers = (Message("button-true"), Message("button-false"))
    truth = Message("answer-true" if true else "answer-false")
    return Offer(question, answers, 0 if true else 1, truth, after, why, move)


def which_is_so(question: Message, answers: tuple[Message, ...], right: int, after: Attempt, move: Any = None) -> Offer:
    """Several sentences, of which one is true."""
    return Offer(question, answers, right, Message("answer-was", {"said": answers[right]}), after, move=move)


Offers: TypeAlias = Callable[[Playable, Attempt], Offer | None]
"""None where a guise of the position does not serve: its events come in another order, say."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """The offer as it was worked out."""

    offer: Offer

    @property
    def after(self) -> Attempt:
        return self.offer.after

    @property
    def right(self) -> str:
        return str(self.offer.right)


@dataclass(frozen=True, slots=True, kw_only=True)
class Choose:
    kind: ClassVar[str] = "choose"
    card: ClassVar[Card] = ("judge", 4)
    seconds: ClassVar[int] = 20
    asks: ClassVar[bool] = True
    id: str = ""
    at: str
    text: Text = ""
    offers: Offers
    rule: str

    def opened(self, kit: Playable, trail: Trail, /) -> Play:
        plain = dict(trail)
        play = twinned(kit, self.at, trail)
        offer = self.offers(kit, play.attempt)
        if offer is None:
            play = fresh(kit, self.at, plain)
            offer = self.offers(kit, play.attempt)
        assert offer is not None, f"{self.id} asks nothing"
        return replace(play, worked=Weighed(offer))

    def update(self, kit: Playable, play: Play, given: Input, /) -> Play:
        return answer(play, given, tuple(map(str, range(len(play.worked.offer.answers)))), self.rule)

    def shown(self, kit: Playable, play: Play, words: Words, /) -> Shown:
        offer: Offer = play.worked.offer
        labels = tuple((str(number), words(said)) for number, said in enumerate(offer.answers))
        why = tuple(words(reason) for reason in offer.why) if play.answers else ()
        truth = "" if play.done else words(offer.truth)
        rule = self.rule if offer.decided_by is None else offer.decided_by
        shown = asked(kit, play, words, Question(labels, truth, rule, why))
        question = words(offer.question)
        if play.answers:
            overlay = shown.overlay if offer.verdict is None else against(offer.verdict)
            return replace(shown, overlay=overlay, question=question)
        state, moves = play.attempt.state, kit.game.moves
        lit = () if offer.move is None else moves.pieces_of(state, offer.move)
        way = () if offer.move is None else moves.way_of(state, offer.move)
        return replace(shown, overlay=Overlay(hint=lit, ghost=way), question=question, asking=lit)

    def rehearsed(self, kit: Playable, play: Play, /) -> tuple[Rehearsal, ...]:
        return (Rehearsal((Answered(play.worked.right),)),)

    def met(self, game: Game[Any, Any], /) -> Met:
        return asking_about(game, self.rule)

    def flaws(self, kit: Playable, /) -> Iterator[Message]:
        yield from ()
