# Cleocatra: the steps of the course, a section at a time.

why-taken = { $reason ->
    [occupied] somebody is on { $tile }.
    [surrounded] all three sides of { $tile } touch other tiles.
    [splits] without { $tile } the pyramids would fall apart.
   *[free] nobody is on { $tile }, a side is open, and nothing falls apart without it.
}
why-area = { $reason ->
    [own] your rescuer stands on { $tile }.
    [beside] { $tile } shares a side with your rescuer’s.
   *[far] { $tile } shares no side with your rescuer’s; a corner is not enough.
}

step-setup-pile = You rescue royal cats for points; once somebody has 23, the game ends with the round. Thirteen triangular tiles, each with a cat of one of five colours, lie face down in a pile. Everybody has three rescuers. Three inspectors wait beside the board.
step-setup-first = You all agree who cuddled a pet last: that player begins. Here it was Sami: a tile, and a rescuer on it. Inès laid hers beside it. Tiles touch side to side.
step-setup-third = Your turn to build. Watch: you draw, look, lay the tile beside the pyramids, and a rescuer goes onto it.
step-setup-own = Now you: touch the pile, then an empty place beside the pyramids.
step-setup-on-top = You have drawn your first tile. Try to lay it on top of Sami’s blue one.
step-setup-far-away = You have drawn your first tile. May you lay it far from the others?
step-setup-rescuers = Three players. How many rescuers are there in all?
step-setup-inspectors = The inspectors begin on the tiles.
step-setup-face-up = You can see which tile comes next.
step-setup-two = With two players, three tiles stay in the box: one blue, one orange, one green. Then every colour is there as often as the others.
step-setup-ten = Two players. How many tiles are in the pile?
step-setup-blue = Two players. There are exactly two blue tiles in the game.
step-setup-youngest = The same seat always begins.

step-turn-two = A turn is two actions. Tile actions: draw and lay a tile, or move one. Rescuer actions: scout or team up, which bring a rescuer onto a tile, and rescue, which scores. Either a tile action and then a rescuer action, or two rescuer actions.
step-turn-tile-first = Watch a whole turn: a tile is drawn and laid, then a rescuer scouts it.
step-turn-tile-rescuer = Do the same: draw, lay, then “Scout” and the new tile.
step-turn-rescuers = Or two rescuer actions: team up twice. Touch “Team up”, then a tile beside a rescuer of yours.
step-turn-two-tiles = You have just laid a tile. Be greedy: draw another.
step-turn-tile-second = You teamed up first. Now try to move the yellow tile to the left end.
step-turn-out-of-turn = It is Sami’s turn. Be impatient: touch the pile.
step-turn-second-team = You have laid a tile. Instead of scouting it you team up. May you?
step-turn-second-search = You have laid a tile, and would like it elsewhere. May you?
step-turn-whole-turn = You team up twice. That is a whole turn.
step-turn-one-is-enough = You team up once. Your turn is over.

step-tile-expedition = An expedition: draw a tile and look at it. Only then do you choose its place: face up, beside one tile or more.
step-tile-expedition-done = Watch: a tile is drawn, looked at, and laid at the right end.
step-tile-lay = A tile is in your hand. Lay it.
step-tile-apart = Somewhere quiet, far from the pyramids. May you?
step-tile-search = A search moves a tile that lies already. Nobody may be on it, no rescuer and no inspector; it must have an open side; and the pyramids must not fall apart without it.
step-tile-search-done = Watch: the purple tile at the end moves to the top.
step-tile-which = Mark every tile that may be taken.
step-tile-move = Move a tile: touch it, then an empty place.
step-tile-occupied = Inès’s rescuer stands on the lower blue tile. Try to move it to the left end.
step-tile-inspected = The orange tile at the left end has an inspector. Try to move it to the right end.
step-tile-splits = Try to take the upper blue tile to the right end.
step-tile-shut-in = Two rings of six. Try to take the green tile in the middle of the upper row to the right end.
step-tile-which-ring = Mark every tile that may be taken from the rings.
step-tile-in-a-ring = The middle blue tile is part of a ring. May you take it?
step-tile-in-a-row = The upper blue tile is part of a row. May you take it?
step-tile-beside-itself = The purple tile may go to the place on its right, which touches nothing but that tile.
step-tile-silent = Two things the book leaves open. With an empty pile there is no expedition any more, but all else goes on. And an empty place may be closed in: a tile at the lit place would do that.
step-tile-gap = You lay the tile there, and the empty place to its right is closed in. May you?
step-tile-gap-forbidden = Closing in an empty place is forbidden.
step-tile-no-pile = The pile is empty. Go on an expedition all the same.
step-tile-pile-ends = The pile is empty, so nothing can be done any more.

