# Cleocatra: the things on the table, and moves in words.

game-title = Cleocatra
game-tagline = Build the pyramids, send your rescuers, and save the royal cats.

tile-orange = the orange tile
    .colour = orange
tile-blue = the blue tile
    .colour = blue
tile-green = the green tile
    .colour = green
tile-purple = the purple tile
    .colour = purple
tile-yellow = the yellow tile
    .colour = yellow
tile-none = an empty place
# Where several tiles have one colour
tile-among = the { $where } { $tile-colour } tile
side-left = left
side-right = right
side-middle = middle
side-upper = upper
side-lower = lower
side-upper-left = upper left
side-upper-right = upper right
side-lower-left = lower left
side-lower-right = lower right
tiles-counted = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
colour-orange = orange
colour-blue = blue
colour-green = green
colour-purple = purple
colour-yellow = yellow
colour-unknown = not seen
face-unknown = hidden here
shade-orange = orange
shade-blue = blue
shade-green = green
shade-purple = purple
shade-yellow = yellow
cat-orange = Cleocatra
cat-blue = Bastet
cat-green = Mafdat
cat-purple = Mut
cat-yellow = Princess
inspector-supply = beside the board

# What several rules say
no-tile-there = No tile lies there.
no-rescuer-left = You have no rescuer left in supply.
nobody-of-yours = You have no rescuer on { $tile }.
inspectors-wait = { $count ->
    [one] An inspector still waits
   *[other] { $count } inspectors still wait
} beside the board: take { $count ->
    [one] that one
   *[other] one of those
} first.
no-inspector-waits = No inspector waits beside the board: take one from a tile.

board-label = The pyramids of Cleocatra
board-phase-draw = Draw a tile
board-phase-lay = Lay the tile
board-phase-first = First action
board-phase-second = Second action
board-phase-inspector = Put the inspector
board-phase-bonus = Bonus action
board-player = { $who ->
    [you] You
   *[other] { $who }
}
board-points = { $count } of { $goal } points
board-points-short = { $count } of { $goal }
board-game = { $advanced ->
    [yes] Advanced game
   *[no] Basic game
}
board-pile = Pile { $count }
board-inspectors = Inspectors
board-held = In hand
board-scout = Scout
board-team-up = Team up
board-rescue = Rescue
board-count = Count
board-pass = Pass

