"""Rounds: which rules come, in which order, with which seeds; mixed, so that one rule does not give away the next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import cycle, groupby, islice
from operator import attrgetter
from random import Random

from catgames.core.rulebook import Nature
from catgames.teach.exercises.exercise import Exercise, draw, make, position_of
from catgames.teach.exercises.introduced import tables_of
from catgames.teach.exercises.plan import EITHER, ROUND, layout
from catgames.teach.exercises.supply import Practised, Purpose, supply

EXAM = 24
"""Exercises of an exam."""
PASS = 0.9
WEIGHTS = {Nature.LEGALITY: 4, Nature.EFFECT: 3, Nature.END: 3}
"""How much likelier a rule that decides games comes in an exam than a number of the set-up, a secret or a ruling."""
MOST_DIGITS = 9
"""Python refuses to read endless numbers, and nobody practises so long."""
YES, NO, OTHER = True, False, None
WANTED = (YES, NO, YES, NO, YES, NO, OTHER, OTHER, OTHER, OTHER)
"""The answers of ten exercises of different rules: as many are yes as no."""
BLOCKS = 24
"""So many rounds of a rule are looked through for what is asked at tables that are known."""
TURNING = 20
"""After so many rounds the answers go back the way by which they came."""


@dataclass(frozen=True, slots=True)
class Item:
    """An exercise by its name: an address holds no more."""

    rule: str
    seed: int
    purpose: Purpose = Purpose.PRACTICE

    def __str__(self) -> str:
        """`form.same-size:3`, as an address holds it; of an exam, `form.same-size:3:exam`."""
        named = f"{self.rule}:{self.seed}"
        return named if self.purpose is Purpose.PRACTICE else f"{named}:{self.purpose}"

    def made(self, kit: Practised) -> Exercise:
        return make(kit, self.rule, self.seed, self.purpose)


def read_item(kit: Practised, text: str) -> Item | None:
    """The exercise that a text names, if there is such a one."""
    rule, _, rest = text.partition(":")
    seed, _, purpose = rest.partition(":")
    if not (seed.isdecimal() and seed.isascii() and len(seed) <= MOST_DIGITS):
        return None
    if purpose not in ("", Purpose.EXAM):
        return None
    item = Item(rule, int(seed), Purpose(purpose or Purpose.PRACTICE))
    return item if rule in practised(kit, item.purpose) else None


def practised(kit: Practised, purpose: Purpose = Purpose.PRACTICE) -> tuple[str, ...]:
    """The rules that can be practised, in the book's order."""
    return tuple(clause.id for clause in kit.game.rulebook.clauses if supply(kit, clause.id, purpose).ways)


def by_section(kit: Practised) -> dict[str, tuple[str, ...]]:
    """The same, under the sections of the book."""
    clauses = map(kit.game.rulebook.clause, practised(kit))
    return {section: tuple(clause.id for clause in found) for section, found in groupby(clauses, attrgetter("section"))}


def round_of(kit: Practised, rules: Sequence[str], number: int, count: int = ROUND) -> tuple[Item, ...]:
    """The so manieth round: while the rules stay the same, all come once before any comes again, and fuller then."""
    if len(rules) == 1:
        return tuple(Item(rules[0], number * count + place) for place in range(count))
    drawn = [_nth(kit, rules, number * count + place) for place in range(count)]
    wanted = list(islice(cycle(_answers(kit.game.id, number)), count))
    items = _fitted(kit, drawn, wanted, Purpose.PRACTICE, Random(f"round {kit.game.id} {number}"))
    return tuple(_at_known_tables(kit, item, rules) for item in items)


def later(kit: Practised, item: Item, rules: Sequence[str]) -> Item:
    """The same asked of another position."""
    known = _known(kit, item, rules)
    return replace(item, seed=next((seed for seed in known if seed > item.seed), (*known, item.seed + ROUND)[0]))


