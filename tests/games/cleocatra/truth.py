"""What must be so where a line is said, and the values it quotes: worked out from the bare position, another way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from tests.games.cleocatra.table import (
    BONUS,
    COLOURS,
    DEEDS,
    FIRST,
    PLAYERS,
    SECOND,
    SETUP,
    THREE,
    Table,
    beginnings,
    decider,
    first_actions,
    heaps,
    is_followed,
    kind,
    named,
    near,
    placements,
    rescuer_deeds,
    say,
    shut_in,
    table,
    touching,
)

Said: TypeAlias = dict[str, object]
Truth: TypeAlias = Callable[[Any, Any], Said]
TILE_ACTIONS = ("Draw", "Search", "Exchange")
GOAL = 23

# --- the end ----------------------------------------------------------------------------------------------


def _leader(state: Any) -> Said:
    most = max(state.scores)
    return {"who": list(state.scores).index(most), "count": most, "reached": "yes" if most >= GOAL else "no"}


def _round_is_over(state: Any, move: Any) -> Said:
    assert max(state.scores) >= GOAL
    assert (state.step, state.turn, state.posting) == (FIRST, state.starter, None)
    return _leader(state)


def _round_is_not_over(state: Any, move: Any) -> Said:
    assert max(state.scores) < GOAL or state.step != FIRST or state.turn != state.starter or state.posting
    return _leader(state)


def _all_frozen(state: Any, move: Any) -> Said:
    assert all(set(own) == set(state.inspectors) for own in state.rescuers)
    assert len(state.inspectors) == len(state.rescuers[0]) == THREE
    assert not state.variants.advanced, "herding would thaw them"
    return {}


def _one_frozen(state: Any, move: Any) -> Said:
    frozen = [seat for seat, own in enumerate(state.rescuers) if own and set(own) <= set(state.inspectors)]
    frozen = [seat for seat in frozen if len(state.rescuers[seat]) == THREE]
    assert len(frozen) == 1
    assert set(state.rescuers[1 - frozen[0]]) != set(state.inspectors)
    return {"who": frozen[0], "other": 1 - frozen[0]}


# --- set-up and turn --------------------------------------------------------------------------------------


def _is_on(state: Any) -> None:
    frozen = all(len(own) == THREE and set(own) <= set(state.inspectors) for own in state.rescuers)
    assert not frozen or state.variants.advanced
    assert max(state.scores) < GOAL or state.step != FIRST or state.turn != state.starter or state.posting


def _others(state: Any, move: Any) -> Said:
    _is_on(state)
    assert move.seat != decider(state)
    return {"who": decider(state)}


def _their_first_draw(state: Any, move: Any) -> Said:
    assert state.step == SETUP
    assert not state.held
    return _others(state, move)


def _their_first_tile(state: Any, move: Any) -> Said:
    assert state.step == SETUP
    assert state.held
    return _others(state, move)


def _ones_own(state: Any, move: Any) -> None:
    _is_on(state)
    assert move.seat == decider(state)


def _draw_first(state: Any, move: Any) -> Said:
    _ones_own(state, move)
    assert state.step == SETUP
    assert not state.held
    assert kind(move) != "Draw"
    return {}


def _lay_first(state: Any, move: Any) -> Said:
    _ones_own(state, move)
    assert state.held
    assert kind(move) != "Lay"
    return {}


def _lay_first_in_setup(state: Any, move: Any) -> Said:
    assert state.step == SETUP
    return _lay_first(state, move)


def _not_in_the_middle(state: Any, move: Any) -> Said:
    _ones_own(state, move)
    assert not state.cells
    assert move.place != (0, 0)
    return {}


def _taken(state: Any, move: Any) -> Said:
    assert move.place in state.cells
    return {}


def _taken_by(state: Any, move: Any) -> Said:
    assert move.place in state.cells
    return {"other": say(state, move.place)}


def _apart(state: Any, move: Any) -> Said:
    assert state.cells
    assert not touching(state.cells, move.place)
    return {}


def _first_tile_in_turn(state: Any, move: Any) -> Said:
    _ones_own(state, move)
    assert state.step == SETUP
    if kind(move) == "Draw":
        assert not state.held
        return {"due": "draw", "tiles": len(state.cells)}
    assert state.held
    assert move.place not in state.cells
    assert touching(state.cells, move.place) if state.cells else move.place == (0, 0)
    return {"due": "lay", "tiles": len(state.cells)}


def _their_inspector(state: Any, move: Any) -> Said:
    assert state.posting
    return _others(state, move)


def _their_tile(state: Any, move: Any) -> Said:
    assert state.held
    return _others(state, move)


def _their_bonus(state: Any, move: Any) -> Said:
    assert state.step == BONUS
    return _others(state, move)


def _their_turn(state: Any, move: Any) -> Said:
    assert state.step in (FIRST, SECOND)
    assert state.turn == decider(state)
    return _others(state, move)


def _inspector_first(state: Any, move: Any) -> Said:
    _ones_own(state, move)
    assert kind(move) != "Post"
    return {"count": state.posting.left}


def _no_tile_drawn(state: Any, move: Any) -> Said:
    _ones_own(state, move)
    assert not state.held
    assert kind(move) == "Lay"
    assert state.step in (FIRST, BONUS)
    return {}


def _no_inspector_due(state: Any, move: Any) -> Said:
    _ones_own(state, move)
    assert not state.posting
    assert kind(move) == "Post"
    return {}


def _tile_second(state: Any, move: Any) -> Said:
    _ones_own(state, move)
    assert state.step == SECOND
    assert kind(move) in (*TILE_ACTIONS, "Lay")
    assert not state.held
    return {}


def _due(state: Any, move: Any) -> Said:
    _ones_own(state, move)
    assert state.step != SETUP
    assert bool(state.posting) == (kind(move) == "Post")
    if state.posting:
        return {"due": "inspector"}
    assert bool(state.held) == (kind(move) == "Lay")
    if state.held:
        return {"due": "tile"}
    assert state.step != SECOND or kind(move) not in TILE_ACTIONS
    return {"due": {FIRST: "first", SECOND: "second", BONUS: "bonus"}[state.step]}


# --- tile actions -----------------------------------------------------------------------------------------


def _touches(state: Any, move: Any) -> Said:
    assert move.place not in state.cells
    count = len(touching(state.cells, move.place))
    assert count
    return {"count": count}


def _pile(left: bool) -> Truth:
    def so(state: Any, move: Any) -> Said:
        assert bool(state.pile) == left
        return {"count": len(state.pile)}

    return so


def _no_tile(state: Any, move: Any) -> Said:
    assert move.tile not in state.cells
    return {}


def _carries_rescuers(state: Any, move: Any) -> Said:
    assert table(state).standing(move.tile)
    return _carried(state, move)


def _carries_an_inspector(state: Any, move: Any) -> Said:
    assert move.tile in state.inspectors
    return _carried(state, move)


def _carried(state: Any, move: Any) -> Said:
    advanced, count = state.variants.advanced, table(state).standing(move.tile)
    assert not advanced or table(state).tiles[move.tile] != "g"
    return {"tile": say(state, move.tile), "count": count, "advanced": "yes" if advanced else "no"}


def _back_again(state: Any, move: Any) -> Said:
    assert move.place == move.tile
    return {"tile": say(state, move.tile)}


def _beside_itself(state: Any, move: Any) -> Said:
    assert touching(state.cells, move.place) == [move.tile]
    return {"tile": say(state, move.tile)}


def _moves_beside(state: Any, move: Any) -> Said:
    pieces = table(state).standing(move.tile) + (move.tile in state.inspectors)
    assert not pieces or (state.variants.advanced and table(state).tiles[move.tile] == "g")
    assert move.place not in state.cells
    beside = [say(state, cell) for cell in touching(state.cells, move.place) if cell != move.tile]
    assert beside
    return {"tile": say(state, move.tile), "pieces": pieces, "near": beside}


def _counted(sizes: list[int]) -> list[str]:
    return [f"{size} tile{'s' * (size > 1)}" for size in sizes]


def _without(state: Any, move: Any) -> list[int]:
    return heaps([cell for cell in state.cells if cell != move.tile])


def _falls_apart(state: Any, move: Any) -> Said:
    sizes = _without(state, move)
    assert len(sizes) > 1
    return {"tile": say(state, move.tile), "sizes": _counted(sizes)}


def _holds_together(state: Any, move: Any) -> Said:
    sizes = _without(state, move)
    assert len(sizes) == 1
    return {"tile": say(state, move.tile), "sizes": _counted(sizes)}


def _sides(shut: bool) -> Truth:
    def so(state: Any, move: Any) -> Said:
        count = len(touching(state.cells, move.tile))
        assert (count == THREE) == shut
        return {"tile": say(state, move.tile), "count": count}

    return so


def _closes_a_gap(state: Any, move: Any) -> Said:
    rest = [cell for cell in state.cells if kind(move) == "Lay" or cell != move.tile]
    assert shut_in([*rest, move.place]) - shut_in(state.cells)
    return {}


# --- Mafdat, Bastet, herding, the bonus -------------------------------------------------------------------


def _riders(state: Any, move: Any) -> Said:
    assert state.variants.advanced
    assert table(state).tiles[move.tile] == "g"
    rescuers, inspector = table(state).standing(move.tile), move.tile in state.inspectors
    assert rescuers or inspector
    return {"rescuers": rescuers, "inspector": "yes" if inspector else "no"}


def _once_laid(state: Any, move: Any) -> list[int]:
    return heaps([*(cell for cell in state.cells if cell != move.tile), move.place])


def _mafdat_splits(state: Any, move: Any) -> Said:
    assert state.variants.mafdat_free
    assert len(_once_laid(state, move)) > 1
    return {"free": "yes", "sizes": _counted(_once_laid(state, move))}


def _mafdat_keeps_to_it(state: Any, move: Any) -> Said:
    assert state.variants.advanced
    assert table(state).tiles[move.tile] == "g"
    sizes = _once_laid(state, move)
    assert len(sizes) == 1
    if not state.variants.mafdat_free:
        assert len(_without(state, move)) == 1
        assert len(touching(state.cells, move.tile)) < THREE
    return {"free": "yes" if state.variants.mafdat_free else "no", "sizes": _counted(sizes)}


def _basic(state: Any, move: Any) -> Said:
    assert not state.variants.advanced
    return {}


def _nobody_of_ones_own(state: Any, move: Any) -> Said:
    assert move.tile in state.cells
    assert move.tile not in state.rescuers[move.seat]
    return {"tile": say(state, move.tile)}


def _not_blue(state: Any, move: Any) -> Said:
    assert move.tile in state.rescuers[move.seat]
    assert table(state).tiles[move.tile] != "b"
    return {"tile": say(state, move.tile)}


def _oneself(state: Any, move: Any) -> Said:
    assert move.other == move.seat
    return {}


def _nowhere(field: str) -> Truth:
    def so(state: Any, move: Any) -> Said:
        assert getattr(move, field) not in state.cells
        return {}

    return so


def _not_there(state: Any, move: Any) -> Said:
    assert move.there in state.cells
    assert move.there not in state.rescuers[move.other]
    return {"other": int(move.other), "tile": say(state, move.there)}


def _both_on_one(state: Any, move: Any) -> Said:
    assert move.tile in set(state.rescuers[move.seat]) & set(state.rescuers[move.other])
    assert move.there == move.tile
    return {"other": int(move.other), "tile": say(state, move.there)}


def _exchange(state: Any, move: Any) -> Said:
    assert move.tile in state.rescuers[move.seat]
    assert table(state).tiles[move.tile] == "b"
    assert move.there in state.rescuers[move.other]
    assert move.there != move.tile
    assert move.other != move.seat
    return {"tile": say(state, move.tile), "other": int(move.other), "there": say(state, move.there)}


def _mine_twice(state: Any, move: Any) -> Said:
    assert move.there in state.rescuers[move.seat]
    return {"tile": say(state, move.there)}


def _theirs_twice(state: Any, move: Any) -> Said:
    assert move.tile in state.rescuers[move.other]
    return {"other": int(move.other), "tile": say(state, move.tile)}


def _nobody_twice(state: Any, move: Any) -> Said:
    mine = [cell for cell in state.rescuers[move.seat] if cell != move.tile] + [move.there]
    theirs = [cell for cell in state.rescuers[move.other] if cell != move.there] + [move.tile]
    assert len(set(mine)) == len(mine)
    assert len(set(theirs)) == len(theirs)
    return {}


def _stands_there(state: Any, move: Any) -> Said:
    assert move.tile in state.rescuers[move.seat]
    assert move.to == move.tile
    return {"tile": say(state, move.tile)}


def _too_far(state: Any, move: Any) -> Said:
    assert move.to not in near(move.tile)
    return {"tile": say(state, move.tile), "to": say(state, move.to)}


def _one_on(state: Any, move: Any) -> Said:
    assert state.variants.advanced
    assert move.tile in state.rescuers[move.seat]
    assert move.to in touching(state.cells, move.tile)
    return {"tile": say(state, move.tile), "to": say(state, move.to)}


def _bonus_of(*kinds: str) -> Truth:
    def so(state: Any, move: Any) -> Said:
        assert state.step == BONUS
        assert kind(move) in kinds
        return {}

    return so


def _house_rule(state: Any, move: Any) -> Said:
    assert not state.variants.any_bonus
    return _bonus_of(*TILE_ACTIONS)(state, move)


def _may_be_bonus(state: Any, move: Any) -> Said:
    _bonus_of(*TILE_ACTIONS, "TeamUp", "Rescue", "Herd", "Pass")(state, move)
    if kind(move) in TILE_ACTIONS:
        assert state.variants.any_bonus
        return {"kind": "tile"}
    return {"kind": "none" if kind(move) == "Pass" else "rescuer"}


# --- rescuer actions --------------------------------------------------------------------------------------


def _nothing_laid(state: Any, move: Any) -> Said:
    assert state.laid is None
    return {}


def _no_supply(state: Any, move: Any) -> Said:
    assert len(state.rescuers[move.seat]) == THREE
    return {}


def _another_laid(state: Any, move: Any) -> Said:
    assert move.tile in state.cells
    assert state.laid is not None
    assert move.tile != state.laid
    return {"tile": say(state, move.tile), "laid": say(state, state.laid)}


def _scouted(state: Any, move: Any) -> Said:
    assert move.tile == state.laid
    left = THREE - len(state.rescuers[move.seat])
    assert left
    return {"tile": say(state, move.tile), "count": left}


def _all_at_home(state: Any, move: Any) -> Said:
    assert not state.rescuers[move.seat]
    return {}


def _own_beside(state: Any, move: Any) -> int:
    return sum(cell in state.rescuers[move.seat] for cell in near(move.tile))


def _on_it_already(state: Any, move: Any) -> Said:
    assert move.tile in state.rescuers[move.seat]
    assert not _own_beside(state, move)
    return {"tile": say(state, move.tile)}


def _none_beside(state: Any, move: Any) -> Said:
    assert move.tile not in state.rescuers[move.seat]
    assert not _own_beside(state, move)
    assert state.rescuers[move.seat]
    return {"tile": say(state, move.tile), "count": len(state.rescuers[move.seat])}


def _some_beside(state: Any, move: Any) -> Said:
    assert _own_beside(state, move)
    return {"tile": say(state, move.tile), "count": _own_beside(state, move)}


def _own_there(state: Any, move: Any) -> Said:
    assert move.tile in state.rescuers[move.seat]
    return {"tile": say(state, move.tile)}


def _goal(move: Any) -> Any:
    return move.to if kind(move) == "Herd" else move.tile


def _own_in_the_way(state: Any, move: Any) -> Said:
    assert _goal(move) in state.rescuers[move.seat]
    return {"tile": say(state, _goal(move))}


def _full(state: Any, move: Any) -> Said:
    assert table(state).standing(_goal(move)) == 2
    return {"tile": say(state, _goal(move))}


def _room(state: Any, move: Any) -> Said:
    assert _goal(move) not in state.rescuers[move.seat]
    count = table(state).standing(_goal(move))
    assert count in (0, 1)
    return {"tile": say(state, _goal(move)), "count": count}


def _joins_an_inspector(state: Any, move: Any) -> Said:
    assert _goal(move) in state.inspectors
    return _room(state, move) and {"tile": say(state, _goal(move))}


# --- stuck, and what follows ------------------------------------------------------------------------------


def _later(state: Any, move: Any) -> Said:
    assert state.step == SECOND
    return {}


def _not_stuck(state: Any, move: Any) -> Said:
    assert list(first_actions(state, move.seat))
    return {"deeds": named(beginnings(state, move.seat))}


def _stuck(state: Any, move: Any) -> Said:
    assert state.step == FIRST
    assert not list(first_actions(state, move.seat))
    return {}


def _reached(state: Any, move: Any) -> list[Table]:
    """The tables that the move can lead to."""
    on, seat = table(state), move.seat
    match kind(move):
        case "Draw":
            return [on.with_tile(place) for place in on.open_places()]
        case "Lay":
            return [on.with_tile(move.place)]
        case "Search":
            return [on.with_tile_moved(move.tile, move.place)]
        case "TeamUp" | "Settle":
            return [on.with_rescuer(seat, move.tile)]
        case "Herd":
            return [on.with_rescuer_gone(seat, move.tile).with_rescuer(seat, move.to)]
    gone = on.with_rescuer_gone(seat, move.tile).with_rescuer_gone(move.other, move.there)
    return [gone.with_rescuer(seat, move.there).with_rescuer(move.other, move.tile)]


def _nothing_follows(state: Any, move: Any) -> Said:
    seat, advanced = move.seat, state.variants.advanced
    reached = _reached(state, move)
    assert not any(rescuer_deeds(after, seat, advanced) for after in reached)
    return {"tried": _tried(reached[0], seat, advanced)}


def _tried(on: Table, seat: int, advanced: bool) -> list[str]:
    who = PLAYERS[seat]
    if not on.supply(seat):
        scout = team = "none left in supply"
    else:
        scout = "no room on that tile" if on.laid else "no tile laid or moved"
        team = f"no room beside {who}’s" if on.rescuers[seat] else f"none of {who}’s on a tile"
    rescue = f"all of {who}’s inspected" if on.rescuers[seat] else f"none of {who}’s on a tile"
    herd = f"no room beside {who}’s" if on.rescuers[seat] else f"none of {who}’s on a tile"
    told = [f"scout ({scout})", f"team up ({team})", f"rescue ({rescue})"]
    return [*told, f"herd ({herd})"] if advanced else told


def _something_follows(state: Any, move: Any) -> Said:
    found = {deed for on in _reached(state, move) for deed in rescuer_deeds(on, move.seat, state.variants.advanced)}
    return {"follows": next(DEEDS[deed] for deed in ("Scout", "Rescue", "TeamUp", "Herd") if deed in found)}


def _may_not_pass(state: Any, move: Any) -> Said:
    if state.step == FIRST:
        deeds = beginnings(state, move.seat)
    else:
        deeds = rescuer_deeds(table(state), move.seat, state.variants.advanced)
    assert deeds
    return {"deeds": named(deeds)}


def _whole_turn(state: Any, move: Any) -> Said:
    seat, on = move.seat, table(state)
    match kind(move):
        case "Pass":
            rescuers = rescuer_deeds(on, seat, state.variants.advanced)
            assert not (beginnings(state, seat) if state.step == FIRST else rescuers)
            return {"kind": "pass"}
        case "Lay":
            tables = [on.with_tile(place) for place in on.open_places()]
            assert not is_followed(state, seat, "Lay", tables)
            return {"kind": "lay"}
        case "Settle":
            assert not any(is_followed(state, seat, *placement) for placement in placements(state, seat))
            return {"kind": "stuck"}
    assert not any(is_followed(state, seat, *action) for action in first_actions(state, seat))
    return {"kind": "action"}


# --- scoring ----------------------------------------------------------------------------------------------


def _area(state: Any, move: Any) -> dict[str, list[Any]]:
    """The tiles of the area by colour; colours in the order in which their tiles lie."""
    tiles, found = table(state).tiles, dict[str, list[Any]]()
    for cell in sorted([tuple(move.tile), *touching(tiles, move.tile)]):
        found.setdefault(tiles[cell], []).append(cell)
    return found


def _inspected(there: bool) -> Truth:
    def so(state: Any, move: Any) -> Said:
        assert (move.tile in state.inspectors) == there
        return {"tile": say(state, move.tile)}

    return so


def _names_an_empty_place(state: Any, move: Any) -> Said:
    assert not set(move.scored) <= set(state.cells)
    return {}


def _outside(state: Any, move: Any) -> Said:
    assert set(move.scored) <= set(state.cells)
    inside = [cell for cells in _area(state, move).values() for cell in cells]
    return {"tile": next(say(state, cell) for cell in move.scored if cell not in inside)}


def _shades(colours: list[str]) -> Said:
    assert colours
    return {"shades": [COLOURS[colour] for colour in colours]}


def _counted_twice(state: Any, move: Any) -> Said:
    area = _area(state, move)
    return _shades([colour for colour, cells in area.items() if len(set(cells) & set(move.scored)) > 1])


def _left_out(state: Any, move: Any) -> Said:
    area = _area(state, move)
    return _shades([c for c, cells in area.items() if len(cells) == 1 and cells[0] not in move.scored])


def _unchosen(state: Any, move: Any) -> Said:
    missing = {c: cells for c, cells in _area(state, move).items() if not set(cells) & set(move.scored)}
    assert all(len(cells) > 1 for cells in missing.values())
    return _shades(list(missing))


def _each_once(state: Any, move: Any) -> Said:
    area = _area(state, move)
    assert all(len(set(cells) & set(move.scored)) == 1 for cells in area.values())
    assert len(area) == len(move.scored)
    several = [COLOURS[colour] for colour, cells in area.items() if len(cells) > 1]
    return {"count": len(area), "chosen": len(several), "shades": several}


def _own_colour(state: Any, move: Any) -> Said:
    colour = table(state).tiles[move.tile]
    assert len(_area(state, move)[colour]) > 1
    return {"colour": COLOURS[colour], "chosen": "own" if move.tile in move.scored else "neighbour"}


def _inspected_neighbours(state: Any, move: Any) -> Said:
    assert move.tile not in state.inspectors
    found = [say(state, cell) for cell in move.scored if cell in state.inspectors]
    assert found
    return {"tiles": found, "count": len(found)}


# --- inspectors -------------------------------------------------------------------------------------------


def _waiting(state: Any) -> int:
    return THREE - len(state.inspectors)


def _princess(state: Any) -> bool:
    return bool(state.variants.advanced and table(state).tiles[state.posting.tile] == "y")


def _elsewhere(state: Any, move: Any) -> Said:
    assert not _princess(state)
    assert move.tile != state.posting.tile
    return {"due": say(state, state.posting.tile)}


def _some_wait(state: Any, move: Any) -> Said:
    assert move.source is not None
    assert _waiting(state)
    return {"count": _waiting(state)}


def _none_waits(state: Any, move: Any) -> Said:
    assert move.source is None
    assert not _waiting(state)
    return {}


def _none_there(state: Any, move: Any) -> Said:
    assert move.source not in state.inspectors
    return {"tile": say(state, move.source)}


def _just_put(state: Any, move: Any) -> Said:
    assert move.source in state.inspectors
    assert move.source not in state.posting.before
    return {"tile": say(state, move.source)}


def _comes(state: Any, move: Any) -> Said:
    assert move.tile == state.posting.tile
    assert (move.source is None) == (_waiting(state) > 0)
    assert move.source is None or move.source in state.inspectors
    source = "beside the board" if move.source is None else say(state, move.source)
    return {"source": source, "due": say(state, move.tile), "count": _waiting(state)}


def _scored_there(state: Any, move: Any) -> Said:
    assert _princess(state)
    assert move.tile == state.posting.tile
    return {"tile": say(state, move.tile)}


def _had_one(state: Any, move: Any) -> Said:
    assert move.tile in state.posting.before
    return {"tile": say(state, move.tile)}


def _first_went_there(state: Any, move: Any) -> Said:
    assert move.tile in state.inspectors
    assert move.tile not in state.posting.before
    return {"tile": say(state, move.tile)}


def _had_none(state: Any, move: Any) -> Said:
    assert _princess(state)
    assert move.tile in state.cells
    assert move.tile != state.posting.tile
    assert move.tile not in (*state.posting.before, *state.inspectors)
    return {"tile": say(state, move.tile)}


TRUTH: dict[str, Truth] = {
    "end.trigger@broken": _round_is_over,
    "end.trigger@held": _round_is_not_over,
    "ruling.frozen@broken-over": _all_frozen,
    "ruling.frozen@held": _one_frozen,
    "setup.first-tiles@broken-their-draw": _their_first_draw,
    "setup.first-tiles@broken-their-tile": _their_first_tile,
    "setup.first-tiles@broken-draw-first": _draw_first,
    "setup.first-tiles@broken-tile-first": _lay_first_in_setup,
    "setup.first-tiles@broken-middle": _not_in_the_middle,
    "setup.first-tiles@broken-taken": _taken,
    "setup.first-tiles@broken-apart": _apart,
    "setup.first-tiles@held": _first_tile_in_turn,
    "turn.two-actions@broken-their-inspector": _their_inspector,
    "turn.two-actions@broken-their-tile": _their_tile,
    "turn.two-actions@broken-their-bonus": _their_bonus,
    "turn.two-actions@broken-their-turn": _their_turn,
    "turn.two-actions@broken-inspector-first": _inspector_first,
    "turn.two-actions@broken-tile-first": _lay_first,
    "turn.two-actions@broken-no-tile": _no_tile_drawn,
    "turn.two-actions@broken-no-inspector": _no_inspector_due,
    "turn.two-actions@broken-tile-second": _tile_second,
    "turn.two-actions@held": _due,
    "ruling.bonus-action@broken-scout": _bonus_of("Scout"),
    "ruling.bonus-action@broken-stuck": _bonus_of("Settle"),
    "ruling.bonus-action@broken-tile": _house_rule,
    "ruling.bonus-action@held": _may_be_bonus,
    "tile.expedition@broken-taken": _taken_by,
    "tile.expedition@broken-apart": _apart,
    "tile.expedition@held": _touches,
    "ruling.empty-pile@broken": _pile(left=False),
    "ruling.empty-pile@held": _pile(left=True),
    "tile.search@broken-no-tile": _no_tile,
    "tile.search@broken-rescuers": _carries_rescuers,
    "tile.search@broken-inspector": _carries_an_inspector,
    "tile.search@broken-same": _back_again,
    "tile.search@broken-taken": _taken_by,
    "tile.search@broken-apart": _apart,
    "tile.search@broken-itself": _beside_itself,
    "tile.search@held": _moves_beside,
    "tile.search-connected@broken": _falls_apart,
    "tile.search-connected@held": _holds_together,
    "tile.search-surrounded@broken": _sides(shut=True),
    "tile.search-surrounded@held": _sides(shut=False),
    "ruling.enclosed-gap@held": _closes_a_gap,
    "adv.mafdat@held": _riders,
    "ruling.mafdat-limits@broken": _mafdat_splits,
    "ruling.mafdat-limits@held": _mafdat_keeps_to_it,
    "adv.bastet@broken-basic": _basic,
    "adv.bastet@broken-no-tile": _no_tile,
    "adv.bastet@broken-nobody": _nobody_of_ones_own,
    "adv.bastet@broken-colour": _not_blue,
    "adv.bastet@broken-self": _oneself,
    "adv.bastet@broken-nowhere": _nowhere("there"),
    "adv.bastet@broken-not-there": _not_there,
    "adv.bastet@broken-same": _both_on_one,
    "adv.bastet@held": _exchange,
    "ruling.bastet-capacity@broken-mine": _mine_twice,
    "ruling.bastet-capacity@broken-theirs": _theirs_twice,
    "ruling.bastet-capacity@held": _nobody_twice,
    "adv.herd@broken-basic": _basic,
    "adv.herd@broken-no-tile": _no_tile,
    "adv.herd@broken-nobody": _nobody_of_ones_own,
    "adv.herd@broken-nowhere": _nowhere("to"),
    "adv.herd@broken-same": _stands_there,
    "adv.herd@broken-far": _too_far,
    "adv.herd@held": _one_on,
    "turn.stuck@broken-later": _later,
    "turn.stuck@broken-able": _not_stuck,
    "turn.stuck@broken-no-tile": _no_tile,
    "turn.stuck@broken-no-supply": _no_supply,
    "turn.stuck@held": _stuck,
    "turn.second-possible@broken-nothing": _nothing_follows,
    "turn.second-possible@held": _something_follows,
    "ruling.no-second@broken-able": _may_not_pass,
    "ruling.no-second@held": _whole_turn,
    "rescuer.scout@broken-nothing-laid": _nothing_laid,
    "rescuer.scout@broken-no-supply": _no_supply,
    "rescuer.scout@broken-no-tile": _no_tile,
    "rescuer.scout@broken-another": _another_laid,
    "rescuer.scout@held": _scouted,
    "rescuer.team-up@broken-no-tile": _no_tile,
    "rescuer.team-up@broken-no-supply": _no_supply,
    "rescuer.team-up@broken-alone": _all_at_home,
    "rescuer.team-up@broken-itself": _on_it_already,
    "rescuer.team-up@broken-far": _none_beside,
    "rescuer.team-up@held": _some_beside,
    "rescuer.rescue@broken-no-tile": _no_tile,
    "rescuer.rescue@broken-nobody": _nobody_of_ones_own,
    "rescuer.rescue@held": _own_there,
    "tile.capacity@broken-own": _own_in_the_way,
    "tile.capacity@broken-full": _full,
    "tile.capacity@held": _room,
    "ruling.inspected-place@held": _joins_an_inspector,
    "score.no-inspector@broken": _inspected(there=True),
    "score.no-inspector@held": _inspected(there=False),
    "score.choose@broken-no-tile": _names_an_empty_place,
    "score.choose@broken-outside": _outside,
    "score.choose@broken-twice": _counted_twice,
    "score.choose@broken-left-out": _left_out,
    "score.choose@broken-unchosen": _unchosen,
    "score.choose@held": _each_once,
    "ruling.own-colour@held": _own_colour,
    "ruling.inspected-assistant@held": _inspected_neighbours,
    "score.inspector@broken-elsewhere": _elsewhere,
    "score.inspector@broken-waiting": _some_wait,
    "score.inspector@broken-none-waits": _none_waits,
    "score.inspector@broken-none-there": _none_there,
    "score.inspector@broken-just-put": _just_put,
    "score.inspector@held": _comes,
    "ruling.princess-where@broken-no-tile": _no_tile,
    "ruling.princess-where@broken-scored": _scored_there,
    "ruling.princess-where@broken-had-one": _had_one,
    "ruling.princess-where@broken-same": _first_went_there,
    "ruling.princess-where@broken-waiting": _some_wait,
    "ruling.princess-where@broken-none-waits": _none_waits,
    "ruling.princess-where@broken-none-there": _none_there,
    "ruling.princess-where@broken-just-put": _just_put,
    "ruling.princess-where@held": _had_none,
}
"""Every line of every rule that judges a move."""
