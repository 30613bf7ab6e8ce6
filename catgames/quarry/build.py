"""The search for a game's stock: many games first, then variations for the rules that games seldom show."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass
from itertools import chain, zip_longest
from random import Random
from typing import Any, Generic, TypeVar

from catgames.core.errors import Unreadable, Unseen
from catgames.games.kit import AnyKit
from catgames.quarry.exams import with_exams
from catgames.quarry.games import games
from catgames.quarry.happenings import happenings
from catgames.quarry.known import showing
from catgames.quarry.neighbours import Heard, heard_in
from catgames.quarry.plain import on_plain_tables
from catgames.quarry.settle import is_true, ordered, settled
from catgames.quarry.uses import with_uses
from catgames.quarry.variations import varied
from catgames.quarry.verdicts import is_asked, judging, pairs
from catgames.teach.exercises.family import ENDLESS
from catgames.teach.exercises.stock import Happening, Pair, Place, Stock
from catgames.teach.step import LEARNER

T = TypeVar("T")

KNOWN = ""
"""In place of the way in which something was found: it stays."""
ENOUGH = 144
"""Pairs, and happenings, that are kept for a rule: some of them for exams alone."""
BESIDE = 48
"""Of happenings no more are kept for a rule that has as many pairs as it needs."""
SCARCE = 60
"""With fewer of both together two hundred exercises would not differ, and more are searched for."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How long is searched for what is lacking."""

    games: int = 60
    tries: int = 160
    """Variations that are tried for a rule that games show too seldom."""


FULL = Effort()


class Shelf(Generic[T]):
    """What shows one rule: one thing a position, and of each way in which it is shown no more than a fair share."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._ways: defaultdict[str, dict[str, T]] = defaultdict(dict)

    def add(self, way: str, position: str, found: T) -> None:
        """Ways are the reasons for which a rule breaks, or the events that cite it."""
        if len(self._ways[way]) < self.most and position not in self._ways[KNOWN]:
            self._ways[way][position] = found

    def __len__(self) -> int:
        return min(self.most, len(set(chain.from_iterable(self._ways.values()))))

    def kept(self) -> dict[str, T]:
        """By position, of every way in turn until it is enough."""
        found: dict[str, T] = {}
        for row in zip_longest(*(ways.items() for ways in self._ways.values())):
            for position, thing in filter(None, row):
                if len(found) < self.most:
                    found.setdefault(position, thing)
        return found


class Quarry:
    def __init__(self, kit: AnyKit, alike: Collection[str], heard: Heard) -> None:
        self.kit = kit
        self.heard = heard
        self.alike = alike
        judged = judging(kit)
        self.rules = [clause.id for clause in kit.game.rulebook.clauses]
        self.pairs = {rule: Shelf[Pair](ENOUGH) for rule in self.rules if rule in judged}
        told = {family.rule for family in kit.families if family.cases >= ENDLESS}
        self.happenings = {rule: Shelf[Happening](ENOUGH) for rule in self.rules if rule not in told}

    def look_at(self, state: Any, before: list[Any], wanted: Collection[str], chance: Random) -> None:
        """What a table shows that a game could show: in the gallery there are others as well."""
        if self.kit.game.faults(state):
            return
        judged = [rule for rule in wanted if rule in self.pairs]
        for found in pairs(self.kit, state, before, judged, chance) if judged else ():
            if is_true(self.kit, found.rule, found.pair):
                self.pairs[found.rule].add(found.reason, self._seen(found.pair.refused), found.pair)
        shown = [rule for rule in wanted if rule in self.happenings]
        for rule, event, happening in happenings(self.kit, state, shown, self.heard, chance) if shown else ():
            self.happenings[rule].add(event, self._seen(happening.place), happening)

    def _seen(self, place: Place) -> str:
        """Positions that look alike to the learner count once."""
        game = self.kit.game
        return game.write(game.seen_by(game.read(place.position), LEARNER))

    def take(self, stock: Stock) -> None:
        for rule, pairs_of in stock.pairs.items():
            for pair in pairs_of if rule in self.pairs else ():
                self.pairs[rule].add(KNOWN, self._seen(pair.refused), pair)
        for rule, ones in stock.happenings.items():
            for one in ones if rule in self.happenings else ():
                self.happenings[rule].add(KNOWN, self._seen(one.place), one)

    def count(self, rule: str) -> int:
        return len(self.pairs.get(rule, ())) + len(self.happenings.get(rule, ()))

    def scarce(self) -> list[str]:
        """Rules that lack something; not those that only a family asks about."""
        told = {family.rule for family in self.kit.families}
        counts = {rule: self.count(rule) for rule in self.rules}
        return [rule for rule, count in counts.items() if count < self._wanted(rule) and (count or rule not in told)]

    def _wanted(self, rule: str) -> int:
        return ENOUGH if rule in self.alike else SCARCE

    def _telling(self, rule: str, pairs: list[Pair]) -> tuple[Pair, ...]:
        """Of the legal move too the rule should have something to say: the others only where there are few."""
        telling = [pair for pair in pairs if is_asked(self.kit, pair.allowed, rule)]
        return tuple(telling if len(telling) >= SCARCE else pairs)

    def stock(self) -> Stock:
        """In the book's order."""
        pairs = {
            rule: self._telling(rule, list(shelf.kept().values())) for rule, shelf in self.pairs.items() if len(shelf)
        }
        happenings = {}
        for rule, shelf in self.happenings.items():
            if len(shelf):
                most = max(BESIDE, ENOUGH - len(pairs.get(rule, ())))
                happenings[rule] = tuple(shelf.kept().values())[:most]
        return ordered(self.kit, Stock(pairs, happenings))


