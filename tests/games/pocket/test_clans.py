"""The clans: what they have in common, and the fourteen powers."""

from __future__ import annotations

import pytest

from catgames.core.errors import Unreadable
from catgames.games.pocket.course.last_page import BOARD
from catgames.games.pocket.language.moves import Rotate, Swap
from catgames.games.pocket.law.game import GAME
from catgames.games.pocket.law.scoring import score
from catgames.games.pocket.position.cells import NAMES, NUMBERS
from catgames.games.pocket.position.ending import (
    chaos,
    chiefs_in_order,
    dogs_beside_royal_chief,
    hunt,
    hunters,
    knock_outs,
    twins_brought,
)
from catgames.games.pocket.position.state import OVER, ROTATE, SEATS
from tests.games.pocket import after, at, broken, decided_by, face, held, reach, tile, told

ROYAL = "turn 1; board R2 **** / ** m4 ** / ** G1 ** / **** A> / * (B>) ***; lifted a1; effects yes; seed 5"
CHIEF = f"turn 1; board {BOARD}; effects yes; stage rotate"
ORDER = (
    "turn 1; clans royal-claws defenders; lifted b3; effects yes; "
    "board p5 m4 J1 D^ R3 / Bv J1 m5 A^ R2 / E^ m5 R5* m6 m4 / R1 m3 f4 J9* C< / p2 J1 f3 J1 R4"
)
DEAD_CHIEF = (
    "turn 1; clans gourmets royal-claws; lifted d4; effects yes; "
    "board E> Av R3 G1 f3 / R2 R4 R5* G2 B^ / C^ m5 m5 m4 p5 / R1 f4 G3* m4 p2 / G4 G5 Dv m6 m3"
)
GOURMETS = (
    "turn 1; clans gourmets crooks; lifted b2; effects yes; "
    "board m6 p5 G1 m5 A^ / G2 f3 B< G5 K1 / K3 p2 m4 K7* Dv / K2 K4 G4 m5 f4 / E> C> G3* m4 m3"
)
CROOKS = (
    "turn 1; clans crooks power-cats; lifted c1; effects yes; "
    "board m4 f3 m5 W6 m6 / K3 W4 K4 K7* p2 / m4 m5 K1 Av Dv / B< m3 K2 C> f4 / E< p5 W4 W2* W3"
)
DEFENDERS = (
    "turn 1; clans defenders gourmets; board ***** / * J1 *** / ** G1 ** / ***** / *****; lifted b2; effects yes"
)
TO_CENTRE = (
    "turn 1; clans defenders chaoticats; lifted a4; effects yes; "
    "board m3 X C< E> X / m4 J1 J1 f4 J9* / X p5 f3 p2 X* / m4 B< J1 D> J1 / X m5 A^ m6 m5"
)
IN_CENTRE = (
    "turn 1; clans defenders chaoticats; lifted b3; effects yes; "
    "board p5 m4 X D^ J1 / Bv X m5 A^ J1 / E^ m5 J9* m6 m4 / J1 m3 f4 X* C< / p2 X f3 X J1"
)
CHAOS = (
    "turn 1; clans chaoticats gourmets; lifted c4; effects yes; "
    "board X D> X G4 X / X* G5 m6 G2 A< / p5 m5 E< p2 m4 / m5 f4 m4 m3 B^ / X G3* C< f3 G1"
)
PLAIN_CHAOS = (
    "turn 1; clans chaoticats gourmets; lifted a1; "
    "board m5 m4 B> X f4 / G1 C^ X* X X / m3 G4 G2 X p2 / G5 D> f3 A< m4 / E^ p5 m6 m5 G3*"
)
FIXED_CHAOS = (
    "turn 1; clans chaoticats crooks; lifted a3; effects yes; "
    "board X f4 K1 K3 X* / A> K2 C< K4 X / m3 X m4 f3 K7* / m5 E^ p5 X B^ / Dv m4 m6 m5 p2"
)
POWER = "turn 1; clans power-cats gourmets; board ***** / * W4 *** / ** G1 ** / ***** / *****; lifted b2; effects yes"
POWER_END = (
    "turn 1; clans power-cats defenders; lifted b3; effects yes; "
    "board f4 p2 W6 J9* W2* / m5 W4 Ev J1 A> / C< m4 J1 m3 Bv / W4 p5 D< J1 m5 / m4 J1 m6 W3 f3"
)
POLTER = (
    "turn 1; clans polterkitties gourmets; lifted b2; effects yes; "
    "board ***** / * m5 * T2 * / ** G1 ** / *** f4 * / *****"
)
GHOST = (
    "turn 1; clans polterkitties gourmets; lifted a4; effects yes; "
    "board m3 G4 C< E> G1 / m4 T3 T2 f4 T5* / G3* p5 f3 p2 G5 / m4 B< T2 D> T3 / G2 m5 A^ m6 m5"
)
GHOST_OUT = (
    "turn 1; clans polterkitties crooks; lifted a4; effects yes; "
    "board m3 K4 C< E> K1 / m4 T3 T2 f4 T5* / K3 p5 f3 p2 K7* / m4 B< T2 D> T3 / K2 m5 A^ m6 m5"
)


