"""Before the book: what one wants, one round of a game, and the words for what lies on the table."""

from __future__ import annotations

from catgames.core.key import Key, Keys
from catgames.core.message import Message, values
from catgames.games.cloaked.position import keys
from catgames.games.cloaked.position.attributes import say_attribute
from catgames.teach import LEARNER, OVERVIEW, Attempt, Read, Select, Unit, Watch

GAME_ON = (
    "turn 1; 1 fan striped blue hat shown blue hand resting-brown strutting-white seated-green won 2; "
    "2 fan spotted mouse red shown mouse hand *3 won 1; 3 fan leaping yellow cocktail hand *3; "
    "stage leaping-green strutting-purple seated-white resting-purple on-its-back-blue seated-yellow; seed 1"
)
ROUND = (
    "turn 1; 1 fan resting blue striped hand resting-blue strutting-white seated-green; "
    "2 fan spotted yarn red hand leaping-yellow seated-black strutting-brown; seed 2"
)


def own_things(attempt: Attempt) -> Keys:
    """One's cards, one's supply, and the masks one has received."""
    cards = keys.card_keys(LEARNER, attempt.state.fans[LEARNER])
    return (*cards, keys.SUPPLY(LEARNER), keys.WON(LEARNER))


def worth_points(attempt: Attempt) -> Keys:
    hidden = attempt.state.fans[LEARNER] & ~attempt.state.shown[LEARNER]
    return (*keys.card_keys(LEARNER, hidden), keys.WON(LEARNER))


def why_points(attempt: Attempt, key: Key) -> Message:
    if card := keys.CARD.parts(key):
        hidden = key in worth_points(attempt)
        said = values(attribute=say_attribute(card[1]), hidden="yes" if hidden else "no")
        return Message("why-card", said)
    return Message("why-won" if key in keys.WON else "why-supply")


UNIT = Unit(
    OVERVIEW,
    (
        Read(id="goal", at=GAME_ON, lit=("card:0:striped", "card:0:hat", "won:0", "fan:1", "fan:2")),
        Watch(id="round", at=ROUND, moves=("play resting-blue", "ask 2 yarn", "draw", "play black", "draw")),
        Read(id="words", at=GAME_ON, lit=("fan:0", "stage", "supply:0", "won:0", "pile")),
        Select(
            id="worth",
            at=GAME_ON,
            choices=own_things,
            right=worth_points,
            rule="end.score",
            why=why_points,
        ),
    ),
    need="first",
)
