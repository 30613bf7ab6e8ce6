"""A position built by hand: tiles come from the pile, pieces from beside the board, and go back there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from catgames.core.errors import Unseen
from catgames.core.key import Key
from catgames.core.message import Message, Seat
from catgames.core.seats import SEATS, after
from catgames.games.cleocatra.position import changes, keys
from catgames.games.cleocatra.position.grid import Cell
from catgames.games.cleocatra.position.scoring import inspectors_due, is_princess
from catgames.games.cleocatra.position.state import (
    BONUS,
    FIRST,
    SECOND,
    SETUP,
    Posting,
    State,
    inspectors_left,
    standing_on,
    supply,
)
from catgames.games.cleocatra.position.tiles import COLOURS, NAMES, ROOM, UNKNOWN
from catgames.games.editing import Change, anywhere, editor, on
from catgames.games.kit import Editor

Built: TypeAlias = State | Message
Use: TypeAlias = Callable[[State, Seat, Key], Built]
MOST_POINTS = 99


def _settled(before: State, state: State) -> State:
    """The step that the tiles allow: without one for each player the set-up is not over."""
    if len(state.cells) < state.players:
        return state._replace(step=SETUP, laid=None, posting=None, bonus=None)
    if not state.variants.advanced:
        state = state._replace(step=FIRST if state.step == BONUS else state.step, bonus=None)
    if state.step == SETUP:
        state = state._replace(step=FIRST)
    if state.laid not in state.cells:
        state = state._replace(laid=None)
    posting = state.posting
    if posting and _guarded(before) != _guarded(state):
        state = state._replace(posting=_posting(state, posting.tile) if posting.tile in state.cells else None)
    return state


def _guarded(state: State) -> tuple[object, ...]:
    """What decides which inspectors are to be put."""
    return state.cells, state.colours, state.inspectors, state.variants


def _posting(state: State, tile: Cell) -> Posting | None:
    """The choice that a rescue on this tile leaves, if it leaves one."""
    if tile in state.inspectors or (inspectors_left(state) and not is_princess(state, tile)):
        return None
    left = inspectors_due(state, tile)
    return Posting(tile, state.inspectors, left) if left else None


# --- what a tool may be used on ----------------------------------------------------------------------


def _on_a_tile(change: Callable[[State, Cell], Built]) -> Use:
    """A tile is touched by itself, or by whatever stands on it."""
    return on(
        keys.cell_of,
        "edit-tile",
        lambda state, cell: change(state, cell) if cell in state.cells else Message("edit-tile"),
    )


def _on_a_player(change: Callable[[State, Seat], Built]) -> Use:
    return on(keys.player_of, "edit-player", change)


# --- tiles -------------------------------------------------------------------------------------------


def _tile(colour: str) -> Use:
    """From the bottom of the pile, so that whatever was put on its top stays there."""

    def use(state: State, seat: Seat, key: Key) -> Built:
        cell, rest = keys.cell_of(key), state.pile.replace(colour, "", 1)
        if cell is None and key not in (keys.PILE, keys.HELD):
            return Message("edit-place")
        if colour not in state.pile:
            if UNKNOWN in state.pile:
                raise Unseen
            return Message("edit-none-left")
        if key == keys.PILE:
            return state._replace(pile=rest + colour)
        if key == keys.HELD:
            return state._replace(pile=state.held + rest, held=colour)
        assert cell is not None, "a tile or a place"
        if cell not in state.cells:
            return changes.with_tile(state, cell, colour)._replace(pile=rest, held=state.held, laid=state.laid)
        at = state.cells.index(cell)
        colours = state.colours[:at] + colour + state.colours[at + 1 :]
        return state._replace(colours=colours, pile=state.colours[at] + rest)

    return use


def _draw(state: State, seat: Seat, key: Key) -> Built:
    if key != keys.PILE:
        return Message("edit-pile")
    if state.held:
        return Message("edit-held")
    if not state.pile:
        return Message("edit-none-left")
    return state._replace(pile=state.pile[:-1], held=state.pile[-1], posting=None)


def _take_away(state: State, seat: Seat, key: Key) -> Built:
    if key == keys.HELD:
        return state._replace(pile=state.pile + state.held, held="")
    if standing := keys.RESCUER.parts(key):
        owner, tile = standing
        return changes.with_rescuers_home(state, owner, (tile,))
    if watched := keys.INSPECTOR.parts(key):
        return state._replace(inspectors=tuple(other for other in state.inspectors if other not in watched))
    if lying := keys.TILE.parts(key):
        return _without_tile(state, *lying)
    return Message("edit-take-away")


def _without_tile(state: State, tile: Cell) -> State:
    """Back under the pile; whoever was on it goes home."""
    at = state.cells.index(tile)
    return state._replace(
        cells=state.cells[:at] + state.cells[at + 1 :],
        colours=state.colours[:at] + state.colours[at + 1 :],
        rescuers=tuple(tuple(cell for cell in own if cell != tile) for own in state.rescuers),
        inspectors=tuple(cell for cell in state.inspectors if cell != tile),
        pile=state.colours[at] + state.pile,
    )


# --- pieces ------------------------------------------------------------------------------------------


def _rescuer(seat: Seat) -> Use:
    def put(state: State, tile: Cell) -> Built:
        if tile in state.rescuers[seat]:
            return Message("edit-own-there", {"who": seat})
        if not supply(state, seat):
            return Message("edit-no-rescuer", {"who": seat})
        if standing_on(state, tile) == ROOM:
            return Message("edit-full")
        return changes.with_rescuer(state, seat, tile)

    return _on_a_tile(put)


def _inspector(state: State, tile: Cell) -> Built:
    if tile in state.inspectors:
        return Message("edit-inspector-there")
    return changes.with_inspector(state, None, tile) if inspectors_left(state) else Message("edit-no-inspector")


def _points(more: int) -> Use:
    def count(state: State, seat: Seat) -> Built:
        fits = 0 <= state.scores[seat] + more <= MOST_POINTS
        return changes.with_points(state, seat, more) if fits else Message("edit-points", {"count": MOST_POINTS})

    return _on_a_player(count)


# --- the turn ----------------------------------------------------------------------------------------


def _just_laid(state: State, tile: Cell) -> Built:
    return state._replace(laid=None if state.laid == tile else tile)


def _just_scored(state: State, tile: Cell) -> Built:
    """An inspector is due; touched again, none is."""
    if state.posting and state.posting.tile == tile:
        return state._replace(posting=None)
    if state.held:
        return Message("edit-held")
    posting = _posting(state, tile)
    return state._replace(posting=posting) if posting else Message("edit-no-choice")


def _bonus(state: State, seat: Seat) -> Built:
    """This player has a bonus action; touched again, nobody has."""
    if state.step == BONUS and state.bonus == seat:
        return state._replace(step=FIRST, bonus=None, posting=None)
    return state._replace(step=BONUS, bonus=seat, laid=None, posting=None)


def _other_action(state: State) -> State:
    return state._replace(step=SECOND if state.step == FIRST else FIRST, laid=None, bonus=None, posting=None)


def _next_player(state: State) -> State:
    """Whoever it is, with a whole turn to come."""
    return state._replace(turn=after(state.turn, state.players), step=FIRST, laid=None, bonus=None, posting=None)


def _next_starter(state: State) -> State:
    return state._replace(starter=after(state.starter, state.players))


# --- what the table has agreed -----------------------------------------------------------------------


def _otherwise(option: str) -> Use:
    def exchange(state: State) -> State:
        chosen: bool = getattr(state.variants, option)
        return state._replace(variants=state.variants._replace(**{option: not chosen}))

    return anywhere(exchange)


def _plays(seat: Seat) -> Callable[[State], bool]:
    return lambda state: seat < state.players


def _begun(state: State) -> bool:
    return state.step != SETUP


def _advanced(state: State) -> bool:
    return state.variants.advanced


def _has_bonus(state: State) -> bool:
    return _begun(state) and _advanced(state)


_CHANGES: dict[str, Change[State]] = {
    **{NAMES[colour]: Change(Message(f"tool-{NAMES[colour]}"), _tile(colour)) for colour in COLOURS},
    **{
        f"rescuer-{seat + 1}": Change(Message("tool-rescuer", {"who": seat}), _rescuer(seat), _plays(seat))
        for seat in SEATS
    },
    "inspector": Change(Message("tool-inspector"), _on_a_tile(_inspector)),
    "take-away": Change(Message("tool-take-away"), _take_away),
    "points-more": Change(Message("tool-points-more"), _points(1)),
    "points-fewer": Change(Message("tool-points-fewer"), _points(-1)),
    "next-player": Change(Message("tool-next-player"), anywhere(_next_player)),
    "starter": Change(Message("tool-starter"), anywhere(_next_starter)),
    "action": Change(Message("tool-action"), anywhere(_other_action), _begun),
    "draw": Change(Message("tool-draw"), _draw),
    "laid": Change(Message("tool-laid"), _on_a_tile(_just_laid), _begun),
    "scored": Change(Message("tool-scored"), _on_a_tile(_just_scored), _begun),
    "bonus": Change(Message("tool-bonus"), _on_a_player(_bonus), _has_bonus),
    "advanced": Change(Message("tool-advanced"), _otherwise("advanced")),
    "mafdat": Change(Message("tool-mafdat"), _otherwise("mafdat_free"), _advanced),
    "bonus-kind": Change(Message("tool-bonus-kind"), _otherwise("any_bonus"), _advanced),
}
EDITOR: Editor[State] = editor(lambda state: _CHANGES, _settled)
