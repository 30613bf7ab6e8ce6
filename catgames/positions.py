"""A position to look at, to ask and to play on, all by text: what a notebook or a terminal begins with."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from catgames.core.errors import said_in
from catgames.core.event import Event
from catgames.core.game import Game, Outcome
from catgames.core.message import Seat
from catgames.core.seats import SEATS, seat_in
from catgames.games import load
from catgames.scene.scene import Scene
from catgames.scene.svg import render_svg
from catgames.text.rules import event_said
from catgames.text.words import Words, spoken
from catgames.told import Told, tell


@dataclass(frozen=True, slots=True, repr=False)
class Position:
    """A board as one player sees it. A notebook draws it; a terminal shows what that player sees of it in notation.

    >>> import catgames
    >>> board = catgames.position("burglars", "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6")
    >>> board.moves[:3]
    ('take deck', 'take yellow', 'take green')
    >>> print(board.explain("form green 1").first_line())
    Not allowed: A crew grows only beside an equal (Action 2). This crew shows 2 cats; your other crews show 1 each.
    >>> board.play("form green 2").told
    ('Your crew 2 grows to 2 cats with a green cat.',)
    """

    game: Game[Any, Any]
    state: Any
    seat: Seat = SEATS[0]
    language: str = "en"
    events: tuple[Event, ...] = ()
    """What led here, if it was played."""

    @property
    def text(self) -> str:
        """In the game's notation; `catgames.position` reads it back."""
        return self.game.write(self.state)

    @property
    def moves(self) -> tuple[str, ...]:
        """Every legal move."""
        return tuple(self.game.write_move(self.state, move) for move in self.game.legal_moves(self.state))

    @property
    def to_move(self) -> Seat | None:
        """Whose decision it is; nobody's once the game is over."""
        return self.game.to_move(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.game.outcome(self.state)

    @property
    def told(self) -> tuple[str, ...]:
        """What happened in the moves that led here, as far as this player may know it."""
        words = self._words
        return tuple(words(event_said(event)) for event in self.events if event.heard_by(self.seat))

    def explain(self, move: str) -> Told:
        """The verdict on a move: every rule that was asked, and what would be allowed instead."""
        with said_in(self.language):
            return tell(self.game, self.game.explain(self.state, self.game.read_move(self.state, move)), self.language)

    def play(self, *moves: str) -> Position:
        """The position after these moves; an illegal one raises `IllegalMove`, which says why."""
        state, events = self.state, list[Event]()
        with said_in(self.language):
            for move in moves:
                step = self.game.play(state, self.game.read_move(state, move))
                state, events = step.state, [*events, *step.events]
        return replace(self, state=state, events=tuple(events))

    def seen_by(self, seat: int) -> Position:
        """The same from another chair (the first is 0), as far as that player may see."""
        with said_in(self.language):
            return replace(self, seat=seat_in(self.state, seat))

    @property
    def scene(self) -> Scene:
        picture = self.game.show(self.state, self.seat, self.language)
        assert isinstance(picture, Scene)
        return picture

    @property
    def _words(self) -> Words:
        return Words(self.game.id, self.language, self.seat)

    @property
    def svg(self) -> str:
        """The board as a picture."""
        return render_svg(self.scene)

    def _repr_svg_(self) -> str:
        return self.scene._repr_svg_()

    def __repr__(self) -> str:
        return "\n".join((self.game.write(self.game.seen_by(self.state, self.seat)), *self.told))


def position(
    game: str | Game[Any, Any], text: str = "", *, players: int = 2, seed: int = 1, seat: int = 0, lang: str = "en"
) -> Position:
    """A position of a game by its notation; without one, a new game as it is dealt.

    `seat` is whose view of it is shown, the first player is 0; `lang` the language it tells in. A text that is no
    position raises `Unreadable`, which says what was expected.

    >>> import catgames
    >>> catgames.position("cleocatra", players=3, seed=2).to_move
    2
    """
    with said_in(spoken(lang)):
        engine = load(game).game if isinstance(game, str) else game
        state = engine.read(text) if text else engine.start(players, seed)
        return Position(engine, state, seat_in(state, seat), lang)
