"""What a touch, a button or an answer does to the table: one pure function."""

from __future__ import annotations

from dataclasses import replace

from catgames.core.key import Key
from catgames.core.message import Message
from catgames.table.inputs import Answered, Chose, Input, Pressed, Touched, Went
from catgames.table.lesson.answers import answer
from catgames.table.lesson.hints import give_hint
from catgames.table.lesson.marking import check, mark
from catgames.table.lesson.table import Play, Table, fresh_play, go_to, with_play
from catgames.table.lesson.watching import frames
from catgames.teach.goals import play_on
from catgames.teach.lesson import LEARNER, Read, Select, Tempt, Try, Watch


def update(table: Table, given: Input) -> Table:
    match given:
        case Touched(key):
            return touched(table, key)
        case Pressed(button):
            return pressed(table, button)
        case Answered(value):
            return with_play(table, answer(table, value))
        case Went(section, step):
            return go_to(table, section, step)
        case Chose("section", value) if value.isdecimal() and int(value) < len(table.kit.units):
            return go_to(table, int(value), 0)
    return table


def touched(table: Table, key: Key) -> Table:
    """Extend what is picked; a whole move is judged, and played if it is legal."""
    play, kit = table.play, table.kit
    if isinstance(table.lesson_step, Select):
        return with_play(table, mark(table, key))
    if not isinstance(table.lesson_step, Try | Tempt) or (play.done and isinstance(table.lesson_step, Try)):
        return with_play(table, replace(play, said=_what_is_there(table, key)))
    touch = kit.touch(play.attempt.state, LEARNER, (*play.picked, key))
    if touch.move is None:
        looking = replace(play, picked=touch.picked, said=touch.said, verdict=None, told=())
        return with_play(table, looking)
    return with_play(table, judged(table, touch.move))


def _what_is_there(table: Table, key: Key) -> Message:
    """Where nothing is to be moved, a touch still gets an answer: the name of the thing."""
    return Message("touched", {"key": key})


def judged(table: Table, move: object) -> Play:
    """Refused: the piece stays in hand and the verdict is kept. Legal: it is played."""
    play, kit, step = table.play, table.kit, table.lesson_step
    verdict = kit.game.explain(play.attempt.state, move)
    if not verdict.legal:
        done = play.done or (isinstance(step, Tempt) and step.mistake.rule in verdict.broken_rules)
        kept = play.picked if not done else ()
        return replace(play, picked=kept, verdict=verdict, told=(), said=None, done=done)
    if isinstance(step, Tempt):
        return replace(play, picked=(), verdict=verdict, told=(), said=None)
    attempt = play_on(play.attempt, move)
    told = attempt.events[len(play.attempt.events) :]
    done = isinstance(step, Try) and step.goal(attempt)
    return replace(play, attempt=attempt, picked=(), verdict=verdict, told=told, said=None, done=done, before=play)


def pressed(table: Table, button: str) -> Table:
    play, step = table.play, table.lesson_step
    match button:
        case "next":
            return _next(table)
        case "back":
            if table.step:
                return go_to(table, table.section, table.step - 1)
            if table.section:
                return go_to(table, table.section - 1, len(table.kit.units[table.section - 1].steps) - 1)
            return table
        case "show" if isinstance(step, Watch):
            last = len(frames(table)) - 1
            shown = min(play.shown + 1, last)
            return with_play(table, replace(play, shown=shown, done=play.done or shown == last))
        case "unshow" if isinstance(step, Watch):
            return with_play(table, replace(play, shown=max(0, play.shown - 1)))
        case "check" if isinstance(step, Select):
            return with_play(table, check(table))
        case "hint":
            return with_play(table, give_hint(table))
        case "undo" if play.before:
            return with_play(table, replace(play.before, hints=play.hints))
        case "again":
            return with_play(table, fresh_play(table.kit, step, play.twin))
        case "let-go":
            return with_play(table, replace(play, picked=(), verdict=None, said=None))
    return table


def _next(table: Table) -> Table:
    """On to the next step, and from a section's last step to the next section."""
    if isinstance(table.lesson_step, Read):
        table = with_play(table, replace(table.play, done=True))
    if table.step + 1 < len(table.unit.steps):
        return go_to(table, table.section, table.step + 1)
    if table.section + 1 < len(table.kit.units):
        return go_to(table, table.section + 1, 0)
    return table