def test_without_clan_effects_no_card_counts() -> None:
    with decided_by("clan.effects"):
        assert broken(ROYAL.replace("effects yes", "effects no"), "swap a1 e4") == {"swap.cat"}
        assert "clan.royal-claws.effect" in held(ROYAL, "swap a1 e4")


def test_where_card_and_book_differ_the_card_wins() -> None:
    assert "clan.precedence" in held(ROYAL, "swap a1 e4")
    assert "swap.cat" not in held(ROYAL, "swap a1 e4"), "it is the card that speaks"
    assert "clan.precedence" not in held(ROYAL, "swap a1 a2")


def test_the_stronger_chief_acts_first() -> None:
    assert chiefs_in_order(at(ORDER)) == ("defenders", "royal-claws")
    assert [id for id, _ in told(ORDER, "swap b3 c4")][-2:] == ["to-the-centre", "may-turn"]
    assert ("may-turn", "clan.order") in told(ORDER, "swap b3 c4")


def test_the_royal_claws_decide_after_the_defenders_swap_and_before_the_dogs() -> None:
    assert not dogs_beside_royal_chief(at(ORDER))
    with decided_by("ruling.end-order"):
        state = after(ORDER, "swap b3 c4")
        assert (state.stage, state.turn) == (ROTATE, 0)
        assert dogs_beside_royal_chief(state)
        assert after(ORDER, "swap b3 c4", "keep").stage == OVER


def test_a_permanent_effect_serves_any_cat_unless_the_table_says_otherwise() -> None:
    theirs = ROYAL.replace("R2", "G2")
    assert "ruling.whose-cat" in held(theirs, "swap a1 e4")
    assert broken(theirs + "; whose_cat own", "swap a1 e4") == {"ruling.whose-cat"}
    assert "ruling.whose-cat" in held(ROYAL + "; whose_cat own", "swap a1 e4")
    stays = POWER.replace("W4", "G2") + "; whose_cat own"
    assert broken(stays, "keep") == {"ruling.whose-cat"}


def test_a_permanent_effect_need_not_be_used() -> None:
    assert "ruling.effect-optional" in held(ROYAL, "swap a1 a3")
    assert "ruling.effect-optional" in held(POWER, "swap b2 b3")


def test_a_bitten_chief_has_no_ability() -> None:
    assert ("chief-out", "ruling.dead-chief") in told(DEAD_CHIEF, "swap d4 e5")
    state = after(DEAD_CHIEF, "swap d4 e5")
    assert tile(state, "c4") == "G3*"
    assert hunt(state, NUMBERS["d3"]).sums == (0, 0)


# --- Royal Claws ------------------------------------------------------------------------------------


def test_royal_claws_swap_with_a_face_up_dog_anywhere() -> None:
    assert "clan.royal-claws.effect" in held(ROYAL, "swap a1 e4")
    assert broken(ROYAL, "swap a1 b5") == {"swap.cat"}, "that dog is face down"
    assert broken(ROYAL, "swap a1 c2") == {"swap.cat"}, "that is no dog"


