"""What is said about a position: of every move that can be tried, of what moves do, of what lies there."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from catgames.core.errors import Unseen
from catgames.core.key import Keys
from catgames.core.message import Message, Seat, Value
from catgames.games.kit import AnyKit
from catgames.scene.look import Look
from catgames.teach.ladder import GHOST, hint_said
from catgames.teach.step import LEARNER, Step
from catgames.teach.unit import Unit
from catgames.teach.writing import each
from catgames.text.rules import event_said, finding_said, rule_law, rule_name
from catgames.text.words import Words

TRIED = 60
"""So many moves are tried in a position, of all that can be said."""
TOUCHED = 6
"""So many things are touched after the first."""


@dataclass(frozen=True, slots=True)
class Claim:
    """A message, and where it is said: in a position, about a move or about no move, to one reader."""

    message: Message
    position: str
    move: str
    reader: Seat
    shown: Keys = ()
    """What is lit on the board while it is said."""

    @property
    def messages(self) -> Iterator[Message]:
        """The message and those that it is put together from."""
        return _inside(self.message)


def _inside(value: Value) -> Iterator[Message]:
    if isinstance(value, Message):
        yield value
        for part in value.args.values():
            yield from _inside(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from _inside(part)


def claims_about(kit: AnyKit, state: Any) -> Iterator[Claim]:
    """Much that is said about a position; the same every time it is asked."""
    game, position = kit.game, kit.game.write(state)
    chance = random.Random(position)
    said, legal = list(game.expressible(state)), list(game.legal_moves(state))
    for move in (*chance.sample(said, min(TRIED, len(said))), *chance.sample(legal, min(TRIED, len(legal)))):
        yield from claims_of_move(kit, state, move)
    for seat in map(Seat, range(state.players)):
        yield from claims_of_board(kit, state, seat)
        yield from claims_of_touch(kit, state, seat)
        yield from claims_of_editing(kit, state, seat)


def claims_of_move(kit: AnyKit, state: Any, move: Any) -> Iterator[Claim]:
    """What the verdict says to whoever tries it, what it is called, and what everybody hears if it is allowed."""
    game, mover = kit.game, move.seat
    position, text = game.write(state), game.write_move(state, move)
    everybody = tuple(map(Seat, range(state.players)))
    verdict = game.judge(state, move)
    for finding in verdict.findings:
        yield Claim(finding_said(finding), position, text, mover, finding.evidence.shown)
    for seat in (mover, *everybody):
        yield Claim(game.moves.say(state, move), position, text, seat)
    with suppress(Unseen):
        for event in game.play(state, move).events if verdict.legal else ():
            for seat in everybody:
                if event.heard_by(seat):
                    yield Claim(event_said(event), position, text, seat, event.shown)


def claims_of_course(kit: AnyKit) -> Iterator[Claim]:
    """What every step says and asks, the hints of those that have a solution, and the rules that are met in it."""
    for unit in kit.units:
        for step in unit.steps:
            for message in (*_texts(unit, step), *_hints(kit, step), *_laws(kit, step)):
                yield Claim(message, step.at, "", LEARNER)


def _texts(unit: Unit, step: Step) -> tuple[Message, ...]:
    return () if step.text else (Message(unit.text_id(step)),)


def _laws(kit: AnyKit, step: Step) -> Iterator[Message]:
    met = step.met(kit.game)
    for rule in (*met.taught, *met.held, *met.broken):
        yield from (rule_name(rule), rule_law(rule))


def _hints(kit: AnyKit, step: Step) -> tuple[Message, ...]:
    solution, rule = each(getattr(step, "solution", ())), getattr(step, "rule", "")
    if not solution or not rule:
        return ()
    play = replace(step.opened(kit, {}), hints=GHOST)
    return hint_said(kit, play, kit.game.read_move(play.attempt.state, solution[0]), rule)


def claims_of_board(kit: AnyKit, state: Any, seat: Seat) -> Iterator[Claim]:
    """What is impossible about it, and what is written on the board, or read out from it."""
    words, heard = Words(kit.game.id, "en", seat), list(kit.game.faults(state))

    def say(message: Message) -> str:
        heard.append(message)
        return words(message)

    seen = kit.game.seen_by(state, seat)
    views = (Look(seat, say, view=view) for view in _views(kit))
    for look in (*views, Look(seat, say, asking=()), *_looks_at_buttons(kit, seen, seat, say)):
        kit.draw(seen, look)
    return _said(kit, state, seat, heard)


def _looks_at_buttons(kit: AnyKit, seen: Any, seat: Seat, say: Callable[[Message], str]) -> Iterator[Look]:
    """Some buttons are there only when they are wanted, and say what they would do with what is in hand."""
    kinds = kit.game.moves.kinds
    yield Look(seat, say, wanted=tuple(key for kind in kinds for key in (*kind.begins, *kind.ends)))
    legal = (kit.keys_of(seen, move) for move in kit.game.legal_moves(seen) if move.seat == seat)
    first = {keys[0].partition(":")[0]: keys[0] for keys in legal if keys}
    yield from (Look(seat, say, picked=(key,)) for key in first.values())


def claims_of_touch(kit: AnyKit, state: Any, seat: Seat) -> Iterator[Claim]:
    """What is asked for next when something, and perhaps something more, has been touched."""
    seen, keys = _board(kit, state, seat)
    chance, heard = random.Random(len(keys)), [kit.touch(seen, seat, ()).said]
    for key in keys:
        first = kit.touch(seen, seat, (key,))
        heard.append(first.said)
        for other in chance.sample(keys, min(TOUCHED, len(keys))) if first.picked else ():
            heard.append(kit.touch(seen, seat, (*first.picked, other)).said)
    return _said(kit, state, seat, heard)


def claims_of_editing(kit: AnyKit, state: Any, seat: Seat) -> Iterator[Claim]:
    """What the tools for building a position are called, and why one does not go where it is tried."""
    _, keys = _board(kit, state, seat)
    heard = list[Message]()
    for tool in kit.editor.tools(state):
        heard.append(tool.name)
        replies = (kit.editor.use(state, seat, tool.id, key) for key in keys)
        heard += [reply for reply in replies if isinstance(reply, Message)]
    return _said(kit, state, seat, heard)


def _board(kit: AnyKit, state: Any, seat: Seat) -> tuple[Any, Keys]:
    seen, words = kit.game.seen_by(state, seat), Words(kit.game.id, "en", seat)
    drawn = (kit.draw(seen, Look(seat, words, view=view)) for view in _views(kit))
    return seen, tuple(dict.fromkeys(key for scene in drawn for key in scene.keys))


def _views(kit: AnyKit) -> tuple[str, ...]:
    """The board as it lies on the table, and the other ways in which lessons draw it."""
    return tuple(dict.fromkeys(("", *(getattr(step, "view", "") for unit in kit.units for step in unit.steps))))


def _said(kit: AnyKit, state: Any, seat: Seat, heard: list[Message]) -> Iterator[Claim]:
    position = kit.game.write(state)
    return (Claim(message, position, "", seat) for message in heard)
