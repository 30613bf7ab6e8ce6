"""What a first game needs is shown on plain tables too: by half of the stock, as far as it is so there as well."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import TypeVar

from catgames.core.errors import Unreadable
from catgames.games.kit import AnyKit
from catgames.quarry.neighbours import Heard, heard_in
from catgames.quarry.settle import is_true, true_events
from catgames.teach.exercises.introduced import chosen
from catgames.teach.exercises.stock import Happening, Pair, Place, Stock

T = TypeVar("T", Pair, Happening)


def on_plain_tables(kit: AnyKit, stock: Stock) -> Stock:
    needed = {unit.section for unit in kit.units if unit.need == "first"}
    first = {clause.id for clause in kit.game.rulebook.clauses if clause.section in needed}
    heard = heard_in(kit, stock)
    pairs, happenings = dict(stock.pairs), dict(stock.happenings)
    for rule in first:
        pairs[rule] = _half(kit, pairs.get(rule, ()), partial(_plain_pair, kit, rule))
        happenings[rule] = _half(kit, happenings.get(rule, ()), partial(_plain_happening, kit, rule, heard))
    return replace(
        stock,
        pairs={rule: pairs[rule] for rule in stock.pairs},
        happenings={rule: happenings[rule] for rule in stock.happenings},
    )


def _half(kit: AnyKit, listed: Sequence[T], plain: Callable[[T], T | None]) -> tuple[T, ...]:
    lacking = len(listed) // 2 - sum(not chosen(kit, _asked(one)) for one in listed)

    def each() -> Iterator[T]:
        nonlocal lacking
        for one in listed:
            other = plain(one) if lacking > 0 and chosen(kit, _asked(one)) else None
            lacking -= other is not None
            yield other or one

    return tuple(dict.fromkeys(each()))


def _asked(one: Pair | Happening) -> str:
    return one.refused.position if isinstance(one, Pair) else one.place.position


def _plain_pair(kit: AnyKit, rule: str, pair: Pair) -> Pair | None:
    plain = Pair(_plain(kit, pair.allowed), _plain(kit, pair.refused))
    return plain if is_true(kit, rule, plain) else None


def _plain_happening(kit: AnyKit, rule: str, heard: Heard, one: Happening) -> Happening | None:
    return next(true_events(kit, rule, (replace(one, place=_plain(kit, one.place)),), heard), None)


def _plain(kit: AnyKit, place: Place) -> Place:
    """The same without variants and house rules, where that can be."""
    options = {option.name for option in kit.game.options}
    parts = [part for part in place.position.split("; ") if part.partition(" ")[0] not in options]
    try:
        return replace(place, position=kit.game.write(kit.game.read("; ".join(parts))))
    except Unreadable:
        return place
