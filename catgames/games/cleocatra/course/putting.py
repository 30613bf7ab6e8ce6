"""A rescue of a whole turn is over once its inspector is put: a decision is judged with each of those there are."""

from __future__ import annotations

from catgames.teach.writing import Foreseen


def whichever_is_put(turns: Foreseen, to: str, *sources: str) -> Foreseen:
    """Each of these turns, ended by an inspector that comes from one of these tiles."""
    return {f"{turn}, post {source} to {to}": said for turn, said in turns.items() for source in sources}
