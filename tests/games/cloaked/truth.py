"""What must be so where a line is said, and the values it quotes: worked out from the bare position, another way.

Nothing here asks the engine: fans and cats are bits, and are spelled out with lists of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

Truth: TypeAlias = Callable[[Any, Any], dict[str, object]]
PLAYERS = ("Nora", "Sami", "Inès", "Théo")
POSES = ("leaping", "strutting", "seated", "resting", "on its back")
COLOURS = ("white", "brown", "blue", "black", "green", "yellow", "purple", "red")
WORN = ("striped", "spotted", "ball of yarn", "fish cocktail", "top hat", "mouse")
ATTRIBUTES = (*POSES, *COLOURS, *WORN)
"""In the invitation's order, a bit each."""
IDS = {"on its back": "on-its-back", "ball of yarn": "yarn", "fish cocktail": "cocktail", "top hat": "hat"}
UNSEEN = -1


def _words(cards: int) -> set[str]:
    return {name for place, name in enumerate(ATTRIBUTES) if cards & 2**place}


def _asked_for(move: Any) -> str:
    return next(name for name in ATTRIBUTES if IDS.get(name, name) == move.attribute)


def _cat(number: int) -> str:
    """The deck is written pose by pose, the colours in the invitation's order."""
    if number == UNSEEN:
        return "an unseen cat"
    pose, colour = divmod(number, len(COLOURS))
    name = f"{COLOURS[colour]} cat"
    return f"the {name} on its back" if POSES[pose] == "on its back" else f"the {POSES[pose]} {name}"


def _kind(move: Any) -> str:
    return str(type(move).__name__)


def _in_bits(seats: int) -> list[int]:
    return [seat for seat in range(4) if seats & 2**seat]


def _is_unmasked(state: Any, seat: int) -> bool:
    return len(_words(state.shown[seat])) == 3


def _is_last_round(state: Any) -> bool:
    return any(_is_unmasked(state, seat) for seat in range(len(state.shown)))


def _named(seats: list[int]) -> dict[str, object]:
    assert seats
    return {"count": len(seats), "who": seats[0], "players": [PLAYERS[seat] for seat in seats]}


def _empty(state: Any) -> list[int]:
    return [seat for seat, masks in enumerate(state.supply) if masks == 0]


# --- the end --------------------------------------------------------------------------------------


def _no_mask_missing(state: Any, move: Any) -> dict[str, object]:
    assert state.ended != "short"
    return {"count": sorted(state.supply)[0]}


def _owed_the_last_cat(state: Any, move: Any) -> dict[str, object]:
    assert state.ended == "short"
    owing = _in_bits(state.short)
    assert set(owing) <= set(_empty(state))
    assert not set(owing) & set(_in_bits(state.stage[-1].masks))
    return _named(owing)


def _empty_is_enough(state: Any, move: Any) -> dict[str, object]:
    assert state.ended == "short"
    assert state.at_zero
    return _named(_empty(state))


def _question_unpaid(state: Any, move: Any) -> dict[str, object]:
    assert state.ended == "short"
    assert not state.at_zero
    assert not state.short
    return _named(_empty(state))


def _round_over(state: Any, move: Any) -> dict[str, object]:
    assert state.ended == "round"
    assert _is_last_round(state)
    return {}


def _cats_over(state: Any, move: Any) -> dict[str, object]:
    assert state.ended == "cats"
    assert not [cat for hand in state.hands for cat in hand]
    return {}


def _last_round_without(*kinds: str) -> Truth:
    def so(state: Any, move: Any) -> dict[str, object]:
        assert not state.ended
        assert _kind(move) in kinds
        return {"who": next(seat for seat in range(len(state.shown)) if _is_unmasked(state, seat))}

    return so


# --- whose turn, and the steps --------------------------------------------------------------------


def _turn(own: bool) -> Truth:
    def so(state: Any, move: Any) -> dict[str, object]:
        assert not state.ended
        assert (state.turn == move.seat) == own
        return {"who": int(state.turn)}

    return so


