"""Power Cats."""

from __future__ import annotations

from catgames.core.key import Key, Keys
from catgames.core.message import Message, values
from catgames.games.pocket.board.draw import UNLIT
from catgames.games.pocket.course.asking import all_prey
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.cells import NAMES, NUMBERS
from catgames.games.pocket.position.ending import hunters
from catgames.games.pocket.position.tiles import say_tile
from catgames.teach.goals import Attempt, happened, legal, not_
from catgames.teach.lesson import Claim, Judge, Mistake, Read, Select, Tempt, Try, Unit, Watch

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
        Read("stay", CAT, ("clan.power-cats.effect",), ("cell:b2", "keep")),
        Watch("watch", CAT, ("keep",), ("clan.power-cats.effect",)),
        Try("keep", CAT, happened("stayed"), ("keep",), "clan.power-cats.effect", (Mistake("swap b2 c3", "swap.cat"),)),
        Tempt("prey", PREY, Mistake("keep", "clan.power-cats.effect")),
        Judge("cat-stays", CAT, "keep", "clan.power-cats.effect", ("turn.no-peek", "swap.cat")),
        Judge("without", PLAIN, "keep", "turn.swap", ("clan.power-cats.effect", "swap.cat")),
        Claim("must-stay", CAT, not_(legal("swap b2 b3")), "clan.power-cats.effect"),
        Read("chief", LAST, ("clan.power-cats.chief", "ruling.line"), ("cell:e1",)),
        Select("line", LAST, all_prey, _prey_of_the_chief, "clan.power-cats.chief", why=_why, view=UNLIT),
        Watch("whole", LAST, PLAYED, ("clan.power-cats.chief",)),
        Claim("blocked", LAST, not_(_reaches_across), "ruling.line"),
        Claim("across", LAST, _reaches_across, "ruling.line"),
        Claim("every-cat", LAST, _w3_reaches_far, "clan.power-cats.chief"),
    ),
)
