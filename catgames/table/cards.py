"""A rule's card, wherever a room shows one: its name, its law, and the way to practise it."""

from __future__ import annotations

from catgames.games.kit import AnyKit
from catgames.screen.parts import RuleCard
from catgames.table.inputs import RoomName
from catgames.text.rules import cited, rule_law
from catgames.text.words import Words


def rule_card(kit: AnyKit, words: Words, rule: str) -> RuleCard:
    label = words.say("button-practise-it") if kit.families else ""
    return RuleCard(words(cited(kit.game.rulebook, rule)), words(rule_law(rule)), rule, label, practice_address(rule))


def practice_address(rule: str) -> str:
    return f"room={RoomName.PRACTICE}&of={rule}"
