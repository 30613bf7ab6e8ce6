# Cleocatra: every rule by its name, in our words, and what it says about a board.

section-setup = Set-up
    .short = Set-up
section-turn = A turn
    .short = A turn
section-tile = Tile actions
    .short = Tile actions
section-rescuer = Rescuer actions
    .short = Rescuer actions
section-stuck = Nothing follows, and being stuck
    .short = Being stuck
section-scoring = Scoring
    .short = Scoring
section-inspectors = Inspectors and coming home
    .short = Inspectors
section-end = End of the game
    .short = End
section-herd = Advanced: herd
    .short = Advanced
section-abilities = Advanced: the five cats
    .short = Advanced

rule-setup-two-players = Ten tiles for two
    .law = With two players one blue, one orange and one green tile stay in the box.
rule-setup-pile = A face-down pile
    .law = All tiles are shuffled face down into one pile.
rule-setup-pieces = Three rescuers each
    .law = Everybody has three rescuers and starts at 0 points; the inspectors wait beside the board.
rule-setup-starter = Who starts
    .law = Whoever cuddled a cat or another pet most recently begins; then it goes clockwise.
rule-setup-first-tiles = The first tiles
    .law = In turn order everybody draws a tile, lays it face up, from the second on beside the pyramids, and puts a rescuer on it.
    .broken = { $due ->
        [setup] { $who ->
            [you] The set-up is not over: you draw your first tile.
           *[other] The set-up is not over: { $who } draws a first tile.
        }
       *[lay] { $who ->
            [you] Your first tile must be laid now, beside the pyramids.
           *[other] { $who } must lay a first tile now, beside the pyramids.
        }
    }
    .held = It is a first tile of the set-up, drawn and laid in turn order.
    .fix = Draw a tile, lay it beside the pyramids; a rescuer goes onto it.

rule-turn-two-actions = Two actions, tiles first
    .law = A turn is two actions: a tile action then a rescuer action, or two rescuer actions. Never two tile actions, never a tile action second.
    .broken = { $due ->
        [post] { $who ->
            [you] An inspector of yours must be put first.
           *[other] { $who } must put an inspector first.
        }
        [lay] { $who ->
            [you] The tile in your hand must be laid first.
           *[other] { $who } must lay a tile first.
        }
        [no-tile] No tile has been drawn, so none can be laid.
        [no-inspector] No inspector is due now.
        [second] { $who ->
            [you] Your second action must be a rescuer action; this is a tile action.
           *[other] It is { $who }’s turn.
        }
       *[other] { $who ->
            [you] It is your decision.
           *[other] It is { $who }’s turn.
        }
    }
    .held = { $due ->
        [post] The inspector is yours to put now.
        [lay] The drawn tile is yours to lay now.
        [second] A rescuer action may come second.
        [bonus] Your bonus action is due.
       *[other] It is your turn, and this may be its first action.
    }
    .fix = Wait for your turn, finish what has begun, and keep tile actions for the first action.

