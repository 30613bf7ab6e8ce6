"""Steps in which the learner moves pieces: what is picked, lit and hinted while a move is sought."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from catgames.core.key import Key
from catgames.core.message import Message
from catgames.core.record import COMMA
from catgames.scene.overlay import Overlay
from catgames.screen.inputs import Input, Touched
from catgames.screen.parts import Say
from catgames.screen.playable import Playable
from catgames.screen.telling import lit_by, on_what_is_held, still_held, touched_too
from catgames.teach.goals import Attempt, play_on
from catgames.teach.ladder import GHOST, hint_said, lit_pieces
from catgames.teach.step import LEARNER, Play, Rehearsal, refuted_by
from catgames.teach.writing import Mistakes, Moves, each
from catgames.text.words import Words


def pick(kit: Playable, play: Play, key: Key) -> tuple[Play, Any]:
    """With one thing more picked, and the move once it is whole."""
    touch = kit.touch(play.attempt.state, LEARNER, touched_too(kit, play.verdict, play.picked, key))
    if touch.move is not None:
        return play, touch.move
    return replace(play, picked=touch.picked, said=touch.said, verdict=None, told=()), None


def overlay(kit: Playable, play: Play, wanted: Any) -> Overlay:
    """What is picked and where it could go, what a verdict rests on, what a move did, what a hint shows."""
    state = play.attempt.state
    refuted = on_what_is_held(refuted_by(play), kit, state, LEARNER, play.picked)
    hint = lit_pieces(kit, play, wanted) if wanted is not None else ()
    return replace(
        refuted,
        chosen=play.picked,
        next=kit.next_keys(state, LEARNER, play.picked) if play.picked else (),
        # What was played for the learner was played on another board.
        good=lit_by(play.told, LEARNER) if play.attempt.moves else (),
        hint=(*refuted.hint, *hint),
        ghost=kit.game.moves.way_of(state, wanted) if hint and play.hints == GHOST else (),
    )


def hinted(kit: Playable, play: Play, words: Words, wanted: Any, rule: str) -> tuple[Say, ...]:
    said = hint_said(kit, play, wanted, rule) if wanted is not None else ()
    return tuple(Say("hint", words(message)) for message in said)


def prompt(kit: Playable, play: Play) -> Message | None:
    """What the last touch meant, or what could be touched first."""
    if play.said is not None or play.done or play.verdict is not None:
        return play.said or still_held(kit, play.verdict, play.picked)
    return kit.touch(play.attempt.state, LEARNER, ()).said


def mistaken(kit: Playable, position: str, mistakes: Mistakes) -> Iterator[Message]:
    """Mistakes that are none, or break another rule than they name."""
    state = kit.game.read(position)
    for text, rule in mistakes.items():
        broken = kit.game.judge(state, kit.game.read_move(state, text)).broken_rules
        if not broken:
            yield Message("check-no-mistake", {"move": text})
        elif broken != {rule}:
            yield Message("check-other-rule", {"move": text, "rule": rule, "broken": ", ".join(sorted(broken))})


def by_touch(kit: Playable, attempt: Attempt, moves: Moves) -> Rehearsal:
    """These moves, made by touching what they need."""
    inputs: list[Input] = []
    texts = each(moves)
    for text in texts:
        move = kit.game.read_move(attempt.state, text)
        inputs += map(Touched, kit.keys_of(attempt.state, move))
        if kit.game.allows(attempt.state, move):
            attempt = play_on(attempt, move)
    return Rehearsal(tuple(inputs), COMMA.join(texts))
