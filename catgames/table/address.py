"""Where a page stands, in one text that survives a reload: `section=action-2&step=grow&lang=fr`.

section, step, moves, shown, again    a step of the course, how far it has been done, how often it came back
ahead, proof                    where the section goes on after it; the how manieth question of its proof it is
own, step, …                    the same in a lesson of somebody's own, which the link holds
room=first, match               the first game, as far as it has been played, and what was refused on the way
room=practice, rule             the map, with a rule touched
room=practice, of               a new round of these rules
room=practice, exam             an exam by its seed, still to begin
room=practice, drill, of, given     a drill, as far as it has been answered
room=practice, certificate      a check code to look at
room=play, match                a game being played
room=referee, position, as, move    a question to the referee
lang, theme                     how it is shown
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from urllib.parse import parse_qsl, urlencode

from catgames.core.errors import Unreadable
from catgames.core.message import Message, Seat
from catgames.scene.theme import THEMES
from catgames.table.code import read_match, write_match
from catgames.table.first.address import TRIED, read_tried, write_first
from catgames.table.first.first import First, resumed
from catgames.table.inputs import RoomName
from catgames.table.lesson.own import open_own
from catgames.table.lesson.table import TURNS, Debt, Table, go_to, return_to
from catgames.table.match.match import Match
from catgames.table.page import Page, rooms_of
from catgames.table.practice.address import open_practice_at, write_practice
from catgames.table.referee.referee import Referee, read_move, read_position
from catgames.teach.remembered import read as read_known
from catgames.teach.remembered import write as write_known
from catgames.teach.step import MOST_DIGITS
from catgames.text.words import LANGUAGES

Parts = dict[str, str]
"""What an address says, by name: whoever understands a part takes it out."""
LONGEST_SHOWN = 80
TIMES = ":"


def write_address(page: Page) -> str:
    match page.room:
        case RoomName.FIRST:
            parts = {"room": page.room, "match": write_first(page.first)}
        case RoomName.LEARN:
            parts = _write_lesson(page.learning)
            if page.own is not None and page.own.packed:
                parts["own"] = page.own.packed
        case RoomName.PRACTICE:
            parts = {"room": page.room, **write_practice(page.practice)}
        case RoomName.PLAY:
            parts = {"room": page.room, "match": write_match(page.match)}
        case RoomName.REFEREE:
            parts = _write_question(page.referee)
    return urlencode({**parts, "lang": page.guise.language, "theme": page.guise.theme})


def _write_lesson(table: Table) -> Parts:
    parts = {"section": table.unit.section, "step": table.unit.steps[table.step].id, **table.play.trail}
    ways = {"ahead": table.ahead, "proof": table.proof}
    return parts | {name: str(number) for name, number in ways.items() if number is not None}


def _write_question(asked: Referee) -> Parts:
    parts = {"room": RoomName.REFEREE, "position": asked.position, "as": str(asked.seat + 1)}
    if asked.verdict is not None:
        parts["move"] = asked.kit.game.write_move(asked.state, asked.verdict.move)
    return parts


def open_address(page: Page, address: str) -> Page:
    """The screen that an address names; whatever cannot be read is said, and the rest is used."""
    parts = dict(parse_qsl(address.strip().lstrip("#"), keep_blank_values=True))
    unread = [] if parts or not address.strip("# ") else [address]
    language = _known(parts, "lang", page.guise.language, LANGUAGES, unread)
    theme = _known(parts, "theme", page.guise.theme, THEMES, unread)
    guise = replace(page.guise, language=language, theme=theme)
    default = RoomName.LEARN if {"section", "own"} & parts.keys() else page.room
    room = RoomName(_known(parts, "room", default, rooms_of(page.kit), unread))
    page = replace(page, guise=guise, room=room, notice=None)
    match room:
        case RoomName.FIRST:
            page = replace(page, first=_open_first(page.first, parts, unread))
        case RoomName.LEARN:
            page = _open_learning(page, parts, unread)
        case RoomName.PRACTICE:
            page = replace(page, practice=open_practice_at(page.practice, parts, unread))
        case RoomName.PLAY:
            page = replace(page, match=_open_match(page.match, parts, unread))
        case RoomName.REFEREE:
            page = replace(page, referee=_open_question(page.referee, parts, unread))
    unread += parts
    if not unread:
        return page
    return replace(page, notice=Message("unreadable-address", {"text": ", ".join(unread)[:LONGEST_SHOWN]}))


def _known(parts: Parts, name: str, default: str, known: Collection[str], unread: list[str]) -> str:
    value = parts.pop(name, default)
    if value in known:
        return value
    unread.append(value)
    return default


def _open_learning(page: Page, parts: Parts, unread: list[str]) -> Page:
    packed = parts.pop("own", "")
    if not packed:
        return replace(page, own=None, lesson=_open_lesson(page.lesson, parts, unread))
    try:
        own = open_own(page.kit, packed)
    except Unreadable as error:
        return replace(page, own=None, notice=error.message)
    return replace(page, own=replace(own, table=_open_lesson(own.table, parts, unread)))


def _open_lesson(table: Table, parts: Parts, unread: list[str]) -> Table:
    section, step = parts.pop("section", table.unit.section), parts.pop("step", None)
    sections = {unit.section: number for number, unit in enumerate(table.kit.units)}
    if section not in sections:
        unread.append(section)
        return table
    if step is None and section == table.unit.section:
        return table
    steps = [known.id for known in table.kit.unit(section).steps]
    unread += [step] if step and step not in steps else []
    number = steps.index(step) if step in steps else 0
    ends = range(len(steps) + 1)
    asked = [place for place, id in enumerate(table.kit.unit(section).proof) if id == steps[number]]
    ahead, proof = _place(parts, "ahead", ends, unread), _place(parts, "proof", asked, unread)
    return replace(go_to(table, sections[section], number, parts, ahead), proof=proof)


def _place(parts: Parts, name: str, known: Collection[int], unread: list[str]) -> int | None:
    value = _known(parts, name, "", ("", *map(str, known)), unread)
    return int(value) if value else None


def _open_first(first: First, parts: Parts, unread: list[str]) -> First:
    """As far as it had been played; a match on another deal is no first game."""
    text, _, tried = parts.pop("match", "").partition(TRIED)
    match = _open_match(first.match, {"match": text}, unread)
    if match.setup != first.match.setup:
        unread.append("match")
        return first
    return first if match is first.match else resumed(match, read_tried(match, tried))


def _open_match(match: Match, parts: Parts, unread: list[str]) -> Match:
    text = parts.pop("match", "")
    if not text:
        return match
    try:
        return read_match(match.kit, text)
    except ValueError:
        unread.append(text)
        return match


def _open_question(asked: Referee, parts: Parts, unread: list[str]) -> Referee:
    position, seat, move = parts.pop("position", ""), parts.pop("as", ""), parts.pop("move", "")
    if position:
        asked = read_position(asked, position)
        if asked.trouble is not None:
            return asked  # it says itself what is wrong, and keeps the text to be mended
    seats = [str(number + 1) for number in range(asked.state.players)]
    if seat in seats:
        asked = replace(asked, seat=Seat(seats.index(seat)))
    elif seat:
        unread.append(seat)
    return read_move(asked, move) if move else asked


def write_kept(page: Page) -> str:
    """What the browser shall remember of this game: the course, what is known, the match, the first game."""
    parts = {**_write_course(page.lesson), "match": write_match(page.match)}
    if page.mastery.known:
        parts["known"] = write_known(page.mastery)
    if page.practice.rounds:
        parts["rounds"] = str(page.practice.rounds)
    if page.first.match.entries or page.first.story.broken:
        parts["first"] = write_first(page.first)
    return urlencode(parts)


def _write_course(table: Table) -> Parts:
    """The steps done, what is to come back and the how manieth time, what was stumbled over, and where it stands."""
    parts = {"done": " ".join(sorted(table.finished)), "at": table.left_at}
    if table.owed:
        parts["owed"] = " ".join(f"{debt.step}{TIMES}{debt.turn}" for debt in table.owed)
    if table.stumbled:
        parts["stumbled"] = " ".join(sorted(table.stumbled))
    return parts


def _with_course(table: Table, parts: Parts, done: str) -> Table:
    known = {id for unit in table.kit.units for id in unit.step_ids}
    debts = (_read_debt(text) for text in parts.get("owed", "").split())
    table = replace(
        table,
        finished=table.finished | (known & set(done.split())),
        owed=tuple(debt for debt in debts if debt.step in known),
        stumbled=table.stumbled | set(parts.get("stumbled", "").split()),
    )
    return return_to(table, parts.get("at", ""))


def _with_known(page: Page, parts: Parts, unread: list[str]) -> Page:
    rounds = parts.get("rounds", "")
    counted = int(rounds) if rounds.isdecimal() and rounds.isascii() and len(rounds) <= MOST_DIGITS else 0
    practice = replace(page.practice, rounds=max(page.practice.rounds, counted))
    rules = [clause.id for clause in page.kit.game.rulebook.clauses]
    try:
        kept = read_known(parts.get("known", ""), rules)
    except Unreadable:
        unread.append("known")
        return page
    return replace(page, practice=practice, mastery=page.mastery.joined(kept))


def _read_debt(text: str) -> Debt:
    step, _, turn = text.partition(TIMES)
    return Debt(step, int(turn) if turn in TURNS else 1)


def with_kept(page: Page, remembered: str) -> Page:
    """What was kept on earlier visits; whatever is not known any more is passed over."""
    parts = dict(parse_qsl(remembered))
    lesson = _with_course(page.lesson, parts, parts.get("done", remembered))
    unread: list[str] = []
    page = replace(page, lesson=lesson, match=_open_match(page.match, parts, unread))
    page = replace(page, first=_open_first(page.first, {"match": parts.get("first", "")}, unread))
    page = _with_known(page, parts, unread)
    return replace(page, notice=Message("unreadable-kept")) if unread else page
