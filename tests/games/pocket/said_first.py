"""What each kind of illegal attempt must hear first: decided by the book, then compared with the engine."""

from __future__ import annotations

CLANS = "royal-claws gourmets crooks defenders chaoticats power-cats polterkitties"
SQUARE = "board * (D>) *** / * A^ *** / ** m4 ** / ***** / *****"
PLAYED = "board m5 Ev B> R1 p5 / m4 Cv G4 p2 G3* / R4 G1 Av m4 R2 / D< G2 R5* f4 m6 / m3 G5 R3 m5 f3"
SCORED = (
    "board m5=0 Ev B> R1 p5=1 / m4=0 Cv G4~ p2=1 G3* / R4~ G1~ A< m4=1 R2 / D< G2~ R5* f4=2 m6=2 / "
    "m3=1 G5 R3 m5=2 f3=0; clans gourmets royal-claws"
)

TURN = f"turn 1; {SQUARE}; seed 3"
"""Royal Claws against Gourmets, without clan effects, as in a first game; nothing is revealed yet."""
EXPERT = f"{TURN}; mode expert"
SECOND = f"{TURN}; mode expert; game 2; points 21 15; prey 4 3"
DOGS = f"turn 1; {PLAYED}; effects yes; stage rotate"
BETWEEN = f"turn 2; {SCORED}; mode expert; first 1; stage between; effects yes; seed 3"
OVER = f"turn 2; {SCORED}; stage over"

FREE = f"turn 1; clans - -; stage choose; mode free; offer {CLANS} / {CLANS}; seed 3"
SAMI_CHOSE = f"turn 1; clans - gourmets; stage choose; mode free; first 2; offer {CLANS} / {CLANS}; seed 3"
LIMITED = (
    "turn 2; clans crooks -; stage choose; mode limited; seed 3; "
    "offer crooks gourmets power-cats / royal-claws defenders chaoticats"
)
DRAWN = "turn 1; clans - -; stage choose; mode expert; seed 3; offer crooks gourmets power-cats / -"
DRAWN_AGAIN = f"{DRAWN}; game 2; points 21 15; prey 4 3"


def _revealed(tile: str, clan: str = "", other: str = "m4") -> str:
    """A tile just revealed on b2; with a clan, its card is in play; another tile lies face up in the centre."""
    card = f"clans {clan} gourmets; effects yes; " if clan else ""
    return f"turn 1; {card}board ***** / * {tile} *** / ** {other} ** / ***** / ** (E>) **; lifted b2; seed 6"


CAT = _revealed("G2")
PREY = _revealed("m5")
DOG = _revealed("C>")

