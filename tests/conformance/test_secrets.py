"""Secrets stay: what reaches the browser in a game against cats is the same whatever is hidden, the seed included."""

from __future__ import annotations

import random
from dataclasses import replace
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
from catgames.table.match.match import PERSON, Match, agree, deal
from catgames.table.page import open_page
from catgames.table.update import update
from catgames.table.view import view
from catgames.text.words import LANGUAGES, Words

MOMENTS, WORLDS, TOUCHES = 4, 2, 5
SEED = 73_519_281


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

    def of(self, kit: AnyKit, match: Match, keys: tuple[str, ...]) -> list[str]:
        """Frames, texts, buttons and labels of a board that is shown and touched."""
        self.sent = []
        SPRITES.forget()
        tutor = Tutor(replace(open_page(kit), match=match, room=RoomName.PLAY))
        name = tutor._surface.canvas.model_id
        for key in ("", *keys):
            if key:
                tutor.give(Touched(key))
            for widget in (tutor._lesson, tutor._question, tutor._answers, tutor._prompt, tutor._log, tutor._title):
                self.sent.append(widget.value)
            self.sent += [tutor._bridge.label, tutor._bridge.announced]
            self.sent += [button.description for button in (*tutor._own._made.values(), *tutor._choices._made.values())]
            tutor.page = replace(tutor.page, match=match)
        return [text.replace(name, "canvas") for text in self.sent]


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
            assert wire.of(kit, replace(match, start=other), quiet) == sent


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
