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
from catgames.text.rules import rule_name
from catgames.text.words import Words

LEGAL, ILLEGAL = ANSWERS = ("legal", "illegal")


@dataclass(frozen=True, slots=True)
class Judged:
    """The move in question, and which answer is right."""

    move: Any
    right: str


@dataclass(frozen=True, slots=True)
class Judge:
    kind: ClassVar[str] = "judge"
    card: ClassVar[Card] = ("judge", 1)
    id: str
    position: str
    move: str
    rule: str
    others: tuple[str, ...]
    """Rules that a learner could believe to decide."""

    @property
    def rules(self) -> tuple[str, ...]:
        """In the order of their ids, so that the place tells nothing."""
        return tuple(sorted((self.rule, *self.others)))

    def opened(self, kit: Playable, trail: Trail, /) -> Play:
        play = fresh(kit, self.position)
        state = play.attempt.state
        move = kit.game.read_move(state, self.move)
        return replace(play, worked=Judged(move, LEGAL if kit.game.allows(state, move) else ILLEGAL))

    def update(self, kit: Playable, play: Play, given: Input, /) -> Play:
        """First the verdict, then the rule; of each the first answer counts."""
        match given:
            case Touched(key):
                return replace(play, said=named(key))
            case Answered(value) if not play.answers and value in ANSWERS:
                return replace(play, answers=(value,))
            case Answered(value) if len(play.answers) == 1 and value in self.rules:
                verdict = kit.game.explain(play.attempt.state, play.worked.move)
                return replace(play, answers=(*play.answers, value), verdict=verdict, done=True)
        return play

    def shown(self, kit: Playable, play: Play, words: Words, /) -> Shown:
        state = play.attempt.state
        moves, move = kit.game.moves, play.worked.move
        asked = Overlay(hint=moves.pieces_of(state, move), ghost=moves.way_of(state, move))
        question = "question-which-rule" if len(play.answers) == 1 else "question-move"
        return Shown(
            state,
            refuted_by(play) if play.done else asked,
            says=self._said(kit, play, words),
            prompt=play.said,
            question=words.say(question, move=kit.say_move(state, move)),
            choices=self._choices(play, words),
            over=play.done,
        )

    def _choices(self, play: Play, words: Words) -> tuple[Push, ...]:
        if not play.answers:
            return offered(((value, words.say(f"button-{value}")) for value in ANSWERS), (), play.worked.right)
        return offered(((rule, words(rule_name(rule))) for rule in self.rules), play.answers[1:], self.rule)

    def _said(self, kit: Playable, play: Play, words: Words) -> tuple[Say, ...]:
        if not play.answers:
            return ()
        said = [tell_answer(play, words, words.say(f"answer-{play.worked.right}"))]
        if play.done:
            said.append(tell_decided(kit, words, self.rule, "good" if play.answers[1] == self.rule else "wrong"))
        if play.verdict is not None and not play.verdict.legal:
            said += tell_refusal(kit, words, play.verdict, LEARNER)
        return tuple(said)

    def rehearsed(self, kit: Playable, play: Play, /) -> tuple[Rehearsal, ...]:
        return (Rehearsal((Answered(play.worked.right), Answered(self.rule))),)

    def met(self, game: Game[Any, Any], /) -> Met:
        return judging(game, game.read(self.position), self.move)
