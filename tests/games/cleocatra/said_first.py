"""What must be said first of each kind of illegal attempt, decided by hand and by the book."""

from __future__ import annotations

NEW = "turn 1 setup; first 1; tiles -; scores 0 0 0; seed 1"
NEW_DRAWN = f"{NEW}; held o"
NEXT_DRAWN = "turn 2 setup; first 1; tiles o0.0:1; held b; scores 0 0 0; seed 1"
TURN = "turn 1; first 1; tiles g-1.0:2 o0.0:1 p0.1:3 b1.0 y2.0; scores 0 0 0; seed 2"
DRAWN = f"{TURN}; held g"
SECOND = "turn 1 second; first 1; tiles g-1.0:2 o0.0:1 p0.1:3 b1.0 y2.0 g3.0; laid 3.0; scores 0 0 0; seed 2"
WATCHED = "turn 1; first 1; tiles g-1.0:2i o0.0:1 p0.1:3 b1.0:1 y2.0; scores 0 5 0; seed 2"
FULL = "turn 1; first 1; tiles g-1.0:23 o0.0:1 p0.1:3i b1.0 y2.0; scores 0 0 5; seed 2"
SIX = "turn 1; first 1; tiles o0.0:1 b1.0 g2.0 y3.0:3 p4.0 b0.1 o1.1:2; scores 0 0 0; seed 3"
ALL_OUT = "turn 1; first 1; tiles g-1.0:2i o0.0:13 p0.1:1 b1.0:1 y2.0; scores 0 5 0; seed 2"
ALL_OUT_SECOND = f"{ALL_OUT.replace('turn 1', 'turn 1 second')}; laid 2.0"
ALL_HOME = "turn 1; first 1; tiles g-1.0:2i o0.0 p0.1:3 b1.0 y2.0:i; scores 4 5 0; seed 2"
EMPTY_PILE = "turn 1; first 1; tiles o0.0:1 b1.0 g2.0 y3.0:i p4.0 b0.1:i o1.1:2 y2.1 g3.1 p4.1:i; scores 9 11; pile -"
STUCK = "turn 1; first 1; tiles o0.0:2 b1.0 g2.0:2i y3.0 p4.0 b4.1 o5.1 y6.1:i g7.1 p8.1:2i; scores 9 11; pile -"
STUCK_OUT = "turn 1; first 1; tiles o0.0:2 b1.0 g2.0:1i y3.0 p4.0:1i b4.1 o5.1 y6.1:1i g7.1 p8.1:2; scores 9 11; pile -"
LAST_ONE = "turn 1; first 1; tiles o0.0:1i b1.0:1i g2.0:i p-1.0:2 y0.1:3; scores 6 4 5; seed 4"
TWO_ORANGE = "turn 1; first 1; tiles b0.0:1 o-1.0:1 o1.0:1 g2.0:2 y-2.0:3; scores 0 0 0; seed 5"
SCORED = "turn 1; first 1; tiles g-1.0:i o0.0 p0.1:2i b1.0:i y2.0:3; scores 7 4 5; seed 6"
POST = f"{SCORED}; post 0.0 left 1 before -1.0 0.1 1.0"
OVER = "turn 2; first 2; tiles g-1.0:i o0.0:i p0.1:i b1.0 y1.1:3 y2.0:2; scores 24 18 21; seed 7"
FROZEN = "turn 2; first 1; tiles p-1.0 o0.0:12i b1.0:12i g2.0:12i y3.0; scores 12 15; seed 8"
ADVANCED = f"{FULL}; advanced yes"
BASTET = "turn 1; first 1; tiles g-1.0:2 o0.0:3i p0.1 b1.0:12 y2.0:1; scores 0 0 4; seed 9; advanced yes"
BRIDGE = "turn 1; first 1; tiles o0.0:1 g1.0:2 b2.0:i p2.1:3i y0.1:i; scores 4 3 5; seed 10; advanced yes"
FREE_BRIDGE = f"{BRIDGE}; mafdat_limits free"
PRINCESS = (
    "turn 1; first 1; tiles g-1.0:2 y0.0 o0.1:3i b1.0:i p2.0; post 0.0 left 1 before 0.1; scores 10 3 5; seed 10; "
    "advanced yes"
)
BONUS = "turn 1 bonus for 2; first 1; tiles g-1.0:2 o0.0:i p0.1:3i b1.0 y2.0:i; scores 11 3 5; seed 10; advanced yes"
RESCUER_BONUS = f"{BONUS}; bonus rescuer-only"

