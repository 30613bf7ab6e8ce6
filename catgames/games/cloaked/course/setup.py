"""Set-up."""

from __future__ import annotations

from catgames.core.key import Key, Keys
from catgames.core.message import Message, Seat, values
from catgames.games.cloaked.law.scoring import say_players
from catgames.games.cloaked.mind.deduction.board import Standing, deduce
from catgames.games.cloaked.position import keys
from catgames.games.cloaked.position.attributes import ALL, ATTRIBUTES, COLOURS, as_set, say_attribute
from catgames.games.cloaked.position.cats import CATS, say_cat
from catgames.games.cloaked.position.facts import others_clockwise
from catgames.games.cloaked.position.state import FAN, HAND, MASKS, OUT_OF_MASKS, State, deal
from catgames.teach import LEARNER, Attempt, Claim, Decide, Read, Select, Unit, state_is

NEW = (
    "turn 1; 1 fan green purple yarn hand seated-red leaping-white strutting-purple; "
    "2 fan spotted mouse red hand *3; 3 fan leaping yellow cocktail hand *3; seed 11"
)
SEALED = NEW.replace("turn 1", "turn 2; first 2")
FOUR = "turn 1; 1 fan seated striped hat hand *3; 2 fan * hand *3; 3 fan * hand *3; 4 fan * hand *3; seed 12"
LATER = (
    "turn 1; 1 fan green purple yarn shown purple hand seated-red leaping-white strutting-purple; "
    "2 fan spotted mouse red hand *3 won 1; 3 fan leaping yellow cocktail hand *3; "
    "stage leaping-green seated-black resting-white; seed 11"
)
SAMI = Seat(1)


def _for_two() -> State:
    return deal(2, 1, {OUT_OF_MASKS: "when-due"})


def _left_with_three(state: State) -> int:
    """Masks in the box: four players take all there are."""
    return sum(state.supply) - sum(state.supply[:3])


# --- what the others can see -----------------------------------------------------------------------


def ones_cards(attempt: Attempt) -> Keys:
    """One's fan, one's hand, and the cats on stage."""
    state = attempt.state
    hand = (keys.HAND(place) for place in range(len(state.hands[LEARNER])))
    return (*keys.card_keys(LEARNER, state.fans[LEARNER]), *hand, *(keys.cat_key(on.cat) for on in state.stage))


def open_to_all(attempt: Attempt) -> Keys:
    state = attempt.state
    return (*keys.card_keys(LEARNER, state.shown[LEARNER]), *(keys.cat_key(on.cat) for on in state.stage))


def why_open(attempt: Attempt, key: Key) -> Message:
    if card := keys.CARD.parts(key):
        said = values(attribute=say_attribute(card[1]), hidden="no" if key in open_to_all(attempt) else "yes")
        return Message("why-seen-card", said)
    cat = keys.cat_of(attempt.state, LEARNER, key)
    assert cat is not None, "only cards are to be marked here"
    return Message("why-seen-stage" if key in keys.CAT else "why-seen-hand", values(cat=say_cat(cat)))


def _in_the_box(attempt: Attempt) -> Message:
    dealt = FAN * attempt.state.players
    return Message("why-box", values(all=len(ATTRIBUTES), dealt=dealt, count=len(ATTRIBUTES) - dealt))


def _from_the_seal(attempt: Attempt) -> Message:
    first = attempt.state.first
    return Message("why-seal", {"players": say_players([first, *others_clockwise(attempt.state, first)])})


def _pile_for_two(attempt: Attempt) -> Message:
    return Message("why-pile", values(all=len(CATS), dealt=2 * HAND, count=len(_for_two().pile)))


UNIT = Unit(
    "setup",
    (
        Read(
            id="secret",
            at=NEW,
            rules=("setup.attributes", "setup.same-category", "setup.leftovers", "attributes.secret"),
            lit=("card:0:green", "card:0:purple", "card:0:yarn", "fan:1", "fan:2"),
        ),
        Claim(
            id="kinds",
            at=NEW,
            fact=state_is(lambda s: (as_set(COLOURS) & ~s.fans[LEARNER]).bit_count() >= FAN),
            rule="setup.same-category",
            fixed=True,
        ),
        Claim(
            id="once",
            at=NEW,
            fact=lambda a: deduce(a.state, LEARNER).standing(SAMI, "green") is Standing.IMPOSSIBLE,
            rule="setup.attributes",
            fixed=True,
        ),
        Select(id="seen", at=LATER, choices=ones_cards, right=open_to_all, rule="attributes.secret", why=why_open),
        Claim(
            id="somebody",
            at=NEW,
            fact=state_is(lambda s: s.fans[0] | s.fans[1] | s.fans[2] == ALL),
            rule="setup.leftovers",
            why=_in_the_box,
        ),
        Read(
            id="table",
            at=NEW,
            rules=("setup.masks", "setup.hands", "hand.secret", "setup.invitations"),
            lit=("supply:0", "hand:0", "hand:1", "hand:2", "pile"),
        ),
        Claim(id="masks", at=FOUR, fact=lambda a: _left_with_three(a.state) == MASKS, rule="setup.masks"),
        Claim(id="pile", at=FOUR, fact=lambda a: len(_for_two().pile) == 34, rule="setup.hands", why=_pile_for_two),
        Claim(
            id="seal",
            at=SEALED,
            fact=state_is(lambda s: s.first == SAMI),
            rule="setup.invitations",
            why=_from_the_seal,
        ),
        Decide(
            id="first-turn",
            at=NEW,
            good={
                "play leaping-white, draw": "leads-setup-white",
                "play strutting-purple, draw": "leads-setup-purple",
            },
            poor={"play seated-red, ask 2 striped": "leads-setup-guess"},
        ),
    ),
    need="first",
    proof=("seen", "once", "somebody", "pile"),
)
