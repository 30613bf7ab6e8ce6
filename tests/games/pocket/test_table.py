"""At the table: what a touch means, what is drawn, and the square from another side."""

from __future__ import annotations

from dataclasses import replace
from itertools import permutations, product

import pytest

from catgames.core.errors import NotAMove
from catgames.core.message import Seat
from catgames.core.playout import walk
from catgames.games.pocket import KIT
from catgames.games.pocket.course.last_page import BOARD
from catgames.games.pocket.language.moves import Again, Choose, Keep, Move, Reveal, Rotate, Swap
from catgames.games.pocket.law.game import GAME
from catgames.games.pocket.law.scoring import score
from catgames.games.pocket.position.cells import CELLS, NAMES, NUMBERS
from catgames.games.pocket.position.ending import hunt
from catgames.games.pocket.position.state import CAUGHT, EFFECTS, MODE, NOT_CAUGHT, OPTIONS, OVER, SEATS, UP, State
from catgames.games.pocket.position.tiles import CLANS
from catgames.scene.look import NARROW, SNUG, WIDE, WIDE_FROM, Look
from catgames.scene.pen import PAD
from catgames.scene.shapes import Text, Use, bounds
from catgames.sheet.layout import fitting
from catgames.sheet.page import ROOM
from catgames.sheet.sheet import sheet_of
from catgames.table.code import read_match, write_match
from catgames.table.match.match import PERSON, agree, deal, enter
from catgames.table.match.view import view
from catgames.text.words import LANGUAGES, Words
from tests.games.pocket import at, events
from tests.table import touch

YOU = Seat(0)
ABOVE_THE_PANEL = 740 - 48 - 0.46 * 740
"""On a page of 360 by 740: beneath its head, and above the sheet, which takes 46 parts of a hundred."""
AROUND_WHAT_IS_LIT = 16
"""As much the page shows around it: where there is less room, the board would jump when the last row is lit."""
CAT = "turn 1; board ***** / * R3 *** / ** G1 ** / ***** / *****; lifted b2; seed 6"
POLTER = (
    "turn 1; clans polterkitties gourmets; lifted b2; effects yes; "
    "board ***** / * m5 * T2 * / ** G1 ** / *** f4 * / *****"
)
STAYS = "turn 1; clans power-cats gourmets; lifted b2; effects yes; board ***** / * W4 *** / ** G1 ** / ***** / *****"
DOGS = f"turn 1; board {BOARD}; effects yes; stage rotate"
LAST = "turn 1; lifted a4; board C< D< m6 G5 R1 / G2 G4 R4 G3* f4 / m3 B< f3 m4 m4 / m5 R5* m5 Ev p5 / R2 G1 A^ p2 R3"


def _boards(*ids: str) -> list[State]:
    """The positions shown while these events of the end are told."""
    return [e.board for e in events(LAST, "swap a4 a5") if e.id in ids and isinstance(e.board, State)]


def test_while_the_game_is_set_up_it_is_nobodys_turn() -> None:
    look = Look(YOU, Words("pocket", "en", YOU))
    framed = {}
    for touched in (True, False):
        scene = KIT.draw(at(CAT), replace(look, touched=touched))
        framed[touched] = [mark.stroke for mark in scene.marks if mark.key in ("player:0", "player:1")]
    assert len(set(framed[True])) == 2
    assert len(set(framed[False])) == 1


def test_one_touch_swaps_the_revealed_tile() -> None:
    assert KIT.touch(at(CAT), YOU, ("cell:b3",)).move == GAME.read_move(at(CAT), "swap b2 b3")


def test_the_revealed_tile_may_also_be_picked_up_first() -> None:
    held = KIT.touch(at(CAT), YOU, ("cell:b2",))
    assert (held.move, held.picked) == (None, ("cell:b2",))
    assert KIT.next_keys(at(CAT), YOU, held.picked) == (
        "cell:b1",
        "cell:a2",
        "cell:c2",
        "cell:d2",
        "cell:b3",
        "cell:b4",
    )


