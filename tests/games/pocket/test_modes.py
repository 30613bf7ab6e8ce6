"""Modes of play."""

from __future__ import annotations

from itertools import product

import pytest

from catgames.core.errors import Unreadable, Unseen
from catgames.core.message import Seat
from catgames.core.playout import walk
from catgames.games.pocket.language.moves import Choose
from catgames.games.pocket.law.game import GAME
from catgames.games.pocket.law.scoring import result, score
from catgames.games.pocket.position.state import BETWEEN, CHOOSE, PLAY, SEATS
from catgames.games.pocket.position.tiles import CLANS
from tests.games.pocket import after, at, broken, decided_by, held, told

ALL = " ".join(CLANS)
FREE = f"turn 1; clans - -; stage choose; mode free; offer {ALL} / {ALL}; seed 3"
LIMITED = (
    "turn 1; clans - -; stage choose; mode limited; seed 3; "
    "offer crooks gourmets power-cats / royal-claws defenders chaoticats"
)
EXPERT = "turn 1; clans - -; stage choose; mode expert; offer crooks gourmets power-cats / -; seed 3"
SECOND = (
    "turn 1; clans gourmets royal-claws; mode expert; game 2; points 30 4; prey 6 1; lifted d3; seed 3; "
    "board m5 Ev B> R1 p5 / m4 Cv G4 p2 G3* / R4 G1 Av f4 R2 / D< G2 R5* m4 m6 / m3 G5 R3 m5 f3"
)


def test_clans_are_chosen_before_the_game_one_after_the_other() -> None:
    assert broken(FREE, "2: choose crooks") == {"mode.agree"}
    assert "mode.agree" in held(FREE, "choose crooks")
    begun = GAME.write(after(FREE, "choose crooks", "choose gourmets"))
    assert broken(begun, "choose defenders") == {"mode.agree"}


def test_in_free_choice_any_clan_may_be_taken() -> None:
    for clan in CLANS:
        assert "mode.free" in held(FREE, f"choose {clan}")
    state = after(FREE, "choose crooks", "choose gourmets")
    assert (state.stage, state.setup.clans, state.turn) == (PLAY, ("crooks", "gourmets"), 0)


def test_in_limited_choice_one_of_three_is_kept() -> None:
    assert broken(LIMITED, "choose chaoticats") == {"mode.limited"}
    assert "mode.limited" in held(LIMITED, "choose crooks")
    assert after(LIMITED, "choose crooks", "choose chaoticats").setup.clans == ("crooks", "chaoticats")


@pytest.mark.parametrize("seed", range(8))
def test_both_draw_from_one_pile(seed: int) -> None:
    with decided_by("ruling.limited-overlap"):
        one, two = GAME.start(2, seed, {"mode": "limited"}).setup.offers
        assert (len(one), len(two), len({*one, *two})) == (3, 3, 6)


def test_an_expert_keeps_one_of_three_and_hands_on_two() -> None:
    assert broken(EXPERT, "choose royal-claws") == {"mode.expert"}
    assert ("handed-on", "mode.expert") in told(EXPERT, "choose crooks")
    state = after(EXPERT, "choose crooks")
    assert (state.turn, state.setup.offers) == (1, ((), ("gourmets", "power-cats")))
    assert broken(GAME.write(state), "choose crooks") == {"setup.clans"}
    assert broken(GAME.write(state), "choose defenders") == {"mode.expert"}


def test_experts_play_two_games_and_alternate() -> None:
    states = list(walk(GAME, 2, 5, {"mode": "expert", "effects": "yes"}))
    between = next(state for state in states if state.stage == BETWEEN)
    assert GAME.outcome(between) is None
    assert between.turn != states[0].turn
    again = after(GAME.write(between), "again")
    assert (again.stage, again.turn, again.setup.game) == (CHOOSE, between.turn, 2), "mode.expert"
    assert again.setup.points == tuple(score(between, seat).total for seat in SEATS)
    assert GAME.outcome(states[-1]) is not None
    assert broken(GAME.write(states[-1]), "again") == {"end.last-tile"}
    assert broken(GAME.write(again), "again") == {"mode.expert"}


@pytest.mark.parametrize("mode", ["free", "limited", "expert"])
def test_what_a_mode_offers_is_no_matter_once_the_game_has_begun(mode: str) -> None:
    for state in walk(GAME, 2, 5, {"mode": mode}):
        if state.stage in (PLAY, BETWEEN):
            for clan in CLANS:
                verdict = GAME.judge(state, Choose(state.turn, clan))
                assert [finding.rule for finding in verdict.broken] == ["mode.agree"]
                assert not {finding.rule for finding in verdict.findings} & {f"mode.{mode}", "setup.clans"}


