"""A match: what was agreed, what has been played, who sits before the screen and what they are doing."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from catgames.core.event import Event
from catgames.core.key import Key, Keys
from catgames.core.message import Message, Seat
from catgames.core.verdict import Verdict
from catgames.games.kit import AnyKit

FIRST = Seat(0)
PERSON = "person"
TEACH, TABLE, QUIET = "teach", "table", "quiet"
MANNERS = (TEACH, TABLE, QUIET)
"""A wrong move is refused with its reason; or found when the turn is audited; or not offered at all."""


@dataclass(frozen=True, slots=True)
class SetUp:
    """What is agreed before a game: who sits where (a person, or a cat by its level), the deal, the options."""

    players: tuple[str, ...]
    seed: int
    options: tuple[tuple[str, str], ...]
    """Every option of the game with its choice, in the game's order."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One move of the match."""

    seat: Seat
    move: Any
    place: int
    """Its number among the legal moves, so that a saved match takes little room."""
    choices: int
    events: tuple[Event, ...]
    after: Any


@dataclass(frozen=True, slots=True)
class Deed:
    """Something done at the table that the rules do not allow, or that came after such a thing."""

    move: Any
    verdict: Verdict[Any]
    said: Message


@dataclass(frozen=True, slots=True)
class Audit:
    """What the referee found at the end of a turn: what was played, what was wrong, which rule is still owed."""

    played: tuple[Entry, ...]
    wrong: tuple[Deed, ...]
    owed: str = ""


@dataclass(frozen=True, slots=True)
class Match:
    kit: AnyKit
    setup: SetUp
    start: Any
    entries: tuple[Entry, ...] = ()
    manner: str = TEACH
    viewer: Seat = FIRST
    """Who sits before the screen: only what they may know is shown."""
    covered: bool = False
    """The curtain: the board is hidden until the viewer says that it is them."""
    picked: Keys = ()
    said: Message | None = None
    verdict: Verdict[Any] | None = None
    deeds: tuple[Deed, ...] = ()
    forced: Any = None
    """The board as the deeds have left it, as the viewer sees it."""
    turn_from: int = 0
    """How many moves had been made when the viewer's turn began."""
    unaudited: bool = False
    """The viewer has done something in this turn that the referee has not looked at yet."""
    audit: Audit | None = None
    notes: tuple[tuple[Seat, Key, str], ...] = ()
    """What each player has marked for themselves."""
    looking: int | None = None
    """How many moves are shown as made, while the log is stepped through."""
    planned: SetUp | None = None
    """The next game's set-up, while it is being chosen."""

    @property
    def state(self) -> Any:
        return self.entries[-1].after if self.entries else self.start

    def state_after(self, moves: int) -> Any:
        return self.entries[moves - 1].after if moves else self.start

    @property
    def decider(self) -> Seat | None:
        decider: Seat | None = self.kit.game.to_move(self.state)
        return decider

    @property
    def over(self) -> bool:
        return self.decider is None

    @property
    def own_notes(self) -> dict[Key, str]:
        return {key: sign for seat, key, sign in self.notes if seat == self.viewer}

    def is_person(self, seat: Seat) -> bool:
        return self.setup.players[seat] == PERSON

    @property
    def passing(self) -> bool:
        """Another person must decide, and must not see what this one sees."""
        who = self.decider
        return who is not None and who != self.viewer and self.is_person(who) and not self.unaudited


def agree(kit: AnyKit, players: tuple[str, ...], seed: int, options: dict[str, object] | None = None) -> SetUp:
    """A set-up with every option named; what does not fit is said by the game itself."""
    return SetUp(players, seed, tuple(kit.game.choices(options or {}).items()))


def deal(kit: AnyKit, setup: SetUp, manner: str = TEACH) -> Match:
    start = kit.game.start(len(setup.players), setup.seed, dict(setup.options))
    match = Match(kit, setup, start, manner=manner, viewer=_first_person(kit, setup, start))
    return settle(replace(match, covered=match.is_person(match.viewer) and _is_shared(match)))


def _first_person(kit: AnyKit, setup: SetUp, start: Any) -> Seat:
    """Who will be the first person to decide; without any, the screen stands by the first cat."""
    first = kit.game.to_move(start) or FIRST
    turns = [Seat((first + step) % len(setup.players)) for step in range(len(setup.players))]
    return next((seat for seat in turns if setup.players[seat] == PERSON), FIRST)


def _is_shared(match: Match) -> bool:
    """Several people at one screen, in a game with something to hide from each other."""
    people = [Seat(number) for number, kind in enumerate(match.setup.players) if kind == PERSON]
    return len(people) > 1 and have_secrets(match, people[0], people[1])


def have_secrets(match: Match, one: Seat, other: Seat) -> bool:
    seen_by = match.kit.game.seen_by
    return bool(seen_by(match.state, one) != seen_by(match.state, other))


def enter(kit: AnyKit, state: Any, move: Any) -> Entry:
    """A legal move, played."""
    legal = kit.game.legal_moves(state)
    step = kit.game.play(state, move)
    return Entry(move.seat, move, legal.index(move), len(legal), step.events, step.state)


def settle(match: Match) -> Match:
    """After something has changed: where nothing is hidden, the screen is the decider's at once."""
    who = match.decider
    if match.passing and who is not None and not have_secrets(match, match.viewer, who):
        match = begin_turn(replace(match, viewer=who))
    return match


def begin_turn(match: Match) -> Match:
    return replace(match, turn_from=len(match.entries))


def thinker(match: Match) -> Seat | None:
    """The cat whose decision it is now, unless somebody is still busy with their turn, or looks back."""
    who = match.decider
    busy = match.covered or match.unaudited or match.looking is not None
    return None if who is None or match.is_person(who) or busy else who


def luck(match: Match) -> Random:
    """The chance a cat takes now: the same deal played the same way is answered the same way."""
    return Random(f"{match.setup.seed} {len(match.entries)}")


def shown_state(match: Match) -> Any:
    """The position on the board, as the viewer may see it."""
    if match.looking is not None:
        return match.kit.game.seen_by(match.state_after(match.looking), match.viewer)
    if match.forced is not None:
        return match.forced
    return match.kit.game.seen_by(match.state, match.viewer)
