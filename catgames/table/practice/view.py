"""From practice to the screen: the map, what is announced, an exercise."""

from __future__ import annotations

from dataclasses import replace

from catgames.screen.inputs import Button
from catgames.screen.parts import Field, Line, Menu, Push, Say
from catgames.screen.telling import tell_ledger, tell_prompt, tell_turn
from catgames.table.board import draw_step
from catgames.table.guise import PLAIN, Guise
from catgames.table.inputs import PageButton
from catgames.table.practice.drill import Drill, Open
from catgames.table.practice.inputs import (
    Announced,
    InExercise,
    PracticeButton,
    Practise,
    Review,
    ToLesson,
    WroteCertificate,
    WroteExam,
)
from catgames.table.practice.map import Standing, draw_map, mixed_rules, standings
from catgames.table.practice.outcome import view_outcome
from catgames.table.practice.plan import Sort, length
from catgames.table.practice.practice import Practice
from catgames.table.screen import Room
from catgames.teach.exercises.plan import ROUND
from catgames.teach.exercises.rounds import EXAM, PASS, practised
from catgames.teach.mastery import Level, Mastery
from catgames.teach.step import LEARNER
from catgames.teach.writing import sentence
from catgames.text.rules import cited, rule_law, section_name
from catgames.text.words import Words

ROW = 3
"""From so many on, right answers in a row are told, where something was wrong before."""


def view(practice: Practice, mastery: Mastery, now: int, guise: Guise = PLAIN) -> Room:
    words = guise.words(practice.kit, LEARNER)
    if practice.drill is None:
        return _view_map(practice, mastery, now, guise, words)
    if practice.drill.open is None:
        return view_outcome(practice.drill, now, guise, words)
    room = _view_exercise(practice.drill, practice.drill.open, guise, words)
    return _leaving(practice.drill, room, words) if practice.leaving else room


# --- the map ------------------------------------------------------------------------------------------


def _view_map(practice: Practice, mastery: Mastery, now: int, guise: Guise, words: Words) -> Room:
    kit, found = practice.kit, standings(practice.kit, mastery, now)
    mixed = mixed_rules(kit, found)
    all_of = [standing for tiles in found.values() for standing in tiles]
    due = mastery.due(practised(kit), now)
    scene = draw_map(kit, mastery, now, guise.look(kit, LEARNER), practice.chosen, guise.focus)
    room = Room(
        scene=scene,
        heading=words.say("practice"),
        aside=tell_standing(all_of, words),
        text=words.say("practice-about", part="some" if mixed else "all"),
        says=(Say("hint", words(practice.said)),) if practice.said else (),
        card_title=words.say("rules-card"),
        menus=(_scopes(practice, found, mastery.weakest(practised(kit), now)[:ROUND], words),),
        buttons=_ways(due, mixed, words),
    )
    if practice.announced is not None:
        return _announced(practice, practice.announced, room, words)
    chosen = next((standing for standing in all_of if standing.rule == practice.chosen), None)
    return _with_rule(practice, chosen, room, words) if chosen else room


def tell_standing(all_of: list[Standing], words: Words) -> str:
    """How many of the rules are sure, and how many are due."""
    sure, due = sum(one.level is Level.SURE for one in all_of), sum(one.due for one in all_of)
    return words.say("practice-standing", sure=sure, count=len(all_of), due=due)


def _ways(due: tuple[str, ...], rules: tuple[str, ...], words: Words) -> tuple[Push, ...]:
    mixed = Push(words.say("button-mixed"), Practise(rules), main=not due, place="on")
    now = due[:ROUND]
    told = words.say("button-review", part="some" if now != due else "all", count=len(now), due=len(due))
    return (
        *((Push(told, Review(now), main=True),) if due else ()),
        mixed,
        Push(words.say("button-placement"), Announced(Sort.PLACEMENT), place="aside"),
        Push(words.say("button-exam"), Announced(Sort.EXAM), place="aside"),
    )


def _scopes(practice: Practice, found: dict[str, list[Standing]], weak: tuple[str, ...], words: Words) -> Menu:
    """Instead of a mixed round: the whole book, what is got wrong, or one section."""
    lines = [Line(words.say("menu-scope-all"), None)]
    if mixed_rules(practice.kit, found):
        lines.append(Line(words.say("menu-scope-book"), Practise()))
    if weak:
        lines.append(Line(words.say("menu-scope-weak", count=len(weak)), Practise(weak)))
    for section, tiles in found.items():
        lines.append(Line(words(section_name(section)), Practise(tuple(tile.rule for tile in tiles))))
    return Menu(words.say("menu-scope"), tuple(lines), None)


