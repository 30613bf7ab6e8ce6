"""Legal moves are exactly what the rules allow: in games, in lessons, and in what is built by hand.

For a position that could happen this holds exactly. One that could not may mislead the generator, which
is quick because it relies on what games keep; there the rules have the last word, and nothing breaks.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from catgames.conformance.given import needs_editor
from catgames.core.errors import Unseen
from catgames.gallery.positions import built_positions
from catgames.games.kit import AnyKit

TRIED = 40
BUILT = 20
"""Where every hand must fit the turn, most of what random tools make could not happen: that many still do."""


def test_legal_moves_are_exactly_what_the_rules_allow(kit: AnyKit, everywhere: tuple[Any, ...]) -> None:
    game = kit.game
    for state in everywhere:
        said, legal = set(game.expressible(state)), set(game.legal_moves(state))
        assert legal <= said, f"a legal move cannot be said: {game.write(state)}"
        allowed = {move for move in said if game.allows(state, move)}
        wrong = [game.write_move(state, move) for move in allowed ^ legal]
        assert not wrong, f"{wrong[:5]} at {game.write(state)}"


def test_no_legal_move_is_listed_twice(kit: AnyKit, everywhere: tuple[Any, ...]) -> None:
    for state in everywhere:
        moves = kit.game.legal_moves(state)
        assert len(moves) == len(set(moves)), kit.game.write(state)


def test_the_trusted_path_does_what_the_checked_one_does(kit: AnyKit, everywhere: tuple[Any, ...]) -> None:
    game = kit.game
    for state in everywhere:
        for move in game.legal_moves(state):
            trusted, step = _unless_unseen(game.simulate, state, move), _unless_unseen(game.play, state, move)
            assert trusted == (step and step.state), f"{game.write_move(state, move)} at {game.write(state)}"


def test_every_kind_of_move_is_now_legal_and_now_not(kit: AnyKit, everywhere: tuple[Any, ...]) -> None:
    """Else the equation would say nothing about that kind."""
    game = kit.game
    kinds = {kind.record for kind in game.moves.kinds}
    legal = {type(move) for state in everywhere for move in game.legal_moves(state)}
    said = (move for state in everywhere[:TRIED] for move in game.expressible(state) if not game.allows(state, move))
    illegal = {type(move) for move in said}
    assert (legal, illegal) == (kinds, kinds)


def test_hands_build_positions_that_could_happen_and_others(kit: AnyKit, everywhere: tuple[Any, ...]) -> None:
    """Else nothing would be said about what is built by hand."""
    needs_editor(kit)
    built = set(built_positions(kit.game.id))
    possible = built & set(everywhere)
    assert len(possible) > BUILT
    assert built - possible


def test_an_impossible_position_is_judged_by_the_rules_alone(kit: AnyKit, impossible: tuple[Any, ...]) -> None:
    game, chance = kit.game, random.Random(12)
    for state in impossible:
        said = list(game.expressible(state))
        for move in [*chance.sample(said, min(TRIED, len(said))), *game.legal_moves(state)]:
            verdict = game.explain(state, move)
            assert verdict.legal == game.allows(state, move)
            assert all(game.allows(state, repair) for repair in verdict.repairs), game.write(state)


def _unless_unseen(play: Callable[[Any, Any], Any], state: Any, move: Any) -> Any:
    """What comes of it; None where that depends on what this view of the table does not show."""
    try:
        return play(state, move)
    except Unseen:
        return None
