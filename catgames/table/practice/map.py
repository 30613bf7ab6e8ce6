"""The map: every rule of the game by section, each with how well it is known, to be touched."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from catgames.core.key import Family, Key
from catgames.core.message import Message
from catgames.games.kit import AnyKit
from catgames.scene.look import Look
from catgames.scene.pen import PAD, Pen
from catgames.scene.scene import Scene
from catgames.scene.shapes import Circle, Line, Rect, Text
from catgames.teach.exercises.rounds import by_section, practised
from catgames.teach.mastery import Level, Mastery
from catgames.text.rules import rule_name, section_name

RULE: Family[str] = Family("rule", str)
TILE, SAMPLE, GAP, HEAD, ROW = 44, 26, 6, 24, 14
"""A tile is as large as a finger; a sample in the legend; the heading of a section, and the room below it."""
COLUMN = 330
"""The least width of a column of sections."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What a tile shows."""

    rule: str
    level: Level
    due: bool

    @property
    def said(self) -> Message:
        told = "map-due" if self.due else "map-rule"
        return Message(told, {"rule": rule_name(self.rule), "level": Message(f"level-{self.level}")})


def standings(kit: AnyKit, mastery: Mastery, now: int) -> dict[str, list[Standing]]:
    """By section, in the book's order."""
    due = mastery.due(practised(kit), now)
    return {
        section: [Standing(rule, mastery.level(rule, now), rule in due) for rule in rules]
        for section, rules in by_section(kit).items()
    }


def mixed_rules(kit: AnyKit, found: dict[str, list[Standing]]) -> tuple[str, ...]:
    """What a mixed round asks about: what a first game needs, and sections of which anything is known already.

    Nothing named means all: then the whole book is open.
    """
    needed = {unit.section for unit in kit.units if unit.need == "first"}
    if not needed:
        return ()
    open_ = [
        section
        for section, tiles in found.items()
        if section in needed or any(tile.level is not Level.UNSEEN for tile in tiles)
    ]
    return tuple(tile.rule for section in open_ for tile in found[section]) if len(open_) < len(found) else ()


def rule_of(key: Key) -> str:
    """The rule that was touched."""
    parts = RULE.parts(key)
    return parts[0] if parts else ""


def draw_map(kit: AnyKit, mastery: Mastery, now: int, look: Look, chosen: str, focus: Key) -> Scene:
    pen, found = Pen(look), standings(kit, mastery, now)
    columns = max(1, int(pen.inner // COLUMN))
    width = (pen.inner - (columns - 1) * PAD) / columns
    ends = [_legend(pen, found)] * columns
    for section, tiles in found.items():
        column = ends.index(min(ends))
        x = PAD + column * (width + PAD)
        ends[column] = _section(pen, section, tiles, x, ends[column], width, (chosen, focus))
    scene = pen.scene(max(ends) + PAD, {})
    return Scene(scene.width, scene.height, scene.marks, scene.symbols, pen.say("map-label"))


def _legend(pen: Pen, found: dict[str, list[Standing]]) -> float:
    """How many stand how: the signs explain themselves."""
    all_of = [tile for tiles in found.values() for tile in tiles]
    counts = Counter(tile.level for tile in all_of)
    shown = [(Standing("", level, False), counts[level]) for level in reversed(Level)]
    texts = [pen.say(f"map-{sample.level}", count=count) for sample, count in shown]
    across = 2 if pen.look.narrow else len(shown)
    step = pen.inner / across
    size = min(pen.fitting(text, step - 36, 14) for text in texts)
    for number, ((sample, _), text) in enumerate(zip(shown, texts, strict=True)):
        row, column = divmod(number, across)
        x, y = PAD + column * step, PAD + row * (SAMPLE + GAP)
        _tile(pen, sample, x, y, SAMPLE)
        pen.text(x + SAMPLE + GAP, y + SAMPLE / 2, text, size, "left")
    return PAD + len(shown) // across * (SAMPLE + GAP) + ROW - GAP


def _section(
    pen: Pen, section: str, tiles: list[Standing], x: float, y: float, width: float, marked: tuple[str, Key]
) -> float:
    """Its name, its tiles in rows; gives back where the next one may begin."""
    beneath, (chosen, focus) = len(pen.marks), marked
    name = pen.look.say(section_name(section))
    pen.text(x + PAD, y + HEAD / 2 + 4, name, pen.fitting(name, width - 2 * PAD, 15), "left", bold=True)
    across = int((width - 2 * PAD + GAP) // (TILE + GAP))
    for number, tile in enumerate(tiles):
        row, column = divmod(number, across)
        at = x + PAD + column * (TILE + GAP), y + HEAD + 8 + row * (TILE + GAP)
        _tile(pen, tile, *at, TILE)
        if tile.rule == chosen or RULE(tile.rule) == focus:
            pen.put(Rect(at[0] - 3, at[1] - 3, TILE + 6, TILE + 6, 12), "", pen.theme.chosen, 3)
    rows = -(-len(tiles) // across)
    height = HEAD + 8 + rows * (TILE + GAP) + PAD - GAP
    pen.frame(beneath, Rect(x, y, width, height, 12), False)
    return y + height + PAD


def _tile(pen: Pen, tile: Standing, x: float, y: float, size: float) -> None:
    """Coloured, and marked with a sign of its own."""
    theme, middle = pen.theme, size / 2
    key, label = (RULE(tile.rule), pen.look.say(tile.said)) if tile.rule else ("", "")
    colour = {Level.UNSEEN: theme.edge, Level.MET: theme.hint, Level.SHAKY: theme.wrong, Level.SURE: theme.good}
    paint, filled = colour[tile.level], tile.level is Level.SURE
    dash = 4 if tile.level is Level.UNSEEN else 0
    box = Rect(x + 1, y + 1, size - 2, size - 2, size / 4)
    pen.put(box, paint if filled else theme.card if theme.name == "light" else theme.area, paint, 2, dash, key, label)
    match tile.level:
        case Level.MET:
            pen.put(Circle(x + middle, y + middle, size / 7), "", paint, 2.5)
        case Level.SHAKY:
            pen.put(Text(x + middle, y + middle, "!", size * 0.6, bold=True), paint)
        case Level.SURE:
            pen.put(Text(x + middle, y + middle, "✓", size * 0.56, bold=True), theme.area)
    if tile.due:
        _clock(pen, x + size - 6, y + 6)


def _clock(pen: Pen, x: float, y: float) -> None:
    """It is time to see it again."""
    theme = pen.theme
    pen.put(Circle(x, y, 9), theme.gold, theme.area, 2)
    pen.put(Line(((x, y - 5), (x, y), (x + 4, y))), "", "#2b2438", 2)
