"""The rulebook: its sections in order, its options and figures. The rules are registered where they are decided."""

from __future__ import annotations

from catgames.core.rulebook import Figure, Option, Source, bind
from catgames.games.pocket.law import effects, rules, scoring
from catgames.games.pocket.position import cells, ending, state, tiles
from catgames.games.pocket.position.state import State

SECTIONS = (
    "setup",
    "turn",
    "prey",
    "cat",
    "dog",
    "end",
    "capture",
    "score",
    "clans",
    *tiles.CLANS,
    "example",
    "modes",
)

OPTIONS = tuple(Option(name, choices) for name, choices in state.OPTIONS.items())

DRAWN = dict(zip(cells.COMPASS, "↑↗→↘↓↙←↖", strict=True))
"""Arrows need no words, which would be English ones."""


def _drawn(arrows: tuple[str, ...]) -> str:
    return "".join(DRAWN[arrow] for arrow in arrows)


FIGURES = (
    Figure("figure-tiles", "10 + 10 + 5 = 25", Source.BOOK),
    Figure("figure-square", f"{cells.SIDE} × {cells.SIDE}", Source.BOOK),
    Figure("figure-mice", ", ".join(tile[1] for tile in tiles.MICE), Source.DEDUCED),
    Figure("figure-pigeons", f"2 × 5 = {tiles.PAIRS['p']}", Source.BOOK),
    Figure("figure-flies", f"3 × 4 = {tiles.PAIRS['f']}", Source.BOOK),
    Figure("figure-dogs", " · ".join(f"{dog} {_drawn(arrows)}" for dog, arrows in tiles.ARROWS.items()), Source.PUBLIC),
    *(
        Figure(f"figure-{clan.slug}", " ".join(map(str, clan.attacks)), Source.PUBLIC)
        for clan in tiles.CLANS.values()
        if clan.chief
    ),
    Figure("figure-chaoticats", " ".join(f"{n}→{tiles.CHAOS[n]}" for n in range(5, 0, -1)), Source.PUBLIC),
    Figure("figure-players", "2", Source.BOOK),
)

RULEBOOK = bind(SECTIONS, FIGURES, (*rules.MODULES, tiles, state, scoring, ending, cells, *effects.MODULES))


def has_a_say(state: State, rule: str) -> bool:
    """Not the clans that nobody plays, nor any of them without effects, nor another way to choose them."""
    setup, section = state.setup, RULEBOOK.clause(rule).section
    if section in tiles.CLANS:
        return setup.effects and section in setup.clans
    if section == "modes":
        return rule in ("mode.agree", f"mode.{setup.mode}")
    return setup.effects or section != "clans"
