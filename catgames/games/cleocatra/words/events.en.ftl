# Cleocatra: what happens, as it happens.

event-drawn = { $who ->
    [you] You draw a tile;
   *[other] { $who } draws a tile;
} { $count ->
    [0] the pile is empty now.
    [one] { $count } is left.
   *[other] { $count } are left.
}
event-seen = You look at it: { $tile }.
event-laid = { $who ->
    [you] You lay it face up: { $tile }.
   *[other] { $who } lays it face up: { $tile }.
}
event-first-rescuer = { $who ->
    [you] You put a rescuer on it; { $count } are left in your supply.
   *[other] { $who } puts a rescuer on it; { $count } are left.
}
event-ready = Everybody has a tile and a rescuer there. { $who ->
    [you] You begin.
   *[other] { $who } begins.
}
event-searched = { $who ->
    [you] You move { $tile } to another place.
   *[other] { $who } moves { $tile } to another place.
}
event-ridden = { $who ->
    [you] You move { $tile }, Mafdat’s;
   *[other] { $who } moves { $tile }, Mafdat’s;
} everything on it rides along.
event-gap = An empty place is closed in; nothing forbids that.
event-exchanged = { $who ->
    [you] You change places with { $other }.
   *[other] { $who } changes places with { $other ->
        [you] you
       *[other] { $other }
    }.
}
event-scouted = { $who ->
    [you] You scout { $tile };
   *[other] { $who } scouts { $tile };
} rescuers left: { $count }.
event-teamed-up = { $who ->
    [you] You team up on { $tile };
   *[other] { $who } teams up on { $tile };
} rescuers left: { $count }.
event-settled = { $who ->
    [you] Stuck, you put a rescuer on { $tile };
   *[other] Stuck, { $who } puts a rescuer on { $tile };
} rescuers left: { $count }.
event-herded = { $who ->
    [you] Your rescuer goes to { $tile }.
   *[other] { $who }’s rescuer goes to { $tile }.
}
event-passed = { $who ->
    [you] You can do nothing and pass.
   *[other] { $who } can do nothing and passes.
}
event-declined = { $who ->
    [you] You decline the bonus action.
   *[other] { $who } declines the bonus action.
}
event-alone = Nothing can follow: { $tried }. { $who ->
    [you] Your turn ends.
   *[other] { $who }’s turn ends.
}
event-bonus-due = { $who ->
    [you] Now your bonus action: do one thing, or decline.
   *[other] Now { $who }’s bonus action.
}
event-frozen = All rescuers stand on inspected tiles, none is left: nobody can ever score again. The game is over.
event-round-over = The round is finished and { $count } points have been reached: the game is over.
event-won = { $who ->
    [you] You win with { $count } points!
   *[other] { $who } wins with { $count } points!
}
event-shared = { $players } players have { $count } points: they share the victory.
event-rescues = { $who ->
    [you] You score with your rescuer on { $tile }.
   *[other] { $who } scores with the rescuer on { $tile }.
}
event-colour-point = Colour { $count }: { $tile }, 1 point.
event-chosen = Chosen among tiles of one colour: { $tiles }.
event-assistant-point = An assistant on { $tile }: 1 point.
event-cleocatra-point = Scored on Cleocatra’s tile: 1 more point.
event-better-choice = Another choice of tiles would have scored { $most } instead of { $gained }.
event-total = { $count ->
    [one] { $count } point:
   *[other] { $count } points:
} { $who ->
    [you] you now have { $total }.
   *[other] { $who } now has { $total }.
}
event-last-round = { $total } points: this is the last round.
event-inspector = An inspector is put on the rescuer’s tile; left beside the board: { $count }.
event-post-due = { $kind ->
    [supply] { $who ->
        [you] You choose
       *[other] { $who } chooses
    } where { $count ->
        [one] { $count } inspector goes.
       *[other] { $count } inspectors go.
    }
   *[tiles] None waits beside the board: { $who ->
        [you] you take
       *[other] { $who } takes
    } { $count ->
        [one] { $count } inspector from a tile.
       *[other] { $count } inspectors from tiles.
    }
}
event-posted = { $source ->
    [supply] An inspector comes to { $tile }.
   *[tile] { $who ->
        [you] You move
       *[other] { $who } moves
    } an inspector to { $tile }.
}
event-stays = Mut’s tile: { $who ->
    [you] your rescuer stays there.
   *[other] { $who }’s rescuer stays there.
}
event-recalled = { $count ->
    [one] { $count } rescuer comes
   *[other] { $count } rescuers come
} home to { $who ->
    [you] your supply.
   *[other] { $who }’s supply.
}
event-turn-ends = A rescue first: { $who ->
    [you] your turn is over.
   *[other] { $who }’s turn is over.
}
event-bonus-earned = { $who ->
    [you] You had
   *[other] { $who } had
} the fewest points, { $count }: a bonus action at the end of this turn.
event-bonus-tied = Several had the fewest points, { $count }: nobody gets the bonus action.
