"""From a first game to the screen: the match, with a guide beside it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from random import Random
from typing import Any

from catgames.players.cats import GREEDY, decide
from catgames.scene.look import NARROW
from catgames.scene.overlay import Overlay, draw_over
from catgames.scene.scene import Scene
from catgames.scene.theme import THEMES
from catgames.screen.inputs import Button
from catgames.screen.parts import Push, RuleList, Say
from catgames.table.cards import rule_card
from catgames.table.first.first import LIT_BEATS, First
from catgames.table.first.inputs import FirstButton
from catgames.table.guise import PLAIN, Guise
from catgames.table.inputs import PageButton
from catgames.table.match.view import view as view_match
from catgames.table.screen import Room
from catgames.text.words import Words

LOOKED_AT = 60
"""Moves that a hint weighs, once the guide has let go."""


def view(first: First, guise: Guise = PLAIN) -> Room:
    words = guise.words(first.kit, first.learner)
    guise = replace(guise, view=shown_view(first, guise))
    room = view_match(first.match, guise)
    move = _shown_move(first)
    return replace(
        room,
        scene=_lit(first, room.scene, move, guise),
        heading=words.say("first-game") if not first.begun or first.over else room.heading,
        text=_text(first, words),
        rules=tuple(rule_card(first.kit, words, rule) for rule in first.story.fresh),
        rules_title=words.say("first-new-rules"),
        lists=_lists(first, words) if first.over else (),
        says=_says(first, words, room, move),
        menus=(),
        fields=(),
        buttons=_buttons(first, words),
        prompt=room.prompt if _is_busy(first) else "",
        busy=room.busy and first.begun and not first.over,
    )


def shown_view(first: First, guise: Guise) -> str:
    """The one chosen; else what helps, where there is room for it beside the table."""
    helpful = first.kit.views[0].id if first.kit.views and guise.width != NARROW else ""
    return helpful if guise.view is None else guise.view


def _is_busy(first: First) -> bool:
    """Something is in hand; else the guide has said what to do."""
    playing = first.begun and not first.over
    return playing and (bool(first.match.picked) or first.match.said is not None or not first.story.beat)


def _text(first: First, words: Words) -> str:
    if not first.begun:
        return f"{words.say('first-about')} {words.say('first-goal')}"
    if first.over:
        return words.say("first-over")
    if first.match.decider != first.learner:
        return words.say("first-watch", who=first.match.decider or first.learner)
    if first.story.beat:
        return words.say(f"first-{first.story.beat}")
    return words.say("first-alone" if first.alone else "first-freely")


def _shown_move(first: First) -> Any:
    """What the guide points at: by itself at first, later when it is asked."""
    if not first.begun or first.over or first.match.decider != first.learner:
        return None
    told = len(first.story.over) < LIT_BEATS and first.story.beat
    if not (told or first.hinted):
        return None
    return first.advice() or _good_move(first)


def _good_move(first: First) -> Any:
    seen = first.kit.game.seen_by(first.match.state, first.learner)
    return decide(first.kit, GREEDY, seen, first.learner, Random(len(first.match.entries)), LOOKED_AT)


def _lit(first: First, scene: Scene, move: Any, guise: Guise) -> Scene:
    if move is None or first.match.picked or first.match.verdict is not None:
        return scene
    keys = first.kit.keys_of(first.match.state, move)
    return draw_over(scene, Overlay(hint=keys), THEMES[guise.theme])


def _says(first: First, words: Words, room: Room, move: Any) -> tuple[Say, ...]:
    if not first.begun:
        return ()
    said = list(room.says)
    said += [Say("hint", words.say(f"first-means-{event}")) for event in first.story.news]
    if first.over:
        return (*said, *_won(first, words))
    if first.hinted and move is not None:
        said.append(Say("hint", words.say("hint-ghost", move=first.kit.say_move(first.match.state, move))))
    return tuple(said)


def _won(first: First, words: Words) -> list[Say]:
    """The goal of a first game, where it comes before the end of the book's."""
    winner = first.winner
    return [] if winner is None or first.match.over else [Say("good", words.say("first-won", who=winner))]


def _lists(first: First, words: Words) -> tuple[RuleList, ...]:
    """What was met, what went wrong, and what is still to be met."""
    story = first.story
    broken = tuple(dict.fromkeys(rule for rule, _ in story.broken))
    unmet = tuple(clause.id for clause in first.kit.game.rulebook.clauses if clause.id not in story.met)

    def listed(title: str, rules: Iterable[str]) -> RuleList:
        cards = tuple(rule_card(first.kit, words, rule) for rule in rules)
        return RuleList(words.say(title, count=len(cards)), cards)

    met = (rule for rule in story.met if rule not in broken)
    lists = (listed("first-met", met), listed("first-broken", broken), listed("first-unmet", unmet))
    return tuple(shown for shown in lists if shown.cards)


def _buttons(first: First, words: Words) -> tuple[Push, ...]:
    if not first.begun:
        return (Push(words.say("button-begin"), FirstButton.BEGIN, main=True, place="on"),)
    own = first.match.decider == first.learner and not first.over
    return (
        Push(words.say("button-undo"), Button.UNDO, bool(first.match.entries), place="back"),
        Push(words.say("button-hint"), Button.HINT, own and not first.hinted),
        Push(words.say("button-ask"), PageButton.ASK, place="aside"),
        Push(words.say("button-again"), FirstButton.AGAIN, main=first.over, place="on" if first.over else "aside"),
    )