def test_the_royal_chief_may_turn_a_dog_beside_it() -> None:
    assert "clan.royal-claws.chief" in held(CHIEF, "rotate c3 right")
    assert "clan.royal-claws.chief" in held(CHIEF, "keep")
    assert broken(CHIEF, "rotate a4 right") == {"clan.royal-claws.chief"}
    assert broken(CHIEF, "rotate c4 right") == {"clan.royal-claws.chief"}
    assert broken(CHIEF, "2: keep") == {"turn.order"}


@pytest.mark.parametrize(("clans", "turn"), [("royal-claws gourmets", 1), ("gourmets royal-claws", 2)])
def test_nobody_but_the_royal_claws_is_asked_about_the_dogs(clans: str, turn: int) -> None:
    asked = f"turn {turn}; clans {clans}; board {BOARD}; effects yes; stage rotate"
    assert at(asked).stage == ROTATE
    with pytest.raises(Unreadable):
        at(asked.replace(f"turn {turn}", f"turn {3 - turn}"))


@pytest.mark.parametrize(("turn", "facing"), [("right", "<"), ("half", "^"), ("left", ">")])
def test_a_dog_turns_by_one_two_or_three_quarters(turn: str, facing: str) -> None:
    assert "ruling.rotation" in held(CHIEF, f"rotate c3 {turn}")
    assert tile(after(CHIEF, f"rotate c3 {turn}"), "c3") == f"A{facing}"


def test_a_full_turn_is_no_turn() -> None:
    assert broken(CHIEF, "rotate c3 full") == {"ruling.rotation"}


def test_who_turns_no_dog_says_so_and_no_tile_is_offered_to_itself() -> None:
    said = list(GAME.expressible(at(CHIEF)))
    assert all(move.quarters for move in said if isinstance(move, Rotate))
    assert all(move.cell != move.other for move in said if isinstance(move, Swap))
    with pytest.raises(Unreadable):
        GAME.read_move(at(CHIEF), "rotate c3 not")


def test_a_turn_that_changes_nothing_is_allowed() -> None:
    idle = (
        "turn 1; effects yes; stage rotate; "
        "board R1 p2 R4 G2 E< / m5 R2 f3 p5 m4 / f4 A< R5* D^ m5 / m3 C< G4 m4 R3 / G3* Bv G1 G5 m6"
    )
    assert "ruling.idle-turn" in held(idle, "rotate d3 right")
    assert "ruling.idle-turn" not in held(idle, "rotate b3 right")


# --- Gourmets, Crooks --------------------------------------------------------------------------------


def test_gourmets_score_a_point_more_a_prey() -> None:
    assert ("gourmet-bonus", "clan.gourmets.effect") in told(GOURMETS, "swap b2 c3")
    scored = score(after(GOURMETS, "swap b2 c3"), SEATS[0])
    assert (scored.prey, scored.bonus, scored.total) == (6, 6, 33)


def test_the_gourmets_chief_catches_diagonally() -> None:
    assert ("caught", "clan.gourmets.chief") in told(GOURMETS, "swap b2 c3")
    state = after(GOURMETS, "swap b2 c3")
    assert hunt(state, NUMBERS["d4"]).sums == (4 + 3, 0)
    assert hunt(state, NUMBERS["d5"]).sums == (3, 0), "the ordinary cat on c4 has no such reach"


def test_crooks_score_a_point_a_face_up_crook() -> None:
    assert ("crook-bonus", "clan.crooks.effect") in told(CROOKS, "swap c1 d2")
    assert score(after(CROOKS, "swap c1 d2"), SEATS[0]).bonus == 4


def test_the_crooks_chief_knocks_out_weaker_cats_beside_it_its_own_too() -> None:
    assert told(CROOKS, "swap c1 d2").count(("knocked", "clan.crooks.chief")) == 2
    state = after(CROOKS, "swap c1 d2")
    assert (tile(state, "d1"), face(state, "d1")) == ("W6", "k")
    assert (tile(state, "c2"), face(state, "c2")) == ("K4", "k")


