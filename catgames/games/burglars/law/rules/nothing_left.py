"""Where the book is silent: nothing left to draw, or nothing left to do."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, rule
from catgames.games.burglars.language.moves import DECK, Move, Pass, Take
from catgames.games.burglars.position import keys
from catgames.games.burglars.position.cards import GAP
from catgames.games.burglars.position.facts import supply_left
from catgames.games.burglars.position.state import State, all_passed


def _short(state: State, move: Move) -> bool:
    drawing = isinstance(move, Take) and move.source in (DECK, GAP)
    return drawing or isinstance(move, Pass) or all_passed(state)


def _what_is_left(state: State, move: Move) -> Evidence:
    why = "over" if all_passed(state) else "pass" if isinstance(move, Pass) else "empty"
    said = values(why=why, deck=len(state.deck), discard=len(state.discard))
    return Evidence(said, (keys.DECK_KEY, keys.DISCARD_KEY))


@rule("ruling.nothing-left", "action-1", applies=_short, needs=("turn.one-action",), evidence=_what_is_left)
def there_is_a_card_to_draw_or_else_nothing_to_do(state: State, move: Move) -> bool:
    """Who passes has nothing to do: that has been seen already, by turn.one-action."""
    if all_passed(state):
        return False
    return isinstance(move, Pass) or supply_left(state)
