# Cleocatra: what happens, as it happens.

# After a rescuer has gone to a tile
supply-left = { $count ->
    [0] no rescuer is
    [one] { $count } rescuer is
   *[other] { $count } rescuers are
} left in { $who ->
    [you] your
   *[other] { $who }’s
} supply.

event-drawn = { $who ->
    [you] You draw a tile;
   *[other] { $who } draws a tile;
} { $count ->
    [0] the pile is empty now.
    [one] { $count } is left in the pile.
   *[other] { $count } are left in the pile.
}
event-seen = You look at it: it is { $tile }.
event-laid = { $who ->
    [you] You lay it face up:
   *[other] { $who } lays it face up:
} it is { $tile }.
event-first-rescuer = { $who ->
    [you] You put a rescuer on it;
   *[other] { $who } puts a rescuer on it;
} { supply-left }
event-ready = Everybody has laid a tile and put a rescuer on it. { $who ->
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
event-gap = An empty place is closed in now; nothing forbids that.
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
} { supply-left }
event-teamed-up = { $who ->
    [you] You team up on { $tile };
   *[other] { $who } teams up on { $tile };
} { supply-left }
event-settled = { $who ->
    [you] You are stuck and put a rescuer on { $tile };
   *[other] { $who } is stuck and puts a rescuer on { $tile };
} { supply-left }
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
event-alone = No second action can follow: { $tried }. { $who ->
    [you] Your turn ends.
   *[other] { $who }’s turn ends.
}
event-bonus-due = { $who ->
    [you] Now comes your bonus action: take one action, or decline.
   *[other] Now comes { $who }’s bonus action.
}
event-frozen = All rescuers stand on inspected tiles, none is in supply: nobody can ever score again. The game is over.
event-round-over = The round is finished, and the highest score is { $count }: the game is over.
event-won = { $who ->
    [you] You win with { $count } points!
   *[other] { $who } wins with { $count } points!
}
event-shared = With { $count } points each, { $who } share the victory.
event-rescues = { $who ->
    [you] You score with your rescuer on { $tile }.
   *[other] { $who }’s rescuer on { $tile } scores.
}
event-colour-point = The colour of { $tile }: 1 point.
event-chosen = Chosen among tiles of one colour: { $tiles }.
event-assistant-point = An assistant on { $tile }: 1 point.
event-cleocatra-point = Scored on a Cleocatra tile: 1 more point.
event-better-choice = Another choice of tiles would have scored { $most } points instead of { $gained }.
event-total = { $count ->
    [one] { $count } point:
   *[other] { $count } points:
} { $who ->
    [you] you now have { $total }.
   *[other] { $who } now has { $total }.
}
event-last-round = { $who ->
    [you] You have
   *[other] { $who } has
} { $total } points: the game ends with this round.
event-inspector = An inspector comes to the rescuer’s tile; { $count ->
    [0] none is
    [one] { $count } is
   *[other] { $count } are
} left beside the board.
event-post-due = { $kind ->
    [supply] { $who ->
        [you] Now choose where { $count ->
            [one] the inspector goes.
           *[other] { $count } inspectors go.
        }
       *[other] { $who } chooses where { $count ->
            [one] the inspector goes.
           *[other] { $count } inspectors go.
        }
    }
    [tiles] No inspector waits beside the board. { $who ->
        [you] Now choose { $count ->
            [one] an inspector on a tile, and where it goes.
           *[other] { $count } inspectors on tiles, and where they go.
        }
       *[other] { $who } chooses { $count ->
            [one] an inspector on a tile, and where it goes.
           *[other] { $count } inspectors on tiles, and where they go.
        }
    }
   *[here] No inspector waits beside the board. { $who ->
        [you] Now choose an inspector on another tile, and bring it to { $tile }.
       *[other] { $who } chooses an inspector on another tile, which comes to { $tile }.
    }
}
event-posted = { $source ->
    [supply] An inspector comes to { $tile }.
   *[tile] { $who ->
        [you] You move
       *[other] { $who } moves
    } an inspector to { $tile }.
}
event-stays = It is a Mut tile: { $who ->
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
event-turn-ends = The rescue was the first action: { $who ->
    [you] your turn is over.
   *[other] { $who }’s turn is over.
}
event-bonus-earned = { $who ->
    [you] You had
   *[other] { $who } had
} the fewest points ({ $count }): a bonus action at the end of this turn.
event-bonus-tied = Several had the fewest points ({ $count }): nobody gets a bonus action.
