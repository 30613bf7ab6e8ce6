"""Questions of the course: what each shows is finished."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from catgames.games.cleocatra import KIT
from catgames.teach import Claim, Count
from catgames.teach.goals import play_out
from catgames.teach.step import Step


def _questions() -> Iterator[tuple[str, Step]]:
    return ((f"{unit.section}-{step.id}", step) for unit in KIT.units for step in unit.steps if step.asks)


@pytest.mark.parametrize(
    "step",
    [pytest.param(step, id=name) for name, step in _questions() if isinstance(step, Claim | Count)],
)
def test_what_a_question_shows_leaves_no_inspector_to_be_put(step: Claim | Count) -> None:
    """Nobody can put it there, and the log would end by asking for it."""
    assert play_out(KIT.game, step.at, step.moves).state.posting is None
