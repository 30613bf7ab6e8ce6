"""Set-up and modes: which clan each player takes, and the second game of two."""

from __future__ import annotations

from collections.abc import Callable

from catgames.core.message import values
from catgames.core.rule import Evidence, Rank, rule
from catgames.core.rulebook import Nature
from catgames.games.pocket.language.moves import Again, Choose, Move
from catgames.games.pocket.position import keys
from catgames.games.pocket.position.state import BETWEEN, CHOOSE, EXPERT, FREE, LIMITED, OTHER, State
from catgames.games.pocket.position.tiles import say_clan


def _whose_choice(state: State, move: Choose) -> Evidence:
    why = "turn" if state.stage == CHOOSE else "over"
    return Evidence(values(why=why, who=state.turn, clan=say_clan(move.clan)), (keys.CLAN(move.clan),))


@rule("mode.agree", "modes", Choose, rank=Rank.TURN, nature=Nature.SETUP, evidence=_whose_choice)
def clans_are_chosen_before_the_game_one_player_after_the_other(state: State, move: Choose) -> bool:
    return state.stage == CHOOSE and move.seat == state.turn


def _clans_so_far(state: State, move: Move) -> Evidence:
    clan = move.clan if isinstance(move, Choose) else ""
    other = OTHER[move.seat]
    said = values(
        what="choose" if clan else "play",
        who=state.turn,
        other=other,
        clan=say_clan(clan or state.setup.clans[other] or "none"),
    )
    return Evidence(said, (keys.CLAN(clan),) if clan else ())


@rule("setup.clans", "setup", rank=Rank.TURN, nature=Nature.SETUP, needs=("mode.agree",), evidence=_clans_so_far)
def each_player_has_a_clan_and_no_two_the_same(state: State, move: Move) -> bool:
    """For a choice: it is not the other's clan. For any other move: both clans are there."""
    if isinstance(move, Choose):
        return move.clan not in state.setup.clans
    return state.stage != CHOOSE


def _choosing(mode: str) -> Callable[[State, Choose], bool]:
    """Whether this is a choice of theirs, in this mode: what another mode says stays out of it."""

    def applies(state: State, move: Choose) -> bool:
        own = state.stage == CHOOSE and move.seat == state.turn
        return own and state.setup.mode == mode and move.clan not in state.setup.clans

    return applies


def _experts(state: State, move: Choose | Again) -> bool:
    return _choosing(EXPERT)(state, move) if isinstance(move, Choose) else state.stage != CHOOSE


def _offered(state: State, move: Choose | Again) -> Evidence:
    offer = state.setup.offers[move.seat]
    what = "choose" if isinstance(move, Choose) else "again"
    clan = say_clan(move.clan if isinstance(move, Choose) else "none")
    said = values(what=what, clan=clan, clans=tuple(map(say_clan, offer)), who=state.turn, count=len(offer))
    return Evidence(said, tuple(map(keys.CLAN, offer)))


@rule("mode.free", "modes", Choose, nature=Nature.SETUP, applies=_choosing(FREE), evidence=_offered)
def any_clan_may_be_chosen(state: State, move: Choose) -> bool:
    return move.clan in state.setup.offers[move.seat]


@rule("mode.limited", "modes", Choose, nature=Nature.SETUP, applies=_choosing(LIMITED), evidence=_offered)
def one_of_the_three_drawn_is_kept(state: State, move: Choose) -> bool:
    return move.clan in state.setup.offers[move.seat]


@rule("mode.expert", "modes", Choose, Again, nature=Nature.SETUP, applies=_experts, evidence=_offered)
def one_of_the_cards_drawn_or_handed_on_is_kept(state: State, move: Choose | Again) -> bool:
    """And the second game begins after the first, with the other player drawing."""
    if isinstance(move, Choose):
        return move.clan in state.setup.offers[move.seat]
    return state.stage == BETWEEN and move.seat == state.turn
