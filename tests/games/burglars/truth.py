"""What must be so where a line is said, and the values it quotes: worked out from the bare position, another way.

Nothing here asks the engine: hands, crews and the market are strings of letters, and are counted by hand.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, TypeAlias

Truth: TypeAlias = Callable[[Any, Any], dict[str, object]]
PLAYERS = ("Nora", "Sami", "Inès", "Théo")
COLOURS = {"b": "blue", "o": "orange", "g": "green", "p": "purple", "r": "red", "y": "yellow"}
NEW = -1


def _card(letter: str) -> str:
    if letter == "m":
        return "a mirror"
    return f"{'an' if letter == 'o' else 'a'} {COLOURS[letter]} cat"


def _cards(letters: str) -> list[str]:
    """'2 blue', 'a mirror': each colour with its number, in the order of the box."""
    said = [f"{letters.count(letter)} {name}" for letter, name in COLOURS.items() if letter in letters]
    mirrors = letters.count("m")
    return said + ([f"{mirrors} mirror{'s' * (mirrors > 1)}"] if mirrors else [])


def _spot(spot: Any) -> str:
    owner, crew = spot
    return "a new crew" if crew == NEW else f"{PLAYERS[owner]}’s crew {crew + 1}"


def _crew(state: Any, spot: Any) -> Any:
    return state.crews[spot[0]][spot[1]]


def _exists(state: Any, spot: Any) -> bool:
    return bool(0 <= spot[1] < len(state.crews[spot[0]]))


def _decider(state: Any) -> int:
    return int(state.trap.owner if state.trap else state.turn)


def _paid(move: Any) -> str:
    return str(move.price + move.market)


# --- whose turn, and the end ----------------------------------------------------------------------


def _most(counts: list[int]) -> dict[str, object]:
    return {"who": counts.index(max(counts)), "count": max(counts)}


def _nobody_has_eight(state: Any, move: Any) -> dict[str, object]:
    assert max(map(len, state.scored)) < 8
    return _most([len(cards) for cards in state.scored])


def _somebody_has_eight(state: Any, move: Any) -> dict[str, object]:
    assert max(map(len, state.scored)) >= 8
    return _most([len(cards) for cards in state.scored])


def _nobody_has_six_colours(state: Any, move: Any) -> dict[str, object]:
    assert max(len(set(cards)) for cards in state.scored) < 6
    return _most([len(set(cards)) for cards in state.scored])


def _somebody_has_six_colours(state: Any, move: Any) -> dict[str, object]:
    assert max(len(set(cards)) for cards in state.scored) >= 6
    return _most([len(set(cards)) for cards in state.scored])


def _everybody_passed(state: Any, move: Any) -> dict[str, object]:
    assert state.passes == len(state.hands)
    return {}


def _their_trap(state: Any, move: Any) -> dict[str, object]:
    assert state.trap.owner != move.seat
    return {"who": int(state.trap.owner)}


def _their_second(state: Any, move: Any) -> dict[str, object]:
    assert state.picked
    assert state.turn != move.seat
    return {"who": int(state.turn)}


def _their_turn(state: Any, move: Any) -> dict[str, object]:
    assert not state.picked
    assert not state.trap
    assert state.turn != move.seat
    return {"who": int(state.turn)}


def _kind(move: Any) -> str:
    return str(type(move).__name__)


def _trap_first(state: Any, move: Any) -> dict[str, object]:
    assert state.trap.owner == move.seat
    assert _kind(move) != "Place"
    return {}


def _no_trap(state: Any, move: Any) -> dict[str, object]:
    assert not state.trap
    assert _kind(move) == "Place"
    return {}


def _second_first(state: Any, move: Any) -> dict[str, object]:
    assert state.picked
    assert _kind(move) != "Take"
    return {}


def _can_act(state: Any, move: Any) -> dict[str, object]:
    """Something can be drawn, or a cat played, or a yarn secured, or a card beneath another's crew is in reach."""
    assert _kind(move) == "Pass"
    hand, own = state.hands[move.seat], state.crews[move.seat]
    cards = state.deck + state.discard + state.market.replace(".", "")
    yarns = [crew for crew in own if crew.hidden and crew.hidden in crew.cats]
    prey = [crew for crews in state.crews if crews is not own for crew in crews if crew.hidden]
    assert cards or hand.strip("m?") or yarns or (prey and hand)
    return {}


