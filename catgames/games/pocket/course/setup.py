"""Material and set-up."""

from __future__ import annotations

from catgames.games.pocket.position.cells import CENTRE
from catgames.games.pocket.position.state import DOWN, EFFECTS, JUSTICE, MODE, WHOSE_CAT, State, deal
from catgames.games.pocket.position.tiles import CLAN, CLANS, DOG, KIND
from catgames.teach import Claim, Count, Read, Tempt, Try, Unit, happened, legal, state_is

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
        Read(id="clans", at=START, rules=("setup.clans", "setup.mix"), lit=("player:0", "player:1")),
        Read(id="square", at=START, rules=("setup.square", "setup.centre"), lit=("cell:c3",)),
        Try(id="first-tile", at=START, goal=happened("revealed"), solution="reveal b2", rule="turn.reveal"),
        Count(
            id="face-down",
            at=START,
            amount=lambda a: a.state.faces.count(DOWN),
            choices=(20, 24, 25),
            rule="setup.centre",
        ),
        Claim(id="rows", at=START, fact=state_is(lambda s: len(s.tiles) == 5 * 5), rule="setup.square"),
        Count(
            id="dogs",
            at=START,
            amount=lambda a: sum(KIND[t] == DOG for t in a.state.tiles),
            choices=(4, 5, 10),
            rule="setup.mix",
        ),
        Claim(
            id="all-clans",
            at=START,
            fact=state_is(lambda s: len({CLAN[t] for t in s.tiles if t in CLAN}) > 2),
            rule="setup.mix",
        ),
        Claim(id="all-down", at=START, fact=state_is(lambda s: s.faces.count(DOWN) == 25), rule="setup.centre"),
        Claim(id="centre-swaps", at=START, fact=state_is(lambda s: s.lifted == CENTRE), rule="setup.centre"),
        Tempt(id="same-clan", at=TAKEN, move="choose gourmets", rule="setup.clans"),
        Claim(id="free-clan", at=TAKEN, fact=legal("choose crooks"), rule="setup.clans"),
        Read(id="advice", at=START, rules=("setup.first-game",), lit=("player:0", "player:1")),
        Claim(id="equal", at=START, fact=lambda a: _equal_cats(), rule="setup.first-game"),
        Claim(id="with-effects", at=START, fact=lambda a: _advised().setup.effects, rule="setup.first-game"),
    ),
)
