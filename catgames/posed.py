"""An exercise for those who write code: its position, question, options, answer and explanation, in one language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import Any

from catgames.core.errors import Unreadable, offered, said_in, whole
from catgames.core.message import Message
from catgames.games import load
from catgames.games.kit import AnyKit
from catgames.scene.look import Look
from catgames.scene.overlay import draw_over
from catgames.scene.svg import render_fitting
from catgames.screen.inputs import Touched
from catgames.teach.exercises.exercise import Exercise, make
from catgames.teach.exercises.rounds import practised
from catgames.teach.step import LEARNER, Play, Shown
from catgames.teach.writing import sentence
from catgames.text.words import Words, spoken


@dataclass(frozen=True)
class Posed:
    """What a learner sees before and after answering rightly; a notebook shows the one and unfolds the other."""

    kit: AnyKit
    exercise: Exercise
    language: str = "en"

    @property
    def position(self) -> str:
        """What the learner may know of it, as one line of text."""
        return self.kit.game.write(self.kit.game.seen_by(self.opened.attempt.state, LEARNER))

    @property
    def question(self) -> str:
        asked = sentence(self.exercise.step.text, self._words)
        return f"{asked} {self._shown.question}".strip()

    @property
    def options(self) -> tuple[str, ...]:
        """What there is to choose from; nothing where the answer is given by touching the board."""
        return tuple(choice.label for choice in self._shown.choices)

    @property
    def answer(self) -> str:
        """The right option; or the right things to touch."""
        *_, way = self.exercise.step.rehearsed(self.kit, self.opened)
        if self.options:
            return next(choice.label for choice in self._shown.choices if choice.gives == way.inputs[0])
        labels = self._scene(self._shown).labels()
        return ", ".join(labels[given.key] for given in way.inputs if isinstance(given, Touched))

    @property
    def explanation(self) -> str:
        """Why it is so; nobody has answered yet who could be told that it was right."""
        return "\n".join(say.text for say in self._done.says if not say.reply)

    @property
    def svg(self) -> str:
        """The board as the learner sees it, with what the question is about."""
        return render_fitting(self._scene(self._shown))

    @property
    def svg_answered(self) -> str:
        return render_fitting(self._scene(self._done))

    def __str__(self) -> str:
        return "\n".join([self.position, self.question, *numbered(self.options)])

    def __repr__(self) -> str:
        return str(self)

    def _repr_markdown_(self) -> str:
        return "\n".join([self.question, "", *map(str.strip, numbered(self.options))])

    def _repr_mimebundle_(self, include: Any = None, exclude: Any = None) -> dict[str, str]:
        """Board, question and options; the answer is folded away."""
        options = "".join(f"<li>{escape(option)}</li>" for option in self.options)
        told = "".join(f"<p>{escape(line)}</p>" for line in (self.answer, *self.explanation.splitlines()))
        folded = f"<details><summary>{escape(self._words.say('exercise-answer'))}</summary>{told}</details>"
        html = f"<div>{self.svg}<p>{escape(self.question)}</p><ol>{options}</ol>{folded}</div>"
        return {"text/html": html, "text/markdown": self._repr_markdown_(), "text/plain": str(self)}

    # --- what the step shows ----------------------------------------------------------------------

    @property
    def _words(self) -> Words:
        return Words(self.kit.game.id, self.language, LEARNER)

    @cached_property
    def opened(self) -> Play:
        return self.exercise.opened(self.kit)

    @cached_property
    def _shown(self) -> Shown:
        return self.exercise.step.shown(self.kit, self.opened, self._words)

    @cached_property
    def _done(self) -> Shown:
        play = self.opened
        *_, way = self.exercise.step.rehearsed(self.kit, play)
        for given in way.inputs:
            play = self.exercise.step.update(self.kit, play, given)
        return self.exercise.step.shown(self.kit, play, self._words)

    def _scene(self, shown: Shown) -> Any:
        look = Look(LEARNER, self._words)
        seen = self.kit.game.seen_by(shown.state, LEARNER)
        return draw_over(self.kit.draw(seen, look), shown.overlay, look.theme)


def numbered(options: Iterable[str]) -> list[str]:
    return [f"  {number}. {option}" for number, option in enumerate(options, 1)]


def exercise(game: str, rule: str, seed: int = 0, language: str = "en") -> Posed:
    """One exercise on a rule: the same rule and the same seed give the same exercise, everywhere.

    >>> import catgames
    >>> asked = catgames.exercise("burglars", "form.same-size", seed=3)
    >>> asked.answer in asked.options or not asked.options
    True
    """
    with said_in(spoken(language)):
        kit = load(game)
        return Posed(kit, make(kit, known(kit, rule), whole("seed", seed)), language)


def exercised(kit: AnyKit) -> tuple[str, ...]:
    """The rules that can be practised; a game without exercises says so."""
    if rules := practised(kit):
        return rules
    raise Unreadable(Message("no-exercises"))


def known(kit: AnyKit, rule: str) -> str:
    """The rule itself; one that there is not is refused with those that there are."""
    rules = exercised(kit)
    if rule not in rules:
        raise Unreadable(Message("unreadable-rule", {"text": rule, "expected": offered(rule, rules)}))
    return rule
