"""Right answers finish a step, wrong ones bring it back; what is owed is kept; who knows a section proves it."""

from __future__ import annotations

from dataclasses import replace
from zlib import crc32

from catgames import check
from catgames.core.message import Message
from catgames.games import load
from catgames.games.kit import AnyKit
from catgames.screen.inputs import Answered, Button, Ticked, Touched
from catgames.table.address import open_address, with_kept, write_address, write_kept
from catgames.table.code import Carried, read_code, write_code
from catgames.table.inputs import Entered, Remembered, RoomName, WroteCode
from catgames.table.lesson.inputs import LessonButton, Went
from catgames.table.lesson.table import Table, go_to, open_table
from catgames.table.lesson.transcript import rehearsals, rehearse
from catgames.table.lesson.update import update
from catgames.table.lesson.view import view
from catgames.table.packing import CHECK, Packer
from catgames.table.page import Page, open_page, packed
from catgames.table.update import update as update_page
from catgames.table.view import view as view_page
from catgames.teach import Claim, Count, Decide, Judge, Read, Try, Unit, Watch, happened, legal, moved_like, verdict_on
from catgames.teach.steps.decide import Another
from catgames.teach.steps.watch import PACE_MS, Show
from catgames.text.words import Words

AT = "turn 1; 1 hand gp crews bo y r; 2 hand *6 crews r; 3 hand *6; seed 6"
MAY_GROW = Claim(
    id="grow",
    text="This crew may grow.",
    at=AT,
    fact=legal("form green 1"),
    rule="form.same-size",
    why=verdict_on("form green 1"),
)
MANY = Count(
    id="many",
    text="How many cats are in your crews?",
    at=AT,
    amount=lambda a: sum(len(crew.cats) for crew in a.state.crews[0]),
    parts=lambda a: tuple((len(crew.cats), Message("number", {"count": 1})) for crew in a.state.crews[0]),
    choices=(3, 4, 5, 6),
)
JUDGED = Judge(
    id="judged",
    text="And this?",
    at=AT,
    move="form green 2",
    rule="form.same-size",
    also=("form.one-cat",),
    others=("form.no-mirror",),
)
READS = tuple(Read(id=f"read-{n}", text="Read.", at=AT) for n in range(4))
COURSE = (
    Unit("action-2", (MAY_GROW, *READS, MANY, JUDGED), need="first", proof=("grow", "judged")),
    Unit("action-3", (Read(text="The end.", at=AT),), need="variant", minutes=7),
)


def _kit() -> AnyKit:
    return replace(load("burglars"), units=COURSE)


def _missed() -> Table:
    return update(open_table(_kit()), Answered("true"))


def _next(table: Table, times: int = 1) -> Table:
    for _ in range(times):
        table = update(table, Button.NEXT)
    return table


def test_a_wrong_answer_is_explained_with_this_positions_numbers_and_comes_back_on_a_twin() -> None:
    missed = _missed()
    said = " ".join(say.text for say in view(missed).says)
    assert "comes back" in said
    assert "2" in said, "the size of the crew that cannot grow"
    assert view(missed).aside == "0 of 7 done, 1 to come back"
    assert [_next(missed, times).lesson_step.id for times in (1, 2, 3)] == ["read-0", "read-1", "grow"]
    back = _next(missed, 3)
    assert back.play.attempt.state == back.kit.twin(missed.play.opening.start)
    assert "once more" in view(back).heading
    right = update(back, Answered("false"))
    assert right.owed == ()
    assert "action-2/grow" in right.finished
    assert _next(right).lesson_step.id == "read-2", "the section goes on where it was left"


def test_the_section_does_not_end_before_what_is_owed_is_right() -> None:
    table = _next(open_table(_kit()), 5)
    assert table.lesson_step.id == "many"
    wrong = _next(update(table, Answered("3")), 2)
    assert wrong.lesson_step.id == "many"
    again = _next(update(wrong, Answered("3")))
    assert (again.lesson_step.id, again.play.turn) == ("many", 2)
    assert _next(again).unit.section == "action-3", "who passes over it is not held back"
    right = update(again, Answered("4"))
    assert not right.owed
    assert _next(right).unit.section == "action-3"


