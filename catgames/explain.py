"""A verdict told in full: for the command line, and for who wants it as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from catgames.core.message import Seat
from catgames.core.rulebook import Nature
from catgames.core.verdict import Verdict
from catgames.games.kit import AnyKit
from catgames.text.rules import cited, event_said, finding_said
from catgames.text.words import Words


@dataclass(frozen=True, slots=True)
class Told:
    """A verdict with the words to tell it in, to the player who tried the move."""

    kit: AnyKit
    state: Any
    verdict: Verdict[Any]
    words: Words

    def as_json(self) -> dict[str, Any]:
        rulebook = self.kit.game.rulebook
        return {
            "move": self.kit.game.write_move(self.state, self.verdict.move),
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
            "repairs": [self.kit.game.write_move(self.state, move) for move in self.verdict.repairs],
            "events": [
                {"rule": event.rule, "said": self.words(event_said(event)), "shown": list(event.shown)}
                for event in self._events()
            ],
        }

    def as_text(self) -> str:
        told = self.as_json()
        signs = {"held": "✓", "broken": "✗", "moot": "–"}
        lines = [self._first_line()]
        lines += [f"  {signs[row['standing']]} {row['name']}: {row['said']}" for row in told["ledger"]]
        lines += [f"  → {self.words.say('verdict-try', move=self._say(move))}" for move in self.verdict.repairs]
        lines += [f"  • {event['said']}  [{event['rule']}]" for event in told["events"]]
        return "\n".join(lines)

    def _first_line(self) -> str:
        if self.verdict.legal:
            return self.words.say("verdict-legal")
        first = self.verdict.broken[0]
        broken = self.words.say("verdict-broken", rule=cited(self.kit.game.rulebook, first.rule))
        return f"{broken} {self.words(finding_said(first))}"

    def _say(self, move: Any) -> Any:
        return self.kit.say_move(self.state, move)

    def _events(self) -> tuple[Any, ...]:
        if not self.verdict.legal:
            return ()
        seat = self.verdict.move.seat
        events = self.kit.game.play(self.state, self.verdict.move).events
        return tuple(event for event in events if event.heard_by(seat))


def explain(kit: AnyKit, position: str, move: str, language: str = "en") -> Told:
    state = kit.game.read(position)
    tried = kit.game.read_move(state, move)
    reader: Seat = tried.seat
    return Told(kit, state, kit.game.explain(state, tried), Words(kit.game.id, language, reader))
