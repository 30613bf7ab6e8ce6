"""Watch: one clean example that plays by itself, event by event, and stops and goes back when it is told to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any, ClassVar

from catgames.core.event import Event
from catgames.core.game import Game
from catgames.core.key import Keys
from catgames.core.message import Message, Seat
from catgames.scene.overlay import Overlay
from catgames.screen.inputs import Input, Ticked, Touched
from catgames.screen.parts import Push, Say
from catgames.screen.playable import Playable
from catgames.screen.telling import named, tell_event
from catgames.teach.goals import Attempt, play_on, play_out
from catgames.teach.meetings import playing
from catgames.teach.step import LEARNER, MOST_DIGITS, Card, Met, Play, Rehearsal, Shown, Trail, fresh
from catgames.teach.writing import Moves, Text, each
from catgames.text.words import Words

TRAIL = "shown"
PACE_MS = 2500
"""A readable pace."""


class Show(Enum):
    ON = auto()
    BACK = auto()
    PLAY = auto()
    PAUSE = auto()


@dataclass(frozen=True, slots=True)
class Frame:
    """One moment: the board, what to light, and what to say (a move in words, or an event)."""

    state: Any
    lit: Keys = ()
    move: Message | None = None
    mover: Seat | None = None
    event: Event | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Watch:
    """An example that plays by itself, one event at a time, and can be walked back.

    >>> import catgames
    >>> from catgames.teach import Watch
    >>> crews = "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6"
    >>> catgames.check("burglars", Watch(text="A crew grows.", at=crews, moves="form green 2"))
    []
    """

    kind: ClassVar[str] = "watch"
    card: ClassVar[Card] = ("see", 1)
    seconds: ClassVar[int] = 25
    asks: ClassVar[bool] = False
    id: str = ""
    at: str
    text: Text = ""
    moves: Moves
    rules: tuple[str, ...] = ()
    frm: str = ""
    """The event at which it begins, where what comes before is known."""

    def opened(self, kit: Playable, trail: Trail, /) -> Play:
        play = fresh(kit, self.at)
        play = replace(play, worked=_from(_frames(kit, play.attempt, self.moves), self.frm))
        shown = trail.get(TRAIL, "")
        if not shown.isdecimal():
            return play
        del trail[TRAIL]
        return _at(play, int(shown[:MOST_DIGITS]))

    def update(self, kit: Playable, play: Play, given: Input, /) -> Play:
        match given:
            case Ticked() if not play.paused:
                return _at(play, play.shown + 1)
            case Show.ON:
                return _at(play, play.shown + 1)
            case Show.BACK:
                return replace(_at(play, play.shown - 1), paused=True)
            case Show.PAUSE:
                return replace(play, paused=True)
            case Show.PLAY:
                return replace(play, paused=False)
            case Touched(key):
                return replace(play, said=named(key))
        return play

    def shown(self, kit: Playable, play: Play, words: Words, /) -> Shown:
        frames: tuple[Frame, ...] = play.worked
        frame = frames[play.shown]
        ahead = play.shown + 1 < len(frames)
        playing = ahead and not play.paused
        return Shown(
            frame.state,
            Overlay(good=frame.lit),
            says=_told(kit, words, frames[1 : play.shown + 1]),
            prompt=play.said,
            running=True,
            tick_ms=PACE_MS if playing else 0,
            buttons=(
                Push(words.say("button-unshow"), Show.BACK, play.shown > 0),
                Push(words.say("button-pause"), Show.PAUSE) if playing else _play_button(words, ahead),
                Push(words.say("button-show"), Show.ON, ahead, main=not play.done),
            ),
            rules=self.rules,
            over=play.done,
        )

    def rehearsed(self, kit: Playable, play: Play, /) -> tuple[Rehearsal, ...]:
        return (Rehearsal((Show.ON,) * (len(play.worked) - 1)),)

    def met(self, game: Game[Any, Any], /) -> Met:
        return replace(playing(game, self.at, self.moves), taught=self.rules)

    def flaws(self, kit: Playable, /) -> Iterator[Message]:
        attempt = play_out(kit.game, self.at, self.moves)
        if not attempt.moves:
            yield Message("check-no-moves", {"text": "moves"})
        elif self.frm and all(event.id != self.frm for event in attempt.events):
            yield Message("check-no-event", {"event": self.frm})


def _play_button(words: Words, ahead: bool) -> Push:
    return Push(words.say("button-play-on"), Show.PLAY, ahead)


def _from(frames: tuple[Frame, ...], event: str) -> tuple[Frame, ...]:
    """From this event on, beginning with the board as it stood before."""
    known = (number for number, frame in enumerate(frames) if frame.event is not None and frame.event.id == event)
    first = next(known, 0)
    return (Frame(frames[first - 1].state), *frames[first:]) if first else frames


def _frames(kit: Playable, attempt: Attempt, moves: Moves) -> tuple[Frame, ...]:
    """The beginning; then each move, and each thing that it does, as far as the learner may know it."""
    made = [Frame(attempt.state)]
    for text in each(moves):
        state = attempt.state
        move = kit.game.read_move(state, text)
        mover = kit.game.to_move(state)
        lit = kit.game.moves.pieces_of(state, move) if mover == LEARNER else ()
        made.append(Frame(state, lit, kit.say_move(state, move), mover))
        after = play_on(attempt, move)
        made += [Frame(e.board or after.state, e.shown, event=e) for e in after.news if e.heard_by(LEARNER)]
        attempt = after
    return tuple(made)


def _at(play: Play, shown: int) -> Play:
    last = len(play.worked) - 1
    number = max(0, min(shown, last))
    trail = {TRAIL: str(number)} if number else {}
    return replace(play, shown=number, done=play.done or number == last, trail=trail)


def _told(kit: Playable, words: Words, seen: tuple[Frame, ...]) -> tuple[Say, ...]:
    said = []
    for frame in seen:
        # Once it has been played, what it did says it all.
        if frame.move is not None and frame.mover is not None and frame is seen[-1]:
            who = words.say("board-player", who=frame.mover)
            said.append(Say("plain", words.say("watch-move", who=who, move=frame.move)))
        elif frame.event is not None:
            said.append(tell_event(kit, words, frame.event))
    return tuple(said)
