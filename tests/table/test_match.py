"""A match: people and cats at one screen, under a referee of three manners."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace

import pytest

from catgames.games import load
from catgames.games.burglars import KIT
from catgames.games.kit import AnyKit
from catgames.players.cats import GREEDY, RANDOM
from catgames.screen.inputs import Button, Input
from catgames.table.code import read_match, write_match
from catgames.table.first.first import open_first
from catgames.table.first.inputs import FirstButton
from catgames.table.first.update import update as update_first
from catgames.table.first.view import view as view_first
from catgames.table.guise import Guise
from catgames.table.match.inputs import (
    ChoseManner,
    ChoseOption,
    ChosePlayers,
    ChoseSeat,
    Look,
    MatchButton,
    WroteSeed,
)
from catgames.table.match.match import PERSON, QUIET, TABLE, TEACH, Match, agree, deal, shown_state
from catgames.table.match.telling import written_log
from catgames.table.match.update import made
from catgames.table.match.view import view
from catgames.table.referee.referee import put_before
from catgames.table.referee.view import view as view_referee
from catgames.text.words import LANGUAGES, Words, typeset
from tests.table import YOU, cat_moves, give, play, seated, to_the_end, touch


def test_a_game_against_a_cat_goes_to_its_end_and_says_who_won(kit: AnyKit) -> None:
    match = to_the_end(deal(kit, agree(kit, (PERSON, GREEDY), 3)))
    said = view(match).says[0]
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
            assert not screen.scene.keys
            assert not screen.log
            match = give(match, MatchButton.UNCOVER)
        elif match.passing:
            match = give(match, MatchButton.PASS_ON)
        else:
            assert shown_state(match) == game.seen_by(match.state, match.viewer)
            assert match.viewer == match.decider
            match = play(match, next(iter(game.legal_moves(match.state))))


def test_the_curtain_falls_only_where_there_is_something_to_hide() -> None:
    assert seated(PERSON, PERSON).covered
    assert not seated(PERSON, PERSON, game="pocket").covered
    assert not seated(PERSON, GREEDY).covered


def test_the_mover_sees_what_came_of_the_move_before_the_screen_is_passed_on() -> None:
    match = give(seated(PERSON, PERSON), MatchButton.UNCOVER)
    mover = match.viewer
    match = touch(match, "hand:0", f"new:{int(mover)}")
    assert match.passing
    assert match.viewer == mover
    assert view(match).buttons[0].gives is MatchButton.PASS_ON


def test_what_a_cat_did_is_told_with_its_rules() -> None:
    match = cat_moves(seated(GREEDY, PERSON))
    told = [say for say in view(match).says if say.tone == "event"]
    assert told
    assert all(say.cite and say.rule for say in told)


def test_a_cat_is_shown_thinking() -> None:
    match = seated(GREEDY, PERSON)
    assert view(match).busy
    assert "thinking" in view(match).heading


def test_after_ones_own_move_it_is_said_what_can_be_touched_next() -> None:
    match = touch(cat_moves(seated(PERSON, GREEDY, game="cloaked")), "hand:0", "stage")
    assert match.decider == YOU
    assert view(match).prompt.startswith("Ask: touch")


def test_the_quiet_referee_lights_only_what_can_be_touched(kit: AnyKit) -> None:
    match = cat_moves(deal(kit, agree(kit, (PERSON, GREEDY), 5), QUIET))
    match = cat_moves(play(match, next(iter(kit.game.legal_moves(match.state)))))
    assert match.entries
    assert match.decider == match.viewer
    assert {sign for _, sign in view(match).scene.lit} == {"next"}


def test_when_the_game_is_over_nobody_is_invited_to_try_anything(kit: AnyKit) -> None:
    match = deal(kit, agree(kit, (PERSON, RANDOM), 3))
    assert view(match).text
    assert not view(to_the_end(match)).text


# --- undo, restart, set-up, log ----------------------------------------------------------------------


def test_undo_goes_back_to_where_a_person_last_decided() -> None:
    start = cat_moves(seated(PERSON, RANDOM, RANDOM))
    match = cat_moves(touch(start, "hand:0", "new:0"))
    assert len(match.entries) > len(start.entries) + 1
    back = give(match, Button.UNDO)
    assert back.state == start.state
    assert back.decider == YOU


def test_what_was_seen_stays_known_when_it_is_taken_back() -> None:
    pocket = load("pocket")
    revealed = touch(deal(pocket, agree(pocket, (PERSON, PERSON), 3)), "cell:a1")
    assert "real table" in view(give(revealed, Button.UNDO)).prompt
    swapped = touch(revealed, pocket.keys_of(revealed.state, pocket.game.legal_moves(revealed.state)[0])[-1])
    assert len(swapped.entries) == 2
    assert "real table" not in view(give(swapped, Button.UNDO)).prompt


def test_whatever_was_done_can_be_taken_back(kit: AnyKit) -> None:
    match = deal(kit, agree(kit, (PERSON,) * kit.game.seats[-1], 4))
    while len(match.entries) < 60 and (moves := kit.game.legal_moves(match.state)):
        before, match = match.state, made(match, moves[len(match.entries) % len(moves)])
        assert give(match, Button.UNDO).state == before


def test_the_same_deal_can_be_played_again() -> None:
    start = seated(PERSON, RANDOM, seed=9)
    again = give(touch(start, "hand:0", "new:0"), MatchButton.RESTART)
    assert again.state == start.start


def test_a_new_game_is_set_up_on_a_sheet_without_losing_the_old_one() -> None:
    match = touch(seated(PERSON, RANDOM), "hand:0", "new:0")
    plan = give(
        match,
        MatchButton.PLAN,
        ChosePlayers(4),
        ChoseSeat(2, "thoughtful"),
        ChoseSeat(3, PERSON),
        ChoseOption("hall_of_fame", "yes"),
        WroteSeed("42"),
    )
    assert plan.entries == match.entries, "nothing is dealt yet"
    assert give(plan, MatchButton.PLAN).planned is None
    new = give(plan, MatchButton.DEAL)
    assert new.setup.players == (PERSON, RANDOM, "thoughtful", PERSON)
    assert new.setup.seed == 42
    assert new.state.variants.hall_of_fame
    assert not new.entries


def test_what_only_the_advanced_game_knows_is_asked_only_for_it() -> None:
    kit = load("cleocatra")
    basic = give(deal(kit, agree(kit, (PERSON, RANDOM), 3)), MatchButton.PLAN)

    def asked(match: Match) -> set[str]:
        given = (line.gives for menu in view(match).menus for line in menu.lines)
        return {choice.name for choice in given if isinstance(choice, ChoseOption)}

    assert asked(basic) == {"advanced"}
    assert asked(give(basic, ChoseOption("advanced", "yes"))) == {"advanced", "mafdat_limits", "bonus"}


@pytest.mark.parametrize("given", [ChosePlayers(9), ChoseSeat(7, PERSON), ChoseSeat(0, "dog")])
def test_a_set_up_that_does_not_fit_changes_nothing(given: Input) -> None:
    plan = give(seated(PERSON, RANDOM), MatchButton.PLAN)
    assert give(plan, given) == plan


@pytest.mark.parametrize("text", ["-1", "x", "", "1.5", "1000000001", "9" * 5000])
def test_a_seed_that_is_no_number_keeps_the_old_one_and_says_so(text: str) -> None:
    plan = give(seated(PERSON, RANDOM), MatchButton.PLAN)
    refused = give(plan, WroteSeed(text))
    assert refused.planned == plan.planned
    assert refused.said is not None
    assert refused.said.id == "seed-unread"
    assert give(refused, WroteSeed(" 7 ")).said is None


def test_after_any_seed_comes_another_that_can_be_kept() -> None:
    largest = give(seated(PERSON, RANDOM), MatchButton.PLAN, WroteSeed("1000000000"), MatchButton.DEAL)
    following = give(largest, MatchButton.PLAN, MatchButton.DEAL)
    assert following.setup.seed not in (largest.setup.seed, largest.setup.seed + 1)
    assert read_match(following.kit, write_match(following)) == following


def test_the_log_can_be_stepped_through_and_leads_back_to_now() -> None:
    match = cat_moves(touch(cat_moves(seated(PERSON, RANDOM)), "hand:0", "new:0"))
    moves = len(match.entries)
    back = give(match, Look.BACK)
    assert back.looking == moves - 1
    assert shown_state(back) == match.kit.game.seen_by(match.entries[moves - 2].after, YOU)
    assert give(back, Look.FIRST).looking == 0
    assert give(back, Look.ON) == match
    assert give(back, Look.NOW) == match


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
    match = give(touch(seated(PERSON, RANDOM), "hand:0", "new:0"), Look.BACK)
    touched = touch(match, "deck")
    assert touched.entries == match.entries
    assert view(touched).prompt


def test_a_person_can_be_replaced_and_the_referee_changed_in_mid_game() -> None:
    match = give(touch(seated(PERSON, RANDOM), "deck"), ChoseManner(TABLE))
    assert match.manner == TABLE
    assert len(match.entries) == 1
    assert replace(match, manner=TEACH).state == match.state


@pytest.mark.parametrize(("language", "won"), [("en", "You win! Points: you 8 and Sami 0."), ("fr", "Tu gagnes !")])
def test_who_wins_is_told_that_they_do(language: str, won: str) -> None:
    match = replace(deal(KIT, agree(KIT, (PERSON, PERSON), 1)), covered=False, viewer=YOU)
    over = KIT.game.read("turn 1; 1 hand b crews y scored bbbbbbbb; 2 hand *6 crews g; seed 1")
    said = view(replace(match, start=over), Guise(language)).says[-1].text
    assert said.startswith(typeset(won, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_you_are_you_on_the_board_in_the_menus_in_the_log_and_in_the_result(kit: AnyKit, language: str) -> None:
    """Other players keep their names; one's own is for the others."""
    guise = Guise(language)
    match = deal(kit, agree(kit, (PERSON, GREEDY), 3))
    rooms = [view(match, guise), view(give(match, MatchButton.PLAN), guise), view(to_the_end(match), guise)]
    referee = view_referee(put_before(kit, match.state, YOU), guise)
    first = view_first(update_first(open_first(kit), FirstButton.BEGIN), guise)
    for room in (*rooms, first, referee):
        read = [text for text in _texts(room) if "Nora" in text]
        assert not read


def _texts(value: object) -> Iterator[str]:
    """Everything to be read in it, wherever it stands."""
    if isinstance(value, str):
        yield value
    elif is_dataclass(value):
        yield from (text for part in fields(value) for text in _texts(getattr(value, part.name)))
    elif isinstance(value, tuple):
        yield from (text for part in value for text in _texts(part))


def test_the_plan_of_the_next_game_stands_alone(kit: AnyKit) -> None:
    """Nothing of the game before it, which would stand above what is to be chosen."""
    played = to_the_end(deal(kit, agree(kit, (PERSON, GREEDY), 3)))
    planning = give(played, MatchButton.PLAN)
    room = view(planning)
    assert room.menus
    assert not any((room.aside, room.says, room.log, room.ledger, room.feast))
    kept = view(give(planning, MatchButton.PLAN))
    assert kept.log
    assert kept.says
