"""What is drawn can be touched, read aloud and printed; nothing is cut off; nothing secret is in it."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any
from xml.etree import ElementTree

import pytest

from catgames.core.message import Seat
from catgames.core.verdict import Verdict
from catgames.games.kit import AnyKit
from catgames.scene.explained import SIGNS
from catgames.scene.look import NARROW, SNUG, WIDE, Look
from catgames.scene.overlay import Overlay, draw_over
from catgames.scene.phases import NO_PHASES
from catgames.scene.scene import Scene
from catgames.scene.shapes import Text, bounds
from catgames.scene.svg import render_svg
from catgames.scene.theme import DARK, LIGHT
from catgames.table.inputs import Changed, Entered, PageButton, RoomName
from catgames.table.page import open_page
from catgames.table.update import update
from catgames.table.view import view, view_room
from catgames.text.words import LANGUAGES, Words


def _scene(kit: AnyKit, state: Any, seat: Seat, width: int = WIDE, language: str = "en") -> Scene:
    look = Look(seat, Words(kit.game.id, language, seat), LIGHT, width)
    return kit.draw(kit.game.seen_by(state, seat), look)


def _turns(kit: AnyKit, positions: tuple[Any, ...]) -> list[tuple[Any, Seat]]:
    """Positions with the seat that is to move in them."""
    found = [(state, kit.game.to_move(state)) for state in positions]
    return [(state, seat) for state, seat in found if seat is not None]


@pytest.mark.parametrize("width", [WIDE, SNUG, NARROW])
def test_every_key_of_every_legal_move_can_be_hit(kit: AnyKit, positions: tuple[Any, ...], width: int) -> None:
    for state, seat in _turns(kit, positions):
        scene = _scene(kit, state, seat, width)
        for key in {key for move in kit.game.legal_moves(state) for key in kit.keys_of(state, move)}:
            spot = scene.spot(key)
            assert spot is not None, f"{key} is not on the scene of {kit.game.write(state)}"
            assert scene.hit(*spot) == key


def test_touching_the_keys_of_a_move_makes_that_move(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    for state, seat in _turns(kit, positions):
        for move in kit.game.legal_moves(state):
            picked: tuple[str, ...] = ()
            made = None
            for key in kit.keys_of(state, move):
                assert made is None, "the move was complete before its last key"
                touch = kit.touch(state, seat, (*picked, key))
                picked, made = touch.picked, touch.move
            assert made == move, kit.game.write_move(state, move)


def test_next_keys_lead_to_every_legal_move(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    for state, seat in _turns(kit, positions):
        for move in list(kit.game.legal_moves(state))[:20]:
            keys = kit.keys_of(state, move)
            for count in range(1, len(keys)):
                assert keys[count] in kit.next_keys(state, seat, keys[:count]), (keys, count)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_touched_there_is_an_answer(kit: AnyKit, positions: tuple[Any, ...], language: str) -> None:
    chance = random.Random(7)
    for state, seat in _turns(kit, positions):
        words = Words(kit.game.id, language, seat)
        keys = _scene(kit, state, seat).keys
        picked: tuple[str, ...] = ()
        for _ in range(30):
            touch = kit.touch(state, seat, (*picked, chance.choice(keys)))
            picked = touch.picked
            if touch.move is not None:
                kit.game.explain(state, touch.move)
                said = words(kit.say_move(state, touch.move))
            else:
                said = words(touch.said)
            assert said
            assert "⟨" not in said, said


@pytest.mark.parametrize("width", [WIDE, SNUG, NARROW])
def test_nothing_is_drawn_outside_the_scene(kit: AnyKit, positions: tuple[Any, ...], width: int) -> None:
    for state in positions:
        scene = _scene(kit, state, Seat(0), width)
        assert scene.width in (width, WIDE), "drawn as wide as asked, or scaled"
        for mark in scene.marks:
            box = bounds(mark.shape)
            assert box.x >= -1, mark
            assert box.y >= -1, mark
            assert box.x + box.width <= scene.width + 1, mark
            assert box.y + box.height <= scene.height + 1, mark


def test_where_a_phone_looks_first_lies_something_to_touch(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    for state in positions:
        scene = _scene(kit, state, Seat(0), NARROW)
        if (heart := scene.heart_span()) is None:
            continue
        spots = [spot for key in scene.keys if (spot := scene.spot(key))]
        assert 0 <= heart[0] < heart[1] <= 1
        assert any(heart[0] <= y / scene.height <= heart[1] for _, y in spots), kit.game.write(state)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_touched_has_a_name(kit: AnyKit, positions: tuple[Any, ...], language: str) -> None:
    for state in positions:
        scene = _scene(kit, state, Seat(0), language=language)
        labels = scene.labels()
        assert set(labels) == set(scene.keys)
        assert not [label for label in labels.values() if "⟨" in label]


def test_light_and_dark_show_the_same_things(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    for state in positions[:8]:
        seen = kit.game.seen_by(state, Seat(0))
        words = Words(kit.game.id, "en", Seat(0))
        light, dark = (kit.draw(seen, Look(Seat(0), words, theme)) for theme in (LIGHT, DARK))
        assert [mark.shape for mark in light.marks] == [mark.shape for mark in dark.marks]
        assert light.keys == dark.keys


def test_the_svg_is_well_formed_and_always_the_same(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    for state in positions:
        scene = _scene(kit, state, Seat(0))
        svg = render_svg(scene)
        assert ElementTree.fromstring(svg).tag.endswith("svg")
        assert render_svg(_scene(kit, state, Seat(0))) == svg


def test_drawing_needs_no_more_than_the_player_may_see(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    """Whatever is hidden may be otherwise, or be left out: the drawing is the same."""
    if all(kit.game.seen_by(state, Seat(0)) == state for state in positions):
        pytest.skip("nothing is hidden in this game")
    chance, others = random.Random(14), 0
    for state in positions:
        seat = Seat(chance.randrange(state.players))
        seen = kit.game.seen_by(state, seat)
        world = kit.mind.imagine(seen, seat, chance)
        others += world != state
        assert _scene(kit, world, seat) == _scene(kit, state, seat) == _scene(kit, seen, seat), kit.game.write(state)
    assert others, "what is hidden was never imagined otherwise: then it is no test"


def test_the_screen_of_a_match_depends_on_nothing_that_is_hidden(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    """The table knows the whole position; who sits before the screen gets what they may know."""
    chance, page = random.Random(15), update(open_page(kit), Entered(RoomName.PLAY))
    seat, seats = page.match.viewer, len(page.match.setup.players)
    for state in (state for state in positions if state.players == seats):
        world = kit.mind.imagine(kit.game.seen_by(state, seat), seat, chance)
        shown = [view_room(replace(page, match=replace(page.match, start=start))) for start in (state, world)]
        assert shown[0] == shown[1], kit.game.write(state)


# --- what is drawn over it ----------------------------------------------------------------------------


def _refusals(kit: AnyKit, positions: tuple[Any, ...]) -> list[Verdict[Any]]:
    """Refused moves of whoever is to move, a few of every kind."""
    found = []
    for state, seat in _turns(kit, positions):
        by_kind: dict[type, list[Any]] = {}
        for move in kit.game.expressible(state):
            if move.seat == seat and len(by_kind.setdefault(type(move), [])) < 3 and not kit.game.allows(state, move):
                by_kind[type(move)].append(move)
        found += [kit.game.explain(state, move) for moves in by_kind.values() for move in moves]
    return found


def test_what_is_blamed_is_never_what_could_be_done_instead(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    """Only what was reached for, or what stands in its way."""
    for verdict in _refusals(kit, positions[:12]):
        state, own = verdict.state, {*verdict.tried, *kit.keys_of(verdict.state, verdict.move)}
        named = {key for finding in verdict.broken for key in finding.evidence.wrong}
        instead = {key for move in verdict.repairs[:1] for key in kit.keys_of(state, move)}
        assert not set(verdict.wrong) & instead - own - named, kit.game.write_move(state, verdict.move)
        assert set(verdict.wrong) <= own | named
        assert not set(verdict.wrong) & set(verdict.shown)


def test_a_refusal_blames_something_where_something_was_touched(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    for verdict in _refusals(kit, positions[:12]):
        assert verdict.wrong or not verdict.tried, verdict.move


def test_every_sign_has_its_place_on_the_table(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    """Each thing that is marked has a badge of its own, none lies upon another, none leaves the table."""
    for state in positions[:12]:
        for width in (WIDE, NARROW):
            scene = _scene(kit, state, Seat(0), width)
            lit = scene.keys[:3]
            over = draw_over(scene, Overlay(wrong=lit[:1], good=lit[1:2], hint=lit[2:3]), LIGHT)
            signs = [mark.shape for mark in over.marks if isinstance(mark.shape, Text) and mark.shape.text in "✓✗!"]
            assert len(signs) == len(lit)
            assert all(0 < sign.x < scene.width and 0 < sign.y < scene.height for sign in signs)
            assert len({(sign.x, sign.y) for sign in signs}) == len(signs)


def test_an_arrow_goes_to_where_a_piece_goes_and_never_to_a_button(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    for state, _ in _turns(kit, positions):
        for move in list(kit.game.legal_moves(state))[:20]:
            way = kit.game.moves.way_of(state, move)
            assert not set(way) & set(kit.game.moves.buttons)
            assert len(way) != 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phase_of_the_turn_is_on_the_table(kit: AnyKit, positions: tuple[Any, ...], language: str) -> None:
    for state, seat in _turns(kit, positions):
        phases = kit.phases(state)
        if phases is NO_PHASES:
            pytest.skip("a turn of this game is one move")
        assert phases.who == seat
        scene = _scene(kit, state, Seat(0), language=language)
        now = Words(kit.game.id, language, Seat(0)).say(f"board-phase-{phases.steps[phases.now]}")
        assert any(isinstance(mark.shape, Text) and mark.shape.text == now for mark in scene.marks)
        assert now in scene.label


def test_what_is_told_is_lit_where_it_lies_now(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    """Rings follow the cards: of what an event lights, something is there once the move is made."""
    for state, seat in _turns(kit, positions[:12]):
        for move in list(kit.game.legal_moves(state))[:8]:
            step = kit.game.play(state, move)
            for event in step.events:
                if event.shown and event.heard_by(seat):
                    scene = _scene(kit, event.board or step.state, seat)
                    assert set(event.shown) & set(scene.keys), (event.id, event.shown)


# --- what is what --------------------------------------------------------------------------------------


def test_the_legend_explains_every_symbol(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    for state in positions:
        for name in ("", *(other.id for other in kit.views)):
            look = Look(Seat(0), Words(kit.game.id, "en", Seat(0)), view=name)
            for symbol in kit.draw(kit.game.seen_by(state, Seat(0)), look).used_symbols():
                assert any(entry.covers(symbol) for entry in kit.explained), symbol


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_is_one_tap_away_in_every_room(kit: AnyKit, language: str) -> None:
    page = update(open_page(kit), Changed(language=language))
    for room in RoomName:
        there = update(update(page, Entered(room)), PageButton.LEGEND)
        rows = view(there).legend
        assert len(rows) == len(kit.explained) + len(SIGNS)
        assert all(0 < len(row.text.split()) <= 20 and "⟨" not in row.text for row in rows)
        assert all(ElementTree.fromstring(render_svg(row.picture)).tag.endswith("svg") for row in rows)
        assert not view(update(there, PageButton.LEGEND)).legend
