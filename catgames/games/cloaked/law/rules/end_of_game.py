"""The end: the last round is for questions only, and nothing is played after the game."""

from __future__ import annotations

from collections.abc import Sequence

from catgames.core.message import Seat, values
from catgames.core.rule import Evidence, Rank, reason, rule_of
from catgames.core.rulebook import Nature
from catgames.games.cloaked.language.moves import MOVES, Draw, Move, Pass, Play
from catgames.games.cloaked.law.rules.turn import is_on, what_was_tried
from catgames.games.cloaked.law.scoring import one_or_several
from catgames.games.cloaked.position import keys
from catgames.games.cloaked.position.facts import is_ending, unmasked_player, without_masks
from catgames.games.cloaked.position.state import CATS, PLAY, ROUND, SHORT, State

# --- somebody has run short of masks --------------------------------------------------------------


def _empty_supplies(state: State) -> Evidence:
    return _named(without_masks(state))


def _owing(state: State) -> Evidence:
    return _named([seat for seat in state.seats if state.short >> seat & 1])


def _named(who: Sequence[Seat]) -> Evidence:
    return Evidence(one_or_several(who), tuple(map(keys.SUPPLY, who)))


@reason("on-a-cat", _owing)
def a_mask_was_due_on_the_last_cat(state: State) -> bool:
    return bool(state.short)


@reason("at-zero", _empty_supplies)
def an_empty_supply_is_enough_at_this_table(state: State) -> bool:
    return state.ended == SHORT and state.at_zero


@reason("unpaid", _empty_supplies)
def a_mask_was_due_for_a_question(state: State) -> bool:
    return state.ended == SHORT


@rule_of(
    "end.no-masks",
    "scoring",
    rank=Rank.GAME,
    nature=Nature.END,
    reasons=(a_mask_was_due_on_the_last_cat, an_empty_supply_is_enough_at_this_table, a_mask_was_due_for_a_question),
)
def nobody_has_run_short_of_masks(state: State) -> Evidence:
    least = min(state.seats, key=state.supply.__getitem__)
    return Evidence(values(count=state.supply[least]), (keys.SUPPLY(least),))


# --- the last round -------------------------------------------------------------------------------


@reason("over")
def the_last_round_is_finished(state: State) -> bool:
    return state.ended == ROUND


@rule_of(
    "end.finish-round",
    "end",
    rank=Rank.GAME,
    applies=the_last_round_is_finished.applies,
    reasons=(the_last_round_is_finished,),
)
def the_last_round_goes_on(state: State) -> Evidence:
    """The rule is asked twice: whether the game is on, and below, what may still be done."""
    return Evidence()


def _unmasked(state: State, move: Move) -> Evidence:
    who = unmasked_player(state)
    assert who is not None, "a last round begins with somebody unmasked"
    return Evidence(values(who=who), MOVES.keys_of(state, move))


@reason("no-cat", _unmasked)
def no_cat_is_played_any_more(state: State, move: Move) -> bool:
    return isinstance(move, Play)


@reason("no-draw", _unmasked)
def no_cat_is_drawn_any_more(state: State, move: Move) -> bool:
    return isinstance(move, Draw)


def _is_the_last_round(state: State) -> bool:
    return is_on(state) and is_ending(state)


@rule_of(
    "end.finish-round",
    "end",
    rank=Rank.PHASE,
    applies=_is_the_last_round,
    needs=("turn.order",),
    reasons=(no_cat_is_played_any_more, no_cat_is_drawn_any_more),
)
def the_last_round_is_for_questions_only(state: State, move: Move) -> Evidence:
    who = unmasked_player(state)
    assert who is not None, "a last round begins with somebody unmasked"
    return Evidence(values(who=who), (keys.FAN(who), *keys.card_keys(who, state.shown[who])))


# --- the pile is empty ----------------------------------------------------------------------------


@reason("over")
def nobody_holds_a_cat_any_more(state: State) -> bool:
    return state.ended == CATS


@rule_of(
    "ruling.empty-pile",
    "step-4",
    rank=Rank.GAME,
    applies=nobody_holds_a_cat_any_more.applies,
    reasons=(nobody_holds_a_cat_any_more,),
)
def somebody_holds_a_cat(state: State) -> Evidence:
    """This one is asked twice too."""
    return Evidence()


@reason("no-draw", what_was_tried)
def there_is_nothing_to_draw(state: State, move: Move) -> bool:
    return isinstance(move, Draw)


def _a_turn_ends_at_an_empty_pile(state: State) -> bool:
    return is_on(state) and not is_ending(state) and not state.pile and state.due != PLAY


@rule_of(
    "ruling.empty-pile",
    "step-4",
    Draw,
    Pass,
    rank=Rank.PHASE,
    applies=_a_turn_ends_at_an_empty_pile,
    needs=("turn.order",),
    reasons=(there_is_nothing_to_draw,),
)
def a_turn_ends_without_drawing(state: State) -> Evidence:
    return Evidence(shown=(keys.PILE_KEY,))
