"""Happenings: what a legal move does by a rule, if the learner can know it beforehand; and what it does not do."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace
from itertools import chain, islice
from random import Random
from typing import Any

from catgames.games.kit import AnyKit
from catgames.quarry.knowing import allowing, dreamt, foreseeable, imagined, told
from catgames.quarry.neighbours import PLAYED, Heard, by_other_rules, neighbours, otherwise_counted, told_apart
from catgames.teach.exercises.happening import shown_of
from catgames.teach.exercises.neighbour import restates
from catgames.teach.exercises.stock import Happening, Place
from catgames.teach.goals import Attempt
from catgames.teach.step import LEARNER

WORLDS = 6
"""What lies hidden is imagined so often at first: what happens in all of these worlds can perhaps be known."""
OTHERS = 5
"""Things that do not happen, kept for each that does."""
TRIED = 9
"""So many of them are asked in many worlds."""


def happenings(
    kit: AnyKit, state: Any, wanted: Collection[str], heard: Heard, chance: Random
) -> Iterator[tuple[str, str, Happening]]:
    """By rule and by event, one of each at most in a position."""
    legal = kit.game.legal_moves(state)
    worlds: list[Any] = []
    done = set[tuple[str, str]]()
    for move in chance.sample(legal, min(PLAYED, len(legal))):
        events = told(kit, state, move)
        shown = [number for number, event in enumerate(events) if event.rule in wanted and event.heard_by(LEARNER)]
        fresh = [number for number in shown if (events[number].rule, events[number].id) not in done]
        if fresh and not worlds:
            worlds = imagined(kit, state, WORLDS, chance)
        dreams = [dreamt(kit, world, move) for world in (state, *allowing(kit, worlds, move))] if fresh else []
        for number in fresh:
            event = events[number]
            if not all(event.args in dream.get(event.id, ()) for dream in dreams):
                continue
            place = Place(kit.game.write(state), kit.game.write_move(state, move))
            if found := with_others(kit, Attempt(kit.game, state, state), Happening(place, number, ()), heard):
                done.add((event.rule, event.id))
                yield event.rule, event.id, found


def with_others(kit: AnyKit, attempt: Attempt, shown: Happening, heard: Heard) -> Happening | None:
    """With what does not happen: what is known of it first, then what is found.

    None if the question would answer itself: where nothing but the move is told, or nothing else could be believed.
    """
    move, after, event = shown_of(attempt, shown)
    if kit.game.is_aside(event) or restates(kit, attempt.state, move, after.events, event):
        return None
    every = chain(
        shown.others,
        by_other_rules(kit, attempt, shown, heard),
        neighbours(kit, attempt, move, event),
        otherwise_counted(kit, attempt, shown),
    )
    others = tuple(islice(told_apart(kit, attempt, shown, every, heard), TRIED))
    found = foreseeable(kit, replace(shown, others=others)) if others else None
    return replace(found, others=found.others[:OTHERS]) if found else None
