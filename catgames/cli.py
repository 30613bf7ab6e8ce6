"""The command `catgames`: serve the tutors, explain a move, print a sheet, begin a game of one's own."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from catgames.arguments import between, host, writing_to
from catgames.core.errors import Unreadable
from catgames.core.found import package_of
from catgames.core.message import Message
from catgames.core.playout import playout
from catgames.coverage import coverage, holes
from catgames.drilling import add_exercises
from catgames.gallery.page import render
from catgames.gallery.stored import read, stored
from catgames.games import GAMES, load
from catgames.new_game import write_game
from catgames.text.words import LANGUAGES, Words
from catgames.told import explain

ENDED = 130
"""What a shell expects of a command that was ended with Ctrl-C."""
USUAL = 3
"""So many players, where nobody says how many."""


def main(arguments: Sequence[str] | None = None) -> int:
    chosen = _parser().parse_args(arguments)
    try:
        done = int(chosen.run(chosen))
        sys.stdout.flush()
        return done
    except BrokenPipeError:
        # Whoever read this has seen enough (`catgames explain … | head -1`); nothing more may be written at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return ENDED
    except Unreadable as error:
        game = getattr(chosen, "game", "")
        words = Words(game if package_of(game) else "", getattr(chosen, "lang", "en"))
        print(words(error.message), file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="catgames", description="Interactive tutors for cat games.")
    unsaid: dict[str, object] = {
        "port": None,
        "browser": True,
        "lab": False,
        "address": "127.0.0.1",
        "notebooks": None,
        "config": None,
        "ready": None,
        "most": None,
        "host": [],
        "lessons": None,
    }
    parser.set_defaults(run=_serve, **unsaid)
    commands = parser.add_subparsers(title="commands")

    serve = commands.add_parser("serve", help="open the tutors in the browser (the default)")
    serve.add_argument("--port", type=between(1, 65535), help="8866, or the next that is free, unless told otherwise")
    serve.add_argument("--address", default="127.0.0.1", help="0.0.0.0 lets a class connect")
    serve.add_argument("--no-browser", dest="browser", action="store_false", help="only print the address")
    serve.add_argument(
        "--ready", type=between(0, 100), metavar="N", help="kernels kept warm for each game (for a class: 4 or more)"
    )
    serve.add_argument(
        "--most",
        type=between(1, 10_000),
        metavar="N",
        help="pages that may be open at once, the others wait (unless told otherwise: what fits into the memory)",
    )
    serve.add_argument(
        "--host",
        action="append",
        default=[],
        metavar="NAME",
        type=host,
        help="a name by which this server is called from outside",
    )
    serve.add_argument(
        "--lessons", type=Path, metavar="FOLDER", help="lessons of your own, as files, for the home page"
    )
    serve.add_argument("--notebooks", type=Path, help="a folder with other notebooks")
    serve.add_argument("--config", type=Path, help="a folder with another voila.json")
    serve.add_argument("--lab", action="store_true", help="open the notebooks in JupyterLab instead")
    serve.set_defaults(run=_serve)

    explained = commands.add_parser("explain", help="a verdict on a move, with every rule consulted")
    explained.add_argument("game", metavar="GAME", help=" or ".join(GAMES))
    explained.add_argument("position", metavar="POSITION", help="in the game's one-line notation")
    explained.add_argument("move", metavar="MOVE")
    explained.add_argument("--lang", choices=LANGUAGES, default="en")
    explained.add_argument("--json", action="store_true")
    explained.set_defaults(run=_explain)

    covered = commands.add_parser("coverage", help="where every rule is decided, taught, shown and tested")
    covered.add_argument("--json", action="store_true")
    covered.set_defaults(run=_coverage)

    played = commands.add_parser("playout", help="random games, every position checked")
    played.add_argument("game", metavar="GAME", help=" or ".join(GAMES))
    played.add_argument("--players", type=int, help=f"{USUAL}, or as many as the game is for, unless told otherwise")
    played.add_argument("--games", type=between(1, 1_000_000), default=100)
    played.add_argument("--seed", type=int, default=0)
    played.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE")
    played.set_defaults(run=_playout)

    add_exercises(commands)

    shown = commands.add_parser("gallery", help="a page with every sentence a game can say, beside its board")
    shown.add_argument("game", metavar="GAME", help=" or ".join(GAMES))
    shown.add_argument("folder", metavar="FOLDER", type=Path, help="where the page is written")
    shown.set_defaults(run=_gallery)

    sheet = commands.add_parser("sheet", help="a whole game on one page, to print and lay on the table")
    sheet.add_argument("game", metavar="GAME", help=" or ".join(GAMES))
    sheet.add_argument("file", metavar="FILE", type=Path, help="where the sheet is written")
    sheet.add_argument("--lang", choices=LANGUAGES, default="en")
    sheet.add_argument("--format", choices=("html", "svg", "pdf"), default="html")
    sheet.add_argument("--paper", choices=("a4", "letter"), default="a4", help="html is printed on either")
    sheet.set_defaults(run=_sheet)

    new = commands.add_parser("new", help="begin a game of your own: a package that works, to be changed rule by rule")
    new.add_argument("name", metavar="NAME", help="small letters, digits and underscores")
    new.add_argument("--into", type=Path, default=Path(), metavar="FOLDER", help="where its folder is made")
    new.set_defaults(run=_new)
    return parser


def _serve(chosen: argparse.Namespace) -> int:
    try:
        from catgames.notebook.places import find
        from catgames.notebook.server.serve import CannotServe, Server, serve, serve_lab
    except ImportError as missing:
        print(f"The app is not installed ({missing.name} is missing): pip install 'catgames[app]'", file=sys.stderr)
        return 2
    notebooks, config = chosen.notebooks or find("notebooks"), chosen.config or find("voila.json").parent
    server = Server(
        notebooks=notebooks,
        config=config,
        port=chosen.port,
        address=chosen.address,
        open_browser=chosen.browser,
        ready=chosen.ready,
        most=chosen.most,
        hosts=tuple(chosen.host),
        lessons=chosen.lessons,
    )
    try:
        (serve_lab if chosen.lab else serve)(server)
    except CannotServe as trouble:
        print(f"catgames: {trouble}", file=sys.stderr)
        return 2
    return 0


def _explain(chosen: argparse.Namespace) -> int:
    """Exit status 0 for a legal move, 1 for an illegal one."""
    told = explain(load(chosen.game).game, chosen.position, chosen.move, chosen.lang)
    print(json.dumps(told.as_json(), ensure_ascii=False, indent=2) if chosen.json else told.as_text())
    return 0 if told.verdict.legal else 1


def _coverage(chosen: argparse.Namespace) -> int:
    report = {game: coverage(load(game)) for game in GAMES}
    if chosen.json:
        print(json.dumps(report, ensure_ascii=False, indent=2))
    else:
        for game, rules in report.items():
            print(f"{game}: {len(rules)} rules and rulings")
            for rule, entry in rules.items():
                counts = "  ".join(f"{name} {len(entry[name])}" for name in ("taught", "held", "broken", "tested"))
                print(f"  {rule:28} {counts}  {entry['decided']}")
    missing = [f"{game}: {hole}" for game, rules in report.items() for hole in holes(rules)]
    for hole in missing:
        print(hole, file=sys.stderr)
    return 1 if missing else 0


def _gallery(chosen: argparse.Namespace) -> int:
    kit = load(chosen.game)
    text = render(kit, read(kit, stored(chosen.game)))
    page: Path = chosen.folder / f"{chosen.game}.html"
    with writing_to(page):
        chosen.folder.mkdir(parents=True, exist_ok=True)
        page.write_text(text, encoding="utf-8")
    print(page)
    return 0


def _sheet(chosen: argparse.Namespace) -> int:
    kit = load(chosen.game)
    try:
        from catgames.sheet.written import write_sheet
    except ImportError as missing:
        print(Words("", chosen.lang).say("sheet-missing", library=missing.name or ""), file=sys.stderr)
        return 2
    made = write_sheet(kit, chosen.lang, chosen.format, chosen.paper)
    with writing_to(chosen.file):
        chosen.file.write_bytes(made)
    print(chosen.file)
    return 0


def _new(chosen: argparse.Namespace) -> int:
    place = write_game(chosen.name, chosen.into)
    print(Words("", "en").say("new-written", place=str(place)))
    return 0


def _playout(chosen: argparse.Namespace) -> int:
    game = load(chosen.game).game
    options = dict(option.split("=", 1) for option in chosen.option if "=" in option)
    if len(options) != len(chosen.option):
        raise Unreadable(Message("unreadable-option", {"text": " ".join(chosen.option), "expected": "NAME=CHOICE"}))
    players = min(game.seats, key=lambda seats: abs(seats - USUAL)) if chosen.players is None else chosen.players
    played = playout(game, players, chosen.games, chosen.seed, options)
    words = Words(chosen.game, "en")
    endings = ", ".join(f"{rule} {count}" for rule, count in played.endings.most_common())
    print(f"{played.games} games, {played.moves} moves, {played.moves_per_second:,.0f} moves a second; {endings}")
    for fault in played.faults[:10]:
        print(words(fault), file=sys.stderr)
    return 1 if played.faults else 0
