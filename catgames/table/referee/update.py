"""What a touch, a text or a button does before the referee: one pure function."""

from __future__ import annotations

from dataclasses import replace

from catgames.core.errors import Unseen
from catgames.core.key import Key
from catgames.core.message import Message
from catgames.screen.inputs import Button, Input, Touched
from catgames.screen.telling import touched_too
from catgames.table.referee.inputs import (
    ChoseExercise,
    ChoseSeat,
    ChoseStart,
    ChoseTool,
    RefereeButton,
    Tried,
    WroteMove,
    WrotePosition,
    WroteSentence,
)
from catgames.table.referee.making import kinds
from catgames.table.referee.referee import Referee, changed, judged, new_deal, put_before, read_move, read_position

LONGEST_SENTENCE = 400


def update(referee: Referee, given: Input) -> Referee:
    return _still_making(_done(referee, given))


def _still_making(referee: Referee) -> Referee:
    """An exercise is made of the move that was tried: without one there is none, and of another move another kind."""
    offered = kinds(referee)
    if not referee.making or referee.making in offered:
        return referee
    return replace(referee, making=offered[-1] if offered else "")


def _done(referee: Referee, given: Input) -> Referee:
    match given:
        case Touched(key):
            return _built(referee, key) if referee.building else _touched(referee, key)
        case Tried(move):
            return judged(referee, move)
        case WrotePosition(text) if text.strip() != referee.position:
            return read_position(referee, text.strip())
        case WroteMove(text) if text.strip():
            return read_move(referee, text.strip())
        case ChoseSeat(seat) if seat < referee.state.players:
            return replace(referee, seat=seat, picked=(), said=None, verdict=None, told=())
        case ChoseTool(tool) if tool in {known.id for known in referee.kit.editor.tools(referee.state)}:
            return replace(referee, tool=tool, said=None)
        case ChoseExercise(kind) if kind in kinds(referee):
            return replace(referee, making=kind)
        case WroteSentence(text):
            return replace(referee, sentence=text.strip()[:LONGEST_SENTENCE])
        case ChoseStart(players) if players in referee.kit.game.seats:
            fresh = new_deal(referee.kit, players)
            return replace(changed(referee, fresh.state), seat=fresh.seat)
        case Button() | RefereeButton():
            return _pressed(referee, given)
    return referee


def _touched(referee: Referee, key: Key) -> Referee:
    """A whole move is judged, never played by itself."""
    touch = referee.kit.touch(
        referee.state, referee.seat, touched_too(referee.kit, referee.verdict, referee.picked, key)
    )
    if touch.move is None:
        return replace(referee, picked=touch.picked, said=touch.said, verdict=None, trouble=None, told=())
    asked = judged(referee, touch.move)
    return asked if asked.verdict is not None and not asked.verdict.legal else replace(asked, picked=())


def _built(referee: Referee, key: Key) -> Referee:
    """The chosen tool is used on what was touched."""
    tool = referee.tool or referee.kit.editor.tools(referee.state)[0].id
    after = referee.kit.editor.use(referee.state, referee.seat, tool, key)
    if isinstance(after, Message):
        return replace(referee, said=after)
    return changed(referee, after)


def _pressed(referee: Referee, button: Button | RefereeButton) -> Referee:
    match button:
        case Button.LET_GO:
            return replace(referee, picked=(), said=None, verdict=None, trouble=None)
        case Button.UNDO if referee.before:
            return replace(referee.before, building=referee.building, tool=referee.tool)
        case RefereeButton.BUILD:
            asker = put_before(referee.kit, referee.state).seat if referee.building else referee.seat
            empty = replace(referee, picked=(), said=None, verdict=None, told=())
            return replace(empty, building=not referee.building, seat=asker)
        case RefereeButton.MAKE:
            offered = () if referee.making else kinds(referee)
            return replace(referee, making=offered[0] if offered else "")
        case RefereeButton.PLAY_IT if referee.verdict is not None and referee.verdict.legal:
            return _played(referee)
    return referee


def _played(referee: Referee) -> Referee:
    assert referee.verdict is not None
    try:
        step = referee.kit.game.play(referee.state, referee.verdict.move)
    except Unseen:
        return replace(referee, said=Message("referee-unseen"))
    return replace(changed(referee, step.state), told=step.events)
