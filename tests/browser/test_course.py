"""The course in the app: a section passed by its test or not, a wrong answer that comes back, a place that is kept."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from catgames.screen.inputs import Answered, Button, Input
from catgames.table.lesson.inputs import InStep, LessonButton
from catgames.table.lesson.table import Table
from catgames.table.lesson.transcript import rehearsals
from catgames.table.lesson.view import view
from catgames.teach import Select
from catgames.teach.step import LEARNER
from catgames.teach.steps.select import Marking
from tests.browser.layout import MEASURE, sight
from tests.browser.learner import Finger, Hand, Mouse, do
from tests.browser.visit import Visit

pytestmark = pytest.mark.browser

CHOSEN = "select => select.selectedOptions[0].text"
SIZES = {1280: (1280, 900), 390: (390, 844), 360: (360, 740)}
PHONE: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 1, "reduced_motion": "reduce"}


@dataclass
class Learner:
    """Works in the open section, in the browser and in Python at once, and measures every screen."""

    visit: Visit
    hand: Hand
    table: Table

    def do(self, given: Input) -> None:
        self.table = do(self.visit, self.hand, self.table, given)
        asked = sight(view(self.table, self.visit.guise).scene, opened=False)
        assert self.visit.page.evaluate(MEASURE, asked)["wrong"] == [], self.table.step_id

    def answer(self) -> None:
        """As the step's author foresaw."""
        for given in _foreseen(self.table):
            self.do(given)

    def err(self) -> None:
        """The first answer that is not the right one."""
        if isinstance(self.table.lesson_step, Select):
            self.do(Marking.CHECK)  # before anything is marked
            return
        right, *_ = _foreseen(self.table)
        offered = [push.gives for push in view(self.table).choices]
        self.do(next(one.given for one in offered if isinstance(one, InStep) and one.given != right))

    def word(self, id: str) -> str:
        return self.visit.guise.words(self.table.kit, LEARNER).say(id)

    def says(self) -> list[str]:
        """What is told now; that the page says it was looked at."""
        return [say.text for say in view(self.table, self.visit.guise).says]


def _sits_down(app: str, browser: Browser, game: str, section: str, language: str, width: int) -> Learner:
    phone = width < 600
    visit = Visit(browser, *SIZES[width], **(PHONE if phone else {}))
    visit.open(f"{app}/voila/render/{game}.ipynb#section={section}&lang={language}&theme=light")
    table = visit.table(f"section={section}", game)
    return Learner(visit, Finger(visit) if phone else Mouse(visit), table)


def _section(visit: Visit) -> str:
    """The open section, as the menu tells it."""
    return str(visit.page.locator(".cg-told .cg-menus select").evaluate(CHOSEN))


def _foreseen(table: Table) -> tuple[Input, ...]:
    """What does the open step; nothing where there is only something to read."""
    return tuple(given for way in rehearsals(table)[-1:] for given in way.inputs)


def _asks(table: Table) -> bool:
    return isinstance(next(iter(_foreseen(table)), None), Answered)


@pytest.mark.parametrize(
    ("game", "section", "language", "width"),
    [("burglars", "mirrors", "en", 1280), ("cleocatra", "turn", "fr", 360), ("cloaked", "end", "fr", 390)],
)
def test_a_section_is_passed_by_its_hard_questions(
    app: str, browser: Browser, game: str, section: str, language: str, width: int
) -> None:
    learner = _sits_down(app, browser, game, section, language, width)
    visit = learner.visit
    learner.do(LessonButton.PROVE)
    visit.shot(f"proof-{game}-{width}")
    for number in range(len(learner.table.unit.proof)):
        assert learner.table.proof == number
        assert not _section(visit).startswith("✓")
        learner.answer()
        if not learner.table.is_proved:
            learner.do(Button.NEXT)
    assert learner.says()[-1] == learner.word("proof-passed")
    assert _section(visit).startswith("✓")
    visit.shot(f"proof-passed-{game}-{width}")
    learner.do(Button.NEXT)
    assert learner.table.step == 0
    assert not _section(visit).startswith("✓"), "the next section"
    visit.page.reload()
    visit.settled()
    expect(visit.page.locator(".cg-told .cg-menus option").filter(has_text="✓")).to_have_count(1)
    visit.close()


