"""What a turn still owes, at each of its steps."""

from __future__ import annotations

from catgames.games.cloaked.law.due import due
from tests.games.cloaked import after, at

FANS = (
    "1 fan striped blue hat hand *3; 2 fan spotted mouse red shown mouse red hand *3 won 11; stage leaping-red; seed 1"
)
LAST_CATS = "turn 1; 1 fan striped blue hat hand leaping-red; 2 fan spotted mouse red hand leaping-blue; pile -; seed 1"


def test_a_turn_owes_a_cat_then_a_draw_and_never_a_question() -> None:
    assert due(at(f"turn 1; {FANS}")) == "play.one-cat"
    assert due(at(f"turn 1 ask; {FANS}")) == "draw.one"
    assert due(after(f"turn 1 ask; {FANS}", "ask 2 yarn")) == "draw.one"


def test_the_last_round_and_an_empty_pile_say_what_is_left() -> None:
    assert due(after(f"turn 1 ask; {FANS}", "ask 2 spotted")) == "end.finish-round"
    assert due(after(LAST_CATS, "play leaping-red")) == "ruling.empty-pile"
