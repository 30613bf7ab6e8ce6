"""A position in one line of text, and back::

    turn 1 second; tiles o0.0:1i b1.0 g-1.0:2; laid 1.0; scores 3 5; pile gpy; advanced yes

A tile is the letter of its colour (o orange, b blue, g green, p purple, y yellow), its column and row,
and after a colon whoever is on it: the players' numbers, `i` for an inspector. `?` is a tile that is not
seen, `-` nothing. The pile's top tile is its last letter. When reading, a pile of `*`, or none named, is all
the tiles not named elsewhere, as the seed shuffles them; after a `+` come the ones on top.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

from catgames.core.errors import Unreadable
from catgames.core.message import Message, Seat
from catgames.core.notation import PLAYERS, choice, match, parts_of, refuse_more, unreadable
from catgames.core.seats import SEATS
from catgames.games.cleocatra.position.facts import pieces_fit
from catgames.games.cleocatra.position.grid import CELL, FARTHEST, Cell, Cells
from catgames.games.cleocatra.position.state import (
    ADVANCED,
    BONUS,
    BONUS_ACTION,
    FIRST,
    MAFDAT_LIMITS,
    SECOND,
    SETUP,
    Posting,
    State,
    Variants,
    shuffled,
)
from catgames.games.cleocatra.position.tiles import COLOURS, UNKNOWN, box

NONE = "-"
STEPS = {"setup": SETUP, "": FIRST, "second": SECOND, "bonus": BONUS}
_CELL = re.compile(CELL)
_TILE = re.compile(rf"(?P<colour>[{COLOURS}])(?P<cell>{CELL})(?::(?P<on>1?2?3?4?i?))?")
_TURN = re.compile(r"(?P<seat>[1-4])(?: (?P<step>setup|second|bonus))?(?: for (?P<bonus>[1-4]))?")
_POST = re.compile(rf"(?P<tile>{CELL}) left (?P<left>[12]) before (?P<before>-|{CELL}(?: {CELL})*)")
_SCORES = re.compile(r"\d{1,3}(?: \d{1,3}){1,3}")
_PILE = re.compile(rf"-|[{COLOURS}?]+|\*(?:\+(?P<top>[{COLOURS}]+))?")
_SEED = re.compile(r"\d{1,9}")
_PARTS = ("turn", "first", "tiles", "laid", "held", "post", "scores", "pile", "seed")
_OPTIONS = {ADVANCED: ("no", "yes"), MAFDAT_LIMITS: ("as-search", "free"), BONUS_ACTION: ("any", "rescuer-only")}


def write(state: State) -> str:
    step = next(word for word, step in STEPS.items() if step == state.step)
    turn = f"turn {state.turn + 1} {step}".rstrip()
    if state.bonus is not None:
        turn += f" for {state.bonus + 1}"
    parts = [turn, f"first {state.starter + 1}", f"tiles {_write_tiles(state) or NONE}"]
    if state.laid is not None:
        parts.append(f"laid {state.laid}")
    if state.held:
        parts.append(f"held {state.held}")
    if state.posting:
        before = " ".join(map(str, state.posting.before)) or NONE
        parts.append(f"post {state.posting.tile} left {state.posting.left} before {before}")
    parts.append("scores " + " ".join(map(str, state.scores)))
    parts.append(f"pile {state.pile or NONE}")
    chosen = (state.variants.advanced, state.variants.mafdat_free, not state.variants.any_bonus)
    parts += [f"{name} {words[1]}" for (name, words), other in zip(_OPTIONS.items(), chosen, strict=True) if other]
    return "; ".join(parts)


def _write_tiles(state: State) -> str:
    return " ".join(
        f"{colour}{cell}{_write_pieces(state, cell)}" for cell, colour in zip(state.cells, state.colours, strict=True)
    )


def _write_pieces(state: State, cell: Cell) -> str:
    on = "".join(str(seat + 1) for seat, cells in enumerate(state.rescuers) if cell in cells)
    on += "i" if cell in state.inspectors else ""
    return f":{on}" if on else ""


def read(text: str) -> State:
    parts = parts_of(text, (*_PARTS, *_OPTIONS))
    if "scores" not in parts:
        raise unreadable("scores", text)
    state = _assemble(parts)
    _check(state)
    return state


def _assemble(parts: Mapping[str, str]) -> State:
    scores = tuple(int(score) for score in match(_SCORES, parts["scores"])[0].split())
    players = len(scores)
    turn = match(_TURN, parts.get("turn", "1"))
    tiles = sorted((_read_tile(tile) for tile in _words(parts, "tiles")), key=lambda tile: tile[0])
    held = parts.get("held", "")
    if held and (len(held) > 1 or held not in COLOURS + UNKNOWN):
        raise unreadable("part", f"held {held}")
    colours = "".join(colour for _, colour, _ in tiles)
    return State(
        cells=tuple(cell for cell, _, _ in tiles),
        colours=colours,
        rescuers=tuple(tuple(cell for cell, _, on in tiles if str(seat + 1) in on) for seat in range(players)),
        inspectors=tuple(cell for cell, _, on in tiles if "i" in on),
        scores=scores,
        pile=_read_pile(parts, players, colours + held),
        turn=_seat(turn["seat"], players),
        starter=_seat(parts.get("first", "1"), players),
        step=STEPS[turn["step"] or ""],
        held=held,
        laid=_cell(parts["laid"]) if "laid" in parts else None,
        posting=_read_posting(parts["post"]) if "post" in parts else None,
        bonus=_seat(turn["bonus"], players) if turn["bonus"] else None,
        variants=Variants(
            choice(parts, ADVANCED, _OPTIONS[ADVANCED]) == "yes",
            choice(parts, MAFDAT_LIMITS, _OPTIONS[MAFDAT_LIMITS]) == "free",
            choice(parts, BONUS_ACTION, _OPTIONS[BONUS_ACTION]) == "any",
        ),
    )


def _check(state: State) -> None:
    """What no move could be judged on: pieces that cannot be there, or a step without its pieces."""
    used = Counter(state.colours + state.held + state.pile)
    excess = {c: n for c, n in (used - Counter(box(state.players))).items() if c != UNKNOWN}
    if excess:
        colour, count = next(iter(excess.items()))
        raise Unreadable(Message("unreadable-tiles", {"text": colour, "count": count}))
    refuse_more(used.total(), len(box(state.players)))
    if not pieces_fit(state):
        raise unreadable("pieces", write(state))


def _read_tile(text: str) -> tuple[Cell, str, str]:
    found = match(_TILE, text)
    cell = _cell(found["cell"])
    if max(map(abs, cell)) > FARTHEST:
        raise unreadable("part", text)
    return cell, found["colour"], found["on"] or ""


def _read_posting(text: str) -> Posting:
    found = match(_POST, text)
    before: Cells = tuple(sorted(_cell(cell) for cell in found["before"].split() if cell != NONE))
    return Posting(_cell(found["tile"]), before, int(found["left"]))


def _read_pile(parts: Mapping[str, str], players: int, laid: str) -> str:
    text = parts.get("pile", "*")
    found = match(_PILE, text)
    if text == NONE:
        return ""
    if not text.startswith("*"):
        return text
    top = found["top"] or ""
    seed = match(_SEED, parts.get("seed", "0"))[0]
    rest = "".join(sorted((Counter(box(players)) - Counter(laid + top)).elements()))
    return shuffled(rest, int(seed)) + top


def _seat(text: str, players: int) -> Seat:
    if text not in PLAYERS[:players]:
        raise unreadable("part", text)
    return SEATS[int(text) - 1]


def _cell(text: str) -> Cell:
    return Cell.read(match(_CELL, text)[0])


def _words(parts: Mapping[str, str], name: str) -> list[str]:
    return [word for word in parts.get(name, NONE).split() if word != NONE]
