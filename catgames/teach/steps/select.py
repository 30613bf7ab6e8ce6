"""Select: touch all the right things and no other; what is missing or too much is then explained."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any, ClassVar

from catgames.core.game import Game
from catgames.core.key import Key, Keys
from catgames.core.message import Message
from catgames.scene.overlay import Overlay
from catgames.screen.inputs import Input, Touched
from catgames.screen.parts import Push, Say
from catgames.screen.playable import Playable
from catgames.screen.telling import named
from catgames.teach.asking import tell_decided
from catgames.teach.goals import Attempt, play_all, play_out
from catgames.teach.meetings import asking_about
from catgames.teach.step import Card, Met, Play, Rehearsal, Shown, Trail, fresh, judged_too, twinned
from catgames.teach.writing import Moves, Text
from catgames.text.rules import rule_law
from catgames.text.words import Words, begun


class Marking(Enum):
    CHECK = auto()


CHECKED = ("checked",)


@dataclass(frozen=True, slots=True)
class Marked:
    """What is marked rightly, wrongly, and not at all."""

    good: Keys
    extra: Keys
    missing: Keys


@dataclass(frozen=True, slots=True, kw_only=True)
class Select:
    """Touch all that belong, and nothing else.

    >>> import catgames
    >>> from catgames.teach import Select
    >>> crews = "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6"
    >>> ones = Select(text="Mark every crew of one cat.", at=crews, rule="form.same-size",
    ...               choices=lambda attempt: ("crew:0:0", "crew:0:1", "crew:0:2"),
    ...               right=lambda attempt: ("crew:0:1", "crew:0:2"))
    >>> catgames.check("burglars", ones)
    []
    """

    kind: ClassVar[str] = "select"
    card: ClassVar[Card] = ("try", 3)
    seconds: ClassVar[int] = 30
    asks: ClassVar[bool] = True
    id: str = ""
    at: str
    text: Text = ""
    choices: Callable[[Attempt], Keys]
    """What can be marked."""
    right: Callable[[Attempt], Keys]
    rule: str = ""
    moves: Moves = ()
    why: Callable[[Attempt, Key], Message] | None = None
    """Why a thing belongs, or does not; without it the rule itself is quoted."""
    view: str = ""
    proof: Callable[[Attempt, Key], Keys] | None = None
    """What is lit to show that reason."""
    about: Callable[[Attempt], Keys] | None = None
    """What the text names: it is lit while the question is open."""
    fixed: bool = False
    """The text names colours or places: when it comes back, it does so on the same position."""

    def opened(self, kit: Playable, trail: Trail, /) -> Play:
        play = fresh(kit, self.at, trail) if self.fixed else twinned(kit, self.at, trail)
        after = play_all(play.opening, self.moves)
        return replace(play, opening=after, attempt=after, worked=self.right(after))

    def update(self, kit: Playable, play: Play, given: Input, /) -> Play:
        """Touching marks, touching again unmarks; other things only say what they are."""
        match given:
            case Touched(key) if _is_over(play) or key not in self.choices(play.attempt):
                return replace(play, said=named(key))
            case Touched(key):
                kept = tuple(marked for marked in play.picked if marked != key)
                picked = kept if key in play.picked else (*kept, key)
                return replace(play, picked=picked, answers=(), said=named(key))
            case Marking.CHECK:
                return self._checked(play)
        return play

    def _checked(self, play: Play) -> Play:
        """A wrong answer is explained and may be mended at once; but then it comes back."""
        found = _marked(play)
        right = not (found.extra or found.missing)
        judged = judged_too(play, self.rule, right)
        missed = play.missed or not right
        return replace(play, answers=CHECKED, said=None, done=right and not missed, missed=missed, judged=judged)

    def shown(self, kit: Playable, play: Play, words: Words, /) -> Shown:
        found = _marked(play)
        check = Push(words.say("button-check"), Marking.CHECK, main=True)
        about = self.about(play.attempt) if self.about else ()
        return Shown(
            play.attempt.state,
            self._overlay(play, found) if play.answers else Overlay(chosen=play.picked, hint=about),
            self.view,
            says=self._said(kit, play, words, found) if play.answers else (),
            prompt=play.said,
            asking=None if play.answers else (*self.choices(play.attempt), *about),
            buttons=() if _is_over(play) else (check,),
            over=_is_over(play),
        )

    def _overlay(self, play: Play, found: Marked) -> Overlay:
        """What is missing is lit with whatever shows why, and so is what shows why something is too much."""
        keys = (*found.extra, *found.missing) if self.proof else ()
        proofs = tuple(shown for key in keys if self.proof for shown in self.proof(play.attempt, key))
        return Overlay(chosen=play.picked, good=found.good, wrong=found.extra, hint=(*found.missing, *proofs))

    def _said(self, kit: Playable, play: Play, words: Words, found: Marked) -> tuple[Say, ...]:
        """Every thing missing or too much with its reason; all right, and the rule is told with the first of them."""
        if _is_over(play):
            return (Say("good", words.say("answer-right"), reply=True), *self._decided(kit, play, words))
        extra, missing = words.say("mark-extra"), words.say("mark-missing")
        return (
            *(Say("wrong", f"{extra} {words(self._why(play, key))}") for key in found.extra),
            *(Say("hint", f"{missing} {words(self._why(play, key))}") for key in found.missing),
        )

    def _decided(self, kit: Playable, play: Play, words: Words) -> tuple[Say, ...]:
        here = self.why(play.attempt, play.worked[0]) if self.why else None
        if self.rule:
            return (tell_decided(kit, words, self.rule, "good", here),)
        return (Say("good", begun(words(here))),) if here else ()

    def _why(self, play: Play, key: Key) -> Message:
        return self.why(play.attempt, key) if self.why else rule_law(self.rule) if self.rule else named(key)

    def rehearsed(self, kit: Playable, play: Play, /) -> tuple[Rehearsal, ...]:
        return (Rehearsal((*map(Touched, play.worked), Marking.CHECK)),)

    def met(self, game: Game[Any, Any], /) -> Met:
        return asking_about(game, self.rule) if self.rule else Met()

    def flaws(self, kit: Playable, /) -> Iterator[Message]:
        after = play_out(kit.game, self.at, self.moves)
        choices, right = set(self.choices(after)), set(self.right(after))
        if not right or right - choices or right == choices:
            yield Message("check-selection")


def _is_over(play: Play) -> bool:
    """All is marked as it should be, at the first try or later."""
    return bool(play.answers) and set(play.picked) == set(play.worked)


def _marked(play: Play) -> Marked:
    right: Keys = play.worked
    return Marked(
        tuple(key for key in play.picked if key in right),
        tuple(key for key in play.picked if key not in right),
        tuple(key for key in right if key not in play.picked),
    )
