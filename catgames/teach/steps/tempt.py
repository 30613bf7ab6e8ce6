"""Tempt: an invitation to make the typical mistake."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from catgames.core.game import Game
from catgames.core.message import Message
from catgames.screen.inputs import Button, Input, Touched
from catgames.screen.parts import Push, Say
from catgames.screen.playable import Playable
from catgames.screen.telling import tell_refusal
from catgames.teach.ladder import GHOST, climbed, wants_move
from catgames.teach.meetings import judging
from catgames.teach.moving import by_touch, hinted, mistaken, overlay, pick, prompt
from catgames.teach.step import LEARNER, Card, Met, Play, Rehearsal, Shown, Trail, fresh
from catgames.teach.writing import Text
from catgames.text.words import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Tempt:
    """An invitation to the typical mistake: the refusal is what there is to learn.

    >>> import catgames
    >>> from catgames.teach import Tempt
    >>> crews = "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6"
    >>> catgames.check("burglars", Tempt(text="Try it.", at=crews, move="form green 1", rule="form.same-size"))
    []
    """

    kind: ClassVar[str] = "tempt"
    card: ClassVar[Card] = ("try", 2)
    seconds: ClassVar[int] = 20
    asks: ClassVar[bool] = False
    id: str = ""
    at: str
    text: Text = ""
    move: str
    rule: str

    def opened(self, kit: Playable, trail: Trail, /) -> Play:
        return fresh(kit, self.at)

    def update(self, kit: Playable, play: Play, given: Input, /) -> Play:
        match given:
            case Touched(key):
                held, move = pick(kit, play, key)
                return held if move is None else self._judged(kit, play, move)
            case Button.HINT if play.hints < GHOST and not play.done:
                return climbed(play)
        return play

    def _judged(self, kit: Playable, play: Play, move: Any) -> Play:
        """Nothing is played: what is wanted is the refusal, and the right one."""
        verdict = kit.game.explain(play.attempt.state, move)
        done = play.done or self.rule in verdict.broken_rules
        kept = () if done or verdict.legal else play.picked
        return replace(play, picked=kept, verdict=verdict, told=(), said=None, done=done)

    def shown(self, kit: Playable, play: Play, words: Words, /) -> Shown:
        move = kit.game.read_move(play.attempt.state, self.move)
        wanted = move if wants_move(play) else None
        return Shown(
            play.attempt.state,
            overlay(kit, play, wanted),
            says=(*hinted(kit, play, words, wanted, self.rule), *self._verdict_said(kit, play, words)),
            prompt=prompt(kit, play),
            buttons=(Push(words.say("button-hint"), Button.HINT, not play.done),),
            over=play.done,
        )

    def _verdict_said(self, kit: Playable, play: Play, words: Words) -> list[Say]:
        verdict = play.verdict
        if verdict is None:
            return []
        if verdict.legal:
            return [Say("hint", words.say("tempt-legal"))]
        tempted = self.rule in verdict.broken_rules
        last = Say("good", words.say("tempt-done")) if tempted else Say("hint", words.say("tempt-other"))
        return [*tell_refusal(kit, words, verdict, LEARNER), last]

    def rehearsed(self, kit: Playable, play: Play, /) -> tuple[Rehearsal, ...]:
        return (by_touch(kit, play.opening, self.move),)

    def met(self, game: Game[Any, Any], /) -> Met:
        return judging(game, game.read(self.at), self.move)

    def flaws(self, kit: Playable, /) -> Iterator[Message]:
        return mistaken(kit, self.at, {self.move: self.rule})
