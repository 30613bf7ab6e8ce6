"""What the referee says first, and what it must not tick: each once said something that was not so."""

from __future__ import annotations

import pytest

from catgames.core.errors import NotAMove
from catgames.core.message import Seat
from catgames.core.verdict import Standing, Verdict
from catgames.games.cloaked.board.touch import touch
from catgames.games.cloaked.language.moves import Move
from catgames.games.cloaked.law.game import GAME
from catgames.text.rules import finding_said
from catgames.text.words import Words
from tests.games.cloaked import events

FRESH = (
    "turn 1; 1 fan blue black red hand leaping-red seated-blue on-its-back-green; "
    "2 fan spotted mouse hat hand *3; pile *"
)
NO_CAT = (
    "turn 1 ask; first 1; 1 fan blue black red hand -; 2 fan resting green spotted hand seated-white; pile -; "
    "stage leaping-white"
)
SHOWN = (
    "turn 1 ask; first 1; 1 fan green purple spotted hand resting-yellow; "
    "2 fan on-its-back white hat hand strutting-red; "
    "3 fan resting blue yellow shown blue hand resting-blue; pile -"
)
LAST_ROUND = (
    "turn 1 ask; first 2; 1 fan striped blue hat hand resting-blue strutting-white seated-green; "
    "2 fan spotted mouse red shown spotted mouse red hand *3 won 1; 3 fan leaping yellow cocktail hand *3 won 222; "
    "stage leaping-purple; seed 61"
)
ASKED = (
    "turn 1 draw; 1 fan striped blue hat hand resting-blue strutting-white; 2 fan spotted mouse red hand *3 won 1; "
    "stage seated-green; denied 2 green; seed 41"
)
OVER = LAST_ROUND.replace("turn 1 ask", "turn 1 ask over round")
SHORT = (
    "turn 1 ask over short; 1 fan striped blue hat hand *2 won 2222222222222222; 2 fan spotted mouse red hand *3; "
    "3 fan leaping yarn cocktail hand *3; stage leaping-red@13; short 2; seed 74"
)


def verdict(position: str, move: str) -> Verdict[Move]:
    state = GAME.read(position)
    return GAME.explain(state, GAME.read_move(state, move))


def lines(position: str, move: str, standing: Standing) -> list[str]:
    """The lines of this standing, in the order of asking: `turn.steps@broken-no-cat`."""
    return [f"{f.rule}@{f.line}" for f in verdict(position, move).findings if f.standing is standing]


def said(position: str, move: str, language: str = "en") -> str:
    """The first sentence of a refusal, told to who tried."""
    found = verdict(position, move)
    return Words("cloaked", language, found.move.seat)(finding_said(found.broken[0]))


@pytest.mark.parametrize(
    ("position", "move", "first", "sentence"),
    [
        (FRESH, "ask 2 hat", "turn.steps@broken-cat-first", "Your turn begins with a cat: play one first."),
        (FRESH, "draw", "turn.steps@broken-cat-first", "Your turn begins with a cat: play one first."),
        (FRESH, "2: play leaping-white", "turn.order@broken", "It is Nora’s turn."),
        (FRESH, "play leaping-white", "play.one-cat@broken-not-held", "You do not hold the leaping white cat."),
        (SHOWN, "ask 3 blue", "unmask.on-the-fan@broken", "Inès’s “blue” is face up already."),
        (
            SHOWN,
            "ask 2 blue",
            "ruling.ask-known@broken-open",
            "Inès’s “blue” is face up, and each attribute exists only once.",
        ),
        (NO_CAT, "play seated-white", "turn.steps@broken-no-cat", "You hold no cat to play. Ask, or pass."),
        (
            NO_CAT,
            "draw",
            "ruling.empty-pile@broken-no-draw",
            "The pile is empty: there is nothing to draw. Ask, or pass.",
        ),
        (LAST_ROUND, "3: draw", "turn.order@broken", "It is Nora’s turn."),
        (
            LAST_ROUND,
            "play leaping-red",
            "end.finish-round@broken-no-cat",
            "Sami’s three attributes are face up: no more cats are played. Ask, or pass.",
        ),
        (LAST_ROUND, "ask 2 green", "ruling.ask-known@broken-none-left", "Sami has nothing hidden left to ask for."),
        (
            ASKED,
            "play leaping-red",
            "turn.steps@broken-draw-left",
            "You have asked your question: all that is left is to draw a cat.",
        ),
        (ASKED, "ask 2 red", "unmask.one@broken-again", "You have already asked your question this turn."),
        (OVER, "2: draw", "end.finish-round@broken-over", "The last round is finished: the game is over."),
        (
            SHORT,
            "3: draw",
            "end.no-masks@broken-on-a-cat",
            "The game is over: Sami owed the last cat a mask and had none left.",
        ),
    ],
)
def test_the_first_sentence_is_the_one_that_decides(position: str, move: str, first: str, sentence: str) -> None:
    assert lines(position, move, Standing.BROKEN) == [first]
    assert said(position, move) == sentence