def test_the_parts_of_a_sum_are_told() -> None:
    table = update(_next(open_table(_kit()), 5), Answered("6"))
    assert any(say.text.startswith("4 = 2 (1) + 1 (1) + 1 (1)") for say in view(table).says)


def test_options_stand_in_another_order_when_they_come_back() -> None:
    table = _next(open_table(_kit()), 5)
    back = _next(update(table, Answered("3")), 2)
    first, second = ([choice.label for choice in view(one).choices] for one in (table, back))
    assert first != second
    assert sorted(first) == sorted(second)


def test_who_only_begins_anew_still_owes_the_answer() -> None:
    again = update(update(_missed(), LessonButton.AGAIN), Answered("false"))
    assert again.play.done
    assert [debt.step for debt in again.owed] == ["action-2/grow"]
    assert "action-2/grow" not in again.finished


def test_a_rule_that_could_be_named_as_well_is_right_too() -> None:
    table = update(_next(open_table(_kit()), 6), Answered("legal"))
    for rule, right in (("form.same-size", True), ("form.one-cat", True), ("form.no-mirror", False)):
        answered = update(table, Answered(rule))
        assert answered.play.done is right
        assert answered.play.judged == (("form.same-size", right),)
    legal_by = view(update(table, Answered("form.same-size"))).says[-1].text
    assert "What decides" in legal_by
    assert "another crew" in legal_by or "equal" in legal_by or "size" in legal_by


def test_a_wrong_verdict_is_not_asked_for_its_rule() -> None:
    table = update(_next(open_table(_kit()), 6), Answered("illegal"))
    assert table.play.missed
    assert all(choice.mark or not choice.enabled for choice in view(table).choices)


def test_a_section_ends_with_what_is_known_and_what_to_repeat() -> None:
    table = update(_next(_missed(), 3), Answered("false"))
    for answers in (("4",), ("legal", "form.same-size")):
        while not view(table).choices or table.play.answers:
            table = _next(table)
        for answer in answers:
            table = update(table, Answered(answer))
    room = view(table)
    assert [len(shown.cards) for shown in room.lists] == [1]
    assert room.lists[0].title.startswith("Worth repeating")
    assert room.says[-1].text.startswith("Section finished")
    assert "whole game" in view(replace(table, finished=table.finished | {"action-3/1"})).says[-1].text


def test_a_section_says_of_its_answers_no_more_than_is_so() -> None:
    """All right from the beginning, right in the end, or nothing was asked."""
    words = Words(_kit().game.id, "en")
    table = replace(open_table(_kit()), finished=_kit().units[0].step_ids - {"action-2/grow"})
    assert view(update(table, Answered("false"))).says[-1].text == words.say("section-done")
    missed = update(table, Answered("true"))
    mended = update(_next(missed, 3), Answered("false"))
    assert mended.is_done(mended.unit)
    assert view(mended).says[-1].text == words.say("section-mended")
    read = go_to(open_table(_kit()), 1, 0)
    assert _next(read).is_done(read.unit)
    assert view(_next(read)).says[0].text == words.say("section-read")


def test_the_last_step_leads_to_what_was_left_out_and_to_a_game() -> None:
    """Also where it is a question that has come back: a way on that does nothing is none."""
    kit = replace(_kit(), units=_kit().units[:1])
    table = replace(open_table(kit), finished=kit.units[0].step_ids - {"action-2/grow", "action-2/read-1"})
    back = go_to(update(table, Answered("true")), 0, 0, {"again": "1"}, ahead=7)
    ends = update(back, Answered("false"))
    assert ends.is_last
    pushes = {push.gives: push for push in view(ends).buttons}
    assert Button.NEXT not in pushes
    assert pushes[Entered(RoomName.PLAY)].place == "on"
    left_out = update(ends, next(given for given in pushes if isinstance(given, Went)))
    assert left_out.step_id == "action-2/read-1"
    assert "Still open" in view(ends).says[-1].text
    done = view(_next(left_out))
    assert not any(isinstance(push.gives, Went) for push in done.buttons)


