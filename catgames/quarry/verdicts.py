"""Pairs: a move that breaks exactly one rule, and beside it the nearest one that keeps this very rule."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any

from catgames.core.errors import Unreadable, Unseen
from catgames.core.verdict import Standing, Verdict, standings
from catgames.games.kit import AnyKit
from catgames.teach.exercises.stock import Pair, Place
from catgames.teach.step import LEARNER

TRIED = 18
"""Moves of each kind that the learner tries in a position, in turn or out of it."""
COMPARED = 6
"""Refused moves of one rule that are compared in a position, and allowed ones that are asked for each."""
EARLIER = 3
"""Positions of the same game in which the other half of a pair is sought."""
UNASKED = 1000
"""How much farther a legal move is to which the rule does not apply."""
ALLOWED = 24
"""Legal moves that are looked at in a position."""


@dataclass(frozen=True, slots=True)
class Found:
    rule: str
    reason: str
    """The line that says why it is refused."""
    apart: int
    pair: Pair


def pairs(kit: AnyKit, state: Any, before: list[Any], wanted: Collection[str], chance: Random) -> Iterator[Found]:
    """One pair at most for each rule that is wanted; `before` are earlier positions of the same game."""
    refused = list(_refused(kit, state, wanted, chance))
    by_rule: defaultdict[str, list[Verdict[Any]]] = defaultdict(list)
    for verdict in refused:
        by_rule[verdict.broken[0].rule].append(verdict)
    for rule in by_rule:
        if rule in wanted:
            found = (_near_miss(kit, verdict, rule, before) for verdict in _varied(by_rule[rule]))
            if best := min(filter(None, found), key=lambda one: one.apart, default=None):
                yield best
    yield from _permitted(kit, state, refused, wanted, chance)


def _refused(kit: AnyKit, state: Any, wanted: Collection[str], chance: Random) -> Iterator[Verdict[Any]]:
    """Of a few moves of every kind that is judged so, those that break one rule alone, as far as can be known."""
    game, seen = kit.game, kit.game.seen_by(state, LEARNER)
    laws = [law for law in game.rulebook.laws if law.id in wanted]
    judged = [effect.record for effect in game.effects if any(law.concerns(effect.record) for law in laws)]
    for kind in [kind for kind in game.moves.kinds if kind.record in judged]:
        moves = [move for move in kind.all(state, LEARNER) if kind.is_there(state, move)]
        for move in chance.sample(moves, min(TRIED, len(moves))):
            if _breaks_one(kit, state, move):
                verdict = game.judge(state, move)
                if _is_known(kit, seen, verdict):
                    yield verdict


def _legal(kit: AnyKit, state: Any) -> list[Any]:
    return [move for move in kit.game.legal_moves(state) if move.seat == LEARNER]


def _breaks_one(kit: AnyKit, state: Any, move: Any) -> bool:
    """Asked first, because a whole verdict, with its evidence, takes longer."""
    asked = standings(kit.game.laws_of(move), state, move)
    return len(list(islice((law for law, standing, _ in asked if standing is Standing.BROKEN), 2))) == 1


def _is_known(kit: AnyKit, seen: Any, verdict: Verdict[Any]) -> bool:
    """What the learner sees must be enough to judge by."""
    with suppress(Unreadable, Unseen):
        return kit.game.judge(seen, verdict.move).broken_rules == verdict.broken_rules
    return False


def _varied(verdicts: list[Verdict[Any]]) -> list[Verdict[Any]]:
    """A few of them, for as many reasons as there are."""
    seen: Counter[str] = Counter()
    numbered = []
    for verdict in verdicts:
        line = verdict.broken[0].line
        numbered.append((seen[line], verdict))
        seen[line] += 1
    return [verdict for _, verdict in sorted(numbered, key=lambda entry: entry[0])[:COMPARED]]


def _near_miss(kit: AnyKit, verdict: Verdict[Any], rule: str, before: list[Any]) -> Found | None:
    """The nearest legal move to which the same rule applies: here, or just before in the same game."""
    for state in (verdict.state, *before[: -EARLIER - 1 : -1]):
        legal = [move for move in _legal(kit, state) if _applies(kit, state, move, rule)]
        near = sorted(legal, key=lambda move: kit.game.moves.apart(verdict.move, move))
        for move in near[:COMPARED]:
            if _asks(kit, state, move, rule):
                apart = kit.game.moves.apart(verdict.move, move)
                return Found(rule, verdict.broken[0].line, apart, _pair(kit, (state, move), verdict))
    return _else(kit, verdict, rule)


def _else(kit: AnyKit, verdict: Verdict[Any], rule: str) -> Found | None:
    """A rule that is seldom asked about legal moves stands beside whatever is legal here."""
    state = verdict.state
    near = min(_legal(kit, state), key=lambda move: kit.game.moves.apart(verdict.move, move), default=None)
    if near is None or not _is_known(kit, kit.game.seen_by(state, LEARNER), kit.game.judge(state, near)):
        return None
    apart = UNASKED + kit.game.moves.apart(verdict.move, near)
    return Found(rule, verdict.broken[0].line, apart, _pair(kit, (state, near), verdict))


def _applies(kit: AnyKit, state: Any, move: Any, rule: str) -> bool:
    return any(law.id == rule and law.applies(state, move) for law in kit.game.laws_of(move))


def _asks(kit: AnyKit, state: Any, move: Any, rule: str) -> bool:
    """Whether this rule says something about it, and the learner can know that it is legal."""
    verdict = kit.game.judge(state, move)
    asked = any(finding.rule == rule and finding.standing is Standing.HELD for finding in verdict.findings)
    return asked and verdict.legal and _is_known(kit, kit.game.seen_by(state, LEARNER), verdict)


def is_asked(kit: AnyKit, place: Place, rule: str) -> bool:
    state = kit.game.read(place.position)
    return _applies(kit, state, kit.game.read_move(state, place.move), rule)


def _permitted(
    kit: AnyKit, state: Any, refused: list[Verdict[Any]], wanted: Collection[str], chance: Random
) -> Iterator[Found]:
    """What is legal although one might think it forbidden, beside what really is."""
    permissions = [law.id for law in kit.game.rulebook.laws if law.is_permission and law.id in wanted]
    legal = _legal(kit, state)
    if not permissions or not refused:
        return
    for move in chance.sample(legal, min(ALLOWED, len(legal))):
        for rule in [one for one in permissions if _asks(kit, state, move, one)]:
            near = min(refused, key=lambda verdict: kit.game.moves.apart(verdict.move, move))
            apart = kit.game.moves.apart(near.move, move)
            permissions.remove(rule)
            yield Found(rule, near.broken[0].line, apart, _pair(kit, (state, move), near))


def _pair(kit: AnyKit, allowed: tuple[Any, Any], refused: Verdict[Any]) -> Pair:
    return Pair(_place(kit, *allowed), _place(kit, refused.state, refused.move))


def _place(kit: AnyKit, state: Any, move: Any) -> Place:
    return Place(kit.game.write(state), kit.game.write_move(state, move))


def judging(kit: AnyKit) -> frozenset[str]:
    """Every rule that judges moves, permissions among them."""
    return frozenset(law.id for law in kit.game.rulebook.laws)
