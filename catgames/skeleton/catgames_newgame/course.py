"""One lesson, with its words right here; `catgames.teach` has every kind of step and goal."""

from __future__ import annotations

from catgames.teach import Judge, Read, Tempt, Try, Unit, happened, over

BEGUN = "turn 1; row 1.2...."
LAST = "turn 1; row 121.212"

TURN = Unit(
    "turn",
    (
        Read(
            at=BEGUN,
            text={
                "en": "Seven cushions. By turns a cat lies down on a free one. Who takes the last cushion wins.",
                "fr": "Sept coussins. Chacun son tour, un chat s’allonge sur un coussin libre. "
                "Qui prend le dernier gagne.",
            },
            rules=("setup.row", "turn.order", "end.last"),
        ),
        Try(
            at=BEGUN,
            text={"en": "Find your cat a cushion.", "fr": "Trouve un coussin à ton chat."},
            goal=happened("taken"),
            solution="take 4",
            rule="take.free",
            mistakes={"take 3": "take.free"},
        ),
        Tempt(
            at=BEGUN,
            text={"en": "Lie down beside your other cat, on cushion 1.", "fr": "Rejoins ton chat sur le coussin 1."},
            move="take 1",
            rule="take.free",
        ),
        Judge(
            at=BEGUN,
            text={"en": "May you do this?", "fr": "As-tu le droit de faire ceci ?"},
            move="take 2",
            rule="take.free",
            others=("turn.order", "end.last"),
        ),
        Try(
            at=LAST,
            text={"en": "Win.", "fr": "Gagne."},
            goal=over,
            solution="take 4",
            rule="end.last",
        ),
    ),
)

UNITS = (TURN,)
