"""A position in one line of text, and back::

    turn 1 ask; 1 fan striped blue hat hand leaping-red seated-blue; 2 fan spotted mouse red shown mouse
    hand *3 won 1; stage leaping-white@12 seated-black@-; denied 2 striped; pile *; seed 7

A fan lists a player's three attributes, `?` for each card that is not seen; `shown` are those face up.
A cat is named by pose and colour; on stage `@12` are the players whose masks it has, `@-` nobody. `won`
gives the owners of received masks. What is left out is worked out: masks on stage by the rule,
supplies from the masks elsewhere. When reading, `*3` deals three cards, and `*` the rest, of what is
not named elsewhere, as the seed shuffles them: a lesson names only what matters.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from catgames.core.errors import Unseen
from catgames.core.notation import PLAYERS, UNSEEN, choice, match, parts_of, players_in, refuse_more, unreadable
from catgames.core.seats import SEATS
from catgames.games.cloaked.language.wildcards import NONE, deal_cards, deal_fans, read_card
from catgames.games.cloaked.position import cats
from catgames.games.cloaked.position.attributes import INDEX, as_set, names
from catgames.games.cloaked.position.facts import can_go_on, ended_for_its_reason, supply_left
from catgames.games.cloaked.position.masks import who_owes
from catgames.games.cloaked.position.state import (
    ASK,
    CATS,
    DRAW,
    FAN,
    MASKS,
    OUT_OF_MASKS,
    PLAY,
    ROUND,
    SHORT,
    Staged,
    State,
)

_FEW = r"\S+(?: \S+){0,5}?"
_SEAT = re.compile(
    rf"(?P<seat>[1-4]) fan (?P<fan>{_FEW})(?: shown (?P<shown>{_FEW}))? hand (?P<hand>\S+(?: \S+)*?)"
    r"(?: supply (?P<supply>\d{1,2}))?(?: won (?P<won>[1-4]{1,64}))?"
)
_TURN = re.compile(rf"(?P<seat>[1-4])(?: (?P<due>{PLAY}|{ASK}|{DRAW}))?(?: over (?P<ended>{ROUND}|{CATS}|{SHORT}))?")
_STAGED = re.compile(r"(?P<cat>[a-z-]+)(?:@(?P<masks>[1-4]+|-))?")
_DENIED = re.compile(r"([1-4]) ([a-z -]+)")
_PARTS = ("turn", "first", "stage", "denied", "pile", "short", "seed", OUT_OF_MASKS)


def write(state: State) -> str:
    ended = f" over {state.ended}" if state.ended else ""
    parts = [f"turn {state.turn + 1} {state.due}{ended}", f"first {state.first + 1}"]
    for seat, fan in enumerate(state.fans):
        unseen = [UNSEEN] * (FAN - fan.bit_count())
        part = f"{seat + 1} fan {' '.join([*names(fan), *unseen])}"
        if state.shown[seat]:
            part += f" shown {' '.join(names(state.shown[seat]))}"
        part += f" hand {_write_cats(state.hands[seat])} supply {state.supply[seat]}"
        if state.won[seat]:
            part += " won " + "".join(str(int(giver) + 1) for giver in state.won[seat])
        parts.append(part)
    if state.stage:
        parts.append("stage " + " ".join(f"{cats.NAMES[s.cat]}@{_write_seats(s.masks)}" for s in state.stage))
    denied = [f"{seat + 1} {' '.join(names(said))}" for seat, said in enumerate(state.denied) if said]
    if denied:
        parts.append("denied " + ", ".join(denied))
    parts.append(f"pile {_write_cats(state.pile)}")
    if state.short:
        parts.append(f"short {_write_seats(state.short)}")
    if state.at_zero:
        parts.append(f"{OUT_OF_MASKS} at-zero")
    return "; ".join(parts)


def _write_cats(cards: tuple[int, ...]) -> str:
    return " ".join(map(cats.write_cat, cards)) or NONE


def _write_seats(seats: int) -> str:
    return "".join(str(seat + 1) for seat in SEATS if seats >> seat & 1) or NONE


def read(text: str) -> State:
    parts = parts_of(text, (*PLAYERS, *_PARTS))
    players = players_in(parts)
    if not players:
        raise unreadable("cloaked-seats", text)
    return _assemble([match(_SEAT, player) for player in players], parts)


def _assemble(seats: list[re.Match[str]], parts: Mapping[str, str]) -> State:
    players = len(seats)
    turn = match(_TURN, parts.get("turn", "1"))
    shown = [_read_set(seat["shown"] or NONE) for seat in seats]
    fans = deal_fans([seat["fan"].split() for seat in seats], parts.get("seed", "0"))
    if any(lying & ~fan for lying, fan in zip(shown, fans, strict=True)):
        raise unreadable("cloaked-shown", "; ".join(seat[0] for seat in seats))
    stage = [match(_STAGED, word) for word in parts.get("stage", NONE).split() if word != NONE]
    piles = [*(seat["hand"].split() for seat in seats), parts.get("pile", "*").split()]
    on_stage = [read_card(staged["cat"]) for staged in stage]
    *hands, pile = deal_cards(piles, on_stage, parts.get("seed", "0"))
    refuse_more(len(on_stage) + sum(map(len, (*hands, pile))), len(cats.CATS))
    seat = _read_seat(turn["seat"], players)
    state = State(
        fans=tuple(fans),
        shown=tuple(shown),
        hands=tuple(hands),
        stage=(),
        pile=pile,
        supply=(MASKS,) * players,
        won=tuple("".join(str(_read_seat(giver, players)) for giver in seat["won"] or "") for seat in seats),
        denied=_read_denied(parts.get("denied", NONE), players),
        turn=SEATS[seat],
        first=SEATS[_read_seat(parts.get("first", "1"), players)],
        due=turn["due"] or PLAY,
        ended=turn["ended"] or "",
        short=_read_seats(parts.get("short", NONE), players),
        at_zero=choice(parts, OUT_OF_MASKS, ("when-due", "at-zero")) == "at-zero",
    )
    masks = [_read_masks(state, cat, staged["masks"]) for cat, staged in zip(on_stage, stage, strict=True)]
    state = state._replace(stage=tuple(map(Staged, on_stage, masks)))
    if not can_go_on(state):
        raise unreadable("cloaked-due", f"turn {state.turn + 1} {state.due}")
    said = [seat["supply"] for seat in seats]
    supply = tuple(_supply(state, seat) if n is None else int(n) for seat, n in enumerate(said))
    state = state._replace(supply=supply)
    if not ended_for_its_reason(state):
        raise unreadable("cloaked-over", f"turn {turn[0]}")
    return state


def _read_masks(state: State, cat: int, said: str | None) -> int:
    """As written, or else as the rule places them."""
    if said is not None:
        return _read_seats(said, state.players)
    try:
        return who_owes(state, cat)
    except Unseen:
        raise unreadable("cloaked-masks", cats.NAMES[cat]) from None


def _supply(state: State, seat: int) -> int:
    left = supply_left(state, seat)
    if left < 0:
        raise unreadable("cloaked-supply", str(seat + 1))
    return left


def _read_denied(text: str, players: int) -> tuple[int, ...]:
    denied = [0] * players
    for part in text.split(",") if text != NONE else ():
        found = match(_DENIED, part.strip())
        denied[_read_seat(found[1], players)] |= _read_set(found[2])
    return tuple(denied)


def _read_set(text: str) -> int:
    words = [] if text == NONE else text.split()
    for word in words:
        if word not in INDEX:
            raise unreadable("part", word)
    return as_set(words)


def _read_seat(text: str, players: int) -> int:
    if text not in PLAYERS[:players]:
        raise unreadable("part", text)
    return int(text) - 1


def _read_seats(text: str, players: int) -> int:
    return 0 if text == NONE else sum(1 << _read_seat(number, players) for number in sorted(set(text)))