def _decides(state: Any, move: Any) -> dict[str, object]:
    assert move.seat == _decider(state)
    if state.trap:
        return {"due": "trap"}
    return {"due": "second" if state.picked else "pass" if _kind(move) == "Pass" else "action"}


# --- Action 1 -------------------------------------------------------------------------------------


def _no_gap(state: Any, move: Any) -> dict[str, object]:
    assert "." not in state.market
    return {}


def _not_in_the_market(state: Any, move: Any) -> dict[str, object]:
    assert move.source not in state.market
    return {"card": _card(move.source)}


def _lies_there(state: Any, move: Any) -> dict[str, object]:
    if move.source == "deck":
        assert state.deck or state.discard
        return {"source": "deck", "card": "an unseen card"}
    assert move.source in state.market
    if move.source == ".":
        return {"source": "gap", "card": "an empty place"}
    return {"source": "market", "card": _card(move.source)}


def _refilled_later(state: Any, move: Any) -> dict[str, object]:
    assert move.source == "." and "." in state.market  # noqa: PT018
    assert state.deck or state.discard
    return {}


def _gap_stays(state: Any, move: Any) -> dict[str, object]:
    assert move.source in state.market.replace(".", "")
    assert "." in state.market
    assert state.deck or state.discard
    return {}


def _nothing_to_draw(state: Any, move: Any) -> dict[str, object]:
    assert not state.deck + state.discard
    return {}


def _card_left(state: Any, move: Any) -> dict[str, object]:
    why = "pass" if _kind(move) == "Pass" else "card"
    assert why == "pass" or state.deck + state.discard
    return {"why": why, "deck": len(state.deck), "discard": len(state.discard)}


# --- Actions 2 and 3 ------------------------------------------------------------------------------


def _not_held(state: Any, move: Any) -> dict[str, object]:
    assert move.card not in state.hands[move.seat]
    return {"card": _card(move.card)}


def _no_such_crew(state: Any, move: Any) -> dict[str, object]:
    owner, crew = move.spot
    assert not _exists(state, move.spot)
    return {"owner": int(owner), "number": crew + 1, "count": len(state.crews[owner])}


def _anothers(state: Any, move: Any) -> dict[str, object]:
    assert move.spot[0] != move.seat
    assert move.spot[1] == NEW or _exists(state, move.spot)
    return {"owner": int(move.spot[0])}


def _goes_there(state: Any, move: Any) -> dict[str, object]:
    assert move.card in state.hands[move.seat]
    assert move.spot[0] == move.seat
    return {"card": _card(move.card)}


def _is_a_mirror(state: Any, move: Any) -> dict[str, object]:
    assert move.card == "m"
    return {"card": "a mirror"}


def _is_a_cat(state: Any, move: Any) -> dict[str, object]:
    assert move.card in COLOURS
    return {"card": _card(move.card)}


def _new_crew(state: Any, move: Any) -> dict[str, object]:
    assert move.spot == (move.seat, NEW)
    return {"count": len(state.crews[move.seat])}


def _sizes(state: Any, move: Any) -> tuple[int, list[int], dict[str, object]]:
    owner, number = move.spot
    sizes = [len(crew.cats) for crew in state.crews[owner]]
    size, others = sizes[number], sizes[:number] + sizes[number + 1 :]
    twins = [k for k, other in enumerate(sizes) if k != number and other == size]
    said = {
        "size": size,
        "others": len(others),
        "different": len(set(others)),
        "sizes": [str(other) for other in sorted(set(others))],
        "twin": _spot((owner, twins[0])) if twins else "none",
    }
    return size, others, said


def _no_equal(state: Any, move: Any) -> dict[str, object]:
    size, others, said = _sizes(state, move)
    assert size not in others
    return said


def _an_equal(state: Any, move: Any) -> dict[str, object]:
    size, others, said = _sizes(state, move)
    assert size in others
    return said


def _colour_is_there(state: Any, move: Any) -> dict[str, object]:
    count = _crew(state, move.spot).cats.count(move.card)
    assert count
    return {"count": count}


