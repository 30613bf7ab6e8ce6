"""From the table to the screen: what this learner may see, in their words."""

from __future__ import annotations

from dataclasses import replace

from catgames.core.rulebook import Figure
from catgames.screen.inputs import Button
from catgames.screen.parts import FigureRow, Line, Menu, Push, RuleList, Say
from catgames.screen.telling import tell_ledger, tell_prompt, tell_turn
from catgames.table.board import draw_step
from catgames.table.cards import rule_card
from catgames.table.guise import PLAIN, Guise
from catgames.table.inputs import Entered, PageButton, RoomName
from catgames.table.lesson.inputs import InStep, LessonButton, Went
from catgames.table.lesson.table import Table
from catgames.table.screen import Room
from catgames.teach.step import LEARNER, Shown
from catgames.teach.unit import LESSON
from catgames.teach.writing import sentence
from catgames.text.rules import section_name
from catgames.text.words import Words


def view(table: Table, guise: Guise = PLAIN) -> Room:
    words = guise.words(table.kit, LEARNER)
    unit, step, kit, play = table.unit, table.lesson_step, table.kit, table.play
    shown = step.shown(kit, play, words)
    scene = draw_step(kit, f"{table.step_id} {play.turn}", step, play, shown, guise)
    return Room(
        scene=scene,
        heading=_heading(table, words),
        aside=_progress(table, words),
        text=sentence(step.text, words) if table.other else unit.text(step, words),
        rules=tuple(rule_card(table.kit, words, rule) for rule in shown.rules),
        rules_title=words.say("rules-here"),
        lists=summary(table, words) if _ends_section(table) else (),
        figures=_figures(shown.figures if table.section == 0 else (), words),
        figures_title=words.say("figures"),
        says=(*shown.says, *_prospect(table, words)),
        running=shown.running,
        running_title=words.say("says-earlier"),
        tick_ms=shown.tick_ms,
        ledger=tell_ledger(kit, words, play.verdict),
        ledger_title=words.say("verdict-why"),
        question=shown.question,
        choices=tuple(replace(choice, gives=InStep(table.step_id, choice.gives)) for choice in shown.choices),
        menus=(_sections(table, words),),
        buttons=_buttons(table, shown, words),
        prompt=tell_prompt(shown.prompt, words, scene),
        card_title=words.say("rules-card"),
        picked=play.picked,
        turn=tell_turn(kit, words, shown.state),
    )


def _heading(table: Table, words: Words) -> str:
    kind = words.say(f"kind-{table.lesson_step.kind}")
    if table.proof is not None:
        return words.say("proof-of", kind=kind, number=table.proof + 1, count=len(table.unit.proof))
    if table.ahead is not None:
        return words.say("step-back-again", kind=kind)
    return words.say("step-of", kind=kind, number=table.step + 1, count=len(table.unit.steps))


def _sections(table: Table, words: Words) -> Menu:
    """The sections in order, what each is needed for and how long it takes; those that are done are ticked."""
    lines = []
    for number, unit in enumerate(table.kit.units):
        told = words.say("menu-unit", name=unit.name(words), need=unit.need, minutes=unit.minutes)
        lines.append(Line(("✓ " if table.is_done(unit) else "") + told, Went(number)))
    return Menu(words.say("menu-section"), tuple(lines), Went(table.section))


def _progress(table: Table, words: Words) -> str:
    """Steps of this section that are done, and questions that will come back."""
    unit = table.unit
    done = len(unit.step_ids & table.finished)
    owed = len(table.owed_in(unit))
    return words.say("progress-owed" if owed else "progress", done=done, count=len(unit.steps), owed=owed)