def _with_rule(practice: Practice, chosen: Standing, room: Room, words: Words) -> Room:
    """One rule of the map: what it says, how it stands, and where it leads to."""
    book = practice.kit.game.rulebook
    section = book.clause(chosen.rule).section
    law, name = words(rule_law(chosen.rule)), words(cited(book, chosen.rule))
    taught = any(unit.section == section for unit in practice.kit.units)
    lesson = (Push(words.say("button-lesson"), ToLesson(section, chosen.rule), place="back"),) if taught else ()
    return replace(
        room,
        text="",
        says=(*room.says, Say("plain", law, cite=name, rule=chosen.rule), Say("plain", words(chosen.said))),
        buttons=(*lesson, Push(words.say("button-practise-it"), Practise((chosen.rule,)), main=True, place="on")),
    )


def _announced(practice: Practice, sort: Sort, room: Room, words: Words) -> Room:
    """What it will be, before it begins."""
    exam = sort is Sort.EXAM
    percent = round(100 * PASS)
    fields = (
        Field(words.say("exam-seed"), str(practice.seed), WroteExam, words.say("button-use")),
        Field(words.say("certificate-check"), "", WroteCertificate, words.say("button-check")),
    )
    return replace(
        room,
        heading=words.say(f"drill-{sort}"),
        text=words.say(f"{sort}-about", count=EXAM, percent=percent),
        menus=(),
        fields=fields if exam else (),
        buttons=(
            Push(words.say("button-to-map"), PracticeButton.MAP, place="back"),
            Push(words.say("button-begin"), PracticeButton.BEGIN, main=True, place="on"),
        ),
    )


# --- an exercise --------------------------------------------------------------------------------------


def _view_exercise(drill: Drill, open_: Open, guise: Guise, words: Words) -> Room:
    kit, play, step = drill.kit, open_.play, open_.exercise.step
    shown = step.shown(kit, play, words)
    scene = draw_step(kit, str(open_.asked.item), step, play, shown, guise)
    number = len(drill.done)
    return Room(
        scene=scene,
        heading=_heading(drill, open_, words),
        aside=_aside(drill, words),
        text=sentence(step.text, words),
        says=() if drill.is_exam else (*shown.says, *_after(drill, words)),
        ledger=() if drill.is_exam else tell_ledger(kit, words, play.verdict),
        ledger_title=words.say("verdict-why"),
        question=shown.question,
        choices=tuple(replace(choice, gives=InExercise(number, choice.gives)) for choice in shown.choices),
        buttons=_buttons(drill, tuple(push for push in shown.buttons if push.gives is not Button.HINT), words),
        prompt=tell_prompt(shown.prompt, words, scene),
        card_title=words.say("rules-card"),
        picked=play.picked,
        turn=tell_turn(kit, words, shown.state),
    )


def _leaving(drill: Drill, room: Room, words: Words) -> Room:
    """Before an exam is given up, what that means; to answer on is to stay."""
    told = words.say("exam-leaving", done=len(drill.done), count=length(drill.kit, drill.plan))
    return replace(
        room,
        says=(Say("hint", told),),
        buttons=(
            Push(words.say("button-leave"), PracticeButton.LEAVE, place="back"),
            Push(words.say("button-stay"), PracticeButton.STAY, main=True, place="on"),
        ),
    )


def _heading(drill: Drill, open_: Open, words: Words) -> str:
    sort = words.say(f"drill-{drill.plan.sort}")
    if open_.asked.again:
        return words.say("drill-again", sort=sort)
    number = len(drill.first_tries) - drill.is_answered + 1
    # A placement ends as soon as it is known what is known.
    told = "drill-of-most" if drill.plan.sort is Sort.PLACEMENT else "drill-of"
    return words.say(told, sort=sort, number=number, count=length(drill.kit, drill.plan))


def _aside(drill: Drill, words: Words) -> str:
    """How it goes; an exam does not tell."""
    if drill.is_exam or not drill.done:
        return ""
    right, count, row = drill.right, len(drill.first_tries), drill.row
    told = words.say("drill-right", right=right, count=count)
    return words.say("drill-row", said=told, count=row) if ROW <= row < count else told


def _after(drill: Drill, words: Words) -> tuple[Say, ...]:
    """What follows from a wrong answer, where it comes back."""
    last = drill.done[-1] if drill.is_answered else None
    comes_back = last is not None and last.asked.returns(drill.plan, last.right)
    return (Say("hint", words.say("drill-comes-back")),) if comes_back else ()


def _buttons(drill: Drill, own: tuple[Push, ...], words: Words) -> tuple[Push, ...]:
    ask = (Push(words.say("button-ask"), PageButton.ASK, drill.is_answered, place="aside"),)
    return (
        Push(words.say("button-to-map"), PracticeButton.MAP, place="back"),
        *own,
        Push(words.say("button-next"), Button.NEXT, drill.is_answered, main=drill.is_answered, place="on"),
        *(() if drill.is_exam else ask),
    )
