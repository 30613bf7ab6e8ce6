"""The end, step 1: the last tile, and the dogs."""

from __future__ import annotations

from catgames.games.pocket.board.draw import UNLIT
from catgames.games.pocket.course.asking import all_cats, bitten, foresee, why_bitten
from catgames.games.pocket.position.cells import NUMBERS
from catgames.games.pocket.position.state import BITTEN
from catgames.games.pocket.position.tiles import CLAN
from catgames.teach.goals import Attempt, happened, over
from catgames.teach.lesson import Claim, Count, Judge, Mistake, Read, Select, Tempt, Try, Unit, Watch

LAST = "turn 1; board C< D< m6 G5 R1 / G2 G4 R4 G3* f4 / m3 B< f3 m4 m4 / (m5) R5* m5 Ev p5 / R2 G1 A^ p2 R3"
LIFTED = LAST.replace("(m5)", "m5") + "; lifted a4"
OVER = (
    "turn 2; board C< D< m6=2 G5 R1 / G2 G4~ R4 G3* f4=2 / m3=0 B< f3=1 m4=2 m4=0 / R2 R5*~ m5=0 Ev p5=0 / "
    "m5=1 G1 A^ p2=0 R3~; stage over"
)
DOGS = ("cell:a1", "cell:b1", "cell:b3", "cell:d4", "cell:c5")


def _points_first(attempt: Attempt) -> bool:
    told = [event.id for event in attempt.events]
    return told.index("step-score") < told.index("step-dogs")


def _both_clans(attempt: Attempt) -> bool:
    state = attempt.state
    return len({CLAN[tile] for tile, face in zip(state.tiles, state.faces, strict=True) if face == BITTEN}) == 2


UNIT = Unit(
    "end",
    (
        Read("steps", LAST, ("end.last-tile", "end.steps"), ("cell:a4",)),
        Read("bite", LIFTED, ("dogs.attack",), DOGS),
        Select("bitten", LIFTED, all_cats, bitten, "dogs.attack", why=why_bitten, view=UNLIT),
        Try("finish", LAST, over, ("reveal a4", "swap a4 a5"), "end.last-tile"),
        Watch("whole", LIFTED, ("swap a4 a5",), ("end.steps", "dogs.attack")),
        Count("out", LIFTED, foresee(lambda a: a.state.faces.count(BITTEN), "swap a4 a5"), (2, 3, 5), "dogs.attack"),
        Claim(
            "distance", LIFTED, foresee(lambda a: a.state.faces[NUMBERS["c2"]] == BITTEN, "swap a4 a5"), "dogs.attack"
        ),
        Claim(
            "touching", LIFTED, foresee(lambda a: a.state.faces[NUMBERS["a2"]] == BITTEN, "swap a4 a5"), "dogs.attack"
        ),
        Claim("corner", LIFTED, foresee(lambda a: a.state.faces[NUMBERS["e5"]] == BITTEN, "swap a4 a5"), "dogs.attack"),
        Claim("both", LIFTED, foresee(_both_clans, "swap a4 a5"), "dogs.attack"),
        Claim("order", LIFTED, foresee(_points_first, "swap a4 a5"), "end.steps"),
        Claim("one-more", LAST, happened("step-dogs"), "end.last-tile", ("reveal a4",)),
        Tempt("too-late", OVER, Mistake("1: reveal a1", "end.last-tile")),
        Judge("sami-too", OVER, "2: reveal c3", "end.last-tile", ("turn.no-peek", "turn.reveal")),
    ),
)
