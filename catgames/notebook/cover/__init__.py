"""What stands where no board is yet: plain pages made once and stored, which need no kernel and no library."""

from __future__ import annotations

from importlib.resources import files

from catgames.games.kit import AnyKit
from catgames.notebook.home import both, picture
from catgames.notebook.styles import theme_variables

MADE = "{#- Made by catgames/notebook/cover: run `make stored` instead of editing this file. -#}\n"
REASONS = ("slow", "line", "none", "mute")
AGAIN = f'<button id="again">{both("cover-again")}</button>'
HOME = f'<a href="{{{{ base_url }}}}">{both("missing-home")}</a>'


def render_plain_pages() -> dict[str, str]:
    """Those that belong to no game, by the name of the file."""
    return {
        "404.html": MADE + _page(_cover(_title("app-title"), f"<p>{both('missing-page')}</p>{HOME}")),
        "error.html": MADE + _page(_cover(_title("app-title"), f"<p>{both('cover-none')}</p>{AGAIN}")),
    }


def render_cover(kit: AnyKit) -> str:
    """What is drawn before the board is there; the template adds the board's own part."""
    reasons = "".join(f'<p data-why="{reason}" hidden>{both(f"cover-{reason}")}</p>' for reason in REASONS)
    turn = f'<p data-why="turn" hidden>{both("cover-turn")} {both("waiting-before")} <b id="before"></b></p>'
    lines = (
        f'<div role="status"><p data-why="coming">{both("cover-coming")}</p>{turn}{reasons}</div>'
        f'<div id="late" hidden><p>{both("cover-kept")}</p>{AGAIN}</div>'
    )
    return MADE + _cover(picture(kit) + _title("game-title", kit.game.id), lines, "late.js")


def render_waiting(kit: AnyKit) -> str:
    lines = (
        f'<p>{both("waiting-full")}</p><p role="status">{both("waiting-before")} <b id="before">…</b></p>'
        f"<p>{both('waiting-opens')}</p>"
    )
    return MADE + _page(_cover(picture(kit) + _title("game-title", kit.game.id), lines, "waiting.js"))


def _title(id: str, game: str = "") -> str:
    return f"<h1>{both(id, game)}</h1>"


def _cover(head: str, lines: str, *scripts: str) -> str:
    style = theme_variables('body[data-theme="', '"]') + _read("cover.css")
    return (
        f'<style>\n{style}</style>\n<div id="cover" lang="en">{head}{lines}</div>\n'
        f"<script>\n{''.join(_read(script) for script in ('cover.js', *scripts))}</script>\n"
    )


def _page(cover: str) -> str:
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>catgames</title>\n'
        f'<link rel="icon" href="data:,">\n</head>\n<body data-theme="light">\n{cover}</body>\n</html>\n'
    )


def _read(name: str) -> str:
    return (files("catgames.notebook.cover") / name).read_text(encoding="utf-8")