def test_polterkitties_pick_the_prey_they_move() -> None:
    held = KIT.touch(at(POLTER), YOU, ("cell:d4",))
    assert (held.move, held.picked) == (None, ("cell:d4",))
    assert KIT.touch(at(POLTER), YOU, ("cell:d4", "cell:d3")).move == GAME.read_move(at(POLTER), "swap d4 d3")


def test_a_resolved_prey_shows_both_sums() -> None:
    board = _boards("caught")[0]
    scene = KIT.draw(GAME.seen_by(board, YOU), Look(YOU, Words("pocket", "en", YOU)))
    label = scene.labels()["cell:c1"]
    assert label == "c1: mouse 6, attacked by Royal Claws with 4, by Gourmets with 5, caught by the Gourmets"
    texts = [mark.shape.text for mark in scene.marks if isinstance(mark.shape, Text)]
    assert {"4", "5"} <= set(texts)
    assert "0 ★" in texts, "the points so far"


def test_the_prey_are_told_one_by_one() -> None:
    resolved = [sum(face in (*CAUGHT, NOT_CAUGHT) for face in board.faces) for board in _boards("caught", "uncaught")]
    assert resolved == list(range(1, 11))


@pytest.mark.parametrize("seed", range(6))
def test_turning_the_whole_square_changes_no_result(seed: int) -> None:
    *_, before, _ = walk(GAME, 2, seed, {"mode": "lots", "effects": "yes"})
    for move in list(GAME.legal_moves(before))[:6]:
        after = GAME.simulate(before, move)
        shadow = GAME.simulate(KIT.twin(before), KIT.twin_move(move))
        assert shadow == KIT.twin(after)
        if after.stage == OVER:
            assert [score(after, seat) for seat in SEATS] == [score(shadow, seat) for seat in SEATS]


def test_sums_agree_with_what_was_caught() -> None:
    for seed in range(10):
        *_, last = walk(GAME, 2, seed, {"mode": "lots", "effects": "yes"})
        for cell in CELLS:
            if last.faces[cell] in CAUGHT and "chaoticats" not in last.setup.clans:
                assert hunt(last, cell).winner == CAUGHT.index(last.faces[cell]), NAMES[cell]


BETWEEN_GAMES = "DkkfNDCiid7kGnyjEz-ABVyGupeLskaCNXMJwA"
"""A match at the table, with its first game of two at its end."""


@pytest.mark.parametrize(("one", "other"), [*product(("a1", "b1", "d1", "e2"), ("c3", "b3", "d3"))])
def test_tiles_that_are_swapped_after_the_end_keep_the_side_they_show(one: str, other: str) -> None:
    match = touch(read_match(KIT, BETWEEN_GAMES), f"cell:{one}", f"cell:{other}")
    assert view(match).scene.keys
    before, after, here, there = match.state, match.forced, NUMBERS[one], NUMBERS[other]
    assert (after.tiles[there], after.faces[there]) == (before.tiles[here], UP), "touched first, it was turned up"
    assert (after.tiles[here], after.faces[here]) == (before.tiles[there], before.faces[there])


@pytest.mark.parametrize(("played", "opened"), [*permutations(OPTIONS[MODE], 2)])
def test_a_match_in_one_mode_is_not_opened_as_one_in_another(played: str, opened: str) -> None:
    """What is saved are places among legal moves, which another mode would read as other moves."""
    options: dict[str, object] = {MODE: played, EFFECTS: "yes"}
    match = deal(KIT, agree(KIT, (PERSON, PERSON), 7, options))
    state, entries = match.start, []
    for _ in range(8):
        entries.append(enter(KIT, state, GAME.legal_moves(state)[-1]))
        state = entries[-1].after
    match = replace(match, entries=tuple(entries))
    assert read_match(KIT, write_match(match)).state == state
    assert state.setup.mode == played
    other = replace(match, setup=agree(KIT, (PERSON, PERSON), 7, options | {MODE: opened}))
    with pytest.raises(ValueError, match="game"):
        read_match(KIT, write_match(other))