@pytest.mark.parametrize(
    ("position", "move", "rules"),
    [
        (SHOWN, "ask 3 blue", {"ruling.ask-known"}),
        (NO_CAT, "draw", {"turn.steps", "unmask.optional"}),
        (NO_CAT, "play seated-white", {"play.one-cat"}),
        (OVER, "2: draw", {"turn.order", "turn.steps"}),
        (ASKED, "ask 2 red", {"turn.steps", "unmask.on-the-fan", "ruling.ask-known"}),
        (LAST_ROUND, "ask 2 green", {"unmask.on-the-fan"}),
        (LAST_ROUND, "play leaping-red", {"play.one-cat", "turn.steps"}),
    ],
)
def test_nothing_is_ticked_that_contradicts_a_refusal(position: str, move: str, rules: set[str]) -> None:
    held = {line.partition("@")[0] for line in lines(position, move, Standing.HELD)}
    assert not held & rules


def test_a_rule_that_has_nothing_to_do_with_the_move_is_not_even_moot() -> None:
    """Cats in the pile, masks in the supply: nothing is said about want of either."""
    asked = {finding.rule for finding in verdict(FRESH, "draw").findings}
    assert "ruling.empty-pile" not in asked
    asked = {finding.rule for finding in verdict(FRESH, "ask 1 hat").findings}
    assert "ruling.ask-broke" not in asked


def test_nothing_is_offered_to_who_may_not_move() -> None:
    assert verdict(FRESH, "2: play leaping-white").repairs == ()
    assert verdict(LAST_ROUND, "3: draw").repairs == ()


def test_in_the_last_round_a_question_is_offered_too() -> None:
    repairs = [GAME.write_move(GAME.read(LAST_ROUND), move) for move in verdict(LAST_ROUND, "draw").repairs]
    assert "pass" in repairs
    assert any(move.startswith("ask 3") for move in repairs)


@pytest.mark.parametrize("move", ["ask 1 blue", "ask 1 green", "ask 2 spotted"])
def test_no_question_is_offered_that_is_sure_to_cost_a_mask(move: str) -> None:
    """One's own attribute, one that was denied, one on a cat without that player's mask."""
    position = (
        "turn 1 ask; first 1; 1 fan resting seated blue hand leaping-red; "
        "2 fan spotted mouse red shown spotted hand *2; 3 fan white yellow hat hand *2; "
        "stage leaping-green@2 on-its-back-black@3; denied 2 black, 3 strutting; pile *"
    )
    found = verdict(position, move)
    asked = [GAME.write_move(found.state, repair) for repair in found.repairs]
    assert len(asked) == 3
    ruled_out = {
        *("ask 2 resting", "ask 2 seated", "ask 2 blue", "ask 2 black", "ask 2 on-its-back"),
        *("ask 3 resting", "ask 3 seated", "ask 3 blue", "ask 3 strutting", "ask 3 leaping", "ask 3 green"),
    }
    assert not ruled_out & {*asked}
    assert all(question.startswith("ask") for question in asked[:2])


