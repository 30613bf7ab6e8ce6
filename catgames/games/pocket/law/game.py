"""Pocket Cats, put together."""

from __future__ import annotations

from catgames.core.game import Action, Game, Notation
from catgames.games.pocket.language import notation, saying
from catgames.games.pocket.language.moves import Again, Choose, Keep, Move, Reveal, Rotate, Swap, distance
from catgames.games.pocket.law import effects, rules
from catgames.games.pocket.law.anything import expressible, faults
from catgames.games.pocket.law.legal import legal_moves
from catgames.games.pocket.law.rulebook import OPTIONS, RULEBOOK
from catgames.games.pocket.law.scoring import result
from catgames.games.pocket.position.state import State, deal, seen_by, to_move

GAME: Game[State, Move] = Game(
    id="pocket",
    seats=range(2, 3),
    options=OPTIONS,
    rulebook=RULEBOOK,
    actions=(
        Action("choose", Choose, rules.CHOOSE, effects.choose),
        Action("reveal", Reveal, rules.REVEAL, effects.reveal),
        Action("swap", Swap, rules.SWAP, effects.swap),
        Action("keep", Keep, rules.KEEP, effects.keep),
        Action("rotate", Rotate, rules.ROTATE, effects.rotate),
        Action("again", Again, rules.AGAIN, effects.again),
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
    misplays=frozenset({"fault-centre"}),
)