SAID_FIRST: dict[str, tuple[str, str, str]] = {
    # After the end nothing else matters.
    "to draw after the end": (OVER, "draw", "end.trigger@broken"),
    "to lay a tile after the end": (OVER, "lay 3.0", "end.trigger@broken"),
    "to move a tile after the end": (OVER, "search 1.0 to 3.0", "end.trigger@broken"),
    "to exchange after the end": (OVER, "exchange 2.0 with 3 at 1.1", "end.trigger@broken"),
    "to scout after the end": (OVER, "scout 1.0", "end.trigger@broken"),
    "to team up after the end": (OVER, "team 1.0", "end.trigger@broken"),
    "to rescue after the end": (OVER, "rescue 2.0", "end.trigger@broken"),
    "to herd after the end": (OVER, "herd 2.0 to 1.0", "end.trigger@broken"),
    "to put an inspector after the end": (OVER, "post 0.0 to 1.0", "end.trigger@broken"),
    "to put a rescuer anywhere after the end": (OVER, "settle 1.0", "end.trigger@broken"),
    "to pass after the end": (OVER, "pass", "end.trigger@broken"),
    "to move a tile in a frozen game": (FROZEN, "search 3.0 to -2.0", "ruling.frozen@broken-over"),
    "to rescue in a frozen game": (FROZEN, "rescue 0.0", "ruling.frozen@broken-over"),
    # Then whose decision it is, whatever else is wrong.
    "to draw in somebody else's turn": (TURN, "2: draw", "turn.two-actions@broken-their-turn"),
    "to lay a tile that somebody else has drawn": (DRAWN, "2: lay 9.9", "turn.two-actions@broken-their-tile"),
    "to move a tile in somebody else's turn": (TURN, "2: search 0.0 to 9.9", "turn.two-actions@broken-their-turn"),
    "to exchange in somebody else's turn": (
        TURN,
        "2: exchange 0.0 with 2 at 9.9",
        "turn.two-actions@broken-their-turn",
    ),
    "to scout what somebody else has laid": (SECOND, "2: scout 3.0", "turn.two-actions@broken-their-turn"),
    "to team up in somebody else's turn": (TURN, "3: team 0.1", "turn.two-actions@broken-their-turn"),
    "to rescue in somebody else's turn": (TURN, "3: rescue 0.1", "turn.two-actions@broken-their-turn"),
    "to herd in somebody else's bonus action": (BONUS, "3: herd 0.1 to 0.0", "turn.two-actions@broken-their-bonus"),
    "to put the inspector of somebody else's rescue": (
        POST,
        "2: post 1.0 to 2.0",
        "turn.two-actions@broken-their-inspector",
    ),
    "to put a rescuer anywhere in somebody else's turn": (STUCK, "2: settle 4.0", "turn.two-actions@broken-their-turn"),
    "to pass in somebody else's turn": (TURN, "2: pass", "turn.two-actions@broken-their-turn"),
    "to draw a first tile before one's turn": (NEW, "2: draw", "setup.first-tiles@broken-their-draw"),
    "to lay a first tile before one's turn": (NEW_DRAWN, "2: lay 1.0", "setup.first-tiles@broken-their-tile"),
    # The set-up.
    "to lay a first tile that is not drawn yet": (NEW, "lay 1.0", "setup.first-tiles@broken-draw-first"),
    "to score before the first tiles lie": (NEXT_DRAWN, "rescue 0.0", "setup.first-tiles@broken-tile-first"),
    "to draw another first tile": (NEXT_DRAWN, "draw", "setup.first-tiles@broken-tile-first"),
    "to lay the very first tile elsewhere": (NEW_DRAWN, "lay 1.0", "setup.first-tiles@broken-middle"),
    "to lay a first tile onto another": (NEXT_DRAWN, "lay 0.0", "setup.first-tiles@broken-taken"),
    "to lay a first tile apart": (NEXT_DRAWN, "lay 5.0", "setup.first-tiles@broken-apart"),
    # What is due in a turn, before how it is done.
    "to draw again before the drawn tile is laid": (DRAWN, "draw", "turn.two-actions@broken-tile-first"),
    "to rescue before the drawn tile is laid": (DRAWN, "rescue 1.0 scoring", "turn.two-actions@broken-tile-first"),
    "to go on before the inspector is put": (POST, "draw", "turn.two-actions@broken-inspector-first"),
    "to lay a tile without having drawn one": (TURN, "lay 9.9", "turn.two-actions@broken-no-tile"),
    "to put an inspector without a rescue": (TURN, "post supply to 9.9", "turn.two-actions@broken-no-inspector"),
    "to draw as the second action": (SECOND, "draw", "turn.two-actions@broken-tile-second"),
    "to lay another tile as the second action": (SECOND, "lay 4.0", "turn.two-actions@broken-tile-second"),
    "to move a tile that somebody is on as the second action": (
        SECOND,
        "search 0.0 to 9.9",
        "turn.two-actions@broken-tile-second",
    ),
    "to exchange as the second action of a basic game": (
        SECOND,
        "exchange 0.0 with 2 at -1.0",
        "turn.two-actions@broken-tile-second",
    ),
    "to scout as a bonus action": (BONUS, "scout 9.9", "ruling.bonus-action@broken-scout"),
    "to put a rescuer anywhere as a bonus action": (BONUS, "settle 1.0", "ruling.bonus-action@broken-stuck"),
    "to move a tile as a bonus where only rescuers act": (
        RESCUER_BONUS,
        "search 0.0 to 9.9",
        "ruling.bonus-action@broken-tile",
    ),
    "to lay a tile as a bonus without having drawn one": (BONUS, "lay 9.9", "turn.two-actions@broken-no-tile"),
    # Tile actions.
    "to draw from an empty pile": (EMPTY_PILE, "draw", "ruling.empty-pile@broken"),
    "to lay the drawn tile onto another": (DRAWN, "lay 2.0", "tile.expedition@broken-taken"),
    "to lay the drawn tile apart": (DRAWN, "lay 9.9", "tile.expedition@broken-apart"),
    "to move a tile from an empty place": (TURN, "search 5.0 to 0.0", "tile.search@broken-no-tile"),
    "to move a tile with a rescuer on it, which is shut in": (TURN, "search 0.0 to 3.0", "tile.search@broken-rescuers"),
    "to move a tile with an inspector on it": (
        SCORED,
        "search -1.0 to 3.0",
        "tile.search@broken-inspector",
    ),
    "to move a tile that is not Mafdat's with its pieces": (
        ADVANCED,
        "search 0.1 to 3.0",
        "tile.search@broken-rescuers",
    ),
    "to move a tile back where it was": (TURN, "search 2.0 to 2.0", "tile.search@broken-same"),
    "to move a tile onto another": (TURN, "search 2.0 to 1.0", "tile.search@broken-taken"),
    "to move a tile apart": (TURN, "search 2.0 to 9.9", "tile.search@broken-apart"),
    "to move a tile beside nothing but itself": (TURN, "search 2.0 to 3.0", "tile.search@broken-itself"),
    "to move a tile that holds the pyramids together": (TURN, "search 1.0 to -2.0", "tile.search-connected@broken"),
    "to move a tile that is shut in and holds them together": (
        "turn 1; first 1; tiles g-1.0:2 o0.0 p0.1:3 b1.0:1 y2.0; scores 0 0 0; seed 2",
        "search 0.0 to -2.0",
        "tile.search-connected@broken",
    ),
    "to move a tile that is only shut in": (
        "turn 1; first 1; tiles p0.0:i b1.0:2 g2.0 y3.0:3 o4.0 b0.1:1 o1.1 y2.1 g3.1 b4.1:i; scores 6 5 0; seed 3",
        "search 2.0 to 5.0",
        "tile.search-surrounded@broken",
    ),
    # Rescuer actions: without a rescuer to put, it does not matter where.
    "to scout before a tile is laid or moved": (TURN, "scout 9.9", "rescuer.scout@broken-nothing-laid"),
    "to scout with an empty supply": (ALL_OUT_SECOND, "scout 9.9", "rescuer.scout@broken-no-supply"),
    "to scout an empty place": (SECOND, "scout 9.9", "rescuer.scout@broken-no-tile"),
    "to scout another tile than the new one": (SECOND, "scout 0.0", "rescuer.scout@broken-another"),
    "to team up with an empty supply": (ALL_OUT, "team 9.9", "rescuer.team-up@broken-no-supply"),
    "to team up with nobody": (ALL_HOME, "team 9.9", "rescuer.team-up@broken-alone"),
    "to team up on an empty place": (TURN, "team 9.9", "rescuer.team-up@broken-no-tile"),
    "to team up where one's own rescuer is": (TURN, "team 0.0", "rescuer.team-up@broken-itself"),
    "to team up far from one's rescuers": (TURN, "team 2.0", "rescuer.team-up@broken-far"),
    "to team up on a full tile": (FULL, "team -1.0", "tile.capacity@broken-full"),
    "to team up on a tile with one's own, beside another of one's own": (
        WATCHED,
        "team 1.0",
        "tile.capacity@broken-own",
    ),
    "to rescue on an empty place": (TURN, "rescue 9.9", "rescuer.rescue@broken-no-tile"),
    "to rescue with somebody else's rescuer": (TURN, "rescue -1.0", "rescuer.rescue@broken-nobody"),
    # Being stuck: whether one is comes before where one goes.
    "to put a rescuer anywhere as the second action": (SECOND, "settle 9.9", "turn.stuck@broken-later"),
    "to put a rescuer anywhere, on a full tile, without being stuck": (FULL, "settle -1.0", "turn.stuck@broken-able"),
    "to put a rescuer on an empty place, being stuck": (STUCK, "settle 9.9", "turn.stuck@broken-no-tile"),
    "to put a rescuer anywhere with an empty supply": (STUCK_OUT, "settle 9.9", "turn.stuck@broken-no-supply"),
    "to begin with what leaves no second action": (LAST_ONE, "team 2.0", "turn.second-possible@broken-nothing"),
    "to pass though something can be done": (TURN, "pass", "ruling.no-second@broken-able"),
    "to pass the second action though something can be done": (SECOND, "pass", "ruling.no-second@broken-able"),
    # Scoring: the inspector before the tiles.
    "to rescue under inspection, and to count wrongly": (LAST_ONE, "rescue 0.0 scoring", "score.no-inspector@broken"),
    "to score an empty place": (TWO_ORANGE, "rescue 0.0 scoring -2.0 -1.0 0.0 0.1", "score.choose@broken-no-tile"),
    "to score a tile outside the area": (TWO_ORANGE, "rescue 0.0 scoring -1.0 0.0 2.0", "score.choose@broken-outside"),
    "to score a colour twice": (TWO_ORANGE, "rescue 0.0 scoring -1.0 0.0 1.0", "score.choose@broken-twice"),
    "to leave a colour out": (TWO_ORANGE, "rescue 0.0 scoring", "score.choose@broken-left-out"),
    "to choose none of two tiles alike": (TWO_ORANGE, "rescue 0.0 scoring 0.0", "score.choose@broken-unchosen"),
    "to put the inspector elsewhere": (POST, "post 9.9 to 2.0", "score.inspector@broken-elsewhere"),
    "to take an inspector where none is": (POST, "post 2.0 to 0.0", "score.inspector@broken-none-there"),
    "to take an inspector that does not wait": (POST, "post supply to 0.0", "score.inspector@broken-none-waits"),
    # The advanced game: whether it is one comes before all else about its actions.
    "to herd onto a full tile in the basic game": (FULL, "herd 0.0 to -1.0", "adv.herd@broken-basic"),
    "to herd from an empty place": (ADVANCED, "herd 9.9 to 0.0", "adv.herd@broken-no-tile"),
    "to herd somebody else's rescuer": (ADVANCED, "herd -1.0 to 0.0", "adv.herd@broken-nobody"),
    "to herd to an empty place": (ADVANCED, "herd 0.0 to 9.9", "adv.herd@broken-nowhere"),
    "to herd to the tile one is on": (ADVANCED, "herd 0.0 to 0.0", "adv.herd@broken-same"),
    "to herd too far": (ADVANCED, "herd 0.0 to 2.0", "adv.herd@broken-far"),
    "to herd onto a full tile": (ADVANCED, "herd 0.0 to -1.0", "tile.capacity@broken-full"),
    "to exchange in the basic game": (TURN, "exchange 0.0 with 1 at 9.9", "adv.bastet@broken-basic"),
    "to exchange from an empty place": (BASTET, "exchange 9.9 with 2 at -1.0", "adv.bastet@broken-no-tile"),
    "to exchange somebody else's rescuer": (BASTET, "exchange -1.0 with 3 at 0.0", "adv.bastet@broken-nobody"),
    "to exchange from another cat's tile": (BASTET, "exchange 2.0 with 2 at -1.0", "adv.bastet@broken-colour"),
    "to exchange with oneself": (BASTET, "exchange 1.0 with 1 at 2.0", "adv.bastet@broken-self"),
    "to exchange with an empty place": (BASTET, "exchange 1.0 with 2 at 9.9", "adv.bastet@broken-nowhere"),
    "to exchange with a player who is not there": (
        BASTET,
        "exchange 1.0 with 3 at -1.0",
        "adv.bastet@broken-not-there",
    ),
    "to exchange on one and the same tile": (BASTET, "exchange 1.0 with 2 at 1.0", "adv.bastet@broken-same"),
    "to bring the other player to a tile twice": (
        BASTET,
        "exchange 1.0 with 2 at -1.0",
        "ruling.bastet-capacity@broken-theirs",
    ),
    "to move Mafdat's tile where it holds the pyramids together": (
        BRIDGE,
        "search 1.0 to 1.1",
        "tile.search-connected@broken",
    ),
    "to leave the pyramids in parts by a free Mafdat": (
        FREE_BRIDGE,
        "search 1.0 to 3.0",
        "ruling.mafdat-limits@broken",
    ),
    "to put Princess's inspector on an empty place": (
        PRINCESS,
        "post supply to 9.9",
        "ruling.princess-where@broken-no-tile",
    ),
    "to put Princess's inspector on her own tile": (
        PRINCESS,
        "post supply to 0.0",
        "ruling.princess-where@broken-scored",
    ),
    "to put Princess's inspector where one was": (
        PRINCESS,
        "post supply to 0.1",
        "ruling.princess-where@broken-had-one",
    ),
    "to put both of Princess's inspectors on one tile": (
        PRINCESS,
        "post supply to 1.0",
        "ruling.princess-where@broken-same",
    ),
    "to take Princess's inspector from a tile while one waits": (
        PRINCESS,
        "post 0.1 to 2.0",
        "ruling.princess-where@broken-waiting",
    ),
}
"""By what is tried: a position, a move, and the line that the refusal opens with."""