def _card_beneath(state: Any, move: Any) -> dict[str, object]:
    assert _crew(state, move.spot).hidden
    return {"spot": _spot(move.spot)}


def _nothing_beneath(state: Any, move: Any) -> dict[str, object]:
    assert not _crew(state, move.spot).hidden
    return {"spot": _spot(move.spot)}


def _needs_a_crew(state: Any, move: Any) -> dict[str, object]:
    assert move.spot[1] == NEW
    return {}


# --- Action 4 -------------------------------------------------------------------------------------


def _nothing_chosen(state: Any, move: Any) -> dict[str, object]:
    assert not move.spots
    return {"count": sum(crew.hidden != "" for crew in state.crews[move.seat])}


def _one_new(state: Any, move: Any) -> dict[str, object]:
    assert NEW in [crew for _, crew in move.spots]
    return {}


def _named_twice(state: Any, move: Any) -> dict[str, object]:
    spot = max(move.spots, key=move.spots.count)
    assert move.spots.count(spot) > 1
    return {"spot": _spot(spot), "count": move.spots.count(spot)}


def _none_there(state: Any, move: Any) -> dict[str, object]:
    owner, crew = next(spot for spot in move.spots if not _exists(state, spot))
    return {"owner": int(owner), "number": crew + 1, "count": len(state.crews[owner])}


def _one_anothers(state: Any, move: Any) -> dict[str, object]:
    return {"owner": next(int(owner) for owner, _ in move.spots if owner != move.seat)}


def _one_bare(state: Any, move: Any) -> dict[str, object]:
    return {"spot": next(_spot(spot) for spot in move.spots if not _crew(state, spot).hidden)}


def _all_own(state: Any, move: Any) -> dict[str, object]:
    assert all(owner == move.seat and _crew(state, (owner, crew)).hidden for owner, crew in move.spots)
    return {"count": len(set(move.spots))}


def _one_unknown(state: Any, move: Any) -> dict[str, object]:
    return {"spot": next(_spot(spot) for spot in move.spots if _crew(state, spot).hidden == "?")}


def _one_a_trap(state: Any, move: Any) -> dict[str, object]:
    spot = next(spot for spot in move.spots if _crew(state, spot).hidden not in _crew(state, spot).cats)
    return {"card": _card(_crew(state, spot).hidden), "spot": _spot(spot)}


def _all_yarns(state: Any, move: Any) -> dict[str, object]:
    assert all(_crew(state, spot).hidden in _crew(state, spot).cats for spot in move.spots)
    first = move.spots[0]
    return {"count": len(move.spots), "card": _card(_crew(state, first).hidden), "spot": _spot(first)}


# --- Action 5 -------------------------------------------------------------------------------------


def _own_side(state: Any, move: Any) -> dict[str, object]:
    assert move.spot[0] == move.seat
    return {}


def _not_ones_own(state: Any, move: Any) -> dict[str, object]:
    assert move.spot[0] != move.seat
    return {"owner": int(move.spot[0])}


def _price_not_held(state: Any, move: Any) -> dict[str, object]:
    hand = state.hands[move.seat]
    letter = next(card for card in "bogprym" if move.price.count(card) > hand.count(card))
    return {"named": _cards(letter * move.price.count(letter)), "held": hand.count(letter)}


def _wrong_colour(state: Any, move: Any) -> dict[str, object]:
    cats = _crew(state, move.spot).cats
    letter = next(card for card in _paid(move) if card != "m" and card not in cats)
    return {"card": _card(letter), "cats": _cards(cats)}


def _too_often(state: Any, move: Any) -> dict[str, object]:
    cats, paid = _crew(state, move.spot).cats, _paid(move)
    letter = next(card for card in "bogpry" if paid.count(card) > cats.count(card))
    assert cats.count(letter)
    return {"paid": _cards(letter * paid.count(letter)), "shown": cats.count(letter)}


