"""A match: people and cats at one screen, under a referee of three manners."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from catgames.core.message import Seat
from catgames.games import load
from catgames.games.kit import AnyKit
from catgames.players.cats import GREEDY, RANDOM, decide
from catgames.table.guise import Guise
from catgames.table.inputs import Chose, Input, Pressed, Thought, Touched, Wrote
from catgames.table.match.match import PERSON, QUIET, TABLE, TEACH, Match, agree, deal, shown_state, thinker
from catgames.table.match.telling import written_log
from catgames.table.match.update import update
from catgames.table.match.view import view
from catgames.text.words import Words

YOU = Seat(0)  # with the seed 5 it is also who begins


def seated(*players: str, game: str = "burglars", seed: int = 5, manner: str = TEACH) -> Match:
    kit = load(game)
    return deal(kit, agree(kit, players, seed), manner)


def give(match: Match, *inputs: Input) -> Match:
    for given in inputs:
        match = update(match, given)
    return match


def touch(match: Match, *keys: str) -> Match:
    return give(match, *(Touched(key) for key in keys))


def cat_moves(match: Match) -> Match:
    while (seat := thinker(match)) is not None:
        seen = match.kit.game.seen_by(match.state, seat)
        move = decide(match.kit, match.setup.players[seat], seen, seat, random.Random(len(match.entries)), 8)
        match = update(match, Thought(move))
    return match


def play(match: Match, move: Any) -> Match:
    """A person's move, by touching what it needs."""
    return touch(match, *match.kit.keys_of(match.state, move))


def to_the_end(match: Match) -> Match:
    """Every person plays like a random cat, and hands the screen on."""
    chance = random.Random(1)
    for _ in range(3000):
        match = cat_moves(match)
        if match.over:
            return match
        if match.covered:
            match = give(match, Pressed("uncover"))
        elif match.passing:
            match = give(match, Pressed("pass-on"))
        else:
            before = len(match.entries)
            match = play(match, chance.choice(list(match.kit.game.legal_moves(match.state))))
            match = give(match, Pressed("done"))
            assert len(match.entries) > before
    raise AssertionError("the game does not end")


def test_a_game_against_a_cat_goes_to_its_end_and_says_who_won(kit: AnyKit) -> None:
    match = to_the_end(deal(kit, agree(kit, (PERSON, GREEDY), 3)))
    said = view(match).says[-1]
    assert "win" in said.text or "shared" in said.text or "Nobody" in said.text
    assert said.cite, "the rule that ended it"
    assert not view(match, Guise("fr")).heading.startswith("⟨")


@pytest.mark.parametrize("manner", [TEACH, TABLE, QUIET])
def test_legal_play_gets_through_every_manner_of_refereeing(kit: AnyKit, manner: str) -> None:
    to_the_end(deal(kit, agree(kit, (PERSON, RANDOM), 5), manner))


def test_people_who_share_a_screen_never_see_each_others_hands(kit: AnyKit) -> None:
    match = deal(kit, agree(kit, (PERSON, PERSON), 2))
    game = kit.game
    for _ in range(40):
        if match.over:
            break
        screen = view(match)
        if match.covered:
            assert not screen.pieces
            assert not screen.log
            match = give(match, Pressed("uncover"))
        elif match.passing:
            match = give(match, Pressed("pass-on"))
        else:
            assert shown_state(match) == game.seen_by(match.state, match.viewer)
            assert match.viewer == match.decider
            match = play(match, next(iter(game.legal_moves(match.state))))


def test_the_curtain_falls_only_where_there_is_something_to_hide() -> None:
    assert seated(PERSON, PERSON).covered
    assert not seated(PERSON, PERSON, game="pocket").covered
    assert not seated(PERSON, GREEDY).covered


def test_the_mover_sees_what_came_of_the_move_before_the_screen_is_passed_on() -> None:
    match = give(seated(PERSON, PERSON), Pressed("uncover"))
    mover = match.viewer
    match = touch(match, "hand:0", f"new:{int(mover)}")
    assert match.passing
    assert match.viewer == mover
    assert view(match).buttons[0].id == "pass-on"


def test_what_a_cat_did_is_told_with_its_rules() -> None:
    match = cat_moves(seated(GREEDY, PERSON))
    told = [say for say in view(match).says if say.tone == "event"]
    assert told
    assert all(say.cite and say.rule for say in told)


def test_a_cat_is_shown_thinking() -> None:
    match = seated(GREEDY, PERSON)
    assert view(match).busy
    assert "thinking" in view(match).heading


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
    match = give(touch(start, "pass"), Pressed("done"))
    assert match.state == start.state
    assert not match.deeds
    assert match.audit is not None
    assert "Not allowed" in view(match).says[1].text
    assert match.decider == YOU, "the turn goes on"