def _in_ones_turn(state: Any, move: Any, due: str) -> None:
    assert not state.ended
    assert not _is_last_round(state)
    assert state.turn == move.seat
    assert state.due == due


def _cat_first(state: Any, move: Any) -> dict[str, object]:
    _in_ones_turn(state, move, "play")
    assert _kind(move) != "Play"
    assert state.hands[move.seat], "there is a cat to play"
    return {}


def _draw_left(state: Any, move: Any) -> dict[str, object]:
    _in_ones_turn(state, move, "draw")
    assert _kind(move) in ("Play", "Pass")
    assert state.pile, "there is a cat to draw"
    return {}


def _no_cat(state: Any, move: Any) -> dict[str, object]:
    _in_ones_turn(state, move, "ask")
    assert _kind(move) == "Play"
    assert not state.hands[move.seat]
    return {"pile": len(state.pile)}


def _second_cat(state: Any, move: Any) -> dict[str, object]:
    """Whoever holds a cat when a question is due has played one: else one would be due."""
    _in_ones_turn(state, move, "ask")
    assert _kind(move) == "Play"
    assert state.hands[move.seat]
    return {"pile": len(state.pile)}


def _can_draw(state: Any, move: Any) -> dict[str, object]:
    _in_ones_turn(state, move, "ask")
    assert _kind(move) == "Pass"
    assert state.pile
    return {}


def _in_step(state: Any, move: Any) -> dict[str, object]:
    step = _kind(move).lower()
    due = {"play": ("play",), "ask": ("ask",), "draw": ("ask", "draw")}[step]
    assert state.due in due
    _in_ones_turn(state, move, state.due)
    assert step != "draw" or state.pile, "there is a cat to draw"
    return {"step": step}


def _nothing_to_draw(state: Any, move: Any) -> dict[str, object]:
    _in_ones_turn(state, move, "ask")
    assert _kind(move) == "Draw"
    assert not state.pile
    return {}


def _ends_without_drawing(state: Any, move: Any) -> dict[str, object]:
    _in_ones_turn(state, move, "ask")
    assert _kind(move) == "Pass"
    assert not state.pile
    return {}


# --- step 1 ---------------------------------------------------------------------------------------


def _time_to_play(state: Any, move: Any) -> None:
    _in_ones_turn(state, move, "play")
    assert _kind(move) == "Play"


def _on_stage(state: Any, move: Any) -> dict[str, object]:
    _time_to_play(state, move)
    assert move.cat in [cat for cat, _ in state.stage]
    return {"cat": _cat(move.cat)}


def _not_seen(state: Any, move: Any) -> dict[str, object]:
    _time_to_play(state, move)
    hand = state.hands[move.seat]
    unseen = len([cat for cat in hand if cat == UNSEEN])
    assert unseen
    assert move.cat not in [cat for cat in hand if cat != UNSEEN]
    return {"cat": _cat(move.cat), "count": unseen}


def _not_held(state: Any, move: Any) -> dict[str, object]:
    _time_to_play(state, move)
    assert not {move.cat, UNSEEN} & {*state.hands[move.seat]}
    return {"cat": _cat(move.cat)}


def _held(state: Any, move: Any) -> dict[str, object]:
    _time_to_play(state, move)
    assert move.cat in [*state.hands[move.seat]]
    return {"cat": _cat(move.cat)}


# --- step 3 ---------------------------------------------------------------------------------------


def _nothing_asked(state: Any, move: Any) -> dict[str, object]:
    """What is skipped is a question that could have been asked, and the turn ends all the same."""
    assert not state.ended
    assert state.turn == move.seat
    assert state.due == "ask"
    assert _kind(move) == ("Draw" if state.pile and not _is_last_round(state) else "Pass")
    return {}


def _asking(state: Any, move: Any) -> None:
    assert not state.ended
    assert state.turn == move.seat
    assert _kind(move) == "Ask"


def _asked_already(state: Any, move: Any) -> dict[str, object]:
    _asking(state, move)
    assert state.due == "draw"
    return {}


