"""Secrets stay: what reaches the browser in a game against cats is the same whatever is hidden, the seed included."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import ipycanvas.canvas as ipycanvas
import pytest

from catgames.games.kit import AnyKit
from catgames.notebook.surface import SPRITES
from catgames.notebook.tutor import Tutor
from catgames.players.cats import RANDOM
from catgames.screen.inputs import Touched
from catgames.table.inputs import PageButton, RoomName
from catgames.table.match.inputs import MatchButton
from catgames.table.match.match import FIRST, PERSON, Match, agree, deal, enter
from catgames.table.page import open_page
from catgames.table.update import update
from catgames.table.view import view
from catgames.text.words import LANGUAGES, Words

MOMENTS, WORLDS, TOUCHES = 4, 2, 5
SEED = 73_519_281
OF_A_KIND, LONGEST_GAME, LISTED = 4, 150, 300


def _moments(kit: AnyKit, chance: random.Random) -> list[Match]:
    """A game against a playful cat, looked at now and then."""
    match = deal(kit, agree(kit, (PERSON, RANDOM), SEED))
    found: list[Match] = []
    while match.decider is not None and len(found) < 40:
        found.append(match)
        move = chance.choice(kit.game.legal_moves(match.state))
        match = replace(match, start=kit.game.simulate(match.state, move))
    return chance.sample(found, MOMENTS)


class Wire:
    """Keeps all that would be sent to a browser, but for what is said on the screen to hold the deal."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sent: list[str] = []
        monkeypatch.setattr(ipycanvas._CANVAS_MANAGER, "_send_custom", self._drawn)

    def _drawn(self, commands: Any, buffers: Any = ()) -> None:
        self.sent.append(repr((commands, [bytes(buffer) for buffer in buffers])))

    def of(self, kit: AnyKit, match: Match, keys: tuple[str, ...] = ()) -> list[str]:
        """Frames, and the whole state of every widget, of a board that is shown and touched."""
        self.sent = []
        SPRITES.forget()
        tutor = Tutor(replace(open_page(kit), match=match, room=RoomName.PLAY), whole=True)
        for key in ("", *keys):
            if key:
                tutor.give(Touched(key))
            self.sent += [repr(_told(widget)) for widget in _widgets(tutor.root)]
            tutor.page = replace(tutor.page, match=match)
        numbers: dict[str, str] = {}
        return [
            _NAMES.sub(lambda name: numbers.setdefault(name[0], f"name {len(numbers)}"), text) for text in self.sent
        ]


HOLD_THE_DEAL = ("address", "keep")
"""What a kernel that is gone is built again from: the address, the browser's memory, and the code made of both."""
_NAMES = re.compile(r"(?<![0-9a-f])[0-9a-f]{32}(?![0-9a-f])|\bcg-\d+\b")


def _widgets(widget: Any) -> Iterator[Any]:
    yield widget
    for child in getattr(widget, "children", ()):
        yield from _widgets(child)


def _first_difference(sent: list[str], other: list[str]) -> tuple[str, str] | None:
    assert len(sent) == len(other)
    return next(((one, two) for one, two in zip(sent, other, strict=True) if one != two), None)


def _told(widget: Any) -> dict[str, Any]:
    return {name: value for name, value in widget.get_state().items() if name not in HOLD_THE_DEAL}


def test_positions_that_look_the_same_reach_the_browser_as_the_same(
    kit: AnyKit, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance, wire = random.Random(4), Wire(monkeypatch)
    for match in _moments(kit, chance):
        seat = match.viewer
        seen = kit.game.seen_by(match.state, seat)
        keys = tuple(
            chance.sample(list(view(replace(open_page(kit), match=match, room=RoomName.PLAY)).room.scene.keys), TOUCHES)
        )
        # What a touch would reveal is no secret any more: only those that leave the position as it is are compared.
        quiet = tuple(key for key in keys if not update_match_moves(match, key))
        sent = wire.of(kit, match, quiet)
        assert str(SEED) not in "".join(sent)
        for _ in range(WORLDS):
            other = kit.mind.imagine(seen, seat, chance)
            assert kit.game.seen_by(other, seat) == seen
            assert _first_difference(sent, wire.of(kit, replace(match, start=other), quiet)) is None


def _moves_of_a_cat(kit: AnyKit, chance: random.Random) -> Iterator[tuple[Match, Any]]:
    """Decisions of the cat in a game, a few of every kind of move."""
    match = deal(kit, agree(kit, (PERSON, RANDOM), SEED))
    met: Counter[type] = Counter()
    for _ in range(LONGEST_GAME):
        if match.decider is None:
            return
        legal = kit.game.legal_moves(match.state)
        rarest = min(met[type(move)] for move in islice(legal, LISTED))
        move = chance.choice([move for move in islice(legal, LISTED) if met[type(move)] == rarest])
        if match.decider != match.viewer and met[type(move)] < OF_A_KIND:
            met[type(move)] += 1
            yield match, move
        match = replace(match, start=kit.game.simulate(match.state, move))


def test_moves_of_a_cat_that_look_the_same_reach_the_browser_as_the_same(
    kit: AnyKit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A card drawn face down, a hand, an order of the deck: neither the log nor what is lit tells of it."""
    chance, wire, hidden = random.Random(6), Wire(monkeypatch), 0
    for match, move in _moves_of_a_cat(kit, chance):
        game, seat = kit.game, match.viewer
        moved = replace(match, entries=(enter(kit, match.state, move),))
        looks = (moved, replace(moved, looking=0))
        sent = [wire.of(kit, look) for look in looks]
        for _ in range(WORLDS):
            other = kit.mind.imagine(game.seen_by(match.state, seat), seat, chance)
            alike = [
                found
                for found in islice(game.legal_moves(other), LISTED)
                if type(found) is type(move)
                and game.seen_by(game.simulate(other, found), seat) == game.seen_by(moved.state, seat)
            ]
            if alike:
                there = replace(match, start=other)
                there = replace(there, entries=(enter(kit, other, move if move in alike else chance.choice(alike)),))
                hidden += there.state != moved.state
                for look, before in zip(looks, sent, strict=True):
                    now = wire.of(kit, replace(there, looking=look.looking))
                    assert _first_difference(before, now) is None
    assert hidden or not _has_secrets(kit), "something was compared"


def _has_secrets(kit: AnyKit) -> bool:
    start = deal(kit, agree(kit, (PERSON, RANDOM), SEED)).start
    return bool(kit.game.seen_by(start, FIRST) != start)


def update_match_moves(match: Match, key: str) -> bool:
    page = update(replace(open_page(match.kit), match=match, room=RoomName.PLAY), Touched(key))
    return bool(page.match.entries)


def test_the_next_deal_does_not_tell_this_one(kit: AnyKit) -> None:
    match = deal(kit, agree(kit, (PERSON, RANDOM), SEED))
    page = update(replace(open_page(kit), match=match, room=RoomName.PLAY), MatchButton.PLAN)
    (field,) = view(page).room.fields
    assert abs(int(field.text) - SEED) > 1
    assert str(SEED) not in repr(view(page).room)


def test_where_the_deal_must_travel_it_is_said(kit: AnyKit) -> None:
    """A kernel that is gone is built again from what the browser holds: the address, its memory, the code."""
    for language in LANGUAGES:
        page = update(open_page(kit), PageButton.CARRY)
        page = replace(page, guise=replace(page.guise, language=language))
        assert {"en": "holds the whole deal", "fr": "contient toute la donne"}[language] in view(page).notices[-1]
        assert "⟨" not in Words(kit.game.id, language).say("carry-about")
