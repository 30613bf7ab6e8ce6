"""Cloaked Cats, put together."""

from __future__ import annotations

from catgames.core.game import Game, Notation
from catgames.games.cloaked.language import notation
from catgames.games.cloaked.language.moves import MOVES, Move
from catgames.games.cloaked.law.effects import EFFECTS
from catgames.games.cloaked.law.faults import MISPLAYS, faults
from catgames.games.cloaked.law.legal import legal_moves
from catgames.games.cloaked.law.rulebook import OPTIONS, RULEBOOK
from catgames.games.cloaked.law.scoring import result
from catgames.games.cloaked.position.state import State, deal, seen_by

GAME: Game[State, Move] = Game(
    id="cloaked",
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
