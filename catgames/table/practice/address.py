"""Where practice stands, as an address says it: `drill=round:3&of=form.same-size&given=…`.

Rules are named one by one, or by their sections where all of some are asked: `of=setup turn action-1`.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import chain

from catgames.core.message import Message
from catgames.games.kit import AnyKit
from catgames.table.practice.drill import Drill, begin
from catgames.table.practice.given import read_given, write_given
from catgames.table.practice.inputs import Practise, WroteCertificate, WroteExam
from catgames.table.practice.plan import Plan, Sort
from catgames.table.practice.practice import LARGEST_SEED, Practice
from catgames.table.practice.update import update
from catgames.teach.exercises.rounds import MOST_DIGITS, by_section, practised

Parts = dict[str, str]


def write_practice(practice: Practice) -> Parts:
    drill = practice.drill
    if drill is not None:
        parts = {"drill": f"{drill.plan.sort}:{drill.plan.number}"}
        if drill.plan.rules:
            parts["of"] = " ".join(_named(practice.kit, drill.plan.rules))
        return {**parts, "given": write_given(drill)} if drill.done else parts
    if practice.announced is Sort.EXAM:
        return {"exam": str(practice.seed)}
    return {"rule": practice.chosen} if practice.chosen else {}


def _named(kit: AnyKit, rules: tuple[str, ...]) -> tuple[str, ...]:
    sections = {section: of for section, of in by_section(kit).items() if set(of) <= set(rules)}
    return tuple(sections) if tuple(chain(*sections.values())) == rules else rules


def open_practice_at(practice: Practice, parts: Parts, unread: list[str]) -> Practice:
    """What the parts name; whatever cannot be read is handed back, and the rest is used."""
    known, of = practised(practice.kit), parts.pop("of", "").split()
    named = {**{rule: (rule,) for rule in known}, **by_section(practice.kit)}
    unread += [name for name in of if name not in named]
    rules = tuple(chain.from_iterable(named.get(name, ()) for name in of))
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