@pytest.mark.parametrize(
    ("game", "section", "language", "width"), [("pocket", "cat", "en", 1280), ("burglars", "end", "fr", 360)]
)
def test_who_fails_the_test_does_the_section_step_by_step_and_owes_nothing(
    app: str, browser: Browser, game: str, section: str, language: str, width: int
) -> None:
    learner = _sits_down(app, browser, game, section, language, width)
    visit = learner.visit
    learner.do(LessonButton.PROVE)
    while not _asks(learner.table):
        learner.answer()
        learner.do(Button.NEXT)
    learner.err()
    assert learner.says()[-1] == learner.word("proof-failed")
    visit.shot(f"proof-failed-{game}-{width}")
    learner.do(Button.NEXT)
    assert (learner.table.step, learner.table.proof, learner.table.owed) == (0, None, ())
    expect(visit.page.locator(".cg-progress")).to_have_text(view(learner.table, visit.guise).aside)
    assert not _section(visit).startswith("✓")
    visit.close()


@pytest.mark.parametrize(
    ("game", "section", "missed", "language", "width"),
    [
        ("cloaked", "turn", "two-cats", "fr", 360),
        ("cleocatra", "inspectors", "home", "fr", 1280),
        ("pocket", "prey", "two-away", "en", 390),
    ],
)
def test_a_wrong_answer_comes_back_in_another_guise_until_it_is_right(
    app: str, browser: Browser, game: str, section: str, missed: str, language: str, width: int
) -> None:
    """Answered wrongly twice; the section ends with the third answer, and says what to repeat."""
    learner = _sits_down(app, browser, game, section, language, width)
    visit, unit = learner.visit, learner.table.unit
    turns = []
    while True:
        asked = learner.table.step_id == f"{section}/{missed}"
        turns += [learner.table.play] if asked else []
        if asked and len(turns) < 3:
            learner.err()
            assert learner.says()[-1] == learner.word("comes-back")
            visit.shot(f"comes-back-{game}-{width}-{len(turns)}")
        else:
            learner.answer()
        expect(visit.page.locator(".cg-progress")).to_have_text(view(learner.table, visit.guise).aside)
        if learner.table.is_done(unit):
            break
        assert not _section(visit).startswith("✓")
        learner.do(Button.NEXT)
    assert [play.turn for play in turns] == [0, 1, 2]
    first, second, third = (play.opening.state for play in turns)
    assert first != second != third, "each time on another position"
    assert learner.says()[-1] == learner.word("section-mended")
    for told in view(learner.table, visit.guise).lists:
        visit.says(told.title)
    repeated = view(learner.table, visit.guise).lists[-1]
    assert {card.rule for card in repeated.cards} == learner.table.stumbled
    visit.shot(f"section-done-{game}-{width}")
    visit.close()


@pytest.mark.parametrize(("game", "language", "width"), [("pocket", "fr", 360), ("cleocatra", "en", 1280)])
def test_where_i_left_off_is_where_i_come_back_to(
    app: str, browser: Browser, game: str, language: str, width: int
) -> None:
    """By the home page another day; and by a reload in the midst of a question that has come back."""
    learner = _sits_down(app, browser, game, "setup", language, width)
    visit = learner.visit
    while learner.table.ahead is None:
        if not learner.table.owed and _asks(learner.table):
            learner.err()
        else:
            learner.answer()
        learner.do(Button.NEXT)
    back = learner.table
    visit.page.reload()
    visit.settled()
    expect(visit.page.locator(".cg-kind")).to_contain_text(view(back, visit.guise).heading)
    expect(visit.page.locator(".cg-text")).to_have_text(view(back, visit.guise).text)
    learner.table = replace(back, owed=(replace(back.owed[0], wait=3),))
    learner.answer()
    learner.do(Button.NEXT)
    left = view(learner.table, visit.guise)
    visit.page.goto(f"{app}/#lang={language}&theme=light")
    visit.page.locator(f"a[data-game={game}][href*='room=learn']").click()
    visit.settled()
    expect(visit.page.locator(".cg-kind")).to_contain_text(left.heading)
    expect(visit.page.locator(".cg-text")).to_have_text(left.text)
    expect(visit.page.locator(".cg-progress")).to_have_text(left.aside)
    assert learner.table.step > 1
    visit.close()
