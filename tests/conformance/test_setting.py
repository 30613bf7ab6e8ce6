"""Setting up at a table: whatever is told and drawn is what the engine deals."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from catgames.core.message import Message, Seat
from catgames.core.rulebook import Nature
from catgames.games.kit import AnyKit
from catgames.notebook.places import templates
from catgames.notebook.setup_page import SEED
from catgames.scene.look import NARROW, WIDE, Look
from catgames.scene.theme import LIGHT
from catgames.text.words import LANGUAGES, Words

BOOK: dict[str, dict[str, Any]] = {
    "burglars": {
        "deck": lambda players: {"cards": 110, "cats": 90, "mirrors": 20},
        "hands": lambda players: {"hand": 6, "players": players, "cards": 6 * players},
        "market": lambda players: {"market": 6, "deck": 110 - 6 * players - 6},
    },
    "pocket": {
        "mix": lambda players: {"cats": 10, "prey": 10, "dogs": 5, "tiles": 25, "side": 5, "hidden": 24},
        "square": lambda players: {"tiles": 25, "side": 5},
        "centre": lambda players: {"hidden": 24},
    },
    "cloaked": {
        "masks": lambda players: {"masks": 16, "players": players},
        "attributes": lambda players: {"fan": 3, "all": 19, "left": 19 - 3 * players},
        "hands": lambda players: {"hand": 3, "pile": 40 - 3 * players},
        "invitations": lambda players: {"players": players},
    },
    "cleocatra": {
        "two": lambda players: {"out": 3, "tiles": 10, "all": 13},
        "pile": lambda players: {"tiles": 10 if players == 2 else 13},
        "pieces": lambda players: {"rescuers": 3, "points": 0},
        "inspectors": lambda players: {"inspectors": 3},
        "tiles": lambda players: {"laid": players, "left": (10 if players == 2 else 13) - players},
    },
}
"""The books' numbers, and what is left of them with so many players: written once more, by hand."""


def _ways(kit: AnyKit) -> list[tuple[int, dict[str, str], Any]]:
    """Every number of players with every choice of options, and what is dealt then."""
    names = [option.name for option in kit.game.options]
    chosen = [dict(zip(names, way, strict=True)) for way in product(*(option.choices for option in kit.game.options))]
    return [
        (players, options, kit.game.start(players, SEED, options)) for players in kit.game.seats for options in chosen
    ]


def test_every_number_is_the_books(kit: AnyKit) -> None:
    told = set()
    for players, _, state in _ways(kit):
        for stage in kit.setting:
            if stage.asked(state) and stage.id in BOOK[kit.game.id]:
                expected = BOOK[kit.game.id][stage.id](players)
                counted = stage.counted(state)
                assert {name: counted[name] for name in expected} == expected, (players, stage.id)
                told.add(stage.id)
    assert told == set(BOOK[kit.game.id])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_stand_in_the_words(kit: AnyKit, language: str) -> None:
    words = Words(kit.game.id, language)
    for _, _, state in _ways(kit):
        for stage in kit.setting:
            said = Message(f"setup-{stage.id}", stage.counted(state))
            line = words(said)
            assert "⟨" not in line
            assert len(line.split()) <= 25, f"{line}: too long to be read across a table"


def test_what_is_lit_is_in_the_picture_at_every_width(kit: AnyKit) -> None:
    words = Words(kit.game.id, "en")
    settled = {clause.option for clause in kit.game.rulebook.clauses}
    usual = {option.name: option.choices[0] for option in kit.game.options if option.name in settled}
    for players, options, state in _ways(kit):
        for stage in kit.setting:
            if not stage.asked(state) or not usual.items() <= options.items():
                continue  # what only settles a silence of the book is not to be seen on a table
            seen = kit.game.seen_by(stage.shown(state), Seat(0))
            for width in (WIDE, NARROW):
                scene = kit.draw(seen, Look(Seat(0), words, LIGHT, width, touched=False))
                assert set(stage.lit(state)) <= set(scene.keys), (players, options, stage.id)
                assert not set(kit.game.moves.buttons) & set(scene.keys), "a picture has nothing to press"


def test_every_rule_of_the_set_up_is_carried_out(kit: AnyKit) -> None:
    """But those that only say what is allowed in it, or which of several ways was agreed."""
    rulebook = kit.game.rulebook
    named = {stage.rule for stage in kit.setting}
    assert named <= {clause.id for clause in rulebook.clauses}
    silent = {"setup.same-category", "setup.first-game", "mode.agree", "mode.free", "mode.limited"}
    assert {clause.id for clause in rulebook.clauses if clause.nature is Nature.SETUP} <= named | silent


def test_every_way_is_in_the_stored_page(kit: AnyKit) -> None:
    page = (templates() / "static" / "setup" / f"{kit.game.id}.en.html").read_text(encoding="utf-8")
    for players, options, _ in _ways(kit):
        way = "&".join(f"{name}={value}" for name, value in {"players": players, **options}.items())
        assert f'"{way}":[' in page
    assert "⟨" not in page