def test_the_way_on_does_something_wherever_it_can_be_pressed(kit: AnyKit) -> None:
    """On the last step of every section, left as it was found or answered, come back or not."""
    for section, unit in enumerate(kit.units):
        for ahead in (None, len(unit.steps)):
            trail = {} if ahead is None else {"again": "1"}
            table = go_to(open_table(kit), section, len(unit.steps) - 1, trail, ahead)
            for one in (table, *(rehearse(table, rehearsal) for rehearsal in rehearsals(table))):
                push = next((push for push in view(one).buttons if push.gives is Button.NEXT), None)
                assert push is None or not push.enabled or update(one, Button.NEXT) != one, one.step_id


def test_what_is_so_is_no_mistake_whatever_was_answered() -> None:
    """Only the answer is marked as wrong, not the reason that is told with it."""
    for number, wrong in ((0, "true"), (5, "3"), (6, "illegal")):
        table = update(go_to(open_table(_kit()), 0, number), Answered(wrong))
        assert table.play.missed
        first, *others = view(table).says
        assert first.tone == "wrong"
        assert others
        assert not [say.text for say in others if say.tone == "wrong"]


# --- proving ---------------------------------------------------------------------------------------


def test_who_answers_the_proof_has_done_the_section() -> None:
    table = open_table(_kit())
    begun = update(table, LessonButton.PROVE)
    assert view(begun).heading.startswith("Test")
    assert begun.play.attempt.twins == 1
    second = _next(update(begun, Answered("false")))
    assert second.lesson_step.id == "judged"
    assert second.finished == frozenset()
    passed = update(update(second, Answered("legal")), Answered("form.one-cat"))
    assert passed.is_done(passed.unit)
    assert [card.rule for shown in view(passed).lists for card in shown.cards] == ["form.same-size"], "what was asked"
    assert _next(passed).unit.section == "action-3"


def test_a_wrong_answer_in_the_proof_loses_nothing() -> None:
    failed = update(update(open_table(_kit()), LessonButton.PROVE), Answered("true"))
    assert "step by step" in view(failed).says[-1].text
    assert failed.owed == ()
    assert _next(failed).step == 0
    assert _next(failed).proof is None


# --- kept ------------------------------------------------------------------------------------------


def _page(table: Table) -> Page:
    return replace(open_page(_kit()), lesson=table)


def test_the_browser_keeps_what_is_owed_and_where_the_course_was_left() -> None:
    table = _next(_missed(), 2)
    back = with_kept(open_page(_kit()), write_kept(_page(table))).lesson
    assert back.step_id == table.step_id
    assert [debt.step for debt in back.owed] == ["action-2/grow"]
    assert back.stumbled == {"form.same-size"}
    assert (
        with_kept(open_page(_kit()), "owed=nonsense%3A9999999999999999+action-2%2Fgrow&at=x").lesson.owed[0].turn == 1
    )


def test_an_address_leads_back_to_the_twin() -> None:
    back = _next(_missed(), 3)
    opened = open_address(open_page(_kit()), write_address(_page(back)))
    assert opened.notice is None
    assert opened.lesson.play.attempt.state == back.play.attempt.state


def test_an_address_leads_back_into_a_proof_and_to_where_the_section_goes_on() -> None:
    proved = _next(update(update(open_table(_kit()), LessonButton.PROVE), Answered("false")))
    came_back = _next(_missed(), 3)
    for table in (proved, came_back):
        opened = open_address(open_page(_kit()), write_address(_page(table)))
        assert opened.notice is None
        assert (opened.lesson.step_id, opened.lesson.ahead, opened.lesson.proof) == (
            table.step_id,
            table.ahead,
            table.proof,
        )
    for odd in ("proof=1", "proof=x", "ahead=8", "ahead=-1"):
        opened = open_address(open_page(_kit()), f"section=action-2&step=grow&{odd}")
        assert opened.notice is not None
        assert (opened.lesson.ahead, opened.lesson.proof) == (None, None)


