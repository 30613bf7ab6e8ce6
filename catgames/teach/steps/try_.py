"""Try: a goal to reach; anything may be tried on the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from catgames.core.errors import Unreadable
from catgames.core.game import Game
from catgames.core.message import Message
from catgames.core.record import COMMA
from catgames.screen.inputs import Button, Input, Touched
from catgames.screen.parts import Push, Say
from catgames.screen.playable import Playable
from catgames.screen.telling import named, tell_events, tell_refusal
from catgames.teach.asking import tell_decided
from catgames.teach.goals import Attempt, Goal, play_on, play_out
from catgames.teach.ladder import PLAYED, climbed, wants_move
from catgames.teach.meetings import judging, playing
from catgames.teach.moving import by_touch, hinted, mistaken, overlay, pick, prompt
from catgames.teach.step import LEARNER, Card, Met, Play, Rehearsal, Shown, Trail, fresh, judged_too, twin_of
from catgames.teach.writing import Mistakes, Moves, Text, each
from catgames.text.rules import finding_said
from catgames.text.words import Words

TRAIL = "moves"


@dataclass(frozen=True, slots=True, kw_only=True)
class Try:
    """Anything may be tried, and each refusal is explained; the goal does it.

    `solution` is one way to the goal, from which the hints are made; `mistakes` names tempting moves, each with the one
    rule that it breaks.

    >>> import catgames
    >>> from catgames.teach import Try, happened
    >>> crews = "turn 1; 1 hand gp crews bo y r; 2 hand *6; seed 6"
    >>> grow = Try(text="Make a crew grow.", at=crews, goal=happened("grown"), solution="form green 2",
    ...            mistakes={"form green 1": "form.same-size"})
    >>> catgames.check("burglars", grow)
    []
    """

    kind: ClassVar[str] = "try"
    card: ClassVar[Card] = ("try", 1)
    seconds: ClassVar[int] = 30
    asks: ClassVar[bool] = False
    id: str = ""
    at: str
    text: Text = ""
    goal: Goal
    solution: Moves
    rule: str = ""
    """What the hints begin with; unless told, the rule of a mistake, or of what the solution brings about."""
    mistakes: Mistakes = field(default_factory=dict)
    fixed: bool = False
    """The text names colours or places: what follows the solution is the same position once more, not its twin."""
    unaided: bool = False
    """Nothing says or lights what could be touched: to find it is what is asked. Once found, the rule is told."""

    def opened(self, kit: Playable, trail: Trail, /) -> Play:
        """What had been played is played again, as far as it goes."""
        play = fresh(kit, self.at, trail)
        for text in filter(None, trail.pop(TRAIL, "").split(COMMA)):
            move = _readable(kit, play.attempt.state, text)
            if move is None:
                trail[text] = ""
                return play
            play = self._judged(kit, play, move)
        return play

    def update(self, kit: Playable, play: Play, given: Input, /) -> Play:
        match given:
            case Touched(key) if play.done:
                return replace(play, said=named(key))
            case Touched(key):
                held, move = pick(kit, play, key)
                return held if move is None else self._judged(kit, play, move)
            case Button.HINT if not play.done:
                return climbed(play) if play.hints + 1 < PLAYED else self._solved(kit, play)
            case Button.UNDO if play.before:
                return replace(play.before, hints=play.hints, judged=play.judged, picked=(), said=None, verdict=None)
        return play

    def _judged(self, kit: Playable, play: Play, move: Any) -> Play:
        """Refused: the piece stays in hand and the verdict is kept. Legal: it is played."""
        verdict = kit.game.explain(play.attempt.state, move)
        if not verdict.legal:
            judged = judged_too(play, verdict.broken[0].rule, False)
            return replace(play, verdict=verdict, told=(), said=None, judged=judged)
        attempt = play_on(play.attempt, move)
        done = self.goal(attempt)
        return replace(
            play,
            attempt=attempt,
            picked=(),
            verdict=verdict,
            told=attempt.news,
            said=None,
            done=done,
            judged=judged_too(play, self.rule, not play.hints) if done else play.judged,
            before=play,
            trail={} if play.attempt.twins else {TRAIL: _longer(play, kit.game.write_move(play.attempt.state, move))},
        )

    def _solved(self, kit: Playable, play: Play) -> Play:
        """The last rung plays the solution, and lays out the twin to do alone."""
        attempt = play.attempt
        while len(attempt.moves) < len(each(self.solution)):
            attempt = play_on(attempt, self._wanted(kit, attempt, play))
        told = attempt.events[len(play.attempt.events) :]
        other = twin_of(kit, self.at, 0 if self.fixed or play.attempt.twins else 1)
        return Play(other, other, hints=PLAYED, told=told, judged=judged_too(play, self.rule, False))

    def _wanted(self, kit: Playable, attempt: Attempt, play: Play) -> Any:
        """The next move of the solution if that still goes, else any legal one."""
        solution = each(self.solution)
        text = solution[min(len(attempt.moves), len(solution) - 1)]
        move = play.opening.read(text)
        return move if kit.game.allows(attempt.state, move) else next(iter(kit.game.legal_moves(attempt.state)))

    def _first_rule(self, kit: Playable) -> str:
        if self.rule or self.mistakes:
            return self.rule or next(iter(self.mistakes.values()))
        return next(event.rule for event in play_out(kit.game, self.at, self.solution).events)

    def shown(self, kit: Playable, play: Play, words: Words, /) -> Shown:
        wanted = self._wanted(kit, play.attempt, play) if wants_move(play) else None
        lit = overlay(kit, play, wanted)
        return Shown(
            play.attempt.state,
            replace(lit, next=()) if self.unaided else lit,
            says=(
                *_played_for_you(kit, play, words),
                *hinted(kit, play, words, wanted, self._first_rule(kit)),
                *_verdict_said(kit, play, words),
                *_rule_named(kit, play, words, self.rule if self.unaided else ""),
            ),
            prompt=play.said if self.unaided and not play.picked else prompt(kit, play),
            buttons=(
                Push(words.say("button-hint"), Button.HINT, not play.done),
                Push(words.say("button-undo"), Button.UNDO, play.before is not None),
            ),
            over=play.done,
        )

    def rehearsed(self, kit: Playable, play: Play, /) -> tuple[Rehearsal, ...]:
        mistakes = (by_touch(kit, play.opening, move) for move in self.mistakes)
        return (*mistakes, by_touch(kit, play.opening, self.solution))

    def met(self, game: Game[Any, Any], /) -> Met:
        solved = playing(game, self.at, self.solution)
        tried = [judging(game, game.read(self.at), move) for move in self.mistakes]
        held = (*solved.held, *(rule for met in tried for rule in met.held))
        return Met(held=held, broken=tuple(rule for met in tried for rule in met.broken))

    def flaws(self, kit: Playable, /) -> Iterator[Message]:
        if self.goal(fresh(kit, self.at).attempt):
            yield Message("check-done-before")
        yield from mistaken(kit, self.at, self.mistakes)
        played = play_out(kit.game, self.at, self.solution)
        if not played.moves:
            yield Message("check-no-moves", {"text": "solution"})
        elif not self.goal(played):
            events = ", ".join(dict.fromkeys(event.id for event in played.events))
            yield Message("check-misses-goal", {"moves": COMMA.join(each(self.solution)), "events": events})


def _readable(kit: Playable, state: Any, text: str) -> Any:
    try:
        move = kit.game.read_move(state, text)
    except Unreadable:
        return None
    return move if kit.game.allows(state, move) else None


def _longer(play: Play, move: str) -> str:
    earlier = play.trail.get(TRAIL)
    return f"{earlier}{COMMA}{move}" if earlier else move


def _played_for_you(kit: Playable, play: Play, words: Words) -> list[Say]:
    """What the solution did, until the twin is begun; and that there is a twin."""
    if play.hints < PLAYED or play.done:
        return []
    told = play.told if play.verdict is None else ()
    return [*tell_events(kit, words, told, LEARNER), Say("hint", words.say("hint-played"))]


def _verdict_said(kit: Playable, play: Play, words: Words) -> list[Say]:
    if play.verdict is None:
        return []
    if not play.verdict.legal:
        return tell_refusal(kit, words, play.verdict, LEARNER)
    events = tell_events(kit, words, play.told, LEARNER)
    return [Say("good", words.say("verdict-legal"), reply=True), *events, _what_next(kit, play, words)]


def _rule_named(kit: Playable, play: Play, words: Words, rule: str) -> list[Say]:
    """What it says of the move that was found."""
    if not rule or not play.done or play.verdict is None:
        return []
    said = next((finding_said(finding) for finding in play.verdict.findings if finding.rule == rule), None)
    return [tell_decided(kit, words, rule, "good", said)]


def _what_next(kit: Playable, play: Play, words: Words) -> Say:
    """After a first half, what comes next; once the turn is over and the goal missed, how to go back."""
    if play.done:
        return Say("good", words.say("try-done"), reply=True)
    if kit.game.to_move(play.attempt.state) == LEARNER:
        return Say("plain", words(kit.touch(play.attempt.state, LEARNER, ()).said), reply=True)
    return Say("plain", words.say("try-missed"), reply=True)
