"""Where the app's files lie: in a checkout beside the package, in an installed wheel within it."""

from __future__ import annotations

from pathlib import Path

from jupyter_core.paths import jupyter_path

PACKAGE = Path(__file__).parent
CHECKOUT = PACKAGE.parent.parent


def find(name: str) -> Path:
    """`notebooks` or `voila.json`."""
    for place in (PACKAGE / name, CHECKOUT / name):
        if place.exists():
            return place
    raise FileNotFoundError(f"{name} is missing from this installation of catgames")


def templates() -> Path:
    """Where the page template lies, and what is stored beside it: in an installed wheel, where Jupyter looks."""
    own = PACKAGE / "share" / "jupyter" / "voila" / "templates" / "catgames"
    if own.exists():
        return own
    for place in jupyter_path("voila", "templates", "catgames"):
        if Path(place).exists():
            return Path(place)
    raise FileNotFoundError("the page template is missing from this installation of catgames")
