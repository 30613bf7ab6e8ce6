"""The set-up sheet of the next game: who sits where, the options, the seed."""

from __future__ import annotations

from dataclasses import replace

from catgames.games.kit import AnyKit
from catgames.players.cats import LEVELS
from catgames.table.match.match import PERSON, Match, SetUp

KINDS = (PERSON, *LEVELS)
NEWCOMER = LEVELS[1]
"""Who sits down when a seat is added."""
LARGEST_SEED = 10**9


def planned(match: Match) -> SetUp:
    """What was played last, dealt anew."""
    return reseeded(match.setup)


def reseeded(plan: SetUp) -> SetUp:
    return replace(plan, seed=(plan.seed + 1) % (LARGEST_SEED + 1))


def read_seed(text: str) -> int | None:
    """The number written, if it is one that a deal can have."""
    digits = text.strip()
    fits = digits.isdecimal() and len(digits) <= len(str(LARGEST_SEED)) and int(digits) <= LARGEST_SEED
    return int(digits) if fits else None


def replanned(kit: AnyKit, plan: SetUp, name: str, value: str) -> SetUp:
    """With one thing chosen otherwise; whatever does not fit changes nothing."""
    match name.partition("-"):
        case ("players", _, _) if value.isdecimal() and int(value) in kit.game.seats:
            kept = plan.players[: int(value)]
            return replace(plan, players=kept + (NEWCOMER,) * (int(value) - len(kept)))
        case ("seat", _, number) if value in KINDS and number.isdecimal() and int(number) < len(plan.players):
            seat = int(number)
            return replace(plan, players=(*plan.players[:seat], value, *plan.players[seat + 1 :]))
        case ("option", _, option):
            known = {o.name: o.choices for o in kit.game.options}
            if value in known.get(option, ()):
                options = tuple((n, value if n == option else v) for n, v in plan.options)
                return replace(plan, options=options)
    return plan
