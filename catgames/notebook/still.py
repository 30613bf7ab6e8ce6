"""What a cell shows where nothing runs, on a web page or before its turn: its board, and the words beneath it.

A reader is told what is asked, and what is said to one who tries: a mistake, never the solution.
"""

from __future__ import annotations

from collections.abc import Iterator

from catgames.scene.caption import Said, captioned
from catgames.scene.svg import render_shown
from catgames.scene.theme import THEMES, Theme
from catgames.table.guise import Guise
from catgames.table.lesson.table import Table
from catgames.table.lesson.transcript import rehearsals, rehearse
from catgames.table.lesson.view import view
from catgames.table.screen import Room
from catgames.teach.step import LEARNER

MOST_SAID = 2
"""Sentences of an answer: they tell why not, or what it leads to."""
GAP = " \u2003"
"""Between two choices; a picture would show several spaces as one."""


def still(room: Room, guise: Guise, further: tuple[Said, ...] = ()) -> str:
    """The picture of a room with its words, and what else there is to know of it."""
    theme = THEMES[guise.theme]
    return render_shown(captioned(room.scene, (*_asked(room, theme), *further), theme))


def mistake(table: Table, guise: Guise) -> tuple[Said, ...]:
    """What is tried first in the open step, if it is not what does it, and what is answered."""
    wrong, theme = rehearsals(table)[:-1], THEMES[guise.theme]
    if not wrong:
        return ()
    answer = view(rehearse(table, wrong[0]), guise)
    return (Said(f"› {wrong[0].move}", theme.faint), *_answered(answer, theme))


def following(table: Table, guise: Guise) -> tuple[Said, ...]:
    """The steps of the open section that come after the one shown, by their kinds."""
    words = guise.words(table.kit, LEARNER)
    kinds = [f"{number} {words.say(f'kind-{step.kind}')}" for number, step in enumerate(table.unit.steps, 1)]
    return (Said(" · ".join(kinds[table.step + 1 :]), THEMES[guise.theme].faint),)


def _asked(room: Room, theme: Theme) -> Iterator[Said]:
    yield Said(room.heading, theme.chosen, bold=True)
    yield Said(room.text, theme.ink)
    if room.question:
        yield Said(room.question, theme.ink, bold=True)
    yield from _answered(room, theme)
    yield Said(GAP.join(f"○ {push.label}" for push in (*room.choices, *room.ways_out)), theme.ink)


def _answered(room: Room, theme: Theme) -> Iterator[Said]:
    """What is said of a deed; the events, where there is nothing else."""
    colours = {"good": theme.good, "wrong": theme.wrong, "hint": theme.hint}
    judged = [say for say in room.says if say.tone != "event"]
    for say in (judged or room.says)[:MOST_SAID]:
        yield Said(say.text, colours.get(say.tone, theme.ink))
