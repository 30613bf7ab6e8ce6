"""A first game: a match on a prepared deal, and the story that its guide tells."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from catgames.core.message import Seat
from catgames.games.kit import AnyKit
from catgames.table.first.story import Story, Stumble, advice, begun, moved, remembering
from catgames.table.match.match import PERSON, Match, agree, deal
from catgames.teach.guide import Guide


@dataclass(frozen=True, slots=True)
class First:
    match: Match
    story: Story
    begun: bool = False
    """The goal has been read, and the board may be touched."""
    hinted: bool = False
    """The learner has asked for a move."""

    @property
    def kit(self) -> AnyKit:
        return self.match.kit

    @property
    def guide(self) -> Guide:
        return self.kit.guide

    @property
    def learner(self) -> Seat:
        return self.match.viewer

    @property
    def winner(self) -> Seat | None:
        return self.guide.goal(self.match.state)

    @property
    def over(self) -> bool:
        return self.match.over or self.winner is not None

    @property
    def forced(self) -> Any:
        """The one thing that can be done, where there is only one; None where there is a choice."""
        legal = self.kit.game.legal_moves(self.match.state)
        return legal[0] if len(legal) == 1 else None

    def advice(self) -> Any:
        """What the guide would do now, as far as the learner may know; None where it is not theirs to decide."""
        if self.over or self.match.decider != self.learner or not self.story.beat:
            return None
        seen = self.kit.game.seen_by(self.match.state, self.learner)
        return advice(self.kit, self.guide.beat(self.story.beat), seen)


def open_first(kit: AnyKit) -> First:
    guide = kit.guide
    match = deal(kit, agree(kit, (PERSON, *guide.cats), guide.seed, dict(guide.options)))
    return First(match, begun(kit, guide, match.start, match.viewer))


def resumed(match: Match, stumbles: tuple[Stumble, ...] = ()) -> First:
    """The first game as far as these moves lead; its story is told anew from them."""
    return retold(First(match, Story(), begun=bool(match.entries or stumbles)), stumbles)


def retold(first: First, stumbles: tuple[Stumble, ...]) -> First:
    """Its story from the first move on, with what stopped the learner on the way."""
    match, guide = first.match, first.guide
    story = begun(first.kit, guide, match.start, first.learner)
    before = match.start
    for number, entry in enumerate(match.entries):
        story = remembering(story, (one for one in stumbles if one.moves == number))
        story = moved(story, first.kit, guide, before, entry, first.learner)
        before = entry.after
    here = len(match.entries)
    return replace(first, story=remembering(story, (one for one in stumbles if one.moves >= here)))
