"""Steps that ask: answers to choose from, marked once one is chosen, and the reason with this position's numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TypeVar

from catgames.core.message import Message
from catgames.scene.overlay import Overlay
from catgames.screen.inputs import Answered, Input, Touched
from catgames.screen.parts import Push, Say, Tone
from catgames.screen.playable import Playable
from catgames.screen.telling import lit_by, named, tell_events, tell_ruling
from catgames.teach.goals import Attempt, Why, play_all, play_out
from catgames.teach.step import LEARNER, Play, Shown, judged_too
from catgames.teach.writing import Moves
from catgames.text.rules import cited, rule_law
from catgames.text.words import Words, begun

LINES_AFTER = 3
"""So many lines are told of what followed: the reason is the answer, not the log."""
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Solved:
    """What the engine says: where the moves lead to, and which answer is right."""

    after: Attempt
    right: str


@dataclass(frozen=True, slots=True)
class Question:
    """How it is put: the answers by value and label, what is so and why, and the rule that decides."""

    answers: tuple[tuple[str, str], ...]
    truth: str
    rule: str
    why: tuple[str, ...] = ()
    view: str = ""


def ask(kit: Playable, position: str, moves: Moves, right: Callable[[Attempt], str], play: Play) -> Play:
    """The author's own position decides what is right: a twin asks the same."""
    solved = Solved(play_all(play.opening, moves), right(play_out(kit.game, position, moves)))
    return replace(play, worked=solved)


def drawn(options: Sequence[T], id: str, turn: int) -> tuple[T, ...]:
    """In an order that only the step's name knows, and another each time it comes back."""
    mixed = list(options)
    Random(id).shuffle(mixed)
    by = turn % len(mixed) if mixed else 0
    return (*mixed[by:], *mixed[:by])


def answer(play: Play, given: Input, values: tuple[str, ...], rule: str) -> Play:
    """The first answer counts; then what the question was about happens on the board."""
    match given:
        case Touched(key):
            return replace(play, said=named(key))
        case Answered(value) if value in values and not play.answers:
            after, right = play.worked.after, value == play.worked.right
            return replace(
                play,
                answers=(value,),
                attempt=after,
                told=after.events,
                done=right,
                missed=not right,
                judged=judged_too(play, rule, right),
            )
    return play


def asked(kit: Playable, play: Play, words: Words, question: Question) -> Shown:
    says: tuple[Say, ...] = ()
    if play.answers:
        tone: Tone = "good" if play.done else "plain"  # what is so is no mistake, whatever was answered
        why = tuple(Say(tone, line) for line in question.why)
        decided = (tell_decided(kit, words, question.rule, tone),) if question.rule else ()
        told = tell_events(kit, words, play.told, LEARNER)[-LINES_AFTER:]
        says = (tell_answer(play, words, question.truth), *why, *decided, *told)
    return Shown(
        play.attempt.state,
        Overlay(good=lit_by(play.attempt.news, LEARNER)),
        question.view,
        says=says,
        prompt=play.said,
        asking=None if play.answers else (),
        choices=offered(question.answers, play.answers, (play.worked.right,)),
        over=bool(play.answers),
    )


def reasons(why: Why | None, play: Play, words: Words) -> tuple[str, ...]:
    """The author's own reason, once an answer is given."""
    return (begun(words(why(play.attempt))),) if why is not None and play.answers else ()


def offered(answers: Iterable[tuple[str, str]], given: tuple[str, ...], right: tuple[str, ...]) -> tuple[Push, ...]:
    """Once answered, what is right is marked, and the one taken if it was wrong."""
    made = []
    for value, label in answers:
        push = Push(label, Answered(value), enabled=not given)
        if given and value in right:
            push = replace(push, mark="right")
        elif value in given:
            push = replace(push, mark="wrong")
        made.append(push)
    return tuple(made)


def tell_answer(play: Play, words: Words, truth: str) -> Say:
    """Right or not, and what is so."""
    good = play.answers[0] == play.worked.right
    told = words.say("answer-right" if good else "answer-wrong")
    return Say("good" if good else "wrong", f"{told} {truth}".strip(), reply=True)


def tell_decided(kit: Playable, words: Words, rule: str, tone: Tone, said: Message | None = None) -> Say:
    """The rule that decides, and what it says here; else its law."""
    decided = words.say("answer-decided-by", rule=cited(kit.game.rulebook, rule))
    return Say(
        tone, f"{decided} {begun(words(said or rule_law(rule)))}", ruling=tell_ruling(kit, words, rule), rule=rule
    )
