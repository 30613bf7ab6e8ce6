"""From a first game to the screen: the match, with a guide beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import groupby
from random import Random
from typing import Any

from catgames.core.key import Keys
from catgames.players.cats import THOUGHTFUL, decide
from catgames.scene.look import NARROW
from catgames.scene.scene import Scene
from catgames.screen.inputs import Button
from catgames.screen.parts import Line, Menu, Push, RuleList, Say
from catgames.screen.telling import way_out
from catgames.table.cards import rule_card
from catgames.table.first.first import First
from catgames.table.first.inputs import FirstButton, LookedAgain
from catgames.table.guise import PLAIN, Guise
from catgames.table.inputs import Entered, PageButton, RoomName
from catgames.table.match.match import Match
from catgames.table.match.telling import tell_end, tell_scores
from catgames.table.match.view import view as view_match
from catgames.table.screen import Room
from catgames.text.rules import rule_name, section_name
from catgames.text.words import Words

LOOKS = 24
"""Worlds in which a hint weighs every move, once the guide has let go: at a glance a guess seems as good as a clue."""


AT_A_GLANCE = 2
"""Of so many things it is plain which comes first."""


def view(first: First, guise: Guise = PLAIN) -> Room:
    words = guise.words(first.kit, first.learner)
    guise = replace(guise, view=shown_view(first, guise), goal=first.guide.points, roomy=True)
    move = _shown_move(first)
    room = view_match(_as_advised(first), guise, _lit(first, move))
    return replace(
        room,
        heading=_heading(first, words),
        aside=_progress(first, words),
        text=_text(first, words),
        rules=() if first.over else tuple(rule_card(first.kit, words, rule) for rule in first.story.fresh),
        rules_title=words.say("first-new-rules"),
        feast=_feast(first, room),
        lists=_lists(first, words) if first.over else (),
        says=_says(first, words, room, move),
        menus=_stumbles(first, words) if first.over else (),
        fields=(),
        buttons=_buttons(first, words),
        prompt=room.prompt if _is_answered(first) else "",
        turn=words.say("match-over") if first.over else room.turn,
        busy=room.busy and first.begun and not first.over,
    )


def shown_view(first: First, guise: Guise) -> str:
    """The one chosen; else what helps, where there is room for it beside the table."""
    helpful = first.kit.views[0].id if first.kit.views and guise.width != NARROW else ""
    return helpful if guise.view is None else guise.view


def _is_answered(first: First) -> bool:
    """A touch has an answer, or something is in hand; else the guide has said what to do."""
    playing = first.begun and not first.over
    return first.match.said is not None or (playing and (bool(first.match.picked) or not first.story.beat))


def _heading(first: First, words: Words) -> str:
    if not first.begun or first.over:
        return words.say("first-game")
    return words.say("match-turn", who=first.match.decider or first.learner)


def _progress(first: First, words: Words) -> str:
    """How many of the guide's ideas there are, and which one this is."""
    ideas = first.guide.ideas
    if not first.begun or first.over or first.story.beat not in {beat.id for beat in ideas}:
        return ""
    return words.say("first-idea", number=first.story.told.index(first.story.beat) + 1, count=len(ideas))


def _text(first: First, words: Words) -> str:
    if not first.begun:
        return f"{words.say('first-about')} {words.say('first-goal')}"
    if first.over:
        return f"{_result(first, words)} {words.say('first-over')}"
    if first.match.decider != first.learner:
        return words.say("first-watch", who=first.match.decider or first.learner)
    if first.story.beat:
        return words.say(f"first-{first.story.beat}")
    if first.forced is not None:
        return words.say("first-forced", move=first.kit.say_move(first.match.state, first.forced))
    all_told = {beat.id for beat in first.guide.ideas} <= set(first.story.over)
    return words.say("first-alone" if all_told else "first-freely")


def _result(first: First, words: Words) -> str:
    """Who has won: by the book, or by the goal of a first game, where that comes sooner."""
    outcome = first.kit.game.outcome(first.match.state)
    if outcome is not None:
        return tell_end(first.match, words, outcome).text
    won = words.say("first-won", who=first.winner or first.learner)
    scores = tuple(first.guide.scores(first.match.state))
    return f"{won} {tell_scores(words, scores)}" if scores else won


def _feast(first: First, room: Room) -> Scene | None:
    """By the book, or because the goal of a first game is reached."""
    emblem = first.kit.emblem
    return emblem.alone() if first.winner is not None and emblem is not None else room.feast


def _shown_move(first: First) -> Any:
    """What the guide points at: by itself while it advises, later when it is asked."""
    if not first.begun or first.over or first.match.decider != first.learner:
        return None
    if not (first.story.beat or first.hinted):
        return None
    return first.advice() or _good_move(first)


def _good_move(first: First) -> Any:
    seen = first.kit.game.seen_by(first.match.state, first.learner)
    return decide(first.kit, THOUGHTFUL, seen, first.learner, Random(len(first.match.entries)), LOOKS)


