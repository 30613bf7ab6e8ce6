"""What touching the table means: pieces in, a move out."""

from __future__ import annotations

from typing import TypeAlias

from catgames.core.key import Key, Keys, word_of
from catgames.core.message import Message, Seat, values
from catgames.games.cloaked.language.moves import MOVES, Move, Play
from catgames.games.cloaked.position import keys
from catgames.games.cloaked.position.facts import can_draw
from catgames.games.cloaked.position.state import ASK, PLAY, State, to_move
from catgames.games.kit import Touch

OnTable: TypeAlias = Touch[Move]
DUE = {"hand": PLAY, "stage": PLAY, "fan": ASK, "attribute": ASK}
"""When a thing is touched to do something with it; at any other time what is due is told instead."""
HELD = ("hand", "cat", "fan", "attribute")
"""What is kept in hand until it is told what to do with it; anything else only says what it is."""


def touch(state: State, seat: Seat, picked: Keys) -> OnTable:
    """The newest key is the last; what went before is what the learner already holds."""
    if not picked:
        return Touch(said=prompt(state, seat))
    *held, new = picked
    if new in held:
        rest = tuple(key for key in held if key != new)
        return Touch(rest, said=_told(state, seat, rest[0]) if rest else prompt(state, seat))
    player = keys.player_of(new)
    if player is not None:
        new = keys.FAN(player)
    if held and _goes_on_stage(state, seat, held[0]) and (new in keys.CAT or new in keys.MASK):
        new = keys.STAGE_KEY
    if move := _meant(state, seat, tuple(held[:1]), new):
        return Touch(move=move)
    return Touch((new,) if word_of(new) in HELD else tuple(held), said=_told(state, seat, new))


def _goes_on_stage(state: State, seat: Seat, key: Key) -> bool:
    """A cat in hand whose time has come goes where the others stand too: late in a game they cover the stage."""
    return key in keys.HAND and (to_move(state), state.due) == (seat, PLAY)


def _told(state: State, seat: Seat, key: Key) -> Message:
    """What has been touched, and what goes with it, if its time has come; of a fan, whose it is."""
    word, fan = word_of(key), keys.FAN.parts(key)
    if word in DUE and (to_move(state), state.due) != (seat, DUE[word]):
        return prompt(state, seat)
    return Message(f"touch-{word}", values(who=fan[0]) if fan else {})


def prompt(state: State, seat: Seat) -> Message:
    """What could be touched first."""
    who = to_move(state)
    if who is None:
        return Message("touch-over")
    if who != seat:
        return Message("touch-other", {"who": who})
    if state.due == ASK and not can_draw(state):
        return Message("touch-due-ask-or-pass")
    return Message(f"touch-due-{state.due}")


def _meant(state: State, seat: Seat, before: Keys, new: Key) -> Move | None:
    if new == keys.STAGE_KEY:
        # Any card can be put there, also one that nobody here has seen.
        cat = keys.cat_of(state, seat, before[0]) if before else None
        return None if cat is None else Play(seat, cat)
    return MOVES.meant(state, seat, (new,), MOVES.kinds) or MOVES.meant(state, seat, (*before, new), MOVES.kinds)
