"""What stands where no board is yet: plain pages made once and stored, which need no kernel and no library."""

from __future__ import annotations

from importlib.resources import files

from catgames.games import GAMES, load
from catgames.games.kit import AnyKit
from catgames.notebook.home import both, picture
from catgames.notebook.styles import theme_variables

MADE = "{#- Made by catgames/notebook/cover: run `make stored` instead of editing this file. -#}\n"
REASONS = ("slow", "line", "none", "mute")
AGAIN = f'<button id="again">{both("cover-again")}</button>'
HOME = f'<a href="{{{{ base_url }}}}">{both("missing-home")}</a>'


def render_covers() -> dict[str, str]:
    """By the name of the file, all that is drawn without a kernel; the template adds the board's own part."""
    pages = {f"covers/{game}.html": _before_the_board(load(game)) for game in GAMES}
    pages |= {f"waiting/{game}.html": _page(_waiting(load(game))) for game in GAMES}
    pages["404.html"] = _page(_cover(_title("app-title"), f"<p>{both('missing-page')}</p>{HOME}"))
    pages["error.html"] = _page(_cover(_title("app-title"), f"<p>{both('cover-none')}</p>{AGAIN}"))
    return {name: MADE + text for name, text in pages.items()}


def _before_the_board(kit: AnyKit) -> str:
    reasons = "".join(f'<p data-why="{reason}" hidden>{both(f"cover-{reason}")}</p>' for reason in REASONS)
    lines = (
        f'<div role="status"><p data-why="coming">{both("cover-coming")}</p>{reasons}</div>'
        f'<div id="late" hidden><p>{both("cover-kept")}</p>{AGAIN}</div>'
    )
    return _cover(picture(kit) + _title("game-title", kit.game.id), lines, "late.js")


def _waiting(kit: AnyKit) -> str:
    lines = (
        f'<p>{both("waiting-full")}</p><p role="status">{both("waiting-before")} <b id="before">…</b></p>'
        f"<p>{both('waiting-opens')}</p>"
    )
    return _cover(picture(kit) + _title("game-title", kit.game.id), lines, "waiting.js")


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