label-tile = { $tile }{ $advanced ->
    [yes] , { $cat }
   *[no] { "" }
}{ $count ->
    [0] { "" }
   *[other] , beside { $near }
}
label-place = empty place { $place }
label-rescuer = { $who ->
    [you] Your rescuer
   *[other] { $who }’s rescuer
} on { $tile }
label-inspector = inspector on { $tile }
label-inspectors = Inspectors beside the board: { $count }
label-pile = Pile, { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
label-held = Drawn tile: { $tile }
label-supply = { $who ->
    [you] Your supply
   *[other] { $who }’s supply
}: { $count ->
    [one] { $count } rescuer
   *[other] { $count } rescuers
}
label-score = { $who ->
    [you] Your points
   *[other] { $who }’s points
}: { $count }
label-scout = Scout: put a rescuer on the tile just laid or moved
label-team-up = Team up: put a rescuer beside one of yours
label-rescue = Rescue: score with one of your rescuers
label-count = Count the tiles you chose
label-pass = Pass, or decline a bonus action

# What to touch next
touch-setup = Touch the pile to draw your first tile.
touch-first = First action. Touch { $ways-or }.
touch-second = Second action: a rescuer action. Touch { $ways-or }.
touch-bonus = Your bonus action. Touch { $ways-or }; or decline with “Pass”.
way-draw = the pile (to draw a tile)
way-search = a tile (to move it)
way-exchange = your rescuer on a blue tile (to exchange it)
way-scout = “Scout”
way-team = “Team up”
way-rescue = “Rescue”
way-herd = one of your rescuers (to herd it)
touch-nothing = You can do nothing: touch “Pass”.
touch-stuck = You are stuck: touch your supply, then any tile with room.
touch-lay = Lay the tile you drew: touch an empty place.
touch-post = Put an inspector: touch one, then the tile it goes to.
touch-post-where = Now touch the tile it goes to.
touch-other = { $who } decides now.
touch-over = The game is over.
touch-scout = { $laid ->
    [no] You have laid or moved no tile in this turn: there is none to scout.
   *[yes] { $supply ->
        [0] { no-rescuer-left }
       *[other] Touch the tile you laid or moved in this turn.
    }
}
touch-team-up = { $supply ->
    [0] { no-rescuer-left }
   *[other] { $standing ->
        [0] You have no rescuer on a tile to team up with.
       *[other] Touch a tile beside one of your rescuers.
    }
}
touch-rescue = { $free ->
    [0] { $standing ->
        [0] You have no rescuer on a tile to score with.
       *[other] All your rescuers on tiles are under inspection: none can score.
    }
   *[other] Touch the rescuer who scores.
}
touch-choose = Tiles of one colour score once: for each such colour touch the tile you score, then “Count”. Assistants count on scored tiles only.
touch-count = First touch “Rescue” and one of your rescuers.
touch-tile = { $tiles ->
    [yes] { $stays ->
        [occupied] A tile with somebody on it: it cannot be moved.
        [surrounded] A tile with tiles on all three sides: it cannot be moved.
        [splits] This tile holds the pyramids together: it cannot be moved.
        [now] This tile cannot be moved now.
       *[no] Touch the empty place where this tile goes.
    }
   *[no] A tile. It cannot be moved now: this must be a rescuer action.
}
touch-place = { $tiles ->
    [yes] An empty place. First { $pile ->
        [0] touch the tile that goes there.
       *[other] draw a tile from the pile, or touch the tile that goes there.
    }
   *[no] An empty place. No tile goes there now: this must be a rescuer action.
}
touch-rescuer = Your rescuer. Touch { $ways-or }.
way-rescuer-scores = “Rescue” (to score)
way-rescuer-goes = a tile beside it (to go there)
way-rescuer-changes = another player’s rescuer (to change places)
touch-rescuer-inspected = Your rescuer, under inspection: it cannot score.
touch-rescuer-other = Another player’s rescuer.
touch-supply = { $supply ->
    [0] { no-rescuer-left }
   *[other] { $goes ->
        [yes] A rescuer in hand. Touch the tile it goes to.
       *[no] Your supply: no tile is open now to a rescuer from it. One scouts a tile you have just laid or moved, or goes beside another of yours.
    }
}
touch-supply-other = Another player’s rescuers.
touch-inspector = An inspector: nobody scores on this tile.
touch-inspectors = { $waiting ->
    [0] No inspector waits beside the board.
   *[other] Inspectors that wait beside the board.
}
touch-score = Points: once somebody has 23, the game ends with the round.

# Moves in words
move-draw = draw a tile from the pile
move-lay = lay the drawn tile { $place }
move-search = move { $tile } { $place }
move-search-nothing = move a tile from an empty place { $place }
where-left = to the left of { $tile }
where-right = to the right of { $tile }
where-above = above { $tile }
where-below = below { $tile }
where-beside = between { $tiles }
where-apart = apart from the others
where-on = onto { $tile }
where-middle = in the middle
where-not-middle = away from the middle
move-exchange = change places from { $tile } with { $other ->
    [you] one of your rescuers
   *[other] { $other }
} on { $there }
move-scout = scout { $tile }
move-team = team up on { $tile }
move-rescue = rescue on { $tile }
move-rescue-choosing = rescue on { $tile }, choosing { $tiles } among tiles of one colour
move-rescue-scoring = rescue on { $tile }, scoring only { $tiles }
move-rescue-nothing = rescue on { $tile }, scoring no tile
move-herd = herd from { $tile } to { $to }
move-post = take the inspector from { $source } to { $tile }
move-post-supply = put an inspector on { $tile }
move-settle = put a rescuer straight on { $tile }
move-pass = pass
move-pass-bonus = decline the bonus action

deed-draw = draw a tile
deed-search = move a tile
deed-exchange = exchange rescuers
deed-scout = scout
deed-team = team up
deed-rescue = rescue
deed-herd = herd
deed-settle = put a rescuer on any tile with room

second-scout = scout ({ $why ->
    [supply] none left in supply
    [nothing] no tile laid or moved
   *[room] no room on that tile
})
second-team = team up ({ $why ->
    [supply] none left in supply
    [nobody] { $who ->
        [you] none of yours on a tile
       *[other] none of { $who }’s on a tile
    }
   *[room] { $who ->
        [you] no room beside yours
       *[other] no room beside { $who }’s
    }
})
second-rescue = rescue ({ $count ->
    [0] { $who ->
        [you] none of yours on a tile
       *[other] none of { $who }’s on a tile
    }
   *[other] { $who ->
        [you] all of yours inspected
       *[other] all of { $who }’s inspected
    }
})
second-herd = herd ({ $why ->
    [nobody] { $who ->
        [you] none of yours on a tile
       *[other] none of { $who }’s on a tile
    }
   *[room] { $who ->
        [you] no room beside yours
       *[other] no room beside { $who }’s
    }
})

figure-tiles = Pyramid tiles
figure-sides = Sides of a tile, each a possible neighbour
figure-colours-named = Blue, orange and green tiles
figure-colours-ours = Tiles of two more colours, which the book does not name; here purple and yellow
figure-cats = Cats, one for each colour; the book does not say which, so here we do
figure-inspectors = Inspectors
figure-rescuers = Rescuers of each player
figure-goal = Points that end the game
figure-players = Players

option-advanced = Advanced rules
option-mafdat_limits = Mafdat: does she obey the limits of a search?
option-bonus = Cleocatra: which action may the bonus be?
choice-yes = yes
choice-no = no
choice-as-search = as a search
choice-free = free
choice-any = any but scouting
choice-rescuer-only = rescuer actions only

unreadable-scores = A position needs everybody’s points, as “scores 0 0 0”, in “{ $text }”.
unreadable-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} “{ $text }” too many: the box does not hold as many.
unreadable-pieces = The pieces cannot stand like that: “{ $text }”.
fault-tiles = There are { $count } tiles; the box holds { $expected }.
fault-parts = The pyramids lie in { $count } parts.
fault-setup = In the set-up each player in turn lays a tile with a rescuer on it; nothing else has happened yet.
fault-held = A tile is in hand, but no tile action is under way.
fault-over = The game is over, so nothing can be under way.
fault-second = A second action is to come, but none is possible: the turn would be over.
fault-laid = A tile is marked as just laid, but no second action is to come.
fault-fresh = Somebody is already on the tile just laid.
fault-posting = The tile where somebody has just scored has its inspector already.
fault-scorer = { $who ->
    [you] You have
   *[other] { $who } has
} just scored there: that rescuer goes home, unless it is on a Mut tile in the advanced game.
fault-unscored = { $who ->
    [you] You have
   *[other] { $who } has
} just scored, but without a point.
fault-bonus = A bonus action follows a rescue on a Cleocatra tile, for whoever had the fewest points.
fault-inspectors = Every rescue brings an inspector: { $count ->
    [0] none is
    [one] { $count } is
   *[other] { $count } are
} on the tiles, which does not fit { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all.
fault-rescuers = { $who ->
    [you] You have
   *[other] { $who } has
} no points yet, so the first rescuer must still be on a tile.
fault-points = { $who ->
    [you] You have
   *[other] { $who } has
} { $count } points: the game would be over already.

# A position built by hand
tool-orange = Orange tile
tool-blue = Blue tile
tool-green = Green tile
tool-purple = Purple tile
tool-yellow = Yellow tile
tool-rescuer = { $who ->
    [you] Your rescuer
   *[other] { $who }’s rescuer
}
tool-inspector = Inspector
tool-take-away = Take away
tool-points-more = One point more
tool-points-fewer = One point fewer
tool-next-player = Next player’s turn
tool-starter = Another player began
tool-action = First or second action
tool-draw = Draw into the hand
tool-laid = Just laid
tool-scored = Has just scored
tool-bonus = Bonus action
tool-advanced = Basic or advanced game
tool-mafdat = Mafdat bound or free
tool-bonus-kind = Bonus: which actions

edit-tile = Touch a tile.
edit-place = A tile goes to an empty place, in place of another, or on the pile.
edit-player = Touch a player’s points or supply.
edit-pile = Touch the pile.
edit-none-left = No tile of this colour is left in the pile.
edit-held = A tile is in hand: take it away first.
edit-take-away = Touch a tile or a piece to take it away.
edit-own-there = { $who ->
    [you] You have
   *[other] { $who } has
} a rescuer there already.
edit-no-rescuer = { $who ->
    [you] You have
   *[other] { $who } has
} no rescuer left in supply.
edit-full = Two rescuers are there already.
edit-inspector-there = An inspector is there already.
edit-no-inspector = No inspector is left beside the board.
edit-no-choice = There is no inspector to choose for this tile.
edit-points = Points go from 0 to { $count }.

# What is what on the board
legend-cat-orange = An orange tile: Cleocatra.
legend-cat-blue = A blue tile: Bastet.
legend-cat-green = A green tile: Mafdat.
legend-cat-purple = A purple tile: Mut.
legend-cat-yellow = A yellow tile: Princess.
legend-back = The pile, face down.
legend-rescuer = A rescuer; the number is its player’s.
legend-inspector = An inspector: nobody scores on its tile.
legend-marker = A player’s points on the track.
legend-place = An empty place for a tile.
legend-just-laid = The tile just laid or moved, or the one that awaits its inspector.
legend-starter = Who began: the last round ends before this player.