def _too_little(state: Any, move: Any) -> dict[str, object]:
    """Every handful of what is left in the hand is tried: the one with the fewest mirrors that makes it right."""
    cats, paid, rest = _crew(state, move.spot).cats, _paid(move), list(state.hands[move.seat])
    for card in move.price:
        rest.remove(card)
    said = {"size": len(cats), "paid": len(paid)}
    handfuls = combinations(sorted(rest, key="bogprym?".index), len(cats) - len(paid))
    adding = [one for one in handfuls if "?" not in one and _matches(cats, paid + "".join(one))]
    if adding:
        best = max(adding, key=lambda one: (-one.count("m"), ["bogprym".index(card) for card in one]))
        return said | {"reach": "held", "missing": _cards("".join(best))}
    unpaid = [card for card in "bogpry" for _ in range(cats.count(card) - paid.count(card))]
    out_of_reach = [card for card in "bogpry" for _ in range(unpaid.count(card) - rest.count(card))]
    for card in out_of_reach[: paid.count("m")]:
        unpaid.remove(card)
    helpers = [*out_of_reach, "m"] if state.variants.market_mirror else out_of_reach
    helped = len(state.hands) == 2 and not move.market and any(card in helpers for card in state.market)
    one_short = len(out_of_reach) == paid.count("m") + rest.count("m") + 1
    return said | {"reach": "market" if helped and one_short else "lacking", "missing": _cards("".join(unpaid))}


def _matches(cats: str, paid: str) -> bool:
    return len(paid) == len(cats) and all(paid.count(card) <= cats.count(card) for card in "bogpry")


def _too_much(state: Any, move: Any) -> dict[str, object]:
    cats, paid = _crew(state, move.spot).cats, _paid(move)
    surplus = len(paid) - len(cats)
    assert 0 < surplus <= paid.count("m")
    assert all(paid.count(card) <= cats.count(card) for card in "bogpry")
    return {"size": len(cats), "paid": len(paid), "count": surplus}


def _it_matches(state: Any, move: Any) -> dict[str, object]:
    cats = _crew(state, move.spot).cats
    assert _matches(cats, _paid(move))
    return {"size": len(cats), "cats": _cards(cats)}


def _mirrored(state: Any, move: Any) -> str:
    cats, paid = _crew(state, move.spot).cats, _paid(move)
    return "".join(card * (cats.count(card) - paid.count(card)) for card in "bogpry")


def _mirrors_stand(state: Any, move: Any) -> dict[str, object]:
    cats = _mirrored(state, move)
    assert len(cats) == _paid(move).count("m") > 0
    return {"count": len(cats), "cats": _cards(cats)}


def _kept(state: Any, move: Any) -> dict[str, object]:
    hand = state.hands[move.seat]
    kept = [card for card in _mirrored(state, move) if hand.count(card) > move.price.count(card)]
    order = [card for card in _crew(state, move.spot).cats if card in kept]
    return {"card": _card(order[0])}


def _to_that_crew(state: Any, move: Any) -> dict[str, object]:
    assert move.spot[0] == move.seat == state.trap.owner
    return {}


def _where_it_lay(state: Any, move: Any) -> dict[str, object]:
    assert move.spot == (state.trap.owner, state.trap.crew)
    return {"spot": _spot(move.spot)}


# --- two players ----------------------------------------------------------------------------------


def _not_two(state: Any, move: Any) -> dict[str, object]:
    assert len(state.hands) != 2
    return {"players": len(state.hands)}


def _several(state: Any, move: Any) -> dict[str, object]:
    assert len(state.hands) == 2
    return {"count": len(move.market)}


def _absent(state: Any, move: Any) -> dict[str, object]:
    assert move.market not in state.market
    return {"card": _card(move.market)}


def _one_helps(state: Any, move: Any) -> dict[str, object]:
    assert len(state.hands) == 2
    assert move.market in state.market
    return {"card": _card(move.market)}


def _market_mirror(allowed: bool) -> Truth:
    def so(state: Any, move: Any) -> dict[str, object]:
        assert move.market == "m"
        assert state.variants.market_mirror == allowed
        return {}

    return so


def _alone(state: Any, move: Any) -> dict[str, object]:
    assert not move.price
    assert len(_crew(state, move.spot).cats) == 1
    return {"cards": _cards(move.market)}


