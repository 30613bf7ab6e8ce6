"""What the exercises say, a reason for every place that can be marked; and positions that a real game could bring."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest

from catgames.core.message import Seat
from catgames.games.cloaked import KIT
from catgames.games.cloaked.board.draw import BY_HAND, PAPER
from catgames.games.cloaked.course import clues, deduction
from catgames.games.cloaked.law.game import GAME
from catgames.games.cloaked.mind.deduction.proofs import proof_keys
from catgames.games.cloaked.position.cats import CATS
from catgames.games.cloaked.position.facts import is_ending
from catgames.games.cloaked.position.state import ASK, HAND, PLAY, State
from catgames.scene.look import Look
from catgames.table.guise import Guise
from catgames.table.lesson.table import go_to, open_table
from catgames.table.lesson.transcript import rehearsals, rehearse
from catgames.table.lesson.view import view
from catgames.teach import Read, Select
from catgames.teach.goals import play_out
from catgames.text.words import LANGUAGES, Words

LONGEST = 60
SMALL = re.compile(r"(?:^|[.!?] )(?:«\s|“)?[a-zéèàê]")
"""A small letter where a sentence begins."""


def _selects() -> Iterator[Select]:
    return (step for unit in KIT.units for step in unit.steps if isinstance(step, Select))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_that_can_be_marked_has_its_reason(language: str) -> None:
    words = Words("cloaked", language, Seat(0))
    for step in _selects():
        attempt = play_out(GAME, step.at, step.moves)
        assert step.why is not None, step.id
        for key in step.choices(attempt):
            said = words(step.why(attempt, key))
            assert "⟨" not in said, said
            assert len(said.split()) <= LONGEST, said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_begins_with_a_capital_in_quotation_marks_too(language: str) -> None:
    """A reason that stands after a colon when something is missing stands alone when all is right."""
    for number, unit in enumerate(KIT.units):
        for place, step in enumerate(unit.steps):
            if isinstance(step, Select):
                table = go_to(open_table(KIT), number, place)
                for say in view(rehearse(table, rehearsals(table)[-1]), Guise(language)).says:
                    assert not SMALL.search(say.text), say.text


def test_everything_that_can_be_marked_is_on_the_board() -> None:
    words = Words("cloaked", "en", Seat(0))
    for step in _selects():
        attempt = play_out(GAME, step.at, step.moves)
        scene = KIT.draw(GAME.seen_by(attempt.state, Seat(0)), Look(Seat(0), words, view=step.view))
        assert set(step.choices(attempt)) <= set(scene.keys), step.id


def test_masks_by_hand_are_not_given_away_by_the_supplies() -> None:
    """Before and after the masks are placed, the drawing for this exercise shows the same supplies."""
    words = Words("cloaked", "en", Seat(0))
    for step in (step for step in _selects() if step.view == BY_HAND):
        before, after = GAME.read(step.at), play_out(GAME, step.at, step.moves).state
        plain = KIT.draw(GAME.seen_by(before, Seat(0)), Look(Seat(0), words)).labels()
        by_hand = KIT.draw(GAME.seen_by(after, Seat(0)), Look(Seat(0), words, view=BY_HAND)).labels()
        for seat in range(after.players):
            assert plain[f"supply:{seat}"] == by_hand[f"supply:{seat}"]


def test_the_paper_grid_gives_nothing_away() -> None:
    """Two positions that differ only in what can be deduced have the same empty grid."""
    words = Words("cloaked", "en", Seat(0))
    grids = []
    for position in (clues.TWO_CATS, clues.NO_MASKS):
        scene = KIT.draw(GAME.seen_by(GAME.read(position), Seat(0)), Look(Seat(0), words, view=PAPER))
        grids.append([mark for mark in scene.marks if mark.key.startswith("grid")])
    assert grids[0] == grids[1]


def test_the_proofs_that_are_lit_are_the_smallest() -> None:
    lit = {step.id: step for unit in (clues.UNIT, deduction.UNIT) for step in unit.steps if isinstance(step, Read)}
    narrowed, model = lit["narrowed"], lit["model"]
    assert narrowed.lit == proof_keys(GAME.read(narrowed.at), Seat(0), Seat(1), "mouse")
    assert model.lit == proof_keys(GAME.read(model.at), Seat(0), Seat(1), "strutting")


@pytest.mark.parametrize(("language", "book"), [("en", "book"), ("fr", "livret")])
def test_before_a_ruling_is_asked_about_it_is_said_to_be_ours(language: str, book: str) -> None:
    words = Words("cloaked", language, Seat(0))
    for unit in KIT.units:
        told = ""
        for step in unit.steps:
            if step.asks and getattr(step, "rule", "").startswith("ruling."):
                assert book in told, unit.step_id(step)
            told += unit.text(step, words)


# --- positions that could occur --------------------------------------------------------------------


def test_every_position_could_occur_in_a_game() -> None:
    """Cats are counted by turns, and every received mask is paid for a card that was found or a no."""
    for unit in KIT.units:
        for step in unit.steps:
            state = GAME.read(step.at)
            assert _cats_are_counted(state), unit.step_id(step)
            assert any(_could_be_asked(state, asked) for asked in _questions(state)), unit.step_id(step)


def _is_last_round(state: State) -> bool:
    return bool(state.ended) or is_ending(state)


def _had_a_cat(state: State) -> bool:
    """The cats are dealt out in turn: once none is left, whoever played the last one has had one more than some."""
    played = len(CATS) // state.players + ((state.turn - state.first) % state.players < len(CATS) % state.players)
    return bool(state.pile or state.hands[state.turn]) or played * state.players >= len(CATS)


def _cats_are_counted(state: State) -> bool:
    """A cat a turn, from the player with the seal on; in the last round some have played none."""
    if _is_last_round(state):
        return True
    turns = (state.turn - state.first) % state.players + (state.due != PLAY and _had_a_cat(state))
    held = [HAND - (seat == state.turn and state.due != PLAY) for seat in state.seats]
    full = not state.pile or [len(hand) for hand in state.hands] == held
    return len(state.stage) % state.players == turns % state.players and full


def _questions(state: State) -> Iterator[list[int]]:
    """How many each player has asked, in every way in which the received masks can have been paid."""
    seats = range(state.players)
    given = [[state.won[taker].count(str(giver)) for taker in seats] for giver in seats]
    for found in product(*(_shares(given[seat], state.shown[seat].bit_count()) for seat in seats)):
        wrong = [[given[x][y] - found[x][y] for y in seats] for x in seats]
        if all(sum(wrong[x][y] for x in seats) == state.denied[y].bit_count() for y in seats):
            yield [sum(found[x][seat] for x in seats) + sum(wrong[seat]) for seat in seats]


def _shares(most: list[int], total: int) -> list[tuple[int, ...]]:
    """Every way to make up a total of no more than so much each."""
    return [shares for shares in product(*(range(count + 1) for count in most)) if sum(shares) == total]


def _could_be_asked(state: State, asked: list[int]) -> bool:
    """One question a turn: no player has asked more often than there were turns to ask in."""
    for seat in state.seats:
        played = sum((state.first + number) % state.players == seat for number in range(len(state.stage)))
        to_come = seat == state.turn and state.due == ASK and not _is_last_round(state)
        if asked[seat] > played - to_come + _is_last_round(state):
            return False
    return True
