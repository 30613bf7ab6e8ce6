"""Placement: some fifteen questions that find out which sections somebody knows already.

Each section is asked by its hardest rules, the hardest sections first: a small one by one rule, a large one by two. Who
is wrong is asked once more, since a slip is no gap; who is oftener right than wrong knows the section.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from catgames.teach.exercises.plan import ROUND, layout
from catgames.teach.exercises.rounds import WEIGHTS, Item, practised
from catgames.teach.exercises.supply import Practised, Purpose, supply

MOST_ASKED = 17
"""Some fifteen; Pocket Cats has seventeen sections, and each is worth a question."""
CHANCES = 3
"""Questions about one section at most."""
SMALL = 3
"""Rules of a section that one question speaks for."""


@dataclass(frozen=True, slots=True)
class Placed:
    """The sections that are known, and those that are left to learn, in the book's order."""

    known: tuple[str, ...]
    left: tuple[str, ...]


def next_item(kit: Practised, number: int, done: Sequence[tuple[Item, bool]]) -> Item | None:
    """What is asked after these answers; None once it is known what is known."""
    if len(done) >= MOST_ASKED:
        return None
    rules = _by_section(kit)
    asked = {section: [right for item, right in done if item.rule in rules[section]] for section in rules}
    open_ = [section for section in rules if not _is_settled(asked[section], 1 if len(rules[section]) <= SMALL else 2)]
    # Sections of which nothing is known come first, so that the questions reach as many as can be.
    section = min(open_, key=lambda section: len(asked[section]), default=None)
    if section is None:
        return None
    times = len(asked[section])
    return _item(kit, rules[section][times % len(rules[section])], number + times)


def placed(kit: Practised, done: Sequence[tuple[Item, bool]]) -> Placed:
    rules = _by_section(kit)
    known = [section for section in rules if _is_known([right for item, right in done if item.rule in rules[section]])]
    book = [section for section in kit.game.rulebook.sections if section in rules]
    return Placed(tuple(s for s in book if s in known), tuple(s for s in book if s not in known))


def _is_settled(answers: list[bool], wanted: int) -> bool:
    wrong = answers.count(False)
    return wrong == 2 or len(answers) == CHANCES or answers.count(True) >= wanted + wrong


def _is_known(answers: list[bool]) -> bool:
    return answers.count(True) > answers.count(False)


def _by_section(kit: Practised) -> dict[str, list[str]]:
    """The rules of each section that can be asked about, hardest first; and the sections by their hardest."""
    sections: dict[str, list[str]] = {}
    for rule in practised(kit):
        sections.setdefault(kit.game.rulebook.clause(rule).section, []).append(rule)
    hardest = {section: sorted(rules, key=lambda rule: _ease(kit, rule)) for section, rules in sections.items()}
    return dict(sorted(hardest.items(), key=lambda entry: _ease(kit, entry[1][0])))


def _ease(kit: Practised, rule: str) -> tuple[int, int]:
    """Rules that decide games are harder than numbers of the set-up; of two, the one that can be broken otherwise."""
    clause, laws = kit.game.rulebook.clause(rule), kit.game.rulebook.laws
    reasons = sum(len(law.reasons) for law in laws if law.id == rule)
    return -WEIGHTS.get(clause.nature, 1), -reasons


def _item(kit: Practised, rule: str, block: int) -> Item:
    """Rather not yes or no, which can be guessed."""
    slots = layout(f"{kit.game.id} {rule} {Purpose.PRACTICE}", supply(kit, rule, Purpose.PRACTICE).ways)
    fit = [place for place, slot in enumerate(slots) if slot.yes is None] or range(ROUND)
    return Item(rule, block * ROUND + fit[block % len(fit)])
