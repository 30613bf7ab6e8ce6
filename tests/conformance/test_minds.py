"""What a cat knows, and what it makes of it."""

from __future__ import annotations

import random

import pytest

from catgames.conformance.minds import *
from catgames.core.errors import Unreadable
from catgames.core.message import Seat
from catgames.games.kit import AnyKit
from catgames.players.cats import LEVELS, think
from catgames.text.words import LANGUAGES, Words


def test_imagination_is_not_always_the_same(kit: AnyKit) -> None:
    state, seat = kit.game.start(2, 1), Seat(0)
    seen = kit.game.seen_by(state, seat)
    assert len({kit.mind.imagine(seen, seat, random.Random(n)) for n in range(5)}) > 1


def test_a_level_that_no_cat_has_is_refused_at_once(kit: AnyKit) -> None:
    state, seat = kit.game.start(2, 4), Seat(0)
    with pytest.raises(Unreadable) as caught:
        think(kit, "lazy", kit.game.seen_by(state, seat), seat, random.Random(1))
    said = {code: Words(kit.game.id, code)(caught.value.message) for code in LANGUAGES}
    assert all("lazy" in words and ", ".join(LEVELS) in words for words in said.values()), said
