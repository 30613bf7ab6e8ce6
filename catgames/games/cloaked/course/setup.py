"""Set-up."""

from __future__ import annotations

from catgames.games.cloaked.language.moves import Play
from catgames.games.cloaked.position.attributes import ALL, ATTRIBUTES, COLOURS, as_set
from catgames.games.cloaked.position.cats import UNKNOWN
from catgames.games.cloaked.position.state import FAN, HAND, MASKS, OUT_OF_MASKS, State, deal, seen_by
from catgames.teach.goals import Attempt, played, state_is
from catgames.teach.lesson import LEARNER, Claim, Count, Read, Try, Unit

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
        Read("table", THREE, ("setup.masks", "setup.hands"), ("supply:0", "supply:1", "supply:2", "pile")),
        Read(
            "secret",
            THREE,
            ("setup.attributes", "attributes.secret", "hand.secret"),
            ("card:0:green", "card:0:purple", "card:0:yarn", "fan:1", "fan:2"),
        ),
        Try("first-cat", THREE, played(Play), ("play seated-red",), "play.one-cat"),
        Count("masks", THREE, lambda a: a.state.supply[0], (12, MASKS, 20), "setup.masks"),
        Claim("masks-of-four", FOUR, state_is(lambda s: set(s.supply) == {MASKS}), "setup.masks"),
        Read("odd", FOUR, ("setup.same-category", "setup.leftovers"), ("card:0:striped", "card:0:spotted")),
        Claim("both-patterns", FOUR, state_is(lambda s: s.fans[0].bit_count() == FAN), "setup.same-category"),
        Claim("one-of-each", FOUR, _one_of_each_kind, "setup.same-category"),
        Count("box", FOUR, lambda a: len(ATTRIBUTES) - FAN * a.state.players, (4, 7, 10), "setup.leftovers"),
        Claim("somebody", THREE, state_is(lambda s: s.fans[0] | s.fans[1] | s.fans[2] == ALL), "setup.leftovers"),
        Claim(
            "three-for-two",
            THREE,
            lambda a: {fan.bit_count() for fan in _new_games(2)[0].fans} == {FAN},
            "setup.attributes",
        ),
        Count("pile", THREE, lambda a: len(a.state.pile), (28, 31, 34), "setup.hands"),
        Claim("hand-of-four", FOUR, lambda a: {len(h) for h in _new_games(4)[0].hands} == {HAND}, "setup.hands"),
        Claim("see-fan", THREE, lambda a: bool(seen_by(a.state, LEARNER).fans[1]), "attributes.secret"),
        Claim("see-hand", THREE, lambda a: UNKNOWN not in seen_by(a.state, LEARNER).hands[1], "hand.secret"),
        Claim("always-first", FOUR, lambda a: {g.first for g in _new_games(4)} == {LEARNER}, "setup.invitations"),
    ),
)
