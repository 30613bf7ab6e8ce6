"""Choose: one of a few sentences is so; which ones they are is worked out from the position when it is opened."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar, TypeAlias

from catgames.core.game import Game
from catgames.core.key import Keys
from catgames.core.message import Message
from catgames.scene.overlay import Overlay
from catgames.screen.inputs import Answered, Input
from catgames.screen.playable import Playable
from catgames.teach.asking import Question, answer, asked
from catgames.teach.goals import Attempt
from catgames.teach.meetings import asking_about
from catgames.teach.step import Card, Met, Play, Rehearsal, Shown, Trail, twinned
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
    lit: Keys = ()
    """What the question is about."""
    wrong: Keys = ()
    """What the reason rests on, where something is refused."""


def is_so(question: Message, true: bool, after: Attempt, why: tuple[Message, ...] = (), lit: Keys = ()) -> Offer:
    """A sentence that is true or false."""
    answers = (Message("button-true"), Message("button-false"))
    truth = Message("answer-true" if true else "answer-false")
    return Offer(question, answers, 0 if true else 1, truth, after, why, lit)


def which_is_so(question: Message, answers: tuple[Message, ...], right: int, after: Attempt, lit: Keys = ()) -> Offer:
    """Several sentences, of which one is true."""
    return Offer(question, answers, right, Message("answer-was", {"said": answers[right]}), after, lit=lit)


Offers: TypeAlias = Callable[[Playable, Attempt], Offer]


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
        play = twinned(kit, self.at, trail)
        return replace(play, worked=Weighed(self.offers(kit, play.attempt)))

    def update(self, kit: Playable, play: Play, given: Input, /) -> Play:
        return answer(play, given, tuple(map(str, range(len(play.worked.offer.answers)))), self.rule)

    def shown(self, kit: Playable, play: Play, words: Words, /) -> Shown:
        offer: Offer = play.worked.offer
        labels = tuple((str(number), words(said)) for number, said in enumerate(offer.answers))
        why = tuple(words(reason) for reason in offer.why) if play.answers else ()
        truth = "" if play.done else words(offer.truth)
        shown = asked(kit, play, words, Question(labels, truth, self.rule, why))
        over = replace(shown.overlay, wrong=offer.wrong) if play.answers else Overlay(hint=offer.lit, ghost=offer.lit)
        asking = None if play.answers else offer.lit
        return replace(shown, overlay=over, question=words(offer.question), asking=asking)

    def rehearsed(self, kit: Playable, play: Play, /) -> tuple[Rehearsal, ...]:
        return (Rehearsal((Answered(play.worked.right),)),)

    def met(self, game: Game[Any, Any], /) -> Met:
        return asking_about(game, self.rule)

    def flaws(self, kit: Playable, /) -> Iterator[Message]:
        yield from ()
