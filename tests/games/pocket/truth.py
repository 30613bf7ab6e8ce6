"""What must be so where a line is said, and the values it quotes: worked out from the bare position, another way.

Nothing here asks the engine: tiles are short texts, faces letters, and places are counted by rows and columns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

Truth: TypeAlias = Callable[[Any, Any], dict[str, object]]
CLANS = {
    "royal-claws": ("R", "Royal Claws"),
    "gourmets": ("G", "Gourmets"),
    "crooks": ("K", "Crooks"),
    "defenders": ("J", "Defenders of Justice"),
    "chaoticats": ("X", "Chaoticats"),
    "power-cats": ("W", "Power Cats"),
    "polterkitties": ("T", "Polterkitties"),
}
CATS = {
    "R": "Royal Claws",
    "G": "Gourmets",
    "K": "Crooks",
    "J": "Defenders",
    "W": "Power Cats",
    "T": "Polterkitties",
}
PREY = {"m": "mouse", "p": "pigeon", "f": "fly"}
DOGS = {
    "A": "the dog with one arrow",
    "B": "the dog with two arrows",
    "C": "the dog with three arrows",
    "D": "the dog with four straight arrows",
    "E": "the dog with four diagonal arrows",
}
NOWHERE = -1


def _name(cell: int) -> str:
    return f"{'abcde'[cell % 5]}{cell // 5 + 1}"


def _tile(tile: str) -> str:
    if tile[0] in PREY:
        return f"{PREY[tile[0]]} {tile[1]}"
    if tile[0] in DOGS:
        return DOGS[tile[0]]
    if tile[0] == "X":
        return "the Chaoticats’ chief" if "*" in tile else "a Chaoticat"
    return f"{CATS[tile[0]]} {tile[1]}{' (chief)' * ('*' in tile)}"


def _there(state: Any, cell: int) -> str:
    return "the face-down tile" if state.faces[cell] == "d" else _tile(state.tiles[cell])


def _is(state: Any, cell: int, letters: Any) -> bool:
    """Whether a tile that all can see is of such a kind."""
    return state.faces[cell] != "d" and state.tiles[cell][0] in letters


def _clan(state: Any, seat: int) -> str:
    return CLANS[state.setup.clans[seat]][1]


def _card(state: Any, move: Any) -> str:
    return state.setup.clans[move.seat] if state.setup.effects else ""


def _apart(cell: int, other: int) -> tuple[int, int]:
    """Columns and rows apart, the smaller first."""
    columns, rows = abs(cell % 5 - other % 5), abs(cell // 5 - other // 5)
    return min(columns, rows), max(columns, rows)


def _kind(move: Any) -> str:
    return str(type(move).__name__)


def _own_turn(state: Any, move: Any) -> None:
    assert state.stage == "play"
    assert state.turn == move.seat


def _revealed(state: Any) -> dict[str, object]:
    assert state.faces[state.lifted] == "u"
    return {"tile": _tile(state.tiles[state.lifted]), "cell": _name(state.lifted)}


def _places(move: Any) -> dict[str, object]:
    assert move.cell != move.other
    return {"cell": _name(move.cell), "other": _name(move.other)}


# --- the end, whose decision ----------------------------------------------------------------------


def _over(state: Any, move: Any) -> dict[str, object]:
    assert "d" not in state.faces
    assert state.stage == "over"
    return {}


def _tiles_left(state: Any, move: Any) -> dict[str, object]:
    assert state.stage == "play"
    left = sum(face == "d" for face in state.faces)
    assert left or state.lifted != NOWHERE
    return {"count": left}


def _dogs_first(state: Any, move: Any) -> dict[str, object]:
    assert "d" not in state.faces
    assert state.stage == "rotate"
    assert state.setup.clans[move.seat] == "royal-claws"
    return {}


def _second_game_first(state: Any, move: Any) -> dict[str, object]:
    assert "d" not in state.faces
    assert (state.stage, state.setup.mode, state.setup.game) == ("between", "expert", 1)
    assert state.turn == move.seat
    return {}


def _theirs(stage: str) -> Truth:
    def check(state: Any, move: Any) -> dict[str, object]:
        assert state.stage == stage
        assert state.turn != move.seat
        return {"who": int(state.turn)}

    return check


def _own_decision(state: Any, move: Any) -> dict[str, object]:
    assert state.turn == move.seat
    assert state.stage in ("play", "rotate", "between")
    if state.stage == "rotate":
        assert state.setup.clans[move.seat] == "royal-claws"
    return {"stage": state.stage}


# --- reveal, then swap ------------------------------------------------------------------------------


def _face_up(state: Any, move: Any) -> dict[str, object]:
    assert state.faces[move.cell] == "u"
    return {"cell": _name(move.cell), "tile": _tile(state.tiles[move.cell])}


def _face_down(state: Any, move: Any) -> dict[str, object]:
    assert state.faces[move.cell] == "d"
    return {"cell": _name(move.cell), "tile": "the face-down tile"}


def _waiting(state: Any, move: Any) -> dict[str, object]:
    _own_turn(state, move)
    return _revealed(state)


def _nothing_revealed(state: Any, move: Any) -> dict[str, object]:
    _own_turn(state, move)
    assert state.lifted == NOWHERE
    return {}


def _other_prey(state: Any) -> bool:
    """Whether a face-up prey lies elsewhere than the one just revealed."""
    return any(state.faces[cell] == "u" and _is(state, cell, "mpf") for cell in range(25) if cell != state.lifted)


def _some_prey_must_move(state: Any, move: Any) -> dict[str, object]:
    assert _kind(move) == "Keep"
    assert _card(state, move) == "polterkitties"
    assert _is(state, state.lifted, "mpf")
    assert _other_prey(state)
    return _waiting(state, move)


def _would_stay(state: Any, move: Any) -> dict[str, object]:
    assert _kind(move) == "Keep"
    assert _card(state, move) != "power-cats"
    if _card(state, move) == "polterkitties" and _is(state, state.lifted, "mpf"):
        assert not _other_prey(state)
    return _waiting(state, move)


def _itself(state: Any, move: Any) -> dict[str, object]:
    _own_turn(state, move)
    assert move.cell == move.other
    return {}


def _backwards(state: Any, move: Any) -> dict[str, object]:
    assert move.other == state.lifted != move.cell
    return _waiting(state, move)


def _another(state: Any, move: Any) -> dict[str, object]:
    assert state.lifted not in (move.cell, move.other)
    assert _card(state, move) != "polterkitties"
    return _waiting(state, move)


def _is_dealt_with(state: Any, move: Any) -> dict[str, object]:
    if _kind(move) == "Keep":
        assert _card(state, move) == "power-cats"
    elif move.cell != state.lifted:
        assert _card(state, move) == "polterkitties"
    return _waiting(state, move)


# --- how far --------------------------------------------------------------------------------------


def _prey_moves(state: Any, move: Any) -> dict[str, object]:
    assert _is(state, move.cell, "mpf")
    if move.cell != state.lifted:
        assert _card(state, move) == "polterkitties"
        assert _is(state, state.lifted, "mpf")
    return _places(move)


def _prey_too_far(state: Any, move: Any) -> dict[str, object]:
    assert _apart(move.cell, move.other)[1] > 1
    return _prey_moves(state, move)


def _prey_near(state: Any, move: Any) -> dict[str, object]:
    assert _apart(move.cell, move.other)[1] == 1
    return _prey_moves(state, move)


def _dog_moves(state: Any, move: Any) -> dict[str, object]:
    assert move.cell == state.lifted
    assert _is(state, move.cell, "ABCDE")
    return _places(move)


def _dog_out_of_line(state: Any, move: Any) -> dict[str, object]:
    assert _apart(move.cell, move.other)[0] > 0
    return _dog_moves(state, move)


def _line(move: Any) -> dict[str, object]:
    near, far = _apart(move.cell, move.other)
    assert near == 0
    return {"far": far, "line": "row" if move.cell // 5 == move.other // 5 else "column"}


def _dog_in_line(state: Any, move: Any) -> dict[str, object]:
    return {**_dog_moves(state, move), **_line(move)}


def _cat_moves(state: Any, move: Any) -> dict[str, object]:
    assert move.cell == state.lifted
    assert _is(state, move.cell, "RGKJXWT")
    return _places(move)


def _cat_out_of_reach(state: Any, move: Any) -> dict[str, object]:
    near, far = _apart(move.cell, move.other)
    assert near > 0 or far > 2
    return _cat_moves(state, move)


def _cat_far(state: Any, move: Any) -> dict[str, object]:
    return {**_cat_moves(state, move), "far": _apart(move.cell, move.other)[1]}


def _serving(state: Any, move: Any) -> str:
    """The card that has a say about the revealed cat: any cat, or by a house rule only one of its own clan."""
    card = _card(state, move)
    foreign = card and state.tiles[state.lifted][0] != CLANS[card][0]
    return "" if foreign and state.setup.whose_cat == "own" else card


def _no_dog_in_sight(state: Any, move: Any) -> dict[str, object]:
    assert _serving(state, move) == "royal-claws"
    assert state.faces[move.other] == "d"
    return _cat_out_of_reach(state, move)


def _no_dog_there(state: Any, move: Any) -> dict[str, object]:
    assert _serving(state, move) == "royal-claws"
    assert _is(state, move.other, "mpfRGKJXWT")
    return {**_cat_out_of_reach(state, move), "tile": _tile(state.tiles[move.other])}


def _too_far_even_so(state: Any, move: Any) -> dict[str, object]:
    assert _serving(state, move) == "defenders"
    near, far = _apart(move.cell, move.other)
    assert near in (0, far)
    assert far > 2
    return _cat_far(state, move)


def _no_direction(state: Any, move: Any) -> dict[str, object]:
    assert _serving(state, move) == "defenders"
    near, far = _apart(move.cell, move.other)
    assert near not in (0, far)
    return _cat_moves(state, move)


def _cat_too_far(state: Any, move: Any) -> dict[str, object]:
    near, far = _apart(move.cell, move.other)
    assert near == 0
    assert far > 2
    assert _serving(state, move) not in ("royal-claws", "defenders")
    return _cat_far(state, move)


def _cat_out_of_line(state: Any, move: Any) -> dict[str, object]:
    assert _apart(move.cell, move.other)[0] > 0
    assert _serving(state, move) not in ("royal-claws", "defenders")
    return _cat_moves(state, move)


def _cat_in_reach(state: Any, move: Any) -> dict[str, object]:
    near, far = _apart(move.cell, move.other)
    assert (near, far) in ((0, 1), (0, 2))
    return {**_cat_moves(state, move), **_line(move)}


# --- the clan cards ---------------------------------------------------------------------------------


def _no_prey_revealed(state: Any, move: Any) -> dict[str, object]:
    assert _card(state, move) == "polterkitties"
    assert not _is(state, state.lifted, "mpf")
    assert move.cell != state.lifted
    return _waiting(state, move)


def _hidden_instead(state: Any, move: Any) -> dict[str, object]:
    assert _card(state, move) == "polterkitties"
    assert state.faces[move.cell] == "d"
    return {"cell": _name(move.cell)}


def _instead(state: Any, move: Any) -> dict[str, object]:
    assert _card(state, move) == "polterkitties"
    assert _is(state, state.lifted, "mpf")
    assert move.cell != state.lifted
    tile, revealed = (_tile(state.tiles[cell]) for cell in (move.cell, state.lifted))
    return {"tile": tile, "cell": _name(move.cell), "revealed": revealed}


def _no_prey_instead(state: Any, move: Any) -> dict[str, object]:
    assert _is(state, move.cell, "ABCDERGKJXWT")
    return _instead(state, move)


def _prey_instead(state: Any, move: Any) -> dict[str, object]:
    assert _is(state, move.cell, "mpf")
    return _instead(state, move)


def _card_is_used(state: Any, move: Any) -> bool:
    """Whose card has a say in what becomes of the revealed cat; returns whether that cat is their own."""
    _own_turn(state, move)
    card = _card(state, move)
    assert _is(state, state.lifted, "RGKJXWT")
    if _kind(move) == "Keep":
        assert card == "power-cats"
    else:
        near, far = _apart(move.cell, move.other)
        assert move.cell == state.lifted
        assert near > 0 or far > 2
        if card == "defenders":
            assert near == far <= 2
        else:
            assert card == "royal-claws"
            assert _is(state, move.other, "ABCDE")
    letter: str = state.tiles[state.lifted][0]
    return letter == CLANS[card][0]


def _not_served(state: Any, move: Any) -> dict[str, object]:
    assert not _card_is_used(state, move)
    assert state.setup.whose_cat == "own"
    return {"tile": _tile(state.tiles[state.lifted]), "own": "no", "clan": _clan(state, move.seat)}


def _served(state: Any, move: Any) -> dict[str, object]:
    own = _card_is_used(state, move)
    assert own or state.setup.whose_cat == "any"
    said = {"own": "yes" if own else "no", "clan": _clan(state, move.seat)}
    return {"tile": _tile(state.tiles[state.lifted]), **said}


def _to_a_dog(state: Any, move: Any) -> dict[str, object]:
    _served(state, move)
    assert _card(state, move) == "royal-claws"
    return {"other": _name(move.other), "dog": DOGS[state.tiles[move.other][0]]}


def _diagonally(state: Any, move: Any) -> dict[str, object]:
    _served(state, move)
    assert _card(state, move) == "defenders"
    return _cat_far(state, move)


def _card_wins(state: Any, move: Any) -> dict[str, object]:
    _served(state, move)
    return _cat_out_of_reach(state, move)


def _cat_stays(state: Any, move: Any) -> dict[str, object]:
    _served(state, move)
    assert _kind(move) == "Keep"
    return _waiting(state, move)


def _no_cat_stays(state: Any, move: Any) -> dict[str, object]:
    assert _kind(move) == "Keep"
    assert _card(state, move) == "power-cats"
    assert _is(state, state.lifted, "mpfABCDE")
    return _waiting(state, move)


def _declined(state: Any, move: Any) -> dict[str, object]:
    """The swap is one of the book's, and there is something that only the card would allow."""
    _own_turn(state, move)
    card, lifted = _card(state, move), state.lifted
    others = [cell for cell in range(25) if cell != lifted and state.faces[cell] == "u"]
    near, far = _apart(lifted, move.other)
    assert move.cell == lifted
    if card == "polterkitties":
        assert far == 1
        assert _is(state, lifted, "mpf")
        assert any(_is(state, cell, "mpf") for cell in others)
    else:
        assert (near, far) in ((0, 1), (0, 2))
        own = state.tiles[lifted][0] == CLANS[card][0]
        assert own or state.setup.whose_cat == "any"
        dogs = [_apart(lifted, cell) for cell in others if _is(state, cell, "ABCDE")]
        assert card in ("defenders", "power-cats") or any(apart not in ((0, 1), (0, 2)) for apart in dogs)
    return {"clan": _clan(state, move.seat)}


