"""What happens? A legal move, and sentences about what it does by one rule: the events decide which are so."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from catgames.core.event import Event
from catgames.core.message import Message
from catgames.screen.playable import Playable
from catgames.teach.exercises.choosing import beside, mixed
from catgames.teach.exercises.neighbour import transferred
from catgames.teach.exercises.stock import Happening, Other
from catgames.teach.goals import Attempt, play_on
from catgames.teach.step import LEARNER
from catgames.teach.steps.choose import Choose, Offer, is_so, which_is_so
from catgames.text.rules import event_said

WRONG = 2


def foresee(rule: str, shown: Happening, name: str) -> Choose:
    """Which of these happens?"""
    offers = Foreseen(shown, rule, name)
    return Choose(id=name, at=shown.place.position, text="exercise-foresee", offers=offers, rule=rule)


def expect(rule: str, shown: Happening, true: bool, name: str) -> Choose:
    """Does this happen? It does, or something else does."""
    offers = Expected(shown, rule, true, name)
    return Choose(id=name, at=shown.place.position, text="exercise-expect", offers=offers, rule=rule)


@dataclass(frozen=True, slots=True)
class Foreseen:
    shown: Happening
    rule: str
    name: str

    def __call__(self, kit: Playable, attempt: Attempt) -> Offer | None:
        move, after, event = shown_of(attempt, self.shown)
        wrong = [event_said(one) for one in false_of(kit, attempt, self.shown, after)]
        if not shows(event, self.rule) or not wrong:
            return None
        right = event_said(event)
        chance = Random(self.name)
        chosen = beside(right, wrong, WRONG, kit.game.id, lambda said: said, chance)
        answers, place = mixed(right, chosen, chance)
        return which_is_so(who_plays(kit, attempt, move), answers, place, only(after, event), move)


@dataclass(frozen=True, slots=True)
class Expected:
    shown: Happening
    rule: str
    true: bool
    name: str

    def __call__(self, kit: Playable, attempt: Attempt) -> Offer | None:
        move, after, event = shown_of(attempt, self.shown)
        denied = deniable(kit, event, after, false_of(kit, attempt, self.shown, after))
        if not shows(event, self.rule) or not denied:
            return None
        claimed, what = event, event.id
        if not self.true:
            claimed = Random(self.name).choice(denied)
            event = _instead(after.events, event, event_said(claimed))
        question = Message("question-happens", {**who_plays(kit, attempt, move).args, "said": event_said(claimed)})
        # What is of another sort does not happen, whatever this rule does: that is told, but not as the reason.
        alike = claimed.id == what
        why = () if alike else (Message("exercise-nothing-such"),)
        besides = () if alike else _besides(kit, after, event, claimed)
        told = is_so(question, self.true, replace(only(after, event), events=(event, *besides)), why, move)
        return replace(told, decided_by=event.rule if alike else "")


def _besides(kit: Playable, after: Attempt, event: Event, claimed: Event) -> tuple[Event, ...]:
    """What contradicts another rule's doing: what that rule really does, or how all ends: who wins shares nothing."""
    others = [one for one in after.events if one.heard_by(LEARNER) and one != event]
    real = [one for one in others if one.rule == claimed.rule]
    ends = others if kit.game.outcome(after.state) is not None else []
    return tuple((real or ends)[-1:])


def deniable(kit: Playable, event: Event, after: Attempt, false: Sequence[Event]) -> list[Event]:
    """Others of the sort of this rule's event; else what is of a sort of which nothing happens, of its section first.

    Of another sort, which does happen, another rule would decide.
    """
    happens = {one.id for one in after.events if one.heard_by(LEARNER)}
    section = kit.game.rulebook.clause(event.rule).section
    alike = [one for one in false if one.id == event.id]
    unlike = [one for one in false if one.id not in happens]
    near = [one for one in unlike if kit.game.rulebook.clause(one.rule).section == section]
    return alike or near or unlike


def _instead(events: tuple[Event, ...], event: Event, false: Message) -> Event:
    """What really happens of the sort that was claimed, to the same things if to any; else what the rule did."""

    def shared(one: Event) -> tuple[int, int]:
        same = [value for name, value in false.args.items() if one.args.get(name) == value]
        return sum(not isinstance(value, int) for value in same), len(same)

    alike = [one for one in events if one.heard_by(LEARNER) and event_said(one).id == false.id]
    return max(alike, key=shared) if alike else event


def shows(event: Event, rule: str) -> bool:
    return event.rule == rule and event.heard_by(LEARNER)


def who_plays(kit: Playable, attempt: Attempt, move: Any) -> Message:
    return Message("question-who-plays", {"who": move.seat, "move": kit.say_move(attempt.state, move)})


def only(after: Attempt, event: Event) -> Attempt:
    """Where it leads to, told and lit by this event alone."""
    return replace(after, events=(event,), news=(event,))


def shown_of(attempt: Attempt, shown: Happening) -> tuple[Any, Attempt, Event]:
    """The move, where it leads to, and what it does by the rule."""
    move, after = _played(attempt, shown.place.move)
    return move, after, after.events[shown.event]


def _played(attempt: Attempt, text: str) -> tuple[Any, Attempt]:
    move = attempt.read(text)
    return move, play_on(attempt, move)


def false_of(kit: Playable, attempt: Attempt, shown: Happening, after: Attempt) -> list[Event]:
    """What is not among the events, however like it sounds."""
    told = [event_said(event) for event in after.events]
    false: list[Event] = []
    for other in shown.others:
        event = other_event(kit, attempt, after.moves[-1], other)
        if event_said(event) not in told:
            told.append(event_said(event))
            false.append(event)
    return false


def other_event(kit: Playable, attempt: Attempt, move: Any, other: Other) -> Event:
    """What another move would do, told of this one; or what this one does, with another number or by another rule."""
    away, after = _played(attempt, other.move)
    event = after.events[other.event]
    if other.instead:
        return replace(event, id=other.instead)
    number = event.args.get(other.value)
    if isinstance(number, int):
        return replace(event, args={**event.args, other.value: number + other.change})
    return transferred(kit, attempt.state, event, away, move)