step-rescuer-scout = Scouting puts a rescuer from your supply on the tile you have laid or moved in this turn. It has a gold frame.
step-rescuer-scout-done = Watch a rescuer scout the new green tile.
step-rescuer-scout-it = Scout: touch “Scout”, then the tile.
step-rescuer-old-tile = The yellow tile was laid in an earlier turn. Try to scout it.
step-rescuer-no-tile = Your turn begins. Try to scout the yellow tile straight away.
step-rescuer-team = Teaming up puts a rescuer from your supply beside one of yours: on a tile that shares a side with one you occupy.
step-rescuer-team-up = Team up: touch “Team up”, then a tile beside your rescuer.
step-rescuer-beside-nobody = No rescuer of yours is beside the yellow tile. Try to team up there.
step-rescuer-room = A tile holds two rescuers, of different players. An inspector takes no room: the book does not keep rescuers away from one.
step-rescuer-third = Sami and Inès share the blue tile. Try to be the third.
step-rescuer-mine-twice = You stand on orange and on blue. Try to put another rescuer of yours on orange.
step-rescuer-second-guest = Sami stands on the green tile. May you join?
step-rescuer-inspected = An inspector is on the purple tile. May you team up there?
step-rescuer-never-there = A rescuer may never be put on a tile with an inspector.
step-rescuer-left = You have two rescuers on the tiles and put another. How many are left in supply?
step-rescuer-rescue = A rescue scores with one of your rescuers; how, a later section tells. As a first action it ends your turn.
step-rescuer-rescue-done = Watch a rescue as the first action, and what becomes of the turn.
step-rescuer-rescue-it = Rescue: touch “Rescue”, then your rescuer.
step-rescuer-one-action = You rescue as your first action. Your turn is over.
step-rescuer-go-on = You rescue first. You may still team up in the same turn.
step-rescuer-act-after = You rescued as your first action, so now it is Sami’s turn. Try to draw a tile all the same.

step-stuck-follow = A turn is two actions, so the first must leave you a second. A rescuer on a tile with an inspector cannot score: two of yours stand on such tiles, and one is left in your supply.
step-stuck-last-one = Try to team up with your last rescuer on the green tile, under the third inspector’s eye.
step-stuck-otherwise = Team up so that something can follow.
step-stuck-free-tile = No inspector is on the yellow tile. May you team up there first?
step-stuck-inspected-tile = An inspector is on the green tile. May you team up there first?
step-stuck-draw-first = The same board: you may begin with an expedition.
step-stuck-alone = All three of your rescuers are on tiles with an inspector, none is in supply. Whatever you do first, nothing can follow. The book is silent; our ruling lets you do one thing.
step-stuck-alone-done = Watch: an expedition, and the turn is over.
step-stuck-draw-alone = Nothing could follow. May you draw all the same?
step-stuck-pass = Try to pass instead.
step-stuck-ends = You draw and lay a tile, and nothing can follow. Your turn is over.
step-stuck-stuck = No tile in the pile, somebody on both ends, no rescuer of yours on a tile: you can do nothing. Then a rescuer goes to any tile with room, and one rescuer action follows.
step-stuck-stuck-done = Watch: a rescuer goes to the left purple tile, and scores at once.
step-stuck-settle = You are stuck. Touch your supply, then a tile.
step-stuck-not-stuck = You are not stuck, but the yellow tile is tempting. May you do this?
step-stuck-then-tile = You are stuck and put a rescuer on the left purple tile. Then you may move a tile.
step-stuck-then-rescuer = You are stuck and put a rescuer on the left purple tile. Then you may team up beside it.

