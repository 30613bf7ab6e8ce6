"""The rulebook: its sections in order, its options and figures. The rules are registered where they are decided."""

from __future__ import annotations

from catgames.core.rulebook import Figure, Option, Source, bind
from catgames.games.cleocatra.law import effects, rules
from catgames.games.cleocatra.position import scoring, state, tiles
from catgames.games.cleocatra.position.state import ADVANCED, BONUS_ACTION, MAFDAT_LIMITS
from catgames.games.cleocatra.position.tiles import GOAL, INSPECTORS, RESCUERS, box

OPTIONS = (
    Option(ADVANCED, ("no", "yes")),
    Option(MAFDAT_LIMITS, ("as-search", "free"), within=(ADVANCED, "yes")),
    Option(BONUS_ACTION, ("any", "rescuer-only"), within=(ADVANCED, "yes")),
)

SECTIONS = ("setup", "turn", "tile", "rescuer", "stuck", "scoring", "inspectors", "end", "herd", "abilities")

FIGURES = (
    Figure("figure-tiles", str(len(box(4))), Source.BOOK),
    Figure("figure-sides", "3", Source.PUBLIC),
    Figure("figure-colours-named", "3 + 3 + 3", Source.DEDUCED),
    Figure("figure-colours-ours", "2 + 2", Source.DEDUCED),
    Figure("figure-cats", "5", Source.HOUSE),
    Figure("figure-inspectors", str(INSPECTORS), Source.PUBLIC),
    Figure("figure-rescuers", str(RESCUERS), Source.BOOK),
    Figure("figure-goal", str(GOAL), Source.BOOK),
    Figure("figure-players", "2–4", Source.BOOK),
)

RULEBOOK = bind(SECTIONS, FIGURES, (tiles, state, *rules.MODULES, scoring, *effects.MODULES))