# --- turning a dog ----------------------------------------------------------------------------------


def _unknown(state: Any, move: Any) -> dict[str, object]:
    assert state.faces[move.cell] == "d"
    return {"cell": _name(move.cell)}


def _no_dog(state: Any, move: Any) -> dict[str, object]:
    assert _is(state, move.cell, "mpfRGKJXWT")
    return {"cell": _name(move.cell), "tile": _tile(state.tiles[move.cell])}


def _never_here(state: Any, move: Any) -> dict[str, object]:
    assert _is(state, move.cell, "ABCDE")
    assert state.stage == "play"
    assert "royal-claws" not in state.setup.clans or not state.setup.effects
    return {"cell": _name(move.cell)}


def _not_now(state: Any, move: Any) -> dict[str, object]:
    assert _is(state, move.cell, "ABCDE")
    assert state.stage == "play"
    assert "royal-claws" in state.setup.clans
    assert state.setup.effects
    return {"cell": _name(move.cell)}


def _now(state: Any, move: Any) -> dict[str, object]:
    assert "d" not in state.faces
    assert state.setup.effects
    assert "royal-claws" in state.setup.clans
    assert state.stage == "rotate"
    return {}


def _chief(state: Any) -> int:
    cell: int = state.tiles.index("R5*")
    return cell


