"""What the referee says first, and what it must not tick: each once said something that was not so."""

from __future__ import annotations

import pytest

from catgames.core.errors import NotAMove
from catgames.core.verdict import Standing, Verdict
from catgames.games.burglars.language.moves import Form, Infiltrate, Move, Secure, Take
from catgames.games.burglars.law.game import GAME
from catgames.text.rules import finding_said
from catgames.text.words import Words

YARN = "turn 1; 1 hand gpm crews bo/o y; 2 hand *6 crews r; seed 1"
ROBBED = "turn 1; 1 hand ppgb crews y; 2 hand *6 crews gp/r; seed 1"
SHORT = "turn 1; 1 hand bg crews y; 2 hand *6 crews bb/r; seed 1"
ALONE = "turn 1; 1 hand bg crews y; 2 hand *6; seed 1"
DRY = "turn 1; 1 hand m crews b; 2 hand *; market mmmmmm; deck -"
WON = "turn 2; 1 hand b crews y; 2 hand *6 crews g scored bbbbbbbb; seed 1"
MIRRORS = "turn 1; 1 hand bg crews y; 2 hand *6 crews b/r; market mgpory; seed 1; market_mirror forbidden"


def verdict(position: str, move: str) -> Verdict[Move]:
    state = GAME.read(position)
    return GAME.explain(state, GAME.read_move(state, move))


def lines(position: str, move: str, standing: Standing) -> list[str]:
    return [f"{f.rule}@{f.line}" for f in verdict(position, move).findings if f.standing is standing]


def said(position: str, move: str) -> str:
    """The first sentence of a refusal, told to who tried."""
    found = verdict(position, move)
    return Words("burglars", "en", found.move.seat)(finding_said(found.broken[0]))


@pytest.mark.parametrize(
    ("position", "move", "first", "sentence"),
    [
        (YARN, "secure 1 1", "secure.own-yarns@broken-twice", "You named the same crew twice: your crew 1."),
        (YARN, "secure 1 2 2", "secure.own-yarns@broken-twice", "You named the same crew twice: your crew 2."),
        (
            ROBBED,
            "infiltrate 2.1 purple purple",
            "infiltrate.price@broken-one-colour-too-often",
            "You pay 2 purple; the crew shows only 1.",
        ),
        (
            SHORT,
            "infiltrate 2.1 blue blue",
            "infiltrate.price@broken-not-held",
            "Your price names 2 blue; you hold only 1.",
        ),
        (ALONE, "form blue 2.1", "form.one-cat@broken-no-such-crew", "Sami has no crew yet."),
        (SHORT, "form blue 2.7", "form.one-cat@broken-no-such-crew", "Sami has one crew; there is no crew 7."),
        (YARN, "secure 2.1", "secure.own-yarns@broken-anothers", "That crew is Sami’s; you secure your own."),
        (DRY, "take gap", "recruit.two@broken-no-gap", "No place of the market is empty."),
        (SHORT, "2: take deck", "turn.one-action@broken-their-turn", "It is Nora’s turn."),
        (
            SHORT,
            "activate green new",
            "activate.own-crew@broken-new",
            "A card goes beneath a crew that is already there. A new crew starts face up.",
        ),
        (
            SHORT,
            "infiltrate 2.1 blue",
            "infiltrate.price@broken-too-little",
            "You pay 1 card for 2 cats. Your hand is one card short; the market can pay that one.",
        ),
        (
            SHORT,
            "infiltrate 2.1 blue + market red yellow",
            "two.market@broken-several",
            "You chose 2 market cards; one at most may help.",
        ),
        (
            SHORT,
            "infiltrate 2.new blue",
            "infiltrate.target@broken-new",
            "Nothing can lie beneath a crew that has yet to start.",
        ),
        (
            SHORT,
            "secure",
            "secure.own-yarns@broken-nothing",
            "No card lies beneath your crews: there is nothing to secure.",
        ),
        (YARN, "infiltrate 9 green", "infiltrate.target@broken-own", "That is your own side."),
        (WON, "1: take deck", "end.eight@broken", "Sami has 8 yarns: the game is over."),
    ],
)
def test_the_first_sentence_is_the_one_that_decides(position: str, move: str, first: str, sentence: str) -> None:
    assert lines(position, move, Standing.BROKEN)[0] == first
    assert said(position, move) == sentence


def test_two_market_cards_are_too_many_whether_or_not_they_are_there() -> None:
    assert "two.market@broken-several" in lines(SHORT, "infiltrate 2.1 blue + market orange mirror", Standing.BROKEN)


def test_only_the_rule_that_is_broken_is_cited() -> None:
    assert lines(DRY, "take gap", Standing.BROKEN) == ["recruit.two@broken-no-gap"]


