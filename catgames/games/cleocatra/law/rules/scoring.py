"""Scoring: which rescuer, which tiles, and where the inspector goes."""

from __future__ import annotations

from catgames.core.message import Message, values
from catgames.core.rule import Evidence, permission, rule
from catgames.core.rulebook import Nature
from catgames.games.cleocatra.language.moves import Post, Rescue
from catgames.games.cleocatra.position import keys
from catgames.games.cleocatra.position.facts import inspector_places, inspector_sources, is_tile, say_tile
from catgames.games.cleocatra.position.scoring import alike, choices, doubles, is_princess
from catgames.games.cleocatra.position.state import State, colour_at, inspectors_left
from catgames.games.cleocatra.position.tiles import say_adjective


def _inspected(state: State, move: Rescue) -> Evidence:
    tile = move.tile
    there = (keys.INSPECTOR(tile),) if tile in state.inspectors else ()
    return Evidence(values(tile=say_tile(state, tile)), (*there, keys.RESCUER(move.seat, tile)))


@rule("score.no-inspector", "scoring", Rescue, needs=("rescuer.rescue",), evidence=_inspected)
def the_rescuer_is_not_under_inspection(state: State, move: Rescue) -> bool:
    return move.tile not in state.inspectors


def _chosen(state: State, move: Rescue) -> Evidence:
    """What is wrong with the choice: a tile outside, a colour twice, a colour left out."""
    groups = alike(state, move.tile)
    inside = [cell for cells in groups.values() for cell in cells]
    outside = [cell for cell in move.scored if cell not in inside]
    twice = [colour for colour, cells in groups.items() if sum(cell in move.scored for cell in cells) > 1]
    missing = [colour for colour, cells in groups.items() if not any(cell in move.scored for cell in cells)]
    wrong = "outside" if outside else "twice" if twice else "missing"
    colours: list[str] = twice if wrong == "twice" else missing
    shown = outside or [cell for colour in colours for cell in groups[colour]] or doubles(state, move.tile)
    return Evidence(
        values(
            wrong=wrong,
            colours=tuple(say_adjective(colour) for colour in colours),
            count=len(groups),
            double=len(doubles(state, move.tile)),
        ),
        keys.tile_keys(shown or inside),
    )


@rule("score.choose", "scoring", Rescue, needs=("rescuer.rescue",), evidence=_chosen)
def every_colour_of_the_area_is_scored_once(state: State, move: Rescue) -> bool:
    return move.scored in choices(state, move.tile)


def _own_colour(state: State, move: Rescue) -> Evidence:
    colour = colour_at(state, move.tile)
    own = "own" if move.tile in move.scored else "neighbour"
    said = values(colour=say_adjective(colour), chosen=own)
    return Evidence(said, keys.tile_keys(alike(state, move.tile)[colour]))


CHOSEN = ("rescuer.rescue", "score.choose")


@permission("ruling.own-colour", "scoring", Rescue, needs=CHOSEN, evidence=_own_colour)
def a_neighbour_may_be_scored_for_ones_own_colour(state: State, move: Rescue) -> bool:
    return is_tile(state, move.tile) and len(alike(state, move.tile)[colour_at(state, move.tile)]) > 1


def _neighbours(state: State, move: Rescue) -> Evidence:
    found = [cell for cell in move.scored if cell in state.inspectors and cell != move.tile]
    said = values(tiles=tuple(say_tile(state, cell) for cell in found), count=len(found))
    return Evidence(said, keys.inspector_keys(found))


@permission("ruling.inspected-assistant", "scoring", Rescue, needs=CHOSEN, evidence=_neighbours)
def colours_and_assistants_count_beside_an_inspector(state: State, move: Rescue) -> bool:
    return any(cell in state.inspectors for cell in move.scored if cell != move.tile)


# --- the inspector ----------------------------------------------------------------------------------


def _for_the_scoring_tile(state: State) -> bool:
    return state.posting is not None and not is_princess(state, state.posting.tile)


def _for_princess(state: State) -> bool:
    return state.posting is not None and is_princess(state, state.posting.tile)


def _posting(state: State, move: Post) -> Evidence:
    assert state.posting is not None
    wrong = "place" if move.source in inspector_sources(state, state.posting) else "source"
    waiting = inspectors_left(state)
    due = say_tile(state, state.posting.tile)
    source = Message("inspector-supply") if move.source is None else say_tile(state, move.source)
    shown = (keys.TILE(state.posting.tile), *keys.inspector_keys(state.inspectors))
    said = values(wrong=wrong, due=due, tile=say_tile(state, move.tile), source=source, count=waiting)
    return Evidence(said, shown)


def _is_put_as_due(state: State, move: Post) -> bool:
    posting = state.posting
    assert posting is not None
    return move.tile in inspector_places(state, posting) and move.source in inspector_sources(state, posting)


@rule(
    "score.inspector",
    "inspectors",
    Post,
    nature=Nature.EFFECT,
    applies=_for_the_scoring_tile,
    needs=("turn.two-actions",),
    evidence=_posting,
)
def an_inspector_of_another_tile_comes_to_the_rescuers(state: State, move: Post) -> bool:
    return _is_put_as_due(state, move)


@rule(
    "ruling.princess-where",
    "abilities",
    Post,
    applies=_for_princess,
    needs=("turn.two-actions",),
    evidence=_posting,
)
def princess_sends_inspectors_where_there_was_none(state: State, move: Post) -> bool:
    return _is_put_as_due(state, move)