def _not_beside(state: Any, move: Any) -> dict[str, object]:
    assert _is(state, move.cell, "ABCDE")
    assert _apart(_chief(state), move.cell) != (0, 1)
    assert state.setup.clans[move.seat] == "royal-claws"
    return {"cell": _name(move.cell), "chief": _name(_chief(state))}


def _beside(state: Any, move: Any) -> dict[str, object]:
    assert state.setup.clans[move.seat] == "royal-claws"
    if _kind(move) == "Keep":
        assert any(_is(state, cell, "ABCDE") for cell in range(25) if _apart(_chief(state), cell) == (0, 1))
        return {"what": "keep", "cell": ""}
    assert _is(state, move.cell, "ABCDE")
    assert _apart(_chief(state), move.cell) == (0, 1)
    return {"what": "turn", "cell": _name(move.cell)}


def _full_turn(state: Any, move: Any) -> dict[str, object]:
    _beside(state, move)
    assert move.quarters == 4
    return {"cell": _name(move.cell)}


def _real_turn(state: Any, move: Any) -> dict[str, object]:
    _beside(state, move)
    assert move.quarters in (1, 2, 3)
    return {"quarters": move.quarters}


def _points_alike(state: Any, move: Any) -> dict[str, object]:
    """The dogs with four arrows always, the one with two, which are opposite, after a half turn."""
    _real_turn(state, move)
    dog = state.tiles[move.cell][0]
    assert dog in "DE" or (dog == "B" and move.quarters == 2)
    return {"cell": _name(move.cell)}


