"""What of a stock is still true by today's rules and words; the rest is dropped."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from functools import cache, partial
from typing import Any

from catgames.core.errors import IllegalMove, Unreadable, Unseen
from catgames.games.kit import AnyKit
from catgames.quarry.happenings import with_others
from catgames.quarry.knowing import is_clear
from catgames.quarry.neighbours import Heard, heard_in
from catgames.quarry.sounding import Said, said
from catgames.teach.exercises.happening import shown_of
from catgames.teach.exercises.stock import Happening, Pair, Place, Stock
from catgames.teach.exercises.verdict import is_permission
from catgames.teach.goals import Attempt
from catgames.teach.step import LEARNER

_HIDDEN = re.compile(r"\?[? ]*")


def settled(kit: AnyKit, stock: Stock) -> Stock:
    pairs = {rule: [pair for pair in listed if is_true(kit, rule, pair)] for rule, listed in stock.pairs.items()}
    heard = heard_in(kit, stock)
    happenings = {rule: list(true_events(kit, rule, listed, heard)) for rule, listed in stock.happenings.items()}
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
    """Whether the rules and words of today make a pair of it, on tables without a fault."""
    with suppress(Unreadable, Unseen):
        possible = all(_is_possible(kit, place) for place in (pair.refused, pair.allowed))
        return possible and _is_refused(kit, rule, pair.refused) and _is_allowed(kit, pair.allowed)
    return False


def _is_possible(kit: AnyKit, place: Place) -> bool:
    return not kit.game.faults(kit.game.read(place.position))


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
    if not is_clear(kit, state, move) or not kit.game.moves.names_what_is_there(state, move):
        return False
    legal = {_said(kit, state, other) for other in kit.game.legal_moves(state) if type(other) is type(move)}
    return _said(kit, state, move) not in legal


def _said(kit: AnyKit, state: Any, move: Any) -> Said:
    return (str(move.seat), *said(kit.game.id, kit.say_move(state, move)))


def true_events(kit: AnyKit, rule: str, happenings: tuple[Happening, ...], heard: Heard) -> Iterator[Happening]:
    for one in happenings:
        with suppress(Unreadable, Unseen, IllegalMove, IndexError):
            state = kit.game.read(one.place.position)
            attempt = Attempt(kit.game, state, state)
            _, _, event = shown_of(attempt, one)
            told = event.rule == rule and event.heard_by(LEARNER) and _is_possible(kit, one.place)
            if told and (known := with_others(kit, attempt, one, heard)):
                yield known
