"""From a question to the screen: the position, the verdict with all its evidence, the ways out."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

from catgames.core.key import Key
from catgames.core.message import Seat
from catgames.scene.overlay import Overlay, draw_over
from catgames.scene.scene import Scene
from catgames.screen.inputs import Button
from catgames.screen.parts import Field, Line, Menu, Place, Push, Say
from catgames.screen.telling import (
    against,
    lit_by,
    on_what_is_held,
    still_held,
    tell_broken,
    tell_events,
    tell_ledger,
    tell_turn,
)
from catgames.table.guise import PLAIN, Guise
from catgames.table.inputs import Copy
from catgames.table.referee.inputs import (
    ChoseExercise,
    ChoseSeat,
    ChoseStart,
    ChoseTool,
    RefereeButton,
    Tried,
    WroteMove,
    WrotePosition,
    WroteSentence,
)
from catgames.table.referee.making import kinds, made
from catgames.table.referee.referee import Referee, foreseen
from catgames.table.screen import Room
from catgames.teach.step import LEARNER
from catgames.text.words import Words

MOST_LINES = 200
"""Legal moves in the menu; few positions have as many, and any other can be touched or written."""

MOST_FAULTS = 2
"""What is impossible is told one after the other: more at once would hide the tools that mend it."""


def view(referee: Referee, guise: Guise = PLAIN) -> Room:
    words = guise.words(referee.kit, referee.seat)
    scene = draw(referee, guise)
    return Room(
        scene=scene,
        heading=words.say("referee-building" if referee.building else "referee"),
        text=words.say("referee-build-about" if referee.building else "referee-about"),
        says=_says(referee, words),
        ledger=tell_ledger(referee.kit, words, referee.verdict),
        ledger_title=words.say("verdict-why"),
        question=_tried(referee, words),
        ways_out=_repairs(referee, words),
        menus=_menus(referee, words),
        fields=_fields(referee, words),
        buttons=_buttons(referee, words),
        prompt=_prompt(referee, words),
        card_title=words.say("rules-card"),
        picked=referee.picked,
        turn=tell_turn(referee.kit, words, referee.state),
    )


def draw(referee: Referee, guise: Guise) -> Scene:
    """As the chosen player sees the table; who builds a position sees all of it."""
    look = guise.look(referee.kit, referee.seat, guise.view or "", referee.picked)
    state = referee.state if referee.building else referee.kit.game.seen_by(referee.state, referee.seat)
    return draw_over(referee.kit.draw(state, look), _overlay(referee, guise.focus), look.theme)


def _overlay(referee: Referee, focus: Key) -> Overlay:
    verdict, kit = referee.verdict, referee.kit
    if verdict is not None and not verdict.legal:
        refused = on_what_is_held(against(verdict), referee.kit, referee.state, referee.seat, referee.picked)
        return replace(refused, chosen=referee.picked, focus=focus)
    if verdict is not None:
        way = kit.game.moves.way_of(referee.state, verdict.move)
        return Overlay(good=verdict.tried, ghost=way, focus=focus)
    following = kit.next_keys(referee.state, referee.seat, referee.picked) if referee.picked else ()
    return Overlay(chosen=referee.picked, next=following, good=lit_by(referee.told, referee.seat), focus=focus)


def _says(referee: Referee, words: Words) -> tuple[Say, ...]:
    kit, verdict = referee.kit, referee.verdict
    said: list[Say] = []
    if referee.trouble is not None:
        said.append(Say("wrong", words(referee.trouble)))
    faults = kit.game.faults(referee.state)
    said += [Say("wrong", words.say("referee-fault", fault=fault)) for fault in faults[:MOST_FAULTS]]
    if len(faults) > MOST_FAULTS:
        said.append(Say("plain", words.say("referee-more", count=len(faults) - MOST_FAULTS)))
    if referee.building and not faults:
        said.append(Say("good", words.say("referee-possible")))
    if verdict is not None:
        said += [Say("good", words.say("verdict-legal"))] if verdict.legal else tell_broken(kit, words, verdict)
        would = tell_events(kit, words, foreseen(referee), referee.seat)
        said += [Say("plain", words.say("referee-would")), *would] if would else []
    said += tell_events(kit, words, referee.told, referee.seat)
    exercise = made(referee, words)
    if exercise is not None:
        said.append(Say("hint", words.say("making-about")))
        said += [Say("wrong", flaw) for flaw in exercise.flaws]
    elif verdict is not None and referee.seat != LEARNER:
        said.append(Say("plain", words.say("making-other-seat", who=LEARNER)))
    return tuple(said)


def _tried(referee: Referee, words: Words) -> str:
    if referee.verdict is None:
        return ""
    move = referee.kit.say_move(referee.state, referee.verdict.move)
    return words.say("referee-tried", who=referee.verdict.move.seat, move=move)


def _fields(referee: Referee, words: Words) -> tuple[Field, ...]:
    """Position and move as text; one that could not be read stays to be mended."""
    text = referee.unread or referee.position
    position = Field(words.say("field-position"), text, WrotePosition, words.say("button-set-up"), long=True)
    if referee.building:
        return (position,)
    if referee.making:
        example = words.say(f"making-{referee.making}-text")
        sentence = referee.sentence or example
        return (Field(words.say("field-sentence"), sentence, WroteSentence, words.say("button-sentence"), long=True),)
    verdict = referee.verdict
    move = referee.kit.game.write_move(referee.state, verdict.move) if verdict is not None else referee.unread_move
    return (
        position,
        Field(words.say("field-move"), move, WroteMove, words.say("button-judge-it"), example=_example(referee, words)),
    )


def _example(referee: Referee, words: Words) -> str:
    """How a move is written, by one that is legal here: nobody should have to be wrong to learn it."""
    move = next(iter(referee.kit.game.legal_moves(referee.state)), None)
    return "" if move is None else words.say("field-example", move=referee.kit.game.write_move(referee.state, move))


def _repairs(referee: Referee, words: Words) -> tuple[Push, ...]:
    """The nearest legal moves: each can be looked at with one press."""
    repairs = referee.verdict.repairs if referee.verdict is not None else ()
    return tuple(
        Push(words.say("referee-repair", move=referee.kit.say_move(referee.state, move)), Tried(move))
        for move in repairs
    )


def _menus(referee: Referee, words: Words) -> tuple[Menu, ...]:
    seats = tuple(Seat(number) for number in range(referee.state.players))
    named = tuple(Line(words.say("someone", who=seat), ChoseSeat(seat)) for seat in seats)
    whose = Menu(words.say("menu-as"), named, ChoseSeat(referee.seat))
    if referee.building:
        return (_tools(referee, words), whose, _starts(referee, words))
    if referee.making:
        return (_exercises(referee, words),)
    return (whose, _legal(referee, words))


def _exercises(referee: Referee, words: Words) -> Menu:
    lines = tuple(Line(words.say(f"making-{kind}"), ChoseExercise(kind)) for kind in kinds(referee))
    return Menu(words.say("menu-making"), lines, ChoseExercise(referee.making))


def _tools(referee: Referee, words: Words) -> Menu:
    tools = referee.kit.editor.tools(referee.state)
    tool = referee.tool if referee.tool in {tool.id for tool in tools} else tools[0].id
    return Menu(
        words.say("menu-tool"), tuple(Line(words(tool.name), ChoseTool(tool.id)) for tool in tools), ChoseTool(tool)
    )


def _starts(referee: Referee, words: Words) -> Menu:
    counts = tuple(
        Line(words.say("menu-players-count", count=count), ChoseStart(count)) for count in referee.kit.game.seats
    )
    return Menu(words.say("menu-new-position"), (Line("…", None), *counts), None)


def _legal(referee: Referee, words: Words) -> Menu:
    """On an impossible position the quick way to all moves may find some that a rule refuses."""
    kit, state = referee.kit, referee.state
    legal = kit.game.legal_moves(state)
    moves = [move for move in islice(legal, MOST_LINES) if kit.game.allows(state, move)]
    lines = tuple(Line(words(kit.say_move(state, move)), Tried(move)) for move in moves)
    if len(legal) > MOST_LINES:
        title = words.say("menu-legal-first", shown=len(moves), count=len(legal))
    else:
        title = words.say("menu-legal-count", count=len(moves))
    return Menu(words.say("menu-legal"), (Line(title, None), *lines), None)


def _buttons(referee: Referee, words: Words) -> tuple[Push, ...]:
    making = words.say("button-making")
    if referee.making:
        return (
            Push(words.say("button-copy-cell"), Copy.CELL),
            Push(words.say("button-copy-file"), Copy.FILE),
            Push(making, RefereeButton.MAKE, main=True, place="back"),
            Push(words.say("button-copy-exercise"), Copy.EXERCISE, place="on"),
        )
    legal = referee.verdict is not None and referee.verdict.legal
    built = words.say("button-build-done" if referee.building else "button-build")
    ways = []
    if not referee.building:
        ways.append(Push(words.say("button-play-it"), RefereeButton.PLAY_IT, legal, main=legal, place="on"))
    if referee.kit.editor.tools(referee.state):
        place: Place = "on" if referee.building else ""
        ways.append(Push(built, RefereeButton.BUILD, main=referee.building, place=place))
    return (
        *ways,
        *((Push(making, RefereeButton.MAKE),) if kinds(referee) else ()),
        Push(words.say("button-undo"), Button.UNDO, referee.before is not None, place="back"),
        Push(words.say("button-copy-link"), Copy.LINK, place="aside"),
        Push(words.say("button-copy-svg"), Copy.SVG, place="aside"),
        Push(words.say("button-copy-png"), Copy.PNG, place="aside"),
    )


def _prompt(referee: Referee, words: Words) -> str:
    if referee.said is not None:
        return words(referee.said)
    if held := still_held(referee.kit, referee.verdict, referee.picked):
        return words(held)
    if referee.building or referee.verdict is not None or referee.trouble is not None:
        return ""
    return words(referee.kit.touch(referee.state, referee.seat, referee.picked).said)
