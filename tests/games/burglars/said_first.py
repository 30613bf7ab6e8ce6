"""What must be said first of each kind of illegal attempt: decided by hand, by the book."""

from __future__ import annotations

TABLE = "turn 1; 1 hand bgm crews bo y/b r; 2 hand bgpro crews gg/g p o/y; market gpmory; seed 1"
"""Two players; beneath one's crew 2 lies a trap, beneath Sami's crew 1 a yarn and beneath crew 3 a trap."""
THREE = "turn 1; 1 hand bgm crews bo y/b r; 2 hand bgpro crews gg/g p o/y; 3 hand *6; market gpmory; seed 1"
RICH = "turn 1; 1 hand bggoymm crews bo/b y/y r/p; 2 hand bgpro crews gg/g p o/y; market gpmory; seed 1"
SECOND = "turn 1 second; 1 hand bgmr crews bo y/b r; 2 hand bgpro crews gg/g p o/y; market gpm.oy; seed 1"
TRAP = "turn 2 trap 1.1 p; 1 hand bgm crews bo y/b r; 2 hand bgpr crews gg/g p o; 3 hand *6; market gpmory; seed 1"
HOUSE = f"{TABLE}; market_mirror forbidden"
DRY = "turn 1; 1 hand bm crews y; 2 hand * crews g/g; market r.....; deck -; discard -; seed 1"
STUCK = "turn 1; 1 hand - crews y; 2 hand * crews g; market ......; deck -; discard -; seed 1"
PASSED = "turn 1; 1 hand - crews y; 2 hand - crews g; market ......; deck -; discard -; passes 2; seed 1"
WON = "turn 2; 1 hand bm crews y/y; 2 hand *6 crews g/g scored bbbbbbbb; market gpmory; seed 1"
FAME = "turn 1; 1 hand bm crews y/y scored bogpry; 2 hand *6 crews g/g; market gpmory; seed 1; hall_of_fame yes"

OVER = "end.eight@broken"
THEIR_TURN = "turn.one-action@broken-their-turn"
THEIR_SECOND = "turn.one-action@broken-their-second"
THEIR_TRAP = "turn.one-action@broken-their-trap"
TRAP_FIRST = "turn.one-action@broken-trap-first"
SECOND_FIRST = "turn.one-action@broken-second-first"

