"""Power Cats."""

from __future__ import annotations

from catgames.core.key import Key, Keys
from catgames.core.message import Message, values
from catgames.games.pocket.course.asking import all_prey
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import NAMES, NUMBERS
from catgames.games.pocket.position.ending import hunters
from catgames.games.pocket.position.tiles import say_tile
from catgames.teach import Attempt, Claim, Judge, Read, Select, Tempt, Try, Unit, Watch, happened, legal, not_

CAT = (
    "turn 1; clans power-cats gourmets; lifted b2; effects yes; seed 6; "
    "board ***** / * W4 m5 ** / ** G1 ** / ***** / **** A>"
)
PREY = (
    "turn 1; clans power-cats gourmets; lifted b2; effects yes; seed 6; "
    "board ***** / * m5 *** / ** G1 ** / ***** / **** A>"
)
PLAIN = CAT.replace("effects yes", "effects no")
LAST = (
    "turn 1; clans power-cats defenders; lifted b3; effects yes; "
    "board f4 p2 W6 J9* W2* / m5 W4 Ev J1 A> / C< m4 J1 m3 Bv / W4 p5 D< J1 m5 / m4 J1 m6 W3 f3"
)
PLAYED = ("swap b3 c4",)


def _prey_of_the_chief(attempt: Attempt) -> Keys:
    chief = attempt.state.tiles.index("W2*")
    return tuple(key for key in all_prey(attempt) if chief in hunters(attempt.state, keys.cell_of(key) or 0))


def _why(attempt: Attempt, key: Key) -> Message:
    near = "yes" if key in _prey_of_the_chief(attempt) else "no"
    cell = keys.cell_of(key) or 0
    chief = NAMES[attempt.state.tiles.index("W2*")]
    said = values(near=near, cell=NAMES[cell], chief=chief, tile=say_tile(attempt.state.tiles[cell]))
    return Message("why-line", said)


def _reaches_across(attempt: Attempt) -> bool:
    """From e1 to the fly on a1, with three tiles in between."""
    return "cell:a1" in _prey_of_the_chief(attempt)


def _w3_reaches_far(attempt: Attempt) -> bool:
    """Power Cats 3 on d5 and the mouse on a5 are in one row."""
    return NUMBERS["d5"] in hunters(attempt.state, NUMBERS["a5"])


UNIT = Unit(
    "power-cats",
    (
        Read(id="stay", at=CAT, rules=("clan.power-cats.effect",), lit=("cell:b2", "keep")),
        Watch(id="watch", at=CAT, moves="keep", rules=("clan.power-cats.effect",)),
        Try(
            id="keep",
            at=CAT,
            goal=happened("stayed"),
            solution="keep",
            rule="clan.power-cats.effect",
            mistakes={"swap b2 c3": "swap.cat"},
            fixed=True,
        ),
        Tempt(id="prey", at=PREY, move="keep", rule="clan.power-cats.effect"),
        Judge(id="cat-stays", at=CAT, move="keep", rule="clan.power-cats.effect", others=("turn.no-peek", "swap.cat")),
        Judge(id="without", at=PLAIN, move="keep", rule="turn.swap", others=("clan.power-cats.effect", "swap.cat")),
        Claim(id="must-stay", at=CAT, fact=not_(legal("swap b2 b3")), rule="clan.power-cats.effect"),
        Read(id="chief", at=LAST, rules=("clan.power-cats.chief", "ruling.line"), lit=("cell:e1",)),
        Select(
            id="line",
            at=LAST,
            choices=all_prey,
            right=_prey_of_the_chief,
            rule="clan.power-cats.chief",
            why=_why,
            fixed=True,
        ),
        Watch(id="whole", at=LAST, moves=PLAYED, rules=("clan.power-cats.chief",)),
        Claim(id="blocked", at=LAST, fact=not_(_reaches_across), rule="ruling.line", fixed=True),
        Claim(id="across", at=LAST, fact=_reaches_across, rule="ruling.line", fixed=True),
        Claim(id="every-cat", at=LAST, fact=_w3_reaches_far, rule="clan.power-cats.chief", fixed=True),
    ),
)
