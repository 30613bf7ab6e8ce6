"""Read: a short text, the board beside it, some of it lit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from catgames.core.game import Game
from catgames.core.key import Key, Keys
from catgames.core.message import Message
from catgames.core.rulebook import Clause, Nature
from catgames.scene.look import Look
from catgames.scene.overlay import Overlay
from catgames.screen.inputs import Button, Input, Touched
from catgames.screen.playable import Playable
from catgames.screen.telling import named, touched_key
from catgames.teach.goals import Attempt
from catgames.teach.step import LEARNER, Card, Met, Play, Rehearsal, Shown, Trail, fresh
from catgames.teach.writing import Text, nearest
from catgames.text.words import LANGUAGES, Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Read:
    """A short text beside a board; rules to unfold, pieces lit. Looking at it is enough.

    >>> import catgames
    >>> from catgames.teach import Read
    >>> crews = "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6"
    >>> catgames.check("burglars", Read(text="Your crews.", at=crews, lit=("crew:0:0",), rules=("form.same-size",)))
    []
    """

    kind: ClassVar[str] = "read"
    card: ClassVar[Card] = ("see", 2)
    seconds: ClassVar[int] = 20
    asks: ClassVar[bool] = False
    id: str = ""
    at: str
    text: Text = ""
    rules: tuple[str, ...] = ()
    lit: Keys = ()
    why: Callable[[Attempt, Key], Message | None] | None = None
    """What touching a thing says, where there is more to say than its name."""
    proof: Callable[[Attempt, Key], Keys] | None = None
    """What is then lit."""
    view: str = ""
    """Another way to draw the position, for games that have one."""

    def opened(self, kit: Playable, trail: Trail, /) -> Play:
        return fresh(kit, self.at)

    def update(self, kit: Playable, play: Play, given: Input, /) -> Play:
        """Who goes on has read it."""
        match given:
            case Touched(key):
                return replace(play, said=named(key))
            case Button.NEXT:
                return replace(play, done=True)
        return play

    def shown(self, kit: Playable, play: Play, words: Words, /) -> Shown:
        key = touched_key(play.said)
        reason = self.why(play.attempt, key) if key and self.why else None
        proof = self.proof(play.attempt, key) if key and self.proof else ()
        return Shown(
            play.attempt.state,
            Overlay(hint=proof or self.lit),
            self.view,
            prompt=reason or play.said,
            rules=self.rules,
            figures=kit.game.rulebook.figures,
            over=True,
        )

    def rehearsed(self, kit: Playable, play: Play, /) -> tuple[Rehearsal, ...]:
        return ()

    def met(self, game: Game[Any, Any], /) -> Met:
        """What a set-up looks like, or who sees what, is shown by the board itself."""
        seen = tuple(rule for rule in self.rules if _is_seen(game.rulebook.clause(rule)))
        return Met(taught=self.rules, held=seen)

    def flaws(self, kit: Playable, /) -> Iterator[Message]:
        """What it lights lies on the board that the learner sees."""
        seen = kit.game.seen_by(kit.game.read(self.at), LEARNER)
        keys = kit.draw(seen, Look(LEARNER, Words(kit.game.id, LANGUAGES[0], LEARNER), view=self.view)).keys
        for key in self.lit:
            if key not in keys:
                yield Message("check-no-key", {"key": key, "nearest": nearest(key, keys)})


def _is_seen(clause: Clause) -> bool:
    return clause.nature in (Nature.SETUP, Nature.INFORMATION)
