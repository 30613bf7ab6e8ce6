"""Around the square, built by hand: who is next, the clans and their cards, and what was agreed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from catgames.core.message import Message, Seat
from catgames.games.pocket.board.edit_square import Built, in_play, settled
from catgames.games.pocket.position.state import (
    BETWEEN,
    CHOOSE,
    CHOOSING,
    FIRST,
    LOTS,
    OTHER,
    PLAY,
    SEATS,
    Setup,
    State,
    lay_out,
    offer_clans,
)
from catgames.games.pocket.position.tiles import CLANS

MOST = 99
"""No first game brings as much; with more digits a position would be hard to read."""


# --- the players ----------------------------------------------------------------------------------------


def next_player(state: State) -> Built:
    """The other one is to move. While clans are chosen the two change seats, with their cards."""
    setup = state.setup
    if state.stage == CHOOSE:
        clans, offers = (setup.clans[1], setup.clans[0]), (setup.offers[1], setup.offers[0])
        changed = setup._replace(clans=clans, offers=offers, first=OTHER[setup.first])
        return state._replace(turn=OTHER[state.turn], setup=changed)
    if state.stage not in (PLAY, BETWEEN):
        return Message("edit-nobody-else")
    before = in_play(state)
    return settled(before._replace(turn=OTHER[before.turn]))


def another_clan(state: State, seat: Seat) -> Built:
    """The next clan in the box that is free, and its cats in place of the old ones."""
    setup = state.setup
    old, other = setup.clans[seat], setup.clans[OTHER[seat]]
    following = list(CLANS)[list(CLANS).index(old) + 1 :]
    new = next(clan for clan in (*following, *CLANS) if clan != other)
    cats: dict[str, list[str]] = {}
    for cat, successor in zip(CLANS[old].cats, CLANS[new].cats, strict=True):
        cats.setdefault(cat, []).append(successor)
    tiles = tuple(cats[tile].pop() if tile in cats else tile for tile in state.tiles)
    clans = (new, other) if seat == 0 else (other, new)
    mode = LOTS if setup.mode == FIRST else setup.mode
    return settled(in_play(state)._replace(tiles=tiles, setup=setup._replace(clans=clans, mode=mode)))


def first_game(what: str, change: int) -> Callable[[State, Seat], Built]:
    """What a player brings along from the first game of two: its `points` or its `prey`."""

    def use(state: State, seat: Seat) -> Built:
        both = list(getattr(state.setup, what))
        both[seat] += change
        if not 0 <= both[seat] <= MOST:
            return Message("edit-no-further")
        brought: dict[str, Any] = {what: tuple(both)}
        return state._replace(setup=state.setup._replace(**brought))

    return use


# --- the clan cards --------------------------------------------------------------------------------------


def card_for(seat: Seat) -> Callable[[State, str], Built]:
    """A card of this player's draw makes room for the one touched, which the other gives back if need be."""

    def use(state: State, clan: str) -> Built:
        setup = state.setup
        own, others = setup.offers[seat], setup.offers[OTHER[seat]]
        room = next((card for card in own if card not in setup.clans), None)
        if clan in setup.clans or clan in own or room is None:
            why = "taken" if clan in setup.clans else "there" if clan in own else "none"
            return Message("edit-card", {"why": why})
        own = tuple(clan if card == room else card for card in own)
        others = tuple(room if card == clan else card for card in others)
        return state._replace(setup=setup._replace(offers=(own, others) if seat == 0 else (others, own)))

    return use


def laid_out(state: State) -> Built:
    """A new square; who has not chosen yet gets the first clan on offer."""
    clans = list(state.setup.clans)
    for seat in SEATS:
        offered = (*state.setup.offers[seat], *CLANS)
        clans[seat] = clans[seat] or next(clan for clan in offered if clan not in clans)
    return lay_out(_with_a_seed(state.setup)._replace(clans=(clans[0], clans[1]), offers=((), ())))


def next_mode(state: State) -> Built:
    """Clans are chosen anew, in the next of the modes that let one choose."""
    mode = state.setup.mode
    following = CHOOSING[(CHOOSING.index(mode) + 1) % len(CHOOSING)] if mode in CHOOSING else CHOOSING[0]
    return offer_clans(_with_a_seed(state.setup)._replace(mode=following, game=1, points=(0, 0), prey=(0, 0)))


def _with_a_seed(setup: Setup) -> Setup:
    """What is built anew from a position whose seed is hidden needs any."""
    return setup._replace(seed=setup.seed or 0)


# --- what was agreed -------------------------------------------------------------------------------------


def agree(change: Callable[[Setup], Setup]) -> Callable[[State], Built]:
    """Another agreement; at the end it may change what dogs and cats have done."""

    def use(state: State) -> Built:
        setup = change(state.setup)
        return settled(in_play(state)._replace(setup=setup)) if state.tiles else state._replace(setup=setup)

    return use


def the_other(what: str, one: object, two: object) -> Callable[[Setup], Setup]:
    """Of two ways to settle it, the one that was not agreed on."""

    def change(setup: Setup) -> Setup:
        agreed: dict[str, Any] = {what: two if getattr(setup, what) == one else one}
        return setup._replace(**agreed)

    return change


def other_game(setup: Setup) -> Setup:
    """The first of two or the second, which begins without points."""
    return setup._replace(game=3 - setup.game, points=(0, 0), prey=(0, 0))
