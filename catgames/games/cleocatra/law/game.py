"""Cleocatra, put together."""

from __future__ import annotations

from catgames.core.game import Game, Notation, Outcome
from catgames.games.cleocatra.language import notation
from catgames.games.cleocatra.language.moves import MOVES, Move
from catgames.games.cleocatra.law.effects import EFFECTS
from catgames.games.cleocatra.law.faults import MISPLAYS, faults
from catgames.games.cleocatra.law.legal import legal_moves
from catgames.games.cleocatra.law.rulebook import OPTIONS, RULEBOOK
from catgames.games.cleocatra.position.scoring import winners
from catgames.games.cleocatra.position.state import State, deal, is_over, round_is_over, seen_by


def result(state: State) -> Outcome | None:
    if not is_over(state):
        return None
    rule = "end.trigger" if round_is_over(state) else "ruling.frozen"
    return Outcome(winners(state), state.scores, rule)


GAME: Game[State, Move] = Game(
    id="cleocatra",
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
