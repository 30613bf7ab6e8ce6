"""How a verdict, a finding and an event are put into words."""

from __future__ import annotations

import re
from functools import cache

from catgames.core.event import Event
from catgames.core.message import Message
from catgames.core.rulebook import Rulebook
from catgames.core.verdict import Finding, Standing
from catgames.text.words import LANGUAGES, sources


def rule_name(rule: str) -> Message:
    return Message(f"rule:{rule}")


def rule_law(rule: str) -> Message:
    return Message(f"rule:{rule}@law")


def section_name(section: str) -> Message:
    return Message(f"section:{section}")


def cited(rulebook: Rulebook, rule: str) -> Message:
    """A rule by its name and where it stands: 'Grow in stages (Action 2)'."""
    section = rulebook.clause(rule).section
    return Message("cited", {"rule": rule_name(rule), "section": Message(f"section:{section}@short")})


def finding_said(finding: Finding) -> Message:
    """What the finding says about this board; a moot rule says nothing but that."""
    if finding.standing is Standing.MOOT:
        return Message("finding-moot")
    return Message(f"rule:{finding.rule}@{finding.line}", finding.evidence.said)


def event_said(event: Event) -> Message:
    return Message(f"event:{event.id}", event.args)


@cache
def event_names(game: str) -> tuple[str, ...]:
    """Whatever can happen in a game: each event has its line."""
    return tuple(re.findall(r"^event-([\w-]+) =", "\n".join(sources(game, LANGUAGES[0])), re.MULTILINE))
