"""Exercises as Anki cards: the board and the question in front, the answer and its reason behind."""

from __future__ import annotations

from html import escape
from pathlib import Path
from tempfile import TemporaryDirectory
from zlib import crc32

import genanki

from catgames.games.kit import AnyKit
from catgames.posed import Posed, exercised
from catgames.table.practice.plan import BY_NUMBER
from catgames.teach.exercises.rounds import Item
from catgames.teach.step import LEARNER
from catgames.text.rules import rule_name
from catgames.text.words import Words

FRONT = "{{Board}}<p>{{Question}}</p>{{Options}}"
BACK = "{{FrontSide}}<hr id=answer><p><b>{{Answer}}</b></p>{{Why}}<p><small>{{Rule}}</small></p>"
STYLE = ".card { font: 18px/1.4 sans-serif; text-align: center; } ol { display: inline-block; text-align: left; }"


def export(kit: AnyKit, path: Path, language: str, each: int) -> int:
    """Write a package with so many cards of every rule; give back how many there are."""
    words = Words(kit.game.id, language, LEARNER)
    deck = genanki.Deck(_number(f"deck {kit.game.id} {language}"), words.say("game-title"))
    posed = [Posed(kit, item.made(kit), language) for item in _items(kit, each)]
    with TemporaryDirectory() as folder:
        media = []
        for one in posed:
            name = f"catgames-{kit.game.id}-{one.exercise.rule}-{one.exercise.seed}-{language}.svg"
            (Path(folder) / name).write_text(one.svg, encoding="utf-8")
            media.append(str(Path(folder) / name))
            deck.add_note(_note(one, name, words))
        package = genanki.Package(deck)
        package.media_files = media
        package.write_to_file(str(path))
    return len(posed)


def _items(kit: AnyKit, each: int) -> list[Item]:
    """The first seeds of each rule whose answer can be chosen."""
    found = []
    for rule in exercised(kit):
        seeds = (Item(rule, seed) for seed in range(10 * each))
        found += [item for item in seeds if item.made(kit).way in BY_NUMBER][:each]
    return found


def _note(posed: Posed, picture: str, words: Words) -> genanki.Note:
    options = "".join(f"<li>{escape(option)}</li>" for option in posed.options)
    why = "".join(f"<p>{escape(line)}</p>" for line in posed.explanation.splitlines())
    fields = [
        f'<img src="{picture}">',
        escape(posed.question),
        f"<ol>{options}</ol>",
        escape(posed.answer),
        why,
        escape(words(rule_name(posed.exercise.rule))),
    ]
    return genanki.Note(_model(), fields, guid=genanki.guid_for(picture))


def _model() -> genanki.Model:
    names = ("Board", "Question", "Options", "Answer", "Why", "Rule")
    fields = [{"name": name} for name in names]
    template = {"name": "Exercise", "qfmt": FRONT, "afmt": BACK}
    return genanki.Model(_number("catgames exercise"), "catgames exercise", fields, [template], STYLE)


def _number(name: str) -> int:
    """Anki wants the same number every time, so that a newer package replaces an older one."""
    return (1 << 30) + crc32(name.encode()) % (1 << 30)
