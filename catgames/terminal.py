"""A round of ten in the terminal: the question, a number for an answer, and the reason."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from catgames.games.kit import AnyKit
from catgames.posed import Posed
from catgames.screen.inputs import Answered
from catgames.teach.exercises.exercise import Exercise
from catgames.teach.exercises.plan import ROUND, Way
from catgames.teach.exercises.rounds import Item, round_of
from catgames.teach.step import LEARNER, Play
from catgames.text.rules import rule_law
from catgames.text.words import Words

BY_TOUCH = (Way.FIND, Way.MARK)
"""Answered on the board: a terminal has none."""


@dataclass(frozen=True, slots=True)
class Terminal:
    """Where a round is played: how something is told, and how an answer is asked for."""

    tell: Callable[[str], None]
    ask: Callable[[str], str]


def practise(kit: AnyKit, rules: tuple[str, ...], number: int, language: str, terminal: Terminal) -> int:
    """Play a round and give back how many were right; who answers nothing ends it."""
    words, right = Words(kit.game.id, language, LEARNER), 0
    for place, item in enumerate(round_of(kit, rules, number), 1):
        posed = Posed(kit, _answerable(kit, item), language)
        terminal.tell(words.say("round-heading", number=place, count=ROUND))
        terminal.tell(str(posed))
        play = _answered(posed, words, terminal)
        if play is None:
            return right
        told, law = [say.text for say in posed.exercise.step.shown(kit, play, words).says], words(rule_law(item.rule))
        repeat = play.missed and not any(law in text for text in told)
        terminal.tell("\n".join(f"  {text}" for text in (*told, *([law] if repeat else []))) + "\n")
        right += play.done
    terminal.tell(words.say("round-over", right=right, count=ROUND))
    return right


def _answerable(kit: AnyKit, item: Item) -> Exercise:
    """The next seed whose answer can be chosen by a number."""
    made = item.made(kit)
    while made.way in BY_TOUCH:
        item = Item(item.rule, item.seed + 1)
        made = item.made(kit)
    return made


def _answered(posed: Posed, words: Words, terminal: Terminal) -> Play | None:
    """Some questions have two parts: first the verdict, then the rule."""
    step, kit, play = posed.exercise.step, posed.kit, posed.opened
    while not (play.done or play.missed):
        choices = step.shown(kit, play, words).choices
        if play.answers:
            terminal.tell("\n".join(f"  {number}. {choice.label}" for number, choice in enumerate(choices, 1)))
        text = terminal.ask("> ").strip()
        if not text:
            return None
        if text.isdecimal() and text.isascii() and 1 <= int(text) <= len(choices):
            given = choices[int(text) - 1].gives
            assert isinstance(given, Answered)
            play = step.update(kit, play, given)
    return play
