"""The five poses: for each a body, limbs, a tail, a place for the head and for what lies beside it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Pose:
    """Path data in a box of 100 by 100; `head` is the corner and the size of the head's box."""

    body: str
    behind: tuple[str, ...]
    """Limbs and tail that the body covers where they meet it."""
    before: tuple[str, ...]
    head: tuple[float, float, float]
    stripes: str
    spots: tuple[tuple[float, float], ...]
    beside: tuple[float, float]
    """The middle of whatever the cat has beside it."""
    upside_down: bool = False


POSE = {
    "leaping": Pose(
        body="M20 70 C22 50 46 36 68 38 C82 40 84 54 74 60 C58 64 46 68 36 78 C28 84 20 80 20 70 Z",
        behind=("M26 74 C20 82 14 86 6 88", "M34 76 C30 86 24 92 16 96", "M24 66 C12 62 6 50 8 36"),
        before=("M72 54 C80 58 86 62 95 62", "M66 58 C74 66 80 70 88 74"),
        head=(56, 8, 40),
        stripes="M32 54 C36 58 38 64 38 70 M43 47 C47 52 49 58 49 64 M54 43 C58 48 60 54 59 60",
        spots=((32, 66), (42, 55), (53, 48), (56, 58), (30, 75)),
        beside=(58, 85),
    ),
    "strutting": Pose(
        body="M22 60 C26 50 44 50 58 50 C74 48 80 56 78 66 C76 76 66 77 50 77 C34 78 20 76 22 60 Z",
        behind=("M30 72 C28 80 24 88 20 95", "M64 72 C64 82 64 88 64 95", "M24 60 C10 52 8 28 22 14"),
        before=("M40 74 C42 82 46 88 46 95", "M73 68 C80 74 84 78 92 78"),
        head=(54, 15, 42),
        stripes="M34 52 C37 58 37 68 34 75 M45 51 C48 58 48 68 45 76 M56 51 C59 58 59 68 56 76",
        spots=((32, 60), (44, 57), (40, 69), (54, 68), (66, 62)),
        beside=(82, 88),
    ),
    "seated": Pose(
        body="M34 95 C20 95 22 70 32 56 C38 48 60 48 66 56 C76 70 78 95 64 95 Z",
        behind=("M64 88 C82 96 94 82 86 68",),
        before=("M42 70 L42 92", "M56 70 L56 92"),
        head=(26, 9, 47),
        stripes=(
            "M27 66 C32 66 34 67 37 69 M25 77 C30 77 33 78 35 80 "
            "M71 66 C66 66 64 67 62 69 M73 77 C68 77 66 78 63 80 M44 57 L55 57"
        ),
        spots=((32, 68), (30, 82), (66, 66), (68, 80), (49, 58)),
        beside=(16, 85),
    ),
    "resting": Pose(
        body="M22 94 C14 92 18 66 40 62 C62 57 90 62 90 80 C90 92 86 95 76 95 Z",
        behind=("M84 88 C99 90 98 72 90 66",),
        before=("M46 91 L22 92",),
        head=(4, 43, 43),
        stripes="M53 60 C57 66 58 73 57 80 M65 60 C69 66 70 74 69 81 M77 63 C81 69 82 76 80 83",
        spots=((54, 69), (66, 66), (62, 80), (76, 73), (78, 86)),
        beside=(74, 40),
    ),
    "on-its-back": Pose(
        body="M20 80 C20 64 38 62 56 64 C76 64 92 70 90 82 C88 94 72 95 54 95 C34 95 20 95 20 80 Z",
        behind=("M86 84 C97 80 97 64 88 56", "M50 66 C46 56 44 50 46 42", "M78 70 C82 60 82 54 78 47"),
        before=("M40 68 C34 58 30 52 30 44", "M66 68 C66 58 66 52 63 45"),
        head=(2, 52, 43),
        stripes="M52 66 C50 74 51 82 53 92 M64 67 C62 75 63 83 65 93 M76 69 C74 77 75 84 76 92",
        spots=((50, 73), (60, 86), (66, 74), (77, 80), (48, 88)),
        beside=(62, 22),
        upside_down=True,
    ),
}
