"""A scene as SVG text: for tests, print, static viewers and screen readers.

Notebooks store many of them, so they are kept short: what stands in several symbols is said once, whatever its place,
its size and its coat; quotes are single, since JSON would escape double ones.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from html import escape
from itertools import groupby, pairwise
from operator import attrgetter
from zlib import crc32

from catgames.scene.elements import COMMON, element, joined, moved
from catgames.scene.frame import Frame, framed
from catgames.scene.scene import Mark, Scene, Symbol
from catgames.scene.short import number
from catgames.scene.theme import FONT

WORTH_SHARING = 40
"""Letters of a drawing that are more than it takes to point to it."""
CELL = 800
"""Width that a cell of a notebook has on a laptop, beside the files: JupyterLab cuts off what says to be wider."""
FITTING = "max-width:100%;height:auto"
COAT = "currentColor"
_LABEL = attrgetter("label")


def render_svg(scene: Scene) -> str:
    """The same scene always gives the same text."""
    return _svg(scene, _defined((scene,)))


def render_shown(scene: Scene) -> str:
    """As a cell of a notebook shows it; where the page is narrower, it is too."""
    return _svg(scene, _defined((scene,)), f"width='{number(min(scene.width, CELL))}' style='{FITTING}'")


def render_fitting(scene: Scene) -> str:
    """To stand in HTML: never wider than its place."""
    return render_svg(scene).replace("<svg ", f"<svg style='{FITTING}' ", 1)


def render_unshared(scene: Scene) -> str:
    """Without its symbols: on a page of many pictures they stand once, as `render_symbols` gives them."""
    return _svg(scene, "")


def render_symbols(scenes: Iterable[Scene]) -> str:
    """The symbols of all these scenes, for a page that shows them."""
    return (
        "<svg xmlns='http://www.w3.org/2000/svg' width='0' height='0' aria-hidden='true' style='position:absolute'>"
        f"<defs>{_defined(scenes)}</defs></svg>"
    )


def _defined(scenes: Iterable[Scene]) -> str:
    """Every symbol that is used, after what several of them share."""
    symbols = {name: scene.symbols[name] for scene in scenes for name in scene.used_symbols()}
    runs = [(name, frame, run) for name, symbol in symbols.items() for frame, run in framed(_dyed(symbol))]
    pieces = _pieces([_elements(map(frame.told, run), symbols) for _, frame, run in runs])
    times = Counter(piece for found in pieces for piece in found)
    shared = {piece: _id(piece) for piece, count in times.items() if count > 1 and len(piece) > WORTH_SHARING}
    bodies = defaultdict[str, str](str)
    for (name, frame, run), found in zip(runs, pieces, strict=True):
        put = _put(frame, found, shared)
        alone = put if shared.keys() & found else "".join(_elements(run, symbols))
        bodies[name] += min(put, alone, key=len)
    defined = [f"<g id='{id}'>{piece}</g>" for piece, id in shared.items()]
    for name, symbol in symbols.items():
        coat = f" color='{symbol.coat}'" if symbol.coat else ""
        defined.append(f"<g id='{escape(name)}'{coat}>{bodies[name]}</g>")
    return "".join(defined)


def _elements(marks: Iterable[Mark], symbols: Mapping[str, Symbol]) -> list[str]:
    return [element(mark, symbols) for mark in joined(marks)]


def _dyed(symbol: Symbol) -> list[Mark]:
    """What is in the symbol's own colour says no more than that."""
    own = {symbol.coat: COAT} if symbol.coat else {}
    return [replace(m, fill=own.get(m.fill, m.fill), stroke=own.get(m.stroke, m.stroke)) for m in symbol.marks]


def _put(frame: Frame, pieces: list[str], shared: Mapping[str, str]) -> str:
    place = moved(frame.x, frame.y, frame.scale, frame.scale)
    match pieces:
        case [only] if only in shared:
            return f"<use href='#{shared[only]}'{place}/>"
    body = "".join(f"<use href='#{shared[piece]}'/>" if piece in shared else piece for piece in pieces)
    return f"<g{place}>{body}</g>" if place else body


def _pieces(drawn: Collection[list[str]]) -> list[list[str]]:
    """Each drawing cut where it differs from another: marks that always stand together are one piece."""
    after, before = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    for marks in drawn:
        for mark, following in pairwise(("", *marks, "")):
            after[mark].add(following)
            before[following].add(mark)
    return [["".join(piece) for piece in _cut(marks, after, before)] for marks in drawn]


def _cut(marks: list[str], after: Mapping[str, set[str]], before: Mapping[str, set[str]]) -> list[list[str]]:
    found: list[list[str]] = []
    for last, mark in pairwise(("", *marks)):
        if last and len(after[last]) == len(before[mark]) == 1:
            found[-1].append(mark)
        else:
            found.append([mark])
    return found


def _id(piece: str) -> str:
    """By what it is: two pictures on one page never mean different things by one name."""
    return f"m{crc32(piece.encode()):x}"


def _named(label: str, marks: list[Mark], symbols: Mapping[str, Symbol]) -> str:
    """Marks of one name, one after the other, are one thing, and it is named once."""
    if not label or len(marks) == 1:
        return "".join(_elements(marks, symbols))
    body = "".join(_elements((replace(mark, label="") for mark in marks), symbols))
    return f"<g><title>{escape(label)}</title>{body}</g>"


def _svg(scene: Scene, symbols: str, size: str = "") -> str:
    width, height = number(scene.width), number(scene.height)
    own_size = f"width='{width}' height='{height}'"
    body = "".join(_named(label, list(marks), scene.symbols) for label, marks in groupby(scene.marks, _LABEL))
    # A picture without a name says nothing that is not said beside it.
    name = f"role='img'><title>{escape(scene.label)}</title>" if scene.label else "aria-hidden='true'>"
    return (
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' "
        f"{size or own_size} font-family='{escape(FONT)}' {COMMON} {name}<defs>{symbols}</defs>{body}</svg>"
    )
