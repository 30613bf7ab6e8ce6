"""The moves, each described once: what a player can say or do, right or wrong. Masks are no move: the rules place them.

`play leaping-blue`, `ask 2 striped`, `draw`, `pass`. Of a cat in one's hand as much of the name is enough as tells it
from the others. A move of somebody who is not to move begins with the player: `2: draw`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, TypeAlias

from catgames.core.kind import Kind
from catgames.core.message import Seat
from catgames.core.moves import Moves
from catgames.core.part import Part
from catgames.games.cloaked.position import cats, keys
from catgames.games.cloaked.position.attributes import ATTRIBUTES, bit, say_attribute
from catgames.games.cloaked.position.facts import others, plainly_certain, plainly_ruled_out
from catgames.games.cloaked.position.state import ASK, State, to_move
from catgames.games.cloaked.position.twin import other, other_cat

# --- the parts ------------------------------------------------------------------------------------


def _known_hand(state: State, seat: Seat) -> list[int]:
    return [cat for cat in state.hands[seat] if cat != cats.UNKNOWN]


def _every_cat(state: State, seat: Seat) -> tuple[int, ...]:
    """Whoever holds cats that are not seen here may play one of those too: which one, only they can say."""
    return (*cats.CATS, cats.UNKNOWN) if cats.UNKNOWN in state.hands[seat] else cats.CATS


def _read_cat(state: State, seat: Seat, word: str) -> Iterable[int]:
    """A whole name, or as much of one as tells the cats of one's hand apart."""
    named = cats.read_cat(word)
    if named is not None:
        return (named,)
    return [cat for cat in _known_hand(state, seat) if word in cats.NAMES[cat]]


CAT: Part[State, int] = Part(
    "POSE-COLOUR",
    every=_every_cat,
    write=lambda state, seat, cat: cats.write_cat(cat),
    read=_read_cat,
    keys=lambda state, seat, cat: (*keys.where_is(state, seat, cat), keys.STAGE_KEY),
    say=lambda state, cat: cats.say_cat(cat),
    mirror=other_cat,
    understood=_known_hand,
)
PLAYER: Part[State, Seat] = Part(
    "PLAYER",
    every=lambda state, seat: state.seats,
    write=lambda state, seat, target: str(target + 1),
    keys=lambda state, seat, target: (keys.FAN(target),),
    say=lambda state, target: target,
)
ATTRIBUTE: Part[State, str] = Part(
    "ATTRIBUTE",
    every=lambda state, seat: ATTRIBUTES,
    write=lambda state, seat, name: name,
    keys=lambda state, seat, name: (keys.ATTRIBUTE(name),),
    say=lambda state, name: say_attribute(name),
    mirror=other,
)


# --- the moves ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Play:
    """Step 1: put a cat card face up in the middle; everybody's masks follow by rule."""

    seat: Seat
    cat: Annotated[int, CAT]


@dataclass(frozen=True, slots=True)
class Ask:
    """Step 3: ask one player for one attribute."""

    seat: Seat
    target: Annotated[Seat, PLAYER]
    attribute: Annotated[str, ATTRIBUTE]


@dataclass(frozen=True, slots=True)
class Draw:
    """Step 4: draw a cat card; without a question before it, that step is skipped."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Pass:
    """End the turn without a question where nothing can be drawn."""

    seat: Seat


Move: TypeAlias = Play | Ask | Draw | Pass


def _is_poor_question(seen: State, move: Ask) -> bool:
    """It costs a mask for certain; or may cost one, where another question cannot."""
    wanted = bit(move.attribute)
    if plainly_ruled_out(seen, move.seat, move.target) & wanted:
        return True
    return _knows_something(seen, move) and not plainly_certain(seen, move.seat, move.target) & wanted


def _knows_something(seen: State, move: Move) -> bool:
    """A sure point lies there, and to ask nothing gives it away."""
    may_ask = (to_move(seen), seen.due) == (move.seat, ASK)
    return may_ask and any(plainly_certain(seen, move.seat, target) for target in others(seen, move.seat))


def _oneself_or_another(state: State, move: Ask) -> str:
    return "self" if move.target == move.seat else ""


def _skipping_or_not(state: State, move: Draw) -> str:
    """Only whoever could ask now leaves a question out."""
    return "skipping" if to_move(state) == move.seat and state.due == ASK else ""


MOVES: Moves[State, Move] = Moves(
    (
        Kind(Play, "play {cat}"),
        Kind(Ask, "ask {target} {attribute}", aim="target", variant=_oneself_or_another, vain=_is_poor_question),
        Kind(Draw, "draw", begins=(keys.PILE_KEY,), variant=_skipping_or_not, vain=_knows_something),
        Kind(Pass, "pass", begins=(keys.PASS_KEY,), vain=_knows_something),
    ),
    to_move=to_move,
    # After the end nobody is to move; what is said then is said by whoever had the last turn.
    speaker=lambda state: state.turn,
    buttons=(keys.PASS_KEY,),
)
