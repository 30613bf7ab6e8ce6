"""Three lessons, with their words right here: what a turn is, where a cat may lie, how it ends."""

from __future__ import annotations

from catgames.teach import Claim, Count, Judge, Read, Tempt, Try, Unit, Watch, happened, over
from catgames_windowsill.position import CATS

EMPTY = "turn 1; sill ..x....x."
THEIRS = "turn 2; sill 1.x....x."
BEGUN = "turn 1; sill 1.x2..x.."
CLOSE = "turn 1; sill 1.x21.x2."
LAST = "turn 1; sill ..2.x12x1"

TURN = Unit(
    "turn",
    (
        Read(
            at=EMPTY,
            text={
                "en": "Nine places in the sun, two flower pots. By turns a cat lies down. Who finds no place has lost.",
                "fr": "Neuf places au soleil, deux pots de fleurs. Chacun son tour, un chat s’allonge. "
                "Qui ne trouve plus de place a perdu.",
            },
            rules=("setup.pots", "turn.order", "end.no-place"),
        ),
        Watch(
            at=EMPTY,
            text={"en": "Watch: a cat lies down on place 1.", "fr": "Regarde : un chat s’allonge à la place 1."},
            moves="lie 1",
        ),
        Try(
            at=EMPTY,
            text={"en": "Find your cat a place.", "fr": "Trouve une place à ton chat."},
            goal=happened("lain"),
            solution="lie 4",
            rule="lie.free",
            mistakes={"lie 3": "lie.free"},
        ),
        Tempt(
            at=THEIRS,
            text={
                "en": "It is Sami’s turn. Lie down on place 5 all the same.",
                "fr": "C’est le tour de Sami. Allonge-toi quand même à la place 5.",
            },
            move="1: lie 5",
            rule="turn.order",
        ),
    ),
)

LIE = Unit(
    "lie",
    (
        Read(
            at=BEGUN,
            text={
                "en": "Cats of one household quarrel: they never lie side by side. Strangers do not mind each other.",
                "fr": "Les chats d’une même maison se disputent : jamais côte à côte. Entre inconnus, tout va bien.",
            },
            rules=("lie.apart", "lie.beside-others"),
        ),
        Tempt(
            at=BEGUN,
            text={
                "en": "Your cat lies on place 1. Put the next one right beside it.",
                "fr": "Ton chat est à la place 1. Mets le suivant juste à côté.",
            },
            move="lie 2",
            rule="lie.apart",
        ),
        Judge(
            at=BEGUN,
            text={"en": "May you do this?", "fr": "En as-tu le droit ?"},
            move="lie 5",
            rule="lie.beside-others",
            others=("lie.apart", "lie.free"),
        ),
        Judge(
            at=CLOSE,
            text={"en": "And this?", "fr": "Et ceci ?"},
            move="lie 6",
            rule="lie.apart",
            others=("lie.free", "turn.order"),
        ),
    ),
)

END = Unit(
    "end",
    (
        Count(
            at=LAST,
            text={"en": "How many cats has Sami on the sill?", "fr": "Combien de chats de Sami sont allongés ?"},
            amount=lambda attempt: attempt.state.sill.count(CATS[1]),
            choices=(1, 2, 3, 4),
            rule="lie.free",
        ),
        Claim(
            at=LAST,
            text={"en": "You have lost already.", "fr": "Tu as déjà perdu."},
            fact=over,
            rule="end.no-place",
        ),
        Try(
            at=LAST,
            text={"en": "Win: leave Sami no place.", "fr": "Gagne : ne laisse plus de place à Sami."},
            goal=over,
            solution="lie 1",
            rule="end.no-place",
        ),
    ),
)

UNITS = (TURN, LIE, END)
