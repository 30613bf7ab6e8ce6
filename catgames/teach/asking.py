"""Steps that ask: answers to choose from, marked once one is chosen, and the rule that decides."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from catgames.scene.overlay import Overlay
from catgames.screen.inputs import Answered, Input, Touched
from catgames.screen.parts import Push, Say, Tone
from catgames.screen.playable import Playable
from catgames.screen.telling import named, tell_events, tell_ruling
from catgames.teach.goals import Attempt, play_out
from catgames.teach.step import LEARNER, Play, Shown, fresh, lit_by
from catgames.teach.writing import Moves
from catgames.text.rules import cited, rule_law
from catgames.text.words import Words


@dataclass(frozen=True, slots=True)
class Solved:
    """What the engine says: where the moves lead to, and which answer is right."""

    after: Attempt
    right: str


@dataclass(frozen=True, slots=True)
class Question:
    """How it is put: the answers by value and label, what is so, and the rule that decides."""

    answers: tuple[tuple[str, str], ...]
    truth: str
    rule: str
    view: str = ""


def ask(kit: Playable, position: str, moves: Moves, right: Callable[[Attempt], str]) -> Play:
    after = play_out(kit.game, position, moves)
    return replace(fresh(kit, position), worked=Solved(after, right(after)))


def answer(play: Play, given: Input, values: tuple[str, ...]) -> Play:
    """The first answer counts; then what the question was about happens on the board."""
    match given:
        case Touched(key):
            return replace(play, said=named(key))
        case Answered(value) if value in values and not play.answers:
            after = play.worked.after
            return replace(play, answers=(value,), attempt=after, told=after.events, done=True)
    return play


def asked(kit: Playable, play: Play, words: Words, question: Question) -> Shown:
    says: tuple[Say, ...] = ()
    if play.answers:
        told = tell_events(kit, words, play.told, LEARNER)
        says = (tell_answer(play, words, question.truth), *told, tell_decided(kit, words, question.rule, "good"))
    return Shown(
        play.attempt.state,
        Overlay(good=lit_by(play.told)),
        question.view,
        says=says,
        prompt=play.said,
        choices=offered(question.answers, play.answers, play.worked.right),
        over=play.done,
    )


def offered(answers: Iterable[tuple[str, str]], given: tuple[str, ...], right: str) -> tuple[Push, ...]:
    """Once answered, the right choice is marked, and the one taken if it was wrong."""
    made = []
    for value, label in answers:
        push = Push(label, Answered(value), enabled=not given)
        if given and value == right:
            push = replace(push, mark="right")
        elif value in given:
            push = replace(push, mark="wrong")
        made.append(push)
    return tuple(made)


def tell_answer(play: Play, words: Words, truth: str) -> Say:
    """Right or not, and what is so."""
    good = play.answers[0] == play.worked.right
    return Say("good" if good else "wrong", f"{words.say('answer-right' if good else 'answer-wrong')} {truth}")


def tell_decided(kit: Playable, words: Words, rule: str, tone: Tone) -> Say:
    """The rule that decides, and its law."""
    decided = words.say("answer-decided-by", rule=cited(kit.game.rulebook, rule))
    return Say(tone, f"{decided} {words(rule_law(rule))}", ruling=tell_ruling(kit, words, rule), rule=rule)