def test_another_day_the_section_goes_on_where_it_stood() -> None:
    came_back = _next(_missed(), 3)
    at_the_end = _next(update(_next(open_table(_kit()), 6), Answered("illegal")))
    proved = _next(update(update(open_table(_kit()), LessonButton.PROVE), Answered("false")))
    for table, step in ((came_back, "read-2"), (at_the_end, "judged"), (proved, "grow")):
        assert with_kept(open_page(_kit()), write_kept(_page(table))).lesson.lesson_step.id == step
        assert update_page(open_page(_kit()), WroteCode(packed(_page(table)))).lesson.lesson_step.id == step


def test_a_code_carries_what_is_owed() -> None:
    table = _next(_missed(), 2)
    opened = update_page(open_page(_kit()), WroteCode(packed(_page(table)))).lesson
    assert opened.step_id == table.step_id
    assert [debt.step for debt in opened.owed] == ["action-2/grow"]


def test_a_code_of_the_first_edition_is_still_read() -> None:
    kit = _kit()
    steps = [unit.step_id(step) for unit in kit.units for step in unit.steps]
    now = read_code(kit, write_code(kit, Carried(frozenset(steps[:1]), "fr", "dark", None)))
    assert now.finished == {steps[0]}
    packer = Packer()
    for value, choices in ((1, 16), (1, 2), (1, 2), (crc32(" ".join(steps).encode()) % CHECK, CHECK)):
        packer.put(value, choices)
    for number in range(len(steps)):
        packer.put(int(number < 2), 2)
    packer.put(0, 2)
    old = read_code(kit, f"burglars~{packer.text()}")
    assert old.finished == set(steps[:2])
    assert old.owed == frozenset()


def test_what_was_kept_by_an_older_edition_is_still_read() -> None:
    kit = _kit()
    page = update_page(open_page(kit), Remembered("done=action-2%2Fgrow+gone%2Fstep"))
    assert page.lesson.finished == {"action-2/grow"}


# --- watching, deciding, trying ----------------------------------------------------------------------

EXAMPLE = Watch(text="Watch.", at=AT, moves="take deck, take deck")
DECISION = Decide(
    text="Your turn.",
    at=AT,
    good={"form green 2": {"en": "Two crews of two.", "fr": "Deux équipes de deux."}, "form green new": "Cheap."},
    poor={"take deck, take deck": "Slow."},
)
GOAL = Try(text="Draw twice.", at=AT, goal=moved_like("take deck", "take deck"), solution="take deck, take deck")
OTHERS = Unit("action-2", (EXAMPLE, DECISION, GOAL))


def _others(step: int = 0) -> Table:
    return _next(open_table(replace(load("burglars"), units=(OTHERS,))), step)


def test_an_example_plays_by_itself_until_it_is_stopped() -> None:
    table = _others()
    assert view(table).tick_ms == PACE_MS
    played = update(table, Ticked())
    assert played.play.shown == 1
    paused = update(played, Show.PAUSE)
    assert view(paused).tick_ms == 0
    assert update(paused, Ticked()) == paused
    assert update(update(paused, Show.PLAY), Ticked()).play.shown == 2
    assert update(played, Show.BACK).play.paused, "who goes back wants to look"
    for _ in range(9):
        played = update(played, Ticked())
    assert played.play.done
    assert view(played).tick_ms == 0


def test_its_buttons_keep_their_place() -> None:
    table = _others()
    states = [table, update(table, Show.PAUSE), update(table, Ticked()), update(update(table, Ticked()), Show.BACK)]
    gives = [[push.gives for push in view(state).buttons] for state in states]
    assert {len(row) for row in gives} == {len(gives[0])}
    assert {(row[1], row[3]) for row in gives} == {(Show.BACK, Show.ON)}


def test_an_example_may_begin_at_its_interesting_part() -> None:
    whole = EXAMPLE.opened(load("burglars"), {})
    events = [frame.event.id for frame in whole.worked if frame.event is not None]
    late = replace(EXAMPLE, frm=events[-1]).opened(load("burglars"), {})
    assert len(late.worked) < len(whole.worked)
    assert late.worked[-1] == whole.worked[-1]


