"""What a deed tells of how well the rules are known: in every room, which rule it was about, and if it was right."""

from __future__ import annotations

from collections.abc import Iterator

from catgames.table.inputs import RoomName
from catgames.table.match.match import Match
from catgames.table.page import Page
from catgames.teach.answers import Answer, Where
from catgames.teach.exercises.rounds import practised
from catgames.teach.step import Play


def with_answers(before: Page, after: Page) -> Page:
    """What the deed between these two pages has shown is remembered; a rule of nobody's book is passed over."""
    told = [(rule, right, where) for rule, right, where in _answers(before, after) if rule]
    if not told:
        return after
    known = practised(after.kit)
    answers = [Answer(rule, right, after.now, where) for rule, right, where in told if rule in known]
    return after.with_mastery(after.mastery.after(answers))


def _answers(before: Page, after: Page) -> Iterator[tuple[str, bool, Where]]:
    match after.room:
        case RoomName.LEARN if before.own is after.own is None:
            for rule, right in _judged(before.lesson.play, after.lesson.play):
                yield rule, right, Where.COURSE
        case RoomName.FIRST:
            for rule in _refused(before.first.match, after.first.match):
                yield rule, False, Where.FIRST
        case RoomName.PLAY:
            for rule in _refused(before.match, after.match):
                yield rule, False, Where.PLAY
        case RoomName.PRACTICE:
            yield from _drilled(before, after)


def _judged(before: Play, after: Play) -> tuple[tuple[str, bool], ...]:
    """What was answered since, in the step that was open."""
    known = before.judged
    same = before.opening is after.opening and after.judged[: len(known)] == known
    return after.judged[len(known) :] if same else ()


def _refused(before: Match, after: Match) -> tuple[str, ...]:
    """A refusal in play is an answer too; so is what an audit finds. A cat's move is none."""
    verdict = after.verdict
    if verdict is not None and verdict is not before.verdict and not verdict.legal:
        return (verdict.broken[0].rule,)
    if after.audit is not None and after.audit is not before.audit:
        return tuple(deed.verdict.broken[0].rule for deed in after.audit.wrong if not deed.verdict.legal)
    return ()


def _drilled(before: Page, after: Page) -> Iterator[tuple[str, bool, Where]]:
    drill, earlier = after.practice.drill, before.practice.drill
    if drill is None or earlier is None or drill.plan != earlier.plan:
        return
    for done in drill.done[len(earlier.done) :]:
        yield done.asked.item.rule, done.right, drill.plan.sort.where
