"""The command `catgames`: serve the tutors, explain a move, check coverage, play random games."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from catgames.core.errors import Unreadable
from catgames.core.message import Message
from catgames.core.playout import playout
from catgames.coverage import coverage, holes
from catgames.gallery.page import render
from catgames.gallery.stored import read, stored
from catgames.games import GAMES, load
from catgames.proving import Proof, proved
from catgames.teach.exercises.rounds import practised
from catgames.terminal import Terminal, practise
from catgames.text.words import LANGUAGES, Words
from catgames.told import explain


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
    except Unreadable as error:
        game = getattr(chosen, "game", "")
        words = Words(game if game in GAMES else "", getattr(chosen, "lang", "en"))
        print(words(error.message), file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="catgames", description="Interactive tutors for cat games.")
    unsaid = {
        "port": 8866,
        "browser": True,
        "lab": False,
        "address": "127.0.0.1",
        "notebooks": None,
        "config": None,
        "ready": None,
    }
    parser.set_defaults(run=_serve, **unsaid)
    commands = parser.add_subparsers(title="commands")

    serve = commands.add_parser("serve", help="open the tutors in the browser (the default)")
    serve.add_argument("--port", type=int, default=8866)
    serve.add_argument("--address", default="127.0.0.1", help="0.0.0.0 lets a class connect")
    serve.add_argument("--no-browser", dest="browser", action="store_false", help="only print the address")
    serve.add_argument(
        "--ready", type=int, metavar="N", help="kernels kept warm for each game (for a class: 4 or more)"
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
    played.add_argument("--players", type=int, default=3)
    played.add_argument("--games", type=int, default=100)
    played.add_argument("--seed", type=int, default=0)
    played.add_argument("--option", action="append", default=[], metavar="NAME=CHOICE")
    played.set_defaults(run=_playout)

    made = commands.add_parser("exercises", help="every rule's exercises, made and checked by the engine")
    made.add_argument("games", metavar="GAME", nargs="*", help=" or ".join(GAMES))
    made.add_argument("--json", action="store_true")
    made.set_defaults(run=_exercises)

    round_ = commands.add_parser("practice", help="a round of ten exercises, in the terminal")
    round_.add_argument("game", metavar="GAME", nargs="?", default=GAMES[0], help=" or ".join(GAMES))
    round_.add_argument("--rule", help="of one rule only")
    round_.add_argument("--round", type=int, default=0, metavar="N", help="another round")
    round_.add_argument("--lang", choices=LANGUAGES, default="en")
    round_.set_defaults(run=_practice)

    cards = commands.add_parser("anki", help="exercises as a package of Anki cards")
    cards.add_argument("game", metavar="GAME", help=" or ".join(GAMES))
    cards.add_argument("file", metavar="FILE", type=Path)
    cards.add_argument("--each", type=int, default=2, metavar="N", help="cards of each rule")
    cards.add_argument("--lang", choices=LANGUAGES, default="en")
    cards.set_defaults(run=_anki)

    shown = commands.add_parser("gallery", help="a page with every sentence a game can say, beside its board")
    shown.add_argument("game", metavar="GAME", help=" or ".join(GAMES))
    shown.add_argument("folder", metavar="FOLDER", type=Path, help="where the page is written")
    shown.set_defaults(run=_gallery)
    return parser


def _serve(chosen: argparse.Namespace) -> int:
    try:
        from catgames.notebook.places import find
        from catgames.notebook.serve import Server, serve, serve_lab
    except ImportError as missing:
        print(f"The app is not installed ({missing.name} is missing): pip install 'catgames[app]'", file=sys.stderr)
        return 2
    notebooks, config = chosen.notebooks or find("notebooks"), chosen.config or find("voila.json").parent
    server = Server(chosen.port, chosen.address, chosen.browser, notebooks, config, chosen.ready)
    (serve_lab if chosen.lab else serve)(server)
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


def _exercises(chosen: argparse.Namespace) -> int:
    """Exit status 1 where a rule that can be shown has too few, or too many of one answer."""
    report: dict[str, dict[str, Proof]] = {}
    for game in chosen.games or GAMES:
        kit = load(game)
        report[game] = {clause.id: proved(kit, clause.id) for clause in kit.game.rulebook.clauses}
        if not chosen.json:
            print(f"{game}: {len(report[game])} rules and rulings")
            for rule, proof in report[game].items():
                told = proof.cannot or f"{proof.count:4}  yes {proof.legal_share:4.0%}  p95 {proof.p95_ms:5.1f} ms"
                print(f"  {rule:28} {told}")
    if chosen.json:
        told_all = {game: {rule: proof.as_json() for rule, proof in rules.items()} for game, rules in report.items()}
        print(json.dumps(told_all, indent=2))
    return 0 if all(proof.is_enough for rules in report.values() for proof in rules.values()) else 1


def _practice(chosen: argparse.Namespace) -> int:
    kit = load(chosen.game)
    known = practised(kit)
    if chosen.rule and chosen.rule not in known:
        raise Unreadable(Message("unreadable-rule", {"text": chosen.rule, "expected": ", ".join(known)}))
    rules = (chosen.rule,) if chosen.rule else known
    practise(kit, rules, chosen.round, chosen.lang, Terminal(print, _asked))
    return 0


def _asked(prompt: str) -> str:
    """Where nobody can answer, the round is over."""
    try:
        return input(prompt)
    except EOFError:
        return ""


def _anki(chosen: argparse.Namespace) -> int:
    try:
        from catgames.anki import export
    except ImportError as missing:
        print(f"Cards cannot be made ({missing.name} is missing): pip install 'catgames[anki]'", file=sys.stderr)
        return 2
    count = export(load(chosen.game), chosen.file, chosen.lang, chosen.each)
    print(f"{chosen.file}: {count} cards")
    return 0


def _gallery(chosen: argparse.Namespace) -> int:
    kit = load(chosen.game)
    chosen.folder.mkdir(parents=True, exist_ok=True)
    page: Path = chosen.folder / f"{chosen.game}.html"
    page.write_text(render(kit, read(kit, stored(chosen.game))), encoding="utf-8")
    print(page)
    return 0


def _playout(chosen: argparse.Namespace) -> int:
    game = load(chosen.game).game
    options = dict(option.split("=", 1) for option in chosen.option if "=" in option)
    if len(options) != len(chosen.option):
        raise Unreadable(Message("unreadable-option", {"text": " ".join(chosen.option), "expected": "NAME=CHOICE"}))
    played = playout(game, chosen.players, chosen.games, chosen.seed, options)
    words = Words(chosen.game, "en")
    endings = ", ".join(f"{rule} {count}" for rule, count in played.endings.most_common())
    print(f"{played.games} games, {played.moves} moves, {played.moves_per_second:,.0f} moves a second; {endings}")
    for fault in played.faults[:10]:
        print(words(fault), file=sys.stderr)
    return 1 if played.faults else 0