def test_after_the_end_nothing_about_turns_is_ticked() -> None:
    assert lines(WON, "take deck", Standing.HELD) == []
    assert lines(WON, "pass", Standing.BROKEN) == ["end.eight@broken"]


def test_with_nothing_to_draw_no_line_says_that_one_may() -> None:
    empty = "turn 1; 1 hand b crews y; 2 hand * crews g; market ......; deck -; discard -; seed 1"
    assert "recruit.two@held" not in lines(empty, "take deck", Standing.HELD)
    assert lines(empty, "take deck", Standing.BROKEN) == ["ruling.nothing-left@broken-no-card"]


def test_a_market_mirror_that_is_forbidden_is_not_ticked_as_help() -> None:
    held = lines(MIRRORS, "infiltrate 2.1 + market mirror", Standing.HELD)
    assert not {"infiltrate.mirror@held", "ruling.two-alone@held", "ruling.market-mirror@held"} & set(held)


def test_advice_goes_to_who_may_take_it() -> None:
    assert verdict(SHORT, "2: take deck").repairs == ()
    assert all(move.seat == 0 for move in verdict(SHORT, "form blue 2.1").repairs)


def test_where_nothing_like_it_is_possible_three_different_things_are_offered() -> None:
    offered = verdict("turn 1; 1 hand bg crews y/y; 2 hand *6 crews b; seed 1", "pass").repairs
    assert [type(move) for move in offered] == [Take, Form, Secure]


MANY = "turn 1; 1 hand ggmm crews y; 2 hand *6 crews bgr/r; seed 1"


@pytest.mark.parametrize(
    ("paid", "way_out"),
    [
        ("green", "Add 2 mirrors, and it is paid."),
        ("mirror mirror", "Add 1 green, and it is paid."),
        ("mirror", "Add 1 green and 1 mirror, and it is paid."),
    ],
)
def test_what_is_to_be_added_is_what_this_player_can_add(paid: str, way_out: str) -> None:
    assert said(MANY, f"infiltrate 2.1 {paid}").endswith(way_out)


@pytest.mark.parametrize(
    ("position", "paid", "whole"),
    [
        (MANY, "green", "gmm"),
        (MANY, "mirror mirror", "gmm"),
        (MANY, "mirror", "gmm"),
        ("turn 1; 1 hand bmm; 2 hand *6 crews bg/b r; 3 hand *6; seed 1", "mirror", "bm"),
        ("turn 1; 1 hand bmm; 2 hand *6 crews bg/b r; 3 hand *6; seed 1", "blue", "bm"),
    ],
)
def test_the_first_way_out_is_what_the_sentence_says_to_add(position: str, paid: str, whole: str) -> None:
    offered = verdict(position, f"infiltrate 2.1 {paid}").repairs[0]
    assert isinstance(offered, Infiltrate)
    assert (offered.price, offered.market) == (whole, "")


def test_of_what_this_hand_cannot_pay_no_more_is_told_than_is_missing() -> None:
    two_cats = "turn 1; 1 hand gm crews y; 2 hand *6 crews bgr/r; 3 hand *6; seed 1"
    assert said(two_cats, "infiltrate 2.1 mirror").endswith("Your hand cannot pay the rest: 1 green and 1 red.")


@pytest.mark.parametrize(
    ("market", "hand", "told"),
    [
        ("rboooo", "gm", "Your hand is one card short; the market can pay that one."),
        ("mooooo", "gm", "Your hand is one card short; the market can pay that one."),
        ("gooooo", "gm", "Your hand cannot pay the rest: 1 green and 1 red."),
        ("rbmooo", "g", "Your hand cannot pay the rest: 1 blue, 1 green and 1 red."),
    ],
)
def test_two_players_hear_where_the_market_can_pay_what_the_hand_cannot(market: str, hand: str, told: str) -> None:
    paid = "mirror" if "m" in hand else ""
    table = f"turn 1; 1 hand {hand} crews y; 2 hand *6 crews bgr/r; market {market}; seed 1"
    assert said(table, f"infiltrate 2.1 {paid}").endswith(told)


@pytest.mark.parametrize("text", ["form blue 00", "form blue 0", "secure 1.00", "infiltrate 2.x blue"])
def test_a_crew_that_cannot_be_meant_is_no_move(text: str) -> None:
    with pytest.raises(NotAMove):
        GAME.read_move(GAME.read(SHORT), text)


def test_what_is_written_can_be_read_again() -> None:
    state = GAME.read(SHORT)
    assert GAME.write_move(state, GAME.read_move(state, "infiltrate 2.new blue")) == "infiltrate 2.new blue"
