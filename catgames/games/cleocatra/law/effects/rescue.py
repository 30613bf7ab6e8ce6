"""What a rescue brings, each point traced: colour by tile, assistant by tile, Cleocatra's extra; and the inspectors."""

from __future__ import annotations

from typing import NamedTuple

from catgames.core.event import Teller
from catgames.core.game import Effect
from catgames.core.message import Seat
from catgames.core.rulebook import Nature, decides
from catgames.games.cleocatra.language.moves import Post, Rescue
from catgames.games.cleocatra.law.effects.turn import end_turn, tell_turn_end
from catgames.games.cleocatra.position import changes, keys
from catgames.games.cleocatra.position.grid import Cell, Cells
from catgames.games.cleocatra.position.naming import say_tile
from catgames.games.cleocatra.position.scoring import (
    Score,
    best_choice,
    doubles,
    fewest,
    inspectors_due,
    is_princess,
    power,
    score,
)
from catgames.games.cleocatra.position.state import BONUS, FIRST, Posting, State, inspectors_left
from catgames.games.cleocatra.position.tiles import CLEOCATRA, GOAL, MUT


class Rescued(NamedTuple):
    """All that one rescue brings: it is done, and told, from this."""

    score: Score
    bonus: Seat | None
    """Who takes a bonus action."""
    inspected: bool
    """Whether an inspector comes to the tile from beside the board, with nothing to choose."""
    home: Cells
    due: int
    """Inspectors that are still to be put by choice."""


@decides("adv.cleocatra-bonus", "abilities", Nature.EFFECT)
def earned_bonus(state: State, tile: Cell) -> Seat | None:
    """Cleocatra: who has the fewest points before this scoring; a bonus rescue grants no further bonus."""
    return fewest(state) if _grants_bonus(state, tile) else None


def _grants_bonus(state: State, tile: Cell) -> bool:
    return power(state, tile) == CLEOCATRA and state.step != BONUS


@decides("score.recall", "inspectors", Nature.EFFECT)
@decides("adv.mut", "abilities", Nature.EFFECT)
def rescued(state: State, move: Rescue) -> Rescued:
    """Scoring 1 to 4; on a Mut tile whoever scores stays."""
    tile = move.tile
    won = score(state, move.seat, tile, move.scored)
    home = won.assistants if power(state, tile) == MUT else (tile, *won.assistants)
    inspected = not is_princess(state, tile) and inspectors_left(state) > 0
    chosen = not inspected and tile not in state.inspectors
    return Rescued(won, earned_bonus(state, tile), inspected, home, inspectors_due(state, tile) if chosen else 0)


def rescue(state: State, move: Rescue) -> State:
    """Where an inspector must be chosen, that choice comes last."""
    seat, tile, before = move.seat, move.tile, state.inspectors
    won, bonus, inspected, home, due = rescued(state, move)
    state = changes.with_points(state, seat, won.total)
    if inspected:
        state = changes.with_inspector(state, None, tile)
    state = changes.with_rescuers_home(state, seat, home)
    if bonus is not None:
        state = state._replace(bonus=bonus)
    return state._replace(posting=Posting(tile, before, due)) if due else end_rescue(state)


@decides("rescue.ends-turn", "rescuer", Nature.EFFECT)
def end_rescue(state: State) -> State:
    """A rescue ends the turn, also as the first action (Rescuer actions)."""
    return end_turn(state)


def post(state: State, move: Post) -> State:
    """An inspector is put on a tile; Princess has two to put."""
    posting = state.posting
    assert posting is not None, "an inspector is due"
    state = changes.with_inspector(state, move.source, move.tile)
    if posting.left > 1:
        return state._replace(posting=posting._replace(left=posting.left - 1))
    return end_rescue(state._replace(posting=None))


# --- what is told ---------------------------------------------------------------------------------