def _as_advised(first: First) -> Match:
    """The match; of what could be done instead of a wrong move, what the guide advises comes first."""
    verdict, advised = first.match.verdict, first.advice() if _was_refused(first) else None
    if verdict is None or advised is None:
        return first.match
    return replace(first.match, verdict=replace(verdict, repairs=(advised, *verdict.repairs)))


def _lit(first: First, move: Any) -> Keys:
    """What it takes, and once some of it is in hand, the rest; who goes another way is left alone."""
    picked = first.match.picked
    keys = () if move is None else first.kit.keys_of(first.match.state, move)
    if _was_refused(first) or keys[: len(picked)] != picked:
        return ()
    ahead = keys[len(picked) :]
    if move is not None and first.kit.game.moves.kind_of(move).in_order and len(keys) > AT_A_GLANCE:
        ahead = _up_to_a_piece(ahead, first.kit.game.moves.buttons)
    return ahead


def _up_to_a_piece(keys: Keys, words: Keys) -> Keys:
    """A word and the piece it is said of; what comes later would mean something else if it were touched now."""
    first = next((number for number, key in enumerate(keys) if key not in words), len(keys))
    return keys[: first + 1]


def _was_refused(first: First) -> bool:
    verdict = first.match.verdict
    return verdict is not None and not verdict.legal


def _says(first: First, words: Words, room: Room, move: Any) -> tuple[Say, ...]:
    """What it means comes before what happened, which is told without naming rules: new ones have their cards."""
    if not first.begun:
        return ()
    if _was_refused(first):
        return _redirected(first, words, room.says)
    said = []
    if first.hinted and move is not None:
        said.append(Say("hint", words.say("hint-ghost", move=first.kit.say_move(first.match.state, move))))
    said += [Say("hint", words.say(f"first-means-{event}")) for event in first.story.news]
    return (*said, *(Say(say.tone, say.text) for say in room.says))


def _redirected(first: First, words: Words, says: tuple[Say, ...]) -> tuple[Say, ...]:
    """A refusal sends the learner where the guide points, not to another move that would be allowed too."""
    verdict, advised = first.match.verdict, first.advice()
    out = way_out(first.kit, verdict, first.learner) if verdict is not None else None
    if advised is None or out is None:
        return says
    instead = words.say("verdict-try", move=first.kit.say_move(first.match.state, advised))
    return tuple(replace(say, text=instead) if say.text == words(out) else say for say in says)


def _lists(first: First, words: Words) -> tuple[RuleList, ...]:
    """What went wrong, one by one; what was met, and what is still to be met, section by section."""
    story = first.story
    broken = tuple(dict.fromkeys(stumble.rule for stumble in story.broken))
    known = story.used.union(story.met)
    stopped = tuple(rule_card(first.kit, words, rule) for rule in broken)
    lists = (
        RuleList(words.say("first-broken", count=len(broken)), stopped),
        _by_section(first, words, "first-met", lambda rule: rule in known and rule not in broken),
        _by_section(first, words, "first-unmet", lambda rule: rule not in known and rule not in broken),
    )
    return tuple(shown for shown in lists if shown.cards or shown.groups)


def _stumbles(first: First, words: Words) -> tuple[Menu, ...]:
    """Every moment at which a rule stopped the learner, to be looked at again."""
    broken = first.story.broken
    if not broken:
        return ()
    lines = [Line(words.say("first-stumbles"), None)]
    lines += [
        Line(words.say("first-stumble", moves=stumble.moves, rule=rule_name(stumble.rule)), LookedAgain(number))
        for number, stumble in enumerate(broken)
    ]
    return (Menu(words.say("menu-wrong"), tuple(lines), None),)


def _by_section(first: First, words: Words, title: str, belongs: Callable[[str], bool]) -> RuleList:
    clauses = [clause for clause in first.kit.game.rulebook.clauses if belongs(clause.id)]
    groups = []
    for section, found in groupby(clauses, key=lambda clause: clause.section):
        cards = tuple(replace(rule_card(first.kit, words, c.id), cite=words(rule_name(c.id))) for c in found)
        name = words.say("first-section", section=section_name(section), count=len(cards))
        groups.append(RuleList(name, cards))
    return RuleList(words.say(title, count=len(clauses)), groups=tuple(groups))


def _buttons(first: First, words: Words) -> tuple[Push, ...]:
    if not first.begun:
        return (Push(words.say("button-begin"), FirstButton.BEGIN, main=True, place="on"),)
    own = first.match.decider == first.learner
    on = (
        Push(words.say("room-play"), Entered(RoomName.PLAY), main=True, place="on")
        if first.over
        else Push(words.say("button-hint"), Button.HINT, own and not first.hinted, place="on")
    )
    return (
        Push(words.say("button-undo"), Button.UNDO, bool(first.match.entries), place="back"),
        on,
        Push(words.say("button-ask"), PageButton.ASK, place="aside"),
        Push(words.say("button-again"), FirstButton.AGAIN, place="aside"),
    )
