"""The end: the last round is for questions only, and nothing is played after the game."""

from __future__ import annotations

from catgames.core.message import values
from catgames.core.rule import Evidence, Rank, rule
from catgames.core.rulebook import Nature
from catgames.games.cloaked.language.moves import Ask, Draw, Move, Pass
from catgames.games.cloaked.position import keys
from catgames.games.cloaked.position.facts import is_ending, unmasked_player
from catgames.games.cloaked.position.state import CATS, ROUND, SHORT, State


def _shortest_supply(state: State) -> Evidence:
    least = min(state.seats, key=state.supply.__getitem__)
    return Evidence(values(count=state.supply[least]), (keys.SUPPLY(least),))


@rule("end.no-masks", "scoring", rank=Rank.GAME, nature=Nature.END, evidence=_shortest_supply)
def nobody_has_run_short_of_masks(state: State) -> bool:
    return state.ended != SHORT


def _unmasked(state: State, move: Move) -> Evidence:
    who = unmasked_player(state)
    step = "over" if state.ended else "ask" if isinstance(move, Ask | Pass) else "more"
    shown = () if who is None else (keys.FAN(who), *keys.card_keys(who, state.shown[who]))
    return Evidence(values(who=move.seat if who is None else who, step=step), shown)


@rule("end.finish-round", "end", rank=Rank.GAME, applies=is_ending, evidence=_unmasked)
def the_last_round_is_for_questions_only(state: State, move: Move) -> bool:
    return state.ended != ROUND and isinstance(move, Ask | Pass)


def _cats_gone(state: State, move: Move) -> bool:
    drawing = isinstance(move, Draw | Pass) and not is_ending(state)
    return state.ended == CATS or (drawing and not state.pile)


def _cats_left(state: State, move: Move) -> Evidence:
    step = "over" if state.ended else "pass" if isinstance(move, Pass) else "draw"
    return Evidence(values(step=step), (keys.PILE_KEY,))


@rule(
    "ruling.empty-pile",
    "step-4",
    rank=Rank.TURN,
    applies=_cats_gone,
    needs=("turn.order", "turn.steps"),
    evidence=_cats_left,
)
def there_are_cats_or_none_is_drawn(state: State, move: Move) -> bool:
    return state.ended != CATS and not isinstance(move, Draw)
