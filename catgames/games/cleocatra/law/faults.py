"""What is impossible about a position: nothing, for any position of a real game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from catgames.core.message import Message, Seat
from catgames.core.seats import SEATS
from catgames.games.cleocatra.language.notation import write
from catgames.games.cleocatra.position.facts import can_follow, pieces_fit
from catgames.games.cleocatra.position.grid import parts
from catgames.games.cleocatra.position.scoring import power
from catgames.games.cleocatra.position.state import (
    BONUS,
    FIRST,
    SECOND,
    SETUP,
    State,
    actor,
    colour_at,
    is_over,
    round_is_over,
    standing_on,
)
from catgames.games.cleocatra.position.tiles import CLEOCATRA, GOAL, INSPECTORS, MAFDAT, MUT, RESCUERS, UNKNOWN, box

AREA = 4  # tiles at most: the rescuer's own and one at each of its sides
FULL_RESCUE = AREA + RESCUERS - 1  # points: every tile another colour, and all the others assist
CLEOCATRA_LEAST = 2  # points: her colour and her extra
MISPLAYS = frozenset(
    {
        "fault-parts",
        "fault-setup",
        "fault-held",
        "fault-fresh",
        "fault-posting",
        "fault-scorer",
        "fault-unscored",
        "fault-bonus",
        "fault-inspectors",
        "fault-rescuers",
        "fault-points",
    }
)
"""What a wrong move can lead to with the pieces that there are."""


def faults(state: State) -> tuple[Message, ...]:
    """Pieces lost or doubled, pyramids apart, a step without its occasion, points that nobody can have."""
    if not pieces_fit(state):
        return (Message("unreadable-pieces", {"text": write(state)}),)
    if state.step == SETUP:
        return (*_tile_faults(state), *_setup_faults(state))
    return (*_tile_faults(state), *_step_faults(state), *_rescue_faults(state), *_point_faults(state))


def _tile_faults(state: State) -> Iterator[Message]:
    """What is not seen may be any tile that is missing."""
    tiles, full = state.colours + state.held + state.pile, box(state.players)
    if len(tiles) != len(full):
        yield Message("fault-tiles", {"count": len(tiles), "expected": len(full)})
    for colour, count in (Counter(tiles.replace(UNKNOWN, "")) - Counter(full)).items():
        yield Message("unreadable-tiles", {"text": colour, "count": count})
    if len(parts(state.cells)) > 1:
        yield Message("fault-parts", {"count": len(parts(state.cells))})


def _setup_faults(state: State) -> Iterator[Message]:
    """Whoever was in turn has one rescuer on a tile, nobody else has, and nothing else has happened."""
    players, laid = state.players, len(state.cells)
    placed = [len(state.rescuers[(state.starter + k) % players]) for k in range(players)]
    standing = tuple(sorted(cell for own in state.rescuers for cell in own))
    in_turn = placed == [1] * laid + [0] * (players - laid) and standing == state.cells
    on_turn = state.turn == (state.starter + laid) % players
    if not in_turn or not on_turn or state.inspectors or any(state.scores):
        yield Message("fault-setup")


def _step_faults(state: State) -> Iterator[Message]:
    """A tile in hand, a tile just laid, an action to come: each has its time."""
    tile_due = state.step == FIRST or (state.step == BONUS and state.variants.any_bonus)
    if state.held and not tile_due:
        yield Message("fault-held")
    if is_over(state) and (state.held or state.step != FIRST):
        yield Message("fault-over")
    elif state.step == SECOND and not state.posting and not can_follow(state):
        yield Message("fault-second")
    if state.laid is not None:
        if state.step != SECOND:
            yield Message("fault-laid")
        elif not _is_fresh(state):
            yield Message("fault-fresh")


def _is_fresh(state: State) -> bool:
    """Whether nobody is on the tile just laid or moved, unless a Mafdat tile has carried them."""
    assert state.laid is not None
    if power(state, state.laid) == MAFDAT:
        return True
    watched = state.laid in state.inspectors and not state.posting
    return not watched and not standing_on(state, state.laid)


def _rescue_faults(state: State) -> Iterator[Message]:
    """What a rescue leaves behind: an inspector to be put, a rescuer gone home, a bonus action."""
    posting = state.posting
    if posting:
        scorer, stays = actor(state), power(state, posting.tile) == MUT
        if posting.tile in state.inspectors:
            yield Message("fault-posting")
        if (posting.tile in state.rescuers[scorer]) != stays:
            yield Message("fault-scorer", {"who": scorer})
        if not state.scores[scorer]:
            yield Message("fault-unscored", {"who": scorer})
    if state.bonus is not None and not _bonus_is_earned(state, state.bonus):
        yield Message("fault-bonus")


def _bonus_is_earned(state: State, bonus: Seat) -> bool:
    """A rescue on a Cleocatra tile has just been made, when this player alone had the fewest points."""
    if not state.variants.advanced or (state.step != BONUS and not state.posting):
        return False
    if state.step == BONUS and state.posting:
        return True  # the bonus was a rescue itself: its points and its inspector hide what went before
    scored = state.scores[state.turn]
    others = [score for seat, score in enumerate(state.scores) if seat not in (bonus, state.turn)]
    if bonus == state.turn:
        fewest = max(0, scored - FULL_RESCUE - 1) < min(others)
    else:
        fewest = state.scores[bonus] < min([*others, scored - CLEOCATRA_LEAST])
    tiles = (state.posting.tile,) if state.posting else state.inspectors
    return fewest and scored >= CLEOCATRA_LEAST and any(colour_at(state, tile) == CLEOCATRA for tile in tiles)


def _point_faults(state: State) -> Iterator[Message]:
    total, posted = sum(state.scores), len(state.inspectors)
    if not _inspectors_fit(state):
        yield Message("fault-inspectors", {"count": posted, "points": total})
    for seat, score in zip(SEATS, state.scores, strict=False):
        if not score and not state.rescuers[seat]:
            yield Message("fault-rescuers", {"who": seat})
        if score > _most_points(state, seat):
            yield Message("fault-points", {"who": seat, "count": score})


def _inspectors_fit(state: State) -> bool:
    """Every rescue brings an inspector until all are on tiles; Princess two, or none where there is no room."""
    total, posted = sum(state.scores), len(state.inspectors)
    if state.posting:  # the last rescue has its points already, and not all of its inspectors
        total, posted = total - 1, len(state.posting.before)
    if state.variants.advanced:
        return posted <= 2 * total and bool(total) <= bool(posted or state.posting)
    rescues = sum(-(-score // FULL_RESCUE) for score in state.scores)
    return posted <= total if posted == INSPECTORS else rescues <= posted <= total


def _most_points(state: State, seat: Seat) -> int:
    """The game ends with the round in which somebody has 23: nobody begins another turn with so many."""
    players, starter = state.players, state.starter
    if state.variants.advanced:  # a bonus action may come after anybody's turn
        return GOAL - 1 + (FULL_RESCUE + 1) * (1 + players)
    played = (state.turn - starter) % players
    scored = (seat - starter) % players < played or round_is_over(state) or (seat == state.turn and state.posting)
    return GOAL - 1 + FULL_RESCUE if scored else GOAL - 1