def test_the_sum_of_both_games_decides() -> None:
    assert told(SECOND, "swap d3 d4")[-1] == ("won", "mode.expert")
    outcome = result(after(SECOND, "swap d3 d4"))
    assert outcome is not None
    assert (outcome.winners, outcome.scores) == ((0,), (43, 19))


@pytest.mark.parametrize("prey", list(product(range(0, 8, 2), repeat=2)))
def test_with_even_sums_the_prey_of_both_games_decides(prey: tuple[int, int]) -> None:
    state = after(SECOND, "swap d3 d4")
    scores = [score(state, seat) for seat in SEATS]
    even = state.setup._replace(points=(scores[1].total, scores[0].total), prey=prey)
    more = [mine.prey + before for mine, before in zip(scores, prey, strict=True)]
    outcome = result(state._replace(setup=even))
    assert outcome is not None
    assert outcome.winners == tuple(seat for seat in SEATS if more[seat] == max(more))
    assert outcome.rule == "mode.expert"


def test_justice_does_not_win_a_tied_sum() -> None:
    tied = SECOND.replace("royal-claws", "defenders").replace("points 30 4", "points 9 9")
    tied = tied.replace("R1", "J1").replace("R2", "J1").replace("R3", "J1").replace("R4", "J1").replace("R5*", "J9*")
    state = after(tied, "swap d3 d4")
    one, two = (score(state, seat).total for seat in SEATS)
    even = state._replace(setup=state.setup._replace(points=(two, one)))
    with decided_by("ruling.justice-when"):
        outcome = result(even)
        assert outcome is not None
        assert outcome.rule == "mode.expert"


def test_who_does_not_know_the_seed_cannot_lay_out_the_tiles() -> None:
    state = GAME.seen_by(after(FREE, "choose crooks"), Seat(1))
    with pytest.raises(Unseen):
        GAME.play(state, GAME.read_move(state, "choose gourmets"))


def test_nothing_is_played_while_clans_are_chosen() -> None:
    assert broken(FREE, "reveal a1") == {"setup.clans"}
    assert at(FREE).tiles == ()


def refused(position: str) -> str:
    """The sentence with which a position that cannot be is refused."""
    with pytest.raises(Unreadable) as refusal:
        at(position)
    return refusal.value.message.id


@pytest.mark.parametrize("mode", ["mode first; ", "mode lots; ", ""])
def test_clans_are_not_chosen_in_a_mode_that_gives_them(mode: str) -> None:
    assert refused(FREE.replace("mode free; ", mode)) == "unreadable-choosing"


@pytest.mark.parametrize(
    "position",
    [
        FREE.replace(f"/ {ALL}", f"/ {ALL} crooks"),
        FREE.replace(f"offer {ALL}", f"offer {ALL} crooks"),
        FREE.replace(f"offer {ALL} / {ALL}", f"offer {' '.join([ALL] * 5)} / -"),
        FREE.replace(f"/ {ALL}", f"/ {' '.join(['crooks'] * len(CLANS))}"),
        FREE.replace("clans - -", "clans crooks -"),
        FREE.replace("clans - -", "clans crooks gourmets"),
        LIMITED.replace("crooks gourmets", "crooks crooks"),
        LIMITED.replace("royal-claws", "crooks"),
        LIMITED.replace("royal-claws defenders chaoticats", "-"),
        EXPERT.replace("crooks gourmets power-cats", "-"),
        EXPERT.replace(" / -", " / defenders"),
        EXPERT.replace("clans - -", "clans - crooks"),
        EXPERT.replace("clans - -", "clans - crooks").replace("power-cats", ""),
    ],
)
def test_who_chooses_has_no_clan_yet_and_the_cards_of_the_mode(position: str) -> None:
    assert refused(position) == "unreadable-offer"


def test_once_the_tiles_are_laid_out_no_clan_is_on_offer() -> None:
    assert refused("turn 1; offer crooks / -") == "unreadable-part"


def test_only_experts_stand_between_two_games() -> None:
    between = GAME.write(next(s for s in walk(GAME, 2, 5, {"mode": "expert"}) if s.stage == BETWEEN))
    assert at(between).stage == BETWEEN
    assert refused(between.replace("mode expert", "mode free")) == "unreadable-between"
    assert refused(f"{between}; game 2") == "unreadable-between"
