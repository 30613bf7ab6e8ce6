"""A position built by hand: cards trade places, masks come from their supplies, and the rest is worked out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from catgames.core.errors import Unseen
from catgames.core.key import Key
from catgames.core.message import Message, Seat
from catgames.games.cloaked.language.notation import can_go_on, supply_left
from catgames.games.cloaked.law.effects import put
from catgames.games.cloaked.position import cats
from catgames.games.cloaked.position.attributes import ATTRIBUTES, COLOURS, INDEX, POSES, bit, names, say_attribute
from catgames.games.cloaked.position.masks import who_owes
from catgames.games.cloaked.position.state import ASK, DRAW, FAN, PLAY, SEATS, Staged, State
from catgames.games.kit import Editor, Tool

Built: TypeAlias = State | Message
Touched: TypeAlias = tuple[str, ...]
"""The parts of a key: what it is, whose or which."""
STEPS = (PLAY, ASK, DRAW)


def tools(state: State) -> tuple[Tool, ...]:
    table = SEATS[: state.players]
    return (
        *(Tool(name, Message("tool-attribute", {"attribute": say_attribute(name)})) for name in ATTRIBUTES),
        *(Tool(f"mask:{seat}", Message("tool-mask", {"who": seat})) for seat in table),
        *(Tool(f"no:{seat}", Message("tool-no", {"who": seat})) for seat in table),
        *(Tool(name, Message(f"tool-{name}")) for name in CHANGES),
    )


def use(state: State, seat: Seat, tool: str, key: Key) -> Built:
    touched, (kind, *whose) = tuple(key.split(":")), tool.split(":")
    if tool in INDEX:
        after = _become(state, seat, tool, touched)
    elif whose and int(whose[0]) >= state.players:
        after = Message("edit-nobody")
    elif whose:
        after = OF_A_PLAYER[kind](state, SEATS[int(whose[0])], touched)
    else:
        after = CHANGES[tool](state, seat, touched)
    return after if isinstance(after, Message) else _settled(after)


EDITOR: Editor[State] = Editor(tools, use)


def _settled(state: State) -> State | Message:
    """Supplies are what the masks elsewhere leave; the game goes on, with a question where nothing else can be due."""
    supply = tuple(supply_left(state, seat) for seat in range(state.players))
    if min(supply) < 0:
        return Message("edit-no-mask-left", {"who": SEATS[supply.index(min(supply))]})
    state = state._replace(supply=supply, ended="", short=0)
    return state if can_go_on(state) else state._replace(due=ASK)


# --- attributes: on a fan, and as the pose or the colour of a cat -----------------------------------


def _become(state: State, seat: Seat, name: str, touched: Touched) -> Built:
    match touched:
        case ("card", _, old):
            there = Message("edit-there", {"attribute": say_attribute(name)})
            return there if old == name else _trade_attributes(state, bit(old), bit(name))
        case ("fan", owner):
            return _fill(state, int(owner), name)
        case ("hand" | "cat", _):
            return _become_cat(state, _cat(state, seat, touched), name)
    return Message("edit-attribute-here")


def _trade_attributes(state: State, one: int, other: int) -> State:
    """Whoever has the wanted card takes this one for it, face up or down as it lay; else it comes from the box."""

    def trade(cards: int) -> int:
        return cards ^ (one | other) if bool(cards & one) != bool(cards & other) else cards

    return state._replace(fans=tuple(map(trade, state.fans)), shown=tuple(map(trade, state.shown)))


def _fill(state: State, owner: int, name: str) -> Built:
    """A card that nobody has seen turns out to be this one."""
    if state.fans[owner].bit_count() == FAN:
        return Message("edit-attribute-here")
    holder = next((seat for seat, fan in enumerate(state.fans) if fan & bit(name)), None)
    if holder is not None:
        return Message("edit-taken", {"who": SEATS[holder], "attribute": say_attribute(name)})
    return state._replace(fans=put(state.fans, owner, state.fans[owner] | bit(name)))


def _become_cat(state: State, cat: int, name: str) -> Built:
    """The cat of that pose or colour comes here, and this one goes where that one was."""
    if cat == cats.UNKNOWN:
        return Message("edit-unseen")
    pose, colour, *_ = names(cats.ATTRIBUTES_OF[cat])
    if name not in POSES + COLOURS:
        return Message("edit-wears")
    wanted = cats.NUMBERS[f"{name}-{colour}" if name in POSES else f"{pose}-{name}"]
    if wanted == cat:
        return Message("edit-there", {"attribute": say_attribute(name)})
    return _trade_cats(state, cat, wanted)


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


def _cat(state: State, seat: Seat, touched: Touched) -> int:
    kind, which = touched
    return state.hands[seat][int(which)] if kind == "hand" else cats.NUMBERS[which]


# --- masks and answers of one player ------------------------------------------------------------------


def _mask(state: State, owner: Seat, touched: Touched) -> Built:
    match touched:
        case ("cat", name) | ("mask", name, _):
            return _on_stage(state, name, lambda masks: masks ^ 1 << owner)
        case ("won", taker) if int(taker) == owner:
            return Message("edit-own-mask")
        case ("won", taker):
            return state._replace(won=put(state.won, int(taker), state.won[int(taker)] + str(int(owner))))
    return Message("edit-mask-here")


def _on_stage(state: State, name: str, change: Callable[[int], int]) -> State:
    """The masks on this cat changed."""
    stage = (Staged(s.cat, change(s.masks)) if s.cat == cats.NUMBERS[name] else s for s in state.stage)
    return state._replace(stage=tuple(stage))


def _no(state: State, owner: Seat, touched: Touched) -> Built:
    if touched[0] not in ("attribute", "no"):
        return Message("edit-no-here")
    return state._replace(denied=put(state.denied, owner, state.denied[owner] ^ bit(touched[-1])))


OF_A_PLAYER = {"mask": _mask, "no": _no}


# --- everything else ----------------------------------------------------------------------------------


def _turn_over(state: State, seat: Seat, touched: Touched) -> Built:
    match touched:
        case ("card", owner, name):
            return state._replace(shown=put(state.shown, int(owner), state.shown[int(owner)] ^ bit(name)))
        case ("hand", place) if _cat(state, seat, touched) == cats.UNKNOWN:
            return _reveal(state, seat, int(place))
    return Message("edit-turn-here")


def _reveal(state: State, seat: Seat, place: int) -> Built:
    """An unseen card is the first cat that lies nowhere in sight."""
    known = {*state.pile, *(cat for hand in state.hands for cat in hand), *(staged.cat for staged in state.stage)}
    cat = next((cat for cat in cats.CATS if cat not in known), None)
    if cat is None:
        return Message("edit-no-cat-left")
    return state._replace(hands=put(state.hands, seat, put(state.hands[seat], place, cat)))


def _play(state: State, seat: Seat, touched: Touched) -> Built:
    """Onto the stage, with the masks that are due."""
    taken = _taken(state, seat, touched)
    if taken is None:
        return Message("edit-play-here")
    after, cat = taken
    return Message("edit-unseen") if cat == cats.UNKNOWN else after._replace(stage=(*after.stage, _by_rule(after, cat)))


def _taken(state: State, seat: Seat, touched: Touched) -> tuple[State, int] | None:
    """The table without the card that was touched, and that card; of a hand seen from behind the last one."""
    match touched:
        case ("hand", place):
            return _without(state, seat, int(place))
        case ("backs", owner) if state.hands[int(owner)]:
            return _without(state, int(owner), len(state.hands[int(owner)]) - 1)
        case ("pile",) if state.pile:
            return state._replace(pile=state.pile[:-1]), state.pile[-1]
    return None


def _without(state: State, owner: int, place: int) -> tuple[State, int]:
    hand = state.hands[owner]
    return state._replace(hands=put(state.hands, owner, hand[:place] + hand[place + 1 :])), hand[place]


def _draw(state: State, seat: Seat, touched: Touched) -> Built:
    """For the player whose hand is touched; from the pile for whoever looks."""
    match touched:
        case ("backs", owner):
            drawer = int(owner)
        case ("hand", _) | ("pile",):
            drawer = seat
        case _:
            return Message("edit-draw-here")
    if not state.pile:
        return Message("edit-pile-empty")
    hand = (*state.hands[drawer], state.pile[-1])
    return state._replace(hands=put(state.hands, drawer, hand), pile=state.pile[:-1])


def _take_away(state: State, seat: Seat, touched: Touched) -> Built:
    """Cats go on top of the pile, masks to their owners, a no is unsaid."""
    match touched:
        case ("cat", name):
            cat = cats.NUMBERS[name]
            stage = tuple(staged for staged in state.stage if staged.cat != cat)
            return state._replace(stage=stage, pile=(*state.pile, cat))
        case ("mask", name, owner):
            return _on_stage(state, name, lambda masks: masks & ~(1 << int(owner)))
        case ("won", taker) if state.won[int(taker)]:
            return state._replace(won=put(state.won, int(taker), state.won[int(taker)][:-1]))
        case ("no", owner, _):
            return _no(state, SEATS[int(owner)], touched)
        case ("hand" | "backs", _) if taken := _taken(state, seat, touched):
            after, cat = taken
            return after._replace(pile=(*after.pile, cat))
    return Message("edit-nothing-here")


def _next_player(state: State, seat: Seat, touched: Touched) -> State:
    return state._replace(turn=_after(state, state.turn), due=PLAY)


def _next_step(state: State, seat: Seat, touched: Touched) -> Built:
    at = STEPS.index(state.due)
    steps = (state._replace(due=due, ended="") for due in STEPS[at + 1 :] + STEPS[:at])
    return next(filter(can_go_on, steps), Message("edit-one-step"))


def _seal(state: State, seat: Seat, touched: Touched) -> State:
    return state._replace(first=_after(state, state.first))


def _after(state: State, seat: Seat) -> Seat:
    return SEATS[(seat + 1) % state.players]


def _at_zero(state: State, seat: Seat, touched: Touched) -> State:
    return state._replace(at_zero=not state.at_zero)


CHANGES: dict[str, Callable[[State, Seat, Touched], Built]] = {
    "turn-over": _turn_over,
    "play": _play,
    "draw": _draw,
    "take-away": _take_away,
    "next-player": _next_player,
    "next-step": _next_step,
    "seal": _seal,
    "at-zero": _at_zero,
}
