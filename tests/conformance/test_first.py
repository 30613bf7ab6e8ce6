"""A first game can be played to its end: by its own advice, by anybody, and by a monkey."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from catgames.games.kit import AnyKit
from catgames.players.cats import decide
from catgames.screen.inputs import Button, Touched
from catgames.table.address import open_address, write_address
from catgames.table.first.first import First, open_first
from catgames.table.first.inputs import FirstButton
from catgames.table.first.update import update
from catgames.table.first.view import view
from catgames.table.guise import Guise
from catgames.table.inputs import RoomName, Thought
from catgames.table.match.match import thinker
from catgames.table.page import open_page
from catgames.text.words import LANGUAGES

LONGEST = 400
LOOKED_AT = 40
GUISES = tuple(Guise(language) for language in LANGUAGES)


def _answered(first: First) -> First:
    """The cats have decided, one after the other."""
    while (who := thinker(first.match)) is not None and not first.over:
        seen = first.kit.game.seen_by(first.match.state, who)
        level, chance = first.match.setup.players[who], random.Random(len(first.match.entries))
        first = update(first, Thought(decide(first.kit, level, seen, who, chance, LOOKED_AT)))
    return first


def _played(first: First, move: Any) -> First:
    for key in first.kit.keys_of(first.match.state, move):
        first = update(first, Touched(key))
    return first


def _said(first: First) -> list[str]:
    """Everything that stands beside the board, in both languages."""
    found = []
    for guise in GUISES:
        room = view(first, guise)
        lists = [part for shown in room.lists for part in (shown, *shown.groups)]
        cards = (*room.rules, *(card for shown in lists for card in shown.cards))
        found += [room.heading, room.aside, room.text, room.prompt, *(say.text for say in room.says)]
        found += [shown.title for shown in lists]
        found += [text for card in cards for text in (card.cite, card.law)]
    return found


def _told_in_words(first: First) -> None:
    assert not [text for text in _said(first) if "⟨" in text], first.kit.game.write(first.match.state)


def test_the_first_own_move_comes_on_the_second_screen(kit: AnyKit) -> None:
    first = open_first(kit)
    for guise in GUISES:
        assert len(view(first, guise).text.split()) <= 60
    first = _answered(update(first, FirstButton.BEGIN))
    assert first.match.decider == first.learner
    assert first.advice() is not None


def test_a_first_game_is_won_by_its_own_advice(kit: AnyKit) -> None:
    first = _answered(update(open_first(kit), FirstButton.BEGIN))
    for _ in range(LONGEST):
        if first.over:
            break
        _told_in_words(first)
        seen = kit.game.seen_by(first.match.state, first.learner)
        good = first.advice() or decide(kit, "greedy", seen, first.learner, random.Random(1), LOOKED_AT)
        first = _answered(_played(first, good))
    _told_in_words(first)
    assert first.over
    outcome = kit.game.outcome(first.match.state)
    assert first.winner == first.learner or (outcome and first.learner in outcome.winners)
    assert {beat.id for beat in first.guide.ideas} == set(first.story.over), "every idea had its moment"


@pytest.mark.parametrize("seed", range(3))
def test_anybody_can_play_a_first_game_to_its_end(kit: AnyKit, seed: int) -> None:
    chance = random.Random(seed)
    first = _answered(update(open_first(kit), FirstButton.BEGIN))
    for _ in range(LONGEST):
        if first.over:
            break
        first = _answered(_played(first, chance.choice(list(kit.game.legal_moves(first.match.state)))))
    _told_in_words(first)
    met = set(first.story.met)
    assert met <= {clause.id for clause in kit.game.rulebook.clauses}
    assert len(met) > 3


def test_a_monkey_cannot_break_a_first_game(kit: AnyKit) -> None:
    chance = random.Random(4)
    first = open_first(kit)
    buttons = [FirstButton.BEGIN, Button.HINT, Button.UNDO, Button.LET_GO]
    for _ in range(250):
        keys = view(first).scene.keys
        given = chance.choice(buttons) if chance.random() < 0.2 else Touched(chance.choice(keys))
        first = _answered(update(first, given))
    _told_in_words(first)


def test_what_the_guide_advises_is_allowed_and_known_to_the_learner(kit: AnyKit) -> None:
    chance = random.Random(6)
    first = _answered(update(open_first(kit), FirstButton.BEGIN))
    for _ in range(25):
        if first.over:
            break
        advised = first.advice()
        assert advised is None or kit.game.allows(first.match.state, advised)
        world = kit.mind.imagine(kit.game.seen_by(first.match.state, first.learner), first.learner, chance)
        entries = (
            (*first.match.entries[:-1], replace(first.match.entries[-1], after=world)) if first.match.entries else ()
        )
        if entries:
            assert replace(first, match=replace(first.match, entries=entries)).advice() == advised
        first = _answered(_played(first, chance.choice(list(kit.game.legal_moves(first.match.state)))))


def test_no_more_than_two_cards_come_at_once_and_none_is_lost(kit: AnyKit) -> None:
    first = _answered(update(open_first(kit), FirstButton.BEGIN))
    shown = list[str]()
    for _ in range(LONGEST):
        if first.over:
            break
        seen = kit.game.seen_by(first.match.state, first.learner)
        move = first.advice() or decide(kit, "greedy", seen, first.learner, random.Random(1), LOOKED_AT)
        first = _answered(_played(first, move))
        assert len(first.story.fresh) <= 2
        shown += first.story.fresh
    assert len(shown) == len(set(shown)), "a card comes once"
    assert {*shown, *first.story.waiting} == set(first.story.met)


def test_what_was_met_and_what_was_not_is_listed_by_section_and_nothing_twice(kit: AnyKit) -> None:
    first = _answered(update(open_first(kit), FirstButton.BEGIN))
    chance = random.Random(1)
    for _ in range(LONGEST):
        if first.over:
            break
        first = _answered(_played(first, chance.choice(list(kit.game.legal_moves(first.match.state)))))
    listed = [card.rule for shown in view(first).lists for part in (shown, *shown.groups) for card in part.cards]
    assert sorted(listed) == sorted(clause.id for clause in kit.game.rulebook.clauses)


def test_what_the_guide_points_at_is_lit_whatever_has_just_been_done(kit: AnyKit) -> None:
    first = _answered(update(open_first(kit), FirstButton.BEGIN))
    for _ in range(3):
        advised = first.advice()
        assert advised is not None
        lit = dict(view(first).scene.lit)
        assert set(kit.keys_of(first.match.state, advised)) <= set(lit) | {"go"}
        first = _answered(_played(first, advised))


def test_a_first_game_survives_a_reload(kit: AnyKit) -> None:
    page = replace(open_page(kit), room=RoomName.FIRST)
    first = _answered(update(page.first, FirstButton.BEGIN))
    for _ in range(4):
        first = _answered(_played(first, next(iter(kit.game.legal_moves(first.match.state)))))
    page = replace(page, first=first)
    again = open_address(open_page(kit), write_address(page))
    assert again.notice is None
    assert again.first.match.state == first.match.state
    assert replace(again.first.story, news=(), fresh=()) == replace(first.story, news=(), fresh=())
