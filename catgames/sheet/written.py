"""A game's sheet as a file: a page, a picture or a PDF."""

from __future__ import annotations

from catgames.games.kit import AnyKit
from catgames.scene.svg import render_svg
from catgames.sheet.layout import lay_out
from catgames.sheet.page import render_page
from catgames.sheet.pdf import render_pdf
from catgames.sheet.sheet import sheet_of


def write_sheet(kit: AnyKit, language: str, format: str, paper: str) -> bytes:
    sheet = sheet_of(kit, language)
    match format:
        case "svg":
            return render_svg(lay_out(sheet, paper)).encode()
        case "pdf":
            return render_pdf(lay_out(sheet, paper))
        case _:
            return render_page(sheet).encode()
