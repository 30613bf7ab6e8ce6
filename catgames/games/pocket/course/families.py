"""How the rules are asked about that no move shows: the mix, the centre, what lies beside what."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from catgames.core.game import Game
from catgames.core.message import Message
from catgames.games.pocket.position.cells import AROUND, CELLS, NAMES, SIDE, is_adjacent
from catgames.games.pocket.position.state import DOWN, EFFECTS, FREE, LOTS, MODE, OTHER, SEATS, State
from catgames.games.pocket.position.tiles import CAT, CLANS, DOG, GOURMETS, KIND, PREY, ROYAL, say_clan
from catgames.teach.exercises.family import FEW, Family, Statements, fact, in_play, new_deal, number_of, sayings

PAIRS = len(CELLS) * (len(CELLS) - 1) // 2
FREE_CHOICES = len(SEATS) * len(CLANS) ** 2 * 2
"""Who chooses, what the other has taken, what is wanted, and whether that is said to be allowed."""
SHAPES = ((SIDE, SIDE), (4, 6), (6, 4), (5, 6), (6, 6))
"""How many rows, and how many tiles in each."""
MIXES = ((10, 10, 5), (12, 8, 5), (10, 8, 7), (8, 12, 5), (9, 9, 7))


def _mix(state: State, chance: Random) -> Statements:
    """Counted on the table, under all its backs."""
    kinds = Counter(KIND[tile] for tile in state.tiles)
    right = (kinds[CAT], kinds[PREY], kinds[DOG])
    said = {mix: fact("setup.mix", cats=mix[0], prey=mix[1], dogs=mix[2]) for mix in (right, *MIXES)}
    return Statements((said[right],), tuple(message for mix, message in said.items() if mix != right))


def _square(state: State, chance: Random) -> Statements:
    said = {(rows, across): fact("setup.square", rows=rows, across=across) for rows, across in SHAPES}
    right = said.pop((SIDE, SIDE))
    return Statements((right,), tuple(said.values()))


def _first_clans(state: State, chance: Random) -> Statements:
    def said(one: str, other: str) -> Message:
        return fact("setup.first-game", one=Message(f"clan-{one}"), other=Message(f"clan-{other}"))

    others = [clan for clan in CLANS if clan not in (ROYAL, GOURMETS)]
    wrong = [said(ROYAL, chance.choice(others)), said(chance.choice(others), GOURMETS), said(*chance.sample(others, 2))]
    return Statements((said(*state.setup.clans),), tuple(wrong))


def _beside(state: State, chance: Random) -> Statements:
    """The wrong ones touch at a corner, or lie two places apart."""
    pairs = [(cell, other) for cell in CELLS for other in CELLS if cell < other]
    near = [pair for pair in pairs if is_adjacent(*pair)]
    corners = [pair for pair in pairs if pair[1] in AROUND[pair[0]] and not is_adjacent(*pair)]
    far = [pair for pair in pairs if abs(pair[0] - pair[1]) in (2, 10) and not is_adjacent(*pair)]
    wrong = (*chance.sample(corners, 2), chance.choice(far))
    return Statements((_said(chance.choice(near)),), tuple(map(_said, wrong)))


def _said(pair: tuple[int, int]) -> Message:
    return fact("adjacent.edge", cell=NAMES[pair[0]], other=NAMES[pair[1]])


def _by_lot(game: Game[State, Any], chance: Random) -> State:
    choices = {MODE: LOTS, EFFECTS: chance.choice(("no", "yes"))}
    return game.start(2, chance.randrange(10**6), choices)


def _effects(state: State, chance: Random) -> Statements:
    """Whether the effects are in the game was agreed before it, and holds for both clans and their chiefs."""
    clan = Message(f"clan-{chance.choice(state.setup.clans)}")
    said = {name: Message(f"fact:clan.effects@{name}", {"clan": clan}) for name in ("both", "none", "effect", "chief")}
    right = "both" if state.setup.effects else "none"
    # Which of the two was agreed is told with the statement, for nothing on the table shows it.
    agreed = "with" if state.setup.effects else "without"
    told = {name: Message(f"fact:clan.effects@{agreed}", {"said": message}) for name, message in said.items()}
    return Statements((told[right],), tuple(message for name, message in told.items() if name != right))


def _free_choice(game: Game[State, Any], chance: Random) -> State:
    """The first player has taken a clan."""
    state = game.start(2, chance.randrange(10**6), {MODE: FREE})
    return game.simulate(state, chance.choice(game.legal_moves(state)))


def _free_clans(state: State, chance: Random) -> Statements:
    """Every clan may be taken but the one that is gone."""
    who, taken = state.turn, state.setup.clans[OTHER[state.turn]]
    left = chance.choice([clan for clan in CLANS if clan != taken])

    def said(allowed: str, clan: str) -> Message:
        names = {"taken": say_clan(taken), "clan": say_clan(clan)}
        return Message(f"fact:mode.free@{allowed}", {"who": who, "whose": OTHER[who], **names})

    return Statements((said("may", left), said("may-not", taken)), (said("may", taken), said("may-not", left)))


FAMILIES: tuple[Family[State], ...] = (
    Family("setup.mix", new_deal, _mix, FEW),
    Family("setup.square", new_deal, _square, len(SHAPES)),
    number_of("setup.centre", lambda state: state.faces.count(DOWN), (-4, -1, 1, -9)),
    Family("setup.first-game", new_deal, _first_clans, FEW),
    Family("adjacent.edge", in_play, _beside, PAIRS),
    sayings("ruling.facing", ("chosen", "north", "turned"), in_play),
    sayings("ruling.justice-when", ("prey-first", "shared", "sum"), in_play),
    sayings("ruling.whose-cat", ("own", "other", "chief"), in_play),
    sayings("ruling.line", ("blocked", "dogs", "next"), in_play),
    sayings("ruling.limited-overlap", ("two-piles", "same", "all")),
    Family("clan.effects", _by_lot, _effects, FEW),
    Family("mode.free", _free_choice, _free_clans, FREE_CHOICES),
)
