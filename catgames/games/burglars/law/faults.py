"""What is impossible about a position: nothing, for any position of a real game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from catgames.core.message import Message, Seat
from catgames.core.seats import everybody
from catgames.games.burglars.position.cards import BOX, GAP, MARKET, UNKNOWN, YARNS_TO_WIN, say_card
from catgames.games.burglars.position.facts import supply_left
from catgames.games.burglars.position.state import State, all_cards, has_won, is_over

MISPLAYS = frozenset(
    {
        "fault-gap",
        "fault-stages",
        "fault-second",
        "fault-two-due",
        "fault-trap-turn",
        "fault-trap-crew",
        "fault-winners",
        "fault-won-turn",
        "fault-won-due",
        "fault-yarns",
    }
)
"""Faults with all the cards there: who plays against the rules at a table can bring them about."""


def faults(state: State) -> tuple[Message, ...]:
    """What no real game can show, as far as one position can tell without what went before."""
    found = (_card_faults, _market_faults, _crew_faults, _recruit_faults, _trap_faults, _win_faults)
    return tuple(fault for faults_of in found for fault in faults_of(state))


def _card_faults(state: State) -> Iterator[Message]:
    """No text can name more of a card than the box holds, nor another number of places: only a wrong engine could."""
    cards = Counter(all_cards(state))
    surplus = (cards - BOX).keys() - {UNKNOWN}
    if cards.total() != BOX.total() or surplus or len(state.market) != MARKET:
        yield Message("fault-total", {"count": cards.total(), "expected": BOX.total()})


def _market_faults(state: State) -> Iterator[Message]:
    gaps = state.market.count(GAP)
    if gaps > _gaps_in_order(state):
        yield Message("fault-gap", {"count": gaps})


def _gaps_in_order(state: State) -> int:
    """In its turn a player empties one place at most: the first recruit's, or what helps two players to pay."""
    paid = state.trap is not None or is_over(state)
    # The price lies in the discard pile now: only a deck shows that the places could have been filled before.
    if not (state.deck if paid else supply_left(state)):
        return MARKET
    return 1 if state.picked or (paid and state.players == 2) else 0


def _crew_faults(state: State) -> Iterator[Message]:
    """Crews grow beside an equal and never shrink, so no size below the tallest is ever missing."""
    for seat, crews in enumerate(state.crews):
        sizes = {len(crew.cats) for crew in crews}
        if sizes and sizes != set(range(1, max(sizes) + 1)):
            yield Message("fault-stages", {"owner": Seat(seat), "size": max(sizes)})


def _recruit_faults(state: State) -> Iterator[Message]:
    if state.picked and not state.hands[state.turn]:
        yield Message("fault-second", {"who": state.turn})
    if state.picked and state.trap:
        yield Message("fault-two-due")


def _trap_faults(state: State) -> Iterator[Message]:
    """Another player has infiltrated: the trap lay beneath a crew that shows other colours and is bare now."""
    if not state.trap:
        return
    owner, number, card = state.trap
    if owner == state.turn:
        yield Message("fault-trap-turn", {"owner": owner})
    crews = state.crews[owner]
    if number >= len(crews) or crews[number].hidden or card in crews[number].cats:
        yield Message("fault-trap-crew", {"owner": owner, "card": say_card(card), "number": number + 1})


def _win_faults(state: State) -> Iterator[Message]:
    """Who wins does so in their own turn, by the last yarns they scored; then nothing more is due."""
    winners = [seat for seat in everybody(state) if has_won(state, seat)]
    if len(winners) > 1:
        yield Message("fault-winners", {"count": len(winners)})
    for winner in winners:
        if winner != state.turn:
            yield Message("fault-won-turn", {"who": winner})
        bare = sum(not crew.hidden for crew in state.crews[winner])
        count = len(state.scored[winner])
        if count >= YARNS_TO_WIN + max(1, bare):
            yield Message("fault-yarns", {"who": winner, "count": count})
    if winners and (state.picked or state.trap):
        yield Message("fault-won-due")
