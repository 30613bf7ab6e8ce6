"""Rules that no move shows, a number of the set-up or a secret, are asked about by a statement about a position."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from catgames.core.game import Game
from catgames.core.message import Message
from catgames.screen.playable import Playable
from catgames.teach.exercises.choosing import beside, mixed
from catgames.teach.exercises.happening import NO, YES
from catgames.teach.goals import Attempt
from catgames.teach.step import LEARNER
from catgames.teach.steps.choose import Choose, Offer
from catgames.text.words import Words

S = TypeVar("S")
WRONG = 2


@dataclass(frozen=True, slots=True)
class Statements:
    """Of one position: what is so, and what is not."""

    true: tuple[Message, ...]
    false: tuple[Message, ...]


States: TypeAlias = Callable[[Any, Random], Statements]


@dataclass(frozen=True, slots=True)
class Family(Generic[S]):
    """Positions of a kind, and what can be said of each by one rule; parameters come with the position."""

    rule: str
    deal: Callable[[Game[S, Any], Random], S]
    says: Callable[[S, Random], Statements]
    """From the position as it lies there, so that nothing is believed."""

    def position(self, game: Game[S, Any], number: int) -> str:
        return game.write(self.deal(game, Random(f"{self.rule} {number}")))


def claim(family: Family[Any], at: str, true: bool, name: str) -> Choose:
    """Is this so?"""
    return Choose(id=name, at=at, text="exercise-claim", offers=Claimed(family.says, true, name), rule=family.rule)


def pick(family: Family[Any], at: str, name: str) -> Choose:
    """Which of these is so?"""
    return Choose(id=name, at=at, text="exercise-pick", offers=Picked(family.says, name), rule=family.rule)


@dataclass(frozen=True, slots=True)
class Claimed:
    says: States
    true: bool
    name: str

    def __call__(self, kit: Playable, attempt: Attempt) -> Offer:
        chance = Random(self.name)
        said = self.says(attempt.state, chance)
        claimed = chance.choice(said.true if self.true else said.false)
        why = () if self.true else said.true[:1]
        return Offer(claimed, (YES, NO), 0 if self.true else 1, attempt, why)


@dataclass(frozen=True, slots=True)
class Picked:
    says: States
    name: str

    def __call__(self, kit: Playable, attempt: Attempt) -> Offer:
        chance = Random(self.name)
        said = self.says(attempt.state, chance)
        words = Words(kit.game.id, "en", LEARNER)
        right = chance.choice(said.true)
        wrong = beside(right, said.false, WRONG, lambda one: len(words(one)), chance)
        answers, place = mixed(right, wrong, chance)
        return Offer(Message("question-which"), answers, place, attempt)