@pytest.mark.parametrize(
    "move",
    [
        Reveal(YOU, -1),
        Reveal(YOU, 25),
        Reveal(Seat(2), 0),
        Swap(YOU, -1, 3),
        Swap(YOU, 3, 25),
        Rotate(YOU, 25, 1),
        Rotate(YOU, 3, -1),
        Rotate(YOU, 3, 5),
        Choose(YOU, "dogs"),
        Keep(Seat(-1)),
        Again(Seat(2)),
    ],
)
def test_a_move_names_only_what_there_is(move: Move) -> None:
    """Made in Python, it could name a place off the square, which is none at all."""
    with pytest.raises(NotAMove):
        KIT.game.play(KIT.game.start(2), move)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_sheet_is_read_without_glasses(language: str) -> None:
    """It has the most rules of all the games, and letters of at least eight points."""
    assert fitting(sheet_of(KIT, language), *ROOM) >= 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_may_be_said_of_the_dogs_is_read_on_a_phone(language: str) -> None:
    words = Words("pocket", language, YOU)
    scene = KIT.draw(GAME.seen_by(at(DOGS), YOU), Look(YOU, words, width=NARROW))
    sizes = {mark.shape.text: mark.shape.size for mark in scene.marks if isinstance(mark.shape, Text)}
    for id in ("board-turn-1", "board-turn-2", "board-turn-3", "board-keep-short"):
        assert sizes[words.say(id)] >= 11, id


@pytest.mark.parametrize("position", [CAT, DOGS, STAYS, LAST])
def test_on_a_phone_all_that_can_be_touched_stands_above_the_panel(position: str) -> None:
    """The five rows, and what is said beneath them."""
    scene = KIT.draw(GAME.seen_by(at(position), YOU), Look(YOU, Words("pocket", "en", YOU), width=NARROW))
    touched = [mark for mark in scene.marks if mark.key and not mark.key.startswith("player:")]
    assert len({mark.key for mark in touched}) >= 25
    boxes = [bounds(mark.shape) for mark in touched]
    assert max(box.y + box.height for box in boxes) <= ABOVE_THE_PANEL
    assert _square(position, NARROW)[1] + AROUND_WHAT_IS_LIT <= ABOVE_THE_PANEL


@pytest.mark.parametrize("width", [NARROW, SNUG, WIDE])
def test_with_the_power_cats_the_square_keeps_its_size_when_a_cat_may_stay(width: int) -> None:
    sizes = {_square(position, width) for position in (STAYS, STAYS.replace("lifted b2; ", ""))}
    assert len(sizes) == 1


@pytest.mark.parametrize("width", [NARROW, SNUG, WIDE])
def test_the_square_stays_where_it_is_when_the_game_ends(width: int) -> None:
    after = GAME.write(GAME.simulate(at(LAST), GAME.read_move(at(LAST), "swap a4 a5")))
    assert _square(after, width) == _square(LAST, width)


def _square(position: str, width: int, language: str = "en") -> tuple[float, float]:
    """How wide its tiles are, and where it ends."""
    scene = KIT.draw(GAME.seen_by(at(position), YOU), Look(YOU, Words("pocket", language, YOU), width=width))
    tiles = [mark.shape for mark in scene.marks if mark.key.startswith("cell:") and isinstance(mark.shape, Use)]
    return tiles[0].width, max(tile.y + tile.height for tile in tiles)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("clans", list(permutations(CLANS, 2)))
def test_in_a_high_place_the_square_is_larger_and_both_clan_cards_fit_beside_it(
    clans: tuple[str, str], language: str
) -> None:
    position = f"turn 1; clans {' '.join(clans)}; board ***** / ***** / ** m4 ** / ***** / *****; effects yes; seed 6"
    size, end = _square(position, SNUG, language)
    assert size > _square(position, WIDE, language)[0]
    scene = KIT.draw(GAME.seen_by(at(position), YOU), Look(YOU, Words("pocket", language, YOU), width=SNUG))
    assert scene.height <= end + 2 * PAD
    assert scene.width >= WIDE_FROM * scene.height, "it fills the width of every place that is high enough for it"
