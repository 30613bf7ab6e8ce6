"""The style sheet of every page: one text, with the theme's colours as variables."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from catgames.scene.theme import FONT, THEMES

COLOURS = ("table", "area", "edge", "ink", "faint", "good", "wrong", "chosen", "hint", "gold")


def theme_variables(before: str, after: str) -> str:
    """The colours of each theme for whatever carries its name as a class."""
    rules = []
    for theme in THEMES.values():
        variables = "".join(f"--cg-{name}:{getattr(theme, name)};" for name in COLOURS)
        rules.append(f"{before}{theme.name}{after}{{{variables}--cg-font:{FONT};}}")
    return "".join(rules)


@cache
def style_sheet() -> str:
    page = "".join(
        f'body[data-theme="{theme.name}"],html:has(body[data-theme="{theme.name}"])'
        f"{{background:{theme.table} !important;}}"
        for theme in THEMES.values()
    )
    text = (files("catgames.notebook") / "tutor.css").read_text(encoding="utf-8")
    return f"<style>{theme_variables('.cg-', '')}{page}{text}</style>"
