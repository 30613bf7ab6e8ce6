"""Touch all that…: a move with one part left open, and everything that may legally stand there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from catgames.core.key import Key, Keys
from catgames.core.kind import Kind
from catgames.core.message import Message
from catgames.screen.playable import Playable
from catgames.teach.exercises.stock import Pair
from catgames.teach.goals import Attempt
from catgames.teach.step import LEARNER
from catgames.teach.steps.select import Select
from catgames.text.rules import finding_said, rule_law
from catgames.text.words import LANGUAGES, Words

FEWEST, MOST = 3, 8
"""Fewer things to choose from are no question; more to touch are a chore."""


def mark(kit: Playable, rule: str, pair: Pair, name: str) -> Select | None:
    """None where no line asks for a part of such a move, or where all or nothing would be right."""
    state = kit.game.read(pair.refused.position)
    move = kit.game.read_move(state, pair.refused.move)
    kind = kit.game.moves.kind_of(move)
    words = Words(kit.game.id, "en", LEARNER)
    told = kit.say_move(state, move)
    for part in kind.parts:
        line = _asking(words, told, kind, part)
        if move.seat == LEARNER == kit.game.to_move(state) and line:
            open_ = Open(kit, kind, pair.refused.move, part, rule)
            start = Attempt(kit.game, state, state)
            choices, right = open_.choices(start), open_.right(start)
            if len(choices) >= FEWEST and 0 < len(right) <= min(MOST, len(choices) - 1):
                parts = {name: value.say(state, getattr(move, name)) for name, value in kind.parts.items()}
                said = {**parts, **told.args}
                text = {language: Words(kit.game.id, language, LEARNER).say(line, **said) for language in LANGUAGES}
                return Select(
                    id=name,
                    at=pair.refused.position,
                    text=text,
                    choices=open_.choices,
                    right=open_.right,
                    rule=rule,
                    why=open_.why,
                    about=open_.about,
                    fixed=True,
                )
    return None


def _asking(words: Words, told: Message, kind: Kind[Any, Any], part: str) -> str:
    """The line that names all the rest of a move: said as this one is (`infiltrate-market`), else as all of a kind."""
    said_so = told.id.removeprefix("move-")
    return next((line for name in (said_so, kind.verb) if words.has(line := f"mark-{name}-{part}")), "")


@dataclass(frozen=True, slots=True)
class Open:
    """A move with one part left open."""

    kit: Playable
    kind: Kind[Any, Any]
    move: str
    part: str
    rule: str

    def choices(self, attempt: Attempt) -> Keys:
        return tuple(self._moves(attempt))

    def right(self, attempt: Attempt) -> Keys:
        allows = attempt.game.allows
        return tuple(key for key, move in self._moves(attempt).items() if allows(attempt.state, move))

    def about(self, attempt: Attempt) -> Keys:
        """What the rest of the move names: the card in hand, of which nobody need ask where it lies."""
        move, choices = attempt.read(self.move), self.choices(attempt)
        named = (part.keys(attempt.state, move.seat, getattr(move, name)) for name, part in self.kind.parts.items())
        return tuple(key for keys in named for key in keys if key not in choices)

    def why(self, attempt: Attempt, key: Key) -> Message:
        """What forbids it there; or what the rule in question says where it goes, if only in general."""
        findings = attempt.game.judge(attempt.state, self._moves(attempt)[key])
        asked = [finding for finding in findings.findings if finding.rule == self.rule]
        telling = (*findings.broken, *asked)
        return finding_said(telling[0]) if telling else rule_law(self.rule)

    def _moves(self, attempt: Attempt) -> dict[Key, Any]:
        """By what is touched for it; things that are touched twice or not at all are no choice."""
        move, part, state = attempt.read(self.move), self.kind.parts[self.part], attempt.state
        fields = {name: getattr(move, name) for name in self.kind.parts}
        found: dict[Key, Any] = {}
        for value in part.every(state, move.seat):
            keys = part.keys(state, move.seat, value)
            if len(keys) == 1:
                found.setdefault(keys[0], self.kind.record(seat=move.seat, **{**fields, self.part: value}))
        return found
