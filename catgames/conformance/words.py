"""Every rule, event and step has its words, the same in both languages, short and well set."""

from __future__ import annotations

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from catgames.core.message import Message, Seat
from catgames.games.kit import AnyKit
from catgames.table.guise import Guise
from catgames.table.lesson.inputs import Went
from catgames.table.lesson.table import open_table
from catgames.table.lesson.transcript import rehearsals, rehearse, transcript
from catgames.table.lesson.update import update
from catgames.table.lesson.view import view
from catgames.teach import Tempt, Try
from catgames.text.rules import event_said, finding_said
from catgames.text.words import LANGUAGES, Words, lines, sources

STEP_WORDS, VERDICT_WORDS = 60, 35


def _variables(node: Any) -> set[str]:
    """The values a line asks for, wherever in it they stand."""
    if isinstance(node, ast.VariableReference):
        return {str(node.id.name)}
    parts = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    return {name for part in parts for name in _variables(part)}


def _lines(game: str, language: str) -> dict[str, set[str]]:
    """Every line and attribute with the variables it uses."""
    found: dict[str, set[str]] = {}
    for source in sources(game, language):
        resource = FluentParser().parse(source)
        junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
        assert not junk, junk[0].content if junk else ""
        for entry in resource.body:
            if isinstance(entry, ast.Message):
                for attribute in (None, *entry.attributes):
                    name = entry.id.name + (f"@{attribute.id.name}" if attribute else "")
                    assert name not in found, f"{name} is written twice"
                    found[name] = _variables(attribute or entry.value)
    return found


def test_both_languages_have_the_same_lines_with_the_same_values(kit: AnyKit) -> None:
    english, french = _lines(kit.game.id, "en"), _lines(kit.game.id, "fr")
    # Other forms of a word are a language's own affair.
    assert {name for name in set(english) ^ set(french) if not _is_a_form(name)} == set()
    # A language may need fewer values (no plural, no gender), but never one it is not given.
    for name in set(english) & set(french):
        one, other = ({value.partition("-")[0] for value in lines[name]} for lines in (english, french))
        assert other <= one | {"count"} or one <= other, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_is_found_alone_as_it_is_among_all(kit: AnyKit, language: str) -> None:
    """Lines are parsed one by one, when they are said."""
    alone, among_all = lines(kit.game.id, language), _lines(kit.game.id, language)
    for name in {name.partition("@")[0] for name in among_all}:
        assert alone.has_message(name)
        forms = {found.partition("@")[2] for found in among_all if found.startswith(f"{name}@")}
        assert set(alone.get_message(name).attributes) == forms


def _is_a_form(name: str) -> bool:
    return "@" in name and not name.startswith(("rule-", "section-"))


def _said(kit: AnyKit, message: Message) -> list[str]:
    return [Words(kit.game.id, language, Seat(0))(message) for language in LANGUAGES]


def test_every_rule_has_a_name_and_is_told_in_our_words(kit: AnyKit) -> None:
    for clause in kit.game.rulebook.clauses:
        for part in ("", "@law"):
            for said in _said(kit, Message(f"rule:{clause.id}{part}")):
                assert "⟨" not in said, said
    for section in kit.game.rulebook.sections:
        assert all("⟨" not in said for said in _said(kit, Message(f"section:{section}")))


def test_every_rule_that_judges_moves_says_that_it_holds_and_every_reason_why_not(kit: AnyKit) -> None:
    laws = kit.game.rulebook.laws
    for id in {law.id for law in laws}:
        reasons = {reason.id for law in laws if law.id == id for reason in law.reasons}
        for language in LANGUAGES:
            assert _written_for(kit, id, language) == {"law", "held", *reasons}, id


def _written_for(kit: AnyKit, rule: str, language: str) -> set[str]:
    """The lines that are written for a rule: no more than can be read, and no fewer."""
    message = lines(kit.game.id, language).get_message("rule-" + rule.replace(".", "-"))
    return set(message.attributes)


def test_every_finding_and_event_can_be_said(kit: AnyKit, positions: tuple[Any, ...]) -> None:
    import random

    game = kit.game
    for state in positions:
        everything = list(game.expressible(state))
        for move in random.Random(8).sample(everything, min(40, len(everything))):
            for finding in game.explain(state, move).findings:
                for said in _said(kit, finding_said(finding)):
                    assert "⟨" not in said, said
        for move in game.legal_moves(state)[:12]:
            for event in game.play(state, move).events:
                for said in _said(kit, event_said(event)):
                    assert "⟨" not in said, said


def test_figures_options_and_choices_have_words(kit: AnyKit) -> None:
    for figure in kit.game.rulebook.figures:
        assert all("⟨" not in said for said in _said(kit, Message(figure.id)))
        assert all("⟨" not in said for said in _said(kit, Message(f"source-{figure.source}")))
    for option in kit.game.options:
        names = [f"option-{option.name}", *(f"choice-{choice}" for choice in option.choices)]
        assert all("⟨" not in said for name in names for said in _said(kit, Message(name)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_step_is_short(kit: AnyKit, language: str) -> None:
    words = Words(kit.game.id, language, Seat(0))
    for unit in kit.units:
        for step in unit.steps:
            text = unit.text(step, words)
            assert "⟨" not in text, text
            assert len(text.split()) <= STEP_WORDS, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_short_and_names_its_rule(kit: AnyKit, language: str) -> None:
    table = open_table(kit)
    for section, unit in enumerate(kit.units):
        for number, step in enumerate(unit.steps):
            rules = step.mistakes.values() if isinstance(step, Try) else (step.rule,) if isinstance(step, Tempt) else ()
            opened = update(table, Went(section, number))
            for rule, rehearsal in zip(rules, rehearsals(opened), strict=False):
                screen = view(rehearse(opened, rehearsal), Guise(language))
                refusal = next(say.text for say in screen.says if say.tone == "wrong")
                name = Words(kit.game.id, language).say(f"rule:{rule}")
                assert name in refusal
                assert len(refusal.split()) <= VERDICT_WORDS, refusal


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_course_is_told_without_a_missing_line(kit: AnyKit, language: str) -> None:
    table = open_table(kit)
    for section in range(len(kit.units)):
        told = transcript(update(table, Went(section)), Guise(language))
        assert "⟨" not in told
        if language == "fr":
            assert not re.search(r"[^\u00a0\u202f][;!?»]|[^\u00a0]:|«[^\u00a0]", _prose(told)), "French spacing"


def _prose(told: str) -> str:
    """Without the moves in notation, which are no French."""
    return "\n".join(line for line in told.splitlines() if not line.lstrip().startswith(">"))
