"""The end: dogs, prey, points, ties."""

from __future__ import annotations

import random

import pytest

from catgames.games.pocket.law.game import GAME
from catgames.games.pocket.law.scoring import result, score
from catgames.games.pocket.position.cells import NAMES, NUMBERS, is_adjacent
from catgames.games.pocket.position.ending import bites, hunt
from catgames.games.pocket.position.state import OVER, SEATS, State
from tests.games.pocket import after, at, broken, decided_by, events, face, told

LIFTED = "turn 1; lifted a4; board C< D< m6 G5 R1 / G2 G4 R4 G3* f4 / m3 B< f3 m4 m4 / m5 R5* m5 Ev p5 / R2 G1 A^ p2 R3"
LAST = ("swap a4 a5",)
PAIRS = "turn 1; lifted a2; board G3* f4 A^ m3 R2 / f3 m4 Ev D> p2 / m6 m5 G1 R4 C> / R1 B< m5 G4 G5 / m4 G2 p5 R3 R5*"
MORE_PREY = (
    "turn 1; lifted a1; board p5 R1 R3 f3 m5 / D^ Bv Cv G4 m3 / p2 m4 E< G5 A< / R5* G1 m4 m6 G3* / R4 G2 f4 m5 R2"
)
SHARED = "turn 1; lifted a3; board B^ f4 m4 R3 G4 / G1 m5 m3 R1 R2 / p2 G3* m6 m5 m4 / f3 G2 A> R4 E< / C> D> G5 R5* p5"
JUSTICE = (
    "turn 1; clans defenders gourmets; lifted a1; "
    "board m5 m6 f4 J1 m3 / G1 J1 E^ m4 G2 / D^ J1 B^ p5 A< / J1 G3* G5 J9* G4 / m5 f3 Cv m4 p2"
)
FIVE_TO_TWO = (
    "turn 1; lifted b1; board R4 m5 f3 m4 G4 / R3 A< m4 m6 G5 / m3 E< p2 B> p5 / R1 f4 m5 G3* R2 / G2 D< G1 C> R5*"
)


def test_the_last_swap_ends_the_game() -> None:
    assert ("ended", "end.last-tile") in told(LIFTED, *LAST)
    state = after(LIFTED, *LAST)
    assert state.stage == OVER
    assert GAME.to_move(state) is None
    assert broken(GAME.write(state), "1: reveal a1") == {"end.last-tile"}
    assert broken(GAME.write(state), "2: keep") == {"end.last-tile"}


def test_the_end_has_three_steps_in_order() -> None:
    steps = [id for id, rule in told(LIFTED, *LAST) if rule == "end.steps"]
    assert steps == ["step-dogs", "step-prey", "step-score"]


def test_dogs_bite_what_touches_them_where_they_point_and_of_either_clan() -> None:
    bitten = [str(event.args["cell"]) for event in events(LIFTED, *LAST) if event.rule == "dogs.attack"]
    assert sorted(bitten) == ["b2", "b4", "e5"]
    state = after(LIFTED, *LAST)
    assert face(state, "c2") == "u", "three tiles away from the arrow of c5"
    assert face(state, "a2") == "u", "touched by dogs that point elsewhere"


def test_a_cat_bitten_twice_is_told_once() -> None:
    assert bites(at(LIFTED))[NUMBERS["b2"]] == NUMBERS["b1"], "the dog on b3 points at it too"
    assert len([id for id, _ in told(LIFTED, *LAST) if id == "bitten"]) == 3


def test_a_clan_adds_its_face_up_cats_beside_a_prey() -> None:
    state = after(LIFTED, *LAST)
    assert hunt(state, NUMBERS["c1"]).sums == (4, 5)
    assert hunt(state, NUMBERS["c4"]).sums == (0, 0), "the chief beside it was bitten"
    assert ("caught", "capture.sum") in told(LIFTED, *LAST)
    alone = [event.args for event in events(LIFTED, *LAST) if event.rule == "capture.sum"]
    assert [(said["cell"], said["one"], said["two"]) for said in alone] == [("c3", 4, 0), ("d3", 0, 3)]


def test_five_against_two_takes_the_prey() -> None:
    """The book's example."""
    caught = [
        e for e in events(FIVE_TO_TWO, "swap b1 c1") if (e.args.get("one"), e.args.get("two")) in ((5, 2), (2, 5))
    ]
    assert caught
    assert {event.rule for event in caught} == {"capture.highest"}


