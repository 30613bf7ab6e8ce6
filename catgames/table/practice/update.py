"""What a touch, an answer or a button does where rules are practised."""

from __future__ import annotations

from dataclasses import replace

from catgames.core.errors import Unreadable
from catgames.core.message import Message
from catgames.screen.inputs import Button, Input, Touched
from catgames.table.practice.certificate import tell_certificate
from catgames.table.practice.drill import begin, go_on, with_input
from catgames.table.practice.inputs import (
    Announced,
    InExercise,
    PracticeButton,
    Practise,
    Review,
    Reviewed,
    WroteCertificate,
    WroteExam,
)
from catgames.table.practice.map import rule_of
from catgames.table.practice.plan import Plan, Sort
from catgames.table.practice.practice import LARGEST_SEED, Practice
from catgames.teach.exercises.rounds import practised


def update(practice: Practice, given: Input) -> Practice:
    practice = replace(practice, said=None, leaving=False)
    match given:
        case Announced(sort):
            return replace(practice, announced=sort, drill=None)
        case Practise(rules) if set(rules) <= set(practised(practice.kit)):
            return begun(practice, Plan(Sort.ROUND, practice.rounds, rules))
        case Review(rules) if rules and set(rules) <= set(practised(practice.kit)):
            return begun(practice, Plan(Sort.REVIEW, practice.rounds, rules))
        case WroteExam(text):
            return _sown(practice, text)
        case WroteCertificate(text):
            return _checked(practice, text)
        case PracticeButton():
            return _pressed(practice, given)
    return _drilled(practice, given) if practice.drill else _on_the_map(practice, given)


def begun(practice: Practice, plan: Plan) -> Practice:
    return replace(practice, drill=begin(practice.kit, plan), announced=None, chosen="", rounds=practice.rounds + 1)


def _pressed(practice: Practice, button: PracticeButton) -> Practice:
    match button:
        case PracticeButton.BEGIN if practice.announced is Sort.EXAM:
            return begun(practice, Plan(Sort.EXAM, practice.seed))
        case PracticeButton.BEGIN if practice.announced is not None:
            return begun(practice, Plan(practice.announced, practice.rounds))
        case PracticeButton.MAP if practice.drill is not None and practice.drill.is_under_way:
            return replace(practice, leaving=True)
        case PracticeButton.MAP | PracticeButton.LEAVE:
            return replace(practice, drill=None, announced=None)
        case PracticeButton.ONCE_MORE if practice.drill is not None:
            plan = practice.drill.plan
            if plan.sort is Sort.EXAM:
                return replace(practice, announced=Sort.EXAM, drill=None, seed=_next_seed(plan.number))
            return begun(practice, replace(plan, number=practice.rounds))
    return practice


def _next_seed(seed: int) -> int:
    return seed % LARGEST_SEED + 1


def _sown(practice: Practice, text: str) -> Practice:
    digits = text.strip()
    if digits.isdecimal() and digits.isascii() and len(digits) <= len(str(LARGEST_SEED)):
        return replace(practice, seed=int(digits))
    said = Message("exam-seed-unread", {"text": digits[:20], "most": LARGEST_SEED, "seed": practice.seed})
    return replace(practice, said=said)


def _checked(practice: Practice, text: str) -> Practice:
    try:
        return replace(practice, said=tell_certificate(practice.kit, text))
    except Unreadable as error:
        return replace(practice, said=error.message)


def _on_the_map(practice: Practice, given: Input) -> Practice:
    match given:
        case Touched(key) if (rule := rule_of(key)) and not practice.announced:
            return replace(practice, chosen="" if rule == practice.chosen else rule)
        case Button.LET_GO:
            return replace(practice, chosen="")
    return practice


def _drilled(practice: Practice, given: Input) -> Practice:
    drill = practice.drill
    assert drill is not None
    match given:
        case Reviewed(number) if drill.over and (number is None or number < len(drill.wrong)):
            return replace(practice, drill=replace(drill, looked=number))
        case Button.NEXT if drill.is_answered:
            return replace(practice, drill=go_on(drill))
        case Button.HINT if drill.is_exam:
            return practice
        case InExercise(number, meant):
            return _drilled(practice, meant) if number == len(drill.done) else practice
    return practice if drill.over else replace(practice, drill=with_input(drill, given))
