"""Pocket Cats' rulebook as a register, in the book's order: what each rule is and what decides it."""

from __future__ import annotations

from catgames.core.rulebook import Figure, Kind, Option, Rulebook, Source, clause, legality, ruling
from catgames.games.pocket.law import effects, scoring
from catgames.games.pocket.law.rules import modes, rotation, swaps, turn
from catgames.games.pocket.position import cells, ending, state, tiles
from catgames.games.pocket.position.state import (
    AFTER_PREY,
    ANY,
    BEFORE_PREY,
    EFFECTS,
    EXPERT,
    FIRST,
    FREE,
    JUSTICE,
    LIMITED,
    LOTS,
    MODE,
    OWN,
    WHOSE_CAT,
)

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

OPTIONS = (
    Option(MODE, (FIRST, LOTS, FREE, LIMITED, EXPERT)),
    Option(EFFECTS, ("no", "yes")),
    Option(WHOSE_CAT, (ANY, OWN)),
    Option(JUSTICE, (BEFORE_PREY, AFTER_PREY)),
)

FIGURES = (
    Figure("figure-tiles", "10 + 10 + 5 = 25", Source.BOOK),
    Figure("figure-square", f"{cells.SIDE} × {cells.SIDE}", Source.BOOK),
    Figure("figure-mice", ", ".join(tile[1] for tile in tiles.MICE), Source.DEDUCED),
    Figure("figure-pigeons", f"2 × 5 = {tiles.PAIRS['p']}", Source.BOOK),
    Figure("figure-flies", f"3 × 4 = {tiles.PAIRS['f']}", Source.BOOK),
    Figure(
        "figure-dogs", " · ".join(f"{name}: {' '.join(arrows)}" for name, arrows in tiles.ARROWS.items()), Source.PUBLIC
    ),
    *(
        Figure(f"figure-{clan.slug}", " ".join(map(str, clan.attacks)), Source.PUBLIC)
        for clan in tiles.CLANS.values()
        if clan.chief
    ),
    Figure("figure-chaoticats", " ".join(f"{n}→{tiles.CHAOS[n]}" for n in range(5, 0, -1)), Source.PUBLIC),
    Figure("figure-players", "2", Source.BOOK),
)

RULEBOOK = Rulebook(
    sections=SECTIONS,
    figures=FIGURES,
    clauses=(
        clause("setup.clans", "setup", Kind.SETUP, modes.each_player_has_a_clan_and_no_two_the_same.holds),
        clause("setup.mix", "setup", Kind.SETUP, tiles.box),
        clause("setup.square", "setup", Kind.SETUP, state.lay_out),
        clause("setup.centre", "setup", Kind.SETUP, state.lay_out),
        clause("setup.first-game", "setup", Kind.SETUP, state.deal),
        *legality("turn", turn.the_tile_lies_face_down, turn.the_revealed_tile_changes_places),
        clause("turn.no-peek", "turn", Kind.INFORMATION, turn.no_second_tile_is_turned_up.holds),
        *legality("prey", swaps.a_prey_goes_to_a_place_around_it),
        *legality("cat", swaps.a_cat_goes_one_or_two_along_its_row_or_column),
        *legality("dog", swaps.a_dog_goes_anywhere_in_its_row_or_column),
        clause("dog.facing", "dog", Kind.EFFECT, rotation.a_dog_is_turned_only_by_the_royal_chief_at_the_end.holds),
        ruling("ruling.facing", "dog", state.draw_facings),
        clause("end.last-tile", "end", Kind.END, turn.there_are_tiles_to_play.holds),
        clause("end.steps", "end", Kind.END, ending.resolved),
        clause("dogs.attack", "end", Kind.EFFECT, ending.bites),
        clause("capture.sum", "capture", Kind.EFFECT, ending.attacks),
        clause("capture.highest", "capture", Kind.EFFECT, ending.winner_of),
        clause("adjacent.edge", "capture", Kind.EFFECT, cells.is_adjacent),
        clause("score.sum", "score", Kind.END, scoring.score),
        clause("score.pigeons", "score", Kind.END, scoring.pairs),
        clause("score.flies", "score", Kind.END, scoring.pairs),
        clause("end.winner", "score", Kind.END, scoring.result),
        clause("justice.ties", "score", Kind.END, scoring.justice),
        ruling("ruling.justice-when", "score", scoring.justice, JUSTICE),
        clause("clan.effects", "clans", Kind.EFFECT, state.Setup.power),
        clause("clan.precedence", "clans", Kind.EFFECT, swaps.the_card_wins_over_the_book.holds),
        clause("clan.order", "clans", Kind.EFFECT, ending.chiefs_in_order),
        ruling("ruling.whose-cat", "clans", swaps.the_cat_is_one_the_card_may_move.holds, WHOSE_CAT),
        ruling("ruling.effect-optional", "clans", swaps.a_clan_effect_may_be_declined.holds),
        ruling("ruling.dead-chief", "clans", ending.chief_at),
        ruling("ruling.end-order", "clans", effects.end),
        *legality("royal-claws", swaps.the_partner_is_a_visible_dog, rotation.the_dog_lies_beside_the_royal_chief),
        ruling("ruling.rotation", "royal-claws", rotation.it_turns_by_one_two_or_three_quarters.holds),
        ruling("ruling.idle-turn", "royal-claws", rotation.a_turn_that_changes_nothing_is_allowed.holds),
        clause("clan.gourmets.effect", "gourmets", Kind.END, scoring.bonus),
        clause("clan.gourmets.chief", "gourmets", Kind.EFFECT, ending.reach),
        clause("clan.crooks.effect", "crooks", Kind.END, scoring.bonus),
        clause("clan.crooks.chief", "crooks", Kind.EFFECT, ending.knock_outs),
        *legality("defenders", swaps.the_place_is_one_or_two_steps_away_in_any_direction),
        clause("clan.defenders.chief", "defenders", Kind.EFFECT, ending.to_the_centre),
        ruling("ruling.centre-chief", "defenders", ending.to_the_centre),
        clause("clan.chaoticats.effect", "chaoticats", Kind.EFFECT, ending.chaos),
        clause("clan.chaoticats.chief", "chaoticats", Kind.EFFECT, ending.twins_brought),
        ruling("ruling.chief-caught", "chaoticats", ending.twins_brought),
        ruling("ruling.chaoticats-plain", "chaoticats", ending.attack),
        ruling("ruling.chaoticats-fixed", "chaoticats", ending.chaos),
        *legality("power-cats", swaps.the_revealed_cat_stays_where_it_is),
        clause("clan.power-cats.chief", "power-cats", Kind.EFFECT, ending.reach),
        ruling("ruling.line", "power-cats", ending.reach),
        *legality("polterkitties", swaps.another_visible_prey_moves_instead),
        clause("clan.polterkitties.chief", "polterkitties", Kind.EFFECT, ending.is_ghost),
        ruling("ruling.ghost-immune", "polterkitties", ending.knock_outs),
        clause(
            "mode.agree", "modes", Kind.SETUP, modes.clans_are_chosen_before_the_game_one_player_after_the_other.holds
        ),
        clause("mode.free", "modes", Kind.SETUP, modes.any_clan_may_be_chosen.holds),
        clause("mode.limited", "modes", Kind.SETUP, modes.one_of_the_three_drawn_is_kept.holds),
        ruling("ruling.limited-overlap", "modes", state.offer_clans),
        clause("mode.expert", "modes", Kind.SETUP, modes.one_of_the_cards_drawn_or_handed_on_is_kept.holds),
    ),
)
