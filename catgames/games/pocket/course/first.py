"""A first game: reveal, hunt, and mind the dogs, one idea a turn, to the book's own end, without clan effects."""

from __future__ import annotations

from catgames.core.message import Seat
from catgames.games.pocket.language.moves import Move, Reveal, Swap
from catgames.games.pocket.law.effects.turn import swapped
from catgames.games.pocket.law.scoring import result
from catgames.games.pocket.position.cells import AROUND, BESIDE, CENTRE
from catgames.games.pocket.position.ending import Resolved, bites, hunters, resolved
from catgames.games.pocket.position.facts import kind_at, visible
from catgames.games.pocket.position.state import CAUGHT, DOWN, EFFECTS, FIRST, MODE, ONLY_THE_CENTRE_UP, State, seen_by
from catgames.games.pocket.position.tiles import CLAN, DOG, KIND, PREY, TWIN, aimed_at
from catgames.teach.guide import Beat, Guide

LAST_TWO = 2
"""Who began has one turn left then, and so has the other."""


# --- what a swap comes to, as far as both players see -----------------------------------------------


def _clan_at(state: State, cell: int) -> str:
    return CLAN.get(visible(state, cell), "")


def _own(state: State) -> str:
    return state.setup.clans[state.turn]


def _played(state: State, move: Swap) -> State:
    """The square after the swap; whose turn it is does not matter here."""
    return swapped(seen_by(state, move.seat), move)._replace(turn=move.seat)


def _end(state: State, move: Swap) -> Resolved:
    """How the game would end, if it ended with this swap and with what lies face up."""
    return resolved(_played(state, move))


def _prey_won_beside(state: State, move: Swap) -> list[int]:
    """The prey that the moved tile would stand beside, and that its player would catch."""
    after = _end(state, move).after
    return [cell for cell in BESIDE[move.other] if after.faces[cell] == CAUGHT[move.seat]]


def _endangered(state: State) -> dict[int, int]:
    """The own cats that a dog points at, each with that dog."""
    return {cat: dog for cat, dog in bites(state).items() if _clan_at(state, cat) == _own(state)}


# --- the ideas --------------------------------------------------------------------------------------


def _reveals_near_the_centre(state: State, move: Move) -> bool:
    first = state.faces == ONLY_THE_CENTRE_UP and kind_at(state, CENTRE) == PREY
    return first and isinstance(move, Reveal) and move.cell in AROUND[CENTRE]


def _hunts(state: State, move: Move) -> bool:
    if not isinstance(move, Swap) or _clan_at(state, move.cell) != _own(state):
        return False
    return move.other not in _end(state, move).bites and bool(_prey_won_beside(state, move))


def _hunts_together(state: State, move: Move) -> bool:
    """Beside a prey where another cat of the clan stands."""
    if not isinstance(move, Swap) or not _hunts(state, move):
        return False
    after = _end(state, move).after
    mates = ({*hunters(after, prey)} - {move.other} for prey in _prey_won_beside(state, move))
    return any(_clan_at(after, cat) == _own(state) for cats in mates for cat in cats)


def _reveals_near_a_cat(state: State, move: Move) -> bool:
    return isinstance(move, Reveal) and any(_clan_at(state, cell) == _own(state) for cell in AROUND[move.cell])


def _brings_prey(state: State, move: Move) -> bool:
    if not isinstance(move, Swap) or kind_at(state, move.cell) != PREY:
        return False
    return _end(state, move).after.faces[move.other] == CAUGHT[move.seat]


def _brings_a_twin(state: State, move: Move) -> bool:
    return isinstance(move, Swap) and visible(state, move.cell) in TWIN and _brings_prey(state, move)


def _leads_a_rival_away(state: State, move: Move) -> bool:
    """To where it stands beside no prey in sight."""
    if not isinstance(move, Swap) or _clan_at(state, move.cell) in ("", _own(state)):
        return False
    played = _played(state, move)
    return not any(kind_at(played, cell) == PREY for cell in BESIDE[move.other])


def _sets_a_dog_on_them(state: State, move: Move) -> bool:
    if not isinstance(move, Swap) or kind_at(state, move.cell) != DOG:
        return False
    played = _played(state, move)
    aimed = {_clan_at(played, cell) for cell in aimed_at(played.tiles[move.other], move.other)} - {""}
    return bool(aimed) and _own(state) not in aimed


def _saves_a_cat(state: State, move: Move) -> bool:
    """By a swap with the cat that a dog points at, or with that dog."""
    if not isinstance(move, Swap):
        return False
    before, after = _endangered(seen_by(state, move.seat)), _endangered(_played(state, move))
    return len(after) < len(before) and move.other in {*before, *before.values()}


def _takes_the_last_turn(state: State, move: Move) -> bool:
    return isinstance(move, Reveal) and state.faces.count(DOWN) == LAST_TWO


def _won(state: State) -> Seat | None:
    """The book's own end; a shared victory is nobody's alone."""
    outcome = result(state)
    return outcome.winners[0] if outcome and len(outcome.winners) == 1 else None


GUIDE = Guide(
    cats=("greedy",),
    seed=1,
    beats=(
        Beat("reveal", _reveals_near_the_centre),
        Beat("hunt", _hunts),
        Beat("near", _reveals_near_a_cat),
        Beat("save", _saves_a_cat),
        Beat("dog", _sets_a_dog_on_them),
        Beat("prey", _brings_prey),
        Beat("rival", _leads_a_rival_away),
        Beat("together", _hunts_together),
        Beat("pair", _brings_a_twin),
        Beat("last", _takes_the_last_turn),
    ),
    means=frozenset({"swapped", "stays-down", "facing", "bitten", "uncaught"}),
    goal=_won,
    options={MODE: FIRST, EFFECTS: "no"},
)
