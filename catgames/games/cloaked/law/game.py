"""Cloaked Cats, put together."""

from __future__ import annotations

from catgames.core.game import Action, Game, Notation
from catgames.games.cloaked.language import notation, saying
from catgames.games.cloaked.language.moves import Ask, Draw, Move, Pass, Play, distance
from catgames.games.cloaked.law import effects, rules
from catgames.games.cloaked.law.anything import expressible, faults
from catgames.games.cloaked.law.legal import legal_moves
from catgames.games.cloaked.law.rulebook import OPTIONS, RULEBOOK
from catgames.games.cloaked.law.scoring import result
from catgames.games.cloaked.position.state import State, deal, seen_by, to_move

GAME: Game[State, Move] = Game(
    id="cloaked",
    seats=range(2, 5),
    options=OPTIONS,
    rulebook=RULEBOOK,
    actions=(
        Action("play", Play, rules.PLAY, effects.play),
        Action("ask", Ask, rules.ASK, effects.ask),
        Action("draw", Draw, rules.DRAW, effects.draw),
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
    misplays=frozenset({"fault-hand"}),
)
