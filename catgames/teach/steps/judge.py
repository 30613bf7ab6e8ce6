"""Judge: legal or not, and which rule decides? The engine knows the answer to the first."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, ClassVar

from catgames.core.game import Game
from catgames.scene.overlay import Overlay
from catgames.screen.inputs import Answered, Input, Touched
from catgames.screen.parts import Push, Say
from catgames.screen.playable import Playable
from catgames.screen.telling import named, tell_refusal
from catgames.teach.asking import offered, tell_answer, tell_decided
from catgames.teach.meetings import judging
from catgames.teach.step import LEARNER, Card, Met, Play, Rehearsal, Shown, Trail, fresh, refuted_by
from catgames.teach.writing import Text
from catgames.text.rules import rule_name
from catgames.text.words import Words

LEGAL, ILLEGAL = ANSWERS = ("legal", "illegal")


@dataclass(frozen=True, slots=True)
class Judged:
    """The move in question, and which answer is right."""

    move: Any
    right: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Judge:
    kind: ClassVar[str] = "judge"
    card: ClassVar[Card] = ("judge", 1)
    id: str = ""
    at: str
    text: Text = ""
    move: str
    rule: str = ""
    """Which decides; without it only the verdict is asked for."""
    others: tuple[str, ...] = ()
    """Rules that a learner could believe to decide."""

    @property
    def rules(self) -> tuple[str, ...]:
        """In the order of their ids, so that the place tells nothing."""
        return tuple(sorted((self.rule, *self.others)))

    def opened(self, kit: Playable, trail: Trail, /) -> Play:
        play = fresh(kit, self.at)
        state = play.attempt.state
        move = kit.game.read_move(state, self.move)
        return replace(play, worked=Judged(move, LEGAL if kit.game.allows(state, move) else ILLEGAL))

    def update(self, kit: Playable, play: Play, given: Input, /) -> Play:
        """First the verdict, then the rule; of each the first answer counts."""
        match given:
            case Touched(key):
                return replace(play, said=named(key))
            case Answered(value) if not play.answers and value in ANSWERS:
                answered = replace(play, answers=(value,))
                return answered if self.rule else _decided(kit, answered)
            case Answered(value) if len(play.answers) == 1 and value in self.rules:
                return _decided(kit, replace(play, answers=(*play.answers, value)))
        return play

    def shown(self, kit: Playable, play: Play, words: Words, /) -> Shown:
        state = play.attempt.state
        lit = () if play.done else kit.keys_of(state, play.worked.move)
        question = "question-which-rule" if len(play.answers) == 1 and self.rule else "question-move"
        wrong, parts = refuted_by(play)
        return Shown(
            state,
            Overlay(wrong=wrong, parts=parts, hint=lit, ghost=lit),
            says=self._said(kit, play, words),
            prompt=play.said,
            question=words.say(question, move=kit.say_move(state, play.worked.move)),
            choices=self._choices(play, words),
            over=play.done,
        )

    def _choices(self, play: Play, words: Words) -> tuple[Push, ...]:
        if len(play.answers) < 2 and not (play.answers and self.rule):
            return offered(
                ((value, words.say(f"button-{value}")) for value in ANSWERS), play.answers, play.worked.right
            )
        return offered(((rule, words(rule_name(rule))) for rule in self.rules), play.answers[1:], self.rule)

    def _said(self, kit: Playable, play: Play, words: Words) -> tuple[Say, ...]:
        if not play.answers:
            return ()
        said = [tell_answer(play, words, words.say(f"answer-{play.worked.right}"))]
        if len(play.answers) > 1:
            said.append(tell_decided(kit, words, self.rule, "good" if play.answers[1] == self.rule else "wrong"))
        if play.verdict is not None and not play.verdict.legal:
            said += tell_refusal(kit, words, play.verdict, LEARNER)
        return tuple(said)

    def rehearsed(self, kit: Playable, play: Play, /) -> tuple[Rehearsal, ...]:
        verdict = Answered(play.worked.right)
        return (Rehearsal((verdict, Answered(self.rule)) if self.rule else (verdict,)),)

    def met(self, game: Game[Any, Any], /) -> Met:
        return judging(game, game.read(self.at), self.move)


def _decided(kit: Playable, play: Play) -> Play:
    return replace(play, verdict=kit.game.explain(play.attempt.state, play.worked.move), done=True)