def renewed(
    kit: AnyKit, known: Stock, alike: Collection[str], report: Callable[[str], None], effort: Effort = FULL
) -> Stock:
    """What is known and still true, and what is lacking besides: from games, then from variations.

    `alike` are the rules that have too few different exercises, although there may be enough of them by number.
    """
    quarry = Quarry(kit, alike, heard_in(kit, known))
    quarry.take(settled(kit, known))
    had = {rule: quarry.count(rule) for rule in quarry.scarce()}
    for number, states in enumerate(games(kit, effort.games if had else 0)):
        chance, wanted = Random(f"look {kit.game.id} {number}"), quarry.scarce()
        for place, state in enumerate(states if wanted else ()):
            quarry.look_at(state, states[:place], wanted, chance)
    shown = showing(kit) if quarry.scarce() else {}
    for rule in quarry.scarce():
        _vary(quarry, rule, shown.get(rule, ()), effort.tries)
    for rule, before in had.items():
        report(f"{kit.game.id} {rule}: {before}, then {quarry.count(rule)}")
    return with_exams(with_uses(kit, on_plain_tables(kit, quarry.stock())))


def _vary(quarry: Quarry, rule: str, shown: Iterable[Any], tries: int) -> None:
    """What games seldom show is sought near positions that do show it."""
    kit, chance = quarry.kit, Random(f"vary {quarry.kit.game.id} {rule}")
    known = list(shown)
    for state in known:
        quarry.look_at(state, [], (rule,), chance)
    places = [pair.refused for pair in _pairs_of(quarry, rule)]
    places += [one.place for one in _happenings_of(quarry, rule)]
    known += [kit.game.read(place.position) for place in places]
    # After the end nothing is legal: then the other half of a pair comes from a game that is still on.
    earlier = [kit.game.read(pair.allowed.position) for pair in _pairs_of(quarry, rule)]
    for _ in range(tries if quarry.count(rule) else 0):
        before = quarry.count(rule)
        if rule not in quarry.scarce():
            return
        try:
            state = varied(kit, chance.choice(known), chance)
            if state is not None:
                quarry.look_at(state, chance.sample(earlier, min(1, len(earlier))), (rule,), chance)
        except (Unreadable, Unseen):
            continue  # a position with gaps: not what a game shows
        if quarry.count(rule) > before:
            known.append(state)


def _pairs_of(quarry: Quarry, rule: str) -> Iterable[Pair]:
    return quarry.pairs[rule].kept().values() if rule in quarry.pairs else ()


def _happenings_of(quarry: Quarry, rule: str) -> Iterable[Happening]:
    return quarry.happenings[rule].kept().values() if rule in quarry.happenings else ()
