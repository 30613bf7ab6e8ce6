"""Judge: legal or not, and which rule decides? The engine knows the answer to the first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar

from catgames.core.game import Game
from catgames.core.message import Message
from catgames.scene.overlay import Overlay
from catgames.screen.inputs import Answered, Input, Touched
from catgames.screen.parts import Push, Say
from catgames.screen.playable import Playable
from catgames.screen.telling import named, tell_refusal
from catgames.teach.asking import drawn, offered, tell_answer, tell_decided
from catgames.teach.meetings import judging
from catgames.teach.step import (
    LEARNER,
    Card,
    Met,
    Play,
    Rehearsal,
    Shown,
    Trail,
    fresh,
    judged_too,
    refuted_by,
    twinned,
)
from catgames.teach.writing import Text
from catgames.text.rules import finding_said, rule_name
from catgames.text.words import Words

LEGAL, ILLEGAL = ANSWERS = ("legal", "illegal")


@dataclass(frozen=True, slots=True)
class Judged:
    """The move in question, and which answer is right."""

    move: Any
    right: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Judge:
    """Legal or not, and which rule decides? Without `rule` only the verdict is asked for.

    >>> import catgames
    >>> from catgames.teach import Judge
    >>> crews = "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6"
    >>> catgames.check("burglars", Judge(text="May you?", at=crews, move="form green 1", rule="form.same-size",
    ...                                  others=("form.one-cat",)))
    []
    """

    kind: ClassVar[str] = "judge"
    card: ClassVar[Card] = ("judge", 1)
    seconds: ClassVar[int] = 20
    asks: ClassVar[bool] = True
    id: str = ""
    at: str
    text: Text = ""
    move: str
    rule: str = ""
    """Which decides."""
    also: tuple[str, ...] = ()
    """Rules that could be named as well: they are right too."""
    others: tuple[str, ...] = ()
    """Rules that a learner could wrongly believe to decide; without any only the verdict is asked for."""
    fixed: bool = False
    """The text names colours or places: when it comes back, it does so on the same position."""
    blind: bool = False
    """In an exam nothing tells whether the first answer was right: the rule is asked for all the same."""

    @property
    def right_rules(self) -> tuple[str, ...]:
        return (self.rule, *self.also) if self.rule else ()

    @property
    def rules(self) -> tuple[str, ...]:
        """All that are offered."""
        return (*self.right_rules, *self.others)

    def opened(self, kit: Playable, trail: Trail, /) -> Play:
        play = fresh(kit, self.at, trail) if self.fixed else twinned(kit, self.at, trail)
        move = play.attempt.read(self.move)
        legal = kit.game.allows(play.attempt.state, move)
        return replace(play, worked=Judged(move, LEGAL if legal else ILLEGAL))

    def update(self, kit: Playable, play: Play, given: Input, /) -> Play:
        """First the verdict; if that is right, the rule. Of each the first answer counts."""
        match given:
            case Touched(key):
                return replace(play, said=named(key))
            case Answered(value) if not play.answers and value in ANSWERS:
                play, right = replace(play, answers=(value,)), value == play.worked.right
                return play if (right or self.blind) and self.others else self._decided(kit, play, right)
            case Answered(value) if self._asks_rule(play) and value in self.rules:
                right = value in self.right_rules and play.answers[0] == play.worked.right
                return self._decided(kit, replace(play, answers=(*play.answers, value)), right)
        return play

    def _asks_rule(self, play: Play) -> bool:
        return len(play.answers) == 1 and not play.done and not play.missed

    def _decided(self, kit: Playable, play: Play, right: bool) -> Play:
        verdict = kit.game.explain(play.attempt.state, play.worked.move)
        rule = self.rule or next((finding.rule for finding in verdict.broken), "")
        judged = judged_too(play, rule, right)
        return replace(play, verdict=verdict, done=right, missed=not right, judged=judged)

    def shown(self, kit: Playable, play: Play, words: Words, /) -> Shown:
        state, over = play.attempt.state, play.done or play.missed
        moves, move = kit.game.moves, play.worked.move
        lit = moves.pieces_of(state, move)
        question = "question-which-rule" if self._asks_rule(play) else "question-move"
        due = "yes" if kit.game.to_move(state) == move.seat else "no"
        return Shown(
            state,
            refuted_by(play) if over else Overlay(hint=lit, ghost=moves.way_of(state, move)),
            says=self._said(kit, play, words),
            prompt=play.said,
            question=words.say(question, who=move.seat, turn=due, move=kit.say_move(state, move)),
            asking=None if over else lit,
            choices=self._choices(play, words),
            over=over,
        )

    def _choices(self, play: Play, words: Words) -> tuple[Push, ...]:
        if len(play.answers) == 2 or self._asks_rule(play):
            rules = drawn(self.rules, self.id, play.turn)
            return offered(((rule, words(rule_name(rule))) for rule in rules), play.answers[1:], self.right_rules)
        return offered(((value, words.say(f"button-{value}")) for value in ANSWERS), play.answers, (play.worked.right,))

    def _said(self, kit: Playable, play: Play, words: Words) -> tuple[Say, ...]:
        """Why it is legal in this position, by the rule that decides; or why it is not."""
        if not play.answers:
            return ()
        said = [tell_answer(play, words, words.say(f"answer-{play.worked.right}"))]
        if play.verdict is None:
            return tuple(said)
        if len(play.answers) == 2:
            named = play.answers[1] in self.right_rules
            told = words.say("answer-rule-right" if named else "answer-rule-wrong")
            said.append(Say("good" if named else "wrong", told, reply=True))
        if not play.verdict.legal:
            # Nobody has tried the move: why it is not allowed is only told.
            refused = tell_refusal(kit, words, play.verdict, LEARNER)
            return (*said, *(replace(say, tone="plain") for say in refused))
        held = next((found for found in play.verdict.findings if found.rule == self.rule), None)
        if held is not None:
            said.append(tell_decided(kit, words, held.rule, "good", finding_said(held)))
        return tuple(said)

    def rehearsed(self, kit: Playable, play: Play, /) -> tuple[Rehearsal, ...]:
        verdict = Answered(play.worked.right)
        return (Rehearsal((verdict, Answered(self.rule)) if self.others else (verdict,)),)

    def met(self, game: Game[Any, Any], /) -> Met:
        return judging(game, game.read(self.at), self.move)

    def flaws(self, kit: Playable, /) -> Iterator[Message]:
        state = kit.game.read(self.at)
        verdict = kit.game.judge(state, kit.game.read_move(state, self.move))
        asked = {finding.rule for finding in verdict.findings}
        deciding = asked if verdict.legal else verdict.broken_rules
        for rule in self.right_rules:
            if rule not in deciding:
                yield Message("check-undecided", {"move": self.move, "rule": rule})
        for rule in self.others:
            if rule in verdict.broken_rules or rule in self.right_rules:
                yield Message("check-other-decides", {"move": self.move, "rule": rule})
