# Cleocatra: every rule’s name, the rule in our words, and what it says about a board.

section-setup = Set-up
    .short = Set-up
section-turn = A turn
    .short = A turn
section-tile = Tile actions
    .short = Tile actions
section-rescuer = Rescuer actions
    .short = Rescuer actions
section-stuck = Nothing follows; being stuck
    .short = Being stuck
section-scoring = Scoring
    .short = Scoring
section-inspectors = Inspectors and coming home
    .short = Inspectors
section-end = End of the game
    .short = End of the game
section-herd = Advanced: herd
    .short = Advanced game
section-abilities = Advanced: the five cats
    .short = Advanced game

rule-setup-two-players = Two players play with ten tiles
    .law = With two players one blue, one orange and one green tile stay in the box; three or four play with all thirteen.
rule-setup-pile = All tiles make one face-down pile
    .law = All tiles are shuffled face down into one pile.
rule-setup-pieces = Everybody has three rescuers
    .law = Everybody has three rescuers and starts at 0 points; the inspectors wait beside the board.
rule-setup-starter = Whoever last cuddled a pet begins
    .law = Whoever cuddled a cat or another pet most recently begins; then it goes clockwise.
rule-setup-first-tiles = First everybody lays a tile with a rescuer
    .law = In turn order everybody draws a tile, lays it face up, from the second on beside the pyramids, and puts a rescuer on it.
    .broken-their-draw = It is the set-up, and { $who } draws a first tile now.
    .broken-their-tile = It is the set-up, and { $who } has a first tile to lay now.
    .broken-draw-first = It is the set-up: draw your first tile.
    .broken-tile-first = It is the set-up: lay the tile you have drawn.
    .broken-middle = The very first tile goes to the middle.
    .broken-taken = A tile lies there already.
    .broken-apart = No tile lies beside that place.
    .held = { $due ->
        [draw] It is the set-up, and you draw your first tile.
       *[lay] { $tiles ->
            [0] You lay the very first tile, in the middle.
           *[other] You lay your first tile beside the pyramids.
        }
    }

rule-turn-two-actions = Two actions on your own turn, the tile first
    .law = A turn is two actions: a tile action then a rescuer action, or two rescuer actions. Never two tile actions, never a tile action second. What you have begun you finish first: a drawn tile is laid, an inspector is put.
    .broken-their-inspector = { $who } still has an inspector to put.
    .broken-their-tile = { $who } still has a drawn tile to lay.
    .broken-their-bonus = { $who } takes a bonus action now.
    .broken-their-turn = It is { $who }’s turn.
    .broken-inspector-first = Your rescue is not finished: { $count ->
        [one] put the inspector first.
       *[other] put the { $count } inspectors first.
    }
    .broken-tile-first = You have drawn a tile: lay it first.
    .broken-no-tile = You have no drawn tile in hand, so there is none to lay.
    .broken-no-inspector = No inspector is to be put now.
    .broken-tile-second = This is your second action, and it must be a rescuer action.
    .held = { $due ->
        [inspector] You have an inspector to put now.
        [tile] You have a drawn tile to lay now.
        [second] Your second action is due: a rescuer action.
        [bonus] Your bonus action is due.
       *[first] It is your turn: your first action is due.
    }

