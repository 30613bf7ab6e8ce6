"""The rulebook: its sections in order, its options and figures. The rules are registered where they are decided."""

from __future__ import annotations

from catgames.core.rulebook import Figure, Option, Source, bind
from catgames.games.cloaked.law import effects, rules, scoring
from catgames.games.cloaked.position import attributes, cats, facts, masks, state
from catgames.games.cloaked.position.state import OUT_OF_MASKS

SECTIONS = (
    "cats",
    "setup",
    "turn",
    "step-1",
    "step-2",
    "step-3",
    "step-4",
    "end",
    "scoring",
    "clues",
    "deduction",
)
"""The book's, in its order; the last two teach what its masks tell, and have no rules of their own."""

OPTIONS = (Option(OUT_OF_MASKS, ("when-due", "at-zero")),)

FIGURES = (
    Figure("figure-attributes", str(len(attributes.ATTRIBUTES)), Source.BOOK),
    Figure("figure-poses", str(len(attributes.POSES)), Source.BOOK),
    Figure("figure-colours", str(len(attributes.COLOURS)), Source.PUBLIC),
    Figure("figure-patterns", str(len(attributes.PATTERNS)), Source.BOOK),
    Figure("figure-accessories", str(len(attributes.ACCESSORIES)), Source.BOOK),
    Figure("figure-cats", str(len(cats.CATS)), Source.BOOK),
    Figure("figure-pairs", "5 × 8", Source.DEDUCED),
    Figure("figure-wears", "12, 8", Source.HOUSE),
    Figure("figure-masks", str(state.MASKS), Source.BOOK),
    Figure("figure-fan", str(state.FAN), Source.BOOK),
    Figure("figure-hand", str(state.HAND), Source.BOOK),
    Figure("figure-players", "2–4", Source.PUBLIC),
)

RULEBOOK = bind(SECTIONS, FIGURES, (state, *rules.MODULES, masks, *effects.MODULES, facts, scoring))
