"""How a computer player thinks here: fans that fit every mask and answer, and how secret each fan still is."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from math import exp, log2
from random import Random
from typing import TypeAlias

from catgames.core.message import Seat
from catgames.core.mind import Mind, shares
from catgames.games.cloaked.law.scoring import winners
from catgames.games.cloaked.mind.deduction.board import candidates
from catgames.games.cloaked.mind.deduction.counting import weigh
from catgames.games.cloaked.mind.deduction.observations import Sight, observe
from catgames.games.cloaked.mind.deduction.triples import EVERY, members, touching
from catgames.games.cloaked.position import cats
from catgames.games.cloaked.position.attributes import bit, names
from catgames.games.cloaked.position.facts import masked, open_elsewhere
from catgames.games.cloaked.position.state import DRAW, FAN, Staged, State

Triples: TypeAlias = int
"""A set of triples of attributes, a bit a triple."""
VIEWS, WORLDS, LINES = 1 << 6, 1 << 8, 1 << 15
"""What is kept: of the latest views, of worlds counted, of lines of play looked at."""
TRIES = 60
"""Deals that may clash before the worlds are counted instead."""

# How much tells of winning: fitted to some thousand games for two, three and four between players who
# ask for what is likeliest, and who show the cat that tells most about the others and least about them.
RECEIVED = 1.3
"""Of a received mask."""
STILL_MASKED = 0.2
"""Of a masked card, beside the secret that it is."""
SECRET = 0.95
"""Of a bit of secrecy: what doubles the fans that the others must think possible."""
LATER = 0.5
"""Of a place in the round: who comes later has the last questions."""
NEXT_QUESTION = 0.6


# --- a world that fits ----------------------------------------------------------------------------------


def imagine(seen: State, seat: Seat, chance: Random) -> State:
    """Any world that fits is as likely as any other, and so is any order of the cats not seen."""
    unseen, sets = _fitting(seen, seat)
    fans = list(seen.fans)
    for owner, fan in zip(unseen, _deal(sets, chance), strict=True):
        fans[owner] = fan
    cards = sorted(_cats_left(seen.hands, seen.pile, seen.stage), key=lambda _: chance.random())
    hands = tuple([_filled(hand, cards) for hand in seen.hands])
    return seen._replace(fans=tuple(fans), hands=hands, pile=_filled(seen.pile, cards))


@lru_cache(maxsize=VIEWS)
def _fitting(seen: State, seat: Seat) -> tuple[tuple[int, ...], tuple[Triples, ...]]:
    """The others' fans that are not wholly seen, and for each of them the triples that fit what was seen.

    Masks that no fans explain, as a position built by hand may have them, tell nothing.
    """
    unseen = tuple(owner for owner, fan in enumerate(seen.fans) if owner != seat and fan.bit_count() < FAN)
    facts = observe(seen, seat)
    cards = tuple(fact for fact in facts if fact.sight in (Sight.OWN, Sight.SHOWN))
    for known in (facts, cards):
        found = candidates(known, seen.players)
        sets = tuple(found[owner] for owner in unseen)
        if not sets or _counted(sets[0], tuple(sorted(sets[1:])))[1]:
            break
    return unseen, sets


def _deal(sets: tuple[Triples, ...], chance: Random) -> Sequence[int]:
    """A triple to each, any that fits; dealt again if two share a card, which leaves all worlds as likely."""
    piles = [_members(found) for found in sets]
    for _ in range(TRIES):
        fans = [pile[int(chance.random() * len(pile))] for pile in piles]
        taken = 0
        for fan in fans:
            taken |= fan
        if taken.bit_count() == FAN * len(fans):
            return fans
    return _deal_counted(sets, chance)


def _deal_counted(sets: Sequence[Triples], chance: Random) -> tuple[int, ...]:
    """One fan after the other, each as often as there are worlds with it: slower, and never in vain."""
    if not sets:
        return ()
    triples, worlds = _counted(sets[0], tuple(sorted(sets[1:])))
    fan = triples[bisect(worlds, chance.random() * worlds[-1])]
    return fan, *_deal_counted([found & ~touching(fan) for found in sets[1:]], chance)


@lru_cache(maxsize=WORLDS)
def _members(found: Triples) -> list[int]:
    return members(found)


@lru_cache(maxsize=WORLDS)
def _counted(own: Triples, others: tuple[Triples, ...]) -> tuple[list[int], list[int]]:
    """The triples of which there are worlds, and the number of worlds up to each."""
    weighed = [(triple, worlds) for triple, worlds in weigh(own, others) if worlds]
    return [triple for triple, _ in weighed], list(accumulate(worlds for _, worlds in weighed))


@lru_cache(maxsize=VIEWS)
def _cats_left(hands: tuple[tuple[int, ...], ...], pile: tuple[int, ...], stage: tuple[Staged, ...]) -> tuple[int, ...]:
    known = {*pile, *(cat for hand in hands for cat in hand), *(staged.cat for staged in stage)}
    return tuple(cat for cat in cats.CATS if cat not in known)


def _filled(cards: tuple[int, ...], left: list[int]) -> tuple[int, ...]:
    """With cats for those not seen; where a position built by hand has too many of these, some stay unseen."""
    return tuple([left.pop() if cat == cats.UNKNOWN and left else cat for cat in cards])


# --- how well each player stands ------------------------------------------------------------------------


def worth(state: State) -> list[float]:
    """Points received, and the secrets left to keep: the more of them, the less is decided."""
    players = len(state.fans)
    if state.ended:
        return shares(winners(state), players)
    secrets = _secrecy(state)
    doubt = 1 + sum(secrets) / players**2
    asker = (state.turn + (state.due == DRAW)) % players
    weights = []
    for seat in range(players):
        stands = RECEIVED * len(state.won[seat]) + STILL_MASKED * masked(state, seat) + SECRET * secrets[seat]
        stands += LATER * ((seat - state.first) % players) + NEXT_QUESTION * (seat == asker)
        weights.append(exp(stands / doubt))
    total = sum(weights)
    return [weight / total for weight in weights]


def _secrecy(state: State) -> list[float]:
    """For each player the bits that the others still lack, on average: who knows the fan lacks none."""
    lacking = []
    elsewhere = open_elsewhere(state.shown)
    for owner, told in enumerate(_told_by_masks(state.stage, len(state.fans))):
        found = told & _told_by_cards(state.shown[owner], state.denied[owner] | elsewhere[owner])
        # Everybody knows their own cards to be nobody else's.
        others = [found & ~touching(fan) for other, fan in enumerate(state.fans) if other != owner]
        lacking.append(sum([log2(fans.bit_count() or 1) for fans in others]) / len(others))
    return lacking


@lru_cache(maxsize=LINES)
def _told_by_masks(stage: tuple[Staged, ...], players: int) -> tuple[Triples, ...]:
    """For each player the triples that fit the masks: a cat more is one step from what was known before it."""
    if not stage:
        return (EVERY,) * players
    cat, masks = stage[-1]
    hit = touching(cats.ATTRIBUTES_OF[cat])
    before = _told_by_masks(stage[:-1], players)
    return tuple([found & hit if masks >> seat & 1 else found & ~hit for seat, found in enumerate(before)])


@lru_cache(maxsize=LINES)
def _told_by_cards(shown: int, absent: int) -> Triples:
    found = EVERY & ~touching(absent)
    for name in names(shown):
        found &= touching(bit(name))
    return found


MIND: Mind[State] = Mind(imagine, worth)
