"""What happens, told event by event, each with its rule; what only one player may hear is told to that one."""

from __future__ import annotations

from catgames.core.event import Teller
from catgames.core.message import Message, Seat, values
from catgames.games.cloaked.language.moves import Ask, Draw, Pass, Play
from catgames.games.cloaked.law.scoring import points, winners
from catgames.games.cloaked.position import keys
from catgames.games.cloaked.position.attributes import bit, say_attribute, say_attributes
from catgames.games.cloaked.position.cats import describe_cat, say_cat
from catgames.games.cloaked.position.masks import matches
from catgames.games.cloaked.position.state import (
    CATS,
    DRAW,
    PLAY,
    ROUND,
    SEATS,
    Staged,
    State,
    is_ending,
    masked,
    unmasked_player,
)


def say_players(seats: list[Seat]) -> tuple[Message, ...]:
    return tuple(Message("player", {"who": seat}) for seat in seats)


def cat_played(before: State, after: State, move: Play, tell: Teller) -> None:
    """The cat alone, then mask by mask, then who places none: that tells something too."""
    seat, cat = move.seat, move.cat
    board = after._replace(stage=(*before.stage, Staged(cat, 0)), supply=before.supply, ended="", short=0)
    tell("cat-played", "play.one-cat", (keys.cat_key(cat),), None, board, who=seat, cat=describe_cat(cat))
    placed, idle = after.stage[-1].masks, []
    for owner in SEATS[: after.players]:
        if placed >> owner & 1:
            board = _one_mask_more(board, owner)
            active = "yes" if owner == seat else "no"
            tell("mask-placed", "masks.match", (keys.mask_key(cat, owner),), None, board, who=owner, active=active)
            _why_this_mask(after, owner, cat, board, tell)
        elif not after.short >> owner & 1:
            idle.append(owner)
    if idle:
        shown = tuple(keys.mask_key(cat, owner) for owner in idle)
        tell("no-mask", "masks.truth", shown, None, board, players=say_players(idle), count=len(idle))
    for owner in SEATS[: after.players]:
        if after.short >> owner & 1:
            tell("mask-missing", "ruling.out-of-masks", (keys.supply_key(owner),), who=owner)
    over(after, tell)


def _one_mask_more(board: State, owner: Seat) -> State:
    staged = board.stage[-1]
    supply = tuple(count - (seat == owner) for seat, count in enumerate(board.supply))
    stage = (*board.stage[:-1], Staged(staged.cat, staged.masks | 1 << owner))
    return board._replace(stage=stage, supply=supply)


def _why_this_mask(state: State, owner: Seat, cat: int, board: State, tell: Teller) -> None:
    """To its owner alone; but that an open card matches, everybody can see."""
    shared = matches(state, owner, cat)
    shown = (*keys.card_keys(owner, shared), keys.mask_key(cat, owner))
    said = values(who=owner, shared=say_attributes(shared), count=shared.bit_count())
    if shared.bit_count() > 1:
        tell("one-mask", "masks.one", shown, owner, board, **said)
    else:
        tell("matched", "masks.match", shown, owner, board, **said)
    if still := shared & state.shown[owner]:
        said = values(who=owner, shared=say_attributes(still))
        tell("open-counts", "masks.unmasked-count", keys.card_keys(owner, still), None, board, **said)


def asked(before: State, after: State, move: Ask, tell: Teller) -> None:
    """The question, the true answer, and the mask that changes hands."""
    seat, target, name = move.seat, move.target, move.attribute
    said = values(who=seat, target=target, attribute=say_attribute(name))
    tell("asked", "unmask.one", (keys.fan_key(target), keys.attribute_key(name)), None, before, **said)
    right = bool(after.shown[target] & bit(name))
    giver, taker = (target, seat) if right else (seat, target)
    if right:
        tell("answer-yes", "unmask.truth", (keys.fan_key(target),), None, before, **said)
        left = masked(after, target)
        tell("right", "unmask.right", (keys.card_key(target, name),), left=left, **said)
    else:
        tell("answer-no", "unmask.truth", (keys.denied_key(target, name),), None, before, **said)
        tell("wrong", "unmask.wrong", (keys.supply_key(seat), keys.won_key(target)), **said)
    if before.supply[giver]:
        shown = (keys.supply_key(giver), keys.won_key(taker))
        tell("received", "masks.received-apart", shown, who=taker, giver=giver, count=len(after.won[taker]))
    else:
        tell("mask-missing", "ruling.out-of-masks", (keys.supply_key(giver),), who=giver)
    if not is_ending(before) and is_ending(after) and not after.ended:
        tell("all-unmasked", "end.trigger", keys.card_keys(target, after.shown[target]), who=target)
    over(after, tell)


def not_drawn(before: State, after: State, move: Ask, tell: Teller) -> None:
    """Why a turn ends with its question."""
    if not is_ending(after):
        tell("pile-empty", "ruling.empty-pile", (keys.PILE_KEY,), who=move.seat)
    elif not is_ending(before):
        tell("stops-here", "ruling.trigger-asker", (keys.PILE_KEY,), who=move.seat)


def drawn(before: State, after: State, move: Draw, tell: Teller) -> None:
    if before.due != DRAW:
        tell("skipped", "unmask.optional", (), None, before, who=move.seat)
    tell("drawn", "draw.one", (keys.PILE_KEY,), who=move.seat, count=len(after.pile))
    cat = after.hands[move.seat][-1]
    tell("drawn-cat", "hand.secret", (keys.hand_key(len(after.hands[move.seat]) - 1),), move.seat, cat=say_cat(cat))


def passed(state: State, move: Pass, tell: Teller) -> None:
    tell("skipped", "unmask.optional", (), None, state, who=move.seat)
    if not is_ending(state):
        tell("pile-empty", "ruling.empty-pile", (keys.PILE_KEY,), who=move.seat)


def turn_ended(after: State, tell: Teller) -> None:
    """Who is next, or that the round was the last."""
    if after.ended:
        over(after, tell)
        return
    who, shown = after.turn, (keys.fan_key(after.turn),)
    if is_ending(after):
        tell("asks-only", "end.finish-round", shown, who=who)
    elif after.due != PLAY:
        tell("no-cat", "ruling.empty-pile", shown, who=who)
    elif after.turn == after.first:
        tell("new-round", "turn.order", shown, who=who)
    else:
        tell("next-turn", "turn.order", shown, who=who)


def over(state: State, tell: Teller) -> None:
    """Why it is over, everybody's points, and who has won."""
    if not state.ended:
        return
    who = unmasked_player(state)
    if state.ended == ROUND and who is not None:
        tell("round-over", "end.finish-round", keys.card_keys(who, state.shown[who]), who=who)
    elif state.ended == CATS:
        tell("cats-gone", "ruling.empty-pile", (keys.PILE_KEY,))
    else:
        tell("masks-gone", "end.no-masks")
    for seat in SEATS[: state.players]:
        said = values(who=seat, won=len(state.won[seat]), masked=masked(state, seat), count=points(state, seat))
        tell("points", "end.score", (keys.won_key(seat), keys.fan_key(seat)), **said)
    first = winners(state)
    shown = tuple(keys.won_key(seat) for seat in first)
    said = values(count=len(first), who=first[0], players=say_players(list(first)), points=points(state, first[0]))
    tell("winner", "end.winner", shown, **said)
