"""A position built by hand: cards trade places, masks come from their supplies, and the rest is worked out."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from catgames.core.errors import Unseen
from catgames.core.key import Key
from catgames.core.message import Message, Seat
from catgames.core.seats import SEATS, after
from catgames.games.cloaked.position import cats, keys
from catgames.games.cloaked.position.attributes import ATTRIBUTES, COLOURS, POSES, bit, names, say_attribute
from catgames.games.cloaked.position.changes import put
from catgames.games.cloaked.position.facts import can_go_on, supply_left
from catgames.games.cloaked.position.masks import who_owes
from catgames.games.cloaked.position.state import ASK, DRAW, FAN, PLAY, Staged, State
from catgames.games.editing import Change, anywhere, editor, on
from catgames.games.kit import Editor

Built: TypeAlias = State | Message
STEPS = (PLAY, ASK, DRAW)


def _settled(before: State, state: State) -> Built:
    """Supplies are what the masks elsewhere leave; the game goes on, with a question where nothing else can be due."""
    supply = tuple(supply_left(state, seat) for seat in state.seats)
    if min(supply) < 0:
        return Message("edit-no-mask-left", {"who": SEATS[supply.index(min(supply))]})
    state = state._replace(supply=supply, ended="", short=0)
    return state if can_go_on(state) else state._replace(due=ASK)


# --- attributes: on a fan, and as the pose or the colour of a cat -----------------------------------


def _become(state: State, seat: Seat, key: Key, name: str) -> Built:
    if card := keys.CARD.parts(key):
        _, old = card
        return _already(name) if old == name else _trade_attributes(state, bit(old), bit(name))
    if fan := keys.FAN.parts(key):
        return _fill(state, *fan, name)
    cat = keys.cat_of(state, seat, key)
    return Message("edit-attribute-here") if cat is None else _become_cat(state, cat, name)


def _already(name: str) -> Message:
    return Message("edit-there", {"attribute": say_attribute(name)})


def _trade_attributes(state: State, one: int, other: int) -> State:
    """Whoever has the wanted card takes this one for it, face up or down as it lay; else it comes from the box."""

    def trade(cards: int) -> int:
        return cards ^ (one | other) if bool(cards & one) != bool(cards & other) else cards

    return state._replace(fans=tuple(map(trade, state.fans)), shown=tuple(map(trade, state.shown)))


def _fill(state: State, owner: Seat, name: str) -> Built:
    """A card that nobody has seen turns out to be this one."""
    if state.fans[owner].bit_count() == FAN:
        return Message("edit-attribute-here")
    holder = next((seat for seat in state.seats if state.fans[seat] & bit(name)), None)
    if holder is not None:
        return Message("edit-taken", {"who": holder, "attribute": say_attribute(name)})
    return state._replace(fans=put(state.fans, owner, state.fans[owner] | bit(name)))


def _become_cat(state: State, cat: int, name: str) -> Built:
    """The cat of that pose or colour comes here, and this one goes where that one was."""
    if cat == cats.UNKNOWN:
        return Message("edit-unseen")
    pose, colour, *_ = names(cats.ATTRIBUTES_OF[cat])
    if name not in POSES + COLOURS:
        return Message("edit-wears")
    wanted = cats.NUMBERS[f"{name}-{colour}" if name in POSES else f"{pose}-{name}"]
    return _already(name) if wanted == cat else _trade_cats(state, cat, wanted)


def _trade_cats(state: State, one: int, other: int) -> State:
    traded = {one: other, other: one}

    def trade(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(traded.get(cat, cat) for cat in cards)

    stage = tuple(_by_rule(state, traded[s.cat]) if s.cat in traded else s for s in state.stage)
    return state._replace(hands=tuple(map(trade, state.hands)), pile=trade(state.pile), stage=stage)


def _by_rule(state: State, cat: int) -> Staged:
    """On stage with the masks that are due; none, as long as an unseen card could be the match."""
    try:
        return Staged(cat, who_owes(state, cat))
    except Unseen:
        return Staged(cat, 0)


# --- masks and answers of one player ------------------------------------------------------------------


def _mask(state: State, key: Key, owner: Seat) -> Built:
    if on_a_cat := keys.CAT.parts(key) or keys.MASK.parts(key):
        return _on_stage(state, on_a_cat[0], lambda masks: masks ^ 1 << owner)
    won = keys.WON.parts(key)
    if won is None:
        return Message("edit-mask-here")
    (taker,) = won
    if taker == owner:
        return Message("edit-own-mask")
    return state._replace(won=put(state.won, taker, state.won[taker] + str(owner)))


def _on_stage(state: State, name: str, change: Callable[[int], int]) -> State:
    """The masks on this cat changed."""
    stage = (Staged(s.cat, change(s.masks)) if s.cat == cats.NUMBERS[name] else s for s in state.stage)
    return state._replace(stage=tuple(stage))


def _no(state: State, owner: Seat, name: str) -> State:
    """Said, or unsaid again."""
    return state._replace(denied=put(state.denied, owner, state.denied[owner] ^ bit(name)))


def _attribute_of(key: Key) -> str | None:
    named = keys.ATTRIBUTE.parts(key) or keys.DENIED.parts(key)
    return named[-1] if named else None


# --- cats on their way ----------------------------------------------------------------------------


def _turn_over(state: State, seat: Seat, key: Key) -> Built:
    if card := keys.CARD.parts(key):
        owner, name = card
        return state._replace(shown=put(state.shown, owner, state.shown[owner] ^ bit(name)))
    held = keys.HAND.parts(key)
    if held and keys.cat_of(state, seat, key) == cats.UNKNOWN:
        return _reveal(state, seat, *held)
    return Message("edit-turn-here")


def _reveal(state: State, seat: Seat, place: int) -> Built:
    """An unseen card is the first cat that lies nowhere in sight; the box holds one for each."""
    known = {*state.pile, *(cat for hand in state.hands for cat in hand), *(staged.cat for staged in state.stage)}
    cat = next(cat for cat in cats.CATS if cat not in known)
    return state._replace(hands=put(state.hands, seat, put(state.hands[seat], place, cat)))


def _taken(state: State, seat: Seat, key: Key) -> tuple[State, int] | None:
    """The table without the card that was touched, and that card; of a hand seen from behind the last one."""
    if held := keys.HAND.parts(key):
        return _without(state, seat, *held)
    backs = keys.BACKS.parts(key)
    if backs and state.hands[backs[0]]:
        return _without(state, *backs, len(state.hands[backs[0]]) - 1)
    if key == keys.PILE_KEY and state.pile:
        return state._replace(pile=state.pile[:-1]), state.pile[-1]
    return None


def _without(state: State, owner: Seat, place: int) -> tuple[State, int]:
    hand = state.hands[owner]
    return state._replace(hands=put(state.hands, owner, hand[:place] + hand[place + 1 :])), hand[place]


def _play(state: State, seat: Seat, key: Key) -> Built:
    """Onto the stage, with the masks that are due."""
    taken = _taken(state, seat, key)
    if taken is None:
        return Message("edit-play-here")
    left, cat = taken
    return Message("edit-unseen") if cat == cats.UNKNOWN else left._replace(stage=(*left.stage, _by_rule(left, cat)))


def _draw(state: State, seat: Seat, key: Key) -> Built:
    """For the player whose hand is touched; from the pile for whoever looks."""
    backs = keys.BACKS.parts(key)
    if not backs and key not in keys.HAND and key != keys.PILE_KEY:
        return Message("edit-draw-here")
    if not state.pile:
        return Message("edit-pile-empty")
    (drawer,) = backs or (seat,)
    hand = (*state.hands[drawer], state.pile[-1])
    return state._replace(hands=put(state.hands, drawer, hand), pile=state.pile[:-1])


def _take_away(state: State, seat: Seat, key: Key) -> Built:
    """Cats go on top of the pile, masks to their owners, a no is unsaid."""
    if staged := keys.CAT.parts(key):
        cat = cats.NUMBERS[staged[0]]
        stage = tuple(on_stage for on_stage in state.stage if on_stage.cat != cat)
        return state._replace(stage=stage, pile=(*state.pile, cat))
    if mask := keys.MASK.parts(key):
        name, owner = mask
        return _on_stage(state, name, lambda masks: masks & ~(1 << owner))
    if denied := keys.DENIED.parts(key):
        return _no(state, *denied)
    won = keys.WON.parts(key)
    if won and state.won[won[0]]:
        return state._replace(won=put(state.won, *won, state.won[won[0]][:-1]))
    taken = _taken(state, seat, key) if key != keys.PILE_KEY else None
    if taken is None:
        return Message("edit-nothing-here")
    left, cat = taken
    return left._replace(pile=(*left.pile, cat))


# --- whose turn, and what the table agreed on -------------------------------------------------------


def _next_player(state: State) -> Built:
    return state._replace(turn=after(state.turn, state.players), due=PLAY)


def _next_step(state: State) -> Built:
    at = STEPS.index(state.due)
    steps = (state._replace(due=due, ended="") for due in STEPS[at + 1 :] + STEPS[:at])
    return next(filter(can_go_on, steps), Message("edit-one-step"))


def _seal(state: State) -> Built:
    return state._replace(first=after(state.first, state.players))


def _at_zero(state: State) -> Built:
    return state._replace(at_zero=not state.at_zero)


# --- the tools --------------------------------------------------------------------------------------


def _tool_attribute(name: str) -> Change[State]:
    said = Message("tool-attribute", {"attribute": say_attribute(name)})
    return Change(said, lambda state, seat, key: _become(state, seat, key, name))


def _tool_mask(owner: Seat) -> Change[State]:
    return Change(Message("tool-mask", {"who": owner}), lambda state, seat, key: _mask(state, key, owner))


def _tool_no(owner: Seat) -> Change[State]:
    use = on(_attribute_of, "edit-no-here", lambda state, name: _no(state, owner, name))
    return Change(Message("tool-no", {"who": owner}), use)


_ANYBODY: dict[str, Callable[[State, Seat, Key], Built]] = {
    "turn-over": _turn_over,
    "play": _play,
    "draw": _draw,
    "take-away": _take_away,
    "next-player": anywhere(_next_player),
    "next-step": anywhere(_next_step),
    "seal": anywhere(_seal),
    "at-zero": anywhere(_at_zero),
}


@cache
def _changes(seats: tuple[Seat, ...]) -> dict[str, Change[State]]:
    return {
        **{name: _tool_attribute(name) for name in ATTRIBUTES},
        **{f"mask:{seat}": _tool_mask(seat) for seat in seats},
        **{f"no:{seat}": _tool_no(seat) for seat in seats},
        **{name: Change(Message(f"tool-{name}"), use) for name, use in _ANYBODY.items()},
    }


EDITOR: Editor[State] = editor(lambda state: _changes(state.seats), _settled)
