"""Numbers of the set-up, asked about for more or fewer players than sit here: this table does not show them."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from catgames.core.message import Message
from catgames.games.burglars.law.game import GAME
from catgames.games.burglars.position.state import State
from catgames.teach.exercises.family import FEW, Family, Statements, fact, new_deal


def of_other_tables(rule: str, count: Callable[[State], int], wrong: tuple[int, ...]) -> Family[State]:
    """How many there are, counted on the table that others would set up; `wrong` are so many more or fewer."""

    def says(state: State, chance: Random) -> Statements:
        true, false = list[Message](), list[Message]()
        for players in (number for number in GAME.seats if number != state.players):
            right = count(GAME.start(players))
            true.append(fact(rule, count=right, players=players))
            false += [fact(rule, count=right + more, players=players) for more in wrong]
        return Statements(tuple(true), tuple(false))

    return Family(rule, new_deal, says, FEW)
