"""Power Cats."""

from __future__ import annotations

from catgames.core.key import Key, Keys
from catgames.core.message import Message, values
from catgames.games.pocket.course.asking import all_prey, reason
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import NAMES
from catgames.games.pocket.position.ending import hunters
from catgames.games.pocket.position.tiles import say_tile
from catgames.teach import Attempt, Claim, Decide, Judge, Read, Select, Tempt, Unit, not_

CAT = (
    "turn 1; clans power-cats gourmets; lifted b2; effects yes; seed 6; "
    "board ***** / * W4 m5 ** / ** G1 ** / ***** / **** A>"
)
PREY = (
    "turn 1; clans power-cats gourmets; lifted b2; effects yes; seed 6; "
    "board ***** / * m5 W4 ** / ** G1 ** / ***** / **** A>"
)
THEIR_CAT = (
    "turn 1; clans power-cats gourmets; lifted b2; effects yes; seed 6; "
    "board ***** / * G2 A< ** / ** m5 ** / ** W4 ** / *****"
)
PLAIN = CAT.replace("effects yes", "effects no")
LAST = (
    "turn 1; clans power-cats defenders; lifted b3; effects yes; "
    "board f4 p2 W6 J9* W2* / m5 W4 Ev J1 A> / C< m4 J1 m3 Bv / W4 p5 D< J1 m5 / m4 J1 m6 W3 f3"
)
CLOSE = (
    "turn 1; clans power-cats gourmets; lifted b2; effects yes; "
    "board m3 f4 Bv m5 G1 / G3* W3 W4 m4 Dv / W6 p5 W4 m6 m4 / f3 W2* G4 Ev G5 / G2 m5 C^ A< p2"
)


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


UNIT = Unit(
    "power-cats",
    (
        Read(id="stay", at=CAT, rules=("clan.power-cats.effect",), lit=("cell:b2", "keep")),
        Tempt(id="prey", at=PREY, move="keep", rule="clan.power-cats.effect"),
        Judge(
            id="their-cat",
            at=THEIR_CAT,
            move="keep",
            rule="clan.power-cats.effect",
            also=("ruling.whose-cat",),
            others=("swap.cat", "turn.no-peek"),
            fixed=True,
        ),
        Judge(id="without", at=PLAIN, move="keep", rule="turn.swap", others=("swap.cat", "turn.no-peek"), fixed=True),
        Read(id="chief", at=LAST, rules=("clan.power-cats.chief", "ruling.line"), lit=("cell:e1",)),
        Claim(
            id="blocked",
            at=LAST,
            fact=not_(_reaches_across),
            rule="ruling.line",
            why=reason("why-power-cats-blocked"),
            fixed=True,
        ),
        Select(
            id="line",
            at=CLOSE,
            choices=all_prey,
            right=_prey_of_the_chief,
            rule="clan.power-cats.chief",
            why=_why,
            fixed=True,
        ),
        Decide(
            id="stay-or-go",
            at=CLOSE,
            good={"keep": "leads-power-cats-stay", "swap b2 c2": "leads-power-cats-four"},
            poor={"swap b2 d2": "leads-power-cats-bitten", "swap b2 b3": "leads-power-cats-pigeon"},
        ),
    ),
    proof=("their-cat", "without", "blocked", "line"),
)
