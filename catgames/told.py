"""A verdict told in full: for the command line, for notebooks, and for who wants it as data."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, TypeVar

from catgames.core.errors import said_in
from catgames.core.event import Event
from catgames.core.game import Game
from catgames.core.message import Message, Seated
from catgames.core.rulebook import Nature
from catgames.core.verdict import Verdict
from catgames.games import load
from catgames.text.rules import cited, event_said, finding_said
from catgames.text.words import Words, spoken

S = TypeVar("S")
M = TypeVar("M", bound=Seated)

SIGNS = {"held": "✓", "broken": "✗", "moot": "–"}


@dataclass(frozen=True, slots=True, repr=False)
class Told:
    """A verdict with the words to tell it in, to the player who tried the move."""

    game: Game[Any, Any]
    verdict: Verdict[Any]
    words: Words

    def as_json(self) -> dict[str, Any]:
        rulebook, state = self.game.rulebook, self.verdict.state
        return {
            "move": self.game.write_move(state, self.verdict.move),
            "legal": self.verdict.legal,
            "broken": sorted(self.verdict.broken_rules),
            "ledger": [
                {
                    "rule": finding.rule,
                    "section": rulebook.clause(finding.rule).section,
                    "standing": str(finding.standing),
                    "ruling": rulebook.clause(finding.rule).nature is Nature.RULING,
                    "name": self.words(cited(rulebook, finding.rule)),
                    "said": self.words(finding_said(finding)),
                    "shown": list(finding.evidence.shown),
                }
                for finding in self.verdict.findings
            ],
            "first": [self.game.write_move(state, move) for move in filter(None, (self.verdict.first,))],
            "repairs": [self.game.write_move(state, move) for move in self.verdict.repairs],
            "events": [
                {"rule": event.rule, "said": self.words(event_said(event)), "shown": list(event.shown)}
                for event in self._events()
            ],
        }

    def as_text(self) -> str:
        return "\n".join([self.first_line(), *(f"  {line}" for line in self._lines())])

    def as_markdown(self) -> str:
        return "\n".join([f"**{self.first_line()}**", "", *(f"- {line}" for line in self._lines())])

    def _repr_markdown_(self) -> str:
        return self.as_markdown()

    def __repr__(self) -> str:
        return self.as_text()

    def first_line(self) -> str:
        if self.verdict.legal:
            return self.words.say("verdict-legal")
        first = self.verdict.broken[0]
        broken = self.words.say("verdict-broken", rule=cited(self.game.rulebook, first.rule))
        return f"{broken} {self.words(finding_said(first))}"

    def _lines(self) -> list[str]:
        told = self.as_json()
        others = [move for move in self.verdict.repairs if move != self.verdict.first]
        said = [self.game.moves.say(self.verdict.state, move) for move in others]
        return [
            *(f"{SIGNS[row['standing']]} {self._row(row['name'], row['said'])}" for row in told["ledger"]),
            *(f"→ {self.words.say('verdict-first', move=move)}" for move in self._first()),
            *(f"→ {self.words.say('verdict-try', move=move)}" for move in said),
            *(f"• {event['said']}  [{event['rule']}]" for event in told["events"]),
        ]

    def _row(self, rule: str, said: str) -> str:
        return self.words.say("ledger-row", rule=rule, said=said)

    def _first(self) -> list[Message]:
        """What would have to come before it, if it is allowed later in the turn."""
        first = self.verdict.first
        return [] if first is None else [self.game.moves.say(self.verdict.state, first)]

    def _events(self) -> tuple[Event, ...]:
        if not self.verdict.legal:
            return ()
        move = self.verdict.move
        events = self.game.play(self.verdict.state, move).events
        return tuple(event for event in events if event.heard_by(move.seat))


def tell(game: Game[S, M], verdict: Verdict[M], language: str = "en") -> Told:
    return Told(game, replace(verdict, language=language), Words(game.id, language, verdict.move.seat))


def explain(game: str | Game[Any, Any], position: str, move: str, language: str = "en") -> Told:
    """The verdict on a move, both given as text, in words; the game by its name, or itself.

    >>> import catgames
    >>> catgames.explain("burglars", "turn 1; 1 hand gpm crews bo y; 2 hand *6", "form green new").verdict.legal
    True
    """
    with said_in(spoken(language)):
        engine = load(game).game if isinstance(game, str) else game
        state = engine.read(position)
        return tell(engine, engine.explain(state, engine.read_move(state, move)), language)
