"""Material and set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from catgames.core.chance import HIDDEN
from catgames.core.errors import Unreadable
from catgames.core.message import Seat
from catgames.games.pocket.law.game import GAME
from catgames.games.pocket.position.state import DOWN, UP
from catgames.games.pocket.position.tiles import CLANS, DOGS, KIND, MICE, arrows, box
from tests.games.pocket import at, broken, decided_by, held

# The ids of the rule sheet: a rule may be split, none may be dropped. Split off here: whose turn it is (turn.order).
SHEET = """
setup.clans setup.mix setup.square setup.centre setup.first-game turn.order turn.reveal turn.swap turn.no-peek
swap.prey swap.cat swap.dog dog.facing end.last-tile end.steps dogs.attack capture.sum capture.highest score.sum
score.pigeons score.flies end.winner justice.ties clan.effects clan.precedence clan.order adjacent.edge
mode.agree mode.free mode.limited mode.expert ruling.facing ruling.rotation ruling.whose-cat
ruling.effect-optional ruling.dead-chief ruling.line ruling.justice-when ruling.centre-chief
ruling.chief-caught ruling.chaoticats-plain ruling.ghost-immune ruling.idle-turn ruling.limited-overlap
ruling.chaoticats-fixed ruling.end-order
"""
POWERS = {f"clan.{clan}.{power}" for clan in CLANS for power in ("effect", "chief")}


def test_the_register_holds_every_rule_of_the_sheet() -> None:
    assert {clause.id for clause in GAME.rulebook.clauses} == set(SHEET.split()) | POWERS


def test_the_tiles_are_those_of_the_box() -> None:
    assert sorted(int(mouse[1]) for mouse in MICE) == [3, 4, 4, 5, 5, 6]
    assert {clan.slug: clan.attacks for clan in CLANS.values() if clan.chief} == {
        "royal-claws": (1, 2, 3, 4, 5),
        "gourmets": (1, 2, 3, 4, 5),
        "crooks": (1, 2, 3, 4, 7),
        "defenders": (1, 1, 1, 1, 9),
        "power-cats": (2, 3, 4, 4, 6),
        "polterkitties": (2, 2, 3, 3, 5),
    }
    assert all(sum("*" in cat for cat in clan.cats) == 1 for clan in CLANS.values())


@pytest.mark.parametrize(
    ("dog", "where"),
    [
        ("A^", {"N"}),
        ("A>", {"E"}),
        ("B^", {"W", "E"}),
        ("B<", {"N", "S"}),
        ("C^", {"NE", "E", "SE"}),
        ("C<", {"NW", "N", "NE"}),
        ("Dv", {"N", "E", "S", "W"}),
        ("E>", {"NE", "SE", "SW", "NW"}),
    ],
)
def test_a_dogs_arrows_turn_with_it(dog: str, where: set[str]) -> None:
    assert set(arrows(dog)) == where


def test_each_player_has_a_clan_of_their_own() -> None:
    free = f"turn 1; clans - gourmets; stage choose; mode free; first 2; offer {' '.join(CLANS)} / {' '.join(CLANS)}"
    assert broken(free, "choose gourmets") == {"setup.clans"}
    assert "setup.clans" in held(free, "choose crooks")
    assert broken(free, "reveal a1") == {"setup.clans"}
    with pytest.raises(Unreadable):
        at("turn 1; clans gourmets gourmets")


@pytest.mark.parametrize("seed", range(5))
def test_ten_cats_ten_prey_and_five_dogs_are_mixed(seed: int) -> None:
    state = GAME.start(2, seed, {"mode": "lots"})
    assert Counter(KIND[tile] for tile in state.tiles) == {"cat": 10, "prey": 10, "dog": 5}
    with decided_by("setup.mix"):
        assert box(state.setup.clans) == Counter(tile[0] if tile in DOGS else tile for tile in state.tiles)
        assert not GAME.faults(state)
        assert {fault.id for fault in GAME.faults(state._replace(tiles=state.tiles[:1] * 25))} >= {"bug"}


def test_25_tiles_lie_face_down_but_for_the_centre() -> None:
    with decided_by("setup.square"):
        state = GAME.start(2, 4)
        assert len(state.tiles) == 25
    with decided_by("setup.centre"):
        assert GAME.start(2, 4).faces == DOWN * 12 + UP + DOWN * 12
    assert state.lifted == -1, "the centre tile is not swapped"
    assert {GAME.start(2, seed).turn for seed in range(20)} == {0, 1}


def test_a_first_game_is_royal_claws_against_gourmets_without_effects() -> None:
    with decided_by("setup.first-game"):
        setup = GAME.start(2).setup
        assert (setup.clans, setup.effects) == (("royal-claws", "gourmets"), False)


def test_nobody_knows_what_lies_face_down_or_how_a_dog_faces() -> None:
    state = GAME.start(2, 6)
    for seat in (Seat(0), Seat(1)):
        seen = GAME.seen_by(state, seat)
        assert Counter(seen.tiles)["?"] == 24
        assert seen.tiles[12] == state.tiles[12]
        assert seen.setup.seed is HIDDEN


def test_how_a_dog_faces_is_drawn_at_set_up() -> None:
    facings = Counter(tile[1] for seed in range(80) for tile in GAME.start(2, seed).tiles if tile in DOGS)
    assert set(facings) == set("^>v<"), "ruling.facing"
    assert min(facings.values()) > 60


def test_the_figures_tell_every_number_of_chaoticats() -> None:
    told = next(figure.value for figure in GAME.rulebook.figures if figure.id == "figure-chaoticats")
    assert told == "5→2 4→4 3→6 2→8 1→10"
