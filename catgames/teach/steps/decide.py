"""Decide: a whole turn of one's own; any legal move is right, and each is answered with what it leads to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Any, ClassVar

from catgames.core.game import Game
from catgames.core.message import Message
from catgames.screen.inputs import Button, Input, Touched
from catgames.screen.parts import Push, Say
from catgames.screen.playable import Playable
from catgames.screen.telling import named, tell_events, tell_refusal
from catgames.teach.asking import LINES_AFTER
from catgames.teach.goals import Attempt, play_on, play_out, play_text
from catgames.teach.meetings import playing
from catgames.teach.moving import by_touch, overlay, pick, prompt
from catgames.teach.step import LEARNER, Card, Met, Play, Rehearsal, Shown, Trail, fresh, judged_too
from catgames.teach.writing import Foreseen, Text, each, sentence
from catgames.text.words import LANGUAGES, Words


class Another(Enum):
    """The same position once more, to try something else."""

    TRY = auto()


NAMED = ("decide-", "leads-")
"""So begin the names of these sentences in the word files; whatever else is written is the sentence itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Decide:
    """A whole turn: any legal one may be played, and each is answered with what it leads to.

    One of `good` does the step; of `poor` it is said what they cost, and another may be tried.

    >>> import catgames
    >>> from catgames.teach import Decide
    >>> crews = "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6"
    >>> turn = Decide(text="Your turn.", at=crews, good={"form green 2": "Two crews of two now."},
    ...               poor={"form green new": "A fourth crew of one."})
    >>> catgames.check("burglars", turn)
    []
    """

    kind: ClassVar[str] = "decide"
    card: ClassVar[Card] = ("try", 4)
    seconds: ClassVar[int] = 45
    asks: ClassVar[bool] = False
    id: str = ""
    at: str
    text: Text = ""
    good: Foreseen
    """Turns that one would want, each with a sentence that says why: a line of the word files, or the words."""
    poor: Foreseen = field(default_factory=dict)
    """Turns that are legal and tempting, each with a sentence that says what they cost."""
    rule: str = ""
    view: str = ""

    def opened(self, kit: Playable, trail: Trail, /) -> Play:
        return fresh(kit, self.at, trail)

    def update(self, kit: Playable, play: Play, given: Input, /) -> Play:
        match given:
            case Touched(key) if _has_ended(kit, play):
                return replace(play, said=named(key))
            case Touched(key):
                held, move = pick(kit, play, key)
                return held if move is None else self._judged(kit, play, move)
            case Another.TRY if play.attempt.moves:
                begun = Play(play.opening, play.opening, turn=play.turn, done=play.done, judged=play.judged)
                return replace(begun, trail=play.trail)
            case Button.UNDO if play.before:
                return replace(play.before, done=play.done, judged=play.judged, picked=(), said=None, verdict=None)
        return play

    def _judged(self, kit: Playable, play: Play, move: Any) -> Play:
        verdict = kit.game.explain(play.attempt.state, move)
        if not verdict.legal:
            judged = judged_too(play, verdict.broken[0].rule, False)
            return replace(play, verdict=verdict, told=(), said=None, judged=judged)
        attempt = play_on(play.attempt, move)
        return replace(
            play,
            attempt=attempt,
            picked=(),
            verdict=verdict,
            told=attempt.news,
            said=None,
            done=play.done or bool(self._foreseen(play, attempt, self.good)),
            before=play,
        )

    def _foreseen(self, play: Play, attempt: Attempt, turns: Foreseen) -> str:
        """The turn that has been played, if it is one of these, as its author wrote it; what was done after it is free.

        If one foreseen turn goes on where another ends, it is the longer one.
        """
        played = {turn: _moves(play.opening, turn) for turn in (*self.good, *self.poor)}
        begun = [turn for turn, moves in played.items() if attempt.moves[: len(moves)] == moves]
        longest = max(begun, key=lambda turn: len(played[turn]), default="")
        return longest if longest in turns else ""

    def _is_over(self, kit: Playable, play: Play) -> bool:
        """What was asked is decided, though something of the turn may be left to do: an inspector to put."""
        known = self._foreseen(play, play.attempt, {**self.good, **self.poor})
        return bool(known) or _has_ended(kit, play)

    def shown(self, kit: Playable, play: Play, words: Words, /) -> Shown:
        over = self._is_over(kit, play)
        return Shown(
            play.attempt.state,
            overlay(kit, play, None),
            self.view,
            says=self._said(kit, play, words, over),
            prompt=play.said if _has_ended(kit, play) else prompt(kit, play),
            buttons=(
                Push(words.say("button-another"), Another.TRY, bool(play.attempt.moves), main=over and not play.done),
                Push(words.say("button-undo"), Button.UNDO, play.before is not None),
            ),
            over=play.done and over,
        )

    def _said(self, kit: Playable, play: Play, words: Words, over: bool) -> tuple[Say, ...]:
        """What it leads to: the last of its events, then what its author thinks of it."""
        if play.verdict is None:
            return ()
        if not play.verdict.legal:
            return tuple(tell_refusal(kit, words, play.verdict, LEARNER))
        told = tell_events(kit, words, play.told, LEARNER)[-LINES_AFTER:]
        left = () if _has_ended(kit, play) else (Say("plain", words(kit.touch(play.attempt.state, LEARNER, ()).said)),)
        if not over:
            return (*told, *left)
        if good := self._foreseen(play, play.attempt, self.good):
            more = [Say("plain", words.say("decide-another"))] if len(self.good) > 1 else []
            return (*told, Say("good", sentence(self.good[good], words)), *left, *more)
        if poor := self._foreseen(play, play.attempt, self.poor):
            return (*told, Say("hint", sentence(self.poor[poor], words)), *left)
        return (*told, Say("hint", words.say("decide-other")))

    def rehearsed(self, kit: Playable, play: Play, /) -> tuple[Rehearsal, ...]:
        return tuple(by_touch(kit, play.opening, turn) for turn in (*self.poor, *reversed(tuple(self.good))))

    def met(self, game: Game[Any, Any], /) -> Met:
        met = [playing(game, self.at, turn) for turn in (*self.good, *self.poor)]
        return Met(held=tuple(rule for one in met for rule in one.held))

    def flaws(self, kit: Playable, /) -> Iterator[Message]:
        if not self.good:
            yield Message("check-nothing-good")
        for turn, said in (*self.good.items(), *self.poor.items()):
            play_out(kit.game, self.at, turn)
            if not all(_is_said(said, Words(kit.game.id, language)) for language in LANGUAGES):
                yield Message("check-no-sentence", {"moves": turn})


def _has_ended(kit: Playable, play: Play) -> bool:
    """The turn is over: somebody else is to move, or nobody."""
    return kit.game.to_move(play.attempt.state) != LEARNER


def _moves(opening: Attempt, turn: str) -> tuple[Any, ...]:
    attempt = opening
    for text in each(turn):
        attempt = play_text(attempt, text)
    return attempt.moves


def _is_said(said: Text, words: Words) -> bool:
    """Words, of which one is enough; and not the name of a line that does not exist."""
    if isinstance(said, str) and said.startswith(NAMED):
        return words.has(said)
    return bool(sentence(said, words))
