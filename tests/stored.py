"""Regenerate what is stored: notebooks with outputs, pages, galleries, exercises, transcripts, the README's picture.

All of it, or only the parts that are named: `python -m tests.stored --only pages --only burglars`.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

import nbformat
from nbclient import NotebookClient

from catgames.core.message import Seat
from catgames.gallery.stored import NAME, renewed
from catgames.games import GAMES, load
from catgames.games.kit import AnyKit
from catgames.notebook.places import templates
from catgames.notebook.site import pages
from catgames.proving import ENOUGH, different
from catgames.quarry.build import renewed as quarried
from catgames.scene.look import Look
from catgames.scene.overlay import draw_over
from catgames.scene.svg import render_svg
from catgames.scene.theme import LIGHT
from catgames.screen.telling import against
from catgames.teach.exercises.rounds import practised
from catgames.teach.exercises.stock import NAME as STOCK
from catgames.teach.exercises.stock import kept_for, packed, write
from catgames.text.words import Words
from tests.transcripts import stored_at, transcript

ROOT = Path(__file__).parent.parent
PICTURE = ROOT / "docs" / "cat-burglars.svg"
SCENE = (
    "turn 1; 1 hand bgomy crews bo/g yr/r p; 2 hand *5 crews rg/o b/b scored pp; 3 hand *7 crews o y/y scored b; seed 3"
)


def execute(path: Path) -> None:
    """Run a notebook from top to bottom and store its outputs, without the widgets' own state."""
    notebook = nbformat.read(path, as_version=4)
    client = NotebookClient(
        notebook, timeout=120, kernel_name="python3", store_widget_state=False, coalesce_streams=True
    )
    client.execute(cwd=str(path.parent))
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)  # times of day would differ with every run
        for output in cell.get("outputs", ()):
            output.get("data", {}).pop("application/vnd.jupyter.widget-view+json", None)
    notebook.metadata["language_info"] = {"name": "python"}
    nbformat.write(notebook, path)


def picture() -> str:
    """A board with a refused move on it, as the tutor shows it."""
    kit, seat = load("burglars"), Seat(0)
    seen = kit.game.seen_by(kit.game.read(SCENE), seat)
    scene = kit.draw(seen, Look(seat, Words("burglars", "en", seat)))
    verdict = kit.game.explain(seen, kit.game.read_move(seen, "form green 3"))
    return render_svg(draw_over(scene, replace(against(verdict), chosen=("hand:2",)), LIGHT))


def renew_gallery(kit: AnyKit) -> None:
    """Search a place for every sentence; what has none is told: write one by hand, or delete the sentence."""
    path = ROOT / "catgames" / "games" / kit.game.id / "words" / NAME
    known = path.read_text(encoding="utf-8") if path.exists() else ""
    text, missing = renewed(kit, known)
    path.write_text(text, encoding="utf-8")
    print(f"{kit.game.id}: {len(missing)} without a place", *missing, sep="\n  ")


def renew_exercises(kit: AnyKit) -> None:
    """What of the stock is still true is kept; what is lacking is searched for, which may take minutes."""
    path = ROOT / "catgames" / "games" / kit.game.id / STOCK
    known = kept_for(kit.game.id).whole()
    alike = [rule for rule in practised(kit) if different(kit, rule) < ENOUGH]
    found = quarried(kit, known, alike, print)
    if found != known:
        path.write_bytes(packed(write(found)))


def renew_pages() -> None:
    for name, text in pages().items():
        path = templates() / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(picture() + "\n", encoding="utf-8")


def renew_game(game: str) -> None:
    renew_gallery(load(game))
    stored_at(game).write_text(transcript(load(game)), encoding="utf-8")
    renew_exercises(load(game))


def renew_notebooks() -> None:
    for path in sorted((ROOT / "notebooks").rglob("*.ipynb")):
        execute(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parts = ("pages", *GAMES, "notebooks")
    parser.add_argument("--only", action="append", choices=parts, help="this part; may be said more than once")
    chosen = parser.parse_args().only or parts
    if "pages" in chosen:
        renew_pages()
    for game in GAMES:
        if game in chosen:
            renew_game(game)
    if "notebooks" in chosen:
        renew_notebooks()


if __name__ == "__main__":
    main()
