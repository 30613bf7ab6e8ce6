"""The rulebook in our words: a page of searchable cards for each game, made once and stored."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from catgames.core.rulebook import Clause, Figure, Nature
from catgames.games.kit import AnyKit
from catgames.notebook.home import both
from catgames.notebook.styles import theme_variables
from catgames.table.cards import practice_address
from catgames.teach.exercises.rounds import practised
from catgames.teach.mastery import Level, fades
from catgames.teach.meetings import Meetings
from catgames.teach.remembered import short
from catgames.text.words import LANGUAGES, Words

SIGNS = {Level.MET: "○", Level.SHAKY: "!", Level.SURE: "✓"}
"""How well a rule is known, beside the words."""
WAYS = ("see", "try", "judge")
"""What a card leads to."""


def render_rules(kit: AnyKit) -> str:
    met, game = Meetings(kit.game, kit.units), kit.game.id
    rulebook = kit.game.rulebook
    sections = "".join(
        f'<section id="{section}"><h2>{both(f"section:{section}", game)}</h2>'
        + "".join(_card(kit, met, clause) for clause in rulebook.clauses if clause.section == section)
        + "</section>"
        for section in rulebook.sections
        if any(clause.section == section for clause in rulebook.clauses)
    )
    page = (files("catgames.notebook") / "rules.html").read_text(encoding="utf-8")
    for name, value in {
        "GAME": game,
        "NAMES": " ".join(
            f'data-{words.language}="{escape(words.say("game-title"))} · {escape(words.say("rules-title"))}"'
            for words in (Words(game, code) for code in LANGUAGES)
        ),
        "GOAL": both("box-goal", game),
        "SETUP": both("box-setup"),
        "SHEET": both("box-sheet"),
        "DISPUTE": both("box-dispute"),
        "NOTHING": both("rules-nothing"),
        "TITLE": both("game-title", game),
        "RULES": both("rules-title"),
        "RULINGS": both("rules-rulings"),
        "FIGURES": both("figures"),
        "FADES": f"{fades():.4f}",
        "LEVELS": "".join(
            f'<template id="level-{level}">{SIGNS[level]} {both(f"level-{level}")}</template>' for level in SIGNS
        ),
        "DUE": both("rules-due"),
        "LANGUAGE": both("button-language"),
        "THEMES": theme_variables("body.", ""),
        "TABLE": _figures(rulebook.figures, game),
        "CARDS": sections,
    }.items():
        page = page.replace(f"@{name}@", value)
    return page


def _card(kit: AnyKit, met: Meetings, clause: Clause) -> str:
    game = kit.game.id
    ruling = clause.nature is Nature.RULING
    badge = both("verdict-ruling" if ruling else f"rulekind-{clause.nature}")
    option = next((option for option in kit.game.options if option.name == clause.option), None)
    choices = ""
    if option:
        named = "".join(f"<li>{both(f'choice-{choice}', game)}</li>" for choice in option.choices)
        choices = f'<p class="option">{both(f"option-{option.name}", game)}</p><ul>{named}</ul>'
    return (
        f'<article id="{clause.id}" class="{"ruling" if ruling else "rule"}" data-also="{_also(clause, game)}" '
        f'data-short="{short(clause.id)}">'
        f"<h3>{both(f'rule:{clause.id}', game)}</h3><p>{both(f'rule:{clause.id}@law', game)}</p>{choices}"
        f'<p class="badge">{badge} <span class="level" hidden></span></p>'
        f'<div class="ways">{_ways(kit, met, clause)}</div></article>'
    )


def _also(clause: Clause, game: str) -> str:
    """Other words under which somebody might search this card, in every language."""
    found: dict[str, None] = {}
    for code in LANGUAGES:
        words = Words(game, code)
        said = f"{words.say(f'rule:{clause.id}')} {words.say(f'rule:{clause.id}@law')}".lower()
        for alike in words.say("rules-alike").split(";"):
            names = [name.strip() for name in alike.split(",")]
            if any(name in said for name in names):
                found |= dict.fromkeys(names)
    return escape(" ".join(found))


def _ways(kit: AnyKit, met: Meetings, clause: Clause) -> str:
    """See it, try it, judge it: of each way the step that serves best to know this rule, rather in its own section."""
    steps = {unit.step_id(step): (unit.section, step) for unit in kit.units for step in unit.steps}
    about = [*met.taught[clause.id], *met.broken[clause.id], *met.held[clause.id]]
    links = []
    for way in WAYS:
        found = [steps[name] for name in about if steps[name][1].card[0] == way]
        if found:
            section, step = min(found, key=lambda place: (place[0] != clause.section, place[1].card[1]))
            links.append(f'<a data-step="section={section}&amp;step={step.id}" href="#">{both(f"rules-{way}")}</a>')
    if clause.id in practised(kit):
        address = escape(practice_address(clause.id))
        links.append(f'<a data-step="{address}" href="#">{both("button-practise-it")}</a>')
    return "".join(links)


def _figures(figures: tuple[Figure, ...], game: str) -> str:
    rows = "".join(
        f"<tr><td>{both(figure.id, game)}</td><td><b>{escape(figure.value)}</b></td>"
        f"<td><i>{both(f'source-{figure.source}')}</i></td></tr>"
        for figure in figures
    )
    return f"<table>{rows}</table>"
