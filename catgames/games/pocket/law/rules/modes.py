"""Set-up and modes: which clan each player takes, and the second game of two."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, Rank, permission, reason, rule, rule_of
from catgames.core.rulebook import Nature
from catgames.games.pocket.language.moves import Again, Choose, Keep, Move, Reveal, Rotate, Swap
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.state import BETWEEN, CHOOSE, EXPERT, FREE, LIMITED, OTHER, OVER, State
from catgames.games.pocket.position.tiles import say_clan


def clans_are_chosen(state: State) -> bool:
    return state.stage == CHOOSE


# --- who chooses, and when ---------------------------------------------------------------------------


def _own_clan(state: State, move: Move) -> Evidence:
    clan = state.setup.clans[move.seat]
    return Evidence(values(who=state.turn, clan=say_clan(clan)), (keys.CLAN(clan),))


@reason("has-chosen", _own_clan)
def this_player_has_chosen_already(state: State, move: Move) -> bool:
    return bool(state.setup.clans[move.seat])


@reason("their-choice", lambda state: Evidence(values(who=state.turn), (keys.PLAYER(state.turn),)))
def the_other_chooses_first(state: State, move: Move) -> bool:
    return move.seat != state.turn


@rule_of(
    "mode.agree",
    "modes",
    rank=Rank.TURN,
    nature=Nature.SETUP,
    applies=clans_are_chosen,
    reasons=(this_player_has_chosen_already, the_other_chooses_first),
)
def it_is_this_players_choice(state: State) -> Evidence:
    """The rule is asked twice: whose choice it is, and below, whether clans are chosen at all."""
    return Evidence(shown=tuple(map(keys.CLAN, state.setup.offers[state.turn])))


def _clans_are_there(state: State) -> bool:
    return state.stage not in (CHOOSE, OVER)


@reason("between", lambda state: Evidence(shown=(keys.AGAIN_KEY,)))
def the_second_game_is_to_begin_first(state: State) -> bool:
    return state.stage == BETWEEN


@reason("begun")
def the_game_has_begun(state: State) -> bool:
    return state.stage != CHOOSE


@rule_of(
    "mode.agree",
    "modes",
    Choose,
    rank=Rank.PHASE,
    nature=Nature.SETUP,
    applies=_clans_are_there,
    reasons=(the_second_game_is_to_begin_first, the_game_has_begun),
)
def clans_are_chosen_before_the_game(state: State) -> Evidence:
    return Evidence()


# --- two different clans -----------------------------------------------------------------------------


@reason("choosing")
def no_tile_lies_there_yet(state: State) -> bool:
    return state.stage == CHOOSE


@rule_of(
    "setup.clans",
    "setup",
    Reveal,
    Swap,
    Keep,
    Rotate,
    rank=Rank.PHASE,
    nature=Nature.SETUP,
    applies=clans_are_chosen,
    reasons=(no_tile_lies_there_yet,),
)
def both_clans_are_there(state: State) -> Evidence:
    """The rule is asked twice: whether there are clans to play with, and below, which may be taken."""
    return Evidence()


def _clan(state: State, move: Choose) -> Evidence:
    return Evidence(values(clan=say_clan(move.clan)), (keys.CLAN(move.clan),))


def _taken(state: State, move: Choose) -> Evidence:
    return Evidence(values(clan=say_clan(move.clan), who=OTHER[move.seat]), (keys.CLAN(move.clan),))


@reason("taken", _taken)
def the_other_has_taken_it(state: State, move: Choose) -> bool:
    return move.clan in state.setup.clans


@rule_of(
    "setup.clans",
    "setup",
    Choose,
    nature=Nature.SETUP,
    applies=clans_are_chosen,
    needs=("mode.agree",),
    reasons=(the_other_has_taken_it,),
)
def the_clan_is_free(state: State, move: Choose) -> Evidence:
    return _clan(state, move)


# --- what the mode offers -----------------------------------------------------------------------------

CHOOSING = ("mode.agree", "setup.clans")


@permission("mode.free", "modes", Choose, nature=Nature.SETUP, needs=CHOOSING, evidence=_clan)
def any_clan_may_be_chosen(state: State) -> bool:
    return clans_are_chosen(state) and state.setup.mode == FREE


def _offered(state: State, move: Choose) -> Evidence:
    offer = state.setup.offers[move.seat]
    said = values(clan=say_clan(move.clan), clans=tuple(map(say_clan, offer)), count=len(offer))
    return Evidence(said, tuple(map(keys.CLAN, offer)))


def _limited(state: State) -> bool:
    return clans_are_chosen(state) and state.setup.mode == LIMITED


@rule("mode.limited", "modes", Choose, nature=Nature.SETUP, applies=_limited, needs=CHOOSING, evidence=_offered)
def one_of_the_three_drawn_is_kept(state: State, move: Choose) -> bool:
    return move.clan in state.setup.offers[move.seat]


def _experts_choose(state: State) -> bool:
    return clans_are_chosen(state) and state.setup.mode == EXPERT


@reason("not-offered", _offered)
def it_is_none_of_the_cards_drawn_or_handed_on(state: State, move: Choose) -> bool:
    return move.clan not in state.setup.offers[move.seat]


@rule_of(
    "mode.expert",
    "modes",
    Choose,
    nature=Nature.SETUP,
    applies=_experts_choose,
    needs=CHOOSING,
    reasons=(it_is_none_of_the_cards_drawn_or_handed_on,),
)
def one_of_the_cards_drawn_or_handed_on_is_kept(state: State, move: Choose) -> Evidence:
    """The rule is asked twice: which cards an expert may keep, and below, when the second game begins."""
    offer = state.setup.offers[move.seat]
    said = values(what="choose", clan=say_clan(move.clan), count=len(offer))
    return Evidence(said, tuple(map(keys.CLAN, offer)))


# --- the second game -----------------------------------------------------------------------------------


def _is_on(state: State) -> bool:
    return state.stage != OVER


@reason("one-game")
def only_experts_play_a_second_game(state: State) -> bool:
    return state.setup.mode != EXPERT


@reason("no-third")
def this_is_the_second_game(state: State) -> bool:
    return state.setup.game > 1


@reason("first-goes-on")
def the_first_game_is_not_over(state: State) -> bool:
    return state.stage != BETWEEN


@rule_of(
    "mode.expert",
    "modes",
    Again,
    rank=Rank.PHASE,
    nature=Nature.SETUP,
    applies=_is_on,
    reasons=(only_experts_play_a_second_game, this_is_the_second_game, the_first_game_is_not_over),
)
def the_second_game_follows_the_first(state: State) -> Evidence:
    return Evidence(values(what="again"), (keys.AGAIN_KEY,))
