"""How the rules are asked about that no move shows: what is dealt, and who sees what."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from catgames.core.game import Game
from catgames.core.message import Message, Seat
from catgames.games.cloaked.language.moves import Ask
from catgames.games.cloaked.law.effects.question import unmask
from catgames.games.cloaked.law.game import GAME
from catgames.games.cloaked.position.attributes import (
    ACCESSORIES,
    ATTRIBUTES,
    COLOURS,
    PATTERNS,
    POSES,
    as_set,
    bit,
    names,
    say_attribute,
)
from catgames.games.cloaked.position.cats import say_cat
from catgames.games.cloaked.position.facts import others
from catgames.games.cloaked.position.state import State
from catgames.teach.exercises.family import (
    Family,
    Statements,
    fact,
    in_play,
    judged,
    new_deal,
    number_of,
    right_number,
    sayings,
)
from catgames.teach.step import LEARNER

OF_ONE_KIND = tuple(
    some for kind in (POSES, COLOURS, PATTERNS, ACCESSORIES) for count in (2, 3) for some in combinations(kind, count)
)


def _undealt(state: State) -> int:
    return len(ATTRIBUTES) - sum(len(names(fan)) for fan in state.fans)


def _masked(state: State, seat: int, more: int) -> State:
    supply = list(state.supply)
    supply[seat] += more
    return state._replace(supply=tuple(supply))


def _dealt(state: State, seat: int, more: int) -> State:
    """From the pile, or back to it."""
    hands, count = list(state.hands), len(state.hands[seat]) + more
    cats = hands[seat] + state.pile[::-1]
    hands[seat] = cats[:count]
    return state._replace(hands=tuple(hands), pile=cats[count:][::-1])


def _who_begins(state: State, chance: Random) -> Statements:
    """Whoever has the seal begins every round; the player before them is the last in it."""
    last = state.seats[state.first - 1]
    return judged(
        (Message(f"fact:setup.invitations@{place}", {"who": seat}), seat == found)
        for place, found in (("first", state.first), ("last", last))
        for seat in state.seats
    )


def _who_may_have_it(state: State, chance: Random) -> Statements:
    """Each exists only once: what is in one's own fan is in nobody else's."""
    who, own = chance.choice(others(state, LEARNER)), state.fans[LEARNER]
    return judged(
        (_said("setup.attributes", said, who, (name,)), (not own & bit(name)) == (said == "may"))
        for name in ATTRIBUTES
        for said in ("may", "cannot")
    )


def _who_may_have_all(state: State, chance: Random) -> Statements:
    """Two or three of one kind that are not one's own: nothing speaks against them, least of all their kind."""
    who, own = chance.choice(others(state, LEARNER)), state.fans[LEARNER]
    return judged(
        (_said("setup.same-category", f"{said}-{len(some)}", who, some), said == "may")
        for some in OF_ONE_KIND
        if not own & as_set(some)
        for said in ("may", "cannot")
    )


def _said(rule: str, line: str, who: Seat, attributes: tuple[str, ...]) -> Message:
    named = dict(zip(("one", "two", "three"), map(say_attribute, attributes), strict=False))
    return Message(f"fact:{rule}@{line}", {"who": who, **named})


def _found_out(game: Game[State, Any], chance: Random) -> State:
    """The others have unmasked one or two of the learner's attributes."""
    state = in_play(game, chance)
    while state.shown[LEARNER]:
        state = in_play(game, chance)
    for name in chance.sample(names(state.fans[LEARNER]), chance.randint(1, 2)):
        asked = unmask(state, Ask(chance.choice(others(state, LEARNER)), LEARNER, name))
        state = asked._replace(due=state.due)
    return state


def _who_sees_attributes(state: State, chance: Random) -> Statements:
    """Of the learner, who may wonder which of them are still a secret."""
    return judged(
        (fact("attributes.secret", who=seat, attribute=say_attribute(name)), bool(state.shown[LEARNER] & bit(name)))
        for seat in others(state, LEARNER)
        for name in names(state.fans[LEARNER])
    )


def _who_sees_cats(state: State, chance: Random) -> Statements:
    """In the learner's hand, and on stage."""
    staged = tuple(cat for cat, _ in state.stage)
    return judged(
        (fact("hand.secret", who=seat, cat=say_cat(cat)), cat in staged)
        for seat in others(state, LEARNER)
        for cat in state.hands[LEARNER] + staged
    )


FAMILIES: tuple[Family[State], ...] = (
    right_number(GAME, "setup.masks", lambda state: state.supply, _masked),
    right_number(GAME, "setup.hands", lambda state: [len(hand) for hand in state.hands], _dealt),
    Family("setup.invitations", in_play, _who_begins),
    Family("setup.attributes", new_deal, _who_may_have_it),
    Family("setup.same-category", new_deal, _who_may_have_all),
    number_of("setup.leftovers", _undealt, (-3, 3, -1, 1)),
    Family("attributes.secret", _found_out, _who_sees_attributes),
    Family("hand.secret", in_play, _who_sees_cats),
    sayings("table.public", ("round", "turned", "five"), in_play),
    sayings("ruling.empty-pile", ("shuffled", "at-once", "pass"), in_play),
)
