"""From the table to the screen: what this learner may see, in their words."""

from __future__ import annotations

from catgames.core.key import Key, Keys
from catgames.scene.overlay import Overlay, draw_over
from catgames.scene.scene import Scene
from catgames.table.guise import PLAIN, Guise
from catgames.table.lesson.answers import choices, right_answer, rule_choices
from catgames.table.lesson.hints import GHOST, hinted_keys
from catgames.table.lesson.marking import marking, proofs
from catgames.table.lesson.panel import says
from catgames.table.lesson.table import Table
from catgames.table.lesson.watching import frames
from catgames.table.screen import Choice, FigureRow, Menu, Push, RuleCard, Screen
from catgames.table.telling import tell_ledger
from catgames.teach.lesson import LEARNER, Claim, Count, Judge, Read, Select, Tempt, Try, Watch
from catgames.text.rules import cited, rule_law, rule_name, section_name
from catgames.text.words import Words


def view(table: Table, guise: Guise = PLAIN) -> Screen:
    words = guise.words(table.kit, LEARNER)
    unit, step = table.unit, table.lesson_step
    scene = draw(table, guise)
    kind = words.say(f"kind-{step.kind}")
    labels = scene.labels()
    return Screen(
        scene=scene,
        game=words.say("game-title"),
        heading=words.say("step-of", kind=kind, number=table.step + 1, count=len(unit.steps)),
        aside=_progress(table, words),
        text=words.say(unit.text_id(step)),
        rules=tuple(
            RuleCard(words(cited(table.kit.game.rulebook, rule)), words(rule_law(rule)), rule) for rule in _rules(table)
        ),
        rules_title=words.say("rules-here"),
        figures=_figures(table, words),
        figures_title=words.say("figures"),
        says=says(table, words),
        ledger=tell_ledger(table.kit, words, table.play.verdict),
        ledger_title=words.say("verdict-why"),
        question=_question(table, words),
        choices=_choices(table, words),
        menus=(_sections(table, words),),
        buttons=_buttons(table, words),
        prompt=_prompt(table, words, scene),
        card_title=words.say("rules-card"),
        pieces=tuple((key, labels.get(key, key)) for key in scene.keys),
        picked=table.play.picked,
    )


def _sections(table: Table, words: Words) -> Menu:
    """The rulebook's sections in order, those that are done ticked."""
    lines = []
    for number, unit in enumerate(table.kit.units):
        done = all(unit.step_id(step) in table.finished for step in unit.steps)
        lines.append((str(number), ("✓ " if done else "") + words(section_name(unit.section))))
    return Menu("section", words.say("menu-section"), tuple(lines), str(table.section))


def draw(table: Table, guise: Guise) -> Scene:
    """Only what the learner may see is handed to the drawing, so nothing else can be shown."""
    kit, play, step = table.kit, table.play, table.lesson_step
    state = frames(table)[play.shown].state if isinstance(step, Watch) else play.attempt.state
    view = step.view if isinstance(step, Read | Claim | Count | Select) else ""
    look = guise.look(kit, LEARNER, view)
    scene = kit.draw(kit.game.seen_by(state, LEARNER), look)
    return draw_over(scene, _overlay(table, guise.focus), look.theme)


def _overlay(table: Table, focus: Key) -> Overlay:
    kit, play, step = table.kit, table.play, table.lesson_step
    good: Keys = ()
    wrong: Keys = ()
    parts: tuple[Keys, ...] = ()
    hint: Keys = hinted_keys(table)
    ghost: Keys = hint if play.hints == GHOST else ()
    if isinstance(step, Read):
        hint = _proof(table, step) or step.lit
    elif isinstance(step, Watch):
        good = frames(table)[play.shown].lit
    elif isinstance(step, Judge) and not play.rule_answer:
        game, start = kit.game, play.attempt.start
        hint = kit.keys_of(start, game.read_move(start, step.move))
        ghost = hint
    if play.verdict is not None and not play.verdict.legal:
        wrong, parts = play.verdict.wrong, play.verdict.parts
    elif play.told:
        good = tuple(key for event in play.told if event.heard_by(LEARNER) for key in event.shown)
    if isinstance(step, Select) and play.answer:
        found = marking(table)
        good, wrong, hint = found.good, found.extra, (*found.missing, *proofs(table))
    choosing = play.picked and not isinstance(step, Select)
    following = kit.next_keys(play.attempt.state, LEARNER, play.picked) if choosing else ()
    return Overlay(play.picked, following, good, wrong, hint, ghost, parts, focus)