SAID_FIRST: dict[str, tuple[str, str, str]] = {
    # Whether the game is on.
    "to recruit when somebody has won": (WON, "2: take deck", OVER),
    "to form when somebody has won, with a card that is not there, on the wrong side": (WON, "1: form red 2.7", OVER),
    "to activate when somebody has won": (WON, "1: activate blue 1", OVER),
    "to secure when somebody has won": (WON, "1: secure 1", OVER),
    "to infiltrate when somebody has won": (WON, "1: infiltrate 2.1 mirror", OVER),
    "to place a trap when somebody has won": (WON, "1: place new", OVER),
    "to pass when somebody has won": (WON, "2: pass", OVER),
    "to recruit when somebody has six colours in the Hall of Fame": (FAME, "1: take deck", "fame.six-colours@broken"),
    "to secure when somebody has six colours": (FAME, "1: secure 1", "fame.six-colours@broken"),
    "to pass once more when everybody has passed": (PASSED, "1: pass", "ruling.nothing-left@broken-over"),
    "to draw when everybody has passed": (PASSED, "2: take deck", "ruling.nothing-left@broken-over"),
    # Whose decision it is.
    "to recruit out of turn": (TABLE, "2: take deck", THEIR_TURN),
    "to take out of turn what the market does not show": (TABLE, "2: take blue", THEIR_TURN),
    "to form out of turn": (TABLE, "2: form blue new", THEIR_TURN),
    "to form out of turn with a mirror that is not held": (TABLE, "2: form mirror 1", THEIR_TURN),
    "to activate out of turn": (TABLE, "2: activate blue 2", THEIR_TURN),
    "to secure out of turn": (TABLE, "2: secure 1", THEIR_TURN),
    "to infiltrate out of turn": (TABLE, "2: infiltrate 1.2 green", THEIR_TURN),
    "to place out of turn a trap that nobody has sprung": (TABLE, "2: place new", THEIR_TURN),
    "to pass out of turn": (TABLE, "2: pass", THEIR_TURN),
    "to recruit while another player has a second card to take": (SECOND, "2: take deck", THEIR_SECOND),
    "to form while another player has a second card to take": (SECOND, "2: form blue new", THEIR_SECOND),
    "to recruit in one's turn while another player has a trap to place": (TRAP, "2: take deck", THEIR_TRAP),
    "to place somebody else's trap": (TRAP, "2: place new", THEIR_TRAP),
    "to form, being neither on turn nor the owner of the trap": (TRAP, "3: form blue new", THEIR_TRAP),
    # What is due.
    "to form before one's trap is placed": (TRAP, "1: form blue new", TRAP_FIRST),
    "to pass before one's trap is placed": (TRAP, "1: pass", TRAP_FIRST),
    "to place a trap where none was sprung": (TABLE, "place new", "turn.one-action@broken-no-trap"),
    "to form after one card of two": (SECOND, "form blue new", SECOND_FIRST),
    "to form a mirror after one card of two": (SECOND, "form mirror 2.1", SECOND_FIRST),
    "to be content with one card": (SECOND, "pass", SECOND_FIRST),
    "to pass though something can be done": (TABLE, "pass", "turn.one-action@broken-can-act"),
    # Action 1.
    "to take a colour that the market does not show": (TABLE, "take blue", "recruit.two@broken-not-there"),
    "to take from an empty place where there is none": (TABLE, "take gap", "recruit.two@broken-no-gap"),
    "to take from the gap that one has just made": (SECOND, "take gap", "recruit.refill-late@broken"),
    "to take the card again that was there before": (SECOND, "take red", "recruit.two@broken-not-there"),
    "to draw where nothing is left to draw": (DRY, "take deck", "ruling.nothing-left@broken-no-card"),
    "to take from a gap that nothing will fill": (DRY, "take gap", "ruling.nothing-left@broken-no-refill"),
    "to draw where nothing at all can be done": (STUCK, "take deck", "ruling.nothing-left@broken-no-card"),
    # Action 2.
    "to form with a colour that is not in hand": (TABLE, "form red new", "form.one-cat@broken-not-held"),
    "to form with a mirror that is not in hand": (STUCK, "form mirror new", "form.one-cat@broken-not-held"),
    "to add to a crew that does not exist": (TABLE, "form blue 7", "form.one-cat@broken-no-such-crew"),
    "to add to another's crew that does not exist": (TABLE, "form blue 2.7", "form.one-cat@broken-no-such-crew"),
    "to add to another player's crew": (TABLE, "form blue 2.1", "form.one-cat@broken-anothers"),
    "to start a crew on another player's side": (TABLE, "form blue 2.new", "form.one-cat@broken-anothers"),
    "to start a crew with a mirror": (TABLE, "form mirror new", "form.no-mirror@broken"),
    "to add a mirror to a crew that could not grow either": (TABLE, "form mirror 1", "form.no-mirror@broken"),
    "to add to a crew without an equal": (TABLE, "form green 1", "form.same-size@broken"),
    # Action 3.
    "to hide a colour that is not in hand": (TABLE, "activate red 1", "activate.own-crew@broken-not-held"),
    "to hide a card beneath a crew yet to start": (TABLE, "activate blue new", "activate.own-crew@broken-new"),
    "to hide a card beneath no crew": (TABLE, "activate blue 7", "activate.own-crew@broken-no-such-crew"),
    "to hide a card beneath another's crew": (TABLE, "activate blue 2.2", "activate.own-crew@broken-anothers"),
    "to hide a card where another lies": (TABLE, "activate green 2", "activate.one-hidden@broken"),
    "to hide a mirror": (TABLE, "activate mirror 1", "activate.no-mirror@broken"),
    "to hide a mirror where another card lies": (TABLE, "activate mirror 2", "activate.no-mirror@broken"),
    # Action 4.
    "to secure nothing": (RICH, "secure", "secure.own-yarns@broken-nothing"),
    "to secure the same card twice": (RICH, "secure 1 1", "secure.own-yarns@broken-twice"),
    "to secure beneath a crew yet to start": (RICH, "secure new", "secure.own-yarns@broken-new"),
    "to secure beneath a crew that does not exist": (RICH, "secure 1 7", "secure.own-yarns@broken-no-such-crew"),
    "to secure another player's yarn": (RICH, "secure 2.1", "secure.own-yarns@broken-anothers"),
    "to secure one's own and another's": (RICH, "secure 1 2.1", "secure.own-yarns@broken-anothers"),
    "to secure where nothing lies": (TABLE, "secure 1", "secure.own-yarns@broken-bare"),
    "to secure a trap and where nothing lies": (TABLE, "secure 1 2", "secure.own-yarns@broken-bare"),
    "to secure a trap": (RICH, "secure 3", "secure.no-trap@broken-trap"),
    "to secure yarns and a trap": (RICH, "secure 1 2 3", "secure.no-trap@broken-trap"),
    "to secure what is not known": (
        "turn 1; 1 hand b crews b/?; 2 hand *6; seed 1",
        "secure 1",
        "secure.no-trap@broken-unknown",
    ),
    # Action 5.
    "to infiltrate one's own crew": (RICH, "infiltrate 2 yellow", "infiltrate.target@broken-own"),
    "to infiltrate a crew of one's own that does not exist": (RICH, "infiltrate 9", "infiltrate.target@broken-own"),
    "to infiltrate a crew yet to start": (RICH, "infiltrate 2.new blue", "infiltrate.target@broken-new"),
    "to infiltrate a crew that does not exist": (RICH, "infiltrate 2.9 blue", "infiltrate.target@broken-no-such-crew"),
    "to infiltrate where nothing lies": (RICH, "infiltrate 2.2 mirror", "ruling.empty-crew-target@broken"),
    "to infiltrate where nothing lies, for nothing": (RICH, "infiltrate 2.2", "ruling.empty-crew-target@broken"),
    "to pay with more of a card than one holds": (
        TABLE,
        "infiltrate 2.1 green green",
        "infiltrate.price@broken-not-held",
    ),
    "to pay with what one does not hold nor the crew show": (
        TABLE,
        "infiltrate 2.1 red",
        "infiltrate.price@broken-not-held",
    ),
    "to pay with a colour that the crew does not show": (
        RICH,
        "infiltrate 2.1 green blue",
        "infiltrate.price@broken-wrong-colour",
    ),
    "to pay a colour more often than the crew shows it": (
        RICH,
        "infiltrate 2.3 orange + market orange",
        "infiltrate.price@broken-one-colour-too-often",
    ),
    "to pay nothing": (RICH, "infiltrate 2.1", "infiltrate.price@broken-too-little"),
    "to pay too little": (RICH, "infiltrate 2.1 green", "infiltrate.price@broken-too-little"),
    "to pay for two cats with one mirror": (TABLE, "infiltrate 2.1 mirror", "infiltrate.price@broken-too-little"),
    "to pay too much with mirrors": (RICH, "infiltrate 2.3 mirror mirror", "infiltrate.price@broken-too-much"),
    "to place one's trap at a crew that does not exist": (TRAP, "1: place 7", "infiltrate.trap@broken-no-such-crew"),
    "to place one's trap on another player's side": (TRAP, "1: place 2.new", "infiltrate.trap@broken-anothers"),
    "to add one's trap to another player's crew": (TRAP, "1: place 2.1", "infiltrate.trap@broken-anothers"),
    "to add one's trap to a crew without an equal": (TRAP, "1: place 1", "form.same-size@broken"),
    # Two players.
    "to pay from the market when three play": (
        THREE,
        "infiltrate 2.1 green + market green",
        "two.market@broken-players",
    ),
    "to pay a wrong price from the market when three play": (
        THREE,
        "infiltrate 2.1 blue + market red",
        "two.market@broken-players",
    ),
    "to pay with two cards of the market": (RICH, "infiltrate 2.1 + market green mirror", "two.market@broken-several"),
    "to pay with two cards of which the market shows one": (
        RICH,
        "infiltrate 2.1 + market green blue",
        "two.market@broken-several",
    ),
    "to pay with a card that the market does not show": (
        RICH,
        "infiltrate 2.1 green + market blue",
        "two.market@broken-not-there",
    ),
    "to pay with a market mirror that house rules forbid": (
        HOUSE,
        "infiltrate 2.1 green + market mirror",
        "ruling.market-mirror@broken",
    ),
    "to pay too little with a market mirror that house rules forbid": (
        HOUSE,
        "infiltrate 2.1 + market mirror",
        "ruling.market-mirror@broken",
    ),
}