TRUTH: dict[str, Truth] = {
    "end.eight@held": _nobody_has_eight,
    "end.eight@broken": _somebody_has_eight,
    "fame.six-colours@held": _nobody_has_six_colours,
    "fame.six-colours@broken": _somebody_has_six_colours,
    "turn.one-action@broken-their-trap": _their_trap,
    "turn.one-action@broken-their-second": _their_second,
    "turn.one-action@broken-their-turn": _their_turn,
    "turn.one-action@broken-trap-first": _trap_first,
    "turn.one-action@broken-no-trap": _no_trap,
    "turn.one-action@broken-second-first": _second_first,
    "turn.one-action@broken-can-act": _can_act,
    "turn.one-action@held": _decides,
    "recruit.two@broken-no-gap": _no_gap,
    "recruit.two@broken-not-there": _not_in_the_market,
    "recruit.two@held": _lies_there,
    "recruit.refill-late@broken": _refilled_later,
    "recruit.refill-late@held": _gap_stays,
    "ruling.nothing-left@broken-over": _everybody_passed,
    "ruling.nothing-left@broken-no-card": _nothing_to_draw,
    "ruling.nothing-left@broken-no-refill": _nothing_to_draw,
    "ruling.nothing-left@held": _card_left,
    "form.one-cat@broken-not-held": _not_held,
    "form.one-cat@broken-no-such-crew": _no_such_crew,
    "form.one-cat@broken-anothers": _anothers,
    "form.one-cat@held": _goes_there,
    "form.no-mirror@broken": _is_a_mirror,
    "form.no-mirror@held": _is_a_cat,
    "form.new-crew@held": _new_crew,
    "form.same-size@broken": _no_equal,
    "form.same-size@held": _an_equal,
    "form.same-colour@held": _colour_is_there,
    "form.over-hidden@held": _card_beneath,
    "activate.own-crew@broken-not-held": _not_held,
    "activate.own-crew@broken-new": _needs_a_crew,
    "activate.own-crew@broken-no-such-crew": _no_such_crew,
    "activate.own-crew@broken-anothers": _anothers,
    "activate.own-crew@held": _goes_there,
    "activate.one-hidden@broken": _card_beneath,
    "activate.one-hidden@held": _nothing_beneath,
    "activate.no-mirror@broken": _is_a_mirror,
    "activate.no-mirror@held": _is_a_cat,
    "secure.own-yarns@broken-nothing": _nothing_chosen,
    "secure.own-yarns@broken-new": _one_new,
    "secure.own-yarns@broken-twice": _named_twice,
    "secure.own-yarns@broken-no-such-crew": _none_there,
    "secure.own-yarns@broken-anothers": _one_anothers,
    "secure.own-yarns@broken-bare": _one_bare,
    "secure.own-yarns@held": _all_own,
    "secure.no-trap@broken-unknown": _one_unknown,
    "secure.no-trap@broken-trap": _one_a_trap,
    "secure.no-trap@held": _all_yarns,
    "infiltrate.target@broken-no-such-crew": _no_such_crew,
    "infiltrate.target@broken-new": _needs_a_crew,
    "infiltrate.target@broken-own": _own_side,
    "infiltrate.target@held": _not_ones_own,
    "ruling.empty-crew-target@broken": _nothing_beneath,
    "ruling.empty-crew-target@held": _card_beneath,
    "infiltrate.price@broken-not-held": _price_not_held,
    "infiltrate.price@broken-wrong-colour": _wrong_colour,
    "infiltrate.price@broken-one-colour-too-often": _too_often,
    "infiltrate.price@broken-too-little": _too_little,
    "infiltrate.price@broken-too-much": _too_much,
    "infiltrate.price@held": _it_matches,
    "infiltrate.mirror@held": _mirrors_stand,
    "ruling.mirror-by-choice@held": _kept,
    "infiltrate.trap@broken-no-such-crew": _no_such_crew,
    "infiltrate.trap@broken-anothers": _anothers,
    "infiltrate.trap@held": _to_that_crew,
    "ruling.trap-target@held": _where_it_lay,
    "two.market@broken-players": _not_two,
    "two.market@broken-several": _several,
    "two.market@broken-not-there": _absent,
    "two.market@held": _one_helps,
    "ruling.market-mirror@broken": _market_mirror(allowed=False),
    "ruling.market-mirror@held": _market_mirror(allowed=True),
    "ruling.two-alone@held": _alone,
}
"""Every line of every rule that judges a move."""
