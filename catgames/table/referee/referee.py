"""A question to the referee: a position, who tries what, and what was found."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from catgames.core.errors import Unreadable, Unseen
from catgames.core.event import Event
from catgames.core.key import Keys
from catgames.core.message import Message, Seat
from catgames.core.verdict import Verdict
from catgames.games.kit import AnyKit

FIRST = Seat(0)
SEEDS = range(1, 33)
"""Enough to find a deal that lets the reader begin."""


@dataclass(frozen=True, slots=True)
class Referee:
    kit: AnyKit
    state: Any
    seat: Seat = FIRST
    """Who tries the moves, and whose view of the table is drawn."""
    picked: Keys = ()
    said: Message | None = None
    trouble: Message | None = None
    """What could not be read of a text, and what it was."""
    unread: str = ""
    unread_move: str = ""
    verdict: Verdict[Any] | None = None
    told: tuple[Event, ...] = ()
    """What the last move that was played did."""
    building: bool = False
    tool: str = ""
    making: str = ""
    """The kind of exercise that is made of this question, if one is."""
    sentence: str = ""
    """What the learner will be told."""
    before: Referee | None = None
    """The position before it was last changed."""

    @property
    def position(self) -> str:
        return self.kit.game.write(self.state)


def put_before(kit: AnyKit, state: Any, seat: Seat | None = None) -> Referee:
    """A position, looked at by that player, else by the one who is to move."""
    mover = kit.game.to_move(state)
    return Referee(kit, state, next(who for who in (seat, mover, FIRST) if who is not None))


def new_deal(kit: AnyKit, players: int) -> Referee:
    """The first deal in which the reader begins and the others are called as in the course; should none, the first."""
    seeds = (seed for seed in SEEDS if kit.game.to_move(kit.game.start(players, seed)) == FIRST)
    return put_before(kit, kit.game.start(players, next(seeds, SEEDS[0])))


def read_position(referee: Referee, text: str) -> Referee:
    """The position that was written; a text that cannot be read is kept, and what is wrong with it is said."""
    try:
        state = referee.kit.game.read(text)
    except Unreadable as error:
        return replace(referee, trouble=error.message, unread=text)
    seat = put_before(referee.kit, state).seat
    if referee.building and referee.seat < state.players:
        seat = referee.seat
    return replace(changed(referee, state), seat=seat)


def read_move(referee: Referee, text: str) -> Referee:
    """The verdict on a move that was written."""
    try:
        move = referee.kit.game.read_move(referee.state, text)
    except Unreadable as error:
        return replace(referee, trouble=error.message, unread_move=text, verdict=None, told=())
    return judged(referee, move)


def judged(referee: Referee, move: Any) -> Referee:
    """The verdict is told to the one who tries the move: also to another player, whom a text can name."""
    verdict = referee.kit.game.explain(referee.state, move)
    picked = referee.picked if move.seat == referee.seat else ()
    seated = replace(referee, seat=move.seat, picked=picked)
    return replace(seated, verdict=verdict, said=None, trouble=None, unread="", unread_move="", told=())


def foreseen(referee: Referee) -> tuple[Event, ...]:
    """What an allowed move would do, if its player can know it now: else nothing is told of it."""
    verdict, game = referee.verdict, referee.kit.game
    if verdict is None or not verdict.legal:
        return ()
    try:
        return game.play(game.seen_by(referee.state, verdict.move.seat), verdict.move).events
    except Unseen:
        return ()


def changed(referee: Referee, state: Any) -> Referee:
    """Another position on the table; the one before can be brought back."""
    return replace(
        Referee(referee.kit, state, referee.seat), building=referee.building, tool=referee.tool, before=referee
    )
