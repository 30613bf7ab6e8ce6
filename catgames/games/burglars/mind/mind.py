"""How a cat thinks of Cat Burglars: what may lie face down, and what yarns, traps, crews and hands promise."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from random import Random

from catgames.core.memory import SMALL
from catgames.core.message import Seat
from catgames.core.mind import Mind, shares
from catgames.core.seats import SEATS
from catgames.games.burglars.position.cards import BOX, COLOURS_OF_FAME, MIRROR, UNKNOWN, YARNS_TO_WIN
from catgames.games.burglars.position.facts import needs
from catgames.games.burglars.position.state import Crew, State, all_cards, has_won, is_over

# --- what may lie hidden -------------------------------------------------------------------------

BELIEF = (0.1, 0.2, 0.6)
"""How likely a face-down card is a yarn beneath a crew of one, two, more cats: cheap crews bait with traps."""
SEEDS = 1 << 30


def imagine(seen: State, seat: Seat, chance: Random) -> State:
    """Deal the cards not seen: cats beneath the crews and as scored yarns, then anything to hands and deck."""
    unseen = _unseen(seen)
    chance.shuffle(unseen)
    crews = tuple([tuple([_guess(crew, unseen, chance) for crew in own]) for own in seen.crews])
    scored = tuple([_cats(unseen, len(pile)) if UNKNOWN in pile else pile for pile in seen.scored])
    hands = tuple([_deal(unseen, len(hand)) if UNKNOWN in hand else hand for hand in seen.hands])
    deck = _deal(unseen, len(seen.deck))  # a position may hold fewer cards than the box
    # The seed shuffles the discard pile later on: which way is as unknown as the rest.
    seed = chance.randrange(SEEDS)
    return seen._replace(hands=hands, crews=crews, scored=scored, deck=deck, seed=seed)


def _unseen(seen: State) -> list[str]:
    shown = all_cards(seen)
    return [card for card, count in BOX.items() for _ in range(count - shown.count(card))]


def _guess(crew: Crew, unseen: list[str], chance: Random) -> Crew:
    """The crew with a yarn or a trap beneath it, as far as the unseen cards allow."""
    cats, hidden = crew
    if hidden != UNKNOWN:
        return crew
    yarn = chance.random() < BELIEF[min(len(cats), len(BELIEF)) - 1]
    fits = (card for card in unseen if card != MIRROR and (card in cats) is yarn)
    card = next(fits, "") or next(card for card in unseen if card != MIRROR)
    unseen.remove(card)
    return Crew(cats, card)


def _cats(unseen: list[str], count: int) -> str:
    """Mirrors are never scored."""
    dealt = [card for card in unseen if card != MIRROR][:count]
    for card in dealt:
        unseen.remove(card)
    return "".join(dealt)


def _deal(unseen: list[str], count: int) -> str:
    dealt = "".join(unseen[:count])
    del unseen[:count]
    return dealt


# --- what it is worth ----------------------------------------------------------------------------

# All in yarns, as whole games between cats have weighed them.
LATE, LATE_FROM = 0.4, 4
"""What a yarn counts more from here on: the end is near."""
SECURABLE, SAFE = 0.9, 0.9
"""A yarn beneath a crew: of the player to move, and one that nobody can pay for."""
EXPOSED = {2: -0.2, 3: 0.5, 4: 0.5}
"""One that somebody can pay for, by the number of players. The more there are, the less often it is this
card that is tried; and a table where all lay nothing but traps ends without cards, and without a winner."""
BAIT, SPRUNG, IDLE_TRAP = 0.4, 0.35, 0.1
"""A trap that somebody can pay for; one that was paid for; and one that nobody can pay for."""
SIZES = (0.05, 0.22, 0.35, 0.45)
"""A crew of one cat, two, three, more: the more there are, the dearer it is to infiltrate."""
READY = 0.12
"""A crew with nothing beneath it, and a card at hand that would be a yarn there."""
CAT, MOST_CATS = 0.04, 6
GLASS, MOST_MIRRORS = 0.2, 3
"""Cards at hand. Who hoards more of them than can be used does nothing else."""
SECOND, TURN = 0.1, 0.2
"""A second recruit that is due, and being next to act."""


def worth(state: State) -> Sequence[float]:
    players = len(state.hands)
    if is_over(state):
        return shares([seat for seat in SEATS[:players] if has_won(state, seat)], players)
    # A begun recruit and a sprung trap only finish the turn: then the next player acts.
    finishing = state.picked or state.trap is not None
    mover = (state.turn + 1) % players if finishing else state.turn
    odds = [exp(_standing(state, seat, mover)) for seat in range(players)]
    whole = sum(odds)
    return [share / whole for share in odds]


def _standing(state: State, seat: int, mover: int) -> float:
    """How far a player has come, in yarns."""
    hand = state.hands[seat]
    mirrors, exposed = hand.count(MIRROR), EXPOSED[len(state.hands)]
    standing = _progress(state, state.scored[seat])
    standing += CAT * min(len(hand) - mirrors, MOST_CATS) + GLASS * min(mirrors, MOST_MIRRORS)
    if seat == mover:
        standing += TURN
    if state.picked and seat == state.turn:
        standing += SECOND
    if state.trap and seat == state.trap.owner:
        standing += SPRUNG
    for cats, hidden in state.crews[seat]:
        standing += SIZES[len(cats) - 1] if len(cats) < len(SIZES) else SIZES[-1]
        if not hidden:
            standing += READY * shares_a_colour(cats, hand)
        elif hidden in cats:
            standing += SECURABLE if seat == mover else exposed if _is_payable(state, seat, cats) else SAFE
        else:
            standing += BAIT if _is_payable(state, seat, cats) else IDLE_TRAP
    return standing


def _progress(state: State, scored: str) -> float:
    yarns = len(scored)
    if state.variants.hall_of_fame:
        yarns = max(yarns, YARNS_TO_WIN - COLOURS_OF_FAME + len(set(scored)))
    return yarns + LATE * max(0, yarns - LATE_FROM)


@lru_cache(maxsize=SMALL)
def shares_a_colour(cats: str, hand: str) -> bool:
    return any(cat in hand for cat in cats)


def _is_payable(state: State, owner: int, cats: str) -> bool:
    """Whether another player could infiltrate a crew of these cats."""
    two_players = len(state.hands) == 2
    for seat, hand in enumerate(state.hands):
        if seat == owner:
            continue
        missing, mirrors = _missing(cats, hand)
        short = len(missing) - mirrors
        if short <= 0:
            return True
        if short == 1 and two_players and _market_helps(state, missing):
            return True
    return False


@lru_cache(maxsize=SMALL)
def _missing(cats: str, hand: str) -> tuple[str, int]:
    """The colours of a price that a hand lacks, and its mirrors."""
    missing = "".join([colour * (count - hand.count(colour)) for colour, count in needs(cats)])
    return missing, hand.count(MIRROR)


def _market_helps(state: State, missing: str) -> bool:
    market = state.market
    return (MIRROR in market and state.variants.market_mirror) or any(card in market for card in missing)


MIND: Mind[State] = Mind(imagine, worth)
