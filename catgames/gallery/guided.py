"""What the guide of a first game says: its ideas when their moment comes, what others do, how it begins and ends."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from catgames.core.message import Message
from catgames.gallery.claims import Claim
from catgames.games.kit import AnyKit
from catgames.players.cats import GREEDY, RANDOM, decide
from catgames.screen.inputs import Touched
from catgames.table.first.first import First, open_first
from catgames.table.first.inputs import FirstButton
from catgames.table.first.update import update
from catgames.table.inputs import Thought
from catgames.table.match.match import thinker
from catgames.teach.step import LEARNER

GAMES_PLAYED = 8
"""Every other one by the guide's advice, the rest as chance wants."""
LONGEST = 400
LOOKED_AT = 40
"""Moves that a cat weighs: it is asked often."""


def claims_of_guide(kit: AnyKit, state: Any, move: Any) -> Iterator[Claim]:
    """What is said in a first game where this move can be advised, or where another player makes it."""
    game, guide = kit.game, kit.guide
    position, text = game.write(state), game.write_move(state, move)
    if not game.allows(state, move):
        return
    if move.seat == LEARNER:
        said = [f"first-{beat.id}" for beat in guide.beats if beat.wants(state, move)]
    else:
        heard = [event.id for event in game.play(state, move).events if event.heard_by(LEARNER)]
        said = [f"first-means-{event}" for event in dict.fromkeys(heard) if event in guide.means]
    yield from (Claim(Message(line), position, text, LEARNER) for line in said)


def claims_around_a_first_game(kit: AnyKit, state: Any) -> Iterator[Claim]:
    """What is said before it, while others move or nothing is advised, and once it is over."""
    position = kit.game.write(state)
    yield from (Claim(message, position, "", LEARNER) for message in _around(kit, state))


def _around(kit: AnyKit, state: Any) -> Iterator[Message]:
    game, winner = kit.game, kit.guide.goal(state)
    decider = game.to_move(state)
    if winner is not None and decider is not None:
        yield Message("first-won", {"who": winner})
    if winner is not None or decider is None:
        yield Message("first-over")
    elif decider != LEARNER:
        yield Message("first-watch", {"who": decider})
    else:
        yield from (Message("first-about"), Message("first-goal"))
        legal = game.legal_moves(state)
        if len(legal) == 1:
            yield Message("first-forced", {"move": game.moves.say(state, legal[0])})
        else:
            yield Message("first-freely")


def claims_of_first_games(kit: AnyKit) -> Iterator[Claim]:
    for number in range(GAMES_PLAYED):
        first, chance = update(open_first(kit), FirstButton.BEGIN), random.Random(number)
        yield from claims_around_a_first_game(kit, first.match.state)
        for _ in range(LONGEST):
            if first.over:
                yield from claims_around_a_first_game(kit, first.match.state)
                break
            state, advised = first.match.state, first.advice()
            yield from claims_around_a_first_game(kit, state)
            if advised is not None:
                idea = f"first-{first.story.beat}"
                yield from (claim for claim in claims_of_guide(kit, state, advised) if claim.message.id == idea)
            if (cat := thinker(first.match)) is not None:
                move = decide(kit, first.match.setup.players[cat], kit.game.seen_by(state, cat), cat, chance, LOOKED_AT)
                yield from claims_of_guide(kit, state, move)
                first = update(first, Thought(move))
            else:
                level = RANDOM if number % 2 else GREEDY
                wish = decide(kit, level, kit.game.seen_by(state, LEARNER), LEARNER, chance, LOOKED_AT)
                first = _touched(first, wish if level == RANDOM else advised or wish)


def _touched(first: First, move: Any) -> First:
    for key in first.kit.keys_of(first.match.state, move):
        first = update(first, Touched(key))
    return first
