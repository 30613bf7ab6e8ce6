"""Where practice stands, as an address says it: `drill=round:3&of=form.same-size&given=…`."""

from __future__ import annotations

from dataclasses import replace

from catgames.core.message import Message
from catgames.games.kit import AnyKit
from catgames.table.practice.drill import Drill, begin
from catgames.table.practice.given import read_given, write_given
from catgames.table.practice.inputs import Practise, WroteCertificate, WroteExam
from catgames.table.practice.plan import Plan, Sort
from catgames.table.practice.practice import LARGEST_SEED, Practice
from catgames.table.practice.update import update
from catgames.teach.exercises.rounds import MOST_DIGITS, practised

Parts = dict[str, str]


def write_practice(practice: Practice) -> Parts:
    drill = practice.drill
    if drill is not None:
        parts = {"drill": f"{drill.plan.sort}:{drill.plan.number}"}
        if drill.plan.rules:
            parts["of"] = " ".join(drill.plan.rules)
        return {**parts, "given": write_given(drill)} if drill.done else parts
    if practice.announced is Sort.EXAM:
        return {"exam": str(practice.seed)}
    return {"rule": practice.chosen} if practice.chosen else {}


def open_practice_at(practice: Practice, parts: Parts, unread: list[str]) -> Practice:
    """What the parts name; whatever cannot be read is handed back, and the rest is used."""
    known, of = practised(practice.kit), tuple(parts.pop("of", "").split())
    unread += [rule for rule in of if rule not in known]
    rules = tuple(rule for rule in of if rule in known)
    drill, given = parts.pop("drill", ""), parts.pop("given", "")
    if drill:
        return _open_drill(practice, _read_plan(drill, rules), given, drill, unread)
    if rules:
        return update(practice, Practise(rules))
    practice = replace(practice, drill=None, announced=None, said=None)
    if exam := parts.pop("exam", ""):
        return update(replace(practice, announced=Sort.EXAM), WroteExam(exam))
    if code := parts.pop("certificate", ""):
        return update(replace(practice, announced=Sort.EXAM), WroteCertificate(code))
    rule = parts.pop("rule", "")
    unread += [rule] if rule and rule not in known else []
    return replace(practice, chosen=rule if rule in known else "")


def _read_plan(text: str, rules: tuple[str, ...]) -> Plan | None:
    sort, _, number = text.partition(":")
    if sort not in tuple(Sort) or not (number.isdecimal() and number.isascii() and len(number) <= MOST_DIGITS):
        return None
    if sort == Sort.EXAM and int(number) > LARGEST_SEED:
        return None
    wants_rules = sort in (Sort.ONE, Sort.REVIEW)
    return Plan(Sort(sort), int(number), rules) if rules or not wants_rules else None


def _open_drill(practice: Practice, plan: Plan | None, given: str, text: str, unread: list[str]) -> Practice:
    if plan is None:
        unread.append(text)
        return practice
    drill = practice.drill
    if drill is not None and drill.plan == plan and given and write_given(drill) == given:
        return practice  # it is on the table already
    try:
        return replace(practice, drill=_drill(practice.kit, plan, given), announced=None, said=None)
    except (ValueError, IndexError):
        # The stock of exercises has changed since: what was answered belongs to other questions.
        return replace(practice, drill=None, said=Message("unreadable-drill"))


def _drill(kit: AnyKit, plan: Plan, given: str) -> Drill:
    return read_given(kit, plan, given) if given else begin(kit, plan)
