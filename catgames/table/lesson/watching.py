"""An example to watch, cut into frames: the move, then each thing that it does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from catgames.core.event import Event
from catgames.core.key import Keys
from catgames.core.message import Message
from catgames.table.lesson.table import Table
from catgames.teach.goals import play_on
from catgames.teach.lesson import LEARNER, Watch


@dataclass(frozen=True, slots=True)
class Frame:
    """One moment: the board, what to light, and what to say (a move in words, or an event)."""

    state: Any
    lit: Keys = ()
    move: Message | None = None
    mover: Any = None
    event: Event | None = None


def frames(table: Table) -> tuple[Frame, ...]:
    step = table.lesson_step
    assert isinstance(step, Watch)
    kit, attempt = table.kit, table.play.attempt
    made = [Frame(attempt.state)]
    for text in step.moves:
        state = attempt.state
        move = kit.game.read_move(state, text)
        mover = kit.game.to_move(state)
        lit = kit.keys_of(state, move) if mover == LEARNER else ()
        made.append(Frame(state, lit, kit.say_move(state, move), mover))
        after = play_on(attempt, move)
        news = after.events[len(attempt.events) :]
        made += [Frame(e.board or after.state, e.shown, event=e) for e in news if e.heard_by(LEARNER)]
        attempt = after
    return tuple(made)