SAID_FIRST: dict[str, tuple[str, str, str]] = {
    # Whether the game is on.
    "to reveal after the end": (OVER, "reveal b2", "end.last-tile@broken-over"),
    "to swap after the end": (OVER, "swap a1 a2", "end.last-tile@broken-over"),
    "to leave a tile after the end": (OVER, "keep", "end.last-tile@broken-over"),
    "to turn a dog after the end": (OVER, "rotate b1 right", "end.last-tile@broken-over"),
    "to choose a clan after the end": (OVER, "choose crooks", "end.last-tile@broken-over"),
    "to begin a second game after the end": (OVER, "again", "end.last-tile@broken-over"),
    # Whose decision it is, whatever else is wrong.
    "to reveal out of turn": (TURN, "2: reveal a1", "turn.order@broken-their-turn"),
    "to reveal a face-up tile out of turn": (TURN, "2: reveal c3", "turn.order@broken-their-turn"),
    "to swap out of turn": (CAT, "2: swap b2 c2", "turn.order@broken-their-turn"),
    "to leave a tile out of turn": (CAT, "2: keep", "turn.order@broken-their-turn"),
    "to turn a dog out of turn": (TURN, "2: rotate b2 right", "turn.order@broken-their-turn"),
    "to choose a clan out of turn": (TURN, "2: choose crooks", "turn.order@broken-their-turn"),
    "to begin a second game out of turn": (TURN, "2: again", "turn.order@broken-their-turn"),
    "to turn a dog for the Royal Claws": (DOGS, "2: rotate c3 right", "turn.order@broken-their-dogs"),
    "to leave the dogs for the Royal Claws": (DOGS, "2: keep", "turn.order@broken-their-dogs"),
    "to reveal while the Royal Claws decide": (DOGS, "2: reveal a1", "turn.order@broken-their-dogs"),
    "to begin the second game for the other": (BETWEEN, "1: again", "turn.order@broken-their-game"),
    "to choose before the other": (FREE, "2: choose crooks", "mode.agree@broken-their-choice"),
    "to reveal while the other chooses": (FREE, "2: reveal a1", "mode.agree@broken-their-choice"),
    "to choose a second time": (SAMI_CHOSE, "2: choose crooks", "mode.agree@broken-has-chosen"),
    # What is due.
    "to reveal before there are clans": (SAMI_CHOSE, "reveal a1", "setup.clans@broken-choosing"),
    "to swap before there are clans": (SAMI_CHOSE, "swap a1 a2", "setup.clans@broken-choosing"),
    "to leave a tile before there are clans": (SAMI_CHOSE, "keep", "setup.clans@broken-choosing"),
    "to turn a dog before there are clans": (SAMI_CHOSE, "rotate a1 right", "setup.clans@broken-choosing"),
    "to choose a clan in the game": (TURN, "choose crooks", "mode.agree@broken-begun"),
    "to choose one's own clan in the game": (CAT, "choose royal-claws", "mode.agree@broken-begun"),
    "to choose a clan instead of a dog": (DOGS, "choose crooks", "mode.agree@broken-begun"),
    "to choose before the second game begins": (BETWEEN, "choose crooks", "mode.agree@broken-between"),
    "to begin a second game where there is one": (TURN, "again", "mode.expert@broken-one-game"),
    "to begin a second game while clans are chosen": (FREE, "again", "mode.expert@broken-one-game"),
    "to begin the second game in the first": (EXPERT, "again", "mode.expert@broken-first-goes-on"),
    "to begin the second game before the first": (DRAWN, "again", "mode.expert@broken-first-goes-on"),
    "to begin a third game": (SECOND, "again", "mode.expert@broken-no-third"),
    "to begin a third game while clans are chosen": (DRAWN_AGAIN, "again", "mode.expert@broken-no-third"),
    "to reveal when dogs are to be decided": (DOGS, "reveal a1", "end.last-tile@broken-dogs"),
    "to swap when dogs are to be decided": (DOGS, "swap a1 a2", "end.last-tile@broken-dogs"),
    "to reveal between two games": (BETWEEN, "reveal a1", "end.last-tile@broken-between"),
    "to swap between two games": (BETWEEN, "swap a1 a2", "end.last-tile@broken-between"),
    "to leave a tile between two games": (BETWEEN, "keep", "end.last-tile@broken-between"),
    "to turn a dog between two games": (BETWEEN, "rotate c3 right", "end.last-tile@broken-between"),
    "to turn a cat between two games": (BETWEEN, "rotate a3 right", "end.last-tile@broken-between"),
    "to reveal a second tile": (CAT, "reveal a1", "turn.no-peek@broken-waiting"),
    "to reveal a tile that is face up, as a second": (CAT, "reveal c3", "turn.no-peek@broken-waiting"),
    "to swap with nothing revealed": (TURN, "swap c3 c4", "turn.swap@broken-nothing"),
    "to leave a tile with nothing revealed": (TURN, "keep", "turn.swap@broken-nothing"),
    "to leave a cat": (CAT, "keep", "turn.swap@broken-stays"),
    "to leave a prey": (PREY, "keep", "turn.swap@broken-stays"),
    "to leave a dog": (DOG, "keep", "turn.swap@broken-stays"),
    "to leave a prey as the Polterkitties": (
        _revealed("m5", "polterkitties"),
        "keep",
        "turn.swap@broken-no-prey-moves",
    ),
    "to leave the only prey in sight as the Polterkitties": (
        _revealed("m5", "polterkitties", "T2"),
        "keep",
        "turn.swap@broken-stays",
    ),
    "to leave a cat as the Polterkitties": (_revealed("T2", "polterkitties"), "keep", "turn.swap@broken-stays"),
    "to swap a tile with itself": (CAT, "swap b2 b2", "turn.swap@broken-itself"),
    "to name the revealed tile second": (CAT, "swap c2 b2", "turn.swap@broken-backwards"),
    "to swap another tile": (CAT, "swap c3 c2", "turn.swap@broken-another"),
    # The thing itself: which clan.
    "to take the other's clan": (SAMI_CHOSE, "choose gourmets", "setup.clans@broken-taken"),
    "to take the other's clan, not drawn either": (LIMITED, "choose crooks", "setup.clans@broken-taken"),
    "to take a card that was not drawn": (LIMITED, "choose polterkitties", "mode.limited@broken"),
    "to take a card that the other drew": (LIMITED, "choose gourmets", "mode.limited@broken"),
    "to take a card that an expert did not draw": (DRAWN, "choose defenders", "mode.expert@broken-not-offered"),
    # Which tile.
    "to reveal a face-up tile": (TURN, "reveal c3", "turn.reveal@broken"),
    "to swap a prey too far": (PREY, "swap b2 d2", "swap.prey@broken"),
    "to swap a dog out of line": (DOG, "swap b2 c3", "swap.dog@broken-out-of-line"),
    "to swap a cat too far": (CAT, "swap b2 e2", "swap.cat@broken-too-far"),
    "to swap a cat diagonally": (CAT, "swap b2 c3", "swap.cat@broken-out-of-line"),
    # What a clan card adds.
    "to swap a cat with a dog far away without effects": (
        _revealed("R2", other="A^"),
        "swap b2 c3",
        "swap.cat@broken-out-of-line",
    ),
    "to swap a cat with what may be a dog": (
        _revealed("R2", "royal-claws"),
        "swap b2 c5",
        "swap.cat@broken-no-dog-in-sight",
    ),
    "to swap a cat far away with what is no dog": (
        _revealed("R2", "royal-claws"),
        "swap b2 c3",
        "swap.cat@broken-no-dog",
    ),
    "to swap the other's cat with a dog, by a house rule": (
        _revealed("G2", "royal-claws", "A^") + "; whose_cat own",
        "swap b2 c3",
        "ruling.whose-cat@broken",
    ),
    "to swap the other's cat far away with no dog, by a house rule": (
        _revealed("G2", "royal-claws") + "; whose_cat own",
        "swap b2 c3",
        "swap.cat@broken-out-of-line",
    ),
    "to swap a cat too far even for the Defenders": (
        _revealed("J1", "defenders"),
        "swap b2 e5",
        "clan.defenders.effect@broken-too-far",
    ),
    "to swap a cat in none of the eight directions": (
        _revealed("J1", "defenders"),
        "swap b2 c4",
        "clan.defenders.effect@broken-out-of-line",
    ),
    "to swap the other's cat diagonally, by a house rule": (
        _revealed("G2", "defenders") + "; whose_cat own",
        "swap b2 c3",
        "ruling.whose-cat@broken",
    ),
    "to leave a prey as the Power Cats": (_revealed("m5", "power-cats"), "keep", "clan.power-cats.effect@broken"),
    "to leave a dog as the Power Cats": (_revealed("C>", "power-cats"), "keep", "clan.power-cats.effect@broken"),
    "to leave the other's cat, by a house rule": (
        _revealed("G2", "power-cats") + "; whose_cat own",
        "keep",
        "ruling.whose-cat@broken",
    ),
    "to move another prey for a cat": (
        _revealed("T2", "polterkitties"),
        "swap c3 c4",
        "clan.polterkitties.effect@broken-no-prey-revealed",
    ),
    "to move a face-down tile for a prey": (
        _revealed("m5", "polterkitties"),
        "swap d4 d5",
        "clan.polterkitties.effect@broken-face-down",
    ),
    "to move a cat for a prey": (
        _revealed("m5", "polterkitties", "G2"),
        "swap c3 c4",
        "clan.polterkitties.effect@broken-no-prey",
    ),
    "to move another prey too far": (_revealed("m5", "polterkitties"), "swap c3 c5", "swap.prey@broken"),
    # Turning a dog.
    "to turn what may be a dog": (TURN, "rotate b1 right", "dog.facing@broken-face-down"),
    "to turn a prey": (TURN, "rotate c3 right", "dog.facing@broken-no-dog"),
    "to turn a dog where nobody can": (TURN, "rotate b2 right", "dog.facing@broken-nobody"),
    "to turn a dog too early": (f"{TURN}; effects yes", "rotate b2 right", "dog.facing@broken-not-now"),
    "to turn the dog just revealed": (
        _revealed("C>", "royal-claws"),
        "rotate b2 right",
        "dog.facing@broken-not-now",
    ),
    "to turn a cat at the end": (DOGS, "rotate a3 right", "clan.royal-claws.chief@broken-no-dog"),
    "to turn a dog far from the chief": (DOGS, "rotate a4 right", "clan.royal-claws.chief@broken-not-beside"),
    "to turn a dog far from the chief all round": (DOGS, "rotate a4 full", "clan.royal-claws.chief@broken-not-beside"),
    "to turn a dog all round": (DOGS, "rotate c3 full", "ruling.rotation@broken-all-round"),
}
