"""The register: every rule of the book in its order, every ruling, and the figures with their sources."""

from __future__ import annotations

from catgames.core.rulebook import Figure, Kind, Option, Rulebook, Source, clause, legality, ruling
from catgames.games.cleocatra.law import rescue
from catgames.games.cleocatra.law.rules import advanced, end_of_game, rescuer, stuck, tile, turn
from catgames.games.cleocatra.law.rules import scoring as scoring_rules
from catgames.games.cleocatra.position import scoring, state
from catgames.games.cleocatra.position.state import ADVANCED, BONUS_ACTION, MAFDAT_LIMITS
from catgames.games.cleocatra.position.tiles import GOAL, INSPECTORS, RESCUERS, box

OPTIONS = (
    Option(ADVANCED, ("no", "yes")),
    Option(MAFDAT_LIMITS, ("as-search", "free")),
    Option(BONUS_ACTION, ("any", "rescuer-only")),
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

RULEBOOK = Rulebook(
    sections=SECTIONS,
    figures=FIGURES,
    clauses=(
        clause("setup.two-players", "setup", Kind.SETUP, box),
        clause("setup.pile", "setup", Kind.SETUP, state.shuffled),
        clause("setup.pieces", "setup", Kind.SETUP, state.deal),
        clause("setup.starter", "setup", Kind.SETUP, state.choose_starter),
        clause("setup.first-tiles", "setup", Kind.SETUP, turn.the_first_tiles_are_laid_in_turn.holds),
        *legality("turn", turn.this_player_is_due_to_do_this),
        *legality(
            "tile",
            tile.the_drawn_tile_is_laid_beside_the_pyramids,
            tile.a_tile_with_nobody_on_it_goes_beside_another,
            tile.the_pyramids_stay_in_one_piece,
            tile.a_side_of_the_tile_is_open,
        ),
        *legality(
            "rescuer",
            rescuer.the_tile_was_laid_or_moved_in_this_turn,
            rescuer.the_tile_is_beside_one_that_one_occupies,
            rescuer.one_of_ones_rescuers_stands_there,
        ),
        clause("rescue.ends-turn", "rescuer", Kind.EFFECT, rescue.after_rescue),
        *legality("rescuer", rescuer.the_tile_has_room_and_none_of_ones_own),
        *legality("stuck", stuck.no_action_was_possible_when_the_turn_began, stuck.a_second_action_follows),
        *legality("scoring", scoring_rules.the_rescuer_is_not_under_inspection),
        clause("score.colours", "scoring", Kind.EFFECT, scoring.points),
        *legality("scoring", scoring_rules.every_colour_of_the_area_is_scored_once),
        clause("score.assistants", "scoring", Kind.EFFECT, scoring.assistants),
        clause(
            "score.inspector",
            "inspectors",
            Kind.EFFECT,
            scoring_rules.an_inspector_of_another_tile_comes_to_the_rescuers.holds,
        ),
        clause("score.recall", "inspectors", Kind.EFFECT, rescue.rescue),
        clause("end.trigger", "end", Kind.END, state.round_is_over),
        clause("end.winner", "end", Kind.END, state.winners),
        *legality("herd", advanced.ones_rescuer_goes_to_an_adjacent_tile),
        clause("adv.cleocatra-point", "abilities", Kind.EFFECT, scoring.extra),
        clause("adv.cleocatra-bonus", "abilities", Kind.EFFECT, rescue.earned_bonus),
        *legality(
            "abilities",
            advanced.a_mafdat_tile_moves_with_its_pieces,
            advanced.a_rescuer_on_bastet_changes_places_with_another_players,
        ),
        clause("adv.mut", "abilities", Kind.EFFECT, rescue.rescue),
        clause("adv.princess", "abilities", Kind.EFFECT, rescue.postings_due),
        ruling("ruling.empty-pile", "tile", tile.the_pile_has_a_tile.holds),
        ruling("ruling.enclosed-gap", "tile", tile.laying_may_enclose_a_gap.holds),
        ruling("ruling.inspected-place", "rescuer", rescuer.a_rescuer_may_go_where_an_inspector_is.holds),
        ruling(
            "ruling.mafdat-limits",
            "abilities",
            advanced.mafdat_obeys_the_limits_of_a_search_or_leaves_one_piece.holds,
            MAFDAT_LIMITS,
        ),
        ruling("ruling.bastet-capacity", "abilities", advanced.no_tile_gets_two_of_one_player.holds),
        ruling(
            "ruling.princess-where", "abilities", scoring_rules.princess_sends_inspectors_where_there_was_none.holds
        ),
        ruling("ruling.power-tile", "abilities", scoring.power),
        ruling("ruling.bonus-action", "abilities", turn.it_may_be_a_bonus_action.holds, BONUS_ACTION),
        ruling(
            "ruling.inspected-assistant",
            "scoring",
            scoring_rules.colours_and_assistants_count_beside_an_inspector.holds,
        ),
        ruling("ruling.no-second", "stuck", stuck.nothing_better_is_possible.holds),
        ruling("ruling.frozen", "end", end_of_game.somebody_can_still_place_or_score.holds),
        ruling("ruling.own-colour", "scoring", scoring_rules.a_neighbour_may_be_scored_for_ones_own_colour.holds),
    ),
)
