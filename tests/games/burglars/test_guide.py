"""What the guide of a first game advises is what this board asks for."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from catgames.games.burglars import KIT
from catgames.screen.inputs import Touched
from catgames.table.first.first import First, open_first
from catgames.table.first.inputs import FirstButton
from catgames.table.first.story import advice
from catgames.table.first.update import update
from catgames.text.words import LANGUAGES, Words
from tests.games.burglars import at

ONE = "turn 1; 1 hand by crews g; 2 hand *6; market rbmogy; seed 8"
PAIR = "turn 1; 1 hand by crews g o; 2 hand *6; market rbmogy; seed 8"
GROWN = "turn 1; 1 hand by crews go o; 2 hand *6; market rbmogy; seed 8"
COULD_HIDE = "turn 1; 1 hand by crews b; 2 hand *6; market rbmogy; seed 8"
COULD_SCORE = "turn 1; 1 hand oy crews b/b; 2 hand *6; market rbmogy; seed 8"
HIDES_A_TRAP = "turn 1; 1 hand oy crews b/r; 2 hand *6; market rbmogy; seed 8"


@pytest.mark.parametrize(
    ("beat", "position", "advised"),
    [
        ("equal", ONE, True),
        ("equal", PAIR, False),
        ("equal", GROWN, False),
        ("recruit", ONE, True),
        ("recruit", HIDES_A_TRAP, True),
        ("recruit", COULD_HIDE, False),
        ("recruit", COULD_SCORE, False),
    ],
)
def test_an_idea_comes_when_its_moment_has_come(beat: str, position: str, advised: bool) -> None:
    assert (advice(KIT, KIT.guide.beat(beat), at(position)) is not None) is advised


def _played(first: First, move: Any) -> First:
    for key in KIT.keys_of(first.match.state, move):
        first = update(first, Touched(key))
    return first


def test_an_idea_that_was_carried_out_unasked_is_not_told_any_more() -> None:
    first, start = update(open_first(KIT), FirstButton.BEGIN), at(ONE)
    trap = next(move for move in KIT.game.legal_moves(start) if KIT.guide.beat("trap").wants(start, move))
    assert first.story.beat != "trap"
    assert "trap" in _played(replace(first, match=replace(first.match, start=start)), trap).story.over


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_names_the_actions_before_a_rule_does(language: str) -> None:
    """Rules and events speak of forming and activating: a learner must have met the words."""
    words = Words("burglars", language)
    assert {"en": "Form", "fr": "Forme"}[language] in words.say("first-crew")
    assert {"en": "activate", "fr": "Active"}[language] in words.say("first-yarn")
