"""What of a stock is still true by today's rules and words; the rest is dropped."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from functools import cache, partial
from itertools import chain
from typing import Any, TypeAlias

from catgames.core.errors import IllegalMove, Unreadable, Unseen
from catgames.core.event import Event
from catgames.games.kit import AnyKit
from catgames.quarry.knowing import foreseeable, is_clear
from catgames.quarry.sounding import Said, is_alone, is_counted_otherwise, is_echo, said
from catgames.teach.exercises.happening import other_event, shown_of
from catgames.teach.exercises.stock import Happening, Other, Pair, Place, Stock
from catgames.teach.exercises.verdict import is_permission
from catgames.teach.goals import Attempt
from catgames.teach.step import LEARNER
from catgames.text.rules import event_said

MANY = 20
"""Numbers that were told, before the highest of them means something."""
Numbers: TypeAlias = dict[tuple[str, str], int]
"""By event and value."""
_HIDDEN = re.compile(r"\?[? ]*")


def settled(kit: AnyKit, stock: Stock) -> Stock:
    pairs = {rule: [pair for pair in listed if is_true(kit, rule, pair)] for rule, listed in stock.pairs.items()}
    highest = _highest(kit, stock)
    happenings = {rule: list(_true_events(kit, rule, listed, highest)) for rule, listed in stock.happenings.items()}
    return Stock(
        {rule: tuple(found) for rule, found in pairs.items() if found},
        {rule: tuple(ones) for rule, ones in happenings.items() if ones},
    )


def ordered(kit: AnyKit, stock: Stock) -> Stock:
    """Of each rule the sparse positions first."""
    clutter = cache(partial(_clutter, kit))
    return Stock(
        {
            rule: tuple(sorted(pairs, key=lambda one: clutter(one.refused.position)))
            for rule, pairs in stock.pairs.items()
        },
        {
            rule: tuple(sorted(ones, key=lambda one: clutter(one.place.position)))
            for rule, ones in stock.happenings.items()
        },
    )


def _clutter(kit: AnyKit, position: str) -> tuple[int, str]:
    """Notation is as long as the table is full; what lies hidden does not clutter it."""
    seen = kit.game.write(kit.game.seen_by(kit.game.read(position), LEARNER))
    return len(_HIDDEN.sub("", seen)), position


def is_true(kit: AnyKit, rule: str, pair: Pair) -> bool:
    """Whether the rules and words of today make a pair of it."""
    with suppress(Unreadable, Unseen):
        return _is_refused(kit, rule, pair.refused) and _is_allowed(kit, pair.allowed)
    return False


def _is_allowed(kit: AnyKit, place: Place) -> bool:
    state = kit.game.read(place.position)
    move = kit.game.read_move(state, place.move)
    return bool(move.seat == LEARNER) and kit.game.allows(state, move) and is_clear(kit, state, move)


def _is_refused(kit: AnyKit, rule: str, place: Place) -> bool:
    """For this reason alone, which can be seen; and in words that no legal move shares."""
    state = kit.game.read(place.position)
    move = kit.game.read_move(state, place.move)
    broken = kit.game.judge(state, move).broken_rules
    if move.seat != LEARNER or len(broken) != 1 or not (rule in broken or is_permission(kit.game, rule)):
        return False
    if not is_clear(kit, state, move):
        return False
    legal = {_said(kit, state, other) for other in kit.game.legal_moves(state) if type(other) is type(move)}
    return _said(kit, state, move) not in legal


def _said(kit: AnyKit, state: Any, move: Any) -> Said:
    return (str(move.seat), *said(kit.game.id, kit.say_move(state, move)))


def _highest(kit: AnyKit, stock: Stock) -> Numbers:
    """What a game tells has its bounds: a large stock shows them, a few moves do not."""
    found: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    for one in chain.from_iterable(stock.happenings.values()):
        with suppress(Unreadable, Unseen, IllegalMove):
            state = kit.game.read(one.place.position)
            for event in kit.game.play(state, kit.game.read_move(state, one.place.move)).events:
                for name, value in event.args.items():
                    if isinstance(value, int):
                        found[event.id, name].append(value)
    return {told: max(values) for told, values in found.items() if len(values) >= MANY}


def _true_events(kit: AnyKit, rule: str, happenings: tuple[Happening, ...], highest: Numbers) -> Iterator[Happening]:
    for one in happenings:
        with suppress(Unreadable, Unseen, IllegalMove, IndexError):
            state = kit.game.read(one.place.position)
            attempt = Attempt(kit.game, state, state)
            _, after, event = shown_of(attempt, one)
            others = told_apart(kit, attempt, after, event, one.others, highest)
            shows = event.rule == rule and event.heard_by(LEARNER)
            if shows and others and (known := foreseeable(kit, replace(one, others=others))):
                yield known


def _may_be(event: Event, name: str, highest: Numbers) -> bool:
    """One more than was ever told is a mistake that can be made: who sends one of three may think three are left."""
    number = event.args[name]
    return isinstance(number, int) and 0 < number <= highest.get((event.id, name), number) + 1


def told_apart(
    kit: AnyKit, attempt: Attempt, after: Attempt, event: Event, others: tuple[Other, ...], highest: Numbers
) -> tuple[Other, ...]:
    """Those that sound like nothing that happens, nor like one another; silly ones only where there are no others."""
    heard = [said(kit.game.id, event_said(one)) for one in after.events]
    kept, silly = list[Other](), list[Other]()
    for other in others:
        false, same = other_event(attempt, other), other_event(attempt, replace(other, value=""))
        told, plain = said(kit.game.id, event_said(false)), said(kit.game.id, event_said(same))
        if is_alone(told, heard) and (not other.value or is_counted_otherwise(told, plain)):
            heard.append(told)
            is_silly = is_echo(false, after.events, event) or (other.value and not _may_be(false, other.value, highest))
            (silly if is_silly else kept).append(other)
    return tuple(kept or silly)


def has_echoes_alone(kit: AnyKit, one: Happening) -> bool:
    """Whether all that does not happen is another move, named again."""
    state = kit.game.read(one.place.position)
    attempt = Attempt(kit.game, state, state)
    _, after, event = shown_of(attempt, one)
    return all(is_echo(other_event(attempt, other), after.events, event) for other in one.others)