def _prospect(table: Table, words: Words) -> list[Say]:
    """What follows from an answer: that its question comes back, that a section is done, or the whole course."""
    if table.play.missed:
        return [Say("hint", words.say("proof-failed" if table.proof is not None else "comes-back"))]
    if not table.play.done:
        return []
    if table.unit.section == LESSON:
        # Of a lesson of one's own only steps can be left, and these are counted beside it.
        return [Say("good", words.say("lesson-done"))] if _ends_section(table) else []
    done = [Say("good", words.say(_finished(table)))] if _ends_section(table) else []
    return [*done, *(_still_open(table, words) if table.is_last else [])]


def _finished(table: Table) -> str:
    """What can be said of a section that is done: what was wrong at first is right in the end."""
    if all(table.is_done(unit) for unit in table.kit.units):
        return "course-done"
    if table.is_proved:
        return "proof-passed"
    if not any(step.asks for step in table.unit.steps):
        return "section-read"
    mended = table.ahead is not None or not table.stumbled.isdisjoint(_asked(table))
    return "section-mended" if mended else "section-done"


def _ends_section(table: Table) -> bool:
    return table.play.done and table.is_done(table.unit)


def _still_open(table: Table, words: Words) -> list[Say]:
    """At the end of the course, for who left something out on the way."""
    left = tuple(section_name(unit.section) for unit in table.kit.units if not table.is_done(unit))
    return [Say("plain", words.say("course-open", sections=left))] if left else []


def summary(table: Table, words: Words) -> tuple[RuleList, ...]:
    """What is known of the section's rules, and what is worth repeating."""
    asked = _asked(table)
    known = tuple(rule_card(table.kit, words, rule) for rule in asked if rule not in table.stumbled)
    shaky = tuple(rule_card(table.kit, words, rule) for rule in asked if rule in table.stumbled)
    lists = (("section-known", known), ("section-repeat", shaky))
    return tuple(RuleList(words.say(title, count=len(cards)), cards) for title, cards in lists if cards)


def _asked(table: Table) -> tuple[str, ...]:
    """The rules that the section asks about; who proved it was asked no more than that."""
    unit = table.unit
    steps = [unit.steps[unit.number(id)] for id in unit.proof] if table.is_proved else unit.steps
    return tuple(dict.fromkeys(rule for step in steps if (rule := getattr(step, "rule", ""))))


def _figures(figures: tuple[Figure, ...], words: Words) -> tuple[FigureRow, ...]:
    """The game's figures stand where its course begins, each with its source."""
    return tuple(
        FigureRow(words.say(figure.id), figure.value, words.say(f"source-{figure.source}")) for figure in figures
    )


def _buttons(table: Table, shown: Shown, words: Words) -> tuple[Push, ...]:
    """The step's own between the way back and the way on."""
    first = table.section == 0 and table.step == 0
    return (
        Push(words.say("button-back"), LessonButton.BACK, not first or table.proof is not None, place="back"),
        *shown.buttons,
        *_on(table, shown, words),
        *_proof(table, words),
        Push(words.say("button-again"), LessonButton.AGAIN, table.proof is None, place="aside"),
        Push(words.say("button-ask"), PageButton.ASK, place="aside"),
    )


def _on(table: Table, shown: Shown, words: Words) -> tuple[Push, ...]:
    """The next step; from the last one back to what was left out, or to a game."""
    if not (table.is_last and shown.over) or table.unit.section == LESSON:
        unread = shown.over and not table.play.done and not table.play.missed  # a text is done by going on from it
        stays = (table.is_last and not unread) or (table.proof is not None and not shown.over)
        return (Push(words.say("button-next"), Button.NEXT, not stays, main=shown.over and not stays, place="on"),)
    play = Push(words.say("room-play"), Entered(RoomName.PLAY), main=True, place="on")
    return (*((Push(words.say("button-left-out"), Went(*table.first_open)),) if table.first_open else ()), play)


def _proof(table: Table, words: Words) -> tuple[Push, ...]:
    """Where a section begins, for who knows it already."""
    offered = table.unit.proof and table.step == 0 and table.proof is None and not table.is_done(table.unit)
    return (Push(words.say("button-prove", count=len(table.unit.proof)), LessonButton.PROVE),) if offered else ()
