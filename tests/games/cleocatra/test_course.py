"""Questions of the course: each is true of the board it stands beside, also when it comes back on another."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from catgames.games.cleocatra import KIT
from catgames.teach import Claim, Count
from catgames.teach.goals import play_out
from catgames.teach.step import Step
from catgames.text.words import LANGUAGES, Words

LOOKING_BACK = {
    "en": ("the same", "another game", "again"),
    "fr": ("le même", "la même", "les mêmes", "une autre partie", "encore deux", "de nouveau la"),
}
"""Openings that are true right after the step before, and not of a twin two steps later."""


def _questions() -> Iterator[tuple[str, Step]]:
    return ((f"{unit.section}-{step.id}", step) for unit in KIT.units for step in unit.steps if step.asks)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_question_speaks_of_the_step_before(language: str) -> None:
    words = Words("cleocatra", language)
    texts = {name: words.say(f"step-{name}").lower() for name, _ in _questions()}
    assert texts
    assert [name for name, text in texts.items() if text.startswith(LOOKING_BACK[language])] == []


@pytest.mark.parametrize(
    "step",
    [pytest.param(step, id=name) for name, step in _questions() if isinstance(step, Claim | Count)],
)
def test_what_a_question_shows_leaves_no_inspector_to_be_put(step: Claim | Count) -> None:
    """Nobody can put it there, and the log would end by asking for it."""
    assert play_out(KIT.game, step.at, step.moves).state.posting is None
