"""The certificate to print: a page that needs no kernel; what stands on it, its address says."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from catgames.games.kit import AnyKit
from catgames.notebook.home import picture
from catgames.notebook.styles import theme_variables
from catgames.text.words import Words


def render_certificate(kit: AnyKit, language: str) -> str:
    words = Words(kit.game.id, language)
    page = (files("catgames.notebook") / "certificate.html").read_text(encoding="utf-8")
    said = {
        "TITLE": "game-title",
        "CERTIFICATE": "certificate",
        "NAME": "certificate-name",
        "NAME_ABOUT": "certificate-name-about",
        "PRINT": "certificate-print",
        "PASSED": "certificate-passed",
        "OF": "certificate-of",
        "SCORE": "certificate-score",
        "SEED": "certificate-seed",
        "CODE": "certificate-code",
        "ABOUT": "certificate-about",
        "CHECK": "certificate-check",
        "CHECK_BUTTON": "button-check",
    }
    made = {name: escape(words.say(line)) for name, line in said.items()}
    made |= {
        "LANG": language,
        "GAME": kit.game.id,
        "THEMES": theme_variables("body.", ""),
        "PICTURE": picture(kit),
    }
    for name, value in made.items():
        page = page.replace(f"@{name}@", value)
    return page
