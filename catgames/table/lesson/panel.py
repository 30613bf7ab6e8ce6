"""What the table says: verdicts, events, answers and hints, each with the rule it rests on."""

from __future__ import annotations

from typing import Any

from catgames.core.verdict import Verdict
from catgames.table.lesson.answers import right_answer
from catgames.table.lesson.hints import PLAYED, hint_said
from catgames.table.lesson.marking import marking, why
from catgames.table.lesson.table import Table
from catgames.table.lesson.watching import frames
from catgames.table.screen import Say
from catgames.table.telling import tell_event, tell_events, tell_refusal, tell_ruling
from catgames.teach.lesson import LEARNER, Claim, Count, Judge, LessonStep, Select, Tempt, Watch
from catgames.text.rules import cited, rule_law
from catgames.text.words import Words


def says(table: Table, words: Words) -> tuple[Say, ...]:
    said: list[Say] = []
    step, play = table.lesson_step, table.play
    if isinstance(step, Watch):
        said += _watched(table, words)
    elif isinstance(step, Select):
        said += _marked(table, words, step)
    elif play.answer:
        said += _answered(table, words, step)
    if play.hints >= PLAYED and not play.done and not play.verdict:
        said += tell_events(table.kit, words, play.told, LEARNER)
    said += [Say("hint", words(message)) for message in hint_said(table)]
    if play.verdict is not None:
        said += verdict_said(table, words, play.verdict)
    return (*said, *_finished(table, words))


def _finished(table: Table, words: Words) -> list[Say]:
    """With the last open step of a section, or of the whole course, done."""
    if not table.play.done:
        return []
    open_units = [unit for unit in table.kit.units if not all(unit.step_id(s) in table.finished for s in unit.steps)]
    if not open_units:
        return [Say("good", words.say("course-done"))]
    return [] if table.unit in open_units else [Say("good", words.say("section-done"))]


def verdict_said(table: Table, words: Words, verdict: Verdict[Any]) -> list[Say]:
    step, play = table.lesson_step, table.play
    if not verdict.legal:
        return [*tell_refusal(table.kit, words, play.attempt.state, verdict, LEARNER), *_tempted(table, words, verdict)]
    if isinstance(step, Judge):
        return []
    if isinstance(step, Tempt):
        return [Say("hint", words.say("tempt-legal"))]
    events = tell_events(table.kit, words, play.told, LEARNER)
    last = "try-done" if play.done else "try-not-yet"
    tone = "good" if play.done else "plain"
    return [Say("good", words.say("verdict-legal")), *events, Say(tone, words.say(last))]


def _tempted(table: Table, words: Words, verdict: Verdict[Any]) -> list[Say]:
    step = table.lesson_step
    if not isinstance(step, Tempt):
        return []
    hit = step.mistake.rule in verdict.broken_rules
    return [Say("good", words.say("tempt-done"))] if hit else [Say("hint", words.say("tempt-other"))]


def _watched(table: Table, words: Words) -> list[Say]:
    said = []
    seen = frames(table)[1 : table.play.shown + 1]
    for frame in seen:
        # Once it has been played, what it did says it all.
        if frame.move is not None and frame is seen[-1]:
            who = words.say("board-player", who=frame.mover)
            said.append(Say("plain", words.say("watch-move", who=who, move=frame.move)))
        elif frame.event is not None:
            said.append(tell_event(table.kit, words, frame.event))
    return said


def _answered(table: Table, words: Words, step: LessonStep) -> list[Say]:
    """Right or not, what is so, and the rule that decides."""
    play = table.play
    right = right_answer(table)
    good = play.answer == right
    verdict = words.say("answer-right" if good else "answer-wrong")
    truth = words.say("answer-count", count=int(right)) if isinstance(step, Count) else words.say(f"answer-{right}")
    said = [Say("good" if good else "wrong", f"{verdict} {truth}")]
    if isinstance(step, Claim | Count) or (isinstance(step, Judge) and play.rule_answer):
        told = tell_events(table.kit, words, play.told, LEARNER)
        decided = words.say("answer-decided-by", rule=cited(table.kit.game.rulebook, step.rule))
        decided += " " + words(rule_law(step.rule))
        matched = not isinstance(step, Judge) or play.rule_answer == step.rule
        said += [
            *told,
            Say("good" if matched else "wrong", decided, "", tell_ruling(table.kit, words, step.rule), step.rule),
        ]
    return said


def _marked(table: Table, words: Words, step: Select) -> list[Say]:
    """Every thing missing or too much with its reason; all right, and the rule is quoted."""
    if not table.play.answer:
        return []
    found, rulebook = marking(table), table.kit.game.rulebook
    decided = words.say("answer-decided-by", rule=cited(rulebook, step.rule))
    if table.play.done:
        return [Say("good", f"{words.say('answer-right')} {decided} {words(rule_law(step.rule))}")]
    said = [Say("wrong", f"{words.say('mark-extra')} {words(why(table, key))}") for key in found.extra]
    said += [Say("hint", f"{words.say('mark-missing')} {words(why(table, key))}") for key in found.missing]
    return said
