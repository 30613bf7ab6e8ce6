"""How the rules are asked about that no move shows: tiles, pieces, who begins, and what games seldom come to."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from catgames.core.game import Game
from catgames.core.message import Message, Seat, Value
from catgames.core.seats import everybody
from catgames.games.cleocatra.position.grid import MIDDLE, Cell, Cells, survey
from catgames.games.cleocatra.position.naming import say_tile
from catgames.games.cleocatra.position.scoring import power
from catgames.games.cleocatra.position.state import ADVANCED, FIRST, State, free_rescuers, is_frozen, supply
from catgames.games.cleocatra.position.tiles import (
    CLEOCATRA,
    COLOURS,
    INSPECTORS,
    MUT,
    NAMES,
    PRINCESS,
    RESCUERS,
    box,
    say_adjective,
)
from catgames.teach.exercises.family import (
    FEW,
    Family,
    Statements,
    fact,
    in_play,
    judged,
    new_deal,
    number_of,
    played_on,
    sayings,
)
from catgames.teach.step import LEARNER

SCORING_CATS = (CLEOCATRA, MUT, PRINCESS)
"""The abilities of the others have nothing to do with a rescue."""
TILES = range(5, 9)
"""So many lie there when a game may be frozen."""


def _said(rule: str, line: str, **values: Value) -> Message:
    return Message(f"fact:{rule}@{line}", values)


# --- how many tiles ---------------------------------------------------------------------------------


def _tiles_of_a_game(state: State, chance: Random) -> Statements:
    """For another number of players than here, where the pile can be counted."""
    players = chance.choice([number for number in (2, 3, 4) if number != state.players])
    return judged(_counted(players))


def _counted(players: int) -> Iterator[tuple[Message, bool]]:
    tiles = box(players)
    for count in range(9, 16):
        yield _said("setup.two-players", "all", players=players, count=count), count == len(tiles)
    for colour in COLOURS:
        for count in range(2, 5):
            said = _said("setup.two-players", "colour", players=players, colour=say_adjective(colour), count=count)
            yield said, count == tiles.count(colour)


# --- who begins -------------------------------------------------------------------------------------


def _after_starter(state: State, chance: Random) -> Statements:
    """Clockwise, whoever has cuddled a pet most recently."""
    first, seats = Seat(chance.randrange(state.players)), range(state.players)
    said = {seat: fact("setup.starter", who=first, next=Seat(seat)) for seat in seats if seat != first}
    right = (first + 1) % state.players
    return Statements((said[right],), tuple(message for seat, message in said.items() if seat != right))


# --- whose ability is used --------------------------------------------------------------------------


def _abilities(state: State, chance: Random) -> Statements:
    return judged(said for tile in free_rescuers(state, LEARNER) for said in _abilities_at(state, tile))


def _abilities_at(state: State, tile: Cell) -> Iterator[tuple[Message, bool]]:
    """That of the cat on whose tile one scores, whatever lies beside it."""
    there, own = say_tile(state, tile), power(state, tile)
    for colour in SCORING_CATS:
        cat = Message(f"cat-{NAMES[colour]}")
        yield _said("ruling.power-tile", "cat", tile=there, cat=cat), colour == own
    yield _said("ruling.power-tile", "none", tile=there), own not in SCORING_CATS


def _advanced_in_play(game: Game[State, Any], chance: Random) -> State:
    """With a rescuer of the learner's that can score."""
    while not free_rescuers(state := played_on(game, _advanced(game, chance), chance), LEARNER):
        pass
    return state


# --- whether a game is frozen -----------------------------------------------------------------------


def _whether_frozen(state: State, chance: Random) -> Statements:
    return judged(_why_frozen_or_not(state))


def _why_frozen_or_not(state: State) -> Iterator[tuple[Message, bool]]:
    yield _said("ruling.frozen", "over"), is_frozen(state)
    for seat in everybody(state):
        yield _said("ruling.frozen", "supply", who=seat), supply(state, seat) > 0
        yield _said("ruling.frozen", "free", who=seat), bool(free_rescuers(state, seat))


def _nearly_frozen(game: Game[State, Any], chance: Random) -> State:
    """Everybody on the inspected tiles; or all but one, who is at home or on another tile."""
    cells: Cells = (MIDDLE,)
    while len(cells) < chance.choice(TILES):
        cells = tuple(sorted((*cells, chance.choice(survey(cells).places))))
    tiles = "".join(chance.sample(box(2), len(box(2))))
    inspected = tuple(sorted(chance.sample(cells, INSPECTORS)))
    others = [cell for cell in cells if cell not in inspected]
    away = inspected[1:] if chance.random() < 1 / 2 else tuple(sorted((*inspected[1:], chance.choice(others))))
    rescuers = chance.choice([(inspected, inspected), (inspected, away), (away, inspected)])
    return game.start(2, chance.randrange(10**6))._replace(
        cells=cells,
        colours=tiles[: len(cells)],
        pile=tiles[len(cells) :],
        rescuers=rescuers,
        inspectors=inspected,
        scores=(chance.randrange(8, 20), chance.randrange(8, 20)),
        turn=Seat(chance.randrange(2)),
        step=FIRST,
    )


# --- the table beside a statement -------------------------------------------------------------------


def _three_or_more(game: Game[State, Any], chance: Random) -> State:
    return game.start(chance.choice((3, 4)), chance.randrange(10**6))


def _advanced(game: Game[State, Any], chance: Random) -> State:
    return game.start(chance.choice(game.seats), chance.randrange(10**6), {ADVANCED: "yes"})


FAMILIES: tuple[Family[State], ...] = (
    Family("setup.two-players", new_deal, _tiles_of_a_game, FEW),
    sayings("setup.pile", ("sorted", "open", "each")),
    number_of("setup.pieces", lambda state: RESCUERS, (-1, 1, 2)),
    Family("setup.starter", _three_or_more, _after_starter, FEW),
    sayings("tile.search-surrounded", ("two", "empty", "rescuer"), in_play),
    sayings("ruling.enclosed-gap", ("never", "two", "corner"), in_play),
    sayings("rescue.ends-turn", ("second", "points", "choice"), in_play),
    sayings("turn.second-possible", ("allowed", "passed", "stuck"), in_play),
    sayings("ruling.bonus-action", ("scout", "must", "two"), _advanced),
    sayings("ruling.mafdat-limits", ("free", "split", "surrounded"), _advanced),
    sayings("ruling.bastet-capacity", ("twice", "any", "full"), _advanced),
    sayings("ruling.princess-where", ("own", "same", "one"), _advanced),
    Family("ruling.power-tile", _advanced_in_play, _abilities),
    Family("ruling.frozen", _nearly_frozen, _whether_frozen),
)
