"""What is wrong with a lesson, in sentences: whoever writes one asks before its learners find out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from catgames.core.errors import IllegalMove, Unreadable
from catgames.core.message import Message
from catgames.screen.playable import Playable
from catgames.teach.files import LessonFile
from catgames.teach.step import Step
from catgames.teach.unit import Unit
from catgames.teach.writing import in_language
from catgames.text.rules import cited
from catgames.text.words import Words

IMPOSSIBLE = "check-impossible"
"""The one flaw that does not keep a step from being shown."""
RULES = ("rules", "also", "others")
"""Words of steps that name several rules."""
GOALS = ("goal", "fact")
"""Words of steps that say when something is so."""


@dataclass(frozen=True, slots=True)
class Flaw:
    """What is wrong, and with which step."""

    step: str
    said: Message


def flaws(kit: Playable, unit: Unit) -> Iterator[Flaw]:
    """Whatever does not depend on the language."""
    if not unit.steps:
        yield Flaw(unit.section, Message("check-empty"))
    questions = {step.id for step in unit.steps if step.asks}
    for id in unit.proof:
        if id not in questions:
            yield Flaw(unit.section, Message("check-proof", {"text": id}))
    ids = Counter(step.id for step in unit.steps)
    for step in unit.steps:
        if ids[step.id] > 1:
            yield Flaw(unit.step_id(step), Message("check-same-id"))
        for said in _flaws_of(kit, step):
            yield Flaw(unit.step_id(step), said)


def _flaws_of(kit: Playable, step: Step) -> Iterator[Message]:
    try:
        faults = kit.game.faults(kit.game.read(step.at))
    except Unreadable as error:
        yield Message("check-position", {"said": error.message})
        return
    yield from (Message(IMPOSSIBLE, {"said": fault}) for fault in faults)
    known = {clause.id for clause in kit.game.rulebook.clauses}
    yield from (Message("check-no-rule", {"rule": rule}) for rule in _named(step) if rule not in known)
    goals = [getattr(step, word) for word in GOALS if hasattr(step, word)]
    if wrong := [str(goal) for goal in goals if not callable(goal)]:
        yield from (Message("check-goal", {"text": text}) for text in wrong)
        return
    try:
        yield from step.flaws(kit)
    except Unreadable as error:
        yield error.message
    except IllegalMove as error:
        said = error.verdict
        move, rule = kit.game.write_move(said.state, said.move), cited(kit.game.rulebook, said.broken[0].rule)
        yield Message("check-illegal-solution", {"move": move, "rule": rule})


def _named(step: Step) -> list[str]:
    """Every rule that the step names, in whichever of its words."""
    one: str = getattr(step, "rule", "")
    several = (rule for word in RULES for rule in getattr(step, word, ()))
    return list(dict.fromkeys([*([one] if one else []), *several]))


def told_flaws(kit: Playable, unit: Unit, language: str) -> list[str]:
    """The same in words, and which steps have none of their own in this language."""
    return [said for _, said in _told(kit, unit, Words(kit.game.id, language))]


def told_by_line(kit: Playable, lesson: LessonFile, language: str) -> list[str]:
    """The same of a file, each with the line at which its step begins."""
    words, unit = Words(kit.game.id, language), lesson.unit
    lines = dict(zip(map(unit.step_id, unit.steps), lesson.lines, strict=True))
    return [words.say("lesson-file", line=lines[step], said=said) for step, said in _told(kit, unit, words)]


def _told(kit: Playable, unit: Unit, words: Words) -> Iterator[tuple[str, str]]:
    for flaw in flaws(kit, unit):
        yield flaw.step, words.say("check-step", step=flaw.step, said=flaw.said)
    for step in unit.steps:
        if not _has_text(unit, step, words):
            yield unit.step_id(step), words.say("check-text", step=unit.step_id(step))


def _has_text(unit: Unit, step: Step, words: Words) -> bool:
    return bool(in_language(step.text, words.language)) or words.has(unit.text_id(step))
