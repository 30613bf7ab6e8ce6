"""What the engines say and show outside the app: errors, verdicts and positions, in words and drawn."""

from __future__ import annotations

from typing import Any

from catgames.core.message import Message, Seat
from catgames.core.verdict import Verdict
from catgames.games import load
from catgames.scene.look import WIDE, Look, fitting
from catgames.scene.scene import Scene
from catgames.text.words import Words
from catgames.told import tell


def sentence(game: str, message: Message, language: str) -> str:
    return Words(game, language)(message)


def first_line(verdict: Verdict[Any], language: str) -> str:
    return tell(load(verdict.game).game, verdict, language).first_line()


def ledger(verdict: Verdict[Any], language: str) -> str:
    return tell(load(verdict.game).game, verdict, language).as_markdown()


def picture(game: str, state: Any, seat: Seat, language: str, width: int) -> Scene:
    fitted = fitting(width, 0) if width else WIDE
    return load(game).draw(state, Look(seat, Words(game, language, seat), width=fitted))
