"""The rules that a move can break, a module a section: each predicate decides and is quoted."""

from __future__ import annotations

from catgames.games.pocket.law.rules.modes import (
    any_clan_may_be_chosen,
    clans_are_chosen_before_the_game_one_player_after_the_other,
    each_player_has_a_clan_and_no_two_the_same,
    one_of_the_cards_drawn_or_handed_on_is_kept,
    one_of_the_three_drawn_is_kept,
)
from catgames.games.pocket.law.rules.rotation import (
    a_dog_is_turned_only_by_the_royal_chief_at_the_end,
    a_turn_that_changes_nothing_is_allowed,
    it_turns_by_one_two_or_three_quarters,
    the_dog_lies_beside_the_royal_chief,
)
from catgames.games.pocket.law.rules.swaps import (
    a_cat_goes_one_or_two_along_its_row_or_column,
    a_clan_effect_may_be_declined,
    a_dog_goes_anywhere_in_its_row_or_column,
    a_prey_goes_to_a_place_around_it,
    another_visible_prey_moves_instead,
    the_card_wins_over_the_book,
    the_cat_is_one_the_card_may_move,
    the_partner_is_a_visible_dog,
    the_place_is_one_or_two_steps_away_in_any_direction,
    the_revealed_cat_stays_where_it_is,
)
from catgames.games.pocket.law.rules.turn import (
    no_second_tile_is_turned_up,
    the_revealed_tile_changes_places,
    the_tile_lies_face_down,
    there_are_tiles_to_play,
)

LAID_OUT = (there_are_tiles_to_play, each_player_has_a_clan_and_no_two_the_same)
CHOOSE = (
    clans_are_chosen_before_the_game_one_player_after_the_other,
    each_player_has_a_clan_and_no_two_the_same,
    any_clan_may_be_chosen,
    one_of_the_three_drawn_is_kept,
    one_of_the_cards_drawn_or_handed_on_is_kept,
)
REVEAL = (*LAID_OUT, the_tile_lies_face_down, no_second_tile_is_turned_up)
SWAP = (
    *LAID_OUT,
    the_revealed_tile_changes_places,
    another_visible_prey_moves_instead,
    a_prey_goes_to_a_place_around_it,
    a_cat_goes_one_or_two_along_its_row_or_column,
    a_dog_goes_anywhere_in_its_row_or_column,
    the_partner_is_a_visible_dog,
    the_place_is_one_or_two_steps_away_in_any_direction,
    the_card_wins_over_the_book,
    the_cat_is_one_the_card_may_move,
    a_clan_effect_may_be_declined,
)
KEEP = (
    *LAID_OUT,
    the_revealed_tile_changes_places,
    the_revealed_cat_stays_where_it_is,
    the_cat_is_one_the_card_may_move,
    the_dog_lies_beside_the_royal_chief,
)
ROTATE = (
    each_player_has_a_clan_and_no_two_the_same,
    a_dog_is_turned_only_by_the_royal_chief_at_the_end,
    the_dog_lies_beside_the_royal_chief,
    it_turns_by_one_two_or_three_quarters,
    a_turn_that_changes_nothing_is_allowed,
)
AGAIN = (each_player_has_a_clan_and_no_two_the_same, one_of_the_cards_drawn_or_handed_on_is_kept)