def test_the_crooks_chief_leaves_alone_who_is_stronger_or_lies_face_down_or_is_no_cat() -> None:
    """Beside it: a stronger chief, a Crook that a dog has bitten, a prey, and a weaker cat."""
    board = "J1 J9* J1 m3 m4 / K2~ K7* K1 m4 m5 / J1 m5 m6 p2 p5 / J1 f3 f4 K3 K4 / A^ B^ C^ D^ E^"
    state = at(f"turn 1; clans crooks defenders; effects yes; stage over; board {board}")
    assert [NAMES[cell] for cell in knock_outs(state)] == ["c2"]


# --- Defenders of Justice ------------------------------------------------------------------------------


def test_defenders_swap_in_all_eight_directions() -> None:
    assert "clan.defenders.effect" in held(DEFENDERS, "swap b2 d4")
    assert reach(DEFENDERS) == {"a1", "b1", "c1", "a2", "c2", "d2", "a3", "b3", "c3", "b4", "d4"}
    for move in ("swap b2 c4", "swap b2 e5", "swap b2 e2"):
        assert broken(DEFENDERS, move) == {"clan.defenders.effect"}, "their card decides, not the book's rule of a cat"
    assert broken(DEFENDERS.replace("effects yes", "effects no"), "swap b2 c4") == {"swap.cat"}


def test_the_defenders_chief_goes_to_the_centre_before_the_dogs() -> None:
    ids = told(TO_CENTRE, "swap a4 b5")
    assert ids.index(("to-the-centre", "clan.defenders.chief")) < ids.index(("step-dogs", "end.steps"))
    state = after(TO_CENTRE, "swap a4 b5")
    assert (tile(state, "c3"), tile(state, "e2")) == ("J9*", "f3")


def test_a_chief_in_the_centre_stays_there() -> None:
    assert ("centre-already", "ruling.centre-chief") in told(IN_CENTRE, "swap b3 c4")
    assert tile(after(IN_CENTRE, "swap b3 c4"), "c3") == "J9*"


# --- Chaoticats ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("bitten", "attack"), [(0, 2), (1, 4), (2, 6), (3, 8), (4, 10)])
def test_the_fewer_chaoticats_the_stronger_each(bitten: int, attack: int) -> None:
    cats = ["X~"] * bitten + ["X"] * (4 - bitten) + ["X*"]
    others = "R1 R2 R3 R4 R5* m3 m4 m4 m5 m5 m6 p2 p5 f3 f4 A^ B^ C^ D^ E^"
    state = at(f"clans chaoticats royal-claws; stage over; board {' '.join(cats)} {others}")
    with decided_by("clan.chaoticats.effect"):
        assert chaos(state) == attack


def test_the_twin_comes_along_if_nobody_caught_it() -> None:
    assert ("twin", "clan.chaoticats.chief") in told(CHAOS, "swap c4 d5")
    assert score(after(CHAOS, "swap c4 d5"), SEATS[0]).pigeons == 10
    plain = CHAOS.replace("effects yes", "effects no")
    assert score(after(plain, "swap c4 d5"), SEATS[0]).pigeons == 0


def test_the_chief_itself_has_caught_what_it_lies_beside() -> None:
    assert ("chief-caught", "ruling.chief-caught") in told(CHAOS, "swap c4 d5")
    apart = CHAOS.replace("X D> X G4 X / X* G5", "X* D> X G4 X / X G5")
    assert not {"chief-caught", "twin"} & {id for id, _ in told(apart, "swap c4 d5")}


@pytest.mark.parametrize(
    ("beside", "twin", "brought"),
    [("p5=1", "p2=0", ["a3"]), ("p5=2", "p2=0", []), ("p5=0", "p2=0", []), ("p5=1", "p2=2", []), ("p5=1", "p2=1", [])],
)
def test_a_twin_is_brought_only_by_a_prey_of_ones_own_and_only_if_nobody_has_it(
    beside: str, twin: str, brought: list[str]
) -> None:
    rest = "m4 m5 m5 m6 / f3 f4 G1 G2 G3* / A^ B^ C^ D^ E^"
    board = f"X* {beside} X X X / m3=1 X G4 G5 m4 / {twin} {rest}"
    state = at(f"turn 1; clans chaoticats gourmets; effects yes; stage over; board {board}")
    assert [NAMES[cell] for cell in twins_brought(state)] == brought


