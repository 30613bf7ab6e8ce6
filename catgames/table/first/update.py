"""What a touch, a button or a cat's decision does to a first game."""

from __future__ import annotations

from dataclasses import replace

from catgames.core.message import Message
from catgames.screen.inputs import Button, Input, Touched
from catgames.screen.telling import named
from catgames.table.first.first import First, open_first, retold
from catgames.table.first.inputs import FirstButton
from catgames.table.first.story import moved, refused
from catgames.table.inputs import Thought
from catgames.table.match.match import Match
from catgames.table.match.update import update as update_match


def update(first: First, given: Input) -> First:
    match given:
        case FirstButton.BEGIN:
            return replace(first, match=replace(first.match, said=None), begun=True)
        case FirstButton.AGAIN:
            return replace(open_first(first.kit), begun=True)
        case Button.HINT if first.begun and not first.over:
            return replace(first, match=_rid_of_the_refused(first.match), hinted=True)
        case Touched() if not first.begun:
            return replace(first, match=replace(first.match, said=Message("first-press")))
        case Touched(key) if first.over:
            return replace(first, match=replace(first.match, said=named(key)))
        case Thought() if first.over or not first.begun:
            return first
    return _followed(first, update_match(first.match, given))


def _rid_of_the_refused(match: Match) -> Match:
    """A hint is about another move than the one that was just refused; what was only begun stays in hand."""
    refused = match.verdict is not None and not match.verdict.legal
    return update_match(match, Button.LET_GO) if refused else match


def _followed(first: First, match: Match) -> First:
    """What the match has become, and what the story makes of it."""
    before, story = first.match, first.story
    known = len(before.entries)
    after = replace(first, match=match)
    if match.entries[:known] != before.entries:
        return replace(retold(after, story.broken), hinted=False)
    state = before.state
    for entry in match.entries[known:]:
        story = moved(story, first.kit, first.guide, state, entry, first.learner)
        state = entry.after
    if match.verdict is not None and not match.verdict.legal and match.verdict is not before.verdict:
        story = refused(story, match.verdict, len(match.entries))
    return replace(after, story=story, hinted=first.hinted and len(match.entries) == known)
