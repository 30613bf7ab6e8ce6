"""Cat Burglars, put together."""

from __future__ import annotations

from catgames.core.game import Game, Notation, Outcome
from catgames.games.burglars.language import notation
from catgames.games.burglars.language.moves import MOVES, Move
from catgames.games.burglars.law.effects import EFFECTS
from catgames.games.burglars.law.faults import MISPLAYS, faults
from catgames.games.burglars.law.legal import legal_moves
from catgames.games.burglars.law.rulebook import OPTIONS, RULEBOOK
from catgames.games.burglars.position.state import State, all_passed, deal, eight_yarns, seen_by, six_colours


def result(state: State) -> Outcome | None:
    scores = tuple(len(cards) for cards in state.scored)
    for rule, winner in (("end.eight", eight_yarns(state)), ("fame.six-colours", six_colours(state))):
        if winner is not None:
            return Outcome((winner,), scores, rule)
    return Outcome((), scores, "ruling.nothing-left") if all_passed(state) else None


GAME: Game[State, Move] = Game(
    id="burglars",
    seats=range(2, 5),
    options=OPTIONS,
    rulebook=RULEBOOK,
    moves=MOVES,
    effects=EFFECTS,
    deal=deal,
    generate=legal_moves,
    result=result,
    seen_by=seen_by,
    notation=Notation(notation.write, notation.read),
    faults=faults,
    misplays=MISPLAYS,
)
