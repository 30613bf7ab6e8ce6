"""What is so on this table: what is still masked, what may be asked, what can still happen."""

from __future__ import annotations

from functools import lru_cache

from catgames.core.memory import LARGE
from catgames.core.message import Seat
from catgames.core.rulebook import Nature, decides
from catgames.core.seats import SEATS
from catgames.games.cloaked.position.attributes import ALL
from catgames.games.cloaked.position.cats import ATTRIBUTES_OF, NAMES
from catgames.games.cloaked.position.state import ASK, CATS, DRAW, FAN, MASKS, ROUND, SHORT, State


def others(state: State, seat: Seat) -> tuple[Seat, ...]:
    return tuple([other for other in state.seats if other != seat])


def others_clockwise(state: State, seat: Seat) -> list[Seat]:
    """As they sit, from this player's left on."""
    return [*state.seats[seat + 1 :], *state.seats[:seat]]


# --- what is masked, and what lies open -----------------------------------------------------------


def masked(state: State, seat: int) -> int:
    """How many of a player's attributes are still masked."""
    return FAN - state.shown[seat].bit_count()


@lru_cache(maxsize=LARGE)
def open_elsewhere(shown: tuple[int, ...]) -> tuple[int, ...]:
    """For each player what lies open before the others: each attribute exists once, so this player cannot have it."""
    lying = 0
    for cards in shown:
        lying |= cards
    return tuple([lying & ~own for own in shown])


def could_be_masked(shown: tuple[int, ...], target: int) -> int:
    """What this player's masked cards may be, for all that lies open elsewhere; once all three lie open, nothing."""
    return 0 if shown[target].bit_count() == FAN else ALL & ~open_elsewhere(shown)[target]


def not_unmasked(shown: tuple[int, ...], target: int) -> int:
    """What does not lie open before this player."""
    return ALL & ~shown[target]


def askable(shown: tuple[int, ...], target: int) -> int:
    """What this player may be asked for (Step 3)."""
    return could_be_masked(shown, target) & not_unmasked(shown, target)


def plainly_ruled_out(state: State, asker: Seat, target: Seat) -> int:
    """What needs but a look: the asker's own cards, what was denied, all that is on a cat without a mask."""
    found = state.fans[asker] | state.denied[target]
    for cat, masks in state.stage:
        if not masks >> target & 1:
            found |= ATTRIBUTES_OF[cat]
    return found


def plainly_certain(state: State, asker: Seat, target: Seat) -> int:
    """What needs but a look: alone on a cat with a mask, when all that is ruled out is taken from it."""
    absent, certain = plainly_ruled_out(state, asker, target), 0
    for other in others(state, target):
        absent |= state.shown[other]
    for cat, masks in state.stage:
        if masks >> target & 1 and not ATTRIBUTES_OF[cat] & state.shown[target]:
            left = ATTRIBUTES_OF[cat] & ~absent
            certain |= left if left.bit_count() == 1 else 0
    return certain


def are_attributes_dealt(state: State) -> bool:
    """While a game is set up they are not: nobody has seen a card yet, and all cats are still in the pile."""
    return any(state.fans) or len(state.pile) < len(NAMES)


# --- what can still happen ------------------------------------------------------------------------


@decides("end.trigger", "end", Nature.END)
def unmasked_player(state: State) -> Seat | None:
    """The player whose three attributes are all unmasked: the game enters its end."""
    for seat, shown in zip(SEATS, state.shown, strict=False):
        if shown.bit_count() == FAN:
            return seat
    return None


def is_ending(state: State) -> bool:
    return FAN in map(int.bit_count, state.shown)


def can_draw(state: State) -> bool:
    """In the last round nothing is drawn; nor is from an empty pile."""
    return bool(state.pile) and not is_ending(state)


def has_asked(state: State) -> bool:
    """Whether the turn's one question is over; in the last round it ends the turn at once."""
    return state.due == DRAW and not is_ending(state)


def can_go_on(state: State) -> bool:
    """What is due must be possible: a cat from a hand, or a draw from the pile, and neither in the last round."""
    if state.ended or state.due == ASK:
        return True
    return can_draw(state) if state.due == DRAW else bool(state.hands[state.turn]) and not is_ending(state)


def without_masks(state: State) -> tuple[Seat, ...]:
    """Those whose supply is empty."""
    return tuple(seat for seat in state.seats if not state.supply[seat])


def ended_for_its_reason(state: State) -> bool:
    """Whether what ended the game, if anything did, is to be seen."""
    lacking = without_masks(state) if state.ended == SHORT else ()
    seen = {ROUND: is_ending(state), CATS: not any(state.hands), SHORT: bool(lacking)}
    owing = {seat for seat in state.seats if state.short >> seat & 1}
    return seen.get(state.ended, True) and owing <= {*lacking}


def supply_left(state: State, seat: int) -> int:
    """What is left of a player's masks after those on cats and those handed over."""
    placed = sum(staged.masks >> seat & 1 for staged in state.stage)
    return MASKS - placed - sum(won.count(str(seat)) for won in state.won)
