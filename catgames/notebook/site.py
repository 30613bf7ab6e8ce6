"""All pages that need no kernel, by their names among the templates: stored for our games, made anew for others."""

from __future__ import annotations

from catgames.games import GAMES, load
from catgames.games.kit import AnyKit
from catgames.notebook.certificate_page import render_certificate
from catgames.notebook.cover import render_cover, render_plain_pages, render_waiting
from catgames.notebook.home import render_home
from catgames.notebook.rules_page import render_rules
from catgames.notebook.setup_page import render_setup
from catgames.sheet.page import render_page
from catgames.sheet.sheet import sheet_of
from catgames.text.words import LANGUAGES


def pages() -> dict[str, str]:
    """The whole site of our own games."""
    made = {"tree.html": render_home(GAMES), **render_plain_pages()}
    for game in GAMES:
        made |= pages_of(load(game))
    return made


def pages_of(kit: AnyKit) -> dict[str, str]:
    """Before the board, in the line, its rules, how it is set up, its sheet, its certificate."""
    game = kit.game.id
    made = {
        f"covers/{game}.html": render_cover(kit),
        f"waiting/{game}.html": render_waiting(kit),
        f"static/rules/{game}.html": render_rules(kit),
    }
    for language in LANGUAGES:
        if kit.setting:
            made[f"static/setup/{game}.{language}.html"] = render_setup(kit, language)
        if kit.families:
            made[f"static/certificate/{game}.{language}.html"] = render_certificate(kit, language)
        made[f"static/sheet/{game}.{language}.html"] = render_page(sheet_of(kit, language))
    return made
