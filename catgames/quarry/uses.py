"""What can be asked about otherwise too: mended, found by oneself, all their like marked; foreseen, counted."""

from __future__ import annotations

from dataclasses import replace

from catgames.core.rule import Rank
from catgames.games.kit import AnyKit
from catgames.teach.exercises.choosing import length_in
from catgames.teach.exercises.counting import Counted
from catgames.teach.exercises.happening import Expected, false_of, shown_of
from catgames.teach.exercises.marking import mark
from catgames.teach.exercises.plan import Way
from catgames.teach.exercises.stock import Happening, Pair, Stock
from catgames.teach.exercises.verdict import Mended, sought
from catgames.teach.goals import Attempt
from catgames.teach.step import LEARNER
from catgames.text.rules import event_said
from catgames.text.words import LANGUAGES, Words

FEWEST_ANSWERS = 3


def with_uses(kit: AnyKit, stock: Stock) -> Stock:
    tests = {Way.MEND: _is_mendable, Way.FIND: _is_findable, Way.MARK: _is_markable}
    asked = {Way.EXPECT: _is_expected, Way.FORESEE: _is_foreseen, Way.COUNT: _is_counted}
    uses = {}
    for rule, pairs in stock.pairs.items():
        for way, test in tests.items():
            if fit := tuple(number for number, pair in enumerate(pairs) if test(kit, rule, pair)):
                uses[rule, str(way)] = fit
    for rule, happenings in stock.happenings.items():
        for way, asks in asked.items():
            if fit := tuple(number for number, one in enumerate(happenings) if asks(kit, rule, one)):
                uses[rule, str(way)] = fit
    return replace(stock, uses=uses)


def _is_mendable(kit: AnyKit, rule: str, pair: Pair) -> bool:
    """One move is mended by the other: of one kind, by one player, in one position, and beside enough that is wrong."""
    state = kit.game.read(pair.refused.position)
    if pair.allowed.position != pair.refused.position:
        return False
    refused, allowed = (kit.game.read_move(state, place.move) for place in (pair.refused, pair.allowed))
    if type(refused) is not type(allowed) or refused.seat != allowed.seat:
        return False
    offer = Mended(pair, rule, rule)(kit, Attempt(kit.game, state, state))
    said = {Words(kit.game.id, LANGUAGES[-1], LEARNER)(answer) for answer in offer.answers}
    return len(said) == len(offer.answers) >= FEWEST_ANSWERS


def _is_findable(kit: AnyKit, rule: str, pair: Pair) -> bool:
    """By the learner, who is to move; the rule is asked about it, and a line asks for such a move.

    Not where the rule says whether the game is on: as long as it is, any move would do.
    """
    if any(law.id == rule and law.rank is Rank.GAME for law in kit.game.rulebook.laws):
        return False
    state = kit.game.read(pair.allowed.position)
    move = kit.game.read_move(state, pair.allowed.move)
    line = sought(kit.say_move(state, move).id)
    if move.seat != LEARNER or kit.game.to_move(state) != LEARNER or not Words(kit.game.id, "en").has(line):
        return False
    return any(finding.rule == rule for finding in kit.game.judge(state, move).findings)


def _is_markable(kit: AnyKit, rule: str, pair: Pair) -> bool:
    return mark(kit, rule, pair, rule) is not None


def _is_expected(kit: AnyKit, rule: str, shown: Happening) -> bool:
    """By yes or no: where the rule itself answers what is not so."""
    state = kit.game.read(shown.place.position)
    return Expected(shown, rule, False, rule)(kit, Attempt(kit.game, state, state)) is not None


def _is_counted(kit: AnyKit, rule: str, shown: Happening) -> bool:
    state = kit.game.read(shown.place.position)
    return Counted(shown, rule, rule)(kit, Attempt(kit.game, state, state)) is not None


def _is_foreseen(kit: AnyKit, rule: str, shown: Happening) -> bool:
    """Among answers: not where what happens must be the longest of them, or the shortest, for that could be guessed."""
    state = kit.game.read(shown.place.position)
    attempt = Attempt(kit.game, state, state)
    _, after, event = shown_of(attempt, shown)
    length = length_in(kit.game.id)
    right, wrong = (
        length(event_said(event)),
        [length(event_said(false)) for false in false_of(kit, attempt, shown, after)],
    )
    return min(wrong) <= right <= max(wrong)