def _at_known_tables(kit: Practised, item: Item, rules: Sequence[str]) -> Item:
    known = _known(kit, item, rules)
    return replace(item, seed=known[item.seed // ROUND % len(known)]) if known else item


def _known(kit: Practised, item: Item, rules: Sequence[str]) -> list[int]:
    """Where only a part of the book is practised: seeds of its slot whose tables the course has shown in this part."""
    if len(rules) in (1, len(practised(kit))):
        return []
    tables = tables_of(kit, {kit.game.rulebook.clause(rule).section for rule in rules})
    seeds = range(item.seed % ROUND, BLOCKS * ROUND, ROUND)
    return [seed for seed in seeds if tables.have(kit, position_of(kit, item.rule, draw(kit, item.rule, seed)))]


def exam_of(kit: Practised, seed: int, count: int = EXAM) -> tuple[Item, ...]:
    """Over the whole rulebook: the same seed is the same exam for a whole class."""
    chance = Random(f"exam {kit.game.id} {seed}")
    left = list(practised(kit, Purpose.EXAM))
    rules = []
    for _ in range(min(count, len(left))):
        weights = [WEIGHTS.get(kit.game.rulebook.clause(rule).nature, 1) for rule in left]
        rules.append(left.pop(chance.choices(range(len(left)), weights)[0]))
    wanted = list(islice(cycle(WANTED), len(rules)))
    chance.shuffle(wanted)
    return _fitted(kit, [(rule, chance.randrange(1000)) for rule in rules], wanted, Purpose.EXAM, chance)


def _nth(kit: Practised, rules: Sequence[str], place: int) -> tuple[str, int]:
    """In an endless row of all rules, each time in another order; and how often it has come before."""
    times, at = divmod(place, len(rules))
    return _order(kit, rules, times)[at], times


def _fitted(
    kit: Practised, drawn: list[tuple[str, int]], wanted: Sequence[bool | None], purpose: Purpose, chance: Random
) -> tuple[Item, ...]:
    """Rules and answers together: a rule that is asked about by yes or no alone is asked so, others fill the rest."""
    able = [one for one in drawn if any(way not in EITHER for way in supply(kit, one[0], purpose).ways)]
    otherwise = chance.sample(able, min(wanted.count(OTHER), len(able)))
    rest, spare = [one for one in drawn if one not in otherwise], cycle((YES, NO))
    items: list[Item] = []
    for slot in wanted:
        answer = slot if slot is not OTHER or otherwise else next(spare)
        rule, block = _next(otherwise if answer is OTHER else rest, items)
        items.append(Item(rule, _seed(kit, rule, block, answer, purpose), purpose))
    return tuple(items)


def _next(left: list[tuple[str, int]], items: list[Item]) -> tuple[str, int]:
    """Where one order ends and the next begins, a rule could follow itself: then it waits a little."""
    fresh = (place for place, (rule, _) in enumerate(left) if not items or rule != items[-1].rule)
    return left.pop(next(fresh, 0))


def _order(kit: Practised, rules: Sequence[str], times: int) -> list[str]:
    order = list(rules)
    Random(f"order {kit.game.id} {times} {len(rules)}").shuffle(order)
    return order


def _answers(game: str, number: int) -> list[bool | None]:
    """From round to round one answer changes its place with a question that has none of the sort.

    So any ten in a row, also where one round ends and another begins, have nearly as many yes as no.
    """
    chance, wanted = Random(f"answers {game}"), list(WANTED)
    chance.shuffle(wanted)
    gone = number % (2 * TURNING)
    for _ in range(min(gone, 2 * TURNING - gone)):
        one = chance.choice([place for place, answer in enumerate(wanted) if answer is not OTHER])
        other = chance.choice([place for place, answer in enumerate(wanted) if answer is OTHER])
        wanted[one], wanted[other] = wanted[other], wanted[one]
    return wanted


def _seed(kit: Practised, rule: str, block: int, answer: bool | None, purpose: Purpose) -> int:
    """Of the ten seeds of a block one with that answer; where a rule has none of the sort, yes and no in turn."""
    name = f"{kit.game.id} {rule} {purpose}"
    slots = layout(name, supply(kit, rule, purpose).ways)
    fit = [place for place, slot in enumerate(slots) if slot.yes is answer]
    return block * ROUND + Random(f"{name} {block} {answer}").choice(fit or range(ROUND))
