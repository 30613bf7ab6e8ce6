"""What is impossible about a position: nothing, for any position of a real game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, product

from catgames.core.message import Message, Seat
from catgames.core.seats import everybody
from catgames.games.cloaked.position import cats
from catgames.games.cloaked.position.facts import is_ending, supply_left
from catgames.games.cloaked.position.state import ASK, FAN, HAND, PLAY, SHORT, State

MISPLAYS = frozenset({"fault-hand", "fault-turn", "fault-questions", "fault-received"})
"""Faults with all the cards there: who plays against the rules at a table can bring them about."""


def faults(state: State) -> tuple[Message, ...]:
    """What no real game can show: a card lost or doubled, a mask too many, missing or not due."""
    return (
        *_card_faults(state),
        *_turn_faults(state),
        *_mask_faults(state),
        *_answer_faults(state),
        *_question_faults(state),
    )


def _card_faults(state: State) -> Iterator[Message]:
    """No text can name a card twice, nor show one that is not on the fan: only a wrong engine could."""
    cards = [cat for pile in (*state.hands, state.pile) for cat in pile]
    cards += [staged.cat for staged in state.stage]
    known = [cat for cat in cards if cat != cats.UNKNOWN]
    doubled = len(set(known)) < len(known) or sum(state.fans).bit_count() < sum(map(int.bit_count, state.fans))
    strange = any(shown & ~fan for shown, fan in zip(state.shown, state.fans, strict=True))
    if len(cards) != len(cats.CATS) or doubled or strange:
        yield Message("fault-total", {"count": len(cards), "expected": len(cats.CATS)})


def _turn_faults(state: State) -> Iterator[Message]:
    """Everybody plays a cat a turn, and draws one while there are any: the stage tells whose turn it is, and all hands.

    Where it is nobody's turn that it could be, the hands are not counted as well: both would say the same.
    """
    played = len(state.stage)
    if not _may_be_on_turn(state, played):
        if state.due != PLAY and is_ending(state) and not state.ended:
            last = everybody(state)[(state.first + played - 1) % state.players]
            yield Message("fault-too-late", {"who": state.turn, "last": last})
        else:
            yield Message("fault-turn", {"who": state.turn, "first": state.first, "count": played, "due": state.due})
        return
    undrawn = state.due != PLAY or is_ending(state)  # in the turn of the last cat: not yet, or never
    drawn = min(played - undrawn, len(cats.CATS) - HAND * state.players)
    for seat in state.seats:
        expected = HAND + _turns_of(state, seat, drawn) - _turns_of(state, seat, played)
        if len(state.hands[seat]) != expected:
            yield Message("fault-hand", {"who": seat, "count": len(state.hands[seat]), "expected": expected})


def _turns_of(state: State, seat: int, turns: int) -> int:
    """How many of that many turns were this player's."""
    return len(range(_place(state, seat), turns, state.players))


def _place(state: State, seat: int) -> int:
    """How many play before this player in a round."""
    return (seat - state.first) % state.players


def _may_be_on_turn(state: State, played: int) -> bool:
    """Who brought the last cat, or plays the next; and who comes later in a round in which only questions are left."""
    if state.due == PLAY:
        return _place(state, state.turn) == played % state.players
    last, place = (played - 1) % state.players, _place(state, state.turn)
    if is_ending(state) and not state.ended:
        return place > last
    asks_only = is_ending(state) or played == len(cats.CATS)
    return played > 0 and (place >= last if asks_only else place == last)


def _mask_faults(state: State) -> Iterator[Message]:
    """Masks are kept in number, and lie where the rule puts them; the last cat may lack those owed."""
    for seat in state.seats:
        if state.supply[seat] != supply_left(state, seat) or state.supply[seat] < 0:
            yield Message("fault-supply", {"who": seat, "count": state.supply[seat]})
        for number, staged in enumerate(state.stage):
            owed = number == len(state.stage) - 1 and state.short >> seat & 1
            due = bool(state.fans[seat] & cats.ATTRIBUTES_OF[staged.cat])
            placed = bool(staged.masks >> seat & 1 or owed)
            if placed != due and state.fans[seat].bit_count() == FAN:
                yield Message("fault-mask", {"who": seat, "cat": cats.say_cat(staged.cat)})
        if state.at_zero and not state.supply[seat] and not state.ended:
            yield Message("fault-empty", {"who": seat})


def _answer_faults(state: State) -> Iterator[Message]:
    """A no is true, and brought its speaker a mask, unless the asker had run short of them."""
    for seat, denied in enumerate(state.denied):
        if denied & state.fans[seat]:
            yield Message("fault-denied", {"who": Seat(seat)})
        if _unpaid(state, seat) > (state.ended == SHORT):
            yield Message("fault-unpaid", {"who": Seat(seat), "count": _unpaid(state, seat)})


def _unpaid(state: State, seat: int) -> int:
    """How many noes of this player at least brought no mask."""
    return max(0, state.denied[seat].bit_count() - len(state.won[seat]))


def _question_faults(state: State) -> Iterator[Message]:
    """One question a turn, and a mask for each; only the one that ended the game may be unpaid."""
    asked = sum(map(len, state.won))
    turns = len(state.stage) - (state.due == ASK)
    if state.pile and not is_ending(state) and not state.ended and asked > turns:
        yield Message("fault-questions", {"count": asked, "most": turns})
    paid = state.ended == SHORT or any(_unpaid(state, seat) for seat in state.seats)
    if not paid and not any(_explains(state, shares) for shares in _shares(state)):
        yield Message("fault-received")


def _shares(state: State) -> Iterator[tuple[int, ...]]:
    """How many masks each may have received for guessing the cards that are face up: one a card, of its owner's."""
    guessers = []
    for owner, shown in enumerate(state.shown):
        takers = [seat for seat, won in enumerate(state.won) for giver in won if giver == str(owner)]
        guessers.append({*combinations(takers, shown.bit_count())})
    for way in product(*guessers):
        guessed = [*chain.from_iterable(way)]
        yield tuple(map(guessed.count, state.seats))


def _explains(state: State, shares: tuple[int, ...]) -> bool:
    """Whether all other masks were received for a no; of several noes to one question only one is noted."""
    rest = [len(won) - share for won, share in zip(state.won, shares, strict=True)]
    noes = [denied.bit_count() for denied in state.denied]
    return all(said <= left and bool(said) == bool(left) for said, left in zip(noes, rest, strict=True))
