"""Positions near a given one: a few pieces changed by the editor's tools, or a move played on."""

from __future__ import annotations

from random import Random
from typing import Any

from catgames.gallery.positions import changed
from catgames.games.kit import AnyKit

CHANGES = 4


def varied(kit: AnyKit, state: Any, chance: Random) -> Any | None:
    """Another position that a real game could show; None where the changes led nowhere."""
    other = state
    for _ in range(chance.randrange(1, CHANGES + 1)):
        other = changed(kit, other, chance)
    if chance.random() < 1 / 4 and kit.game.to_move(other) is not None and not kit.game.faults(other):
        moves = kit.game.legal_moves(other)
        other = kit.game.simulate(other, chance.choice(moves)) if moves else other
    return None if other == state or kit.game.faults(other) else other
