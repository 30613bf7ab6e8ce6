"""A question to the referee becomes an exercise: a file, a link that holds it, and a cell for a notebook."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from catgames.table.lesson.own import pack
from catgames.table.referee.referee import Referee
from catgames.teach.checking import told_flaws
from catgames.teach.files import read_lesson, write_lesson
from catgames.teach.step import LEARNER
from catgames.text.words import Words

JUDGE, TRY, TEMPT = "judge", "try", "tempt"


@dataclass(frozen=True, slots=True)
class Made:
    """An exercise, in the three ways in which it can be handed on."""

    file: str
    address: str
    cell: str
    flaws: tuple[str, ...]


def kinds(referee: Referee) -> tuple[str, ...]:
    """What can be asked about the move that was tried: whether it is allowed, to make it, or to see it refused."""
    if referee.verdict is None or referee.seat != LEARNER:
        return ()
    return (JUDGE, TRY if referee.verdict.legal else TEMPT)


def made(referee: Referee, words: Words) -> Made | None:
    if referee.making not in kinds(referee):
        return None
    step = _step(referee)
    game, sentence = referee.kit.game.id, referee.sentence or words.say(f"making-{referee.making}-text")
    step["text"] = sentence
    file = write_lesson(game, sentence, step)
    return Made(
        file,
        f"own={pack(file)}",
        _cell(game, words.language, step),
        tuple(told_flaws(referee.kit, read_lesson(file).unit, words.language)),
    )


def _step(referee: Referee) -> dict[str, Any]:
    assert referee.verdict is not None
    kit, verdict = referee.kit, referee.verdict
    move = kit.game.write_move(referee.state, verdict.move)
    step: dict[str, Any] = {"kind": referee.making, "at": referee.position}
    match referee.making:
        case "try":
            return {**step, "goal": {"moves": [move]}, "solution": move}
        case "tempt":
            return {**step, "move": move, "rule": verdict.broken[0].rule}
    return {**step, "move": move}


def _cell(game: str, language: str, step: dict[str, Any]) -> str:
    """The same as Python, to be put into a notebook."""
    kind = str(step["kind"])
    words = {name: value for name, value in step.items() if name not in ("kind", "goal")}
    lines = [f"    {name}={value!r}," for name, value in words.items()]
    goal = [f"    goal=moved_like({step['solution']!r}),"] if "goal" in step else []
    names = f"{kind.capitalize()}, moved_like" if goal else kind.capitalize()
    return "\n".join(
        [
            "from catgames.notebook import learn",
            f"from catgames.teach import {names}",
            "",
            f'learn("{game}", "{language}").lesson({kind.capitalize()}(',
            *lines,
            *goal,
            "))",
        ]
    )
