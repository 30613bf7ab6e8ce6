"""Rules that no move shows, a number of the set-up or a secret, are asked about by a statement about a position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

from catgames.core.game import Game
from catgames.core.message import Message, Seat, Value
from catgames.screen.playable import Playable
from catgames.teach.exercises.choosing import beside, mixed
from catgames.teach.goals import Attempt
from catgames.teach.steps.choose import Choose, Offer, is_so, which_is_so

S = TypeVar("S")
WRONG = 2
ENDLESS = 1000
"""Statements of a family in which every position is another case."""
FEW = 30
"""And of one that says the same on any table, but for its numbers and players: about so many."""
SPOILT = (-2, -1, 0, 0, 1, 2)
"""By how much a number of the set-up is wrong."""
PLAYED = 12
"""Moves that are played at most before something is asked."""


@dataclass(frozen=True, slots=True)
class Statements:
    """Of one position: what is so, and what is not."""

    true: tuple[Message, ...]
    false: tuple[Message, ...]


States: TypeAlias = Callable[[Any, Random], Statements]


@dataclass(frozen=True, slots=True)
class Family(Generic[S]):
    """Positions of a kind, and what can be said of each by one rule; parameters come with the position."""

    rule: str
    deal: Callable[[Game[S, Any], Random], S]
    says: Callable[[S, Random], Statements]
    """From the position as it lies there, so that nothing is believed."""
    cases: int = ENDLESS
    """How many different statements there are: few, where the position around them changes nothing."""

    def position(self, game: Game[S, Any], number: int) -> str:
        return game.write(self.deal(game, Random(f"{self.rule} {number}")))


def claim(family: Family[Any], at: str, true: bool, name: str) -> Choose:
    """Is this so?"""
    return Choose(id=name, at=at, text="exercise-claim", offers=Claimed(family.says, true, name), rule=family.rule)


def pick(family: Family[Any], at: str, name: str) -> Choose:
    """Which of these is so? What would be so at any table is no question about this one."""
    question = "question-which" if family.cases >= ENDLESS else "question-by-rules"
    return Choose(id=name, at=at, text="exercise-pick", offers=Picked(family.says, question, name), rule=family.rule)


@dataclass(frozen=True, slots=True)
class Claimed:
    says: States
    true: bool
    name: str

    def __call__(self, kit: Playable, attempt: Attempt) -> Offer:
        chance = Random(self.name)
        said = self.says(attempt.state, chance)
        claimed = chance.choice(said.true if self.true else said.false)
        why = () if self.true else (_nearest(claimed, said.true),)
        return is_so(claimed, self.true, attempt, why)


def _nearest(claimed: Message, true: Sequence[Message]) -> Message:
    """What is so of the same things, or at least of the same sort: that is why the claim is not."""

    def likeness(one: Message) -> tuple[int, bool]:
        return sum(one.args.get(name) == value for name, value in claimed.args.items()), one.id == claimed.id

    return max(true, key=likeness)


@dataclass(frozen=True, slots=True)
class Picked:
    says: States
    question: str
    name: str

    def __call__(self, kit: Playable, attempt: Attempt) -> Offer:
        chance = Random(self.name)
        said = self.says(attempt.state, chance)
        right = chance.choice(said.true)
        wrong = beside(right, said.false, WRONG, kit.game.id, lambda one: one, chance)
        answers, place = mixed(right, wrong, chance)
        return which_is_so(Message(self.question), answers, place, attempt)


# --- what families are written with -------------------------------------------------------------------


def new_deal(game: Game[S, Any], chance: Random) -> S:
    """A game that has just been dealt, by the book."""
    return game.start(chance.choice(game.seats), chance.randrange(10**6))


def in_play(game: Game[S, Any], chance: Random) -> S:
    """The same, some moves later."""
    return played_on(game, new_deal(game, chance), chance)


def played_on(game: Game[S, Any], state: S, chance: Random) -> S:
    for _ in range(chance.randrange(1, PLAYED)):
        moves = game.legal_moves(state)
        state = game.simulate(state, chance.choice(moves)) if moves else state
    return state


def fact(rule: str, **values: Value) -> Message:
    """The line that states it: `fact-setup-hands`."""
    return Message(f"fact:{rule}", values)


def judged(said: Iterable[tuple[Message, bool]]) -> Statements:
    """Each with whether it is so."""
    listed = list(said)
    return Statements(tuple(one for one, so in listed if so), tuple(one for one, so in listed if not so))


def number_of(
    rule: str, count: Callable[[S], int], wrong: tuple[int, ...], deal: Callable[[Game[S, Any], Random], S] = new_deal
) -> Family[S]:
    """How many there are, counted on the table; `wrong` are so many more or fewer."""

    def says(state: Any, chance: Random) -> Statements:
        right, players = count(state), state.players
        others = (fact(rule, count=right + more, players=players) for more in wrong)
        return Statements((fact(rule, count=right, players=players),), tuple(others))

    return Family(rule, deal, says, FEW)


def right_number(
    game: Game[S, Any],
    rule: str,
    numbers: Callable[[S], Sequence[int]],
    spoilt: Callable[[S, int, int], S],
) -> Family[S]:
    """Whether as much lies there as the book says: `numbers` are what each player has, and one may be wrong."""

    def deal(game: Game[S, Any], chance: Random) -> S:
        state = new_deal(game, chance)
        return spoilt(state, chance.randrange(len(numbers(state))), chance.choice(SPOILT))

    def says(state: Any, chance: Random) -> Statements:
        there, book = numbers(state), numbers(game.start(state.players))[0]
        asked = next((n for n, count in enumerate(there) if count != book), chance.randrange(len(there)))
        so = "few" if there[asked] < book else "many" if there[asked] > book else "right"
        values = {"who": Seat(asked), "count": there[asked]}
        said = {name: Message(f"fact:{rule}@{name}", values) for name in ("few", "right", "many")}
        return Statements((said.pop(so),), tuple(said.values()))

    return Family(rule, deal, says)


def sayings(rule: str, wrong: tuple[str, ...], deal: Callable[[Game[S, Any], Random], S] = new_deal) -> Family[S]:
    """What is so, in its own words, beside what is often believed: `.so` and the other attributes of its line."""
    true, false = Message(f"fact:{rule}@so"), tuple(Message(f"fact:{rule}@{name}") for name in wrong)
    return Family(rule, deal, lambda state, chance: Statements((true,), false), 1 + len(wrong))


def owned(who: Seat, whose: Seat) -> dict[str, Value]:
    """Somebody, and whose thing it is: one's own is not called by one's name again."""
    return {"who": who, "whose": whose, "own": "yes" if who == whose else "no"}


def seen_only(
    rule: str, sees: Callable[[Game[S, Any], S, Seat, Seat], bool], deal: Callable[[Game[S, Any], Random], S] = in_play
) -> Callable[[Game[S, Any]], Family[S]]:
    """Who may look at whose cards: asked of what each player sees."""

    def family(game: Game[S, Any]) -> Family[S]:
        def says(state: Any, chance: Random) -> Statements:
            seats = [Seat(number) for number in range(state.players)]
            return judged(
                (fact(rule, **owned(one, other)), sees(game, state, one, other)) for one in seats for other in seats
            )

        return Family(rule, deal, says, FEW)

    return family
