"""The commands about exercises: check them all, play a round, check a certificate, take them along as cards."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from catgames.arguments import between, writing_to
from catgames.core.errors import Unreadable
from catgames.core.message import Message
from catgames.games import GAMES, load
from catgames.posed import exercised, known
from catgames.proving import Proof, proved
from catgames.table.practice.certificate import SIGN, read_certificate, tell_certificate
from catgames.terminal import Terminal, practise
from catgames.text.words import LANGUAGES, Words

MOST_ROUNDS, MOST_CARDS = 999_999, 200


def add_exercises(commands: Any) -> None:
    made = commands.add_parser("exercises", help="every rule's exercises, made and checked by the engine")
    made.add_argument("games", metavar="GAME", nargs="*", help=" or ".join(GAMES))
    made.add_argument("--json", action="store_true")
    made.set_defaults(run=_exercises)

    round_ = commands.add_parser("practice", help="a round of ten exercises, in the terminal")
    round_.add_argument("game", metavar="GAME", nargs="?", default=GAMES[0], help=" or ".join(GAMES))
    round_.add_argument("--rule", help="of one rule only")
    round_.add_argument("--round", type=between(0, MOST_ROUNDS), default=0, metavar="N", help="another round")
    round_.add_argument("--lang", choices=LANGUAGES, default="en")
    round_.set_defaults(run=_practice)

    certificate = commands.add_parser("certificate", help="what a certificate's code says, every answer judged again")
    certificate.add_argument("code", metavar="CODE")
    certificate.add_argument("--lang", choices=LANGUAGES, default="en")
    certificate.set_defaults(run=_certificate)

    cards = commands.add_parser("anki", help="exercises as a package of Anki cards")
    cards.add_argument("game", metavar="GAME", help=" or ".join(GAMES))
    cards.add_argument("file", metavar="FILE", type=Path)
    cards.add_argument("--each", type=between(1, MOST_CARDS), default=2, metavar="N", help="cards of each rule")
    cards.add_argument("--lang", choices=LANGUAGES, default="en")
    cards.set_defaults(run=_anki)


def _exercises(chosen: argparse.Namespace) -> int:
    """Exit status 1 where a rule that can be shown has too few, or too many of one answer."""
    report: dict[str, dict[str, Proof]] = {}
    for game in chosen.games or GAMES:
        kit = load(game)
        report[game] = {clause.id: proved(kit, clause.id) for clause in kit.game.rulebook.clauses}
        if not chosen.json:
            print(f"{game}: {len(report[game])} rules and rulings")
            for rule, proof in report[game].items():
                figures = f"{proof.count:4}  yes {proof.legal_share:4.0%}  p95 {proof.p95_ms:5.1f} ms"
                print(f"  {rule:28} {figures if proof.count else ''}  {proof.cannot}".rstrip())
    if chosen.json:
        told_all = {game: {rule: proof.as_json() for rule, proof in rules.items()} for game, rules in report.items()}
        print(json.dumps(told_all, indent=2))
    return 0 if all(proof.is_enough for rules in report.values() for proof in rules.values()) else 1


def _practice(chosen: argparse.Namespace) -> int:
    kit = load(chosen.game)
    rules = (known(kit, chosen.rule),) if chosen.rule else exercised(kit)
    practise(kit, rules, chosen.round, chosen.lang, Terminal(print, _asked))
    return 0


def _asked(prompt: str) -> str:
    """Who is gone, or ends it with Ctrl-C, answers nothing more."""
    try:
        return input(prompt)
    except (EOFError, KeyboardInterrupt):
        print()
        return ""


def _certificate(chosen: argparse.Namespace) -> int:
    """Exit status 1 where it was no pass, 2 where it cannot be read."""
    game = "".join(chosen.code.split()).partition(SIGN)[0]
    if game not in GAMES:
        raise Unreadable(Message("unreadable-certificate"))
    kit = load(game)
    print(Words(game, chosen.lang)(tell_certificate(kit, chosen.code)))
    return 0 if read_certificate(kit, chosen.code).passed else 1


def _anki(chosen: argparse.Namespace) -> int:
    try:
        from catgames.anki import export
    except ImportError as missing:
        print(f"Cards cannot be made ({missing.name} is missing): pip install 'catgames[anki]'", file=sys.stderr)
        return 2
    with writing_to(chosen.file):
        count = export(load(chosen.game), chosen.file, chosen.lang, chosen.each)
    print(f"{chosen.file}: {count} cards")
    return 0
