"""Light and dark: every colour that is drawn or shown has its name here."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Theme:
    name: str
    table: str
    area: str
    edge: str
    ink: str
    faint: str
    card: str
    good: str
    wrong: str
    chosen: str
    hint: str
    gold: str


LIGHT = Theme(
    name="light",
    table="#f3ead9",
    area="#fbf6ec",
    edge="#cdbb9a",
    ink="#2b2438",
    faint="#6f6478",
    card="#fffdf8",
    good="#157a4f",
    wrong="#c0243a",
    chosen="#7a3fb0",
    hint="#1769aa",
    gold="#e0a526",
)
DARK = Theme(
    name="dark",
    table="#1d1a2b",
    area="#2a2540",
    edge="#4b4468",
    ink="#f2ecff",
    faint="#b3a9cc",
    card="#fffdf8",
    good="#4fd39a",
    wrong="#ff7d8d",
    chosen="#c79bff",
    hint="#74bdff",
    gold="#f2c14e",
)
THEMES = {theme.name: theme for theme in (LIGHT, DARK)}
FONT = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif"