# --- the clans, and the second game -------------------------------------------------------------------


def _choosing(state: Any, move: Any) -> dict[str, object]:
    assert state.stage == "choose"
    assert not state.tiles
    return {}


def _taken(state: Any, move: Any) -> dict[str, object]:
    assert state.setup.clans[1 - move.seat] == move.clan
    return {"clan": CLANS[move.clan][1], "who": 1 - int(move.seat)}


def _free(state: Any, move: Any) -> dict[str, object]:
    assert state.stage == "choose"
    assert move.clan not in state.setup.clans
    return {"clan": CLANS[move.clan][1]}


def _has_chosen(state: Any, move: Any) -> dict[str, object]:
    _choosing(state, move)
    assert state.turn != move.seat
    return {"clan": _clan(state, move.seat), "who": int(state.turn)}


def _chooses_later(state: Any, move: Any) -> dict[str, object]:
    assert not state.setup.clans[move.seat]
    return _theirs("choose")(state, move)


def _begun(state: Any, move: Any) -> dict[str, object]:
    assert all(state.setup.clans)
    assert state.stage in ("play", "rotate")
    return {}


def _own_choice(state: Any, move: Any) -> dict[str, object]:
    _choosing(state, move)
    assert state.turn == move.seat
    return {}


def _any_free_clan(state: Any, move: Any) -> dict[str, object]:
    assert state.setup.mode == "free"
    assert state.turn == move.seat
    return _free(state, move)


