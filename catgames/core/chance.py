"""All chance comes from a seed: the same seed gives the same game, and a seed that is hidden gives nothing away."""

from __future__ import annotations

from random import Random

from catgames.core.errors import Unseen

HIDDEN = None
"""In place of a seed, in what a player sees."""


def chance(purpose: str, seed: int | None, *more: object) -> Random:
    """The chance for one purpose; whoever does not see the seed cannot know what it brings."""
    if seed is HIDDEN:
        raise Unseen
    return Random(" ".join(map(str, (purpose, seed, *more))))
