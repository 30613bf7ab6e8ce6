"""The 40 cats: a fixed deck with the counts of the sheet, its own mirror image."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

from catgames.games.cloaked.position.attributes import ACCESSORIES, ATTRIBUTES, COLOURS, PATTERNS, POSES, names
from catgames.games.cloaked.position.cats import ATTRIBUTES_OF, CATS, NAMES, count_with, full_deck
from catgames.games.cloaked.position.twin import other_cat
from workshop.cloaked_deck import choose, lines, unevenness


def test_each_pose_comes_with_each_colour_once() -> None:
    assert len(CATS) == len(full_deck()) == 40
    assert set(NAMES) == {f"{pose}-{colour}" for pose in POSES for colour in COLOURS}


def test_the_deck_has_the_counts_of_the_sheet() -> None:
    counts = Counter(name for attributes in ATTRIBUTES_OF for name in names(attributes))
    assert {name: counts[name] for name in POSES} == dict.fromkeys(POSES, 8)
    assert {name: counts[name] for name in COLOURS} == dict.fromkeys(COLOURS, 5)
    assert {name: counts[name] for name in PATTERNS} == dict.fromkeys(PATTERNS, 12)
    assert {name: counts[name] for name in ACCESSORIES} == dict.fromkeys(ACCESSORIES, 8)
    assert Counter(attributes.bit_count() for attributes in ATTRIBUTES_OF) == {3: 24, 4: 16}


def test_the_invitation_shows_these_counts() -> None:
    for name in ATTRIBUTES:
        assert count_with(name) == sum(name in names(attributes) for attributes in ATTRIBUTES_OF)


def test_no_cat_wears_two_of_a_kind() -> None:
    for attributes in ATTRIBUTES_OF:
        for kind in (POSES, COLOURS, PATTERNS, ACCESSORIES):
            assert len(set(names(attributes)) & set(kind)) <= 1


def test_patterns_and_accessories_do_not_follow_pose_or_colour() -> None:
    pairs = Counter(
        (shape, worn)
        for attributes in ATTRIBUTES_OF
        for shape in names(attributes)[:2]
        for worn in names(attributes)[2:]
    )
    assert all(1 <= pairs[pose, worn] <= 3 for pose in POSES for worn in PATTERNS + ACCESSORIES)
    assert all(pairs[colour, worn] <= 2 for colour in COLOURS for worn in PATTERNS + ACCESSORIES)


def test_the_script_chooses_the_same_deck_again() -> None:
    deck = choose()
    stored = (files("catgames.games.cloaked.position") / "deck.txt").read_text(encoding="utf-8")
    assert "\n".join(lines(deck)) + "\n" == stored
    assert unevenness(deck) < 200


def test_the_deck_is_its_own_mirror_image() -> None:
    assert sorted(other_cat(cat) for cat in CATS) == list(CATS)
    assert all(other_cat(other_cat(cat)) == cat != other_cat(cat) for cat in CATS)