def test_the_audit_names_what_was_forgotten() -> None:
    match = give(touch(seated(PERSON, RANDOM, manner=TABLE), "deck"), Pressed("done"))
    assert match.audit is not None
    assert match.audit.owed == "recruit.two"
    assert any("Forgotten" in say.text for say in view(match).says)
    match = give(touch(match, "deck"), Pressed("done"))
    assert match.audit is not None
    assert not match.audit.owed
    assert thinker(match) == Seat(1)


def test_a_third_card_at_the_table_is_found_and_put_back() -> None:
    match = touch(seated(PERSON, RANDOM, manner=TABLE), "deck", "deck", "deck")
    real = match.state
    assert len(match.entries) == 2
    assert len(match.deeds) == 1
    assert "?" in shown_state(match).hands[0], "its face stays hidden"
    match = give(match, Pressed("done"))
    assert match.state == real
    assert match.audit is not None
    assert len(match.audit.wrong) == 1
    assert thinker(match) == Seat(1)


def test_at_the_table_a_wrong_deed_can_be_taken_back_in_time() -> None:
    match = touch(seated(PERSON, RANDOM, manner=TABLE), "hand:0", "new:0", "hand:0", "new:0")
    assert len(match.deeds) == 1
    match = give(match, Pressed("undo"), Pressed("done"))
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


# --- undo, restart, set-up, log ----------------------------------------------------------------------


def test_undo_goes_back_to_where_a_person_last_decided() -> None:
    start = cat_moves(seated(PERSON, RANDOM, RANDOM))
    match = cat_moves(touch(start, "hand:0", "new:0"))
    assert len(match.entries) > len(start.entries) + 1
    back = give(match, Pressed("undo"))
    assert back.state == start.state
    assert back.decider == YOU


def test_the_same_deal_can_be_played_again() -> None:
    start = seated(PERSON, RANDOM, seed=9)
    again = give(touch(start, "hand:0", "new:0"), Pressed("restart"))
    assert again.state == start.start


def test_a_new_game_is_set_up_on_a_sheet_without_losing_the_old_one() -> None:
    match = touch(seated(PERSON, RANDOM), "hand:0", "new:0")
    plan = give(
        match,
        Pressed("plan"),
        Chose("players", "4"),
        Chose("seat-2", "thoughtful"),
        Chose("seat-3", PERSON),
        Chose("option-hall_of_fame", "yes"),
        Wrote("seed", "42"),
    )
    assert plan.entries == match.entries, "nothing is dealt yet"
    assert give(plan, Pressed("plan")).planned is None
    new = give(plan, Pressed("deal"))
    assert new.setup.players == (PERSON, RANDOM, "thoughtful", PERSON)
    assert new.setup.seed == 42
    assert new.state.variants.hall_of_fame
    assert not new.entries


@pytest.mark.parametrize(
    "given",
    [Chose("players", "9"), Chose("seat-7", PERSON), Chose("seat-0", "dog"), Wrote("seed", "-1"), Wrote("seed", "x")],
)
def test_a_set_up_that_does_not_fit_changes_nothing(given: Input) -> None:
    plan = give(seated(PERSON, RANDOM), Pressed("plan"))
    assert give(plan, given) == plan


def test_the_log_can_be_stepped_through_and_leads_back_to_now() -> None:
    match = cat_moves(touch(cat_moves(seated(PERSON, RANDOM)), "hand:0", "new:0"))
    moves = len(match.entries)
    back = give(match, Pressed("log-back"))
    assert back.looking == moves - 1
    assert shown_state(back) == match.kit.game.seen_by(match.entries[moves - 2].after, YOU)
    assert give(back, Pressed("log-first")).looking == 0
    assert give(back, Pressed("log-on")) == match
    assert give(back, Pressed("log-now")) == match


def test_the_log_tells_no_secret_while_the_game_is_on() -> None:
    """The same game with other cards in the cat's hand reads the same."""
    match = cat_moves(touch(cat_moves(seated(PERSON, GREEDY)), "deck", "deck"))
    text = written_log(match, Words("burglars", "en", YOU))
    assert text.splitlines()[0].startswith("1. ")
    assert "=>" not in text, "the record names every hidden card"


def test_the_log_of_a_finished_game_replays_it() -> None:
    from catgames.core.record import Record, replay

    match = to_the_end(seated(RANDOM, RANDOM, game="pocket"))
    record = written_log(match, Words("pocket", "en", YOU)).splitlines()[-1]
    assert replay(match.kit.game, Record.read(record))[-1] == match.state


def test_an_old_position_of_the_log_is_only_looked_at() -> None:
    match = give(touch(seated(PERSON, RANDOM), "hand:0", "new:0"), Pressed("log-back"))
    touched = touch(match, "deck")
    assert touched.entries == match.entries
    assert view(touched).prompt


def test_a_person_can_be_replaced_and_the_referee_changed_in_mid_game() -> None:
    match = give(touch(seated(PERSON, RANDOM), "deck"), Chose("manner", TABLE))
    assert match.manner == TABLE
    assert len(match.entries) == 1
    assert replace(match, manner=TEACH).state == match.state
