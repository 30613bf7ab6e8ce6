"""What the table says: verdicts, events, answers and hints, each with the rule it rests on."""

from __future__ import annotations

from typing import Any

from catgames.core.event import Event
from catgames.core.message import Message
from catgames.core.rulebook import Kind
from catgames.core.verdict import Standing, Verdict
from catgames.table.answers import right_answer
from catgames.table.hints import PLAYED, hint_said
from catgames.table.marking import marking, why
from catgames.table.screen import LedgerRow, Say
from catgames.table.table import Table
from catgames.table.watching import frames
from catgames.teach.lesson import LEARNER, Claim, Count, Judge, LessonStep, Select, Tempt, Watch
from catgames.text.rules import cited, event_said, finding_said, rule_law
from catgames.text.words import Words

SIGNS = {Standing.HELD: "✓", Standing.BROKEN: "✗", Standing.MOOT: "–"}


def says(table: Table, words: Words) -> tuple[Say, ...]:
    said: list[Say] = []
    if table.notice:
        said.append(Say("hint", words(table.notice)))
    step, play = table.lesson_step, table.play
    if isinstance(step, Watch):
        said += _watched(table, words)
    elif isinstance(step, Select):
        said += _marked(table, words, step)
    elif play.answer:
        said += _answered(table, words, step)
    if play.hints >= PLAYED and not play.done and not play.verdict:
        said += [_event(table, words, event) for event in play.told if event.heard_by(LEARNER)]
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
    if not verdict.legal:
        return [*_refused(table, words, verdict), *_tempted(table, words, verdict)]
    step, play = table.lesson_step, table.play
    if isinstance(step, Judge):
        return []
    if isinstance(step, Tempt):
        return [Say("hint", words.say("tempt-legal"))]
    events = [_event(table, words, event) for event in play.told if event.heard_by(LEARNER)]
    last = "try-done" if play.done else "try-not-yet"
    tone = "good" if play.done else "plain"
    return [Say("good", words.say("verdict-legal")), *events, Say(tone, words.say(last))]


def _refused(table: Table, words: Words, verdict: Verdict[Any]) -> list[Say]:
    """Verdict, the rule's name and section, this board's numbers, the way out."""
    rulebook = table.kit.game.rulebook
    first, *others = verdict.broken
    line = words.say("verdict-broken", rule=cited(rulebook, first.rule))
    ruling = _ruling(table, words, first.rule)
    said = [Say("wrong", f"{line} {words(finding_said(first))}", ruling=ruling, rule=first.rule)]
    if others:
        rules = tuple(cited(rulebook, finding.rule) for finding in others)
        said.append(Say("wrong", words.say("verdict-also", rules=rules)))
    said.append(Say("plain", words(way_out(table, verdict))))
    return said


def way_out(table: Table, verdict: Verdict[Any]) -> Message:
    """The nearest legal move; if it is of another kind, nothing like what was tried is possible.

    Where it is not the learner's decision no move is a way out, only the rule's own advice.
    """
    kit, state = table.kit, table.play.attempt.state
    if not verdict.repairs or kit.game.to_move(state) != LEARNER:
        return Message(f"rule:{verdict.broken[0].rule}@fix")
    nearest = verdict.repairs[0]
    alike = type(nearest) is type(verdict.move)
    id = "verdict-try" if alike else "verdict-nothing-like-it"
    return Message(id, {"move": kit.say_move(state, nearest)})


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
            said.append(_event(table, words, frame.event))
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
        told = [_event(table, words, event) for event in play.told if event.heard_by(LEARNER)]
        decided = words.say("answer-decided-by", rule=cited(table.kit.game.rulebook, step.rule))
        decided += " " + words(rule_law(step.rule))
        matched = not isinstance(step, Judge) or play.rule_answer == step.rule
        said += [*told, Say("good" if matched else "wrong", decided, "", _ruling(table, words, step.rule), step.rule)]
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


def _event(table: Table, words: Words, event: Event) -> Say:
    cite = words(cited(table.kit.game.rulebook, event.rule))
    return Say("event", words(event_said(event)), cite, rule=event.rule)


def _ruling(table: Table, words: Words, rule: str) -> str:
    is_ruling = table.kit.game.rulebook.clause(rule).kind is Kind.RULING
    return words.say("verdict-ruling") if is_ruling else ""


def ledger(table: Table, words: Words) -> tuple[LedgerRow, ...]:
    """Every rule that was asked, the broken ones first."""
    verdict = table.play.verdict
    if verdict is None:
        return ()
    order = (Standing.BROKEN, Standing.HELD, Standing.MOOT)
    findings = sorted(verdict.findings, key=lambda finding: order.index(finding.standing))
    return tuple(
        LedgerRow(
            words.say(f"ledger-{finding.standing}"),
            SIGNS[finding.standing],
            words(cited(table.kit.game.rulebook, finding.rule)),
            words(finding_said(finding)),
            _ruling(table, words, finding.rule),
            finding.rule,
        )
        for finding in findings
    )
