"""Legal or not, and why? Mend it. Find one. All from a pair of moves of which the rules allow one."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any

from catgames.core.game import Game
from catgames.core.message import Message
from catgames.core.verdict import Standing, Verdict
from catgames.scene.look import Look
from catgames.screen.playable import Playable
from catgames.teach.exercises.choosing import beside, mixed
from catgames.teach.exercises.stock import Pair, Place
from catgames.teach.goals import Attempt
from catgames.teach.step import LEARNER
from catgames.teach.steps.choose import Choose, Offer
from catgames.teach.steps.judge import Judge
from catgames.teach.steps.try_ import Try
from catgames.text.rules import finding_said, rule_law, rule_name
from catgames.text.words import Words

WRONG = 2
TRIED = 600
"""Moves of the same kind that are compared for wrong answers."""
TEMPTING = 3 * WRONG
"""So many of them are enough to choose from."""


def judge(kit: Playable, rule: str, place: Place, name: str) -> Judge:
    """Of a move that is refused, or that a permission allows, the deciding rule is asked for too."""
    state = kit.game.read(place.position)
    verdict = kit.game.judge(state, kit.game.read_move(state, place.move))
    decides = _deciding(verdict, rule)
    others = _other_rules(kit, verdict, decides, Random(name))
    asked = not verdict.legal or is_permission(kit.game, rule)
    return Judge(
        id=name,
        at=place.position,
        text="exercise-judge",
        move=place.move,
        rule=decides,
        others=others if asked else (),
    )


def _deciding(verdict: Verdict[Any], rule: str) -> str:
    """Of a legal move that this rule asks nothing of, the last that it keeps: it says most about the move itself."""
    if not verdict.legal:
        return verdict.broken[0].rule
    held = [finding.rule for finding in verdict.findings if finding.standing is Standing.HELD]
    return rule if rule in held or not held else held[-1]


def is_permission(game: Game[Any, Any], rule: str) -> bool:
    return any(law.id == rule and law.is_permission for law in game.rulebook.laws)


def _other_rules(kit: Playable, verdict: Verdict[Any], decides: str, chance: Random) -> tuple[str, ...]:
    """Rules that do not decide: they hold, or ask nothing of this move. Where it is legal only the latter will do."""
    asked = [finding.rule for finding in verdict.findings]
    held = [finding.rule for finding in verdict.findings if finding.standing is Standing.HELD]
    at_the_table = [law.id for law in kit.game.rulebook.laws if kit.game.has_a_say(verdict.state, law.id)]
    unasked = [rule for rule in at_the_table if rule not in asked]
    kin = {clause.id for clause in kit.game.rulebook.clauses if clause.section == _section(kit, decides)}
    wrong = list(dict.fromkeys((*([] if verdict.legal else held), *sorted(unasked, key=lambda rule: rule not in kin))))
    words = Words(kit.game.id, "en", LEARNER)
    near = [rule for rule in wrong if words(rule_name(rule)) != words(rule_name(decides))][: 12 * WRONG]
    return beside(decides, near, WRONG, kit.game.id, rule_name, chance)


def _section(kit: Playable, rule: str) -> str:
    return kit.game.rulebook.clause(rule).section


# --- mend it ------------------------------------------------------------------------------------------


def mend(rule: str, pair: Pair, name: str) -> Choose:
    return Choose(id=name, at=pair.refused.position, text="exercise-mend", offers=Mended(pair, rule, name), rule=rule)


@dataclass(frozen=True, slots=True)
class Mended:
    """Of a few moves near the refused one, one is legal."""

    pair: Pair
    rule: str
    name: str

    def __call__(self, kit: Playable, attempt: Attempt) -> Offer:
        state = attempt.state
        refused, right = attempt.read(self.pair.refused.move), attempt.read(self.pair.allowed.move)
        chance = Random(self.name)
        wrong = self._still_wrong(kit, state, (refused, right), chance)
        chosen = beside(right, wrong, WRONG, kit.game.id, lambda move: kit.say_move(state, move), chance)
        moves, place = mixed(right, chosen, chance)
        verdict = kit.game.judge(state, refused)
        broken = verdict.broken[0]
        question = Message("question-who-plays", {"who": refused.seat, "move": kit.say_move(state, refused)})
        answers = tuple(kit.say_move(state, move) for move in moves)
        why = [finding_said(broken)]
        if self.rule not in verdict.broken_rules:
            why.append(rule_law(self.rule))  # a permission: what forbids this move, then what allows the other
        truth = Message("answer-was", {"said": answers[place]})
        return Offer(question, answers, place, truth, attempt, tuple(why), refused, verdict, broken.rule)

    def _still_wrong(self, kit: Playable, state: Any, known: tuple[Any, Any], chance: Random) -> list[Any]:
        """As near to the refused one as the right one is, illegal too, and in words that no legal move shares.

        Nearer or farther ones would tell by their likeness which is right. Of things that are not there only where
        there is too little else: what cannot be done is no temptation.
        """
        refused, right = known
        apart, kind = kit.game.moves.apart, kit.game.moves.kind_of(refused)
        every = [move for move in kind.all(state, refused.seat) if kind.is_there(state, move)]
        some = chance.sample(every, min(TRIED, len(every)))
        said = [kit.say_move(state, move) for move in (*known, *kit.game.legal_moves(state))]
        there, near = _things(kit, state), apart(refused, right)
        tempting: list[Any] = []
        rest: list[Any] = []
        for move in sorted(some, key=lambda move: abs(apart(refused, move) - near)):
            told = kit.say_move(state, move)
            if told not in said and not kit.game.allows(state, move):
                said.append(told)
                (tempting if there.issuperset(kit.keys_of(state, move)) else rest).append(move)
            if len(tempting) == TEMPTING:
                break
        return [*tempting, *rest[: max(0, WRONG - len(tempting))]]


def _things(kit: Playable, state: Any) -> frozenset[str]:
    """What the learner sees on the board, by key."""
    look = Look(LEARNER, Words(kit.game.id, "en", LEARNER))
    return frozenset(kit.draw(kit.game.seen_by(state, LEARNER), look).keys)


# --- find one -----------------------------------------------------------------------------------------


def find(kit: Playable, rule: str, pair: Pair, name: str) -> Try:
    """Any legal move that is said in the same way will do; the engine judges what is tried."""
    state = kit.game.read(pair.allowed.position)
    said = kit.say_move(state, kit.game.read_move(state, pair.allowed.move)).id

    def is_found(attempt: Attempt) -> bool:
        return kit.say_move(attempt.start, attempt.moves[0]).id == said

    return Try(
        id=name,
        at=pair.allowed.position,
        text=sought(said),
        goal=is_found,
        solution=(pair.allowed.move,),
        rule=rule,
        unaided=True,
    )


def sought(said: str) -> str:
    """The line that asks for a move which is said like this: `find-form-crew` for `move-form-crew`."""
    return "find-" + said.removeprefix("move-")
