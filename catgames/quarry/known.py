"""Positions that are known to show a rule: those of the course, and those of the gallery."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

from catgames.core.errors import Unreadable, Unseen
from catgames.gallery.claims import Claim
from catgames.gallery.stored import read, stored
from catgames.games.kit import AnyKit


def showing(kit: AnyKit) -> Mapping[str, list[Any]]:
    """By rule: where it is said to hold, to break, or to have done something."""
    found: defaultdict[str, dict[Any, None]] = defaultdict(dict)
    for unit in kit.units:
        for step in unit.steps:
            met = step.met(kit.game)
            for rule in (*met.taught, *met.held, *met.broken):
                found[rule][kit.game.read(step.at)] = None
    for claim in read(kit, stored(kit.game.id)):
        for rule in _rules_of(kit, claim):
            found[rule][kit.game.read(claim.position)] = None
    return {rule: list(states) for rule, states in found.items()}


def _rules_of(kit: AnyKit, claim: Claim) -> Iterator[str]:
    kind, _, rest = claim.message.id.partition(":")
    if kind == "rule":
        yield rest.partition("@")[0]
    elif kind == "event":
        state = kit.game.read(claim.position)
        with suppress(Unreadable, Unseen):
            events = kit.game.play(state, kit.game.read_move(state, claim.move)).events
            yield from (event.rule for event in events if event.id == rest)