def _touched(table: Table, *keys: str) -> Table:
    for key in keys:
        table = update(table, Touched(key))
    return table


def test_any_legal_turn_is_answered_and_a_good_one_does_the_step() -> None:
    table = _others(1)
    slow = _touched(table, "deck", "deck")
    assert "Slow." in [say.text for say in view(slow).says]
    assert not slow.play.done
    other = _touched(table, "hand:1", "new:0")
    assert "allowed too" in view(other).says[-1].text
    good = _touched(update(other, Another.TRY), "hand:0", "crew:0:1")
    assert good.play.done
    assert "Two crews of two." in [say.text for say in view(good).says]
    more = _touched(update(good, Another.TRY), "hand:0", "new:0")
    assert more.play.done
    assert "Cheap." in [say.text for say in view(more).says]
    refused = _touched(table, "hand:0", "crew:0:0")
    assert refused.play.judged == (("form.same-size", False),)


def test_a_goal_is_reached_by_what_the_text_asks_alone() -> None:
    table = _others(2)
    assert _touched(table, "deck", "deck").play.done
    assert not _touched(table, "market:0", "deck").play.done


def test_taking_back_takes_back_the_choice_too() -> None:
    table = _touched(_others(2), "hand:0", "crew:0:1")
    back = update(table, Button.UNDO)
    assert back.play.picked == ()
    assert back.play.attempt == back.play.opening


def test_sections_tell_what_they_are_for_and_how_long_they_take() -> None:
    (menu,) = view(open_table(_kit())).menus
    assert menu.lines[0].label == "Action 2: Form a crew · 3 min · first game"
    assert menu.lines[1].label.endswith("· 7 min · variant")


def test_a_page_asks_for_the_readers_clock() -> None:
    page = replace(open_page(load("burglars")), lesson=_others())
    assert view_page(page).room.tick_ms == PACE_MS
    ticked = update_page(replace(page, notice=Message("waiting")), Ticked())
    assert ticked.lesson.play.shown == 1
    assert ticked.notice is not None, "the clock closes nothing"
    elsewhere = update_page(page, Entered(RoomName.PLAY))
    assert update_page(elsewhere, Ticked()) == elsewhere


# --- what is wrong with a lesson -----------------------------------------------------------------------


def test_what_is_wrong_with_a_lesson_is_told_in_sentences() -> None:
    wrong = (
        Try(text="a", at=AT, goal=happened("grown"), solution="form green new"),
        Try(text="b", at=AT, goal=happened("grown"), solution="form green 1"),
        Try(
            text="c", at=AT, goal=happened("grown"), solution="form green 2", mistakes={"form green 1": "form.one-cat"}
        ),
        Try(
            text="d",
            at=AT,
            goal=happened("grown"),
            solution="form green 2",
            mistakes={"form green new": "form.one-cat"},
        ),
        Judge(text="e", at=AT, move="form green 1", rule="form.one-cat"),
        Read(text="f", at="turn 1; 1 hand nonsense"),
        Read(text="g", at="turn 1; 1 hand g crews boy; 2 hand *6; seed 1"),
        Read(at=AT),
        replace(MANY, choices=(1, 2, 3)),
        Judge(text="j", at=AT, move="juggle"),
        Decide(text="k", at=AT, good={"form green 2": "decide-nothing-of-the-kind"}),
    )
    said = check("burglars", wrong)
    for number, part in (
        (1, "does not reach the goal"),
        (2, "is not allowed there"),
        (3, "breaks form.same-size"),
        (4, "is no mistake"),
        (5, "does not decide"),
        (6, "cannot be read"),
        (7, "no game could look like this"),
        (8, "no text"),
        ("many", "the right one among them: 4"),
        (10, "is not a move"),
        (11, "nothing is said of “form green 2”"),
    ):
        assert any(line.startswith(f"lesson/{number}") and part in line for line in said), (number, part, said)
    assert len(said) == len(wrong)
    assert len(check("burglars", wrong, "fr")) == len(wrong)
    assert check("burglars", COURSE[0]) == []
