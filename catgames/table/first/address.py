"""A first game as an address holds it: the match, and what was refused on the way: `…;3:form green 1,5:rob 2`."""

from __future__ import annotations

from catgames.core.errors import Unreadable
from catgames.table.code import write_match
from catgames.table.first.first import First
from catgames.table.first.story import Stumble
from catgames.table.match.match import Match

TRIED, BETWEEN, AFTER = ";", ",", ":"
MOST = 40
"""Of a learner who tries everything, the first of what was refused: an address has an end."""


def write_first(first: First) -> str:
    """Each refused move stands after the number of those made before; what was taken back since is not told."""
    match, write = write_match(first.match), first.kit.game.write_move
    stumbles = [one for one in first.story.broken if one.moves <= len(first.match.entries)][:MOST]
    tried = BETWEEN.join(f"{one.moves}{AFTER}{write(one.verdict.state, one.verdict.move)}" for one in stumbles)
    return f"{match}{TRIED}{tried}" if tried else match


def read_tried(match: Match, tried: str) -> tuple[Stumble, ...]:
    """The rules are asked again: what they do not refuse any more, or cannot be read, did not stop anybody."""
    stumbles = [_stumble(match, text) for text in tried.split(BETWEEN)[:MOST]]
    return tuple(stumble for stumble in stumbles if stumble is not None)


def _stumble(match: Match, text: str) -> Stumble | None:
    game, (number, _, move) = match.kit.game, text.partition(AFTER)
    places = {str(place): place for place in range(len(match.entries) + 1)}
    if number not in places:
        return None
    state = match.state_after(places[number])
    try:
        verdict = game.explain(state, game.read_move(state, move))
    except Unreadable:
        return None
    return None if verdict.legal else Stumble(places[number], verdict)
