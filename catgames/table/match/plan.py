"""The set-up sheet of the next game: who sits where, the options, the seed."""

from __future__ import annotations

from dataclasses import replace

from catgames.core.chance import chance
from catgames.games.kit import AnyKit
from catgames.players.cats import LEVELS
from catgames.table.match.inputs import ChoseOption, ChosePlayers, ChoseSeat
from catgames.table.match.match import PERSON, Match, SetUp

KINDS = (PERSON, *LEVELS)
NEWCOMER = LEVELS[1]
"""Who sits down when a seat is added."""
LARGEST_SEED = 10**9


def planned(match: Match) -> SetUp:
    """What was played last, dealt anew."""
    return reseeded(match.setup)


def reseeded(plan: SetUp) -> SetUp:
    """With another seed, which does not tell the one before it: that deal may still be played."""
    return replace(plan, seed=chance("another deal", plan.seed).randrange(LARGEST_SEED + 1))


def read_seed(text: str) -> int | None:
    """The number written, if it is one that a deal can have."""
    digits = text.strip()
    fits = digits.isdecimal() and len(digits) <= len(str(LARGEST_SEED)) and int(digits) <= LARGEST_SEED
    return int(digits) if fits else None


def replanned(kit: AnyKit, plan: SetUp, given: ChosePlayers | ChoseSeat | ChoseOption) -> SetUp:
    """With one thing chosen otherwise; whatever does not fit changes nothing."""
    match given:
        case ChosePlayers(count) if count in kit.game.seats:
            kept = plan.players[:count]
            return replace(plan, players=kept + (NEWCOMER,) * (count - len(kept)))
        case ChoseSeat(seat, player) if player in KINDS and seat < len(plan.players):
            return replace(plan, players=(*plan.players[:seat], player, *plan.players[seat + 1 :]))
        case ChoseOption(name, choice):
            known = {option.name: option.choices for option in kit.game.options}
            if choice in known.get(name, ()):
                return replace(plan, options=tuple((n, choice if n == name else c) for n, c in plan.options))
    return plan
