"""A game that was played, out of one line of text: every move is played again, and it shows itself."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from catgames.core.errors import a_text, said_in
from catgames.core.record import Record
from catgames.positions import Position, position
from catgames.scene.svg import render_fitting
from catgames.text.words import Words, spoken


@dataclass(frozen=True, slots=True, repr=False)
class Played:
    """What one player saw of a game. A notebook draws the last board and unfolds the moves; a terminal lists them.

    >>> import catgames
    >>> start = "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6"
    >>> played = catgames.record("burglars", start + " => form green 2, take deck, take deck")
    >>> played.last.to_move
    0
    >>> played.told[0]
    'Your crew 2 grows to 2 cats with a green cat.'
    """

    record: Record
    positions: tuple[Position, ...]
    """The start first, then the board after each move."""

    @property
    def last(self) -> Position:
        return self.positions[-1]

    @property
    def text(self) -> str:
        """One line, which `catgames.record` reads back."""
        return self.record.write()

    @property
    def told(self) -> tuple[str, ...]:
        """What each move did, as far as this player may know it."""
        return tuple(" ".join(after.told) for after in self.positions[1:])

    def __repr__(self) -> str:
        moves = zip(self.record.moves, self.told, strict=True)
        return "\n".join(f"{number}. {move}: {told}" for number, (move, told) in enumerate(moves, 1))

    def _repr_html_(self) -> str:
        lines = "".join(f"<li>{escape(told)}</li>" for told in self.told)
        title = Words(self.last.game.id, self.last.language).say("log")
        folded = f"<details><summary>{escape(title)}</summary><ol>{lines}</ol></details>"
        return f"<div>{render_fitting(self.last.scene)}{folded}</div>"


def record(game: str, text: str, *, seat: int = 0, lang: str = "en") -> Played:
    """A game out of its record, `START => MOVE, MOVE`: the last line of a log that was copied out of the app.

    A text that is no record raises `Unreadable`, a move against the rules `IllegalMove`.

    >>> import catgames
    >>> played = catgames.record("burglars", "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6 => form green 2")
    >>> played
    1. form green 2: Your crew 2 grows to 2 cats with a green cat.
    >>> played.last.to_move, len(played.positions)
    (1, 2)
    """
    with said_in(spoken(lang)):
        kept = Record.read(a_text(text).strip().rpartition("\n")[2])
        positions = [position(game, kept.start, seat=seat, lang=lang)]
        for move in kept.moves:
            positions.append(positions[-1].play(move))
        return Played(kept, tuple(positions))