def _offer(state: Any, move: Any, mode: str) -> dict[str, object]:
    assert state.setup.mode == mode
    assert state.turn == move.seat
    offer = state.setup.offers[move.seat]
    clans = [CLANS[clan][1] for clan in offer]
    return {"clan": CLANS[move.clan][1], "clans": clans, "count": len(offer)}


def _not_drawn(mode: str) -> Truth:
    def check(state: Any, move: Any) -> dict[str, object]:
        assert move.clan not in state.setup.offers[move.seat]
        return _offer(state, move, mode)

    return check


def _drawn(state: Any, move: Any) -> dict[str, object]:
    assert move.clan in state.setup.offers[move.seat]
    return _offer(state, move, "limited")


def _only_experts(state: Any, move: Any) -> dict[str, object]:
    assert state.setup.mode != "expert"
    return {}


def _no_third(state: Any, move: Any) -> dict[str, object]:
    assert (state.setup.mode, state.setup.game) == ("expert", 2)
    return {}


def _first_goes_on(state: Any, move: Any) -> dict[str, object]:
    assert (state.setup.mode, state.setup.game) == ("expert", 1)
    assert state.stage in ("choose", "play", "rotate")
    return {}


def _expert(state: Any, move: Any) -> dict[str, object]:
    if _kind(move) == "Again":
        _second_game_first(state, move)
        assert state.setup.first != move.seat, "the other draws in the second game"
        return {"what": "again"}
    assert move.clan in state.setup.offers[move.seat]
    found = _offer(state, move, "expert")
    return {"what": "choose", "clan": found["clan"], "count": found["count"]}


