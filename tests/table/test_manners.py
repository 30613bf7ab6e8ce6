"""A referee of three manners: teach, table, quiet."""

from __future__ import annotations

import random
from typing import Any

from catgames.core.message import Seat
from catgames.games.kit import AnyKit
from catgames.players.cats import RANDOM
from catgames.screen.inputs import Button
from catgames.table.guise import Guise
from catgames.table.match.inputs import MatchButton
from catgames.table.match.match import PERSON, QUIET, TABLE, agree, deal, shown_state, thinker
from catgames.table.match.view import view
from tests.table import YOU, cat_moves, give, seated, touch

# --- teach ----------------------------------------------------------------------------------------


def test_teach_refuses_with_the_reason_and_plays_nothing() -> None:
    match = seated(PERSON, RANDOM)
    match = touch(match, "pass")
    assert match.verdict is not None
    assert not match.verdict.legal
    assert not match.entries
    assert view(match).says[0].tone == "wrong"
    assert view(match).ledger


# --- quiet ----------------------------------------------------------------------------------------


def test_quiet_offers_only_legal_moves(kit: AnyKit) -> None:
    """Whatever is touched, nothing illegal is ever judged: it is just not there."""
    chance, match = random.Random(3), deal(kit, agree(kit, (PERSON, RANDOM), 2), QUIET)
    for _ in range(150):
        match = cat_moves(match)
        if match.over:
            break
        match = touch(match, chance.choice(view(match).scene.keys))
        assert match.verdict is None or match.verdict.legal
        assert view(match).prompt or view(match).says


# --- table ----------------------------------------------------------------------------------------


def test_at_the_table_nothing_is_said_until_done() -> None:
    match = touch(seated(PERSON, RANDOM, manner=TABLE), "pass")
    screen = view(match)
    assert match.deeds
    assert not screen.says
    assert not screen.ledger
    assert not screen.log
    assert not screen.busy, "the cats wait for the audit"


def test_the_audit_names_what_was_illegal_and_puts_it_back() -> None:
    start = seated(PERSON, RANDOM, manner=TABLE)
    match = give(touch(start, "pass"), MatchButton.DONE)
    assert match.state == start.state
    assert not match.deeds
    assert match.audit is not None
    assert "Not allowed" in view(match).says[1].text
    assert match.decider == YOU, "the turn goes on"


def test_the_audit_names_what_was_forgotten() -> None:
    match = give(touch(seated(PERSON, RANDOM, manner=TABLE), "deck"), MatchButton.DONE)
    assert match.audit is not None
    assert match.audit.owed == "recruit.two"
    assert any("Forgotten" in say.text for say in view(match).says)
    match = give(touch(match, "deck"), MatchButton.DONE)
    assert match.audit is not None
    assert not match.audit.owed
    assert thinker(match) == Seat(1)


def test_a_third_card_at_the_table_is_found_and_put_back() -> None:
    match = touch(seated(PERSON, RANDOM, manner=TABLE), "deck", "deck", "deck")
    real = match.state
    assert len(match.entries) == 2
    assert len(match.deeds) == 1
    assert "?" in shown_state(match).hands[0], "its face stays hidden"
    match = give(match, MatchButton.DONE)
    assert match.state == real
    assert match.audit is not None
    assert len(match.audit.wrong) == 1
    assert thinker(match) == Seat(1)


def test_at_the_table_a_wrong_deed_can_be_taken_back_in_time() -> None:
    match = touch(seated(PERSON, RANDOM, manner=TABLE), "hand:0", "new:0", "hand:0", "new:0")
    assert len(match.deeds) == 1
    match = give(match, Button.UNDO, MatchButton.DONE)
    assert match.audit is not None
    assert not match.audit.wrong
    assert "in order" in view(match).says[0].text


def test_no_wrong_deed_turns_up_what_is_hidden_or_breaks_the_board(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    """Every wrong move that can be said either changes the board or does not; what is shown can be drawn."""
    chance = random.Random(7)
    for state in chance.sample(positions, 10):
        seat = kit.game.to_move(state)
        if seat is None:
            continue
        seen = kit.game.seen_by(state, seat)
        said = [move for move in kit.game.expressible(state) if not kit.game.allows(seen, move)]
        for move in chance.sample(said, min(60, len(said))):
            forced = kit.game.force(seen, move)
            if forced is not None:
                assert kit.draw(forced, Guise().look(kit, seat)).marks
