"""The search for a game's stock: many games first, then variations for the rules that games seldom show."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection, Iterable
from itertools import chain, zip_longest
from random import Random
from typing import Any, Generic, TypeVar

from catgames.core.errors import Unreadable, Unseen
from catgames.games.kit import AnyKit
from catgames.quarry.games import games
from catgames.quarry.happenings import happenings
from catgames.quarry.known import showing
from catgames.quarry.settle import settled
from catgames.quarry.uses import with_uses
from catgames.quarry.variations import varied
from catgames.quarry.verdicts import judging, pairs
from catgames.teach.exercises.stock import Happening, Pair, Stock

T = TypeVar("T")

ENOUGH = 144
"""Pairs, and happenings, that are kept for a rule: some of them for exams alone."""
SCARCE = 70
"""With fewer it is searched for more."""
GAMES = 100
TRIES = 600
"""Variations that are tried for a rule that games show too seldom."""


class Shelf(Generic[T]):
    """What shows one rule: one thing a position, and of each way in which it is shown no more than a fair share."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._ways: defaultdict[str, dict[str, T]] = defaultdict(dict)

    def add(self, way: str, position: str, found: T) -> None:
        """Ways are the reasons for which a rule breaks, or the events that cite it."""
        if len(self._ways[way]) < self.most:
            self._ways[way].setdefault(position, found)

    def __len__(self) -> int:
        return min(self.most, len(set(chain.from_iterable(self._ways.values()))))

    @property
    def is_full(self) -> bool:
        return len(self) == self.most

    def kept(self) -> dict[str, T]:
        """By position, of every way in turn until it is enough."""
        found: dict[str, T] = {}
        for row in zip_longest(*(ways.items() for ways in self._ways.values())):
            for position, thing in filter(None, row):
                if len(found) < self.most:
                    found.setdefault(position, thing)
        return found


class Quarry:
    def __init__(self, kit: AnyKit) -> None:
        self.kit = kit
        judged = judging(kit)
        self.rules = [clause.id for clause in kit.game.rulebook.clauses]
        self.pairs = {rule: Shelf[Pair](ENOUGH) for rule in self.rules if rule in judged}
        self.happenings = {rule: Shelf[Happening](ENOUGH // 3 if rule in judged else ENOUGH) for rule in self.rules}

    def look_at(self, state: Any, before: list[Any], wanted: Collection[str], chance: Random) -> None:
        lacking = [rule for rule in wanted if rule in self.pairs and not self.pairs[rule].is_full]
        for found in pairs(self.kit, state, before, lacking, chance) if lacking else ():
            self.pairs[found.rule].add(found.reason, found.pair.refused.position, found.pair)
        lacking = [rule for rule in wanted if not self.happenings[rule].is_full]
        for rule, event, happening in happenings(self.kit, state, lacking, chance) if lacking else ():
            self.happenings[rule].add(event, happening.place.position, happening)

    def take(self, stock: Stock) -> None:
        for rule, pairs_of in stock.pairs.items():
            for pair in pairs_of if rule in self.pairs else ():
                self.pairs[rule].add("", pair.refused.position, pair)
        for rule, ones in stock.happenings.items():
            for one in ones if rule in self.happenings else ():
                self.happenings[rule].add("", one.place.position, one)

    def count(self, rule: str) -> int:
        return max(len(self.pairs.get(rule, ())), len(self.happenings[rule]))

    def stock(self) -> Stock:
        """In the book's order."""
        return Stock(
            {rule: tuple(shelf.kept().values()) for rule, shelf in self.pairs.items() if len(shelf)},
            {rule: tuple(shelf.kept().values()) for rule, shelf in self.happenings.items() if len(shelf)},
        )


def renewed(kit: AnyKit, known: Stock, report: Callable[[str], None]) -> Stock:
    """What is known and still true, and what is lacking besides: from games, then from variations."""
    quarry = Quarry(kit)
    quarry.take(settled(kit, known))
    told = {family.rule for family in kit.families if not quarry.count(family.rule)}
    scarce = [rule for rule in quarry.rules if rule not in told and quarry.count(rule) < SCARCE]
    for number, states in enumerate(games(kit, GAMES if scarce else 0)):
        chance = Random(f"look {kit.game.id} {number}")
        for place, state in enumerate(states):
            quarry.look_at(state, states[:place], scarce, chance)
    shown = showing(kit) if scarce else {}
    for rule in scarce:
        had = quarry.count(rule)
        _vary(quarry, rule, shown.get(rule, ()))
        report(f"{kit.game.id} {rule}: {had}, then {quarry.count(rule)}")
    return with_uses(kit, settled(kit, quarry.stock()))


def _vary(quarry: Quarry, rule: str, shown: Iterable[Any]) -> None:
    """What games seldom show is sought near positions that do show it."""
    kit, chance = quarry.kit, Random(f"vary {quarry.kit.game.id} {rule}")
    known = list(shown)
    for state in known:
        quarry.look_at(state, [], (rule,), chance)
    shelves = (quarry.pairs.get(rule), quarry.happenings[rule])
    known += [kit.game.read(text) for shelf in shelves if shelf is not None for text in shelf.kept()]
    # After the end nothing is legal: then the other half of a pair comes from a game that is still on.
    earlier = [kit.game.read(pair.allowed.position) for pair in _pairs_of(quarry, rule)]
    for _ in range(TRIES if quarry.count(rule) else 0):
        if quarry.count(rule) >= ENOUGH:
            return
        before = quarry.count(rule)
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
