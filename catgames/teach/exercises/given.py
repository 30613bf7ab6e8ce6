"""What was answered in an exercise, as a few small numbers: enough to answer it again in the very same way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

from catgames.screen.inputs import Answered, Touched
from catgames.screen.parts import Push
from catgames.screen.playable import Playable
from catgames.teach.exercises.exercise import Exercise, result
from catgames.teach.goals import play_on
from catgames.teach.step import LEARNER, Play, Step, judged_too
from catgames.teach.steps.select import Marking, Select
from catgames.teach.steps.try_ import Try
from catgames.text.words import Words

Numbers: TypeAlias = list[tuple[int, int]]
"""Each with how many there could have been."""
Take: TypeAlias = Callable[[int], int]
"""Gives the next number, if told how many there could be."""


def written(kit: Playable, made: Exercise, opening: Play, answered: Play) -> Numbers:
    match made.step:
        case Select() as step:
            choices = step.choices(opening.attempt)
            return [(sum(1 << choices.index(key) for key in answered.picked), 1 << len(choices))]
        case Try():
            moves, tried = _moves(kit, opening), answered.attempt.moves[:1]
            return [(moves.index(tried[0]) + 1 if tried else 0, len(moves) + 1)]
    numbers, play = [], opening
    for value in answered.answers:
        given, pushes = Answered(value), _choices(kit, made.step, play)
        numbers.append(([push.gives for push in pushes].index(given), len(pushes)))
        play = made.step.update(kit, play, given)
    return numbers


def replayed(kit: Playable, made: Exercise, opening: Play, take: Take) -> Play:
    match made.step:
        case Select() as step:
            choices, play = step.choices(opening.attempt), opening
            mask = take(1 << len(choices))
            for number, key in enumerate(choices):
                play = step.update(kit, play, Touched(key)) if mask >> number & 1 else play
            return step.update(kit, play, Marking.CHECK)
        case Try() as step:
            moves = _moves(kit, opening)
            number = take(len(moves) + 1)
            return _tried(step, opening, moves[number - 1]) if number else _refused(step, opening)
    play = opening
    while result(made, play) is None:
        pushes = _choices(kit, made.step, play)
        play = made.step.update(kit, play, pushes[take(len(pushes))].gives)
    return play


def _choices(kit: Playable, step: Step, play: Play) -> tuple[Push, ...]:
    """In the order in which they are offered, which no language changes."""
    return step.shown(kit, play, Words(kit.game.id, "en", LEARNER)).choices


def _moves(kit: Playable, play: Play) -> list[Any]:
    return list(kit.game.legal_moves(play.attempt.state))


def _tried(step: Try, play: Play, move: Any) -> Play:
    attempt = play_on(play.attempt, move)
    done = step.goal(attempt)
    judged = judged_too(play, step.rule, True) if done else play.judged
    return replace(play, attempt=attempt, done=done, judged=judged, before=play)


def _refused(step: Try, play: Play) -> Play:
    """It broke some rule; which one is not kept."""
    return replace(play, judged=judged_too(play, step.rule, False))
