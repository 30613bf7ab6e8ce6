"""What the exercises say: a reason for every place that can be marked, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from catgames.core.message import Seat
from catgames.games.cloaked import KIT
from catgames.games.cloaked.board.draw import BY_HAND, PAPER
from catgames.games.cloaked.course import clues, deduction
from catgames.games.cloaked.law.game import GAME
from catgames.games.cloaked.mind.deduction.proofs import proof_keys
from catgames.scene.look import Look
from catgames.teach import Read, Select
from catgames.teach.goals import play_out
from catgames.text.words import LANGUAGES, Words

LONGEST = 60


def _selects() -> Iterator[Select]:
    return (step for unit in KIT.units for step in unit.steps if isinstance(step, Select))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_that_can_be_marked_has_its_reason(language: str) -> None:
    words = Words("cloaked", language, Seat(0))
    for step in _selects():
        attempt = play_out(GAME, step.at, step.moves)
        assert step.why is not None, step.id
        for key in step.choices(attempt):
            said = words(step.why(attempt, key))
            assert "⟨" not in said, said
            assert len(said.split()) <= LONGEST, said


def test_everything_that_can_be_marked_is_on_the_board() -> None:
    words = Words("cloaked", "en", Seat(0))
    for step in _selects():
        attempt = play_out(GAME, step.at, step.moves)
        scene = KIT.draw(GAME.seen_by(attempt.state, Seat(0)), Look(Seat(0), words, view=step.view))
        assert set(step.choices(attempt)) <= set(scene.keys), step.id


def test_masks_by_hand_are_not_given_away_by_the_supplies() -> None:
    """Before and after the masks are placed, the drawing for this exercise shows the same supplies."""
    words = Words("cloaked", "en", Seat(0))
    for step in (step for step in _selects() if step.view == BY_HAND):
        before, after = GAME.read(step.at), play_out(GAME, step.at, step.moves).state
        plain = KIT.draw(GAME.seen_by(before, Seat(0)), Look(Seat(0), words)).labels()
        by_hand = KIT.draw(GAME.seen_by(after, Seat(0)), Look(Seat(0), words, view=BY_HAND)).labels()
        for seat in range(after.players):
            assert plain[f"supply:{seat}"] == by_hand[f"supply:{seat}"]


def test_the_paper_grid_gives_nothing_away() -> None:
    """Two positions that differ only in what can be deduced have the same empty grid."""
    words = Words("cloaked", "en", Seat(0))
    grids = []
    for position in (clues.MASK, clues.NO_MASK):
        scene = KIT.draw(GAME.seen_by(GAME.read(position), Seat(0)), Look(Seat(0), words, view=PAPER))
        grids.append([mark for mark in scene.marks if mark.key.startswith("grid")])
    assert grids[0] == grids[1]


def test_the_proofs_that_are_lit_are_the_smallest() -> None:
    lit = {step.id: step for unit in (clues.UNIT, deduction.UNIT) for step in unit.steps if isinstance(step, Read)}
    narrowed, model = lit["narrowed"], lit["model"]
    assert narrowed.lit == proof_keys(GAME.read(narrowed.at), Seat(0), Seat(1), "mouse")
    assert model.lit == proof_keys(GAME.read(model.at), Seat(0), Seat(1), "strutting")
