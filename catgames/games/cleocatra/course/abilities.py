"""Advanced: what the five cats can do."""

from __future__ import annotations

from catgames.core.message import Message
from catgames.games.cleocatra.course.putting import whichever_is_put
from catgames.games.cleocatra.position.state import State, colour_at, supply
from catgames.games.cleocatra.position.tiles import MAFDAT as GREEN
from catgames.games.cleocatra.position.tiles import PRINCESS as YELLOW
from catgames.teach import (
    LEARNER,
    Attempt,
    Claim,
    Count,
    Decide,
    Judge,
    Read,
    Try,
    Unit,
    all_of,
    happened,
    state_is,
)

REST = "seed 10; advanced yes"
# Sami has not scored yet: an inspector still waits, so a rescue that is shown is also finished.
CLEOCATRA = f"turn 1; tiles o0.0:1 b1.0:1 g-1.0:2i p0.1:3i y2.0; scores 6 0 5; {REST}"
TWO_ORANGE = f"turn 1; tiles o0.0:1 o1.0 g-1.0:2i p2.0:3i b-2.0; scores 6 0 5; {REST}"
NEIGHBOUR = f"turn 1; tiles b0.0:1 o1.0:1 g-1.0:2i p0.1:3i y2.0; scores 6 0 5; {REST}"
FEWEST = f"turn 1; tiles o0.0:1 b1.0 g-1.0:2i p0.1:3i y2.0; scores 0 3 4; {REST}"
BONUS = f"turn 2 bonus for 1; tiles o0.0:i b1.0:1 g-1.0:2i p0.1:3i y2.0; scores 3 9 5; {REST}"
MAFDAT = f"turn 1; tiles o0.0:1 b1.0:i g-1.0:2i p0.1:3i y2.0; scores 6 3 5; {REST}"
# Mafdat holds two halves together; in the place opposite she would join them again.
BRIDGE = f"turn 1; tiles o0.0:1 g1.0:2 b2.0:i p2.1:3i y0.1:i; scores 4 3 5; {REST}"
FREE_BRIDGE = f"{BRIDGE}; mafdat_limits free"
BASTET = f"turn 1; tiles o0.0:i b1.0:1 g-1.0:2 p0.1:3i y2.0:12i; scores 4 3 5; {REST}"
MUT = f"turn 1; tiles p0.0:1 b1.0:1 g-1.0:2i o0.1:3i y2.0; scores 4 0 5; {REST}"
PRINCESS = f"turn 1; tiles y0.0:1 b1.0 g-1.0:2 o0.1:3i p2.0:2; scores 0 5 0; {REST}"
PRINCESS_DUE = f"turn 1; tiles y0.0 b1.0 g-1.0:2 o0.1:3i p2.0:2; post 0.0 left 2 before 0.1; scores 4 5 0; {REST}"
POWERS = f"turn 1 second; tiles o0.0:1 b1.0:1 g-1.0:2i p0.1:1 y1.1:3i g-1.1:i; scores 6 3 5; {REST}"
INSPECTED = ("-1.0", "1.1", "-1.1")


def _points(attempt: Attempt) -> int:
    """What has been gained since the step began."""
    return int(attempt.state.scores[0] - attempt.start.scores[0])


def _parts(attempt: Attempt) -> tuple[tuple[int, Message], ...]:
    def earned(event: str) -> int:
        return sum(one.id == event for one in attempt.events)

    return (
        (earned("colour-point"), Message("part-colours")),
        (earned("assistant-point"), Message("part-assistants")),
        (earned("cleocatra-point"), Message("part-cleocatra")),
    )


def _on_green(state: State) -> bool:
    return any(colour_at(state, tile) == GREEN for tile in state.rescuers[LEARNER])


def _watches_sami(state: State) -> bool:
    return set(state.rescuers[1]) <= set(state.inspectors)


def _princess_is_free(state: State) -> bool:
    return all(colour_at(state, tile) != YELLOW for tile in state.inspectors)


