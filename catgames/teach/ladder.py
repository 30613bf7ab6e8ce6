"""The hint ladder: the rule, the pieces, the numbers, the move, and at last the move played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from catgames.core.key import Keys
from catgames.core.message import Message
from catgames.core.verdict import Standing
from catgames.screen.playable import Playable
from catgames.teach.step import Play
from catgames.text.rules import finding_said, rule_law, rule_name

FAMILY, PIECES, NUMBERS, GHOST, PLAYED = 1, 2, 3, 4, 5


def climbed(play: Play) -> Play:
    """One rung higher, with empty hands."""
    return replace(play, hints=play.hints + 1, picked=(), verdict=None, told=(), said=None)


def wants_move(play: Play) -> bool:
    """The rung that was reached speaks of the next move."""
    return FAMILY <= play.hints < PLAYED and not play.done


def lit_pieces(kit: Playable, play: Play, move: Any) -> Keys:
    return kit.keys_of(play.attempt.state, move) if play.hints >= PIECES else ()


def hint_said(kit: Playable, play: Play, move: Any, rule: str) -> tuple[Message, ...]:
    """Every rung up to the one reached."""
    state = play.attempt.state
    rungs = (
        Message("hint-family", {"rule": rule_name(rule)}),
        Message("hint-pieces"),
        Message("hint-numbers", {"said": _numbers(kit, state, move, rule)}),
        Message("hint-ghost", {"move": kit.say_move(state, move)}),
    )
    return rungs[: play.hints]


def _numbers(kit: Playable, state: Any, move: Any, rule: str) -> Message:
    """What the rule says about this board; a rule that judges no move is quoted instead."""
    for finding in kit.game.judge(state, move).findings:
        if finding.rule == rule and finding.standing is not Standing.MOOT:
            return finding_said(finding)
    return rule_law(rule)
