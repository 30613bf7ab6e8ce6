"""The rules that a move can break, a module a section: each predicate decides and is quoted."""

from __future__ import annotations

from catgames.games.burglars.law.rules.activate import (
    a_card_of_ones_hand_goes_beneath_ones_own_crew,
    a_cat_goes_beneath_the_crew,
    nothing_lies_beneath_it_yet,
)
from catgames.games.burglars.law.rules.end_of_game import nobody_has_eight_yarns, nobody_has_six_colours
from catgames.games.burglars.law.rules.form import (
    a_card_of_ones_hand_goes_to_ones_own_crews,
    a_cat_joins_the_crew,
    a_crew_may_grow_over_a_face_down_card,
    a_crew_may_hold_several_of_one_colour,
    a_new_crew_may_always_be_started,
    another_crew_shows_exactly_as_many_cats,
)
from catgames.games.burglars.law.rules.infiltrate import (
    a_mirror_may_pay_although_the_colour_is_held,
    a_mirror_pays_for_any_one_colour,
    a_trap_may_join_the_crew_it_lay_beneath,
    the_crew_is_another_players,
    the_price_matches_the_crew_card_for_card,
    the_trap_goes_among_its_owners_crews,
    there_is_a_face_down_card_to_reveal,
)
from catgames.games.burglars.law.rules.nothing_left import there_is_a_card_to_draw_or_else_nothing_to_do
from catgames.games.burglars.law.rules.recruit import a_gap_holds_no_card_until_the_turn_ends, the_card_lies_there
from catgames.games.burglars.law.rules.secure import one_or_more_of_ones_own_cards_are_chosen, only_yarns_are_revealed
from catgames.games.burglars.law.rules.turn import it_is_this_players_decision
from catgames.games.burglars.law.rules.two_players import (
    a_mirror_of_the_market_may_pay_if_the_table_allows_it,
    at_most_one_market_card_pays_and_only_with_two_players,
    the_market_card_alone_may_pay,
)

GAME_ON = (nobody_has_eight_yarns, nobody_has_six_colours)
RECRUIT = (
    *GAME_ON,
    it_is_this_players_decision,
    the_card_lies_there,
    a_gap_holds_no_card_until_the_turn_ends,
    there_is_a_card_to_draw_or_else_nothing_to_do,
)
FORM = (
    *GAME_ON,
    it_is_this_players_decision,
    a_card_of_ones_hand_goes_to_ones_own_crews,
    a_cat_joins_the_crew,
    a_new_crew_may_always_be_started,
    another_crew_shows_exactly_as_many_cats,
    a_crew_may_hold_several_of_one_colour,
    a_crew_may_grow_over_a_face_down_card,
    there_is_a_card_to_draw_or_else_nothing_to_do,
)
ACTIVATE = (
    *GAME_ON,
    it_is_this_players_decision,
    a_card_of_ones_hand_goes_beneath_ones_own_crew,
    nothing_lies_beneath_it_yet,
    a_cat_goes_beneath_the_crew,
    there_is_a_card_to_draw_or_else_nothing_to_do,
)
SECURE = (
    *GAME_ON,
    it_is_this_players_decision,
    one_or_more_of_ones_own_cards_are_chosen,
    only_yarns_are_revealed,
    there_is_a_card_to_draw_or_else_nothing_to_do,
)
INFILTRATE = (
    *GAME_ON,
    it_is_this_players_decision,
    the_crew_is_another_players,
    there_is_a_face_down_card_to_reveal,
    the_price_matches_the_crew_card_for_card,
    a_mirror_pays_for_any_one_colour,
    a_mirror_may_pay_although_the_colour_is_held,
    at_most_one_market_card_pays_and_only_with_two_players,
    a_mirror_of_the_market_may_pay_if_the_table_allows_it,
    the_market_card_alone_may_pay,
    there_is_a_card_to_draw_or_else_nothing_to_do,
)
PLACE = (
    *GAME_ON,
    it_is_this_players_decision,
    the_trap_goes_among_its_owners_crews,
    a_new_crew_may_always_be_started,
    another_crew_shows_exactly_as_many_cats,
    a_trap_may_join_the_crew_it_lay_beneath,
    there_is_a_card_to_draw_or_else_nothing_to_do,
)
PASS = (*GAME_ON, it_is_this_players_decision, there_is_a_card_to_draw_or_else_nothing_to_do)