UNIT = Unit(
    "abilities",
    (
        Read(
            id="cleocatra",
            at=CLEOCATRA,
            rules=("adv.cleocatra-point", "adv.cleocatra-bonus", "ruling.power-tile"),
            lit=("tile:0.0", "score:1"),
        ),
        Count(
            id="royal",
            at=CLEOCATRA,
            amount=_points,
            choices=(4, 5, 6, 7),
            parts=_parts,
            rule="adv.cleocatra-point",
            moves="rescue 0.0",
        ),
        Claim(
            id="twice",
            at=TWO_ORANGE,
            fact=lambda a: _points(a) == 4,
            rule="adv.cleocatra-point",
            moves="rescue 0.0 with 0.0",
            why=lambda a: Message("why-once", {"count": _points(a)}),
        ),
        Claim(
            id="neighbour",
            at=NEIGHBOUR,
            fact=lambda a: _points(a) == 5,
            rule="ruling.power-tile",
            moves="rescue 0.0",
        ),
        Claim(
            id="fewest",
            at=FEWEST,
            fact=state_is(lambda s: s.bonus == LEARNER),
            rule="adv.cleocatra-bonus",
            moves="rescue 0.0",
        ),
        Read(id="bonus", at=BONUS, rules=("ruling.bonus-action",), lit=("supply:0",)),
        Judge(
            id="bonus-tile",
            at=BONUS,
            move="draw",
            rule="ruling.bonus-action",
            also=("turn.two-actions",),
            others=("turn.second-possible", "tile.capacity"),
        ),
        Judge(
            id="bonus-scout",
            at=BONUS,
            move="scout 2.0",
            rule="ruling.bonus-action",
            others=("turn.two-actions", "tile.capacity"),
        ),
        Read(id="mafdat", at=MAFDAT, rules=("adv.mafdat", "ruling.mafdat-limits"), lit=("tile:-1.0",)),
        Claim(
            id="rides",
            at=MAFDAT,
            fact=state_is(lambda s: s.laid not in s.inspectors),
            rule="adv.mafdat",
            moves="search -1.0 to 3.0",
        ),
        Judge(
            id="bridge",
            at=BRIDGE,
            move="search 1.0 to 1.1",
            rule="tile.search-connected",
            others=("tile.search", "tile.search-surrounded"),
        ),
        Judge(
            id="free-bridge",
            at=FREE_BRIDGE,
            move="search 1.0 to 1.1",
            rule="ruling.mafdat-limits",
            also=("adv.mafdat",),
            others=("tile.search-connected", "tile.capacity"),
        ),
        Judge(
            id="free-apart",
            at=FREE_BRIDGE,
            move="search 1.0 to -1.0",
            rule="ruling.mafdat-limits",
            others=("tile.search", "tile.search-surrounded"),
        ),
        Read(
            id="bastet",
            at=BASTET,
            rules=("adv.bastet", "ruling.bastet-capacity"),
            lit=("rescuer:0:1.0", "rescuer:1:-1.0"),
        ),
        Try(
            id="exchange",
            at=BASTET,
            goal=all_of(happened("exchanged"), state_is(_on_green)),
            solution="exchange 1.0 with 2 at -1.0",
            rule="adv.bastet",
            mistakes={
                "exchange 2.0 with 2 at -1.0": "adv.bastet",
                "exchange 1.0 with 2 at 2.0": "ruling.bastet-capacity",
            },
        ),
        Read(id="mut", at=MUT, rules=("adv.mut",), lit=("tile:0.0",)),
        Claim(id="all-home", at=MUT, fact=lambda a: supply(a.state, LEARNER) == 3, rule="adv.mut", moves="rescue 0.0"),
        Read(
            id="princess", at=PRINCESS, rules=("adv.princess", "ruling.princess-where"), lit=("tile:0.0", "inspectors")
        ),
        Try(
            id="send",
            at=PRINCESS_DUE,
            goal=all_of(happened("posted", 2), state_is(_watches_sami)),
            solution=("post supply to -1.0", "post supply to 2.0"),
            rule="ruling.princess-where",
            mistakes={
                "post supply to 0.0": "ruling.princess-where",
                "post supply to 0.1": "ruling.princess-where",
                "post 0.1 to 2.0": "ruling.princess-where",
            },
        ),
        Claim(
            id="open-again",
            at=PRINCESS_DUE,
            fact=state_is(_princess_is_free),
            rule="adv.princess",
            moves="post supply to -1.0, post supply to 2.0",
        ),
        Decide(
            id="powers",
            at=POWERS,
            good={
                **whichever_is_put({"rescue 0.0": "decide-abilities-cleocatra"}, "0.0", *INSPECTED),
                **whichever_is_put({"rescue 0.1": "decide-abilities-mut"}, "0.1", *INSPECTED),
            },
            poor=whichever_is_put({"rescue 1.0": "decide-abilities-bastet"}, "1.0", *INSPECTED),
        ),
    ),
    need="variant",
    proof=("royal", "neighbour", "fewest", "bridge", "open-again"),
)
