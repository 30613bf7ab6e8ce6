"""The rules that a move can break, a module a part of the book: each predicate decides and is quoted."""

from __future__ import annotations

from catgames.games.cloaked.law.rules.end_of_game import (
    nobody_has_run_short_of_masks,
    the_last_round_is_for_questions_only,
    there_are_cats_or_none_is_drawn,
)
from catgames.games.cloaked.law.rules.play import the_cat_is_in_ones_hand
from catgames.games.cloaked.law.rules.turn import it_is_this_players_turn, it_is_time_for_this_step
from catgames.games.cloaked.law.rules.unmask import (
    it_could_still_be_masked_there,
    it_is_the_turns_one_question_to_another_player,
    one_may_ask_with_an_empty_supply,
    the_card_does_not_lie_open_before_that_player,
    the_question_may_be_skipped,
)

IN_TURN = (
    nobody_has_run_short_of_masks,
    the_last_round_is_for_questions_only,
    it_is_this_players_turn,
    it_is_time_for_this_step,
    there_are_cats_or_none_is_drawn,
)
PLAY = (*IN_TURN, the_cat_is_in_ones_hand)
ASK = (
    *IN_TURN,
    it_is_the_turns_one_question_to_another_player,
    the_card_does_not_lie_open_before_that_player,
    it_could_still_be_masked_there,
    one_may_ask_with_an_empty_supply,
)
DRAW = (*IN_TURN, the_question_may_be_skipped)
PASS = DRAW
