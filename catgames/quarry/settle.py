"""What of a stock is still true by today's rules and words; the rest is dropped."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

from catgames.core.errors import IllegalMove, Unreadable, Unseen
from catgames.games.kit import AnyKit
from catgames.quarry.sounding import Said, is_alone, is_counted_otherwise, said
from catgames.teach.exercises.happening import other_event, shown_of
from catgames.teach.exercises.stock import Happening, Other, Pair, Place, Stock
from catgames.teach.exercises.verdict import is_permission
from catgames.teach.goals import Attempt
from catgames.teach.step import LEARNER
from catgames.text.rules import event_said

_HIDDEN = re.compile(r"\?[? ]*")


def settled(kit: AnyKit, stock: Stock) -> Stock:
    """Of each rule the sparse positions first."""
    pairs = {rule: list(_true_pairs(kit, rule, listed)) for rule, listed in stock.pairs.items()}
    happenings = {rule: list(_true_events(kit, rule, listed)) for rule, listed in stock.happenings.items()}
    for found in pairs.values():
        found.sort(key=lambda pair: _clutter(kit, pair.refused.position))
    for ones in happenings.values():
        ones.sort(key=lambda one: _clutter(kit, one.place.position))
    return Stock(
        {rule: tuple(found) for rule, found in pairs.items() if found},
        {rule: tuple(ones) for rule, ones in happenings.items() if ones},
    )


def _clutter(kit: AnyKit, position: str) -> tuple[int, str]:
    """Notation is as long as the table is full; what lies hidden does not clutter it."""
    seen = kit.game.write(kit.game.seen_by(kit.game.read(position), LEARNER))
    return len(_HIDDEN.sub("", seen)), position


def _true_pairs(kit: AnyKit, rule: str, pairs: tuple[Pair, ...]) -> Iterator[Pair]:
    for pair in pairs:
        with suppress(Unreadable, Unseen):
            if _is_refused(kit, rule, pair.refused) and _is_allowed(kit, pair.allowed):
                yield pair


def _is_allowed(kit: AnyKit, place: Place) -> bool:
    state = kit.game.read(place.position)
    move = kit.game.read_move(state, place.move)
    return bool(move.seat == LEARNER) and kit.game.allows(state, move)


def _is_refused(kit: AnyKit, rule: str, place: Place) -> bool:
    """For this reason alone; and in words that no legal move shares."""
    state = kit.game.read(place.position)
    move = kit.game.read_move(state, place.move)
    broken = kit.game.judge(state, move).broken_rules
    if move.seat != LEARNER or len(broken) != 1 or not (rule in broken or is_permission(kit.game, rule)):
        return False
    legal = {_said(kit, state, other) for other in kit.game.legal_moves(state) if type(other) is type(move)}
    return _said(kit, state, move) not in legal


def _said(kit: AnyKit, state: Any, move: Any) -> Said:
    return (str(move.seat), *said(kit.game.id, kit.say_move(state, move)))


def _true_events(kit: AnyKit, rule: str, happenings: tuple[Happening, ...]) -> Iterator[Happening]:
    for one in happenings:
        with suppress(Unreadable, Unseen, IllegalMove, IndexError):
            state = kit.game.read(one.place.position)
            attempt = Attempt(kit.game, state, state)
            _, after, event = shown_of(attempt, one)
            others = told_apart(kit, attempt, after, one.others)
            if event.rule == rule and others:
                yield replace(one, others=others)


def told_apart(kit: AnyKit, attempt: Attempt, after: Attempt, others: tuple[Other, ...]) -> tuple[Other, ...]:
    """Those that sound like nothing that happens, nor like one another."""
    heard = [said(kit.game.id, event_said(event)) for event in after.events]
    kept = []
    for other in others:
        told = said(kit.game.id, event_said(other_event(attempt, other)))
        plain = said(kit.game.id, event_said(other_event(attempt, replace(other, value=""))))
        if is_alone(told, heard) and (not other.value or is_counted_otherwise(told, plain)):
            heard.append(told)
            kept.append(other)
    return tuple(kept)
