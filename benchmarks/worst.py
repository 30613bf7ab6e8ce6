"""Bad positions, looked for: texts that can be read and give as much work as can be, by climbing from ordinary ones."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import islice
from types import FrameType
from typing import Any

from catgames.core.crowd import crowds, listed
from catgames.core.errors import Unreadable
from catgames.core.message import Seat
from catgames.gallery.positions import sampled_positions, taught_positions
from catgames.games import GAMES, load
from catgames.games.kit import AnyKit
from catgames.notebook.server.nursery import see_every_room
from catgames.scene.look import NARROW, WIDE, Look
from catgames.screen.inputs import Touched
from catgames.table.guise import Guise
from catgames.table.inputs import RoomName
from catgames.table.page import Page, open_page
from catgames.table.referee.inputs import Tried
from catgames.table.referee.referee import put_before
from catgames.table.update import update
from catgames.table.view import view
from catgames.text.words import Words, _memory

Cost = Callable[[Callable[[], object]], float]
Size = Callable[[AnyKit, Any], float]
STARTS, STEPS = 1, 250
WERE_BAD = {
    "burglars": (
        "1 hand - crews " + "b/b o/o g/g p/p r/r y/y " * 4 + "; 2 hand -",
        "1 hand "
        + "bogpry" * 3
        + "m" * 14
        + "; 2 hand - crews "
        + "bogpry/b bogpry/o " * 3
        + "; market bogmry; deck -",
        "1 hand " + "bogpry" * 6 + "m" * 20 + "; 2 hand - crews " + "bogpry" * 7 + "/b; market bogpry; deck -",
    ),
    "pocket": ("turn 1; clans - -; offer royal-claws gourmets crooks / -; stage choose; mode expert",),
    "cloaked": ("turn 1; 1 fan ? ? ? hand * won 1111; 2 fan ? ? ? hand - won 22; pile -",),
    "cleocatra": (
        "turn 1; tiles o0.0 b999.999 g-999.-999 p999.-999 y-999.999; scores 0 0 0",
        "turn 1; tiles o0.0 b99.0 g0.99 p99.99 y1.0:1; scores 0 0; pile -; advanced yes; mafdat_limits free",
    ),
}
"""What once took seconds, or gigabytes; a climb begins there too."""
FIRST = Seat(0)
SAID = 40
"""Moves of each kind from which one to explain is drawn: what can be said is more than can be listed."""


@dataclass(frozen=True, slots=True)
class Bad:
    """What the worst position found costs, by what is asked of it."""

    position: str
    costs: dict[str, float]

    @property
    def most(self) -> float:
        return max(self.costs.values())


def calls(work: Callable[[], object]) -> float:
    """How many functions of Python are called: the same on every machine, however busy it is."""
    count = 0

    def noted(frame: FrameType, event: str, _: object) -> None:
        nonlocal count
        count += event == "call"

    watched_before = sys.getprofile()
    sys.setprofile(noted)
    try:
        work()
    finally:
        sys.setprofile(watched_before)
    return count


def milliseconds(work: Callable[[], object]) -> float:
    began = time.process_time()
    work()
    return (time.process_time() - began) * 1000


def peaks(kit: AnyKit, seed: int) -> Iterator[Any]:
    """Positions with as much of something as a climb comes to: legal moves, those of them listed, things drawn.

    What a process does only once is done before, as it is in every kernel of our server.
    """
    see_every_room(kit.game.id)
    chance = random.Random(f"worst {kit.game.id} {seed}")
    states = (*sampled_positions(kit.game.id), *taught_positions(kit.game.id))
    known = [kit.game.write(state) for state in states]
    for start in (*WERE_BAD[kit.game.id], *chance.sample(known, STARTS)):
        for size, steps in ((_legal, STEPS), (_listed, STEPS), (_drawn, STEPS // 10)):
            yield climbed(kit, size, start, known, steps, chance)


def climbed(kit: AnyKit, size: Size, text: str, known: list[str], steps: int, chance: random.Random) -> Any:
    best = kit.game.read(text)
    most = size(kit, best)
    for _ in range(steps):
        tried = changed(text, chance.choice(known), chance)
        try:
            state = kit.game.read(tried)
        except Unreadable:
            continue
        if (found := size(kit, state)) >= most:
            text, best, most = tried, state, found
    return best


def _legal(kit: AnyKit, state: Any) -> float:
    return len(kit.game.legal_moves(state))


def _listed(kit: AnyKit, state: Any) -> float:
    legal = kit.game.legal_moves(state)
    return len(listed(legal)) + 10 * len(crowds(legal))


def _drawn(kit: AnyKit, state: Any) -> float:
    scene = kit.draw(state, Look(FIRST, Words(kit.game.id, "en", FIRST), width=NARROW))
    return scene.height + 10 * len(scene.keys)


def changed(text: str, other: str, chance: random.Random) -> str:
    """Parts dropped or taken from another position; in a part, words and letters doubled, dropped or taken over."""
    parts, others = text.split("; "), other.split("; ")
    for _ in range(chance.randint(1, 3)):
        here = chance.randrange(len(parts))
        words, letter = parts[here].split(" "), chance.choice(other)
        at, many = chance.randrange(len(words)), chance.choice((1, 1, 2, 4, 8, 16))
        word = words[at]
        middle = chance.randrange(len(word) + 1)
        match chance.randrange(9):
            case 0:
                words[at:at] = words[at : at + chance.randint(1, 4)] * many
            case 1:
                del words[at : at + many]
            case 2:
                words[at] = chance.choice(chance.choice(others).split(" "))
            case 3:
                words[at] = word[:middle] + letter * many + word[middle:]
            case 4:
                words[at] = word[:middle] + letter + word[middle + 1 :]
            case 5:
                words[at] = word[:middle] + word[middle + many :] or "-"
            case 6:
                words[1:] = "-"
            case 7:
                words = []  # what is not said is dealt from what is left
            case 8:
                words = chance.choice(others).split(" ")
        parts[here] = " ".join(words)
    return "; ".join(filter(None, parts)) or other


def asked(kit: AnyKit, state: Any, cost: Cost, chance: random.Random) -> Bad:
    """Every legal move, a verdict on some move, and the whole screen before and after touching something.

    Each is asked as in a process that has said nothing of it before.
    """
    game, seat = kit.game, Seat(chance.randrange(state.players))
    tried = chance.choice([move for kind in game.moves.kinds for move in islice(kind.all(state, seat), SAID)])
    guise = Guise(chance.choice(("en", "fr")), "light", chance.choice((NARROW, WIDE)))
    page = _before_the_referee(kit, state, seat, guise)
    touched = page
    for key in chance.sample(list(view(page).room.scene.keys), 2):
        touched = update(touched, Touched(key))
    work: dict[str, Callable[[], object]] = {
        "legal_moves": lambda: game.legal_moves(state),
        "explain": lambda: game.explain(state, tried),
        "view": lambda: view(page),
        "view of a touch": lambda: view(touched),
        "view of a verdict": lambda: view(update(page, Tried(tried))),
    }
    costs = {}
    for what, done in work.items():
        _memory.cache_clear()
        costs[what] = cost(done)
    return Bad(game.write(state), costs)


def _before_the_referee(kit: AnyKit, state: Any, seat: Seat, guise: Guise) -> Page:
    return replace(open_page(kit, guise), referee=put_before(kit, state, seat), room=RoomName.REFEREE)


def main() -> None:
    for name in GAMES:
        kit, chance = load(name), random.Random(1)
        found = [asked(kit, state, milliseconds, chance) for seed in range(3) for state in peaks(kit, seed)]
        bad = max(found, key=lambda one: one.most)
        told = ", ".join(f"{what} {cost:.0f}" for what, cost in bad.costs.items())
        print(f"{name}: the worst position found, in ms (goal 200): {told}\n    {bad.position}")
