"""What stands on a table sheet: goal, numbers, signs, every rule in its section, and our rulings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from catgames.core.rulebook import Clause, Nature
from catgames.games.kit import AnyKit
from catgames.scene.scene import Symbol
from catgames.teach.meetings import Meetings
from catgames.text.rules import rule_law, section_name
from catgames.text.words import Words

EMBLEM = "emblem"
NO_EMBLEM = Symbol(1, 1, ())


@dataclass(frozen=True, slots=True)
class Number:
    name: str
    value: str


@dataclass(frozen=True, slots=True)
class Drawn:
    """Signs in a row, by the names of their symbols, and what they are called."""

    symbols: tuple[str, ...]
    name: str


@dataclass(frozen=True, slots=True)
class Block:
    """A section of the book: its rules, each one short sentence."""

    title: str
    laws: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    game: str
    language: str
    title: str
    goal_title: str
    goal: str
    numbers_title: str
    numbers: tuple[Number, ...]
    signs_title: str
    signs: tuple[Drawn, ...]
    blocks: tuple[Block, ...]
    rulings: Block
    symbols: Mapping[str, Symbol]
    """Those of the signs, and the game's emblem."""


def sheet_of(kit: AnyKit, language: str) -> Sheet:
    game, words = kit.game, Words(kit.game.id, language)
    drawn = {sign.shows for sign in kit.signs.listed}
    clauses = as_taught(kit)
    laws = [clause for clause in clauses if clause.nature is not Nature.RULING]
    rulings = [clause for clause in clauses if clause.nature is Nature.RULING]
    sections = [section for section in game.rulebook.sections if any(clause.section == section for clause in laws)]
    return Sheet(
        game=game.id,
        language=language,
        title=words.say("game-title"),
        goal_title=words.say("sheet-goal"),
        goal=words.say("box-goal"),
        numbers_title=words.say("sheet-numbers"),
        numbers=tuple(
            Number(words.say(figure.id), figure.value) for figure in game.rulebook.figures if figure.id not in drawn
        ),
        signs_title=words.say("sheet-signs"),
        signs=tuple(Drawn(sign.symbols, words(sign.said)) for sign in kit.signs.listed),
        blocks=tuple(
            Block(words(section_name(section)), _told([law for law in laws if law.section == section], words))
            for section in sections
        ),
        rulings=Block(words.say("sheet-rulings"), _told(rulings, words)),
        symbols={**kit.signs.symbols, EMBLEM: kit.emblem or NO_EMBLEM},
    )


def as_taught(kit: AnyKit) -> list[Clause]:
    """Section by section, and in each as the course has them: what something is before what it needs."""
    rulebook, taught = kit.game.rulebook, list(Meetings(kit.game, kit.units).taught)
    order = {rule: place for place, rule in enumerate(taught)}

    def place(clause: Clause) -> tuple[int, int]:
        return rulebook.sections.index(clause.section), order.get(clause.id, len(order))

    return sorted(rulebook.clauses, key=place)


def _told(clauses: list[Clause], words: Words) -> tuple[str, ...]:
    return tuple(words(rule_law(clause.id)) for clause in clauses)
