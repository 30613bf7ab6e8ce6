"""The last step of the end: points by where they come from, and who has won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from catgames.core.game import Outcome
from catgames.core.message import Seat
from catgames.core.rulebook import Nature, decides
from catgames.games.pocket.position.state import AFTER_PREY, CAUGHT, EXPERT, JUSTICE, OVER, SEATS, UP, State, power
from catgames.games.pocket.position.tiles import CLAN, CROOKS, DEFENDERS, GOURMETS, PAIRS, POINTS


class Score(NamedTuple):
    """A clan's points by where they come from."""

    plain: int
    pigeons: int
    flies: int
    bonus: int
    prey: int
    """How many prey tiles: they break ties."""

    @property
    def total(self) -> int:
        return self.plain + self.pigeons + self.flies + self.bonus


@decides("score.sum", "score", Nature.END)
def score(state: State, seat: Seat) -> Score:
    """The prey's points, pairs multiplied, and what the clan's card adds at the end."""
    seen = zip(state.tiles, state.faces, strict=True)
    prey = [tile for tile, face in seen if face == CAUGHT[seat]]
    paired = pairs(prey)
    plain = sum(POINTS[tile] for tile in prey if tile[0] not in paired)
    pigeons, flies = (paired.get(letter, 0) for letter in PAIRS)
    return Score(plain, pigeons, flies, bonus(state, seat, len(prey)), len(prey))


def points_of(prey: list[str]) -> int:
    """What these prey score for one clan, before its card adds anything."""
    paired = pairs(prey)
    return sum(paired.values()) + sum(POINTS[tile] for tile in prey if tile[0] not in paired)


@decides("score.pigeons", "score", Nature.END)
@decides("score.flies", "score", Nature.END)
def pairs(prey: list[str]) -> dict[str, int]:
    """Both pigeons, both flies: what a whole pair is worth, in place of its two prey."""
    letters = [tile[0] for tile in prey]
    return {letter: points for letter, points in PAIRS.items() if letters.count(letter) == 2}


@decides("clan.gourmets.effect", "gourmets", Nature.END)
@decides("clan.crooks.effect", "crooks", Nature.END)
def bonus(state: State, seat: Seat, prey: int) -> int:
    """A point a prey for the Gourmets, a point a Crook still face up."""
    clan = power(state, seat)
    if clan == CROOKS:
        return sum(CLAN.get(t) == CROOKS and face == UP for t, face in zip(state.tiles, state.faces, strict=True))
    return prey if clan == GOURMETS else 0


@decides("end.winner", "score", Nature.END)
def result(state: State) -> Outcome | None:
    """Most points win; with two games (expert) the sum of both."""
    if state.stage != OVER:
        return None
    setup = state.setup
    scores = [score(state, seat) for seat in SEATS]
    points = tuple(mine.total + before for mine, before in zip(scores, setup.points, strict=True))
    prey = tuple(mine.prey + before for mine, before in zip(scores, setup.prey, strict=True))
    rule = "mode.expert" if setup.mode == EXPERT else "end.winner"
    if _ahead(points) != SEATS:
        return Outcome(_ahead(points), points, rule)
    just = justice(state, _ahead(prey) == SEATS)
    if just is not None:
        return Outcome((just,), points, "justice.ties")
    return Outcome(_ahead(prey), points, rule)


def _ahead(amounts: Sequence[int]) -> tuple[Seat, ...]:
    """Who has most, or both."""
    return tuple(seat for seat in SEATS if amounts[seat] == max(amounts))


@decides("justice.ties", "score", Nature.END)
@decides("ruling.justice-when", "score", Nature.RULING, JUSTICE)
def justice(state: State, prey_tied: bool) -> Seat | None:
    """The Defenders' seat if they win this tied score: before prey is counted, or only after it.

    They need no clan effects for it; the sum of two expert games is no score of theirs.
    """
    setup = state.setup
    if setup.mode == EXPERT or (setup.justice == AFTER_PREY and not prey_tied):
        return None
    return setup.seat_of(DEFENDERS)
