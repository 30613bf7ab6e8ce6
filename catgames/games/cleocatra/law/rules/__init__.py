"""The rules that a move can break, a module a section: each predicate decides and is quoted."""

from __future__ import annotations

from catgames.games.cleocatra.law.rules.advanced import (
    a_mafdat_tile_moves_with_its_pieces,
    a_rescuer_on_bastet_changes_places_with_another_players,
    mafdat_obeys_the_limits_of_a_search_or_leaves_one_piece,
    no_tile_gets_two_of_one_player,
    ones_rescuer_goes_to_an_adjacent_tile,
)
from catgames.games.cleocatra.law.rules.end_of_game import somebody_can_still_place_or_score, the_last_round_is_not_over
from catgames.games.cleocatra.law.rules.rescuer import (
    a_rescuer_may_go_where_an_inspector_is,
    one_of_ones_rescuers_stands_there,
    the_tile_has_room_and_none_of_ones_own,
    the_tile_is_beside_one_that_one_occupies,
    the_tile_was_laid_or_moved_in_this_turn,
)
from catgames.games.cleocatra.law.rules.scoring import (
    a_neighbour_may_be_scored_for_ones_own_colour,
    an_inspector_of_another_tile_comes_to_the_rescuers,
    colours_and_assistants_count_beside_an_inspector,
    every_colour_of_the_area_is_scored_once,
    princess_sends_inspectors_where_there_was_none,
    the_rescuer_is_not_under_inspection,
)
from catgames.games.cleocatra.law.rules.stuck import (
    a_second_action_follows,
    no_action_was_possible_when_the_turn_began,
    nothing_better_is_possible,
)
from catgames.games.cleocatra.law.rules.tile import (
    a_side_of_the_tile_is_open,
    a_tile_with_nobody_on_it_goes_beside_another,
    laying_may_enclose_a_gap,
    moving_may_enclose_a_gap,
    the_drawn_tile_is_laid_beside_the_pyramids,
    the_pile_has_a_tile,
    the_pyramids_stay_in_one_piece,
)
from catgames.games.cleocatra.law.rules.turn import (
    it_may_be_a_bonus_action,
    the_first_tiles_are_laid_in_turn,
    this_player_is_due_to_do_this,
)

GAME_ON = (
    the_last_round_is_not_over,
    somebody_can_still_place_or_score,
    the_first_tiles_are_laid_in_turn,
    this_player_is_due_to_do_this,
    it_may_be_a_bonus_action,
)
FOLLOWED = (a_second_action_follows, nothing_better_is_possible)
STANDING = (the_tile_has_room_and_none_of_ones_own, a_rescuer_may_go_where_an_inspector_is)
DRAW = (*GAME_ON, the_pile_has_a_tile, *FOLLOWED)
LAY = (*GAME_ON, the_drawn_tile_is_laid_beside_the_pyramids, laying_may_enclose_a_gap, *FOLLOWED)
SEARCH = (
    *GAME_ON,
    a_tile_with_nobody_on_it_goes_beside_another,
    the_pyramids_stay_in_one_piece,
    a_side_of_the_tile_is_open,
    moving_may_enclose_a_gap,
    a_mafdat_tile_moves_with_its_pieces,
    mafdat_obeys_the_limits_of_a_search_or_leaves_one_piece,
    *FOLLOWED,
)
EXCHANGE = (
    *GAME_ON,
    a_rescuer_on_bastet_changes_places_with_another_players,
    no_tile_gets_two_of_one_player,
    *FOLLOWED,
)
SCOUT = (*GAME_ON, the_tile_was_laid_or_moved_in_this_turn, *STANDING)
TEAM_UP = (*GAME_ON, the_tile_is_beside_one_that_one_occupies, *STANDING, *FOLLOWED)
RESCUE = (
    *GAME_ON,
    one_of_ones_rescuers_stands_there,
    the_rescuer_is_not_under_inspection,
    every_colour_of_the_area_is_scored_once,
    a_neighbour_may_be_scored_for_ones_own_colour,
    colours_and_assistants_count_beside_an_inspector,
)
HERD = (*GAME_ON, ones_rescuer_goes_to_an_adjacent_tile, *STANDING, *FOLLOWED)
POST = (*GAME_ON, an_inspector_of_another_tile_comes_to_the_rescuers, princess_sends_inspectors_where_there_was_none)
SETTLE = (*GAME_ON, no_action_was_possible_when_the_turn_began, *STANDING, *FOLLOWED)
PASS = (*GAME_ON, nothing_better_is_possible)
