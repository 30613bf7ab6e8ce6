"""What a rescue does, each point traced: colour by tile, assistant by tile, Cleocatra's extra."""

from __future__ import annotations

from catgames.core.event import Teller, silent
from catgames.core.message import Message, Seat
from catgames.games.cleocatra.language.moves import Post, Rescue
from catgames.games.cleocatra.law.effects import end_turn, finish_action
from catgames.games.cleocatra.position import changes, keys
from catgames.games.cleocatra.position.grid import Cell
from catgames.games.cleocatra.position.scoring import (
    assistants,
    best_choice,
    doubles,
    extra,
    fewest,
    is_princess,
    points,
    power,
    uninspected,
)
from catgames.games.cleocatra.position.state import BONUS, FIRST, Posting, State, colour_at, inspectors_left
from catgames.games.cleocatra.position.tiles import CLEOCATRA, GOAL, MUT, say_colour

PRINCESS_INSPECTORS = 2


def rescue(state: State, move: Rescue, tell: Teller) -> State:
    """Scoring 1 to 4; where an inspector must be chosen, that choice comes last."""
    seat, tile = move.seat, move.tile
    colour = power(state, tile)
    gained = points(state, seat, tile, move.scored)
    if tell is not silent:
        tell_points(state, move, tell)
    bonus = earned_bonus(state, move, tell)
    state = changes.with_points(state, seat, gained)
    total = state.scores[seat]
    tell("total", "score.colours", (keys.score_key(seat),), who=seat, count=gained, total=total)
    if total >= GOAL > total - gained:
        tell("last-round", "end.trigger", (keys.score_key(seat),), who=seat, total=total)
    before = state.inspectors
    if not is_princess(state, tile) and inspectors_left(state):
        state = changes.with_inspector(state, None, tile)
        tell("inspector", "score.inspector", (keys.inspector_key(tile),), count=inspectors_left(state))
    home = assistants(state, seat, tile, move.scored)
    if colour == MUT:
        tell("stays", "adv.mut", (keys.rescuer_key(seat, tile),), who=seat, count=len(home))
    else:
        home = (tile, *home)
    if home:
        state = changes.with_rescuers_home(state, seat, home)
        tell("recalled", "score.recall", (keys.supply_key(seat),), who=seat, count=len(home))
    if bonus is not None:
        state = state._replace(bonus=bonus)
    left = postings_due(state, tile)
    if not left or tile in state.inspectors:
        return after_rescue(state, seat, tell)
    rule = "adv.princess" if is_princess(state, tile) else "score.inspector"
    tell("post-due", rule, keys.inspector_keys(before), who=seat, count=left, kind=_kind(state))
    return state._replace(posting=Posting(tile, before, left))


def _kind(state: State) -> str:
    return "supply" if inspectors_left(state) else "tiles"


def postings_due(state: State, tile: Cell) -> int:
    """One inspector for the rescuer's tile; for Princess two elsewhere, or as many as there is room for."""
    if not is_princess(state, tile):
        return 1
    return min(PRINCESS_INSPECTORS, len(list(uninspected(state, tile, state.inspectors))))


def tell_points(state: State, move: Rescue, tell: Teller) -> None:
    """Point by point, on the board as it was: whoever scores still stands there."""
    seat, tile, scored = move.seat, move.tile, move.scored
    own = (keys.rescuer_key(seat, tile),)
    tell("rescues", "rescuer.rescue", own, None, state, who=seat, tile=_said(state, tile))
    for number, cell in enumerate(scored, 1):
        tell(
            "colour-point", "score.colours", (keys.tile_key(cell),), None, state, tile=_said(state, cell), count=number
        )
    chosen = [cell for cell in doubles(state, tile) if cell in scored]
    if chosen:
        tiles = tuple(_said(state, cell) for cell in chosen)
        tell("chosen", "score.choose", keys.tile_keys(chosen), None, state, tiles=tiles)
    for cell in assistants(state, seat, tile, scored):
        shown = (keys.rescuer_key(seat, cell),)
        tell("assistant-point", "score.assistants", shown, None, state, tile=_said(state, cell))
    if extra(state, tile):
        tell("cleocatra-point", "adv.cleocatra-point", (keys.tile_key(tile),), None, state, who=seat)
    best = best_choice(state, seat, tile)
    most, gained = points(state, seat, tile, best), points(state, seat, tile, scored)
    if most > gained:
        better = [cell for cell in best if cell not in scored]
        tell("better-choice", "score.choose", keys.tile_keys(better), None, state, gained=gained, most=most)


def _said(state: State, cell: Cell) -> Message:
    return say_colour(colour_at(state, cell))


def earned_bonus(state: State, move: Rescue, tell: Teller) -> Seat | None:
    """Cleocatra: who has the fewest points before this scoring; a bonus rescue grants no further bonus."""
    if power(state, move.tile) != CLEOCATRA or state.step == BONUS:
        return None
    least = fewest(state)
    if least is None:
        tell("bonus-tied", "adv.cleocatra-bonus", (), count=min(state.scores))
        return None
    tell("bonus-earned", "adv.cleocatra-bonus", (keys.score_key(least),), who=least, count=state.scores[least])
    return least


def post(state: State, move: Post, tell: Teller) -> State:
    """An inspector is put on a tile; Princess has two to put."""
    posting = state.posting
    assert posting is not None, "an inspector is due"
    princess = is_princess(state, posting.tile)
    rule = "adv.princess" if princess else "score.inspector"
    said = _said(state, move.tile)
    came = "supply" if move.source is None else "tile"
    state = changes.with_inspector(state, move.source, move.tile)
    tell("posted", rule, (keys.inspector_key(move.tile),), who=move.seat, tile=said, source=came)
    if posting.left > 1:
        return state._replace(posting=posting._replace(left=posting.left - 1))
    return after_rescue(state._replace(posting=None), move.seat, tell)


def after_rescue(state: State, seat: Seat, tell: Teller) -> State:
    """A rescue as the first action ends the turn (Rescuer actions)."""
    if state.step != FIRST:
        return finish_action(state, tell)
    tell("turn-ends", "rescue.ends-turn", (keys.supply_key(seat),), who=seat)
    return end_turn(state, tell)
