"""The public door: typed games, errors that speak, results that show themselves in a notebook."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, assert_type
from xml.etree import ElementTree

import pytest

import catgames
from catgames.games.burglars.language.moves import Move as BurglarsMove
from catgames.games.burglars.position.state import State as BurglarsState
from catgames.games.cleocatra.language.moves import Move as CleocatraMove
from catgames.games.cleocatra.position.state import State as CleocatraState
from catgames.games.cloaked.language.moves import Move as CloakedMove
from catgames.games.cloaked.position.state import State as CloakedState
from catgames.games.kit import AnyKit
from catgames.games.pocket.language.moves import Move as PocketMove
from catgames.games.pocket.position.state import State as PocketState

POSITION = "turn 1; 1 hand gpm crews bo y; 2 hand *6 crews r"


def test_every_game_has_its_own_types_at_the_door() -> None:
    """The type checker reads this: `Any` would not pass."""
    assert_type(catgames.burglars, catgames.Game[BurglarsState, BurglarsMove])
    assert_type(catgames.pocket, catgames.Game[PocketState, PocketMove])
    assert_type(catgames.cloaked, catgames.Game[CloakedState, CloakedMove])
    assert_type(catgames.cleocatra, catgames.Game[CleocatraState, CleocatraMove])


def test_a_game_is_found_by_its_attribute_and_by_its_name(kit: AnyKit) -> None:
    assert getattr(catgames, kit.game.id) is catgames.game(kit.game.id) is kit.game
    assert kit.game.id in catgames.__all__


def test_what_is_not_there_is_missing_as_from_any_module() -> None:
    with pytest.raises(AttributeError, match="'catgames' has no attribute 'checkers'"):
        catgames.checkers  # noqa: B018  (asking is the test)


@pytest.mark.parametrize(
    ("done", "error", "said"),
    [
        (lambda: catgames.game("chess"), catgames.Unreadable, "There is no game called “chess”. There are: burglars,"),
        (lambda: catgames.burglars.start(9), catgames.Unreadable, "9 players do not fit: this game is for 2 to 4."),
        (lambda: catgames.burglars.start(2, options={"speed": "fast"}), catgames.Unreadable, "“speed” is no option"),
        (lambda: catgames.burglars.read("nonsense"), catgames.Unreadable, "“nonsense” cannot be read as part"),
        (lambda: catgames.burglars.read("turn 1; 1 hand bbz; 2 hand *6"), catgames.Unreadable, "z is no card here"),
        (lambda: _move("form pink 1"), catgames.NotAMove, "“form pink 1” is not a move: pink was not expected."),
        (lambda: _move("form green"), catgames.AmbiguousMove, "form green 1, form green 2, form green new"),
        (
            lambda: _play("form green 1"),
            catgames.IllegalMove,
            "Not allowed: A crew grows only beside an equal (Action 2).",
        ),
    ],
)
def test_an_error_speaks_a_sentence(done: Callable[[], object], error: type[Exception], said: str) -> None:
    with pytest.raises(error) as caught:
        done()
    assert said in str(caught.value)


def test_a_verdict_shows_its_ledger_in_a_notebook() -> None:
    state = catgames.burglars.read(POSITION)
    verdict = catgames.burglars.explain(state, _move("form green 1"))
    shown = verdict._repr_markdown_()
    assert shown.startswith("**Not allowed: A crew grows only beside an equal (Action 2).")
    assert "- ✓ You form from your hand, on your own side" in shown
    assert verdict.told("fr").startswith("**Interdit")
    assert catgames.explain(catgames.burglars, POSITION, "form green 1")._repr_markdown_() == shown


def test_a_position_shows_itself_in_a_notebook_as_one_player_sees_it(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    for state in positions[:3]:
        drawn = kit.game.show(state, catgames.Seat(1), "fr")._repr_svg_()
        assert ElementTree.fromstring(drawn).tag.endswith("svg")
        seen = kit.game.seen_by(state, catgames.Seat(1))
        assert drawn == kit.game.show(seen, catgames.Seat(1), "fr")._repr_svg_()


def _move(text: str) -> BurglarsMove:
    return catgames.burglars.read_move(catgames.burglars.read(POSITION), text)


def _play(text: str) -> object:
    return catgames.burglars.play(catgames.burglars.read(POSITION), _move(text))
