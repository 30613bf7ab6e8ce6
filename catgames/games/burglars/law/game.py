"""Cat Burglars, put together."""

from __future__ import annotations

from catgames.core.game import Action, Game, Notation, Outcome
from catgames.core.message import Seat
from catgames.games.burglars.language import notation, saying
from catgames.games.burglars.language.moves import (
    Activate,
    Form,
    Infiltrate,
    Move,
    Pass,
    Place,
    Secure,
    Take,
    distance,
)
from catgames.games.burglars.law import effects, rules
from catgames.games.burglars.law.anything import MISPLAYS, expressible, faults
from catgames.games.burglars.law.legal import legal_moves
from catgames.games.burglars.law.rulebook import OPTIONS, RULEBOOK
from catgames.games.burglars.position.state import (
    State,
    all_passed,
    deal,
    eight_yarns,
    seen_by,
    six_colours,
    to_move,
)


def result(state: State) -> Outcome | None:
    scores = tuple(len(cards) for cards in state.scored)
    for rule, winner in (("end.eight", eight_yarns(state)), ("fame.six-colours", six_colours(state))):
        if winner is not None:
            return _won(winner, scores, rule)
    return Outcome((), scores, "ruling.nothing-left") if all_passed(state) else None


def _won(winner: Seat, scores: tuple[int, ...], rule: str) -> Outcome:
    return Outcome((winner,), scores, rule, {"who": winner, "count": scores[winner]})


GAME: Game[State, Move] = Game(
    id="burglars",
    seats=range(2, 5),
    options=OPTIONS,
    rulebook=RULEBOOK,
    actions=(
        Action("recruit", Take, rules.RECRUIT, effects.take),
        Action("form", Form, rules.FORM, effects.form),
        Action("activate", Activate, rules.ACTIVATE, effects.activate),
        Action("secure", Secure, rules.SECURE, effects.secure),
        Action("infiltrate", Infiltrate, rules.INFILTRATE, effects.infiltrate),
        Action("place", Place, rules.PLACE, effects.place),
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