rule-tile-expedition = A drawn tile is laid beside the pyramids
    .law = Expedition, a tile action: draw a tile, look at it, then lay it face up beside one or more tiles.
    .broken-taken = There is a tile in that place already: { $other }.
    .broken-apart = No tile lies beside that place.
    .held = The place is empty and touches { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
rule-tile-search = A tile with nobody on it may move beside another
    .law = Search, a tile action: move a tile with nobody on it, neither rescuer nor inspector, to another place beside a tile other than itself.
    .broken-no-tile = No tile lies there to be moved.
    .broken-rescuers = { $count ->
        [one] A rescuer stands
       *[other] { $count } rescuers stand
    } on { $tile }; { $advanced ->
        [yes] with somebody on it, only a Mafdat tile (green) may be moved.
       *[no] only a tile with nobody on it may be moved.
    }
    .broken-inspector = An inspector is on { $tile }; { $advanced ->
        [yes] with somebody on it, only a Mafdat tile (green) may be moved.
       *[no] only a tile with nobody on it may be moved.
    }
    .broken-same = It would go back where it was; it must go to another place.
    .broken-taken = There is a tile in that place already: { $other }.
    .broken-apart = No tile lies beside that place.
    .broken-itself = Once { $tile } is gone, nothing touches that place any more.
    .held = { $pieces ->
        [0] Nobody is on { $tile }, and its new place touches { $near }.
       *[other] Somebody is on { $tile }, but Mafdat’s tile may be moved all the same; its new place touches { $near }.
    }
rule-tile-search-connected = The pyramids stay in one piece
    .law = A tile whose removal would split the pyramids may not be taken.
    .broken = Without { $tile } the pyramids would lie in parts of { $sizes }.
    .held = Without { $tile } the pyramids are in one piece.
rule-tile-search-surrounded = A tile shut in on all sides stays
    .law = A tile with tiles on all its sides may not be taken.
    .broken = All three sides of { $tile } touch other tiles: it is shut in.
    .held = Of the three sides of { $tile }, { $count ->
        [0] none touches
        [one] { $count } touches
       *[other] { $count } touch
    } another tile.

rule-rescuer-scout = You scout the tile just laid or moved
    .law = Scout, a rescuer action: put a rescuer from your supply on the tile you have laid or moved in this turn.
    .broken-nothing-laid = You have laid or moved no tile in this turn.
    .broken-no-supply = { no-rescuer-left }
    .broken-no-tile = { no-tile-there }
    .broken-another = The tile laid or moved in this turn is { $laid }, not { $tile }.
    .held = You laid or moved { $tile } in this turn, and have { $count ->
        [one] { $count } rescuer
       *[other] { $count } rescuers
    } in supply.
rule-rescuer-team-up = You team up beside a rescuer of your own
    .law = Team up, a rescuer action: put a rescuer from your supply on a tile adjacent to one that you occupy.
    .broken-no-tile = { no-tile-there }
    .broken-no-supply = { no-rescuer-left }
    .broken-alone = You have no rescuer on any tile, so there is none to team up with.
    .broken-itself = Your rescuer stands on { $tile } already; team up on a tile beside it.
    .broken-far = { $count ->
        [one] The one rescuer you have on a tile is not beside { $tile }.
       *[other] None of the { $count } rescuers you have on tiles is beside { $tile }.
    }
    .held = { $count ->
        [one] A rescuer of yours stands
       *[other] { $count } rescuers of yours stand
    } beside { $tile }.
rule-rescuer-rescue = You rescue with a rescuer of your own
    .law = Rescue, a rescuer action: one of your rescuers on a tile scores for its own tile and the tiles beside it.
    .broken-no-tile = { no-tile-there }
    .broken-nobody = { nobody-of-yours }
    .held = Your rescuer stands on { $tile }.
rule-rescue-ends-turn = A rescue as the first action ends the turn
    .law = If a rescue is your first action, your turn ends with it.
rule-tile-capacity = A tile holds two rescuers, of different players
    .law = A tile holds at most two rescuers, of different players.
    .broken-own = You have a rescuer on { $tile } already; two on a tile must be of different players.
    .broken-full = Two rescuers stand on { $tile } already; it holds no more.
    .held = { $count ->
        [0] No rescuer stands on { $tile }:
       *[other] One rescuer stands on { $tile }, and it is not yours:
    } there is room.

rule-turn-stuck = Only a stuck player puts a rescuer anywhere
    .law = If you can do no action when your turn begins, you are stuck: put a rescuer on any tile with room, then take one rescuer action.
    .broken-later = You can be stuck only when your turn begins; this is your second action.
    .broken-able = You are not stuck: you can { $deeds-or }.
    .broken-no-tile = { no-tile-there }
    .broken-no-supply = { no-rescuer-left }
    .held = You can do no action, so you are stuck.
rule-turn-second-possible = The first action must leave you a second
    .law = A first action after which no second is possible may not be chosen; choose another.
    .broken-nothing = No second action could follow: { $tried }.
    .held = A second action can follow: you can { $follows }.

rule-score-no-inspector = A rescuer under inspection cannot score
    .law = The rescuer who scores must not stand on a tile with an inspector.
    .broken = An inspector is on { $tile }, so your rescuer there cannot score.
    .held = No inspector is on { $tile }.
rule-score-colours = Each colour of the area is a point
    .law = 1 point for each different colour in the area: the rescuer’s tile and the tiles adjacent to it.
rule-score-choose = Each colour of the area is scored once
    .law = Every colour of the area is scored once; where several tiles have it, you choose which one.
    .broken-no-tile = You named an empty place; only tiles are scored.
    .broken-outside = You named { $tile }, which is outside your rescuer’s area.
    .broken-twice = You count { $shades } more than once; a colour scores once, on one tile.
    .broken-left-out = You left out { $shades }; every colour of the area is scored.
    .broken-unchosen = For { $shades } there are several tiles: choose which one scores.
    .held = The area shows { $count ->
        [one] { $count } colour
       *[other] { $count } colours
    }; { $chosen ->
        [0] each is on one tile.
       *[other] for { $shades } you chose the tile.
    }
rule-score-assistants = Each assistant is a point
    .law = 1 point for each of your other rescuers on a scored tile: they are assistants.
rule-score-inspector = An inspector comes to the rescuer’s tile
    .law = An inspector is put on the tile of the rescuer who scored; with none left beside the board, one is taken from any other tile.
    .broken-elsewhere = The inspector goes to { $due }, where your rescuer scored.
    .broken-waiting = { inspectors-wait }
    .broken-none-waits = { no-inspector-waits }
    .broken-none-there = No inspector is on { $tile }.
    .broken-just-put = The inspector on { $tile } has only just been put there; take another.
    .held = { $count ->
        [0] None waits beside the board, so one comes from { $source } to { $due }.
       *[other] An inspector that waits beside the board comes to { $due }.
    }
rule-score-recall = Those who scored come home
    .law = The rescuer who scored and the assistants who scored go back to your supply.

rule-end-trigger = With 23 points the game ends after the round
    .law = Once somebody has 23 points or more, the round is finished, so that all have had the same number of turns; then the game is over.
    .broken = { $who ->
        [you] You have
       *[other] { $who } has
    } { $count } points and the round is finished: the game is over.
    .held = { $reached ->
        [yes] { $who ->
            [you] You have
           *[other] { $who } has
        } { $count } points, but the round is not finished.
       *[no] Nobody has 23 points yet; the most is { $count }.
    }
rule-end-winner = Most points win
    .law = Most points win; a tie is shared.

rule-adv-herd = Herding goes one tile on, in the advanced game
    .law = Advanced game: herd, a rescuer action: move one of your rescuers to an adjacent tile.
    .broken-basic = Herding belongs to the advanced game, and this is the basic one.
    .broken-no-tile = No tile lies in the place you start from.
    .broken-nobody = { nobody-of-yours }
    .broken-nowhere = No tile lies in the place you go to.
    .broken-same = Your rescuer stands on { $tile } already; it must go to another tile.
    .broken-far = Herding goes one tile on, and { $to } is not beside { $tile }.
    .held = Your rescuer on { $tile } is beside { $to }.
rule-adv-cleocatra-point = Scoring on Cleocatra’s tile is a point more
    .law = Advanced game: a rescuer scoring on a Cleocatra tile (orange) earns 1 more point.
rule-adv-cleocatra-bonus = Cleocatra’s bonus is for the fewest points
    .law = Advanced game: after a rescue on a Cleocatra tile, whoever had the fewest points before it takes a bonus action at the end of the turn; on a tie for fewest nobody does.
rule-adv-mafdat = Mafdat’s tile moves with all that is on it
    .law = Advanced game: a tile action may move a Mafdat tile (green) even with pieces on it; they ride along.
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
rule-adv-bastet = From Bastet’s tile you may change places
    .law = Advanced game: with a rescuer on a Bastet tile (blue), a tile action may exchange it with another player’s rescuer on another tile.
    .broken-basic = Exchanging belongs to the advanced game, and this is the basic one.
    .broken-no-tile = No tile lies where your rescuer should be.
    .broken-nobody = { nobody-of-yours }
    .broken-colour = Your rescuer is on { $tile }; Bastet’s tiles are blue.
    .broken-self = You named yourself; the other rescuer must be another player’s.
    .broken-nowhere = No tile lies where the other rescuer should be.
    .broken-not-there = { $other } has no rescuer on { $tile }.
    .broken-same = { $other }’s rescuer is on the same tile as yours; the two must be on different tiles.
    .held = Your rescuer is on { $tile }, Bastet’s, and { $other }’s is on { $there }.
rule-adv-mut = A rescuer who scores on Mut’s tile stays
    .law = Advanced game: a rescuer scoring on a Mut tile (purple) stays there; assistants come home.
rule-adv-princess = Princess sends two inspectors elsewhere
    .law = Advanced game: scoring on a Princess tile (yellow) puts two inspectors on two different tiles, instead of one on the rescuer’s tile.

rule-ruling-empty-pile = With an empty pile there is no expedition
    .law = The book does not say. Here, once the pile is empty, there is no expedition; everything else goes on.
    .broken = The pile is empty: no tile is left to draw.
    .held = The pile has { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }.
rule-ruling-enclosed-gap = An empty place may be closed in
    .law = The book forbids only splitting and taking a tile shut in; a tile may be laid so that an empty place is closed in.
    .held = The tile closes in an empty place; that is allowed.
rule-ruling-inspected-place = A rescuer may join an inspector
    .law = The book does not forbid it: a rescuer may be put, or moved, on a tile with an inspector.
    .held = An inspector is on { $tile }; a rescuer may come all the same.
rule-ruling-mafdat-limits = Mafdat leaves the pyramids in one piece
    .law = The book does not say. Here Mafdat obeys the limits of a search; house rules may free her, if the pyramids are in one piece once her tile is laid.
    .broken = Once her tile is laid, the pyramids would lie in parts of { $sizes }.
    .held = { $free ->
        [yes] By your house rules Mafdat is free of the limits of a search; once her tile is laid, the pyramids are in one piece.
       *[no] Mafdat obeys the limits of a search, and this keeps to them.
    }
rule-ruling-bastet-capacity = An exchange puts nobody on a tile twice
    .law = The book does not say. Here an exchange may not put two rescuers of one player on a tile.
    .broken-mine = You would have two rescuers on { $tile }.
    .broken-theirs = { $other } would have two rescuers on { $tile }.
    .held = Neither of you would have two rescuers on one tile.
rule-ruling-princess-where = Princess’s inspectors go to other tiles, where none was
    .law = The book does not say. Here Princess’s inspectors go to two tiles that had none, and not to the rescuer’s; to fewer if there are fewer. First those beside the board, then any you choose.
    .broken-no-tile = No tile lies where the inspector would go.
    .broken-scored = You scored on { $tile }; Princess sends the inspectors elsewhere.
    .broken-had-one = An inspector was on { $tile } when you scored; choose a tile that had none.
    .broken-same = The first of the two went to { $tile }; the second goes to another tile.
    .broken-waiting = { inspectors-wait }
    .broken-none-waits = { no-inspector-waits }
    .broken-none-there = No inspector is on { $tile }.
    .broken-just-put = The inspector on { $tile } has only just been put there; take another.
    .held = No inspector was on { $tile } when you scored, and you did not score there.
rule-ruling-power-tile = Only the scoring rescuer’s tile uses its ability
    .law = The book does not say. Here only the ability of the tile on which the scoring rescuer stands is used, whichever tile is scored for its colour; never that of an assistant’s tile.
rule-ruling-bonus-action = A bonus is one action, but never scouting
    .law = The book does not say. Here Cleocatra’s bonus is any tile action, or a rescuer action except scouting; house rules may allow rescuer actions only. It may be declined; a bonus rescue earns no further bonus; it comes before the end of the round.
    .broken-scout = Scouting cannot be a bonus action.
    .broken-stuck = A bonus action is no turn, so nobody can be stuck in it.
    .broken-tile = By your house rules a bonus action is a rescuer action; this is a tile action.
    .held = { $kind ->
        [none] A bonus action may be declined.
        [tile] A tile action may be a bonus action.
       *[rescuer] A rescuer action other than scouting may be a bonus action.
    }
rule-ruling-inspected-assistant = Tiles beside yours count, inspected or not
    .law = The book speaks of the scoring rescuer’s tile only: colours and assistants on other inspected tiles count.
    .held = { $count ->
        [one] An inspector is
       *[other] Inspectors are
    } on { $tiles }; only the tile of the rescuer who scores must have none.
rule-ruling-no-second = You do what you can, and pass only if you cannot
    .law = The book does not say. Here, if no first action leaves a second, one is taken alone; the same if a stuck player’s rescuer can do nothing; with nothing possible at all, the turn is passed.
    .broken-able = You may not pass: you can { $deeds-or }.
    .held = { $kind ->
        [pass] You can do nothing, so you pass.
        [lay] Wherever you lay the tile, no second action can follow: this is your whole turn.
        [stuck] Wherever you put the rescuer, nothing can follow: this is your whole turn.
       *[action] No first action leaves you a second, so this one is your whole turn.
    }
rule-ruling-frozen = A frozen game is over
    .law = The book does not say. With two players all rescuers may stand on inspected tiles, none in supply: nobody can ever place or score again. The game ends at once; most points win.
    .broken-over = All rescuers stand on the three inspected tiles: nobody can ever place or score again, and the game is over.
    .held = { $who ->
        [you] All your rescuers are on inspected tiles, but not all of { $other }’s
       *[other] All of { $who }’s rescuers are on inspected tiles, but not all of yours
    }: the game goes on.
rule-ruling-own-colour = A neighbour may score for your tile’s colour
    .law = The book does not say. If a neighbour has the colour of the rescuer’s own tile, it counts once; you choose which is scored, so a neighbour with an assistant may be.
    .held = A tile beside yours is { $colour } too; { $chosen ->
        [own] you score your own for that colour.
       *[neighbour] you score a neighbour for that colour.
    }
