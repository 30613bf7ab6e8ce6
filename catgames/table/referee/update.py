"""What a touch, a text or a button does before the referee: one pure function."""

from __future__ import annotations

from dataclasses import replace

from catgames.core.errors import Unseen
from catgames.core.key import Key
from catgames.core.message import Message, Seat
from catgames.table.inputs import Answered, Chose, Input, Pressed, Touched, Wrote
from catgames.table.referee.referee import Referee, changed, judged, put_before, read_move, read_position


def update(referee: Referee, given: Input) -> Referee:
    match given:
        case Touched(key):
            return _built(referee, key) if referee.building else _touched(referee, key)
        case Answered(value):
            return _repaired(referee, value)
        case Chose(menu, value):
            return _chose(referee, menu, value)
        case Wrote("position", text) if text.strip() != referee.position:
            return read_position(referee, text.strip())
        case Wrote("move", text) if text.strip():
            return read_move(referee, text.strip())
        case Pressed(button):
            return _pressed(referee, button)
    return referee


def _touched(referee: Referee, key: Key) -> Referee:
    """A whole move is judged, never played by itself."""
    touch = referee.kit.touch(referee.state, referee.seat, (*referee.picked, key))
    if touch.move is None:
        return replace(referee, picked=touch.picked, said=touch.said, verdict=None, trouble=None, told=())
    return judged(replace(referee, picked=()), touch.move)


def _built(referee: Referee, key: Key) -> Referee:
    """The chosen tool is used on what was touched."""
    tool = referee.tool or referee.kit.editor.tools(referee.state)[0].id
    after = referee.kit.editor.use(referee.state, referee.seat, tool, key)
    if isinstance(after, Message):
        return replace(referee, said=after)
    return changed(referee, after)


def _repaired(referee: Referee, value: str) -> Referee:
    """One of the nearest legal moves, looked at in its turn."""
    repairs = referee.verdict.repairs if referee.verdict is not None else ()
    if not value.isdecimal() or int(value) >= len(repairs):
        return referee
    return judged(referee, repairs[int(value)])


def _chose(referee: Referee, menu: str, value: str) -> Referee:
    players = referee.state.players
    match menu:
        case "as" if value.isdecimal() and int(value) < players:
            return replace(referee, seat=Seat(int(value)), picked=(), said=None, verdict=None, told=())
        case "tool" if value in {tool.id for tool in referee.kit.editor.tools(referee.state)}:
            return replace(referee, tool=value, said=None)
        case "legal" if value:
            return read_move(referee, value)
        case "new" if value.isdecimal() and int(value) in referee.kit.game.seats:
            fresh = put_before(referee.kit, referee.kit.game.start(int(value), seed=1))
            return replace(changed(referee, fresh.state), seat=fresh.seat)
    return referee


def _pressed(referee: Referee, button: str) -> Referee:
    match button:
        case "let-go":
            return replace(referee, picked=(), said=None, verdict=None, trouble=None)
        case "undo" if referee.before:
            return replace(referee.before, building=referee.building, tool=referee.tool)
        case "build":
            return replace(referee, building=not referee.building, picked=(), said=None, verdict=None, told=())
        case "play-it" if referee.verdict is not None and referee.verdict.legal:
            return _played(referee)
    return referee


def _played(referee: Referee) -> Referee:
    assert referee.verdict is not None
    try:
        step = referee.kit.game.play(referee.state, referee.verdict.move)
    except Unseen:
        return replace(referee, said=Message("referee-unseen"))
    return replace(changed(referee, step.state), told=step.events)