def test_of_cats_that_are_not_seen_nothing_is_said() -> None:
    """The first player's hand as the second player sees it: it may hold the red cat."""
    state = GAME.read(FRESH)
    seen = GAME.write(GAME.seen_by(state, Seat(1)))
    assert lines(seen, "play leaping-red", Standing.BROKEN) == ["play.one-cat@broken-unseen"]
    assert lines(FRESH, "play leaping-red", Standing.BROKEN) == []


def test_what_is_lit_is_what_was_reached_for() -> None:
    """Never the cats or the pile that should be used instead."""
    assert verdict(FRESH, "draw").wrong == ("pile",)
    assert verdict(FRESH, "ask 2 hat").wrong == ("fan:1", "attribute:hat")
    assert verdict(ASKED, "pass").wrong == ("pass",)


def test_no_tick_is_put_on_the_pile_for_what_others_draw_or_nobody_does() -> None:
    """It would look like the thing to touch."""
    drawn = [event.shown for event in events(ASKED, "draw")]
    third = LAST_ROUND.replace("shown spotted mouse red", "shown spotted mouse").replace("first 2", "first 1")
    stopped = [event.shown for event in events(third, "ask 2 red")]
    assert len(drawn) == 3
    assert len(stopped) > len(drawn)
    assert not any("pile" in shown for shown in (*drawn, *stopped))


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("1: ask 3 yellow", "Les trois attributs de Sami sont visibles"),
        ("3: draw", "C’est le tour de Nora."),
    ],
)
def test_french_says_it_of_everybody_without_a_gender(move: str, sentence: str) -> None:
    found = verdict(LAST_ROUND, move)
    words = Words("cloaked", "fr", found.move.seat)
    assert any(words(finding_said(finding)).startswith(sentence) for finding in found.findings)


BOTH_EMPTY = (
    "turn 1 ask; first 1; 1 fan striped blue hat hand *2 won 2222222222222222; "
    "2 fan spotted mouse red hand *3 won 1111111111111111; 3 fan leaping yarn cocktail hand *3; pile *; seed 74"
)
ABOUT_TO_PLAY = BOTH_EMPTY.replace("turn 1 ask", "turn 1").replace("hand *2", "hand leaping-red seated-red")


@pytest.mark.parametrize(
    ("position", "move", "owing"),
    [
        (BOTH_EMPTY, "ask 3 white", ("supply:0",)),
        (BOTH_EMPTY, "ask 2 red", ("supply:1",)),
        (ABOUT_TO_PLAY, "play seated-red", ("supply:1",)),
        (ABOUT_TO_PLAY, "play leaping-red", ("supply:0", "supply:1")),
    ],
)
def test_it_is_over_because_of_those_who_owed_a_mask_not_of_every_empty_supply(
    position: str, move: str, owing: tuple[str, ...]
) -> None:
    assert [event.shown for event in events(position, move) if event.id == "masks-gone"] == [owing]


@pytest.mark.parametrize(
    ("reader", "move", "english", "french"),
    [
        (0, "1: ask 2 hat", "ask Sami for “top hat”", "demander « chapeau » à Sami"),
        (0, "2: ask 1 hat", "ask you for “top hat”", "te demander « chapeau »"),
        (0, "1: ask 1 hat", "ask yourself for “top hat”", "demander « chapeau » à toi-même"),
        (0, "2: ask 2 hat", "ask Sami for “top hat”", "demander « chapeau » à Sami"),
        (0, "1: draw", "draw a cat", "piocher un chat"),
    ],
)
def test_a_move_is_said_from_where_its_reader_sits(reader: int, move: str, english: str, french: str) -> None:
    state = GAME.read(FRESH)
    message = GAME.moves.say(state, GAME.read_move(state, move))
    assert Words("cloaked", "en", Seat(reader))(message) == english
    assert Words("cloaked", "fr", Seat(reader))(message).replace("\N{NO-BREAK SPACE}", " ") == french