def _oneself(state: Any, move: Any) -> dict[str, object]:
    _asking(state, move)
    assert state.due == "ask"
    assert move.target == move.seat
    return {}


def _may_ask(state: Any, move: Any) -> None:
    _asking(state, move)
    assert state.due == "ask"
    assert move.target != move.seat


def _one_question(state: Any, move: Any) -> dict[str, object]:
    _may_ask(state, move)
    return {"target": int(move.target)}


def _face_up_there(face_up: bool) -> Truth:
    def so(state: Any, move: Any) -> dict[str, object]:
        _may_ask(state, move)
        lying = _words(state.shown[move.target])
        assert (_asked_for(move) in lying) == face_up
        assert len(lying) < 3
        return {"target": int(move.target), "attribute": _asked_for(move), "count": 3 - len(lying)}

    return so


def _nothing_hidden(state: Any, move: Any) -> dict[str, object]:
    _may_ask(state, move)
    assert _is_unmasked(state, move.target)
    return {"target": int(move.target)}


def _face_up_elsewhere(state: Any, move: Any) -> dict[str, object]:
    _may_ask(state, move)
    owners = [seat for seat, cards in enumerate(state.shown) if _asked_for(move) in _words(cards)]
    assert len(owners) == 1
    assert move.target not in owners
    return {"who": owners[0], "attribute": _asked_for(move)}


def _face_up_nowhere(state: Any, move: Any) -> dict[str, object]:
    """Of one's own attribute the answer is no; of any other, nothing is promised."""
    _may_ask(state, move)
    name = _asked_for(move)
    assert not any(name in _words(cards) for cards in state.shown)
    assert not _is_unmasked(state, move.target)
    own = name in _words(state.fans[move.seat])
    assert not own or name not in _words(state.fans[move.target])
    return {"own": "yes" if own else "no", "target": int(move.target), "attribute": name}


def _cannot_pay(state: Any, move: Any) -> dict[str, object]:
    _face_up_nowhere(state, move)
    assert state.supply[move.seat] == 0
    return {"target": int(move.target)}


TRUTH: dict[str, Truth] = {
    "end.no-masks@held": _no_mask_missing,
    "end.no-masks@broken-on-a-cat": _owed_the_last_cat,
    "end.no-masks@broken-at-zero": _empty_is_enough,
    "end.no-masks@broken-unpaid": _question_unpaid,
    "end.finish-round@broken-over": _round_over,
    "end.finish-round@broken-no-cat": _last_round_without("Play"),
    "end.finish-round@broken-no-draw": _last_round_without("Draw"),
    "end.finish-round@held": _last_round_without("Ask", "Pass"),
    "turn.order@broken": _turn(own=False),
    "turn.order@held": _turn(own=True),
    "turn.steps@broken-cat-first": _cat_first,
    "turn.steps@broken-draw-left": _draw_left,
    "turn.steps@broken-no-cat": _no_cat,
    "turn.steps@broken-second-cat": _second_cat,
    "turn.steps@broken-can-draw": _can_draw,
    "turn.steps@held": _in_step,
    "play.one-cat@broken-on-stage": _on_stage,
    "play.one-cat@broken-unseen": _not_seen,
    "play.one-cat@broken-not-held": _not_held,
    "play.one-cat@held": _held,
    "unmask.optional@held": _nothing_asked,
    "unmask.one@broken-again": _asked_already,
    "unmask.one@broken-self": _oneself,
    "unmask.one@held": _one_question,
    "unmask.on-the-fan@broken": _face_up_there(face_up=True),
    "unmask.on-the-fan@held": _face_up_there(face_up=False),
    "ruling.ask-known@broken-none-left": _nothing_hidden,
    "ruling.ask-known@broken-open": _face_up_elsewhere,
    "ruling.ask-known@held": _face_up_nowhere,
    "ruling.ask-broke@held": _cannot_pay,
    "ruling.empty-pile@broken-over": _cats_over,
    "ruling.empty-pile@broken-no-draw": _nothing_to_draw,
    "ruling.empty-pile@held": _ends_without_drawing,
}
"""Every line of every rule that judges a move."""