rule-tile-expedition = Expedition
    .law = Draw a tile, look at it, then lay it face up beside one or more tiles.
    .broken = { $wrong ->
        [taken] A tile lies there already.
       *[apart] No tile lies beside that place.
    }
    .held = The place is empty and touches { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
    .fix = Choose an empty place beside the pyramids.
rule-tile-search = Search
    .law = Move a tile with nobody on it, neither rescuer nor inspector, to another place beside a tile other than itself.
    .broken = { $wrong ->
        [absent] No tile lies there to be moved.
        [rescuer] On { $tile } { $count ->
            [one] stands a rescuer
           *[other] stand { $count } rescuers
        }; only a tile with nobody on it may be moved.
        [inspector] An inspector is on { $tile }; only a tile with nobody on it may be moved.
        [same] It would go back where it was; it must go to another place.
        [taken] Another tile lies there.
       *[apart] Once { $tile } is gone, nothing else touches that place.
    }
    .held = Nobody keeps { $tile } there, and the place touches another tile.
    .fix = Take a tile with nobody on it to a place beside another tile.
rule-tile-search-connected = In one piece
    .law = A tile whose removal would split the pyramids may not be taken.
    .broken = Without { $tile } the pyramids would fall into parts of { $sizes } tiles.
    .held = Without { $tile } the pyramids stay in one piece.
    .fix = Take a tile at the edge, which holds nothing together.
rule-tile-search-surrounded = Not shut in
    .law = A tile with tiles on all its sides may not be taken.
    .broken = All { $count } sides of { $tile } touch other tiles: it is shut in.
    .held = Of the three sides of { $tile }, { $count ->
        [0] none touches
        [one] { $count } touches
       *[other] { $count } touch
    } another tile.
    .fix = Take a tile with an open side.

rule-rescuer-scout = Scout
    .law = Put a rescuer from your supply on the tile just laid or moved in this turn.
    .broken = { $wrong ->
        [supply] You have no rescuer left in supply.
        [nothing] No tile has been laid or moved in this turn.
       *[other] Not { $tile }: only the tile laid or moved in this very turn may be scouted.
    }
    .held = You laid or moved { $tile } in this turn, and have { $count ->
        [one] { $count } rescuer
       *[other] { $count } rescuers
    } in supply.
    .fix = Lay or move a tile first, then scout that tile.
rule-rescuer-team-up = Team up
    .law = Put a rescuer from your supply on a tile adjacent to one that you occupy.
    .broken = { $wrong ->
        [supply] You have no rescuer left in supply.
        [absent] There is no tile.
       *[beside] { $standing ->
            [0] You have no rescuer on any tile, so none stands
            [one] Your one rescuer there does not stand
           *[other] None of your { $standing } rescuers there stands
        } beside { $tile }.
    }
    .held = Beside { $tile } { $count ->
        [one] stands a rescuer
       *[other] stand { $count } rescuers
    } of yours.
    .fix = Choose a tile that shares a side with one you occupy.
rule-rescuer-rescue = Rescue
    .law = Score with one of your rescuers.
    .broken = You have no rescuer there.
    .held = Your rescuer stands on { $tile }.
    .fix = Choose a tile with one of your rescuers.
rule-rescue-ends-turn = A rescue first, and the turn is over
    .law = If a rescue is your first action, your turn ends with it.
rule-tile-capacity = Two to a tile
    .law = A tile holds at most two rescuers, of different players.
    .broken = { $wrong ->
        [own] You have a rescuer on { $tile } already; two on a tile must be of different players.
       *[full] On { $tile } stand { $count } rescuers already; { $room } is the most.
    }
    .held = On { $tile } { $count ->
        [0] stands nobody
        [one] stands one rescuer, not yours
       *[other] stand { $count } rescuers
    }: there is room.
    .fix = Choose a tile with fewer than two rescuers and none of yours.

rule-turn-stuck = Being stuck
    .law = If you can do no action when your turn begins, put a rescuer on any tile with room, then take one rescuer action.
    .broken = { $wrong ->
        [later] That is for the start of a turn only.
        [able] You are not stuck: you can do { $count ->
            [one] { $count } thing
           *[other] { $count } different things
        }.
        [absent] There is no tile.
       *[supply] You have no rescuer left in supply.
    }
    .held = You can do nothing else, so a rescuer may go to any tile with room.
    .fix = While you can act, take one of your actions.
rule-turn-second-possible = A second must follow
    .law = A first action after which no second is possible may not be chosen; choose another.
    .broken = Nothing could follow: { $tried }.
    .held = Something can follow: { $follows }.
    .fix = Choose a first action after which you can still do a rescuer action.

rule-score-no-inspector = No inspector beneath your feet
    .law = The rescuer who scores must not stand on a tile with an inspector.
    .broken = An inspector is on { $tile }, so your rescuer there cannot score.
    .held = No inspector is on { $tile }.
    .fix = Score with a rescuer on a tile without an inspector.
rule-score-colours = A point a colour
    .law = 1 point for each different colour in the area: the rescuer’s tile and the tiles adjacent to it.
rule-score-choose = Each colour once
    .law = Every colour of the area is scored once; where several tiles have it, you choose which one.
    .broken = { $wrong ->
        [outside] A tile outside the area is among them.
        [twice] You count { $colours } more than once; a colour scores once, on one tile.
       *[missing] Choose which tile you score for { $colours }.
    }
    .held = { $double ->
        [0] The area shows { $count ->
            [one] { $count } colour
           *[other] { $count } colours
        }, each on one tile.
       *[other] Each of the { $count ->
            [one] { $count } colour
           *[other] { $count } colours
        } is scored once; for a colour that is there twice you chose the tile.
    }
    .fix = Choose one tile for each colour that is there more than once.
rule-score-assistants = Assistants
    .law = 1 point for each of your other rescuers on a scored tile.
rule-score-inspector = The inspector comes
    .law = An inspector is put on the rescuer’s tile; with none left beside the board, one is taken from any other tile.
    .broken = { $wrong ->
        [place] The inspector goes to { $due }, where your rescuer scored.
       *[source] { $count ->
            [0] Take an inspector that is on another tile.
           *[other] Inspectors still wait beside the board.
        }
    }
    .held = None waits beside the board, so one comes from another tile to { $due }.
    .fix = Choose any inspector on the board; it goes to the tile that scored.
rule-score-recall = Coming home
    .law = The scoring rescuer and the scoring assistants go back to your supply.

rule-end-trigger = The last round
    .law = Once somebody has 23 points or more, the round is finished, so that all have had the same number of turns; then the game is over.
    .broken = { $who ->
        [you] You have
       *[other] { $who } has
    } { $count } points and the round is finished: the game is over.
    .held = { $reached ->
        [yes] { $count } points have been reached, but the round is not finished.
       *[no] Nobody has 23 points yet; the most is { $count }.
    }
    .fix = Start a new game.
rule-end-winner = Most points
    .law = Most points win; a tie is shared.

rule-adv-herd = Herd
    .law = Advanced, a rescuer action: move one of your rescuers to an adjacent tile.
    .broken = { $wrong ->
        [basic] Herding belongs to the advanced game.
        [nobody] You have no rescuer there to move.
        [absent] There is no tile to go to.
       *[far] It would have to cross another tile; { $tile } is not adjacent.
    }
    .held = Your rescuer goes to { $tile }, which is adjacent.
    .fix = In an advanced game, move a rescuer of yours one tile on.
rule-adv-cleocatra-point = Cleocatra’s point
    .law = Advanced: a rescuer scoring on a Cleocatra tile (orange) earns 1 more point.
rule-adv-cleocatra-bonus = Cleocatra’s bonus action
    .law = After that scoring the player who had the fewest points before it takes a bonus action at the end of the turn; on a tie for fewest nobody does.
rule-adv-mafdat = Mafdat carries them
    .law = Advanced: a tile action may move a Mafdat tile (green) even with pieces on it; they ride along.
    .held = It is a Mafdat tile: { $rescuers ->
        [0] the inspector rides
        [one] one rescuer { $inspector ->
            [yes] and the inspector ride
           *[no] rides
        }
       *[other] { $rescuers } rescuers { $inspector ->
            [yes] and the inspector ride
           *[no] ride
        }
    } along.
rule-adv-bastet = Bastet’s exchange
    .law = Advanced: with a rescuer on a Bastet tile (blue), a tile action may exchange it with another player’s rescuer on another tile.
    .broken = { $wrong ->
        [basic] Exchanging belongs to the advanced game.
        [absent] You have no rescuer there to exchange.
        [colour] Your rescuer is on { $tile }; it must stand on a blue one, Bastet’s.
        [self] Both are yours; the other must be another player’s.
        [same] Both stand on one tile; the other must stand elsewhere.
       *[nobody] { $other ->
            [you] You have
           *[other] { $other } has
        } no rescuer there.
    }
    .held = Your rescuer is on Bastet’s tile and changes places with { $other ->
        [you] another
       *[other] { $other }’s
    }.
    .fix = From a blue tile, choose another player’s rescuer on another tile.
rule-adv-mut = Mut lets them stay
    .law = Advanced: a rescuer scoring on a Mut tile (purple) stays there; assistants come home.
rule-adv-princess = Princess sends two
    .law = Advanced: scoring on a Princess tile (yellow) puts two inspectors on two different tiles, instead of one on the scoring tile.

rule-ruling-empty-pile = The pile is empty
    .law = The book does not say. Here there is no expedition any more; everything else goes on.
    .broken = The pile is empty: no tile is left to draw.
    .held = The pile has { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
    .fix = Move a tile that lies already, or do a rescuer action.
rule-ruling-enclosed-gap = A gap may be enclosed
    .law = The book forbids only splitting and taking a tile shut in; a tile may be laid so that an empty place is enclosed.
    .held = An empty place is closed in; that is allowed.
rule-ruling-inspected-place = Beside an inspector
    .law = The book does not forbid it: a rescuer may be put, or moved, on a tile with an inspector.
    .held = An inspector is on { $tile }; a rescuer may come all the same.
rule-ruling-mafdat-limits = Mafdat’s limits
    .law = The book does not say. Here Mafdat obeys the limits of a search; a table may free her, if the pyramids are in one piece once she is laid.
    .broken = Once she is laid the pyramids would lie in parts of { $sizes } tiles.
    .held = { $free ->
        [yes] At this table Mafdat is free, and the pyramids are in one piece once she is laid.
       *[no] Mafdat obeys the limits of a search, and does so here.
    }
    .fix = Lay her where she joins the parts.
rule-ruling-bastet-capacity = No pair by exchange
    .law = The book does not say. Here an exchange may not put two rescuers of one player on a tile.
    .broken = { $who ->
        [you] You would have
       *[other] { $who } would have
    } two rescuers on { $tile }.
    .held = Nobody gets two rescuers on a tile.
    .fix = Exchange with a rescuer that leaves nobody doubled.
rule-ruling-princess-where = Where Princess sends them
    .law = The book does not say. Here to two tiles that had no inspector, not the scoring one, or as many as there are; first those beside the board, then any you choose.
    .broken = { $wrong ->
        [place] Not there: the tile must have had no inspector and not be the one that scored.
       *[source] { $count ->
            [0] Take one that was on a tile before.
           *[other] { $count ->
                [one] One inspector waits
               *[other] { $count } inspectors wait
            } beside the board and must be used first.
        }
    }
    .held = There was no inspector on { $tile }, and it is not the tile that scored.
    .fix = Choose a tile that had no inspector; use those beside the board first.
rule-ruling-power-tile = Whose ability counts
    .law = The book does not say. Here only the tile on which the scoring rescuer stands has its ability used, whichever tile is scored for its colour; never an assistant’s.
rule-ruling-bonus-action = What the bonus may be
    .law = The book does not say. Here any tile action, or a rescuer action but scouting; it may be declined; a bonus rescue earns no further bonus; it comes before the end of the round.
    .broken = { $wrong ->
        [scout] A bonus action cannot be a scouting.
        [stuck] A bonus action is no turn: being stuck does not matter.
       *[tile] At this table the bonus is a rescuer action.
    }
    .held = It may be a bonus action, or be declined.
    .fix = Take an action that may be a bonus, or pass.
rule-ruling-inspected-assistant = Inspected neighbours count
    .law = The book keeps only the scoring rescuer from an inspector: colours and assistants on inspected tiles count.
    .held = An inspector is on { $tiles }; only the scoring rescuer’s own tile must be without.
rule-ruling-no-second = When nothing can follow
    .law = The book does not say. Here, if no first action leaves a second, one is taken alone; the same if a stuck player’s rescuer can do nothing; with nothing possible at all, the turn is passed.
    .broken = You cannot pass: { $count ->
        [one] one thing is
       *[other] { $count } things are
    } possible.
    .held = { $kind ->
        [pass] Nothing at all is possible, so you pass.
       *[alone] No first action leaves a second, so this one is taken alone.
    }
    .fix = Do what is possible.
rule-ruling-frozen = Frozen
    .law = The book does not say. With two players all rescuers may stand on inspected tiles, none in supply: nobody can ever place or score again. The game ends at once; most points win.
    .broken = All rescuers stand on the { $count } inspected tiles: the game is over.
    .held = Somebody can still place or score.
    .fix = Start a new game.
rule-ruling-own-colour = Your own tile’s colour
    .law = The book does not say. If a neighbour has the colour of the rescuer’s own tile, it counts once; you choose which is scored, so a neighbour with an assistant may be.
    .held = { $colour } is there again beside you; { $chosen ->
        [own] you score your own tile for it.
       *[neighbour] you score the neighbour for it.
    }
