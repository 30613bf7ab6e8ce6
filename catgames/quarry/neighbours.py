"""What does not happen, although it might seem so: what neighbouring moves do, or the same with another number."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import chain
from random import Random
from typing import Any, TypeAlias

from catgames.core.errors import Unreadable, Unseen
from catgames.core.event import Event
from catgames.core.message import Message, Seat, Value
from catgames.core.rulebook import Nature
from catgames.games.kit import AnyKit
from catgames.quarry.knowing import told
from catgames.quarry.listing import is_part_of_one
from catgames.quarry.sounding import is_alone, is_counted_otherwise, said
from catgames.teach.exercises.counting import amounts
from catgames.teach.exercises.happening import other_event, shown_of
from catgames.teach.exercises.neighbour import telling
from catgames.teach.exercises.stock import Happening, Other, Stock
from catgames.teach.goals import Attempt
from catgames.teach.step import LEARNER
from catgames.text.rules import event_said

PLAYED = 14
"""Legal moves that are played in a position."""
CHANGES = (1, -1, 2)
"""By how much a number is wrong."""
MANY = 20
"""Numbers that were told, before the highest of them means something."""
_WORD = re.compile("[a-z_]{4,}|[?*]")
Shape: TypeAlias = dict[str, str]
"""Of what sort each value of an event is."""


@dataclass(frozen=True, slots=True)
class Heard:
    """What a game tells at all, as a large stock shows it; of a few moves nothing follows."""

    bounds: Mapping[tuple[str, str], tuple[int, int]] = field(default_factory=dict)
    """The lowest and the highest number, by event and value."""
    shapes: Mapping[tuple[type, str], Shape] = field(default_factory=dict)
    """By kind of move and event: what such moves do beside being made."""
    tables: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """By event: the words of a position that were there whenever it was told, such as a clan, or a variant."""


def heard_in(kit: AnyKit, stock: Stock) -> Heard:
    numbers: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    shapes: dict[tuple[type, str], Shape] = {}
    tables: defaultdict[str, list[frozenset[str]]] = defaultdict(list)
    for one in chain.from_iterable(stock.happenings.values()):
        with suppress(Unreadable, Unseen):
            state = kit.game.read(one.place.position)
            move = kit.game.read_move(state, one.place.move)
            events = told(kit, state, move)
            for event in events:
                tables[event.id].append(_words(one.place.position))
                for name, value in event.args.items():
                    if isinstance(value, int):
                        numbers[event.id, name].append(value)
                if event.heard_by(LEARNER) and event.args and event.id != telling(kit, state, move, events):
                    shapes.setdefault((type(move), event.id), _shape(event))
    bounds = {name: (min(values), max(values)) for name, values in numbers.items() if len(values) >= MANY}
    always = {id: frozenset.intersection(*words) for id, words in tables.items() if len(words) >= MANY}
    return Heard(bounds, shapes, always)


def _words(position: str) -> frozenset[str]:
    return frozenset(_WORD.findall(position))


def _shape(event: Event) -> Shape:
    return {name: _sort(value) for name, value in event.args.items()}


def _sort(value: Value) -> str:
    """Things of one sort may stand for each other in a sentence: `card-green` and `card-blue`."""
    if isinstance(value, tuple):
        return f"some {_sort(value[0])}" if value else "none"
    return value.id.rpartition("-")[0] or value.id if isinstance(value, Message) else type(value).__name__


def neighbours(kit: AnyKit, attempt: Attempt, move: Any, event: Event) -> Iterator[Other]:
    """The same sort of thing first, then other things that such moves do, the nearest first."""
    state = attempt.state
    legal = kit.game.legal_moves(state)
    chance = Random(f"near {kit.game.id} {kit.game.write_move(state, move)} {len(legal)}")
    tried = [one for one in chance.sample(legal, min(PLAYED, len(legal))) if one.seat == move.seat]
    alike: list[Other] = []
    unlike: list[Other] = []
    for one in sorted(tried, key=lambda one: kit.game.moves.apart(move, one)):
        text = kit.game.write_move(state, one)
        for number, done in enumerate(told(kit, state, one)):
            asked = done.heard_by(LEARNER) and not kit.game.is_aside(done)
            if asked and (done.id == event.id or type(one) is type(move)):
                (alike if done.id == event.id else unlike).append(Other(text, number))
    yield from (*alike, *unlike)


def otherwise_counted(kit: AnyKit, attempt: Attempt, shown: Happening) -> Iterator[Other]:
    """The same but for one number."""
    _, _, event = shown_of(attempt, shown)
    for name in amounts(event):
        yield from (Other(shown.place.move, shown.event, name, change) for change in CHANGES)


def by_other_rules(kit: AnyKit, attempt: Attempt, shown: Happening, heard: Heard) -> Iterator[Other]:
    """What other rules tell of the same things after such a move: a trap is placed where a yarn is scored."""
    move, after, event = shown_of(attempt, shown)
    shape, happens = _shape(event), [one.id for one in after.events]
    for (record, sort), wanted in heard.shapes.items():
        if record is type(move) and sort not in happens and wanted.items() <= shape.items():
            yield Other(shown.place.move, shown.event, sort)


def told_apart(
    kit: AnyKit, attempt: Attempt, shown: Happening, others: Iterable[Other], heard: Heard
) -> Iterator[Other]:
    """Those that sound like nothing that happens, nor like one another, and are not silly."""
    move, after, event = shown_of(attempt, shown)
    plain = said(kit.game.id, event_said(event))
    happens = [*after.events, *_following(kit, after)]
    sounds = [said(kit.game.id, event_said(one)) for one in happens]
    for other in others:
        false = other_event(kit, attempt, move, other)
        told_of = said(kit.game.id, event_said(false))
        differs = is_alone(told_of, sounds) and (not other.change or is_counted_otherwise(told_of, plain))
        is_false = differs and not is_part_of_one(false, happens)
        if is_false and not _is_silly(kit, attempt, after, other, false, event, heard):
            sounds.append(told_of)
            yield other


def _following(kit: AnyKit, after: Attempt) -> Iterator[Event]:
    """What the very next moves would tell: who hears of it now cannot call it false."""
    for one in kit.game.legal_moves(after.state)[:PLAYED]:
        with suppress(Unseen):
            yield from told(kit, after.state, one)


def _is_silly(
    kit: AnyKit, attempt: Attempt, after: Attempt, other: Other, false: Event, event: Event, heard: Heard
) -> bool:
    """Another move, told as if it were this one; or a number that its own sentence or every game contradicts."""
    if other.change:
        known = amounts(event)
        # “2 points instead of 2” contradicts itself.
        repeats = false.args[other.value] in [known[name] for name in known if name != other.value]
        return repeats or other.value not in known or not _may_be(false, other.value, heard)
    if other.instead:
        named = [value for name, value in false.args.items() if _is_told(false, name, heard)]
        # Of a player alone much is true that is not told just now; and no clan acts that is not at the table.
        table = _words(kit.game.write(attempt.state))
        if all(isinstance(value, Seat) for value in named) or not heard.tables.get(false.id, frozenset()) <= table:
            return True
        return not all(_is_usual(false, name, heard) for name in _shape(event) if _is_told(false, name, heard))
    if false.id == event.id:
        return False
    away = attempt.read(other.move)
    if false.id == telling(kit, attempt.state, away, told(kit, attempt.state, away)):
        return True
    # When all is over, much of what the end and our rulings say is so, although it is not told.
    nature = kit.game.rulebook.clause(false.rule).nature
    return nature in (Nature.END, Nature.RULING) and kit.game.outcome(after.state) is not None


def _may_be(event: Event, name: str, heard: Heard) -> bool:
    """One more than was ever told is a mistake that can be made: who sends one of three may think three are left."""
    number = event.args[name]
    if not isinstance(number, int):
        return False
    lowest, highest = heard.bounds.get((event.id, name), (number, number))
    return max(1, lowest) <= number <= highest + 1


def _is_told(event: Event, name: str, heard: Heard) -> bool:
    return any(name in shape for (_, sort), shape in heard.shapes.items() if sort == event.id)


def _is_usual(event: Event, name: str, heard: Heard) -> bool:
    """A number taken over from another sentence must be one that this sentence has told before."""
    number = event.args[name]
    if not isinstance(number, int) or isinstance(number, Seat):
        return True
    lowest, highest = heard.bounds.get((event.id, name), (number + 1, number))
    return lowest <= number <= highest
