"""Lessons and goals: data about a game, played by tests as by learners. All that an author needs is imported from here.

A course is units, a unit is steps, a step is a record by keyword:

    Unit("action-2", (Read(…), Try(…), …), need="first", proof=("unequal", "covered"))

    section     of the rulebook; `OVERVIEW` is ours: goal and overview, before all others
    need        "first" (needed for a first game), "full" (the full rules), "variant"
    minutes     how long it takes; unless told, worked out from the kinds of its steps
    proof       ids of a handful of its hardest questions: who answers all of them, on twins and without hints,
                has done the section; a wrong answer loses nothing

Every step has `id` (its number, unless told), `at` (a position in notation) and `text`: words in one language,
`{"en": …, "fr": …}`, or nothing; then they are in the word files, as `step-SECTION-ID`.
Moves (`moves`, `solution`) are one text, `"take deck, take deck"`, or a tuple.

    Read(rules, lit, why, proof, view)          a short text; rules to unfold, pieces lit
    Watch(moves, rules, frm)                    an example that plays by itself; `frm` is the event it begins at
    Try(goal, solution, rule, mistakes)         anything may be tried; mistakes: {move: the one rule it breaks}
    Tempt(move, rule)                           an invitation to the typical mistake
    Decide(good, poor)                          a whole turn: any legal one is right, each is answered with what it
                                                leads to; {turn: sentence}, where a sentence is an id of the word
                                                files (`decide-…`, `leads-…`), or the words, of which one is
                                                enough; one of `good` does the step
    Judge(move, rule, also, others)             legal or not, and which rule decides? `also` are right too, `others`
                                                wrong; without `rule` only the verdict is asked for
    Claim(fact, rule, moves, why, view)         true or false? `fact` is a goal, looked at after the moves
    Count(amount, choices, parts, rule, moves, why, view)
                                                how many? `parts` give the sum: ((110, Message(…)), (-18, …))
    Select(choices, right, rule, moves, why, proof, view)
                                                touch all that belong, and nothing else

Judge, Claim, Count and Select are questions: the right answer does the step; a wrong one is explained, and the
question comes back, two steps later or at the section's end, on a twin of its position and with its options in
another order, until it is right. So `text` must be true of the twin as well. Where it names a colour or a place,
write `fixed=True`: then an exercise of its rule comes back in its stead, or where there is none, the same
position. (In a Try the twin follows the last hint.)
While a question is open nothing on the board may answer it: a game's drawing asks `Look.asking`.
Rules that were answered are in `Play.judged`, each with whether it was right at the first try.

`why` is a reason with this position's numbers, a message from the attempt: `verdict_on("form green 1")` finds it
where a move is in question. Goals are facts about an `Attempt` (start, state, moves, events):

    happened("grown", times=1)      so many events of this id
    played(Take, times=1)           so many moves of this kind
    moved_like("take deck")         these very moves, in this order, and no other
    legal("form green 1")           this move may be played where the attempt stands
    ended                           the turn is over        over        the game is over
    state_is(lambda s: …)           something about the position itself
    all_of(…)  any_of(…)  not_(…)   joined
    play_text(attempt, text)        one move on, also in a twin; `attempt.read(text)` reads it

`catgames.check("burglars", unit)` says in sentences what is wrong with a lesson.
"""

from __future__ import annotations

from catgames.teach.goals import (
    Attempt,
    Goal,
    all_of,
    any_of,
    ended,
    happened,
    legal,
    moved_like,
    not_,
    over,
    play_on,
    play_out,
    play_text,
    played,
    state_is,
    verdict_on,
)
from catgames.teach.guide import Beat, Guide
from catgames.teach.step import LEARNER
from catgames.teach.steps.claim import Claim
from catgames.teach.steps.count import Count
from catgames.teach.steps.decide import Decide
from catgames.teach.steps.judge import Judge
from catgames.teach.steps.read import Read
from catgames.teach.steps.select import Select
from catgames.teach.steps.tempt import Tempt
from catgames.teach.steps.try_ import Try
from catgames.teach.steps.watch import Watch
from catgames.teach.unit import OVERVIEW, Unit

__all__ = [
    "LEARNER",
    "OVERVIEW",
    "Attempt",
    "Beat",
    "Claim",
    "Count",
    "Decide",
    "Goal",
    "Guide",
    "Judge",
    "Read",
    "Select",
    "Tempt",
    "Try",
    "Unit",
    "Watch",
    "all_of",
    "any_of",
    "ended",
    "happened",
    "legal",
    "moved_like",
    "not_",
    "over",
    "play_on",
    "play_out",
    "play_text",
    "played",
    "state_is",
    "verdict_on",
]
