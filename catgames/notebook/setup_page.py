"""Set it up together: a page for each game that needs no kernel, made once and stored."""

from __future__ import annotations

import json
from collections.abc import Iterator
from html import escape
from importlib.resources import files
from itertools import product

from catgames.core.message import Message, Seat
from catgames.core.rulebook import Option
from catgames.games.kit import AnyKit
from catgames.notebook.styles import theme_variables
from catgames.scene.look import NARROW, WIDE, Look
from catgames.scene.overlay import Overlay, draw_over
from catgames.scene.scene import Scene
from catgames.scene.svg import render_symbols, render_unshared
from catgames.scene.theme import LIGHT
from catgames.teach.setting import Stage
from catgames.text.words import LANGUAGES, Words

SEED = 3
"""Any deal will do: only what everybody may see is told."""
SEAT = Seat(0)


def render_setup(kit: AnyKit, language: str) -> str:
    words = Words(kit.game.id, language)
    drawn: list[Scene] = []
    stages: dict[str, int] = {}
    ways = {}
    for way, state in _ways(kit):
        asked = [stage for stage in kit.setting if stage.asked(state)]
        ways[way] = [stages.setdefault(_stage(kit, stage, state, words, drawn), len(stages)) for stage in asked]
    page = (files("catgames.notebook") / "setup.html").read_text(encoding="utf-8")
    other = next(code for code in LANGUAGES if code != language)
    for name, value in {
        "LANG": language,
        "OTHER": other,
        "GAME": kit.game.id,
        "THEMES": theme_variables("body.", ""),
        "TITLE": escape(words.say("game-title")),
        "SETUP": escape(words.say("box-setup")),
        "LANGUAGE": escape(words.say("button-language")),
        "DISPUTE": escape(words.say("box-dispute")),
        "SHEET": escape(words.say("box-sheet")),
        "WHO": escape(words.say("setup-who")),
        "CHOICES": _choices(kit, words),
        "START": escape(words.say("setup-start")),
        "BACK": escape(words.say("button-back")),
        "NEXT": escape(words.say("button-next")),
        "CHANGE": escape(words.say("setup-change")),
        "READY": escape(words.say("setup-ready")),
        "PLAY": escape(words.say("setup-play")),
        "PROGRESS": escape(words.say("setup-progress", number="@", count="#")),
        "SYMBOLS": render_symbols(drawn),
        "STAGES": "".join(
            f'<section class="stage" id="stage-{number}" hidden>{text}</section>' for text, number in stages.items()
        ),
        "WAYS": json.dumps(ways, separators=(",", ":")),
    }.items():
        page = page.replace(f"@{name}@", value)
    return page


def _ways(kit: AnyKit) -> Iterator[tuple[str, object]]:
    """Every number of players with every choice of options, and the position that is dealt then."""
    game = kit.game
    for players in game.seats:
        for chosen in product(*(option.choices for option in game.options)):
            named = dict(zip((option.name for option in game.options), chosen, strict=True))
            way = "&".join(f"{name}={value}" for name, value in {"players": players, **named}.items())
            yield way, game.start(players, SEED, named)


def _stage(kit: AnyKit, stage: Stage[object], state: object, words: Words, drawn: list[Scene]) -> str:
    said = Message(f"setup-{stage.id}", stage.counted(state))
    more = words.say(f"{said.id}@more", **said.args) if words.has(f"{said.id}@more") else ""
    pictures = ""
    for width, name in ((WIDE, "wide"), (NARROW, "narrow")):
        scene = _scene(kit, stage, state, words, width)
        drawn.append(scene)
        pictures += f'<div class="picture {name}">{render_unshared(scene)}</div>'
    rule = f'<a class="rule" data-rule="{stage.rule}" href="#">§ {escape(words.say(f"rule:{stage.rule}"))}</a>'
    return f"<h2>{escape(words(said))}</h2><p>{escape(more)}</p>{pictures}{rule}"


def _scene(kit: AnyKit, stage: Stage[object], state: object, words: Words, width: int) -> Scene:
    seen = kit.game.seen_by(stage.shown(state), SEAT)
    scene = kit.draw(seen, Look(SEAT, words, LIGHT, width, touched=False))
    return draw_over(scene, Overlay(chosen=stage.lit(state)), LIGHT)


def _choices(kit: AnyKit, words: Words) -> str:
    """How many, then the game's variants; what only settles a silence of the book can be unfolded."""
    game = kit.game
    settled = {clause.option for clause in game.rulebook.clauses}
    counts = [(str(count), words.say("setup-players", count=count)) for count in game.seats]
    shown = _group("players", words.say("menu-players"), counts)
    shown += "".join(_option(option, words) for option in game.options if option.name not in settled)
    house = "".join(_option(option, words) for option in game.options if option.name in settled)
    return f"{shown}<details><summary>{escape(words.say('setup-house'))}</summary>{house}</details>" if house else shown


def _option(option: Option, words: Words) -> str:
    lines = [(choice, words.say(f"choice-{choice}")) for choice in option.choices]
    return _group(option.name, words.say(f"option-{option.name}"), lines)


def _group(name: str, label: str, lines: list[tuple[str, str]]) -> str:
    """The first line is chosen until another is."""
    radios = "".join(
        f'<label><input type="radio" name="{name}" value="{value}"{"" if number else " checked"}>'
        f"<span>{escape(said)}</span></label>"
        for number, (value, said) in enumerate(lines)
    )
    return f"<fieldset><legend>{escape(label)}</legend>{radios}</fieldset>"
