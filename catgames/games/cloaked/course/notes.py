"""What is marked on the deduction board, and the proof that it is right or not."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from catgames.core.key import Key, Keys
from catgames.core.message import Message, Seat, values
from catgames.core.seats import SEATS
from catgames.games.cloaked.board.draw import PAPER
from catgames.games.cloaked.board.views import why as told_of_cell
from catgames.games.cloaked.law.game import GAME
from catgames.games.cloaked.mind.deduction.board import Standing, deduce, rank_questions
from catgames.games.cloaked.mind.deduction.observations import observe
from catgames.games.cloaked.mind.deduction.proofs import proof_keys
from catgames.games.cloaked.position import keys
from catgames.games.cloaked.position.attributes import ATTRIBUTES, say_attribute
from catgames.teach import LEARNER, Attempt, Select


def paper(id: str, position: str, standing: Standing, seat: int, rule: str) -> Select:
    """The paper mode: mark what this opponent certainly has, or cannot have; each cell knows its proof."""
    opponent = SEATS[seat]

    def row(attempt: Attempt) -> Keys:
        return tuple(keys.GRID(opponent, name) for name in ATTRIBUTES)

    def right(attempt: Attempt) -> Keys:
        found = deduce(attempt.state, LEARNER).having(opponent, standing)
        return tuple(keys.GRID(opponent, name) for name in found)

    return Select(id=id, at=position, choices=row, right=right, rule=rule, why=why, view=PAPER, proof=proof)


def _cell(key: Key) -> tuple[Seat, str]:
    cell = keys.GRID.parts(key)
    assert cell is not None, "only cells of the board are to be marked here"
    return cell


def why(attempt: Attempt, key: Key) -> Message:
    """A smallest proof; or, where nothing is settled, the exact chance."""
    return told_of_cell(attempt.state, LEARNER, key)[0]


def proof(attempt: Attempt, key: Key) -> Keys:
    """What to light on the table beside that reason."""
    cell = keys.GRID.parts(key)
    return (key, *proof_keys(attempt.state, LEARNER, *cell)) if cell else ()


def why_cell(attempt: Attempt, key: Key) -> Message | None:
    """On the worked-out board every cell answers; other things only say what they are."""
    return why(attempt, key) if key in keys.GRID else None


# --- which question tells most ---------------------------------------------------------------------


def questions(attempt: Attempt) -> Keys:
    return tuple(keys.GRID(ask.target, ask.attribute) for ask, _ in rank_questions(attempt.state, LEARNER))


def best_questions(attempt: Attempt) -> Keys:
    """All that tell as much as the best."""
    ranked = rank_questions(attempt.state, LEARNER)
    return tuple(keys.GRID(ask.target, ask.attribute) for ask, bits in ranked if bits > ranked[0][1] - 1e-9)


def paying_questions(attempt: Attempt) -> Keys:
    """For two players: those that win more than they cost, on average."""
    return tuple(key for key in questions(attempt) if _average(attempt, key) > 0)


def why_paying(attempt: Attempt, key: Key) -> Message:
    seat, name = _cell(key)
    percent = _percent(attempt, seat, name)
    pays = "yes" if _average(attempt, key) > 0 else "no"
    said = values(who=seat, attribute=say_attribute(name), percent=percent, rest=100 - percent, pays=pays)
    return Message("why-pays", said)


def _average(attempt: Attempt, key: Key) -> Fraction:
    """Right is a point won and one taken from the other, wrong is one given away."""
    chance = deduce(attempt.state, LEARNER).chance(*_cell(key))
    return 2 * chance - (1 - chance)


def why_question(attempt: Attempt, key: Key) -> Message:
    seat, name = _cell(key)
    best, _ = rank_questions(attempt.state, LEARNER)[0]
    percent, nearest = _percent(attempt, seat, name), _percent(attempt, best.target, best.attribute)
    return Message("why-question", values(who=seat, attribute=say_attribute(name), percent=percent, best=nearest))


def _percent(attempt: Attempt, seat: Seat, name: str) -> int:
    return round(100 * deduce(attempt.state, LEARNER).chance(seat, name))


# --- the proof itself ------------------------------------------------------------------------------


def seen_masks(attempt: Attempt) -> Keys:
    """Every place of an opponent's mask, filled or empty, and every answer and open card."""
    return tuple(seen.key for seen in observe(attempt.state, LEARNER))


def proving(seat: int, attribute: str) -> Callable[[Attempt], Keys]:
    return lambda attempt: proof_keys(attempt.state, LEARNER, SEATS[seat], attribute)


def proof_in(position: str, seat: int, attribute: str) -> Keys:
    """What to light beside a text that explains this proof."""
    return proof_keys(GAME.read(position), LEARNER, SEATS[seat], attribute)


def why_proof(seat: int, attribute: str) -> Callable[[Attempt, Key], Message]:
    """Whether this observation is needed."""

    def told(attempt: Attempt, key: Key) -> Message:
        seen = next(seen for seen in observe(attempt.state, LEARNER) if seen.key == key)
        needed = key in proof_keys(attempt.state, LEARNER, SEATS[seat], attribute)
        said = values(seen=seen.said, attribute=say_attribute(attribute))
        return Message("why-needed" if needed else "why-not-needed", said)

    return told
