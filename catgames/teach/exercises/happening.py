"""What happens? A legal move, and sentences about what it does by one rule: the events decide which are so."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from catgames.core.event import Event
from catgames.core.message import Message
from catgames.screen.playable import Playable
from catgames.teach.exercises.choosing import beside, mixed
from catgames.teach.exercises.stock import Happening, Other
from catgames.teach.goals import Attempt, play_on
from catgames.teach.step import LEARNER
from catgames.teach.steps.choose import Choose, Offer
from catgames.text.rules import event_said
from catgames.text.words import Words

WRONG = 2
YES, NO = Message("button-true"), Message("button-false")


def foresee(rule: str, shown: Happening, name: str) -> Choose:
    """Which of these happens?"""
    return Choose(id=name, at=shown.place.position, text="exercise-foresee", offers=Foreseen(shown, name), rule=rule)


def expect(rule: str, shown: Happening, true: bool, name: str) -> Choose:
    """Does this happen? It does, or something else does."""
    offers = Expected(shown, true, name)
    return Choose(id=name, at=shown.place.position, text="exercise-expect", offers=offers, rule=rule)


@dataclass(frozen=True, slots=True)
class Foreseen:
    shown: Happening
    name: str

    def __call__(self, kit: Playable, attempt: Attempt) -> Offer:
        move, after = _played(attempt, self.shown.place.move)
        right = event_said(after.events[self.shown.event])
        words = Words(kit.game.id, "en", LEARNER)
        wrong = _false(attempt, self.shown, after)
        chance = Random(self.name)
        chosen = beside(right, wrong, WRONG, lambda said: len(words(said)), chance)
        answers, place = mixed(right, chosen, chance)
        return Offer(_says(kit, attempt, move), answers, place, after, lit=kit.keys_of(attempt.state, move))


@dataclass(frozen=True, slots=True)
class Expected:
    shown: Happening
    true: bool
    name: str

    def __call__(self, kit: Playable, attempt: Attempt) -> Offer:
        move, after = _played(attempt, self.shown.place.move)
        right = event_said(after.events[self.shown.event])
        said = right if self.true else Random(self.name).choice(_false(attempt, self.shown, after))
        question = Message("question-happens", {**_says(kit, attempt, move).args, "said": said})
        why = () if self.true else (right,)
        lit = kit.keys_of(attempt.state, move)
        return Offer(question, (YES, NO), 0 if self.true else 1, after, why, lit)


def _says(kit: Playable, attempt: Attempt, move: Any) -> Message:
    return Message("question-who-plays", {"who": move.seat, "move": kit.say_move(attempt.state, move)})


def _played(attempt: Attempt, text: str) -> tuple[Any, Attempt]:
    move = attempt.read(text)
    return move, play_on(attempt, move)


def _false(attempt: Attempt, shown: Happening, after: Attempt) -> list[Message]:
    """What is not among the events, however like it sounds."""
    told = [event_said(event) for event in after.events]
    false: list[Message] = []
    for other in shown.others:
        said = event_said(_event(attempt, other))
        if said not in (*told, *false):
            false.append(said)
    return false


def _event(attempt: Attempt, other: Other) -> Event:
    event = _played(attempt, other.move)[1].events[other.event]
    if not other.value:
        return event
    number = event.args[other.value]
    assert isinstance(number, int)
    return replace(event, args={**event.args, other.value: number + other.change})
