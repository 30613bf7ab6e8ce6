"""A first game can be played to its end: by its own advice, by anybody, and by a monkey."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import Any

import pytest

from catgames.games.kit import AnyKit
from catgames.players.cats import GREEDY, decide
from catgames.scene.look import SNUG, WIDE
from catgames.screen.inputs import Button, Touched
from catgames.table.address import open_address, with_kept, write_address, write_kept
from catgames.table.first.address import read_tried
from catgames.table.first.first import First, open_first
from catgames.table.first.inputs import FirstButton
from catgames.table.first.update import update
from catgames.table.first.view import view
from catgames.table.guise import Guise
from catgames.table.inputs import RoomName, Thought
from catgames.table.match.match import luck, thinker
from catgames.table.match.telling import tell_scores
from catgames.table.page import open_page
from catgames.table.update import update as update_page
from catgames.text.words import LANGUAGES

LONGEST = 400
LOOKED_AT = 40
GUISES = tuple(Guise(language) for language in LANGUAGES)


def _answered(first: First) -> First:
    """The cats have decided, one after the other, as they do in the app."""
    while (who := thinker(first.match)) is not None and not first.over:
        seen = first.kit.game.seen_by(first.match.state, who)
        level = first.match.setup.players[who]
        first = update(first, Thought(decide(first.kit, level, seen, who, luck(first.match), LOOKED_AT)))
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
        assert len(re.findall(r"[\w’-]+", view(first, guise).text)) <= 40, "what one wants, and how one gets it"
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


def test_what_the_guide_points_at_can_be_touched_now(kit: AnyKit) -> None:
    """Of many things that are touched one after the other not what comes last: too soon it would mean another thing."""
    first = _answered(update(open_first(kit), FirstButton.BEGIN))
    while (move := first.advice()) is not None:
        in_order, keys = kit.game.moves.kind_of(move).in_order, kit.keys_of(first.match.state, move)
        for number, key in enumerate(keys):
            lit = dict(view(first).scene.lit)
            assert key in lit or key in kit.game.moves.buttons, key
            if in_order:
                assert {*keys[number + 2 :]}.isdisjoint(lit), key
            first = update(first, Touched(key))
        first = _answered(first)


def test_an_idea_that_comes_back_keeps_its_number(kit: AnyKit) -> None:
    first, numbers = _answered(update(open_first(kit), FirstButton.BEGIN)), dict[str, str]()
    for _ in range(LONGEST):
        if first.over:
            break
        if aside := view(first).aside:
            assert numbers.setdefault(first.story.beat, aside) == aside
        seen = kit.game.seen_by(first.match.state, first.learner)
        first = _answered(_played(first, decide(kit, "greedy", seen, first.learner, random.Random(1), LOOKED_AT)))
    assert len(set(numbers.values())) == len(numbers)


def test_a_first_game_ends_with_a_winner_everybodys_points_and_a_feast(kit: AnyKit) -> None:
    first = _answered(update(open_first(kit), FirstButton.BEGIN))
    assert view(first).feast is None
    while not first.over:
        seen = kit.game.seen_by(first.match.state, first.learner)
        first = _answered(_played(first, decide(kit, GREEDY, seen, first.learner, random.Random(1), LOOKED_AT)))
    outcome = kit.game.outcome(first.match.state)
    scores = tuple(outcome.scores if outcome else first.guide.scores(first.match.state))
    assert len(scores) == len(first.match.setup.players)
    for guise in GUISES:
        room = view(first, guise)
        assert tell_scores(guise.words(kit, first.learner), scores) in room.text
        assert room.feast is not None


@pytest.mark.parametrize("width", [WIDE, SNUG])
def test_the_board_keeps_its_size_for_a_whole_first_game(kit: AnyKit, width: int) -> None:
    """Where it is scaled to its place; on a phone it is as wide as the screen."""
    first, sizes = open_first(kit), set[tuple[float, float]]()
    for _ in range(LONGEST):
        scene = view(first, Guise(width=width)).scene
        sizes.add((scene.width, scene.height))
        if first.over:
            break
        first = update(first, FirstButton.BEGIN) if not first.begun else first
        seen = kit.game.seen_by(first.match.state, first.learner)
        good = first.advice() or decide(kit, "greedy", seen, first.learner, random.Random(1), LOOKED_AT)
        first = _answered(_played(first, good))
    assert len(sizes) == 1, sizes


def test_a_touch_before_the_beginning_is_answered_at_once_and_never_later(kit: AnyKit) -> None:
    first = open_first(kit)
    key = next(iter(view(first).scene.keys))
    for guise in GUISES:
        words = guise.words(kit, first.learner)
        touched = update(first, Touched(key))
        assert words.say("button-begin") in view(touched, guise).prompt
        assert view(update(touched, FirstButton.BEGIN), guise) == view(update(first, FirstButton.BEGIN), guise)


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
        scene = view(first).scene
        lit = dict(scene.lit)
        assert set(kit.keys_of(first.match.state, advised)) <= set(lit) | {"go"}
        boxes = [box for key in kit.keys_of(first.match.state, advised) if (box := scene.box(key))]
        places = [place / scene.height for box in boxes for place in (box.y, box.y + box.height)]
        assert scene.lit_span() == (min(places), max(places)), "the board is moved there, not to what was done"
        first = _answered(_played(first, advised))


def _refused(first: First, chance: random.Random) -> First | None:
    """After two touches at random, if that was not allowed."""
    for _ in range(100):
        tried = first
        for key in chance.choices(view(first).scene.keys, k=2):
            tried = update(tried, Touched(key))
        if tried.match.verdict is not None and not tried.match.verdict.legal:
            return tried
    return None


def test_a_refusal_offers_what_the_guide_advises(kit: AnyKit) -> None:
    chance, seen = random.Random(5), 0
    first = _answered(update(open_first(kit), FirstButton.BEGIN))
    while seen < 2:
        advised = first.advice()
        if (tried := _refused(first, chance)) and tried.match.entries == first.match.entries:
            seen += 1
            for guise in GUISES:
                move = kit.say_move(first.match.state, advised)
                offered = guise.words(kit, first.learner).say("verdict-try", move=move)
                assert offered in [say.text for say in view(tried, guise).says]
        first = _answered(_played(first, advised))


def test_a_refusal_sends_the_learner_where_the_guide_points(kit: AnyKit) -> None:
    first = _answered(update(open_first(kit), FirstButton.BEGIN))
    keys = view(first).scene.keys
    tried = (update(update(first, Touched(one)), Touched(other)) for one in keys for other in keys)
    refused = (one for one in tried if one.match.verdict is not None and not one.match.verdict.legal)
    wrong = next(one for one in refused if one.advice() is not None)
    for guise in GUISES:
        words, said = guise.words(kit, first.learner), [say.text for say in view(wrong, guise).says]
        assert words.say("verdict-try", move=kit.say_move(wrong.match.state, wrong.advice())) in said


def test_what_stopped_the_learner_can_be_looked_at_again_on_its_own_board(kit: AnyKit) -> None:
    first = _answered(update(open_first(kit), FirstButton.BEGIN))
    tried = next(one for seed in range(9) if (one := _refused(first, random.Random(seed))))
    before, verdict = tried.match.state, tried.match.verdict
    assert verdict is not None
    first = update(tried, Button.LET_GO)
    while not first.over:
        assert not view(first).menus
        seen = kit.game.seen_by(first.match.state, first.learner)
        first = _answered(_played(first, decide(kit, GREEDY, seen, first.learner, random.Random(1), LOOKED_AT)))
    (menu,) = view(first).menus
    assert len({line.gives for line in menu.lines}) == 1 + len(first.story.broken)
    again = menu.lines[1].gives
    assert again is not None
    looked = update_page(replace(open_page(kit), room=RoomName.FIRST, first=first), again)
    assert looked.room is RoomName.REFEREE
    assert looked.referee.state == kit.game.seen_by(before, first.learner)
    assert looked.referee.verdict is not None
    assert looked.referee.verdict.broken_rules == verdict.broken_rules


def test_a_first_game_survives_a_reload_with_all_that_stopped_the_learner(kit: AnyKit) -> None:
    chance, page = random.Random(5), replace(open_page(kit), room=RoomName.FIRST)
    first = _answered(update(page.first, FirstButton.BEGIN))
    while len(first.match.entries) < 8 or len(first.story.broken) < 2:
        tried = _refused(first, chance) or first
        first = tried if tried.match.entries == first.match.entries else first
        first = _answered(_played(first, next(iter(kit.game.legal_moves(first.match.state)))))
    page = replace(page, first=first)
    for again in (open_address(open_page(kit), write_address(page)), with_kept(open_page(kit), write_kept(page))):
        assert again.notice is None
        assert again.first.match.state == first.match.state
        assert replace(again.first.story, news=(), fresh=()) == replace(first.story, news=(), fresh=())


def test_who_tries_what_is_not_allowed_before_any_move_finds_that_again(kit: AnyKit) -> None:
    first = _answered(update(open_first(kit), FirstButton.BEGIN))
    if first.match.entries:
        pytest.skip("here another begins")
    tried = next(one for seed in range(200) if (one := _refused(first, random.Random(seed))) and not one.match.entries)
    page = replace(open_page(kit), room=RoomName.FIRST, first=tried)
    for again in (open_address(open_page(kit), write_address(page)), with_kept(open_page(kit), write_kept(page))):
        assert again.first.begun
        assert again.first.story.broken == tried.story.broken


def test_what_no_longer_is_refused_or_cannot_be_read_stopped_nobody(kit: AnyKit) -> None:
    first = _answered(update(open_first(kit), FirstButton.BEGIN))
    allowed = kit.game.legal_moves(first.match.state)[0]
    legal = f"{len(first.match.entries)}:{kit.game.write_move(first.match.state, allowed)}"
    for tried in (legal, "", "99:", "x", f"{legal}0", "-1:pass", "0:" + "9" * 3000, "," * 5000):
        assert read_tried(first.match, tried) == ()
