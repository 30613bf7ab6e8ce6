"""A position in one line of text, and back::

    turn 1; clans royal-claws gourmets; board R1 (m3) A> ***** …; lifted a1; effects yes; seed 7

The board is its 25 tiles row by row (`/` between rows is decoration). `R5*` is a cat, `m3` a prey,
`A>` a dog that faces right. `(m3)` lies face down, `?` face down and unseen. `R1~` is a cat turned down
by a dog, `R1!` one knocked out by the Crooks' chief; `m3=1` a prey caught by player 1's clan, `m3=0` by
neither. When reading, every `*` is a face-down tile dealt by the seed from those not named.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

from catgames.core.chance import chance
from catgames.core.errors import Unreadable
from catgames.core.message import Message, Seat
from catgames.core.notation import choice, parts_of, read_seed, unreadable, write_seed
from catgames.games.pocket.position.cells import CELLS, NAMES, NUMBERS, SIDE
from catgames.games.pocket.position.ending import dogs_beside_royal_chief
from catgames.games.pocket.position.state import (
    BETWEEN,
    BITTEN,
    CAUGHT,
    CHOOSE,
    DOWN,
    DRAWN,
    EXPERT,
    FREE,
    KNOCKED,
    LIMITED,
    NOT_CAUGHT,
    NOWHERE,
    OPTIONS,
    OTHER,
    OVER,
    PLAY,
    ROTATE,
    SEATS,
    UP,
    Setup,
    State,
    draw_facings,
)
from catgames.games.pocket.position.tiles import CAT, CLANS, KIND, PREY, ROYAL, UNKNOWN, box, identity

NONE = "-"
WILD = "*"
SIGNS = {BITTEN: "~", KNOCKED: "!", **{fate: f"={fate}" for fate in (*CAUGHT, NOT_CAUGHT)}}
FATES = {sign: face for face, sign in SIGNS.items()}
CHOICES = OPTIONS | {
    "stage": (PLAY, CHOOSE, ROTATE, BETWEEN, OVER),
    "first": ("1", "2"),
    "turn": ("1", "2"),
    "game": ("1", "2"),
}
PARTS = (*CHOICES, "clans", "board", "lifted", "offer", "points", "prey", "seed")
_PLACE = re.compile(r"\((?P<down>[^()\s]+)\)|(?P<tile>[A-Z]\d?\*?|[mpf]\d|[A-E][\^>v<])(?P<fate>~|!|=[012])?")


def write(state: State) -> str:
    setup = state.setup
    parts = [f"turn {state.turn + 1}", "clans " + " ".join(clan or NONE for clan in setup.clans)]
    if state.tiles:
        parts.append("board " + _board(state))
    if state.lifted != NOWHERE:
        parts.append(f"lifted {NAMES[state.lifted]}")
    if any(setup.offers):
        parts.append("offer " + " / ".join(" ".join(offer) or NONE for offer in setup.offers))
    said = {
        "stage": state.stage,
        "effects": "yes" if setup.effects else "no",
        "whose_cat": setup.whose_cat,
        "justice": setup.justice,
        "mode": setup.mode,
        "first": str(setup.first + 1),
        "game": str(setup.game),
    }
    parts += [f"{name} {value}" for name, value in said.items() if value != CHOICES[name][0]]
    parts += [f"{name} {two[0]} {two[1]}" for name, two in (("points", setup.points), ("prey", setup.prey)) if any(two)]
    if setup.seed != 0:
        parts.append(f"seed {write_seed(setup.seed)}")
    return "; ".join(parts)


def _board(state: State) -> str:
    places = [_place(tile, face) for tile, face in zip(state.tiles, state.faces, strict=True)]
    return " / ".join(" ".join(places[row : row + SIDE]) for row in range(0, len(places), SIDE))


def _place(tile: str, face: str) -> str:
    if face == DOWN:
        return tile if tile == UNKNOWN else f"({tile})"
    return tile + SIGNS.get(face, "")


def read(text: str) -> State:
    parts = parts_of(text, PARTS)
    chosen = {name: choice(parts, name, choices) for name, choices in CHOICES.items()}
    setup = Setup(
        clans=_clans(parts.get("clans", " ".join(Setup().clans)), chosen["stage"]),
        effects=chosen["effects"] == "yes",
        whose_cat=chosen["whose_cat"],
        justice=chosen["justice"],
        mode=chosen["mode"],
        first=_seat(chosen["first"]),
        offers=_offers(parts.get("offer", "- / -")),
        game=int(chosen["game"]),
        points=_two(parts, "points"),
        prey=_two(parts, "prey"),
        seed=read_seed(parts.get("seed", "0")),
    )
    stage = chosen["stage"]
    if stage == CHOOSE:
        if "board" in parts or "lifted" in parts:
            raise unreadable("part", text)
        return _choice_checked(State((), "", _seat(chosen["turn"]), stage=CHOOSE, setup=setup))
    tiles, faces = _read_board(parts.get("board", WILD * len(CELLS)), setup)
    return _checked(State(tiles, faces, _seat(chosen["turn"]), _lifted(parts), stage, setup), text)


def _read_board(text: str, setup: Setup) -> tuple[tuple[str, ...], str]:
    """Tiles and faces; wild places are dealt from what is left, so a lesson names only what matters."""
    tiles: list[str] = []
    faces = ""
    for word in text.replace("/", " ").split():
        if set(word) == {WILD}:
            tiles += word
            faces += DOWN * len(word)
        elif word == UNKNOWN:
            tiles.append(UNKNOWN)
            faces += DOWN
        else:
            tile, face = _read_place(word)
            tiles.append(tile)
            faces += face
    if len(tiles) != len(CELLS):
        raise Unreadable(Message("unreadable-board", {"count": len(tiles)}))
    return _dealt(tiles, setup), faces


def _read_place(word: str) -> tuple[str, str]:
    found = _PLACE.fullmatch(word)
    tile = (found["down"] or found["tile"]) if found else ""
    fate = FATES[found["fate"]] if found and found["fate"] else ""
    suits = not fate or KIND.get(tile) == (CAT if fate in (BITTEN, KNOCKED) else PREY)
    if not found or tile not in KIND or not suits:
        raise unreadable("tile", word)
    return tile, DOWN if found["down"] else fate or UP


def _dealt(tiles: list[str], setup: Setup) -> tuple[str, ...]:
    named = Counter(identity(tile) for tile in tiles if tile not in (WILD, UNKNOWN))
    if excess := named - box(setup.clans):
        raise unreadable("surplus", ", ".join(sorted(excess)))
    mixing = chance("wild", setup.seed or 0)
    dogs = {identity(dog): dog for dog in draw_facings(mixing)}
    rest = [dogs.get(tile, tile) for tile in sorted((box(setup.clans) - named).elements())]
    mixing.shuffle(rest)
    return tuple(rest.pop() if tile == WILD else tile for tile in tiles)


def _choice_checked(state: State) -> State:
    """Who is to choose has no clan yet, and the cards that this mode lays out or draws."""
    setup, seat = state.setup, state.turn
    mode, own, others = setup.mode, setup.offers[seat], setup.offers[OTHER[seat]]
    cards = {FREE: (len(CLANS),) * 2, LIMITED: (DRAWN, DRAWN), EXPERT: (DRAWN - sum(map(bool, setup.clans)), 0)}
    if mode not in cards:
        raise Unreadable(Message("unreadable-choosing", {"text": mode, "expected": ", ".join(cards)}))
    doubled = any(len(set(offer)) != len(offer) for offer in setup.offers)
    # Drawn cards come from one pile, so nobody draws what the other has drawn or taken.
    shared = mode != FREE and {*own} & {*others, *setup.clans}
    if setup.clans[seat] or (len(own), len(others)) != cards[mode] or doubled or shared:
        raise Unreadable(Message("unreadable-offer", {"text": mode, "count": cards[mode][0]}))
    return state


def _checked(state: State, text: str) -> State:
    """What the engine relies on: a revealed tile lies face up, and the stage fits the tiles."""
    if state.stage == BETWEEN and (state.setup.mode != EXPERT or state.setup.game != 1):
        raise Unreadable(Message("unreadable-between"))
    lifted, faces = state.lifted, state.faces
    in_play = state.stage == PLAY
    royal = state.setup.seat_of(ROYAL)
    wrong = (
        any(state.setup.offers)
        or (lifted != NOWHERE and (not in_play or faces[lifted] != UP))
        or (in_play and lifted == NOWHERE and DOWN not in faces)
        or (not in_play and DOWN in faces)
        or (in_play and set(faces) - {DOWN, UP})
        or (state.stage == ROTATE and (state.turn != royal or not dogs_beside_royal_chief(state)))
    )
    if wrong:
        raise unreadable("part", text)
    return state


def _lifted(parts: Mapping[str, str]) -> int:
    if "lifted" not in parts:
        return NOWHERE
    if parts["lifted"] not in NUMBERS:
        raise unreadable("part", f"lifted {parts['lifted']}")
    return NUMBERS[parts["lifted"]]


def _clans(text: str, stage: str) -> tuple[str, str]:
    words = ["" if word == NONE else word for word in text.split()]
    known = all(word in CLANS or (not word and stage == CHOOSE) for word in words)
    if len(words) != len(SEATS) or not known or (words[0] == words[1] != ""):
        raise Unreadable(Message("unreadable-clans", {"text": text, "expected": ", ".join(CLANS)}))
    return words[0], words[1]


def _offers(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    offers = [tuple(word for word in side.split() if word != NONE) for side in text.split("/")]
    if len(offers) != len(SEATS) or any(clan not in CLANS for offer in offers for clan in offer):
        raise Unreadable(Message("unreadable-clans", {"text": text, "expected": ", ".join(CLANS)}))
    return offers[0], offers[1]


def _two(parts: Mapping[str, str], name: str) -> tuple[int, int]:
    found = re.fullmatch(r"(\d{1,3}) (\d{1,3})", parts.get(name, "0 0"), re.ASCII)
    if not found:
        raise unreadable("part", f"{name} {parts[name]}")
    return int(found[1]), int(found[2])


def _seat(text: str) -> Seat:
    return SEATS[int(text) - 1]
