"""Pocket Cats, put together."""

from __future__ import annotations

from catgames.core.game import Game, Notation
from catgames.games.pocket.language import notation
from catgames.games.pocket.language.moves import MOVES, Move
from catgames.games.pocket.law.effects import EFFECTS
from catgames.games.pocket.law.faults import MISPLAYS, faults
from catgames.games.pocket.law.legal import legal_moves
from catgames.games.pocket.law.rulebook import OPTIONS, RULEBOOK, has_a_say
from catgames.games.pocket.law.scoring import result
from catgames.games.pocket.position.state import State, deal, seen_by

GAME: Game[State, Move] = Game(
    id="pocket",
    seats=range(2, 3),
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
    has_a_say=has_a_say,
)
