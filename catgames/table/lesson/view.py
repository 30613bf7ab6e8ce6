"""From the table to the screen: what this learner may see, in their words."""

from __future__ import annotations

from dataclasses import replace

from catgames.core.key import Keys
from catgames.core.rulebook import Figure
from catgames.scene.overlay import draw_over
from catgames.scene.scene import Scene
from catgames.screen.inputs import Button, Touched
from catgames.screen.parts import FigureRow, Line, Menu, Push, RuleCard, Say
from catgames.screen.telling import tell_ledger, tell_prompt
from catgames.table.guise import PLAIN, Guise
from catgames.table.inputs import PageButton
from catgames.table.lesson.inputs import InStep, LessonButton, Went
from catgames.table.lesson.table import Table
from catgames.table.screen import Room
from catgames.teach.step import LEARNER, Shown
from catgames.text.rules import cited, rule_law, section_name
from catgames.text.words import Words

_foreseen: dict[str, Keys] = {}
"""By step, since it takes playing it through to know."""


def view(table: Table, guise: Guise = PLAIN) -> Room:
    words = guise.words(table.kit, LEARNER)
    unit, step, kit, play = table.unit, table.lesson_step, table.kit, table.play
    shown = step.shown(kit, play, words)
    scene = _draw(table, shown, guise)
    kind = words.say(f"kind-{step.kind}")
    return Room(
        scene=scene,
        heading=words.say("step-of", kind=kind, number=table.step + 1, count=len(unit.steps)),
        aside=_progress(table, words),
        text=words.say(unit.text_id(step)),
        rules=tuple(
            RuleCard(words(cited(kit.game.rulebook, rule)), words(rule_law(rule)), rule) for rule in shown.rules
        ),
        rules_title=words.say("rules-here"),
        figures=_figures(shown.figures if table.section == 0 else (), words),
        figures_title=words.say("figures"),
        says=(*shown.says, *_finished(table, words)),
        ledger=tell_ledger(kit, words, play.verdict),
        ledger_title=words.say("verdict-why"),
        question=shown.question,
        choices=tuple(replace(choice, gives=InStep(table.step_id, choice.gives)) for choice in shown.choices),
        menus=(_sections(table, words),),
        buttons=_buttons(table, shown, words),
        prompt=tell_prompt(shown.prompt, words, scene),
        card_title=words.say("rules-card"),
        picked=play.picked,
    )


def _draw(table: Table, shown: Shown, guise: Guise) -> Scene:
    """Only what the learner may see is handed to the drawing, so nothing else can be shown."""
    look = guise.look(table.kit, LEARNER, shown.view, table.play.picked, _wanted(table, shown))
    scene = table.kit.draw(table.kit.game.seen_by(shown.state, LEARNER), look)
    return draw_over(scene, replace(shown.overlay, focus=guise.focus), look.theme)


def _wanted(table: Table, shown: Shown) -> Keys:
    """What the step speaks of, and what its author foresaw to be touched."""
    name = f"{table.kit.game.id} {table.step_id}"
    if name not in _foreseen:
        ways = (given for way in table.lesson_step.rehearsed(table.kit, table.play) for given in way.inputs)
        _foreseen[name] = tuple(given.key for given in ways if isinstance(given, Touched))
    return (*_foreseen[name], *shown.overlay.hint, *shown.overlay.ghost)


def _sections(table: Table, words: Words) -> Menu:
    """The rulebook's sections in order, those that are done ticked."""
    lines = []
    for number, unit in enumerate(table.kit.units):
        done = all(unit.step_id(step) in table.finished for step in unit.steps)
        lines.append(Line(("✓ " if done else "") + words(section_name(unit.section)), Went(number)))
    return Menu(words.say("menu-section"), tuple(lines), Went(table.section))


def _progress(table: Table, words: Words) -> str:
    """Steps of this section that are done."""
    unit = table.unit
    done = sum(unit.step_id(step) in table.finished for step in unit.steps)
    return words.say("progress", done=done, count=len(unit.steps))


def _finished(table: Table, words: Words) -> list[Say]:
    """With the last open step of a section, or of the whole course, done."""
    if not table.play.done:
        return []
    open_units = [unit for unit in table.kit.units if not all(unit.step_id(s) in table.finished for s in unit.steps)]
    if not open_units:
        return [Say("good", words.say("course-done"))]
    return [] if table.unit in open_units else [Say("good", words.say("section-done"))]


def _figures(figures: tuple[Figure, ...], words: Words) -> tuple[FigureRow, ...]:
    """The game's figures stand where its course begins, each with its source."""
    return tuple(
        FigureRow(words.say(figure.id), figure.value, words.say(f"source-{figure.source}")) for figure in figures
    )


def _buttons(table: Table, shown: Shown, words: Words) -> tuple[Push, ...]:
    """The step's own between the way back and the way on."""
    first = table.section == 0 and table.step == 0
    last = table.section + 1 == len(table.kit.units) and table.step + 1 == len(table.unit.steps)
    return (
        Push(words.say("button-back"), LessonButton.BACK, not first),
        *shown.buttons,
        Push(words.say("button-next"), Button.NEXT, not last, main=shown.over),
        Push(words.say("button-again"), LessonButton.AGAIN),
        Push(words.say("button-ask"), PageButton.ASK),
    )
