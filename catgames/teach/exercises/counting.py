"""How many? A legal move, and what it does by one rule, told with a gap where an amount stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from catgames.core.event import Event
from catgames.core.message import Message, Seat
from catgames.screen.playable import Playable
from catgames.teach.exercises.happening import only, shown_of, shows, who_plays
from catgames.teach.exercises.stock import Happening
from catgames.teach.goals import Attempt
from catgames.teach.step import LEARNER
from catgames.teach.steps.choose import Choose, Offer
from catgames.text.rules import event_said
from catgames.text.words import LANGUAGES, Words

GAP = Message("gap")
NAMES = "number"
"""A value of this name tells things apart, crew 1 from crew 2: it is no amount."""
WORKED_OUT = "= "
"""After it an amount stands beside its own sum: that would ask for arithmetic, not for a rule."""
MOST = 30
"""Of more nobody keeps count: the number stands beside its pile."""
CHOICES = 3


def count(rule: str, shown: Happening, name: str) -> Choose:
    offers = Counted(shown, rule, name)
    return Choose(id=name, at=shown.place.position, text="exercise-count", offers=offers, rule=rule)


@dataclass(frozen=True, slots=True)
class Counted:
    shown: Happening
    rule: str
    name: str

    def __call__(self, kit: Playable, attempt: Attempt) -> Offer | None:
        """Amounts next to each other, of which the right one may be any."""
        move, after, event = shown_of(attempt, self.shown)
        gap = next(_gaps(kit, after, event), None)
        if not shows(event, self.rule) or gap is None:
            return None
        amount, told = gap
        place = Random(self.name).randrange(min(CHOICES, amount + 1))
        answers = tuple(Message("amount", {"count": amount - place + more}) for more in range(CHOICES))
        question = Message("question-happens", {**who_plays(kit, attempt, move).args, "said": told})
        truth = Message("answer-was", {"said": event_said(event)})
        return Offer(question, answers, place, truth, only(after, event), move=move)


def _gaps(kit: Playable, after: Attempt, event: Event) -> Iterator[tuple[int, Message]]:
    """Each amount that is told, and the sentence without it; not if the same is told of another amount."""
    for value, amount in amounts(event).items():
        told = event_said(_without(event, value))
        if not 0 < amount <= MOST:
            continue
        alike = [one for one in after.events if one.id == event.id and event_said(_without(one, value)) == told]
        if len(alike) == 1 and all(_is_open(kit, language, event_said(event), told) for language in LANGUAGES):
            yield amount, told


def amounts(event: Event) -> dict[str, int]:
    """What is counted; not where the parts of a sum, or all that is counted, are told beside it."""
    found = {
        value: amount
        for value, amount in event.args.items()
        if isinstance(amount, int) and not isinstance(amount, Seat | bool) and value != NAMES
    }
    if len(found) > 2 and 2 * max(found.values()) == sum(found.values()):
        return {}
    listed = [len(value) for value in event.args.values() if isinstance(value, tuple)]
    return {value: amount for value, amount in found.items() if amount not in listed}


def _without(event: Event, value: str) -> Event:
    return replace(event, args={**event.args, value: GAP})


def _is_open(kit: Playable, language: str, whole: Message, told: Message) -> bool:
    """Whether the gap shows in it once, and nothing else gives the amount away: no plural where one is right."""
    words = Words(kit.game.id, language, LEARNER)
    gap, text, full = words(GAP), words(told).split(), words(whole).split()
    gaps = [place for place, word in enumerate(text) if gap in word]
    same = len(text) == len(full) and all(place in gaps or word == full[place] for place, word in enumerate(text))
    return len(gaps) == 1 and same and WORKED_OUT + gap not in " ".join(text)
