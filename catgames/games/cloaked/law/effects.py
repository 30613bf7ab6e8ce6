"""What a move does; what there is to tell about it is in `telling.py`."""

from __future__ import annotations

from typing import TypeVar

from catgames.core.errors import Unseen
from catgames.core.event import Teller, silent
from catgames.games.cloaked.language.moves import Ask, Draw, Pass, Play
from catgames.games.cloaked.law import telling
from catgames.games.cloaked.position.attributes import bit
from catgames.games.cloaked.position.masks import who_owes
from catgames.games.cloaked.position.state import (
    ASK,
    CATS,
    DRAW,
    FAN,
    PLAY,
    ROUND,
    SEATS,
    SHORT,
    Staged,
    State,
    is_ending,
)

T = TypeVar("T")


def play(state: State, move: Play, tell: Teller) -> State:
    """Steps 1 and 2: the cat comes on stage, and every mask that is due with it."""
    seat, cat = move.seat, move.cat
    owing = who_owes(state, cat)
    supply = list(state.supply)
    short = 0
    for owner in range(len(supply)):
        if owing >> owner & 1:
            if supply[owner]:
                supply[owner] -= 1
            else:
                short |= 1 << owner
    hand = state.hands[seat]
    at = hand.index(cat)
    hands = (*state.hands[:seat], hand[:at] + hand[at + 1 :], *state.hands[seat + 1 :])
    # Built in one go: every cat of every simulated game passes here, and `_replace` takes twice as long.
    after = State(
        state.fans,
        state.shown,
        hands,
        (*state.stage, Staged(cat, owing & ~short)),
        state.pile,
        tuple(supply),
        state.won,
        state.denied,
        state.turn,
        state.first,
        ASK,
        SHORT if short or runs_short(state, supply) else "",
        short,
        state.at_zero,
    )
    if tell is not silent:
        telling.cat_played(state, after, move, tell)
    return after


def ask(state: State, move: Ask, tell: Teller) -> State:
    """Step 3: right or wrong, a mask changes hands; the third unmasked card ends the turn there."""
    target, wanted = move.target, bit(move.attribute)
    fan = state.fans[target]
    if fan.bit_count() < FAN:
        raise Unseen
    right = bool(fan & wanted)
    after = unmask(state, move) if right else deny(state, move)
    if tell is not silent:
        telling.asked(state, after, move, tell)
    if after.ended or (after.pile and not is_ending(after)):
        return after
    if tell is not silent:
        telling.not_drawn(state, after, move, tell)
    return end_turn(after, tell)


def unmask(state: State, move: Ask) -> State:
    """Right: the card lies open, and the asker receives a mask of the player asked."""
    shown = put(state.shown, move.target, state.shown[move.target] | bit(move.attribute))
    supply, won, ended = hand_over(state, move.target, move.seat)
    return state._replace(shown=shown, supply=supply, won=won, due=DRAW, ended=ended)


def deny(state: State, move: Ask) -> State:
    """Wrong: the asker hands a mask to the player asked; everybody has heard the answer."""
    denied = put(state.denied, move.target, state.denied[move.target] | bit(move.attribute))
    supply, won, ended = hand_over(state, move.seat, move.target)
    return state._replace(denied=denied, supply=supply, won=won, due=DRAW, ended=ended)


def hand_over(state: State, giver: int, taker: int) -> tuple[tuple[int, ...], tuple[str, ...], str]:
    """From a supply to the received masks, which lie apart and never go on a cat; and whether that ends it."""
    if not state.supply[giver]:
        return state.supply, state.won, SHORT
    supply = put(state.supply, giver, state.supply[giver] - 1)
    won = put(state.won, taker, state.won[taker] + str(giver))
    return supply, won, SHORT if runs_short(state, supply) else ""


def runs_short(state: State, supply: list[int] | tuple[int, ...]) -> bool:
    """Option at-zero: an empty supply is enough. Otherwise a mask must be due that is not there."""
    return state.at_zero and 0 in supply


def draw(state: State, move: Draw, tell: Teller) -> State:
    """Step 4, and the turn is over."""
    seat, card = move.seat, state.pile[-1]
    hands = (*state.hands[:seat], (*state.hands[seat], card), *state.hands[seat + 1 :])
    after = state._replace(hands=hands, pile=state.pile[:-1])
    if tell is not silent:
        telling.drawn(state, after, move, tell)
    return end_turn(after, tell)


def pass_turn(state: State, move: Pass, tell: Teller) -> State:
    if tell is not silent:
        telling.passed(state, move, tell)
    return end_turn(state, tell)


def end_turn(state: State, tell: Teller) -> State:
    """Clockwise; a round ends where it began, and perhaps the game with it. Without a cat, only asking is left."""
    turn = SEATS[(state.turn + 1) % len(state.fans)]
    ending = is_ending(state)
    if turn == state.first and (ending or not any(state.hands)):
        after = state._replace(ended=ROUND if ending else CATS)
    else:
        due = PLAY if state.hands[turn] and not ending else ASK
        after = state._replace(turn=turn, due=due)
    if tell is not silent:
        telling.turn_ended(after, tell)
    return after


def put(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*row[:at], value, *row[at + 1 :])
