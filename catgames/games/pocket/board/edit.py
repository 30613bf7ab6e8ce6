"""A position built by hand: the tools, and what each may be used on.

All 25 tiles always lie on the square, so the face-down ones are the supply. Once none is left to play
the end comes by the rules: what becomes of a cat or a prey is never set by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from catgames.core.key import Key
from catgames.core.message import Message, Seat
from catgames.games.editing import Change, anywhere, editor, on
from catgames.games.kit import Editor
from catgames.games.pocket.board import edit_square, edit_table
from catgames.games.pocket.board.edit_square import Built
from catgames.games.pocket.board.edit_table import the_other
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.state import (
    CHOOSE,
    EFFECTS,
    EXPERT,
    FREE,
    JUSTICE,
    OPTIONS,
    SEATS,
    WHOSE_CAT,
    Setup,
    State,
)
from catgames.games.pocket.position.tiles import ARROWS, DEFENDERS, all_tiles, say_tile

Use = Callable[[State, Seat, Key], Built]


def _on_a_tile(change: Callable[[State, int], Built]) -> Use:
    def use(state: State, cell: int) -> Built:
        after = change(edit_square.in_play(state), cell)
        return after if isinstance(after, Message) else edit_square.settled(after)

    return on(keys.cell_of, "edit-tile", use)


def _on_a_player(change: Callable[[State, Seat], Built]) -> Use:
    return on(keys.PLAYER.parts, "edit-player", lambda state, found: change(state, *found))


def _on_a_card(change: Callable[[State, str], Built]) -> Use:
    return on(keys.CLAN.parts, "edit-clan-card", lambda state, found: change(state, *found))


def _laid_out(state: State) -> bool:
    return state.stage != CHOOSE


def _cards_are_drawn(state: State) -> bool:
    return state.stage == CHOOSE and state.setup.mode != FREE


def _second_game(state: State) -> bool:
    return state.setup.game > 1


def _agreed(
    name: str, change: Callable[[Setup], Setup], offered: Callable[[State], bool] = lambda state: True
) -> Change[State]:
    return Change(Message(f"tool-{name}"), anywhere(edit_table.agree(change)), offered)


_CHANGES: dict[str, Change[State]] = {
    "turn-over": Change(Message("tool-turn-over"), _on_a_tile(edit_square.turn_over), _laid_out),
    "lift": Change(Message("tool-lift"), _on_a_tile(edit_square.lift), _laid_out),
    "turn-dog": Change(Message("tool-turn-dog"), _on_a_tile(edit_square.turn_dog), _laid_out),
    **{
        f"card-{seat + 1}": Change(
            Message("tool-card", {"who": seat}), _on_a_card(edit_table.card_for(seat)), _cards_are_drawn
        )
        for seat in SEATS
    },
    "next-player": Change(Message("tool-next-player"), anywhere(edit_table.next_player)),
    "clan": Change(Message("tool-clan"), _on_a_player(edit_table.another_clan), _laid_out),
    "lay-out": Change(Message("tool-lay-out"), anywhere(edit_table.laid_out)),
    "mode": Change(Message("tool-mode"), anywhere(edit_table.next_mode)),
    "effects": _agreed("effects", the_other(EFFECTS, False, True)),
    "whose-cat": _agreed("whose-cat", the_other(WHOSE_CAT, *OPTIONS[WHOSE_CAT]), lambda state: state.setup.effects),
    "justice": _agreed("justice", the_other(JUSTICE, *OPTIONS[JUSTICE]), lambda state: DEFENDERS in state.setup.clans),
    "game": _agreed("game", edit_table.other_game, lambda state: state.setup.mode == EXPERT),
    **{
        f"{what}-{way}": Change(
            Message(f"tool-{what}-{way}"), _on_a_player(edit_table.first_game(what, change)), _second_game
        )
        for what in ("points", "prey")
        for way, change in (("more", 1), ("fewer", -1))
    },
}


def _tile(name: str) -> Change[State]:
    tile = say_tile(edit_square.faced(name))
    return Change(tile, _on_a_tile(lambda state, cell: edit_square.put(state, cell, name)))


def _changes(state: State) -> Mapping[str, Change[State]]:
    """A tool for every tile of the box, once they are laid out, and those for all the rest."""
    names = (*all_tiles(state.setup.clans), *ARROWS) if state.tiles else ()
    return {name: _tile(name) for name in names} | _CHANGES


EDITOR: Editor[State] = editor(_changes)
