"""What happens in two whole games is told today as it is stored: nothing left out, nothing too much, in this order."""

from __future__ import annotations

from catgames.games.kit import AnyKit
from tests.transcripts import stored_at, transcript


def test_whole_games_are_told_as_they_are_stored(kit: AnyKit) -> None:
    stored = stored_at(kit.game.id).read_text(encoding="utf-8").splitlines()
    today = transcript(kit).splitlines()
    changed = next((number for number, (old, new) in enumerate(zip(stored, today, strict=False)) if old != new), None)
    assert changed is None, f"line {changed}: make stored, then read what has changed"
    assert len(stored) == len(today)
