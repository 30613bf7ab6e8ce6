"""A game's page: five rooms (a first game, learn, practise, play, ask the referee) and what they share."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from catgames.core.message import Message
from catgames.games.kit import AnyKit
from catgames.players.cats import GREEDY
from catgames.table.code import Carried, write_code
from catgames.table.first.first import First, open_first
from catgames.table.guise import PLAIN, Guise
from catgames.table.inputs import Copy, PageButton, RoomName
from catgames.table.lesson.own import Own
from catgames.table.lesson.table import Table, open_table
from catgames.table.match.match import PERSON, Match, agree, deal
from catgames.table.practice.practice import Practice, open_practice
from catgames.table.referee.referee import Referee, new_deal
from catgames.teach.mastery import Mastery


@dataclass(frozen=True, slots=True)
class Handed:
    """Something to take along, and the how manieth it is."""

    number: int
    kind: Copy


@dataclass(frozen=True, slots=True)
class Page:
    kit: AnyKit
    first: First
    lesson: Table
    practice: Practice
    match: Match
    referee: Referee
    own: Own | None = None
    """A lesson that a link has brought; it stands where the course stands, which is as it was."""
    mastery: Mastery = field(default_factory=Mastery)
    """How well each rule is known, from what was answered in any room."""
    now: int = 0
    """Seconds since 1970, by the reader's clock."""
    room: RoomName = RoomName.LEARN
    guise: Guise = PLAIN
    notice: Message | None = None
    """Something to say about the page itself: a link or a code that could not be read."""
    handed: Handed | None = None
    handings: int = 0
    """How many things have been taken along."""
    carrying: bool = False
    """The code that carries everything elsewhere is shown."""
    legend: bool = False
    """What is what on the board is shown."""
    text_board: bool = False
    """The board is shown as buttons too."""
    unfolded: frozenset[PageButton] = frozenset()
    """What a small screen folds away, and is open now."""
    here: str = ""
    """Where the browser found the page."""
    arrived: bool = False
    """An address has been followed, so what its reader likes in general counts no more."""

    @property
    def learning(self) -> Table:
        """What is open where one learns: a lesson of somebody's own, or the course."""
        return self.own.table if self.own else self.lesson

    def with_mastery(self, mastery: Mastery) -> Page:
        return replace(self, mastery=mastery)


def rooms_of(kit: AnyKit) -> tuple[RoomName, ...]:
    """Those that a game has: without a guide there is no first game, without exercises no practice."""
    missing = {RoomName.FIRST: not kit.guide.beats, RoomName.PRACTICE: not kit.families}
    return tuple(room for room in RoomName if not missing.get(room))


def open_page(kit: AnyKit, guise: Guise = PLAIN, seed: int = 1) -> Page:
    """The course at its beginning, a first match of a person against a cat, an empty question."""
    match = deal(kit, agree(kit, (PERSON, GREEDY), seed))
    return Page(
        kit,
        open_first(kit),
        open_table(kit),
        open_practice(kit),
        match,
        new_deal(kit, len(match.setup.players)),
        guise=guise,
    )


def packed(page: Page) -> str:
    """The code of everything that should not be lost."""
    lesson = page.lesson
    owed = frozenset(debt.step for debt in lesson.owed)
    carried = Carried(
        lesson.finished, page.guise.language, page.guise.theme, page.match, owed, lesson.left_at, page.mastery
    )
    return write_code(page.kit, carried)
