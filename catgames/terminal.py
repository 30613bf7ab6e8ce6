"""A round in the terminal, as the app plays it: the question, a number for an answer, and the reason."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from catgames.games.kit import AnyKit
from catgames.posed import Posed, numbered
from catgames.screen.inputs import Input
from catgames.screen.parts import Push
from catgames.table.practice.drill import Drill, Open, go_on, with_input
from catgames.table.practice.plan import BY_NUMBER, Plan, Sort, length
from catgames.teach.step import LEARNER
from catgames.text.rules import rule_law
from catgames.text.words import Words


@dataclass(frozen=True, slots=True)
class Terminal:
    """Where a round is played: how something is told, and how an answer is asked for."""

    tell: Callable[[str], None]
    ask: Callable[[str], str]


def practise(kit: AnyKit, rules: tuple[str, ...], number: int, language: str, terminal: Terminal) -> Drill:
    """Play a round and give it back as far as it went; who answers nothing ends it."""
    words = Words(kit.game.id, language, LEARNER)
    drill = go_on(Drill(kit, Plan(Sort.ROUND, number, rules), BY_NUMBER))
    while drill.open is not None:
        posed = Posed(kit, drill.open.exercise, language)
        terminal.tell(_heading(drill, drill.open, words))
        terminal.tell(str(posed))
        if not drill.done:
            terminal.tell(words.say("round-answer", count=len(posed.options)))
        drill = _answered(drill, words, terminal)
        if not drill.is_answered:
            break
        terminal.tell("\n".join(f"  {text}" for text in _reasons(drill, words)) + "\n")
        drill = go_on(drill)
    told = "round-over" if drill.over else "round-left"
    terminal.tell(words.say(told, right=drill.right, count=len(drill.first_tries)))
    return drill


def _heading(drill: Drill, open_: Open, words: Words) -> str:
    if open_.asked.again:
        return words.say("drill-again", sort=words.say("drill-one"))
    return words.say("round-heading", number=len(drill.first_tries) + 1, count=length(drill.kit, drill.plan))


def _answered(drill: Drill, words: Words, terminal: Terminal) -> Drill:
    """Some questions have two parts: first the verdict, then the rule."""
    while drill.open is not None and not drill.is_answered:
        play = drill.open.play
        shown = drill.open.exercise.step.shown(drill.kit, play, words)
        if play.answers:
            terminal.tell("\n".join((shown.question, *numbered(push.label for push in shown.choices))))
        given = _chosen(shown.choices, words, terminal)
        if given is None:
            break
        drill = with_input(drill, given)
    return drill


def _chosen(choices: tuple[Push, ...], words: Words, terminal: Terminal) -> Input | None:
    """What stands at the number that was typed; nothing after an empty line."""
    by_number = {str(number): push.gives for number, push in enumerate(choices, 1)}
    while typed := terminal.ask("> ").strip():
        if typed in by_number:
            return by_number[typed]
        terminal.tell(words.say("round-answer", count=len(choices)))
    return None


def _reasons(drill: Drill, words: Words) -> list[str]:
    """Right or not, and why; after a wrong answer the rule, and that it comes back."""
    done = drill.done[-1]
    told = [say.text for say in done.exercise.step.shown(drill.kit, done.play, words).says]
    law = words(rule_law(done.asked.item.rule))
    if not done.right and not any(law in text for text in told):
        told.append(law)
    return [*told, words.say("drill-comes-back")] if done.asked.returns(drill.plan, done.right) else told
