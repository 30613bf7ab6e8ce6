"""A position: fans, hands, the cats on stage with their masks, supplies, and what is due next."""

from __future__ import annotations

from typing import NamedTuple

from catgames.core.chance import chance
from catgames.core.game import Choices
from catgames.core.message import Seat
from catgames.core.rulebook import Nature, decides
from catgames.core.seats import SEATS
from catgames.games.cloaked.position.attributes import ATTRIBUTES
from catgames.games.cloaked.position.cats import UNKNOWN, full_deck

OUT_OF_MASKS = "out_of_masks"
MASKS = 16  # a player, in one colour (Contents)
FAN = 3  # attribute cards a player (Preparation 6)
HAND = 3  # cat cards a player (Preparation 7)

# What is due in a turn: a cat; then a question or the end of the turn; after a question only a draw.
PLAY, ASK, DRAW = "play", "ask", "draw"
# How a game ended: its last round was finished, the cats ran out, or somebody's masks did.
ROUND, CATS, SHORT = "round", "cats", "short"


class Staged(NamedTuple):
    """A cat in the middle of the table; `masks` is the set of seats that put a mask on it, a bit a seat."""

    cat: int
    masks: int


class State(NamedTuple):
    """Immutable and lean: sets of attributes and of seats are integers, a bit each."""

    fans: tuple[int, ...]  # a player's three attributes, shown ones too; fewer bits mean unseen cards
    shown: tuple[int, ...]  # those of them that lie face up
    hands: tuple[tuple[int, ...], ...]
    stage: tuple[Staged, ...]
    pile: tuple[int, ...]  # its top card is the last
    supply: tuple[int, ...]
    won: tuple[str, ...]  # received masks, each by the number of the seat whose colour it has
    denied: tuple[int, ...]  # attributes asked for in vain: everybody heard it
    turn: Seat
    first: Seat
    due: str = PLAY
    ended: str = ""
    short: int = 0  # seats that owed the last cat a mask and had none
    at_zero: bool = False  # option: the game ends as soon as a supply is empty

    @property
    def players(self) -> int:
        return len(self.fans)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS[: len(self.fans)]


@decides("setup.masks", "setup", Nature.SETUP)
@decides("setup.hands", "setup", Nature.SETUP)
def deal(players: int, seed: int, choices: Choices) -> State:
    """Invitations, masks, attributes, cats (Preparation 2 to 8); what is left of the attributes is unseen."""
    fans = deal_attributes(players, seed)
    pile = list(full_deck())
    chance("cats", seed).shuffle(pile)
    hands = []
    for _ in range(players):
        hands.append(tuple(pile[-HAND:]))
        del pile[-HAND:]
    first = choose_starter(players, seed)
    return State(
        fans=fans,
        shown=(0,) * players,
        hands=tuple(hands),
        stage=(),
        pile=tuple(pile),
        supply=(MASKS,) * players,
        won=("",) * players,
        denied=(0,) * players,
        turn=first,
        first=first,
        at_zero=choices[OUT_OF_MASKS] == "at-zero",
    )


@decides("setup.invitations", "setup", Nature.SETUP)
def choose_starter(players: int, seed: int) -> Seat:
    """The invitation with the seal is dealt to somebody (Preparation 3); here the seed deals it."""
    return SEATS[chance("seal", seed).randrange(players)]


@decides("setup.attributes", "setup", Nature.SETUP)
@decides("setup.same-category", "setup", Nature.SETUP)
@decides("setup.leftovers", "setup", Nature.SETUP)
def deal_attributes(players: int, seed: int) -> tuple[int, ...]:
    """Three of the 19 to each, of whatever categories; the rest goes into the box (Preparation 6, 10)."""
    order = list(range(len(ATTRIBUTES)))
    chance("attributes", seed).shuffle(order)
    return tuple(sum(1 << a for a in order[FAN * p : FAN * (p + 1)]) for p in range(players))


def to_move(state: State) -> Seat | None:
    return None if state.ended else state.turn


@decides("attributes.secret", "setup", Nature.INFORMATION)
@decides("hand.secret", "setup", Nature.INFORMATION)
@decides("table.public", "step-4", Nature.INFORMATION)
def seen_by(state: State, seat: Seat) -> State:
    """Fans and hands are their owner's alone, save what is unmasked; played cats and masks are everybody's."""
    return state._replace(
        fans=tuple(fan if s == seat else state.shown[s] for s, fan in enumerate(state.fans)),
        hands=tuple(hand if s == seat else (UNKNOWN,) * len(hand) for s, hand in enumerate(state.hands)),
        pile=(UNKNOWN,) * len(state.pile),
    )
