"""Happenings: what a legal move does by a rule, if the learner can know it beforehand; and what it does not do."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from catgames.core.event import Event
from catgames.core.message import Seat
from catgames.games.kit import AnyKit
from catgames.quarry.knowing import Dream, allowing, dreamt, foreseeable, imagined, told
from catgames.quarry.sounding import is_alone, is_counted_otherwise, is_echo, said
from catgames.teach.exercises.stock import Happening, Other, Place
from catgames.teach.step import LEARNER
from catgames.text.rules import event_said

WORLDS = 6
"""What lies hidden is imagined so often at first: what happens in all of these worlds can perhaps be known."""
PLAYED = 14
"""Legal moves that are played in a position."""
OTHERS = 4
"""Things that do not happen, kept for each that does."""


def happenings(
    kit: AnyKit, state: Any, wanted: Collection[str], chance: Random
) -> Iterator[tuple[str, str, Happening]]:
    """By rule and by event, one of each at most in a position."""
    legal = kit.game.legal_moves(state)
    worlds: list[Any] = []
    played = {move: told(kit, state, move) for move in chance.sample(legal, min(PLAYED, len(legal)))}
    done = set[tuple[str, str]]()
    for move, events in played.items():
        shown = [number for number, event in enumerate(events) if event.rule in wanted and event.heard_by(LEARNER)]
        fresh = [number for number in shown if (events[number].rule, events[number].id) not in done]
        if fresh and not worlds:
            worlds = imagined(kit, state, WORLDS, chance)
        dreams = [dreamt(kit, world, move) for world in (state, *allowing(kit, worlds, move))] if fresh else []
        for number in fresh:
            event = events[number]
            if not all(event.args in dream.get(event.id, ()) for dream in dreams):
                continue
            if others := _others(kit, played, (move, number), dreams):
                place = Place(kit.game.write(state), kit.game.write_move(state, move))
                texts = (_written(kit, state, other) for other in others)
                if found := foreseeable(kit, Happening(place, number, tuple(texts))):
                    done.add((event.rule, event.id))
                    yield event.rule, event.id, found


def _others(
    kit: AnyKit,
    played: dict[Any, tuple[Event, ...]],
    shown: tuple[Any, int],
    dreams: list[Dream],
) -> list[tuple[Any, int, str, int]]:
    """Things that are told in none of the worlds: the same sort of thing first, then other things of such moves."""
    move, number = shown
    event = played[move][number]
    heard = [said(kit.game.id, event_said(one)) for one in played[move]]
    found: list[tuple[Any, int, str, int]] = []
    near = [*_of_other_moves(kit, played, shown), *_of_other_numbers(move, number, event)]
    for other in sorted(near, key=lambda one: is_echo(played[one[0]][one[1]], played[move], event)):
        changed = _changed(played[other[0]][other[1]], other[2], other[3])
        if len(found) < OTHERS and all(dream.get(changed.id) == dreams[0].get(changed.id) for dream in dreams):
            sounds = said(kit.game.id, event_said(changed))
            plain = said(kit.game.id, event_said(played[other[0]][other[1]]))
            if is_alone(sounds, heard) and (not other[2] or is_counted_otherwise(sounds, plain)):
                heard.append(sounds)
                found.append(other)
    return found


def _of_other_moves(
    kit: AnyKit, played: dict[Any, tuple[Event, ...]], shown: tuple[Any, int]
) -> Iterable[tuple[Any, int, str, int]]:
    move, number = shown
    event = played[move][number]
    near = sorted(played, key=lambda other: kit.game.moves.apart(move, other))
    listed = [(other, n, "", 0) for other in near if other.seat == move.seat for n in range(len(played[other]))]

    def unlike(entry: tuple[Any, int, str, int]) -> bool:
        return played[entry[0]][entry[1]].id != event.id

    heard = [entry for entry in listed if played[entry[0]][entry[1]].heard_by(LEARNER)]
    same_kind = [entry for entry in heard if not unlike(entry) or type(entry[0]) is type(move)]
    return sorted(same_kind, key=unlike)


def _of_other_numbers(move: Any, number: int, event: Event) -> Iterator[tuple[Any, int, str, int]]:
    """The same but for one number."""
    for name, value in event.args.items():
        if isinstance(value, int) and not isinstance(value, Seat | bool):
            for change in (1, -1, 2):
                if value + change > 0:
                    yield move, number, name, change


def _changed(event: Event, value: str, change: int) -> Event:
    if not value:
        return event
    number = event.args[value]
    assert isinstance(number, int)
    return replace(event, args={**event.args, value: number + change})


def _written(kit: AnyKit, state: Any, other: tuple[Any, int, str, int]) -> Other:
    move, number, value, change = other
    return Other(kit.game.write_move(state, move), number, value, change)
