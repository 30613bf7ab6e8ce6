"""A position built by hand: the tools, and what each may be used on.

All 25 tiles always lie on the square, so the face-down ones are the supply. Once none is left to play
the end comes by the rules: what becomes of a cat or a prey is never set by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from catgames.core.key import Key
from catgames.core.message import Message, Seat
from catgames.games.kit import Editor, Tool
from catgames.games.pocket.board import edit_square, edit_table
from catgames.games.pocket.board.edit_square import Built
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.state import CHOOSE, EXPERT, FREE, SEATS, State
from catgames.games.pocket.position.tiles import ARROWS, DEFENDERS, all_tiles, say_tile

Use = Callable[[State, Key], Built]


@dataclass(frozen=True, slots=True)
class Change:
    """A tool that is no tile: what it does to what is touched, and where it is offered."""

    name: Message
    use: Use
    offered: Callable[[State], bool] = lambda state: True


def tools(state: State) -> tuple[Tool, ...]:
    tiles = dict.fromkeys((*all_tiles(state.setup.clans), *ARROWS)) if state.tiles else ()
    changes = (Tool(id, change.name) for id, change in CHANGES.items() if change.offered(state))
    return (*(Tool(tile, say_tile(edit_square.faced(tile))) for tile in tiles), *changes)


def use(state: State, seat: Seat, tool: str, key: Key) -> Built:
    """The same for whoever looks on: nobody holds anything of their own here."""
    if tool not in {offered.id for offered in tools(state)}:
        return Message("edit-not-now")
    if tool in CHANGES:
        return CHANGES[tool].use(state, key)
    return _on_a_tile(lambda before, cell: edit_square.put(before, cell, tool))(state, key)


EDITOR: Editor[State] = Editor(tools, use)


def _on_a_tile(change: Callable[[State, int], Built]) -> Use:
    def use(state: State, key: Key) -> Built:
        cell = keys.cell_of(key)
        if cell is None:
            return Message("edit-tile")
        after = change(edit_square.in_play(state), cell)
        return after if isinstance(after, Message) else edit_square.settled(after)

    return use


def _on_a_player(change: Callable[[State, Seat], Built]) -> Use:
    def use(state: State, key: Key) -> Built:
        kind, _, number = key.partition(":")
        return change(state, SEATS[int(number)]) if kind == "player" else Message("edit-player")

    return use


def _on_a_card(change: Callable[[State, str], Built]) -> Use:
    def use(state: State, key: Key) -> Built:
        kind, _, clan = key.partition(":")
        return change(state, clan) if kind == "clan" else Message("edit-clan-card")

    return use


def _laid_out(state: State) -> bool:
    return state.stage != CHOOSE


def _cards_are_drawn(state: State) -> bool:
    return state.stage == CHOOSE and state.setup.mode != FREE


def _second_game(state: State) -> bool:
    return state.setup.game > 1


CHANGES = {
    "turn-over": Change(Message("tool-turn-over"), _on_a_tile(edit_square.turn_over), _laid_out),
    "lift": Change(Message("tool-lift"), _on_a_tile(edit_square.lift), _laid_out),
    "turn-dog": Change(Message("tool-turn-dog"), _on_a_tile(edit_square.turn_dog), _laid_out),
    **{
        f"card-{seat + 1}": Change(
            Message("tool-card", {"who": seat}), _on_a_card(edit_table.card_for(seat)), _cards_are_drawn
        )
        for seat in SEATS
    },
    "next-player": Change(Message("tool-next-player"), edit_table.next_player),
    "clan": Change(Message("tool-clan"), _on_a_player(edit_table.another_clan), _laid_out),
    "lay-out": Change(Message("tool-lay-out"), edit_table.laid_out),
    "mode": Change(Message("tool-mode"), edit_table.next_mode),
    "effects": Change(Message("tool-effects"), edit_table.agree(edit_table.other_effects)),
    "whose-cat": Change(
        Message("tool-whose-cat"), edit_table.agree(edit_table.other_whose_cat), lambda state: state.setup.effects
    ),
    "justice": Change(
        Message("tool-justice"),
        edit_table.agree(edit_table.other_justice),
        lambda state: DEFENDERS in state.setup.clans,
    ),
    "game": Change(
        Message("tool-game"), edit_table.agree(edit_table.other_game), lambda state: state.setup.mode == EXPERT
    ),
    "points-more": Change(Message("tool-points-more"), _on_a_player(edit_table.first_game("points", 1)), _second_game),
    "points-fewer": Change(
        Message("tool-points-fewer"), _on_a_player(edit_table.first_game("points", -1)), _second_game
    ),
    "prey-more": Change(Message("tool-prey-more"), _on_a_player(edit_table.first_game("prey", 1)), _second_game),
    "prey-fewer": Change(Message("tool-prey-fewer"), _on_a_player(edit_table.first_game("prey", -1)), _second_game),
}