def test_a_tied_prey_is_nobodys() -> None:
    state = after(LIFTED, *LAST)
    assert hunt(state, NUMBERS["a3"]).sums == (2, 2)
    assert face(state, "a3") == face(state, "e3") == "0"
    assert ("uncaught", "capture.highest") in told(LIFTED, *LAST)


def test_adjacent_means_sharing_an_edge() -> None:
    with decided_by("adjacent.edge"):
        beside = {name for cell, name in enumerate(NAMES) if is_adjacent(NUMBERS["c3"], cell)}
        assert beside == {"c2", "b3", "d3", "c4"}


def test_the_score_is_the_sum_of_the_prey() -> None:
    state = after(LIFTED, *LAST)
    assert [score(state, seat).total for seat in SEATS] == [8, 14], "score.sum"
    assert ("total", "score.sum") in told(LIFTED, *LAST)


def test_both_pigeons_make_ten() -> None:
    assert ("pigeons", "score.pigeons") in told(PAIRS, "swap a2 b3")
    assert score(after(PAIRS, "swap a2 b3"), SEATS[0]).pigeons == 10


def test_both_flies_make_twelve() -> None:
    assert ("flies", "score.flies") in told(PAIRS, "swap a2 b3")
    assert score(after(PAIRS, "swap a2 b3"), SEATS[1]).flies == 12


def test_most_points_win_then_more_prey_then_both() -> None:
    for position, move, ending, winners in (
        (PAIRS, "swap a2 b3", "won", (0,)),
        (MORE_PREY, "swap a1 a2", "won-by-prey", (0,)),
        (SHARED, "swap a3 b4", "shared", (0, 1)),
    ):
        assert told(position, move)[-1] == (ending, "end.winner")
        outcome = result(after(position, move))
        assert outcome is not None
        assert outcome.winners == winners


def test_the_defenders_win_a_tied_score_even_with_less_prey() -> None:
    assert told(JUSTICE, "swap a1 a2")[-1] == ("won-justice", "justice.ties")
    state = after(JUSTICE, "swap a1 a2")
    assert score(state, SEATS[0]).prey < score(state, SEATS[1]).prey


def test_a_table_may_count_prey_before_justice() -> None:
    after_prey = JUSTICE + "; justice after-prey"
    assert told(after_prey, "swap a1 a2")[-1] == ("won-by-prey", "end.winner")
    with decided_by("ruling.justice-when"):
        outcome = result(after(after_prey, "swap a1 a2"))
        assert outcome is not None
        assert outcome.winners == (1,)


def test_every_event_of_the_end_has_its_board() -> None:
    assert all(event.board is not None for event in events(LIFTED, *LAST))


def test_what_a_clan_scores_lights_its_prey_and_only_who_wins_is_ticked() -> None:
    for event in events(LIFTED, *LAST):
        players = [key for key in event.shown if key.startswith("player:")]
        assert not players or event.id.startswith(("won", "shared"))


def _reaches(clan: str, board: State, prey: int) -> bool:
    """Whether the clan's chief, still face up, catches this prey as no other cat could."""
    chief = board.tiles.index({"gourmets": "G3*", "power-cats": "W2*", "crooks": "K7*"}[clan])
    columns, rows = abs(chief % 5 - prey % 5), abs(chief // 5 - prey // 5)
    diagonally, straight = columns == rows == 1, 0 in (columns, rows) and columns + rows > 1
    return board.faces[chief] == "u" and (clan, True) in (("gourmets", diagonally), ("power-cats", straight))


@pytest.mark.parametrize("clans", ["gourmets power-cats", "power-cats gourmets", "power-cats crooks"])
def test_a_catch_is_put_down_to_the_reach_of_a_chief_only_where_the_winners_chief_reached(clans: str) -> None:
    chance, reached = random.Random(clans), 0
    for seed in range(25):
        state = at(f"turn 1; clans {clans}; effects yes; board ***** / ***** / ** m4 ** / ***** / *****; seed {seed}")
        while GAME.simulate(state, move := chance.choice(GAME.legal_moves(state))).stage != OVER:
            state = GAME.simulate(state, move)
        for event in GAME.play(state, move).events:
            if event.id == "caught" and isinstance(event.board, State):
                one, two = int(str(event.args["one"])), int(str(event.args["two"]))
                winner = clans.split()[one < two]
                far = _reaches(winner, event.board, NUMBERS[str(event.args["cell"])])
                fought = "capture.highest" if one and two else "capture.sum"
                assert event.rule == (f"clan.{winner}.chief" if far else fought), GAME.write(state)
                reached += far
    assert reached > 5
