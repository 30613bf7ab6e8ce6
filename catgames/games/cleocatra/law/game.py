"""Cleocatra, put together."""

from __future__ import annotations

from catgames.core.game import Action, Game, Notation, Outcome
from catgames.games.cleocatra.language import notation, saying
from catgames.games.cleocatra.language.moves import (
    Draw,
    Exchange,
    Herd,
    Lay,
    Move,
    Pass,
    Post,
    Rescue,
    Scout,
    Search,
    Settle,
    TeamUp,
    distance,
)
from catgames.games.cleocatra.law import effects, rescue, rules
from catgames.games.cleocatra.law.anything import expressible
from catgames.games.cleocatra.law.faults import MISPLAYS, faults
from catgames.games.cleocatra.law.legal import legal_moves
from catgames.games.cleocatra.law.rulebook import OPTIONS, RULEBOOK
from catgames.games.cleocatra.position.state import State, deal, is_over, round_is_over, seen_by, to_move, winners


def result(state: State) -> Outcome | None:
    if not is_over(state):
        return None
    rule = "end.trigger" if round_is_over(state) else "ruling.frozen"
    return Outcome(winners(state), state.scores, rule, {"count": max(state.scores)})


GAME: Game[State, Move] = Game(
    id="cleocatra",
    seats=range(2, 5),
    options=OPTIONS,
    rulebook=RULEBOOK,
    actions=(
        Action("expedition", Draw, rules.DRAW, effects.draw_tile),
        Action("lay", Lay, rules.LAY, effects.lay),
        Action("search", Search, rules.SEARCH, effects.search),
        Action("exchange", Exchange, rules.EXCHANGE, effects.exchange),
        Action("scout", Scout, rules.SCOUT, effects.scout),
        Action("team-up", TeamUp, rules.TEAM_UP, effects.team_up),
        Action("rescue", Rescue, rules.RESCUE, rescue.rescue),
        Action("herd", Herd, rules.HERD, effects.herd),
        Action("post", Post, rules.POST, rescue.post),
        Action("settle", Settle, rules.SETTLE, effects.settle),
        Action("pass", Pass, rules.PASS, effects.pass_turn),
    ),
    deal=deal,
    to_move=to_move,
    generate=legal_moves,
    expressible=expressible,
    result=result,
    seen_by=seen_by,
    notation=Notation(notation.write, notation.read, saying.write_move, saying.read_move),
    distance=distance,
    faults=faults,
    misplays=MISPLAYS,
)
