"""Material and set-up."""

from __future__ import annotations

from catgames.games.pocket.course.asking import foresee, reason
from catgames.games.pocket.position.cells import CENTRE
from catgames.games.pocket.position.state import DOWN, EFFECTS, JUSTICE, MODE, WHOSE_CAT, State, deal, seen_by
from catgames.games.pocket.position.tiles import CLAN, CLANS, CROOKS, GOURMETS, UNKNOWN
from catgames.teach import LEARNER, Attempt, Claim, Decide, Read, Tempt, Unit, all_of, legal, state_is
from catgames.teach.goals import Goal

START = "turn 1; board ***** / ***** / ** m4 ** / ***** / *****; seed 3"
_ALL = " ".join(CLANS)
TAKEN = f"turn 1; clans - {GOURMETS}; stage choose; mode free; first 2; effects yes; seed 3; offer {_ALL} / {_ALL}"
CHOICE = f"turn 1; clans - -; stage choose; mode free; effects yes; seed 3; offer {_ALL} / {_ALL}"
"""Nobody has chosen yet, so no card says what Sami may take."""


def _advised() -> State:
    """The game as it starts when nobody asks for anything else."""
    return deal(2, 1, {MODE: "first", EFFECTS: "no", WHOSE_CAT: "any", JUSTICE: "before-prey"})


def _something_hidden_is_known(attempt: Attempt) -> bool:
    seen = seen_by(attempt.state, LEARNER)
    return any(tile != UNKNOWN for tile, face in zip(seen.tiles, seen.faces, strict=True) if face == DOWN)


def _each_but(taken: str) -> list[Goal]:
    return [legal(f"choose {clan}") for clan in CLANS if clan != taken]


UNIT = Unit(
    "setup",
    (
        Read(
            id="clans",
            at=START,
            rules=("setup.clans", "setup.mix", "setup.first-game"),
            lit=("player:0", "player:1"),
        ),
        Read(id="square", at=START, rules=("setup.square", "setup.centre"), lit=("cell:c3",)),
        Claim(
            id="third-clan",
            at=START,
            fact=state_is(lambda s: any(CLAN.get(tile) == CROOKS for tile in s.tiles)),
            rule="setup.mix",
            why=reason("why-setup-third-clan"),
        ),
        Claim(
            id="known",
            at=START,
            fact=_something_hidden_is_known,
            rule="setup.square",
            why=reason("why-setup-known"),
        ),
        Claim(
            id="centre-swaps",
            at=START,
            fact=state_is(lambda s: s.lifted == CENTRE),
            rule="setup.centre",
            why=reason("why-setup-centre-swaps"),
        ),
        Claim(
            id="plain-chief",
            at=START,
            fact=lambda attempt: not _advised().setup.effects,
            rule="setup.first-game",
            why=reason("why-setup-plain-chief"),
        ),
        Tempt(id="same-clan", at=TAKEN, move=f"choose {GOURMETS}", rule="setup.clans"),
        Claim(
            id="another-clan",
            at=CHOICE,
            fact=foresee(all_of(*_each_but(GOURMETS)), f"choose {GOURMETS}"),
            rule="setup.clans",
            why=reason("why-setup-another-clan"),
            fixed=True,
        ),
        Decide(
            id="first-tile",
            at=START,
            good=dict.fromkeys(("reveal c2", "reveal b3", "reveal d3", "reveal c4"), "leads-setup-beside")
            | dict.fromkeys(("reveal b2", "reveal d2", "reveal b4", "reveal d4"), "leads-setup-corner"),
            poor=dict.fromkeys(("reveal a1", "reveal e1", "reveal a5", "reveal e5"), "leads-setup-far"),
        ),
    ),
    need="first",
    proof=("third-clan", "known", "centre-swaps", "another-clan"),
)
