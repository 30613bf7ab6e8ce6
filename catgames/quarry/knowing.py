"""What a learner can know: the same is asked in many worlds that could be this one, and must be answered alike."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Any

from catgames.core.errors import IllegalMove, Unreadable, Unseen
from catgames.core.event import Event
from catgames.core.message import Values
from catgames.core.notation import UNSEEN
from catgames.games.kit import AnyKit
from catgames.quarry.sounding import said
from catgames.teach.exercises.stock import Happening, Other
from catgames.teach.step import LEARNER

WORLDS = 40
"""What lies hidden is imagined so often: what happens in all of these worlds can be known."""
GLIMPSES = 8
"""Of these so many are asked whether a wrong answer tells what lies hidden."""

Dream = dict[str, list[Values]]
"""What would be told in a world that could be this one, by event."""


def imagined(kit: AnyKit, state: Any, count: int, chance: Random) -> list[Any]:
    """None, where nothing lies hidden."""
    seen = kit.game.seen_by(state, LEARNER)
    return [] if seen == state else [kit.mind.imagine(seen, LEARNER, chance) for _ in range(count)]


def told(kit: AnyKit, state: Any, move: Any) -> tuple[Event, ...]:
    with suppress(IllegalMove, Unreadable, Unseen):
        return kit.game.play(state, move).events
    return ()


def dreamt(kit: AnyKit, world: Any, move: Any) -> Dream:
    found: Dream = {}
    for event in told(kit, world, move):
        found.setdefault(event.id, []).append(event.args)
    return found


def is_clear(kit: AnyKit, state: Any, move: Any) -> bool:
    """Whether a move is judged and said alike by who sees no more than the learner."""
    game, seen = kit.game, kit.game.seen_by(state, LEARNER)
    if UNSEEN in game.write(state):
        return False  # a position as somebody else saw it: even the learner's own hand may lie face down
    with suppress(Unreadable, Unseen):
        judged = game.judge(seen, move).broken_rules == game.judge(state, move).broken_rules
        return judged and _is_said_alike(kit, state, move)
    return False


def foreseeable(kit: AnyKit, found: Happening) -> Happening | None:
    """With those of its wrong answers that are wrong in every world and tell nothing hidden; None if it hangs on it."""
    state = kit.game.read(found.place.position)
    move = kit.game.read_move(state, found.place.move)
    if not _is_said_alike(kit, state, move):
        return None
    chance = Random(f"know {kit.game.id} {found.place.position} {found.place.move}")
    dreamed = imagined(kit, state, WORLDS, chance)
    worlds = allowing(kit, dreamed, move)
    event = told(kit, state, move)[found.event]
    dreams = [dreamt(kit, world, move) for world in worlds]
    if len(worlds) < min(GLIMPSES, len(dreamed)) or not all(event.args in dream.get(event.id, ()) for dream in dreams):
        return None
    here = dreamt(kit, state, move)
    others = tuple(
        other
        for other in found.others
        if _is_always_wrong(other.instead or _event_of(kit, state, other).id, here, dreams)
        and (other.value or _is_open(kit, state, other, worlds[:GLIMPSES]))
    )
    return replace(found, others=others) if others else None


def _is_always_wrong(sort: str, here: Dream, dreams: list[Dream]) -> bool:
    """What is told of this sort is the same everywhere, and it was chosen because it is not among that."""
    return all(dream.get(sort) == here.get(sort) for dream in dreams)


def _is_open(kit: AnyKit, state: Any, other: Other, worlds: list[Any]) -> bool:
    """Whether the other move would do just this whatever lies hidden."""
    move, event = kit.game.read_move(state, other.move), _event_of(kit, state, other)
    dreams = [dreamt(kit, world, move) for world in allowing(kit, worlds, move)]
    return all(event.args in dream.get(event.id, ()) for dream in dreams)


def allowing(kit: AnyKit, worlds: list[Any], move: Any) -> list[Any]:
    """A move that is said to be legal tells something too: what is paid with was held."""
    return [world for world in worlds if kit.game.allows(world, move)]


def _event_of(kit: AnyKit, state: Any, other: Other) -> Event:
    return told(kit, state, kit.game.read_move(state, other.move))[other.event]


def _is_said_alike(kit: AnyKit, state: Any, move: Any) -> bool:
    seen = kit.game.seen_by(state, LEARNER)
    with suppress(Unreadable, Unseen):
        return said(kit.game.id, kit.say_move(seen, move)) == said(kit.game.id, kit.say_move(state, move))
    return False
