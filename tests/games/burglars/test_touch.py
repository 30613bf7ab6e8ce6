"""What touching the table asks for next fits what lies there; the board of a first game names its own goal."""

from __future__ import annotations

import pytest

from catgames.core.message import Seat
from catgames.games.burglars import KIT
from catgames.games.burglars.board.touch import touch
from catgames.games.burglars.language.moves import Activate, Form, Infiltrate
from catgames.games.burglars.law.game import GAME
from catgames.games.burglars.position.keys import alike
from catgames.games.burglars.position.state import Spot
from catgames.scene.svg import render_svg
from catgames.table.first.first import open_first
from catgames.table.first.view import view
from catgames.table.match.view import view as view_match
from catgames.text.words import Words
from tests.games.burglars import at

TABLE = "turn 1; 1 hand bmy crews bo/b y/r r; 2 hand *5 crews g/g p; market rbmogy; seed 8"
FIRST = "turn 1; 1 hand bmy; 2 hand *6; market rbmogy; seed 8"
STUCK = "turn 1; 1 hand - crews y; 2 hand * crews g; market ......; deck -; discard -; seed 1"
SECOND = "turn 1 second; 1 hand bmy crews b; 2 hand *6; market rb.ogy; seed 8"
EQUAL = "turn 2 trap 1.1 g; 1 hand by crews bo r y; 2 hand *4 crews p; seed 12"
UNEQUAL = "turn 2 trap 1.1 g; 1 hand by crews bo r; 2 hand *4 crews p; seed 12"


@pytest.mark.parametrize(
    ("position", "touched", "said"),
    [
        (FIRST, "", "Touch the deck or a market card to recruit; a card of your hand to start a crew."),
        (STUCK, "", "There is nothing that you can do: pass."),
        (EQUAL, "", "Place your sprung trap: touch a crew of yours that may grow, or the + for a new one."),
        (UNEQUAL, "", "Place your sprung trap: touch the + for a new crew."),
        (FIRST, "hand:0", "Now touch the + to start a crew."),
        (
            TABLE,
            "hand:0",
            "Where does this cat go? Touch the + or a crew to play it face up, the place beneath a crew to hide it.",
        ),
        (TABLE, "hand:2", "A mirror only pays for infiltrating: touch another player’s face-down card."),
        (FIRST, "hand:2", "A mirror only pays for infiltrating, and nobody else hides a card now."),
        (TABLE, "go", "First choose what to reveal: touch a face-down card."),
        (FIRST, "go", "There is nothing to reveal: no crew hides a card now."),
        (TABLE, "new:0", "Here you can start a crew: touch a cat of your hand."),
        (TABLE, "new:1", "Only Sami starts crews here."),
        (TABLE, "crew:0:2", "Your crew. To add a cat to it, touch one of your hand."),
        (TABLE, "slot:0:2", "Touch a card of your hand to put it face down here."),
        (TABLE, "slot:0:0", "To secure, touch “Reveal”; if you like, touch more of your face-down cards first."),
        (TABLE, "slot:0:0 slot:0:1", "To secure what you chose, touch “Reveal”."),
        (TABLE, "slot:0:0 hand:0", "This crew is your own: you infiltrate those of others."),
        (TABLE, "slot:1:0", "Choose cards to pay: one for each visible cat. Then “Pay and look”."),
        (TABLE, "slot:1:0 market:0", "To pay what you chose and look, touch “Pay and look”."),
        (TABLE, "slot:1:0 hand:0", "To pay what you chose and look, touch “Pay and look”."),
        (TABLE, "hand:2 slot:1:0", "To pay what you chose and look, touch “Pay and look”."),
        (TABLE, "crew:1:1", "Nothing lies beneath this crew: there is nothing to infiltrate."),
        (TABLE, "hand:2 crew:1:1", "Nothing lies beneath this crew: there is nothing to infiltrate."),
        (SECOND, "hand:0", "Take your second card: the deck or the market."),
        (SECOND, "crew:0:0", "Take your second card: the deck or the market."),
        (EQUAL, "hand:0", "Place your sprung trap: touch a crew of yours that may grow, or the + for a new one."),
        (TABLE, "scored:0", "Scored yarns: eight of them win."),
        (f"{TABLE}; hall_of_fame yes", "scored:0", "Scored yarns: eight of them win, or six different colours."),
    ],
)
def test_what_is_asked_for_next_can_be_done(position: str, touched: str, said: str) -> None:
    message = touch(at(position), Seat(0), tuple(touched.split())).said
    assert message is not None
    assert Words("burglars", "en", Seat(0))(message) == said


def test_cards_chosen_to_pay_are_let_go_with_the_crew_that_they_were_to_pay_for() -> None:
    state = at(TABLE)
    assert touch(state, Seat(0), ("slot:1:0", "hand:0", "market:0", "slot:1:0")).picked == ()
    assert touch(state, Seat(0), ("slot:1:0", "hand:0", "market:0", "hand:0")).picked == ("slot:1:0", "market:0")
    assert touch(state, Seat(0), ("slot:0:0", "slot:0:1", "slot:0:0")).picked == ("slot:0:1",)


@pytest.mark.parametrize("aim", ["slot:1:0", "crew:1:0"])
@pytest.mark.parametrize("card", ["hand:0", "hand:2"])
def test_a_card_and_what_it_pays_for_are_touched_in_any_order(card: str, aim: str) -> None:
    state = at(TABLE)
    one, other = (touch(state, Seat(0), picked).picked for picked in ((card, aim), ("slot:1:0", card)))
    assert one == other == ("slot:1:0", card)


def test_a_cat_that_another_players_bare_crew_cannot_take_is_refused() -> None:
    assert isinstance(touch(at(TABLE), Seat(0), ("hand:0", "crew:1:1")).move, Form)
    assert isinstance(touch(at(TABLE), Seat(0), ("hand:0", "slot:1:1")).move, Activate)


def test_who_pays_nothing_for_another_players_crew_hears_what_it_costs() -> None:
    state = at(TABLE)
    tried = touch(state, Seat(0), ("slot:1:0", "go")).move
    assert tried == Infiltrate(Seat(0), Spot(Seat(1), 0), "")
    verdict = GAME.explain(state, tried)
    assert [finding.rule for finding in verdict.broken] == ["infiltrate.price"]
    assert isinstance(verdict.repairs[0], Infiltrate)


def test_cards_of_one_colour_mean_the_same_in_a_hand_and_in_the_market() -> None:
    state = at("turn 1; 1 hand byy; 2 hand *6; market rbrmor; seed 8")
    assert alike(state, Seat(0), "market:2") == ("market:0", "market:2", "market:5")
    assert alike(state, Seat(0), "market:3") == ("market:3",)
    assert alike(state, Seat(0), "hand:2") == ("hand:1", "hand:2")
    assert alike(state, Seat(0), "deck") == ("deck",)


def test_the_board_of_a_first_game_names_its_own_goal_and_any_other_the_books() -> None:
    first = open_first(KIT)
    assert "0 of 3" in render_svg(view(first).scene)
    assert "0 of 8" in render_svg(view_match(first.match).scene)
