"""A sheet as a page of HTML: for a screen of any width, and printed on one side of A4 or letter paper."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from catgames.scene.scene import Scene
from catgames.scene.svg import render_svg
from catgames.sheet.layout import FEW, MARGIN, PAPERS, fitting
from catgames.sheet.letters import FAMILY
from catgames.sheet.sheet import EMBLEM, Block, Drawn, Sheet
from catgames.text.words import LANGUAGES, Words

ROOM = (min(width for width, _ in PAPERS.values()), min(height for _, height in PAPERS.values()))
"""What every paper has: the page is printed on whichever lies in the printer."""


def render_page(sheet: Sheet) -> str:
    words = Words(sheet.game, sheet.language)
    other = next(language for language in LANGUAGES if language != sheet.language)
    page = (files("catgames.sheet") / "sheet.html").read_text(encoding="utf-8")
    style = (files("catgames.sheet") / "sheet.css").read_text(encoding="utf-8")
    width, height = ROOM
    geometry = {
        "size": fitting(sheet, width, height),
        "margin": MARGIN,
        "wide": width - 2 * MARGIN,
        "tall": height - 2 * MARGIN,
    }
    for name, value in {
        "STYLE": style,
        "GEOMETRY": "".join(f"--{name}:{value:.2f}pt;" for name, value in geometry.items()) + f"--font:{FAMILY};",
        "MARGIN": f"{MARGIN:.0f}",
        "LANG": sheet.language,
        "OTHER": other,
        "GAME": sheet.game,
        "TITLE": escape(sheet.title),
        "SHEET": escape(words.say("sheet-title")),
        "PRINT": escape(words.say("sheet-print")),
        "LANGUAGE": escape(words.say("button-language")),
        "DISPUTE": escape(words.say("box-dispute")),
        "SETUP": escape(words.say("box-setup")),
        "RULES": escape(words.say("box-rules")),
        "EMBLEM": _picture(sheet, EMBLEM),
        "GOAL_TITLE": escape(sheet.goal_title),
        "GOAL": escape(sheet.goal),
        "BLOCKS": _blocks(sheet),
    }.items():
        page = page.replace(f"@{name}@", value)
    return page


def _blocks(sheet: Sheet) -> str:
    numbers = "".join(
        f"<tr><td>{escape(number.name)}</td><td><b>{escape(number.value)}</b></td></tr>" for number in sheet.numbers
    )
    signs = "".join(_sign(sheet, sign) for sign in sheet.signs)
    return (
        f'<h2 class="facts">{escape(sheet.numbers_title)}</h2><table>{numbers}</table>'
        + (f'<h2 class="facts">{escape(sheet.signs_title)}</h2>{signs}' if signs else "")
        + "".join(_block(block) for block in sheet.blocks)
        + (f'<div class="rulings">{_block(sheet.rulings)}</div>' if sheet.rulings.laws else "")
    )


def _block(block: Block) -> str:
    laws = "".join(f"<li>{escape(law)}</li>" for law in block.laws)
    small = ' class="small"' if len(block.laws) <= FEW else ""
    return f"<h2{small}>{escape(block.title)}</h2><ul>{laws}</ul>"


def _sign(sheet: Sheet, sign: Drawn) -> str:
    drawn = "".join(_picture(sheet, name) for name in sign.symbols)
    return f'<p class="sign"><span>{drawn}</span> {escape(sign.name)}</p>'


def _picture(sheet: Sheet, name: str) -> str:
    """Without a name: what it is stands beside it."""
    symbol = sheet.symbols[name]
    return render_svg(Scene(symbol.width, symbol.height, symbol.marks, sheet.symbols))
