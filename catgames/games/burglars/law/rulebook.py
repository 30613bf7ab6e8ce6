"""The rulebook: its sections in order, its options and figures. The rules are registered where they are decided."""

from __future__ import annotations

from catgames.core.rulebook import Figure, Option, Source, bind
from catgames.games.burglars.law import effects, rules
from catgames.games.burglars.position import cards, facts, state
from catgames.games.burglars.position.state import FAME, MARKET_MIRROR

SECTIONS = (
    "setup",
    "turn",
    "action-1",
    "action-2",
    "action-3",
    "action-4",
    "action-5",
    "mirrors",
    "end",
    "fame",
    "two",
)

OPTIONS = (Option(FAME, ("no", "yes")), Option(MARKET_MIRROR, ("allowed", "forbidden")))

FIGURES = (
    Figure("figure-cats", f"{len(cards.COLOURS)} × {cards.CATS_OF_A_COLOUR} = 90", Source.DEDUCED),
    Figure("figure-mirrors", str(cards.MIRRORS), Source.BOOK),
    Figure("figure-colours-named", "3", Source.BOOK),
    Figure("figure-colours-ours", "3", Source.HOUSE),
    Figure("figure-hand", str(cards.HAND), Source.BOOK),
    Figure("figure-market", str(cards.MARKET), Source.BOOK),
    Figure("figure-yarns", str(cards.YARNS_TO_WIN), Source.BOOK),
    Figure("figure-fame", str(cards.COLOURS_OF_FAME), Source.BOOK),
    Figure("figure-players", "2–4", Source.PUBLIC),
)

RULEBOOK = bind(SECTIONS, FIGURES, (cards, state, *rules.MODULES, facts, *effects.MODULES))
