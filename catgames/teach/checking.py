"""What is wrong with a lesson, in sentences: whoever writes one asks before its learners find out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import Field, dataclass, fields
from typing import Any, get_args, get_origin, get_type_hints

from catgames.core.errors import IllegalMove, Unreadable
from catgames.core.message import Message
from catgames.screen.playable import Playable
from catgames.teach.files import LessonFile
from catgames.teach.goals import Goal, Happened, parts_of
from catgames.teach.step import Step
from catgames.teach.unit import Unit
from catgames.teach.writing import FITS, Text, in_language, nearest
from catgames.text.rules import cited, event_names
from catgames.text.words import Words

IMPOSSIBLE = "check-impossible"
"""The one flaw that does not keep a step from being shown."""
RULES = ("rules", "also", "others")
"""Words of steps that name several rules."""


@dataclass(frozen=True, slots=True)
class Flaw:
    """What is wrong, and with which step."""

    step: str
    said: Message


def flaws(kit: Playable, unit: Unit) -> Iterator[Flaw]:
    """Whatever does not depend on the language."""
    if not FITS[Text](unit.title):
        yield Flaw(unit.section, Message("lesson-file-value", {"text": "title"}))
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
    if unfit := _unfit(step):
        yield from (Message("lesson-file-value", {"text": word}) for word in unfit)
        return
    try:
        faults = kit.game.faults(kit.game.read(step.at))
    except Unreadable as error:
        yield Message("check-position", {"said": error.message})
        return
    yield from (Message(IMPOSSIBLE, {"said": fault}) for fault in faults)
    known = {clause.id for clause in kit.game.rulebook.clauses}
    unruly = [named for named in _named(step) if named not in known]
    yield from (Message("check-no-rule", {"rule": named, "nearest": nearest(named, known)}) for named in unruly)
    goals = [getattr(step, word.name) for word, kind in _words(step) if kind == Goal]
    parts = [part for goal in goals for part in parts_of(goal)]
    if wrong := [str(part) for part in parts if not callable(part)]:
        yield from (Message("check-goal", {"text": text}) for text in wrong)
        return
    events = [part.event for part in parts if isinstance(part, Happened)]
    if unknown := _unknown_events(kit, [*events, getattr(step, "frm", "")]):
        yield from unknown
        return
    try:
        yield from step.flaws(kit)
    except Unreadable as error:
        yield error.message
    except IllegalMove as error:
        said = error.verdict
        move, rule = kit.game.write_move(said.state, said.move), cited(kit.game.rulebook, said.broken[0].rule)
        yield Message("check-illegal-solution", {"move": move, "rule": rule})


def _words(step: Any) -> Iterator[tuple[Field[Any], Any]]:
    """Every word of such a step, with the type of its value."""
    kinds = get_type_hints(type(step))
    return ((field, kinds[field.name]) for field in fields(step))


def _unfit(step: Step) -> list[str]:
    """The words whose values are of another type; what a goal is joined of is looked at by itself."""
    return [
        word.name
        for word, kind in _words(step)
        if kind != Goal and not _fits(getattr(step, word.name), kind, word.default)
    ]


def _fits(value: object, kind: Any, default: object) -> bool:
    if any(get_origin(part) is Callable for part in (kind, *get_args(kind))):
        return callable(value) or value is default
    return kind not in FITS or FITS[kind](value)


def _unknown_events(kit: Playable, named: list[str]) -> list[Message]:
    """Events that a step waits for and that no game of this kind knows: a goal would never be reached."""
    known = event_names(kit.game.id)
    return [
        Message("check-unknown-event", {"event": str(event), "nearest": nearest(str(event), known)})
        for event in dict.fromkeys(filter(None, named))
        if event not in known
    ]


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
        if FITS[Text](step.text) and not _has_text(unit, step, words):
            yield unit.step_id(step), words.say("check-text", step=unit.step_id(step))


def _has_text(unit: Unit, step: Step, words: Words) -> bool:
    return bool(in_language(step.text, words.language)) or words.has(unit.text_id(step))
