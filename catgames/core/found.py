"""Where the games live: our own in `catgames.games`, those of other packages behind an entry point."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files

OURS = "catgames.games"
"""The package of our own games, and the group of the entry points by which others bring theirs."""


@cache
def others() -> Mapping[str, str]:
    """Games of other packages: the package of each by its name. One that takes a name of ours is passed over."""
    found = {point.name: point.module for point in entry_points(group=OURS) if point.name.isidentifier()}
    return {name: found[name] for name in sorted(found) if not _is_ours(name)}


def package_of(game: str) -> str:
    """The package in which a game lives, or nothing if there is no such game."""
    return f"{OURS}.{game}" if game.isidentifier() and _is_ours(game) else others().get(game, "")


def _is_ours(game: str) -> bool:
    return (files(OURS) / game / "__init__.py").is_file()
