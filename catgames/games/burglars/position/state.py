"""A position: who holds what, the crews, the market, and what is due next."""

from __future__ import annotations

from typing import NamedTuple

from catgames.core.chance import HIDDEN, chance
from catgames.core.game import Choices
from catgames.core.message import Seat
from catgames.core.rulebook import Nature, decides
from catgames.core.seats import SEATS
from catgames.games.burglars.position.cards import (
    COLOURS,
    COLOURS_OF_FAME,
    GAP,
    HAND,
    MARKET,
    UNKNOWN,
    YARNS_TO_WIN,
    full_deck,
)

FAME = "hall_of_fame"
MARKET_MIRROR = "market_mirror"
NEW = -1
"""In place of a crew's number: a crew to be started."""


class Spot(NamedTuple):
    """A crew on the table, by its owner and its number, or a new one."""

    owner: Seat
    crew: int


class Crew(NamedTuple):
    """A column of visible cats; `hidden` is the face-down card beneath, or nothing."""

    cats: str
    hidden: str = ""

    @property
    def holds_yarn(self) -> bool:
        return lies_as_yarn(self)

    @property
    def holds_trap(self) -> bool:
        return lies_as_trap(self)


@decides("hidden.yarn", "action-3", Nature.EFFECT)
def lies_as_yarn(crew: Crew) -> bool:
    """A yarn if its colour is that of a visible cat (Action 3); judged anew as the crew grows."""
    return bool(crew.hidden) and crew.hidden in crew.cats


@decides("hidden.trap", "action-3", Nature.EFFECT)
def lies_as_trap(crew: Crew) -> bool:
    """Any other face-down card (Action 3)."""
    return bool(crew.hidden) and crew.hidden not in crew.cats


class SprungTrap(NamedTuple):
    """A revealed trap in its owner's hand: it must be placed before anything else happens."""

    owner: Seat
    crew: int
    card: str


class Variants(NamedTuple):
    hall_of_fame: bool = False
    market_mirror: bool = True


class State(NamedTuple):
    """Immutable and lean: every collection of cards is a string, one letter a card."""

    hands: tuple[str, ...]
    crews: tuple[tuple[Crew, ...], ...]
    scored: tuple[str, ...]
    market: str
    deck: str  # its top card is the last letter
    discard: str
    turn: Seat
    picked: bool = False  # the first of two recruits is taken
    trap: SprungTrap | None = None
    passes: int = 0  # in a row
    seed: int | None = 0
    shuffles: int = 0
    variants: Variants = Variants()

    @property
    def players(self) -> int:
        return len(self.hands)


@decides("setup.hands", "setup", Nature.SETUP)
@decides("setup.market", "setup", Nature.SETUP)
def deal(players: int, seed: int, choices: Choices) -> State:
    """Shuffle, deal six to each, open the market; the lowest seat starts (Setup 1 to 4)."""
    deck = shuffled(full_deck(), seed, 0)
    hands = []
    for _ in range(players):
        hands.append(deck[-HAND:])
        deck = deck[:-HAND]
    return State(
        hands=tuple(hands),
        crews=((),) * players,
        scored=("",) * players,
        market=deck[-MARKET:],
        deck=deck[:-MARKET],
        discard="",
        turn=choose_starter(players, seed),
        seed=seed,
        variants=Variants(choices[FAME] == "yes", choices[MARKET_MIRROR] == "allowed"),
    )


@decides("setup.starter", "setup", Nature.SETUP)
def choose_starter(players: int, seed: int) -> Seat:
    """The book leaves the choice to the table (Setup 4); here the seed chooses."""
    return SEATS[chance("starter", seed).randrange(players)]


def shuffled(cards: str, seed: int | None, times: int) -> str:
    """The same seed always gives the same order, so that every game can be replayed."""
    order = list(cards)
    chance("shuffle", seed, times).shuffle(order)
    return "".join(order)


def all_cards(state: State) -> str:
    """Every card, wherever it is, in one string."""
    piles = [*state.hands, *state.scored, state.market.replace(GAP, ""), state.deck, state.discard]
    piles += [cats + hidden for crews in state.crews for cats, hidden in crews]
    return "".join(piles) + (state.trap.card if state.trap else "")


def eight_yarns(state: State) -> Seat | None:
    """The player with eight scored yarns or more: the game is over (End of the game)."""
    for seat, cards in zip(SEATS, state.scored, strict=False):
        if len(cards) >= YARNS_TO_WIN:
            return seat
    return None


def six_colours(state: State) -> Seat | None:
    """Hall of Fame: the player whose scored yarns show six different colours."""
    if not state.variants.hall_of_fame:
        return None
    for seat, cards in zip(SEATS, state.scored, strict=False):
        if _shows_six_colours(cards):
            return seat
    return None


def _shows_six_colours(cards: str) -> bool:
    return len(set(cards) & set(COLOURS)) >= COLOURS_OF_FAME


def has_won(state: State, seat: Seat) -> bool:
    cards = state.scored[seat]
    return len(cards) >= YARNS_TO_WIN or (state.variants.hall_of_fame and _shows_six_colours(cards))


def all_passed(state: State) -> bool:
    return state.passes >= state.players


def is_over(state: State) -> bool:
    if max(map(len, state.scored)) >= YARNS_TO_WIN or state.passes >= len(state.hands):
        return True
    return state.variants.hall_of_fame and six_colours(state) is not None


def to_move(state: State) -> Seat | None:
    """The owner of a sprung trap places it even in another player's turn."""
    if is_over(state):
        return None
    return state.trap.owner if state.trap else state.turn


@decides("hand.secret", "setup", Nature.INFORMATION)
@decides("activate.secret", "action-3", Nature.INFORMATION)
@decides("secure.face", "action-4", Nature.INFORMATION)
def seen_by(state: State, seat: Seat) -> State:
    """Hands and face-down cards are their owner's alone; a scored yarn lies yarn side up."""
    return state._replace(
        hands=tuple(hand if s == seat else UNKNOWN * len(hand) for s, hand in enumerate(state.hands)),
        crews=tuple(
            crews if s == seat else tuple(_face_down(crew) for crew in crews) for s, crews in enumerate(state.crews)
        ),
        scored=state.scored if state.variants.hall_of_fame else _yarn_side_up(state.scored),
        deck=UNKNOWN * len(state.deck),
        seed=HIDDEN,
        shuffles=0,
    )


def _face_down(crew: Crew) -> Crew:
    return Crew(crew.cats, UNKNOWN) if crew.hidden else crew


def _yarn_side_up(scored: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(UNKNOWN * len(cards) for cards in scored)


def visible_market(state: State) -> str:
    return state.market.replace(GAP, "")
