"""The end, step 2: who catches which prey."""

from __future__ import annotations

from catgames.games.pocket.course.asking import all_prey, caught_by_you, why_caught
from catgames.games.pocket.position.cells import NUMBERS
from catgames.games.pocket.position.ending import hunt, hunters
from catgames.teach import Attempt, Claim, Count, Read, Select, Unit, Watch

# After the dogs, before the prey.
BITTEN = (
    "turn 2; board C< D< m6 G5 R1 / G2 G4~ R4 G3* f4 / m3 B< f3 m4 m4 / R2 R5*~ m5 Ev p5 / m5 G1 A^ p2 R3~; stage over"
)
# The book's example: five against two beside one prey.
FIVE_TO_TWO = (
    "turn 1; board R4 m5 f3 m4 G4 / R3 A< m4 m6 G5 / m3 E< p2 B> p5 / R1 f4 m5 G3* R2 / G2 D< G1 C> R5*; lifted b1"
)


def _attack(attempt: Attempt, name: str, seat: int) -> int:
    return hunt(attempt.state, NUMBERS[name]).sums[seat]


def _attacks(attempt: Attempt, cat: str, prey: str) -> bool:
    return NUMBERS[cat] in hunters(attempt.state, NUMBERS[prey])


def _goes_to(attempt: Attempt, name: str) -> int | None:
    return hunt(attempt.state, NUMBERS[name]).winner


UNIT = Unit(
    "capture",
    (
        Read(id="add", at=BITTEN, rules=("capture.sum", "adjacent.edge"), lit=("cell:c1", "cell:d1", "cell:c2")),
        Read(id="higher", at=BITTEN, rules=("capture.highest",), lit=("cell:a3", "cell:a2", "cell:a4")),
        Count(
            id="sami",
            at=BITTEN,
            amount=lambda a: _attack(a, "c1", 1),
            choices=(4, 5, 9),
            rule="capture.sum",
            fixed=True,
        ),
        Watch(
            id="five-to-two",
            at=FIVE_TO_TWO,
            moves="swap b1 c1",
            rules=("capture.sum", "capture.highest", "adjacent.edge"),
        ),
        Select(id="yours", at=BITTEN, choices=all_prey, right=caught_by_you, rule="capture.highest", why=why_caught),
        Count(
            id="bitten-cat",
            at=BITTEN,
            amount=lambda a: _attack(a, "c4", 0),
            choices=(0, 5, 9),
            rule="capture.sum",
            fixed=True,
        ),
        Claim(id="tie", at=BITTEN, fact=lambda a: _goes_to(a, "a3") is not None, rule="capture.highest", fixed=True),
        Claim(id="nothing", at=BITTEN, fact=lambda a: _goes_to(a, "e3") is None, rule="capture.highest", fixed=True),
        Claim(id="corner", at=BITTEN, fact=lambda a: _attacks(a, "c2", "d3"), rule="adjacent.edge", fixed=True),
        Claim(id="edge", at=BITTEN, fact=lambda a: _attacks(a, "d2", "e2"), rule="adjacent.edge", fixed=True),
        Claim(id="alone", at=BITTEN, fact=lambda a: _goes_to(a, "d3") == 1, rule="capture.sum", fixed=True),
        Claim(
            id="twice",
            at=BITTEN,
            fact=lambda a: _attacks(a, "d2", "d3") and _attacks(a, "d2", "e2"),
            rule="capture.sum",
            fixed=True,
        ),
    ),
)
