"""Material and set-up."""

from __future__ import annotations

from catgames.games.pocket.position.cells import CENTRE
from catgames.games.pocket.position.state import DOWN, EFFECTS, JUSTICE, MODE, WHOSE_CAT, State, deal
from catgames.games.pocket.position.tiles import CLAN, CLANS, DOG, KIND
from catgames.teach.goals import happened, legal, state_is
from catgames.teach.lesson import Claim, Count, Mistake, Read, Tempt, Try, Unit

START = "turn 1; board ***** / ***** / ** m4 ** / ***** / *****; seed 3"
TAKEN = (
    "turn 1; clans - gourmets; stage choose; mode free; first 2; effects yes; seed 3; "
    f"offer {' '.join(CLANS)} / {' '.join(CLANS)}"
)


def _advised() -> State:
    """The game as it starts when nobody asks for anything else."""
    return deal(2, 1, {MODE: "first", EFFECTS: "no", WHOSE_CAT: "any", JUSTICE: "before-prey"})


def _equal_cats() -> bool:
    one, two = (CLANS[clan].attacks for clan in _advised().setup.clans)
    return one == two


UNIT = Unit(
    "setup",
    (
        Read("clans", START, ("setup.clans", "setup.mix"), ("player:0", "player:1")),
        Read("square", START, ("setup.square", "setup.centre"), ("cell:c3",)),
        Try("first-tile", START, happened("revealed"), ("reveal b2",), "turn.reveal"),
        Count("face-down", START, lambda a: a.state.faces.count(DOWN), (20, 24, 25), "setup.centre"),
        Claim("rows", START, state_is(lambda s: len(s.tiles) == 5 * 5), "setup.square"),
        Count("dogs", START, lambda a: sum(KIND[t] == DOG for t in a.state.tiles), (4, 5, 10), "setup.mix"),
        Claim("all-clans", START, state_is(lambda s: len({CLAN[t] for t in s.tiles if t in CLAN}) > 2), "setup.mix"),
        Claim("all-down", START, state_is(lambda s: s.faces.count(DOWN) == 25), "setup.centre"),
        Claim("centre-swaps", START, state_is(lambda s: s.lifted == CENTRE), "setup.centre"),
        Tempt("same-clan", TAKEN, Mistake("choose gourmets", "setup.clans")),
        Claim("free-clan", TAKEN, legal("choose crooks"), "setup.clans"),
        Read("advice", START, ("setup.first-game",), ("player:0", "player:1")),
        Claim("equal", START, lambda a: _equal_cats(), "setup.first-game"),
        Claim("with-effects", START, lambda a: _advised().setup.effects, "setup.first-game"),
    ),
)