def test_without_effects_the_chaoticats_still_have_their_table() -> None:
    assert ("chaos", "ruling.chaoticats-plain") in told(PLAIN_CHAOS, "swap a1 b2")
    assert chaos(after(PLAIN_CHAOS, "swap a1 b2")) == 4


def test_the_chaoticats_attack_is_not_recounted_after_the_crooks_chief() -> None:
    ids = told(FIXED_CHAOS, "swap a3 b4")
    assert ("chaos-fixed", "ruling.chaoticats-fixed") in ids
    assert chaos(after(FIXED_CHAOS, "swap a3 b4")) == 4, "four were face up after the dogs"


# --- Power Cats, Polterkitties ---------------------------------------------------------------------------


def test_power_cats_may_leave_a_revealed_cat() -> None:
    assert told(POWER, "keep") == [("stayed", "clan.power-cats.effect")]
    assert broken(POWER.replace("W4", "m5"), "keep") == {"clan.power-cats.effect"}
    assert broken(POWER.replace("effects yes", "effects no"), "keep") == {"turn.swap"}
    assert after(POWER, "keep").turn == 1


def test_the_power_cats_chief_catches_along_its_row_and_column() -> None:
    assert ("caught", "clan.power-cats.chief") in told(POWER_END, "swap b3 c4")


def test_tiles_in_between_do_not_block_it() -> None:
    state = after(POWER_END, "swap b3 c4")
    assert (tile(state, "e1"), tile(state, "e5")) == ("W2*", "f3")
    assert hunt(state, NUMBERS["e5"]).sums == (2 + 3, 0)
    with decided_by("ruling.line"):
        assert NUMBERS["e1"] in hunters(state, NUMBERS["e5"])


def test_polterkitties_may_move_another_prey_instead() -> None:
    assert "clan.polterkitties.effect" in held(POLTER, "swap d4 d3")
    assert broken(POLTER, "swap d4 b4") == {"swap.prey"}
    assert broken(POLTER, "swap d2 d3") == {"clan.polterkitties.effect"}
    assert broken(POLTER.replace("m5", "T3"), "swap d4 d3") == {"clan.polterkitties.effect"}
    assert after(POLTER, "swap d4 d3").lifted == -1


def test_dogs_cannot_touch_the_polterkitties_chief() -> None:
    assert ("unharmed", "clan.polterkitties.chief") in told(GHOST, "swap a4 b5")
    assert face(after(GHOST, "swap a4 b5"), "e2") == "u"
    assert face(after(GHOST.replace("effects yes", "effects no"), "swap a4 b5"), "e2") == "b"


def test_the_crooks_chief_can_knock_out_the_polterkitties_chief() -> None:
    assert ("knocked", "ruling.ghost-immune") in told(GHOST_OUT, "swap a4 b5")
    assert ("chief-out", "ruling.dead-chief") in told(GHOST_OUT, "swap a4 b5"), "knocked out it has no ability either"
    assert face(after(GHOST_OUT, "swap a4 b5"), "e2") == "k"


def test_a_game_may_be_played_with_any_two_clans() -> None:
    for seed in range(30):
        state = GAME.start(2, seed, {"mode": "lots", "effects": "yes"})
        assert len(set(state.setup.clans)) == 2


def test_only_rules_of_this_table_are_offered_as_deciding() -> None:
    plain, defended = at("turn 1; seed 3"), at(DEFENDERS)
    assert GAME.has_a_say(defended, "clan.defenders.effect")
    for rule in ("clan.power-cats.effect", "clan.royal-claws.effect", "mode.free", "mode.expert"):
        assert not GAME.has_a_say(defended, rule)
    for rule in ("clan.royal-claws.effect", "clan.precedence"):
        assert not GAME.has_a_say(plain, rule), "it is played without clan effects"
    assert all(GAME.has_a_say(plain, rule) for rule in ("swap.cat", "dog.facing", "turn.swap", "mode.agree"))
