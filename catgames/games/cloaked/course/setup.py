"""Set-up."""

from __future__ import annotations

from catgames.games.cloaked.language.moves import Play
from catgames.games.cloaked.position.attributes import ALL, ATTRIBUTES, COLOURS, as_set
from catgames.games.cloaked.position.cats import UNKNOWN
from catgames.games.cloaked.position.state import FAN, HAND, MASKS, OUT_OF_MASKS, State, deal, seen_by
from catgames.teach import LEARNER, Attempt, Claim, Count, Read, Try, Unit, played, state_is

THREE = (
    "turn 1; 1 fan green purple yarn hand seated-red leaping-white strutting-yellow; "
    "2 fan * hand *3; 3 fan * hand *3; seed 11"
)
FOUR = "turn 1; 1 fan seated striped spotted hand *3; 2 fan * hand *3; 3 fan * hand *3; 4 fan * hand *3; seed 12"
PLAIN = {OUT_OF_MASKS: "when-due"}


def _new_games(players: int) -> list[State]:
    return [deal(players, seed, PLAIN) for seed in range(20)]


def _one_of_each_kind(attempt: Attempt) -> bool:
    colours = as_set(COLOURS)
    return all((fan & colours).bit_count() <= 1 for game in _new_games(4) for fan in game.fans)


UNIT = Unit(
    "setup",
    (
        Read(
            id="table", at=THREE, rules=("setup.masks", "setup.hands"), lit=("supply:0", "supply:1", "supply:2", "pile")
        ),
        Read(
            id="secret",
            at=THREE,
            rules=("setup.attributes", "attributes.secret", "hand.secret"),
            lit=("card:0:green", "card:0:purple", "card:0:yarn", "fan:1", "fan:2"),
        ),
        Try(id="first-cat", at=THREE, goal=played(Play), solution="play seated-red", rule="play.one-cat"),
        Count(id="masks", at=THREE, amount=lambda a: a.state.supply[0], choices=(12, MASKS, 20), rule="setup.masks"),
        Claim(id="masks-of-four", at=FOUR, fact=state_is(lambda s: set(s.supply) == {MASKS}), rule="setup.masks"),
        Read(
            id="odd",
            at=FOUR,
            rules=("setup.same-category", "setup.leftovers"),
            lit=("card:0:striped", "card:0:spotted"),
        ),
        Claim(
            id="both-patterns",
            at=FOUR,
            fact=state_is(lambda s: s.fans[0].bit_count() == FAN),
            rule="setup.same-category",
            fixed=True,
        ),
        Claim(id="one-of-each", at=FOUR, fact=_one_of_each_kind, rule="setup.same-category"),
        Count(
            id="box",
            at=FOUR,
            amount=lambda a: len(ATTRIBUTES) - FAN * a.state.players,
            choices=(4, 7, 10),
            rule="setup.leftovers",
        ),
        Claim(
            id="somebody",
            at=THREE,
            fact=state_is(lambda s: s.fans[0] | s.fans[1] | s.fans[2] == ALL),
            rule="setup.leftovers",
        ),
        Claim(
            id="three-for-two",
            at=THREE,
            fact=lambda a: {fan.bit_count() for fan in _new_games(2)[0].fans} == {FAN},
            rule="setup.attributes",
        ),
        Count(id="pile", at=THREE, amount=lambda a: len(a.state.pile), choices=(28, 31, 34), rule="setup.hands"),
        Claim(
            id="hand-of-four",
            at=FOUR,
            fact=lambda a: {len(h) for h in _new_games(4)[0].hands} == {HAND},
            rule="setup.hands",
        ),
        Claim(id="see-fan", at=THREE, fact=lambda a: bool(seen_by(a.state, LEARNER).fans[1]), rule="attributes.secret"),
        Claim(
            id="see-hand",
            at=THREE,
            fact=lambda a: UNKNOWN not in seen_by(a.state, LEARNER).hands[1],
            rule="hand.secret",
        ),
        Claim(
            id="always-first",
            at=FOUR,
            fact=lambda a: {g.first for g in _new_games(4)} == {LEARNER},
            rule="setup.invitations",
        ),
    ),
)