def tell_rescue(before: State, move: Rescue, after: State, tell: Teller) -> None:
    seat, tile = move.seat, move.tile
    won, bonus, inspected, home, due = rescued(before, move)
    _tell_points(before, move, won, tell)
    if bonus is not None:
        tell("bonus-earned", "adv.cleocatra-bonus", (keys.SCORE(bonus),), who=bonus, count=before.scores[bonus])
    elif _grants_bonus(before, tile):
        tell("bonus-tied", "adv.cleocatra-bonus", (), count=min(before.scores))
    total = after.scores[seat]
    tell("total", "score.colours", (keys.SCORE(seat),), who=seat, count=won.total, total=total)
    if total >= GOAL > before.scores[seat]:
        tell("last-round", "end.trigger", (keys.SCORE(seat),), who=seat, total=total)
    if inspected:
        tell("inspector", "score.inspector", (keys.INSPECTOR(tile),), count=inspectors_left(after))
    if tile not in home:
        tell("stays", "adv.mut", (keys.RESCUER(seat, tile),), who=seat, count=len(home))
    if home:
        tell("recalled", "score.recall", (keys.SUPPLY(seat),), who=seat, count=len(home))
    if due:
        rule, waiting = _rule_of_posting(before, tile), inspectors_left(after)
        kind = "supply" if waiting else "tiles" if is_princess(before, tile) else "here"
        shown = (keys.INSPECTORS_KEY,) if waiting else keys.inspector_keys(before.inspectors)
        tell("post-due", rule, shown, who=seat, count=due, kind=kind, tile=say_tile(before, tile))
    else:
        _tell_end(before, seat, after, tell)


def _tell_points(before: State, move: Rescue, won: Score, tell: Teller) -> None:
    """Point by point, on the board as it was: whoever scores still stands there."""
    seat, tile, scored = move.seat, move.tile, move.scored
    own = (keys.RESCUER(seat, tile),)
    tell("rescues", "rescuer.rescue", own, None, before, who=seat, tile=say_tile(before, tile))
    for cell in won.colours:
        tell("colour-point", "score.colours", (keys.TILE(cell),), None, before, tile=say_tile(before, cell))
    if chosen := [cell for cell in doubles(before, tile) if cell in scored]:
        tiles = tuple(say_tile(before, cell) for cell in chosen)
        tell("chosen", "score.choose", keys.tile_keys(chosen), None, before, tiles=tiles)
    for cell in won.assistants:
        shown = (keys.RESCUER(seat, cell),)
        tell("assistant-point", "score.assistants", shown, None, before, tile=say_tile(before, cell))
    if won.extra:
        tell("cleocatra-point", "adv.cleocatra-point", (keys.TILE(tile),), None, before, who=seat)
    best = best_choice(before, seat, tile)
    most = score(before, seat, tile, best).total
    if most > won.total:
        better = keys.tile_keys(cell for cell in best if cell not in scored)
        tell("better-choice", "score.choose", better, None, before, gained=won.total, most=most)


def tell_post(before: State, move: Post, after: State, tell: Teller) -> None:
    posting = before.posting
    assert posting is not None, "an inspector is due"
    said, came = say_tile(before, move.tile), "tile" if move.source else "supply"
    rule = _rule_of_posting(before, posting.tile)
    tell("posted", rule, (keys.INSPECTOR(move.tile),), who=move.seat, tile=said, source=came)
    if after.posting is None:
        _tell_end(before, move.seat, after, tell)


def _rule_of_posting(state: State, tile: Cell) -> str:
    return "adv.princess" if is_princess(state, tile) else "score.inspector"


def _tell_end(before: State, seat: Seat, after: State, tell: Teller) -> None:
    if before.step == FIRST:
        tell("turn-ends", "rescue.ends-turn", (keys.SUPPLY(seat),), who=seat)
    tell_turn_end(after, tell)


EFFECTS = (Effect(Rescue, rescue, tell_rescue, frozenset({"better-choice"})), Effect(Post, post, tell_post))