step-scoring-area = A rescuer’s area is its own tile and the tiles that share a side with it: four at most. Each different colour there is a point, if no inspector is on the rescuer’s tile.
step-scoring-which = Mark the area of your rescuer.
step-scoring-four = The book’s example 3c: four tiles, four colours. Watch them counted.
step-scoring-rescue = Rescue with your rescuer on the orange tile.
step-scoring-example-3a = Example 3a: one neighbour. How many points?
step-scoring-choose = A colour counts once, though two tiles have it. You choose which of them is scored, even if one of them is your rescuer’s own. Soon it will matter.
step-scoring-example-3b = Example 3b: two blue neighbours; you score one of them. How many points?
step-scoring-example-3c = Example 3c: how many points?
step-scoring-twice = Two blue neighbours. Try to count both: “Rescue”, your rescuer, both blue tiles, “Count”.
step-scoring-inspected = An inspector is on your orange tile. Try to score there.
step-scoring-assistants = Your other rescuers on scored tiles are assistants: a point each. The book does not mind if an inspector watches them.
step-scoring-helped = Example 4a: two assistants. Watch every point.
step-scoring-example-4a = Example 4a: three colours, two assistants. How many points?
step-scoring-example-4b = Example 4b: two orange tiles, an assistant on each. You score the left one. How many points?
step-scoring-both-help = Example 4b: both assistants count, so it is four points.
step-scoring-most = Two orange tiles, but one assistant. Rescue with the rescuer on the blue tile, and choose so that it scores most.
step-scoring-less = Watch the other choice, and what the count says about it.
step-scoring-own-or-not = Your rescuer’s own tile is orange, and so is a neighbour with an assistant. You score the neighbour. May you?
step-scoring-own-first = Two orange tiles: the rescuer’s own and a neighbour. For orange the rescuer’s own must be scored.
step-scoring-own-points = For orange you score the neighbour, where your assistant stands; and you score green. How many points?
step-scoring-watched = An inspector is on your rescuer’s own tile. May you score there?
step-scoring-watched-helper = An inspector is on your assistant’s tile. May you score?
step-scoring-helper-counts = Three colours and an assistant under inspection: four points.

step-inspectors-after = After the count an inspector comes to the tile of the rescuer who scored. Then that rescuer and the assistants who scored come home to your supply.
step-inspectors-one-comes = Watch the end of a rescue.
step-inspectors-home = You score with one assistant. How many rescuers are in your supply then?
step-inspectors-all-home = Two orange tiles, an assistant on each; you score the left one. All three rescuers come home.
step-inspectors-scorer-home = The same rescue again. Two rescuers come home: the one who scored, and the assistant who gave a point.
step-inspectors-waiting = Three inspectors waited. How many wait after one rescue?
step-inspectors-none-left = All three inspectors are on tiles. Then, last of all, you take one from any other tile: you choose, and set somebody free.
step-inspectors-taken = Watch: a rescue, and then the blue tile’s inspector comes over.
step-inspectors-choose = You have scored on the orange tile. Bring an inspector: touch one, then the tile.
step-inspectors-elsewhere = Try to send the blue tile’s inspector to the yellow tile, to annoy Inès.
step-inspectors-later = The inspector can wait; draw a tile first. May you?
step-inspectors-no-more = You may not take the inspector from a tile on which somebody stands.

step-end-goal = Once somebody has 23 points, the round is finished, so that everybody has had as many turns. Then the game is over, and most points win.
step-end-round = Sami began, so you are the last of the round. Watch you pass 23.
step-end-finish = Finish the game.
step-end-missing = How many points does Sami still need to reach 23?
step-end-at-once = You began the game, and now you pass 23. The game is over at once.
step-end-last-of-round = Sami began, you are the last of the round, and pass 23. The game is over.
step-end-one-more = You have 24 points and the round is finished. Try to draw a tile.
step-end-too-late = The round is finished. Sami wants another turn: may Sami draw?
step-end-still-on = It is the first turn of a round, nobody has 23 yet. May you score?
step-end-shared = You and Sami both have 24 points: you share the victory.
step-end-first-there = You reached 23 first, Sami has 25 at the end of the round. You have won.
step-end-frozen = Two players, the basic game: all six rescuers are on the three tiles with an inspector. Nobody can score or put a rescuer anywhere, for ever. Our ruling: the game ends there.
step-end-freezing = Watch it freeze: as your second action, your last rescuer joins Sami’s.
step-end-thaw = Frozen. Try to draw a tile.
step-end-frozen-over = All rescuers are on tiles with an inspector, and nobody has 23 points. The game is over.

