"""A lesson as a file, for who writes exercises without Python: JSON, with an edition, told line by line::

    {"catgames-lesson": 1, "game": "burglars", "title": "Growing",
     "steps": [
       {"kind": "try", "at": "turn 1; 1 hand gp crews bo y r; 2 hand *6", "text": "Make a crew grow.",
        "goal": {"happened": "grown"}, "solution": "form green 2", "mistakes": {"form green 1": "form.same-size"}},
       {"kind": "judge", "at": "turn 1; 1 hand gp crews bo y r; 2 hand *6", "text": "And now?",
        "move": "form green 1"}]}

A step's words are those of its record (`catgames.teach`): `at`, `text`, `solution`, `mistakes`, `move`, `rule` … A text
is in one language, or `{"en": …, "fr": …}`. Where a record takes a goal, the file says it so::

    {"happened": "grown", "times": 2}    {"moves": ["take deck", "take deck"]}    {"legal": "form green 1"}
    {"ended": true}    {"over": true}    {"all": […]}    {"any": […]}    {"not": …}

What a function of Python says (`why`, count, select) cannot be written in a file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from functools import partial
from typing import Any, get_type_hints

from catgames.core.errors import Unreadable, offered
from catgames.core.message import Message, Value
from catgames.teach.goals import Goal, all_of, any_of, ended, happened, legal, moved_like, not_, over
from catgames.teach.step import Step
from catgames.teach.steps.claim import Claim
from catgames.teach.steps.decide import Decide
from catgames.teach.steps.judge import Judge
from catgames.teach.steps.read import Read
from catgames.teach.steps.tempt import Tempt
from catgames.teach.steps.try_ import Try
from catgames.teach.steps.watch import Watch
from catgames.teach.unit import LESSON, Unit
from catgames.teach.writing import FITS, Text

EDITION = 1
MARK = "catgames-lesson"
KINDS: Mapping[str, type[Any]] = {record.kind: record for record in (Read, Watch, Try, Tempt, Decide, Judge, Claim)}
LONGEST, MOST_STEPS = 200_000, 200


@dataclass(frozen=True, slots=True)
class LessonFile:
    game: str
    title: Text
    unit: Unit
    text: str
    """The file itself: what a link to the lesson holds."""
    lines: tuple[int, ...]
    """Where each step begins in it."""
    head: int
    """Where the game is named."""


def read_lesson(text: str) -> LessonFile:
    """The lesson that a file holds; whatever is wrong with its form is `Unreadable`, and names the line."""
    if len(text) > LONGEST:
        raise _wrong(1, "lesson-file-long", most=LONGEST)
    try:
        said = json.loads(text)
    except json.JSONDecodeError as error:
        raise _wrong(error.lineno, "lesson-file-json", said=error.msg) from error
    except (RecursionError, ValueError) as error:  # deeper, or a number longer, than anybody writes
        raise _wrong(1, "lesson-file-json", said="…") from error
    edition = said.get(MARK) if isinstance(said, dict) else None
    if isinstance(edition, int) and edition > EDITION:
        raise _wrong(1, "lesson-file-newer", edition=edition, known=EDITION)
    if edition != EDITION:
        raise _wrong(1, "lesson-file-edition", expected=f'"{MARK}": {EDITION}')
    game, title, listed = said.get("game"), said.get("title", ""), said.get("steps")
    if not isinstance(game, str) or not FITS[Text](title) or not isinstance(listed, list) or not listed:
        raise _wrong(1, "lesson-file-head", expected='"game", "title", "steps"')
    if len(listed) > MOST_STEPS:
        raise _wrong(1, "lesson-file-long", most=MOST_STEPS)
    places = dict(_members(text))
    lines = tuple(_lines_of_steps(text, places["steps"]))
    steps = tuple(_read_step(step, line) for step, line in zip(listed, lines, strict=True))
    return LessonFile(game, title, Unit(LESSON, steps, title=title), text, lines, _line(text, places["game"]))


def write_lesson(game: str, title: Text, *steps: Mapping[str, Any]) -> str:
    """A file of these steps, each by its words; what cannot be read back is refused."""
    text = json.dumps({MARK: EDITION, "game": game, "title": title, "steps": steps}, ensure_ascii=False, indent=1)
    read_lesson(text)
    return text


def _lines_of_steps(text: str, at: int) -> Iterator[int]:
    """Where each step of the list begins: what a reader of errors looks for."""
    decoder, at = json.JSONDecoder(), at + 1
    while text[at := _next(text, at)] != "]":
        yield _line(text, at)
        _, at = decoder.raw_decode(text, at)


def _members(text: str) -> Iterator[tuple[str, int]]:
    """What stands where; of several of a name the last one counts, as for any reader of JSON."""
    decoder, at = json.JSONDecoder(), text.index("{") + 1
    while text[at := _next(text, at)] != "}":
        name, at = decoder.raw_decode(text, at)
        at = _next(text, text.index(":", at) + 1)
        yield name, at
        _, at = decoder.raw_decode(text, at)


def _line(text: str, at: int) -> int:
    return text.count("\n", 0, at) + 1


def _next(text: str, at: int) -> int:
    while text[at] in " \t\r\n,":
        at += 1
    return at


def _read_step(said: Any, line: int) -> Step:
    kind = said.get("kind") if isinstance(said, dict) else None
    record = KINDS.get(kind) if isinstance(kind, str) else None
    if record is None:
        raise _wrong(line, "lesson-file-kind", text=str(kind), expected=offered(kind, KINDS))
    known = words_of(record)
    given = {name: value for name, value in said.items() if name != "kind"}
    if unknown := next((name for name in given if name not in known), ""):
        raise _wrong(line, "lesson-file-word", text=unknown, expected=offered(unknown, known))
    needed = (field.name for field in fields(record) if field.default is field.default_factory is MISSING)
    if missing := next((name for name in needed if name not in given), ""):
        raise _wrong(line, "lesson-file-missing", text=missing)
    made: Step = record(**{name: _value(name, value, known[name], line) for name, value in given.items()})
    return made


def words_of(record: type[Any]) -> Mapping[str, Any]:
    """What a file can say of such a step, and of which type that is: all but the functions of Python."""
    hints = get_type_hints(record)
    known = {field.name: hints[field.name] for field in fields(record)}
    return {name: kind for name, kind in known.items() if kind == Goal or kind in FITS}


def _value(name: str, value: Any, kind: Any, line: int) -> Any:
    if kind == Goal:
        return _goal(value, line)
    if not FITS[kind](value):
        raise _wrong(line, "lesson-file-value", text=name)
    return tuple(value) if isinstance(value, list) else value


def _goal(said: Any, line: int) -> Goal:
    wrong = partial(_wrong, line, "lesson-file-goal", text=json.dumps(said, ensure_ascii=False)[:80])
    if not isinstance(said, dict):
        raise wrong()
    several: dict[str, Callable[..., Goal]] = {"all": all_of, "any": any_of}
    match said:
        case {"happened": str(event), "times": int(times)} if len(said) == 2 and not isinstance(times, bool):
            return happened(event, times)
        case {"happened": str(event)} if len(said) == 1:
            return happened(event)
        case {"moves": [*moves]} if len(said) == 1 and all(isinstance(move, str) for move in moves):
            return moved_like(*moves)
        case {"legal": str(move)} if len(said) == 1:
            return legal(move)
        case {"ended": True} if len(said) == 1:
            return ended
        case {"over": True} if len(said) == 1:
            return over
        case {"not": goal} if len(said) == 1:
            return not_(_goal(goal, line))
    for name, joined in several.items():
        if list(said) == [name] and isinstance(said[name], list):
            return joined(*(_goal(goal, line) for goal in said[name]))
    raise wrong()


def _wrong(line: int, id: str, **said: Value) -> Unreadable:
    return wrong_at(line, Message(id, said))


def wrong_at(line: int, said: Message) -> Unreadable:
    return Unreadable(Message("lesson-file", {"line": line, "said": said}))
