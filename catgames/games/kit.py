"""A game with everything that belongs to it: how it is drawn, touched, spoken of and taught."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from catgames.core.game import Game
from catgames.core.key import Key, Keys, word_of
from catgames.core.message import Message, Seat, Seated
from catgames.core.mind import Mind
from catgames.scene.explained import Explained
from catgames.scene.look import Look
from catgames.scene.phases import NO_PHASES, Phases
from catgames.scene.scene import Scene, Symbol
from catgames.teach.exercises.family import Family
from catgames.teach.guide import NO_GUIDE, Guide
from catgames.teach.setting import Stage
from catgames.teach.signs import NO_SIGNS, Signs
from catgames.teach.unit import Unit

S = TypeVar("S")
M = TypeVar("M", bound=Seated)


@dataclass(frozen=True, slots=True)
class Touch(Generic[M]):
    """What touching means: what is now picked, perhaps a whole move, else what to do next."""

    picked: Keys = ()
    move: M | None = None
    said: Message = field(default_factory=lambda: Message("waiting"))


@dataclass(frozen=True, slots=True)
class Tool:
    """A piece or a change to choose from when a position is built by hand."""

    id: str
    name: Message


@dataclass(frozen=True, slots=True)
class Editor(Generic[S]):
    """A position built by hand. It may be impossible: `faults` says so, the editor does not mind."""

    tools: Callable[[S], tuple[Tool, ...]]
    use: Callable[[S, Seat, str, Key], S | Message]
    """The position after using the tool on the thing touched; or why it does not go there.

    The seat is the one whose view is drawn: its hand is the one that can be touched.
    """


@dataclass(frozen=True, slots=True)
class View(Generic[S]):
    """Another way to look at the table while playing: what the player works out, or writes down."""

    id: str
    """What `Look.view` is then; its name is `view-…`."""
    word: str
    """The word of the keys that only this view shows."""
    told: Callable[[S, Seat, Key], tuple[Message, Keys]] | None = None
    """Why such a thing stands as it does, and what proves it; without that it is for the player to mark."""


NO_EDITOR: Editor[Any] = Editor(tools=lambda state: (), use=lambda state, seat, tool, key: Message("edit-not-now"))
"""Of a game whose positions can only be written."""


@dataclass(frozen=True)
class Kit(Generic[S, M]):
    game: Game[S, M]
    draw: Callable[[S, Look], Scene]
    """Draws a position as `seen_by` gives it: whatever is in it is shown."""
    touch: Callable[[S, Seat, Keys], Touch[M]]
    """The meaning of the keys touched so far, the newest last."""
    twin: Callable[[S], S]
    """A position that asks the same of the learner but looks different."""
    units: tuple[Unit, ...]
    mind: Mind[S]
    due: Callable[[S], str]
    """The rule by which the player to move owes what is to be done now: what a turn must not forget."""
    families: tuple[Family[S], ...] = ()
    """How rules are asked about that no move shows."""
    editor: Editor[S] = NO_EDITOR
    guide: Guide = NO_GUIDE
    """The first game."""
    phases: Callable[[S], Phases] = lambda state: NO_PHASES
    """What a turn consists of, and which phase of it is due."""
    explained: tuple[Explained, ...] = ()
    """What every symbol of the board means."""
    views: tuple[View[S], ...] = ()
    """Offered beside the plain table, the first of them in a first game by itself."""
    emblem: Symbol | None = None
    """The game's picture on the home page."""
    signs: Signs = NO_SIGNS
    """What is drawn on the sheet for the table."""
    setting: tuple[Stage[S], ...] = ()
    """How the box is set up on a table."""

    def __repr__(self) -> str:
        return f"Kit({self.game.id!r})"

    def keys_of(self, state: S, move: M) -> Keys:
        """What to touch, in order, to make this move."""
        return self.game.moves.keys_of(state, move)

    def next_keys(self, state: S, seat: Seat, picked: Keys) -> Keys:
        """Where a legal move of this player could go on from what is picked."""
        game = self.game
        if game.to_move(state) != seat:
            return ()
        return game.moves.next_keys(state, seat, picked, game.legal_moves(state))

    def say_move(self, state: S, move: M) -> Message:
        return self.game.moves.say(state, move)

    def twin_move(self, move: M) -> M:
        return self.game.moves.mirror(move)

    def view(self, id: str) -> View[S] | None:
        return next((view for view in self.views if view.id == id), None)

    def told_of(self, state: S, seat: Seat, key: Key) -> tuple[Message, Keys] | None:
        """What a view has to say of a thing that only it shows."""
        found = (view for view in self.views if view.told is not None and view.word == word_of(key))
        view = next(found, None)
        return view.told(state, seat, key) if view is not None and view.told is not None else None

    def unit(self, section: str) -> Unit:
        return next(unit for unit in self.units if unit.section == section)


AnyKit = Kit[Any, Any]
