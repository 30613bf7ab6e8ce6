"""What a guide has said and what its learner has met, followed from move to move."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from catgames.core.message import Seat
from catgames.core.rule import Rank
from catgames.core.verdict import Standing, Verdict
from catgames.games.kit import AnyKit
from catgames.table.match.match import Entry
from catgames.teach.guide import Beat, Guide

PATIENCE = 2
"""So often a beat may be passed over before the guide lets it be."""
CARDS_AT_ONCE = 2


@dataclass(frozen=True, slots=True)
class Stumble:
    """What the learner tried and was refused, and after how many moves."""

    moves: int
    verdict: Verdict[Any]

    @property
    def rule(self) -> str:
        return self.verdict.broken[0].rule


@dataclass(frozen=True, slots=True)
class Story:
    beat: str = ""
    """What the guide advises now; nothing once the learner plays alone."""
    passed: int = 0
    """How often that advice has not been taken."""
    over: tuple[str, ...] = ()
    """The beats that are over: done, or let be."""
    told: tuple[str, ...] = ()
    """Those that were ever advised, in this order: an idea that comes back keeps its number."""
    met: tuple[str, ...] = ()
    """The rules by which something happened, or for which something was refused, as they were met."""
    fresh: tuple[str, ...] = ()
    """Those of them whose cards are shown now, each once."""
    waiting: tuple[str, ...] = ()
    """Those whose cards come later: a few at once are all that anybody reads."""
    used: frozenset[str] = frozenset()
    """The rules that the learner's own moves obeyed, card or no card."""
    broken: tuple[Stumble, ...] = ()
    """What was refused; of one rule at one moment the first try."""
    explained: frozenset[str] = field(default_factory=frozenset)
    """The events of others that have been explained."""
    news: tuple[str, ...] = ()
    """Those that are explained now."""


def begun(kit: AnyKit, guide: Guide, state: Any, learner: Seat) -> Story:
    return _advised(Story(), kit, guide, state, learner)


def moved(story: Story, kit: AnyKit, guide: Guide, before: Any, entry: Entry, learner: Seat) -> Story:
    """A move was made: by the learner, who took the advice or did not, or by another, which may need a word."""
    own = entry.seat == learner
    # What the learner did is old news once the others have answered, and the other way round once it is their turn.
    story = replace(story, fresh=(), news=()) if own else story
    heard = [event for event in entry.events if event.heard_by(learner)]
    story = _having_met(story, tuple(event.rule for event in heard))
    if own:
        story = replace(story, used=story.used | _obeyed(kit, before, entry.move))
        story = _answered(story, guide, before, entry.move)
    else:
        new = dict.fromkeys(event.id for event in heard if event.id in guide.means - story.explained)
        story = replace(story, news=(*story.news, *new), explained=story.explained | set(new))
    return _advised(story, kit, guide, entry.after, learner)


def refused(story: Story, verdict: Verdict[Any], moves: int) -> Story:
    """A wrong move is worth a card as well, and a place in the list at the end."""
    stumble = Stumble(moves, verdict)
    # A refusal has its own card and no other: what waits goes on waiting.
    alone = _having_met(replace(story, fresh=(), waiting=()), (stumble.rule,))
    return remembering(replace(alone, waiting=story.waiting), (stumble,))


def remembering(story: Story, stumbles: Iterable[Stumble]) -> Story:
    """Of one rule at one moment the first try; whose card is shown is met."""
    for stumble in stumbles:
        if (stumble.rule, stumble.moves) not in {(one.rule, one.moves) for one in story.broken}:
            story = replace(story, broken=(*story.broken, stumble))
        if stumble.rule not in story.met:
            story = replace(story, met=(*story.met, stumble.rule))
    return story


def _having_met(story: Story, rules: tuple[str, ...]) -> Story:
    """What is met now comes before what was met earlier and had no room."""
    new = tuple(dict.fromkeys(rule for rule in rules if rule not in story.met))
    queue, room = (*new, *story.waiting), CARDS_AT_ONCE - len(story.fresh)
    return replace(story, met=(*story.met, *new), fresh=(*story.fresh, *queue[:room]), waiting=queue[room:])


def _obeyed(kit: AnyKit, before: Any, move: Any) -> set[str]:
    """What its verdict ticks; that the game was still on shows nothing of how it ends."""
    ends = {law.id for law in kit.game.rulebook.laws if law.rank is Rank.GAME}
    found = kit.game.judge(before, move).findings
    return {finding.rule for finding in found if finding.standing is Standing.HELD} - ends


def _answered(story: Story, guide: Guide, before: Any, move: Any) -> Story:
    told = {story.beat, *story.over}
    known = tuple(beat.id for beat in guide.ideas if beat.id not in told and beat.known(before, move))
    story = replace(story, over=(*story.over, *known))
    if not story.beat:
        return story
    beat = guide.beat(story.beat)
    if not beat.after and (beat.wants(before, move) or story.passed + 1 >= PATIENCE):
        return replace(story, over=(*story.over, story.beat), beat="", passed=0)
    return replace(story, passed=story.passed + 1)


def _advised(story: Story, kit: AnyKit, guide: Guide, state: Any, learner: Seat) -> Story:
    """The first idea whose moment has come, when it is the learner's to decide."""
    if kit.game.to_move(state) != learner:
        return story
    timely = (beat for beat in guide.beats if _may_come(story, beat))
    beat = next((beat for beat in timely if advice(kit, beat, state)), None)
    if beat is None:
        return replace(story, beat="", passed=0)
    told = story.told if beat.after or beat.id in story.told else (*story.told, beat.id)
    return replace(story, beat=beat.id, told=told, passed=story.passed if story.beat == beat.id else 0)


def _may_come(story: Story, beat: Beat) -> bool:
    return beat.after in story.over if beat.after else beat.id not in story.over


def advice(kit: AnyKit, beat: Beat, state: Any) -> Any:
    """A legal move that does what the beat advises; None if there is none."""
    return next((move for move in kit.game.legal_moves(state) if beat.wants(state, move)), None)