def test_only_whoever_may_ask_leaves_a_question_out() -> None:
    state = GAME.read(SHOWN.replace("pile -", "pile *"))
    words = Words("cloaked", "en", Seat(0))
    assert words(GAME.moves.say(state, GAME.read_move(state, "draw"))) == "ask nothing and draw a cat"
    assert words(GAME.moves.say(state, GAME.read_move(state, "2: draw"))) == "draw a cat"


@pytest.mark.parametrize(
    ("position", "key", "said"),
    [
        (SHOWN, "fan:0", "This is your own fan. To ask somebody else, touch theirs."),
        (SHOWN, "card:0:green", "This is your own fan. To ask somebody else, touch theirs."),
        (SHOWN, "fan:1", "Now touch an attribute of the invitation to ask Sami for it."),
        (SHOWN, "attribute:hat", "Now touch the fan of the player you ask for it."),
        (FRESH, "hand:0", "Now touch the stage to play this cat."),
        (FRESH, "stage", "The stage. First touch a cat in your hand."),
        (FRESH, "fan:1", "Touch a cat in your hand, then the stage."),
        (FRESH, "won:1", "Received masks: one point each."),
        (ASKED, "hand:0", "Touch the pile to draw a cat."),
        (ASKED, "stage", "Touch the pile to draw a cat."),
        (FRESH.replace("turn 1", "turn 2"), "hand:0", "It is Sami’s turn."),
        (FRESH.replace("turn 1", "turn 2"), "won:1", "Received masks: one point each."),
    ],
)
def test_what_is_touched_says_what_goes_with_it_or_what_is_due(position: str, key: str, said: str) -> None:
    assert Words("cloaked", "en", Seat(0))(touch(GAME.read(position), Seat(0), (key,)).said) == said


@pytest.mark.parametrize("key", ["stage", "cat:leaping-purple", "mask:leaping-purple:0", "mask:leaping-purple:1"])
def test_all_that_lies_on_the_stage_is_the_stage_to_a_cat_in_hand(key: str) -> None:
    state = GAME.read(FRESH + "; stage leaping-purple")
    assert touch(state, Seat(0), ("hand:1", key)).move == GAME.read_move(state, "play seated-blue")


def test_a_cat_on_stage_is_only_looked_at_where_none_is_to_be_played() -> None:
    """Or where none is in hand."""
    state = GAME.read(ASKED)
    assert touch(state, Seat(0), ("hand:0", "cat:seated-green")).move is None
    assert touch(GAME.read(FRESH + "; stage leaping-purple"), Seat(0), ("cat:leaping-purple",)).move is None


SURE = (
    "turn 1 ask; first 2; 1 fan striped blue hat hand resting-yellow strutting-white; "
    "2 fan spotted mouse red shown spotted mouse red hand *3 won 1; 3 fan leaping yellow cocktail hand *3 won 222; "
    "stage resting-blue leaping-blue strutting-green; seed 61"
)


def test_what_could_be_done_instead_gives_no_sure_point_away() -> None:
    """Blue is one's own and spotted lies before Sami: the mask on the leaping blue cat is for its pose."""
    repairs = verdict(SURE, "draw").repairs
    assert repairs[0] == GAME.read_move(GAME.read(SURE), "ask 3 leaping")


def test_who_asks_for_what_they_have_is_told_so_alone() -> None:
    own = [event for event in events(SHOWN, "ask 2 green") if event.id == "own-asked"]
    assert [(event.only, event.rule) for event in own] == [(0, "setup.attributes")]
    assert "own-asked" not in [event.id for event in events(SHOWN, "ask 2 red")]


@pytest.mark.parametrize(("language", "said"), [("en", "a number from 1 to 2"), ("fr", "un numéro, de 1 à 2")])
def test_who_names_a_player_is_told_that_players_are_numbers(language: str, said: str) -> None:
    with pytest.raises(NotAMove) as refused:
        GAME.read_move(GAME.read(ASKED), "ask sami black")
    refused.value.language = language
    assert said in str(refused.value).replace("\N{NO-BREAK SPACE}", " ").lower()