step-herd-herd = The advanced game has one more rescuer action. Herd: move one of your rescuers to an adjacent tile with room.
step-herd-herd-done = Watch: your rescuer goes from orange to blue.
step-herd-go = Herd: touch your rescuer, then the tile.
step-herd-two-steps = Two actions, two steps: bring your rescuer to the yellow tile.
step-herd-too-far = Try to reach the yellow tile in a single step.
step-herd-full = Sami and Inès share the green tile. Try to go there.
step-herd-basic = This is the basic game. Try to herd all the same: from orange to blue.
step-herd-to-inspector = An inspector is on the purple tile. May your rescuer go there?
step-herd-counts-as-tile = Your rescuer was herded first. Now a tile action may follow.
step-herd-then-rescue = Your rescuer was herded to the blue tile. Now it may score there.

step-abilities-cleocatra = In the advanced game every cat can do something. Cleocatra, orange: scoring on her tile gives a point more, and whoever had the fewest points before takes a bonus action.
step-abilities-royal = Watch: a rescue on Cleocatra’s tile. Sami had the fewest points, gets a bonus action, and declines.
step-abilities-royal-points = Four colours, on Cleocatra’s tile. How many points?
step-abilities-scorer-again = You score on Cleocatra’s tile, and Sami had the fewest points. The bonus action is yours.
step-abilities-tied = Sami and Inès both have the fewest points. Nobody gets a bonus action.
step-abilities-neighbour = You score from the blue tile: four colours, and an assistant on Cleocatra’s. Her point counts too: six.
step-abilities-extra-twice = You score four colours on Cleocatra’s tile. That is four points.
step-abilities-bonus = A bonus action: any tile action, or a rescuer action but scouting, or nothing. No second one follows.
step-abilities-take-bonus = Sami scored on Cleocatra’s tile, and you had the fewest points. Use your bonus action to team up.
step-abilities-bonus-tile = Your bonus action. May it be an expedition?
step-abilities-rescuer-only = A house rule may say: a bonus action is a rescuer action only. Here it does. Try to draw a tile.
step-abilities-mafdat = Mafdat, green: her tile may be moved even with rescuers or an inspector on it. They ride along. The limits of a search hold for her too, unless your house rules free her.
step-abilities-ride = Watch Mafdat carry Sami’s rescuer and an inspector to the other end.
step-abilities-carry = Move Mafdat’s tile with all that is on it.
step-abilities-left-behind = Mafdat moved, and the inspector stayed behind, off the board.
step-abilities-bridge = Mafdat’s tile holds two halves together. You take it to the place opposite, where it would join them again. May you?
step-abilities-free-bridge = The same, but a house rule has freed Mafdat from the limits of a search. May you?
step-abilities-free-apart = Freed, Mafdat must leave the pyramids in one piece. Try to move her tile to the left of the orange tile.
step-abilities-bastet = Bastet, blue: from her tile your rescuer may change places with another player’s, on another tile. That is a tile action.
step-abilities-swap = Watch: you and Inès change places.
step-abilities-exchange = Change places with Sami on the green tile: touch your rescuer on Bastet’s tile, then his.
step-abilities-pair = Sami also stands on the yellow tile, where you have a rescuer. Try to change places with that one.
step-abilities-not-blue = Try to change places from the yellow tile with Inès on the purple one.
step-abilities-mut = Mut, purple: a rescuer who scores on her tile stays there. Assistants come home as usual.
step-abilities-stay = Watch a rescue on Mut’s tile.
step-abilities-both-home = You score on Mut’s tile with an assistant. Both come home.
step-abilities-helper-home = You score on Mut’s tile with an assistant. The assistant comes home, the scorer stays.
step-abilities-princess = Princess, yellow: no inspector comes to her tile. Instead two go to two other tiles that had none; you choose where.
step-abilities-two-guards = Watch a rescue on Princess’s tile, and where the two inspectors go.
step-abilities-send = You scored on Princess’s tile. Send both inspectors: touch those that wait, then a tile, twice.
step-abilities-own-tile = Princess’s own tile may get one of the two inspectors.
step-abilities-two-tiles = The first inspector went to the blue tile. The second may go to the purple one.
