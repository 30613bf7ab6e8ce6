"""How long an exercise takes to make, how much room a thousand of them take, and what guessing scores."""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Iterable

from catgames.games import GAMES, load
from catgames.games.kit import AnyKit
from catgames.posed import Posed
from catgames.screen.inputs import Answered
from catgames.teach.exercises.exercise import Exercise
from catgames.teach.exercises.rounds import Item, practised
from catgames.teach.step import LEARNER
from catgames.teach.steps.judge import Judge
from catgames.text.rules import rule_name
from catgames.text.words import LANGUAGES, Words

THOUSAND = 1000
GUESSED = 600


def main() -> None:
    for game in GAMES:
        kit = load(game)
        items = _items(kit, THOUSAND)
        items[0].made(kit).opened(kit)  # the stock and the words are read once
        times = []
        for item in items:
            began = time.process_time()
            item.made(kit).opened(kit)
            times.append((time.process_time() - began) * 1000)
        times.sort()
        tracemalloc.start()
        kept = [item.made(kit) for item in items]
        room, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
        told = f"{times[len(times) // 2]:.1f} ms each, {times[len(times) * 95 // 100]:.1f} ms at p95"
        print(f"exercises of {game}: {told}; {len(kept)} of them take {room / 1e6:.1f} MB")
        for line in guesses(kit):
            print(f"  {line}")


def guesses(kit: AnyKit) -> Iterable[str]:
    """What somebody is right in who always says yes, or takes the longest answer, the shortest or the first."""
    yes = []
    for item in _items(kit, GUESSED):
        made = item.made(kit)
        yes += [made.yes] if made.yes is not None else []
    yield f"always yes: {_share(yes)}"
    for language in LANGUAGES:
        asked = [answers for item in _items(kit, GUESSED) if (answers := offered(kit, item.made(kit), language))]
        chance = sum(1 / len(options) for options, _ in asked) / len(asked)
        longest = [max(options, key=len) == right for options, right in asked]
        shortest = [min(options, key=len) == right for options, right in asked]
        first = [options[0] == right for options, right in asked]
        told = f"longest {_share(longest)}, shortest {_share(shortest)}, first {_share(first)}"
        yield f"of several answers ({language}): {told}, by chance {chance:.0%}"


def _items(kit: AnyKit, count: int) -> list[Item]:
    """Of all rules in turn, and of seeds that are not all of one way of asking."""
    rules = practised(kit)
    return [Item(rules[number % len(rules)], number // len(rules) * 7) for number in range(count)]


def offered(kit: AnyKit, made: Exercise, language: str) -> tuple[tuple[str, ...], str] | None:
    """Two answers or more, in their order, and the right one: of a verdict the rules that could decide."""
    if isinstance(made.step, Judge):
        if not made.step.others:
            return None
        play = made.opened(kit)
        asked = made.step.update(kit, play, Answered(play.worked.right))
        words = Words(kit.game.id, language, LEARNER)
        labels = tuple(choice.label for choice in made.step.shown(kit, asked, words).choices)
        return labels, words(rule_name(made.step.rule))
    posed = Posed(kit, made, language)
    return (posed.options, posed.answer) if made.yes is None and posed.options else None


def _share(rights: list[bool]) -> str:
    return f"{sum(rights) / len(rights):.0%} of {len(rights)}"