TRUTH: dict[str, Truth] = {
    "end.last-tile@broken-over": _over,
    "end.last-tile@broken-dogs": _dogs_first,
    "end.last-tile@broken-between": _second_game_first,
    "end.last-tile@held": _tiles_left,
    "turn.order@broken-their-turn": _theirs("play"),
    "turn.order@broken-their-dogs": _theirs("rotate"),
    "turn.order@broken-their-game": _theirs("between"),
    "turn.order@held": _own_decision,
    "turn.reveal@broken": _face_up,
    "turn.reveal@held": _face_down,
    "turn.no-peek@broken-waiting": _waiting,
    "turn.no-peek@held": _nothing_revealed,
    "turn.swap@broken-nothing": _nothing_revealed,
    "turn.swap@broken-no-prey-moves": _some_prey_must_move,
    "turn.swap@broken-stays": _would_stay,
    "turn.swap@broken-itself": _itself,
    "turn.swap@broken-backwards": _backwards,
    "turn.swap@broken-another": _another,
    "turn.swap@held": _is_dealt_with,
    "swap.prey@broken": _prey_too_far,
    "swap.prey@held": _prey_near,
    "swap.dog@broken-out-of-line": _dog_out_of_line,
    "swap.dog@held": _dog_in_line,
    "swap.cat@broken-no-dog-in-sight": _no_dog_in_sight,
    "swap.cat@broken-no-dog": _no_dog_there,
    "clan.defenders.effect@broken-too-far": _too_far_even_so,
    "clan.defenders.effect@broken-out-of-line": _no_direction,
    "swap.cat@broken-too-far": _cat_too_far,
    "swap.cat@broken-out-of-line": _cat_out_of_line,
    "swap.cat@held": _cat_in_reach,
    "clan.polterkitties.effect@broken-no-prey-revealed": _no_prey_revealed,
    "clan.polterkitties.effect@broken-face-down": _hidden_instead,
    "clan.polterkitties.effect@broken-no-prey": _no_prey_instead,
    "clan.polterkitties.effect@held": _prey_instead,
    "ruling.whose-cat@broken": _not_served,
    "ruling.whose-cat@held": _served,
    "clan.royal-claws.effect@held": _to_a_dog,
    "clan.defenders.effect@held": _diagonally,
    "clan.precedence@held": _card_wins,
    "clan.power-cats.effect@broken": _no_cat_stays,
    "clan.power-cats.effect@held": _cat_stays,
    "ruling.effect-optional@held": _declined,
    "dog.facing@broken-face-down": _unknown,
    "dog.facing@broken-no-dog": _no_dog,
    "dog.facing@broken-nobody": _never_here,
    "dog.facing@broken-not-now": _not_now,
    "dog.facing@held": _now,
    "clan.royal-claws.chief@broken-no-dog": _no_dog,
    "clan.royal-claws.chief@broken-not-beside": _not_beside,
    "clan.royal-claws.chief@held": _beside,
    "ruling.rotation@broken-all-round": _full_turn,
    "ruling.rotation@held": _real_turn,
    "ruling.idle-turn@held": _points_alike,
    "setup.clans@broken-choosing": _choosing,
    "setup.clans@broken-taken": _taken,
    "setup.clans@held": _free,
    "mode.agree@broken-has-chosen": _has_chosen,
    "mode.agree@broken-their-choice": _chooses_later,
    "mode.agree@broken-between": _second_game_first,
    "mode.agree@broken-begun": _begun,
    "mode.agree@held": _own_choice,
    "mode.free@held": _any_free_clan,
    "mode.limited@broken": _not_drawn("limited"),
    "mode.limited@held": _drawn,
    "mode.expert@broken-not-offered": _not_drawn("expert"),
    "mode.expert@broken-one-game": _only_experts,
    "mode.expert@broken-no-third": _no_third,
    "mode.expert@broken-first-goes-on": _first_goes_on,
    "mode.expert@held": _expert,
}
