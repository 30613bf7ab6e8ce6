"""The end of a drill: what was right, what is to be repeated, and every wrong answer explained on its board."""

from __future__ import annotations

from dataclasses import replace
from urllib.parse import urlencode

from catgames.screen.parts import Lead, Line, Menu, Push, RuleList, Say
from catgames.screen.telling import tell_ledger
from catgames.table.board import draw_step
from catgames.table.cards import rule_card
from catgames.table.guise import Guise
from catgames.table.practice.certificate import day_of, is_passed, write_certificate
from catgames.table.practice.drill import Done, Drill
from catgames.table.practice.inputs import PracticeButton, Reviewed, ToLesson
from catgames.table.practice.plan import Sort
from catgames.table.screen import Room
from catgames.teach.exercises.placement import placed
from catgames.teach.exercises.rounds import PASS
from catgames.teach.writing import sentence
from catgames.text.rules import cited, rule_law, section_name
from catgames.text.words import Words


def view_outcome(drill: Drill, now: int, guise: Guise, words: Words) -> Room:
    looked = drill.wrong[drill.looked] if drill.looked is not None else None
    shown = looked or drill.done[-1]
    room = _board(drill, shown, guise, words)
    heading = words.say("drill-over", sort=words.say(f"drill-{drill.plan.sort}"))
    buttons = (
        Push(words.say("button-to-map"), PracticeButton.MAP, place="back"),
        Push(words.say("button-once-more"), PracticeButton.ONCE_MORE, main=True, place="on"),
    )
    if looked is not None:
        back = Push(words.say("button-to-result"), Reviewed(None), main=True, place="on")
        return replace(room, heading=words.say("drill-looked"), menus=_menus(drill, words), buttons=(buttons[0], back))
    return replace(
        room,
        heading=heading,
        text=words.say("round-over", right=drill.right, count=len(drill.first_tries)),
        question="",
        choices=(),
        ledger=(),
        leads=_leads(drill, now, words),
        says=_says(drill, words),
        lists=_lists(drill, words),
        menus=_menus(drill, words),
        buttons=(*buttons, *_lessons(drill, words)),
    )


def _board(drill: Drill, done: Done, guise: Guise, words: Words) -> Room:
    """The exercise as it was answered, with the reason."""
    kit, step, play = drill.kit, done.exercise.step, done.play
    shown = step.shown(kit, play, words)
    scene = draw_step(kit, str(done.asked.item), step, play, shown, guise)
    return Room(
        scene=scene,
        heading="",
        text=sentence(step.text, words),
        question=shown.question,
        choices=tuple(replace(choice, enabled=False) for choice in shown.choices),
        says=shown.says or _told(drill, done, words),
        ledger=tell_ledger(kit, words, play.verdict),
        ledger_title=words.say("verdict-why"),
        card_title=words.say("rules-card"),
    )


def _told(drill: Drill, done: Done, words: Words) -> tuple[Say, ...]:
    """Where the board itself says nothing more: the rule."""
    rule = done.asked.item.rule
    return (Say("plain", words(rule_law(rule)), cite=words(cited(drill.kit.game.rulebook, rule)), rule=rule),)


def _says(drill: Drill, words: Words) -> tuple[Say, ...]:
    count = len(drill.first_tries)
    match drill.plan.sort:
        case Sort.EXAM:
            passed = is_passed(drill.right, count)
            told = words.say("exam-passed" if passed else "exam-failed", percent=round(100 * PASS))
            return (
                Say("good" if passed else "plain", told),
                *(Say("plain", line) for line in _by_section(drill, words)),
            )
        case Sort.PLACEMENT:
            left = placed(drill.kit, [(done.asked.item, done.right) for done in drill.done]).left
            names = tuple(section_name(section) for section in left)
            return (
                Say(
                    "plain" if left else "good",
                    words.say("placement-left" if left else "placement-all", sections=names),
                ),
            )
    return () if drill.wrong else (Say("good", words.say("round-clean")),)


def _by_section(drill: Drill, words: Words) -> list[str]:
    """Right of how many, section by section, in the book's order."""
    book = drill.kit.game.rulebook
    found: dict[str, list[bool]] = {section: [] for section in book.sections}
    for done in drill.first_tries:
        found[book.clause(done.asked.item.rule).section].append(done.right)
    return [
        words.say("exam-section", section=section_name(section), right=sum(results), count=len(results))
        for section, results in found.items()
        if results
    ]


def _lists(drill: Drill, words: Words) -> tuple[RuleList, ...]:
    rules = dict.fromkeys(done.asked.item.rule for done in drill.wrong)
    cards = tuple(rule_card(drill.kit, words, rule) for rule in rules)
    return (RuleList(words.say("section-repeat", count=len(cards)), cards),) if cards else ()


def _menus(drill: Drill, words: Words) -> tuple[Menu, ...]:
    """Every wrong answer, to be looked at."""
    if not drill.wrong:
        return ()
    book = drill.kit.game.rulebook
    lines = [Line(words.say("menu-wrong-none", count=len(drill.wrong)), Reviewed(None))]
    lines += [
        Line(f"{number}. {words(cited(book, done.asked.item.rule))}", Reviewed(number - 1))
        for number, done in enumerate(drill.wrong, 1)
    ]
    return (Menu(words.say("menu-wrong"), tuple(lines), Reviewed(drill.looked)),)


def _lessons(drill: Drill, words: Words) -> tuple[Push, ...]:
    """After a placement: to the first section that is left."""
    if drill.plan.sort is not Sort.PLACEMENT:
        return ()
    left = placed(drill.kit, [(done.asked.item, done.right) for done in drill.done]).left
    return tuple(
        Push(words.say("button-section", section=section_name(section)), ToLesson(section)) for section in left[:1]
    )


def _leads(drill: Drill, now: int, words: Words) -> tuple[Lead, ...]:
    """The page to print, for an exam that was passed."""
    count = len(drill.first_tries)
    if not drill.is_exam or not is_passed(drill.right, count):
        return ()
    told = {
        "right": drill.right,
        "count": count,
        "seed": drill.plan.number,
        "day": day_of(now).isoformat(),
        "code": write_certificate(drill, now),
    }
    return (Lead(words.say("certificate-open"), "certificate", urlencode(told)),)
