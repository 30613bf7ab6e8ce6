"""What touching the table means: pieces in, a move out."""

from __future__ import annotations

from typing import TypeAlias

from catgames.core.key import Key, Keys
from catgames.core.message import Message, Seat
from catgames.games.cloaked.language.moves import Ask, Draw, Move, Pass, Play
from catgames.games.cloaked.law.legal import legal_moves
from catgames.games.cloaked.position import cats, keys
from catgames.games.cloaked.position.attributes import say_attribute
from catgames.games.cloaked.position.cats import say_cat
from catgames.games.cloaked.position.state import ASK, DRAW, PLAY, SEATS, State, can_draw, to_move
from catgames.games.kit import Touch

OnTable: TypeAlias = Touch[Move]
CAT_KINDS = ("hand", "cat")
PLAYER_KINDS = ("fan", "card", "backs")


def touch(state: State, seat: Seat, picked: Keys) -> OnTable:
    """The newest key is the last; what went before is what the learner already holds."""
    if not picked:
        return Touch(said=prompt(state, seat))
    *held, new = picked
    if new in held:
        rest = tuple(key for key in held if key != new)
        return Touch(rest, said=_after(state, seat, rest))
    kind, before = new.split(":")[0], held[0] if held else ""
    if kind == keys.PILE_KEY:
        return Touch(move=Draw(seat))
    if kind == keys.PASS_KEY:
        return Touch(move=Pass(seat))
    if kind == keys.STAGE_KEY and before.split(":")[0] in CAT_KINDS:
        return Touch(move=Play(seat, _cat(state, seat, before)))
    if kind == "attribute" and before.startswith("fan"):
        return Touch(move=_ask(seat, before, new))
    if kind in PLAYER_KINDS:
        # Any of a player's cards stands for the player.
        player = keys.fan_key(int(new.split(":")[1]))
        if before.startswith("attribute"):
            return Touch(move=_ask(seat, player, before))
        return Touch((player,), said=Message("touch-fan"))
    if kind in CAT_KINDS or kind == "attribute":
        return Touch((new,), said=Message(f"touch-{kind}"))
    return Touch(tuple(held), said=Message(f"touch-{kind}"))


def prompt(state: State, seat: Seat) -> Message:
    """What could be touched first."""
    who = to_move(state)
    if who is None:
        return Message("touch-over")
    if who != seat:
        return Message("touch-other", {"who": who})
    if state.due == ASK and not can_draw(state):
        return Message("touch-due-ask-or-pass")
    return Message({PLAY: "touch-due-play", ASK: "touch-due-ask", DRAW: "touch-due-draw"}[state.due])


def _after(state: State, seat: Seat, picked: Keys) -> Message:
    return Message(f"touch-{picked[0].split(':')[0]}") if picked else prompt(state, seat)


def _cat(state: State, seat: Seat, key: Key) -> int:
    kind, name = key.split(":")
    return state.hands[seat][int(name)] if kind == "hand" else cats.NUMBERS[name]


def _ask(seat: Seat, fan: Key, attribute: Key) -> Ask:
    return Ask(seat, SEATS[int(fan.split(":")[1])], attribute.split(":")[1])


# --- the other way: what to touch for a move -----------------------------------------------------


def keys_of(state: State, move: Move) -> Keys:
    match move:
        case Play(seat=seat, cat=cat):
            return (*keys.where_is(state, seat, cat), keys.STAGE_KEY)
        case Ask(target=target, attribute=attribute):
            return (keys.fan_key(target), keys.attribute_key(attribute))
        case Draw():
            return (keys.PILE_KEY,)
        case Pass():
            return (keys.PASS_KEY,)


def next_keys(state: State, seat: Seat, picked: Keys) -> Keys:
    """Everything a legal move that begins with these pieces would still touch."""
    if to_move(state) != seat:
        return ()
    held, found = set(picked), dict[Key, None]()
    for move in legal_moves(state):
        needed = keys_of(state, move)
        if held <= set(needed):
            found |= dict.fromkeys(key for key in needed if key not in held)
    return tuple(found)


def say_move(state: State, move: Move) -> Message:
    match move:
        case Play(cat=cat):
            return Message("move-play", {"cat": say_cat(cat)})
        case Ask(target=target, attribute=attribute):
            return Message("move-ask", {"target": target, "attribute": say_attribute(attribute)})
        case Draw():
            return Message("move-skip-and-draw" if state.due == ASK else "move-draw")
        case Pass():
            return Message("move-pass")
