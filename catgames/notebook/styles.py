"""The page's style sheet: one text, with the theme's colours as variables."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from catgames.scene.theme import FONT, THEMES

COLOURS = ("table", "area", "edge", "ink", "faint", "good", "wrong", "chosen", "hint", "gold")


@cache
def style_sheet() -> str:
    rules = []
    for theme in THEMES.values():
        variables = "".join(f"--cg-{name}:{getattr(theme, name)};" for name in COLOURS)
        rules.append(f".cg-{theme.name}{{{variables}--cg-font:{FONT};}}")
        body = f'body[data-theme="{theme.name}"]'
        rules.append(f"{body},html:has({body}){{background:{theme.table} !important;}}")
    text = (files("catgames.notebook") / "tutor.css").read_text(encoding="utf-8")
    return f"<style>{''.join(rules)}{text}</style>"