def _touched(table: Table) -> Key:
    """The thing whose name, or reason, was asked for by touching it."""
    said = table.play.said
    return str(said.args["key"]) if said is not None and said.id == "touched" else ""


def _proof(table: Table, step: Read) -> Keys:
    key = _touched(table)
    return step.proof(table.play.attempt, key) if key and step.proof else ()


def _progress(table: Table, words: Words) -> str:
    """Steps of this section that are done."""
    unit = table.unit
    done = sum(unit.step_id(step) in table.finished for step in unit.steps)
    return words.say("progress", done=done, count=len(unit.steps))


def _rules(table: Table) -> tuple[str, ...]:
    step = table.lesson_step
    return step.rules if isinstance(step, Read | Watch) else ()


def _figures(table: Table, words: Words) -> tuple[FigureRow, ...]:
    """The game's figures stand where its course begins, each with its source."""
    if table.section or not isinstance(table.lesson_step, Read):
        return ()
    return tuple(
        FigureRow(words.say(figure.id), figure.value, words.say(f"source-{figure.source}"))
        for figure in table.kit.game.rulebook.figures
    )


def _question(table: Table, words: Words) -> str:
    step, play = table.lesson_step, table.play
    if not isinstance(step, Judge):
        return ""
    game, start = table.kit.game, play.attempt.start
    move = table.kit.say_move(start, game.read_move(start, step.move))
    asked = "question-which-rule" if play.answer and not play.rule_answer else "question-move"
    return words.say(asked, move=move)


def _choices(table: Table, words: Words) -> tuple[Choice, ...]:
    step, play = table.lesson_step, table.play
    if isinstance(step, Judge) and play.answer:
        return tuple(
            Choice(rule, words(rule_name(rule)), _mark(rule, play.rule_answer, step.rule))
            for rule in rule_choices(step)
        )
    right = right_answer(table) if play.answer else ""
    return tuple(
        Choice(
            value, value if isinstance(step, Count) else words.say(f"button-{value}"), _mark(value, play.answer, right)
        )
        for value in choices(step)
    )


def _mark(value: str, answered: str, right: str) -> str:
    """Once answered, the right choice is marked, and the one taken if it was wrong."""
    if not answered:
        return ""
    if value == right:
        return "right"
    return "wrong" if value == answered else ""


def _buttons(table: Table, words: Words) -> tuple[Push, ...]:
    step, play = table.lesson_step, table.play
    done = play.done or isinstance(step, Read)
    first = table.section == 0 and table.step == 0
    last = table.section + 1 == len(table.kit.units) and table.step + 1 == len(table.unit.steps)
    made = [Push("back", words.say("button-back"), not first)]
    if isinstance(step, Watch):
        ahead = play.shown + 1 < len(frames(table))
        made.append(Push("unshow", words.say("button-unshow"), play.shown > 0))
        made.append(Push("show", words.say("button-show"), ahead, main=not play.done))
    if isinstance(step, Select) and not play.done:
        made.append(Push("check", words.say("button-check"), main=True))
    if isinstance(step, Try | Tempt):
        made.append(Push("hint", words.say("button-hint"), not play.done))
        if isinstance(step, Try):
            made.append(Push("undo", words.say("button-undo"), play.before is not None))
    made.append(Push("next", words.say("button-next"), not last, main=done))
    made.append(Push("again", words.say("button-again")))
    made.append(Push("ask", words.say("button-ask")))
    return tuple(made)


def _prompt(table: Table, words: Words, scene: Scene) -> str:
    """What the last touch meant, or what could be touched next."""
    step, play = table.lesson_step, table.play
    if key := _touched(table):
        reason = step.why(play.attempt, key) if isinstance(step, Read) and step.why else None
        return words(reason) if reason else scene.labels().get(key, "")
    if play.said is not None:
        return words(play.said)
    if isinstance(step, Try | Tempt) and not play.done and play.verdict is None:
        return words(table.kit.touch(play.attempt.state, LEARNER, ()).said)
    return ""
