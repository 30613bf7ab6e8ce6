"""Steps 1 and 2: the cat comes on stage, and every mask that is due with it."""

from __future__ import annotations

from catgames.core.event import Teller
from catgames.core.game import Effect
from catgames.core.message import Seat, values
from catgames.games.cloaked.language.moves import Play
from catgames.games.cloaked.law.scoring import one_or_several, runs_short, tell_end
from catgames.games.cloaked.position import keys
from catgames.games.cloaked.position.attributes import say_attributes
from catgames.games.cloaked.position.cats import describe_cat
from catgames.games.cloaked.position.changes import put
from catgames.games.cloaked.position.masks import matches, who_owes
from catgames.games.cloaked.position.state import ASK, SHORT, Staged, State


def play(state: State, move: Play) -> State:
    seat, cat = move.seat, move.cat
    owing = who_owes(state, cat)
    supply = list(state.supply)
    short = 0
    for owner in range(len(supply)):
        if owing >> owner & 1:
            if supply[owner]:
                supply[owner] -= 1
            else:
                short |= 1 << owner
    hand = state.hands[seat]
    at = hand.index(cat)
    # Built in one go: every cat of every simulated game passes here, and `_replace` takes twice as long.
    return State(
        state.fans,
        state.shown,
        put(state.hands, seat, hand[:at] + hand[at + 1 :]),
        (*state.stage, Staged(cat, owing & ~short)),
        state.pile,
        tuple(supply),
        state.won,
        state.denied,
        state.turn,
        state.first,
        ASK,
        SHORT if short or runs_short(state, supply) else "",
        short,
        state.at_zero,
    )


def tell_play(before: State, move: Play, after: State, tell: Teller) -> None:
    """The cat alone, then mask by mask, then who places none: that tells something too."""
    seat, cat = move.seat, move.cat
    board = after._replace(stage=(*before.stage, Staged(cat, 0)), supply=before.supply, ended="", short=0)
    tell("cat-played", "play.one-cat", (keys.cat_key(cat),), None, board, who=seat, cat=describe_cat(cat))
    placed = after.stage[-1].masks
    for owner in after.seats:
        if placed >> owner & 1:
            board = _one_mask_more(board, owner)
            active = "yes" if owner == seat else "no"
            tell("mask-placed", "masks.match", (keys.mask_key(cat, owner),), None, board, who=owner, active=active)
            _tell_why(after, owner, cat, board, tell)
    if idle := [owner for owner in after.seats if not (placed | after.short) >> owner & 1]:
        shown = tuple(keys.mask_key(cat, owner) for owner in idle)
        tell("no-mask", "masks.truth", shown, None, board, **one_or_several(idle))
    owing = [owner for owner in after.seats if after.short >> owner & 1]
    for owner in owing:
        tell("mask-missing", "ruling.out-of-masks", (keys.SUPPLY(owner),), who=owner)
    tell_end(after, tell, owing)


def _one_mask_more(board: State, owner: Seat) -> State:
    cat, masks = board.stage[-1]
    supply = put(board.supply, owner, board.supply[owner] - 1)
    return board._replace(stage=(*board.stage[:-1], Staged(cat, masks | 1 << owner)), supply=supply)


def _tell_why(state: State, owner: Seat, cat: int, board: State, tell: Teller) -> None:
    """To its owner alone; but that an open card matches, everybody can see."""
    shared = matches(state, owner, cat)
    shown = (*keys.card_keys(owner, shared), keys.mask_key(cat, owner))
    said = values(who=owner, shared=say_attributes(shared), count=shared.bit_count())
    event, rule = ("one-mask", "masks.one") if shared.bit_count() > 1 else ("matched", "masks.match")
    tell(event, rule, shown, owner, board, **said)
    if still := shared & state.shown[owner]:
        said = values(who=owner, shared=say_attributes(still))
        tell("open-counts", "masks.unmasked-count", keys.card_keys(owner, still), None, board, **said)


EFFECTS = (Effect(Play, play, tell_play),)
