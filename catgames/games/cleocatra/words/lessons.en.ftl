# Cleocatra: the steps of the course, a section at a time; what a decision leads to; the parts of a sum.

step-overview-goal = You want points: once somebody has 23, the round is played to its end, and most points win. Points come from rescues: the more colours around your rescuer, and the more of your rescuers beside it, the better. The lit markers show who has how many.
step-overview-build = Everybody builds on the same pyramids. Watch two turns, yours and Sami’s: each draws a tile, lays it, and puts a rescuer on it. Every turn is two actions.
step-overview-rescue = Your next turn: you have laid the yellow tile. Now a rescue: your rescuer on the orange tile scores for each colour it stands on or touches, and for your assistant beside it. Then an inspector comes, and both rescuers go home.
step-overview-signs = A figure with a number is a player’s rescuer. The golden eye is an inspector: nobody scores on that tile while it is there. Rescuers at home wait in your supply; tiles to come are in the pile.
step-overview-back = Sami has built on. All your rescuers are home: bring one back. Touch the pile, lay the tile at an empty place, then touch “Scout” and the new tile.

step-setup-table = Thirteen tiles of five colours make a face-down pile; with two players, three of them stay in the box. Everybody has three rescuers; three inspectors wait. Whoever last cuddled a pet begins: here, of three players, Sami. Each lays a first tile, with a rescuer on it.
step-setup-own = Now your first tile: touch the pile, then an empty place. From the second tile on, tiles touch side to side.
step-setup-redraw = You have drawn your first tile, and somebody else has laid its colour already. You would like another. May you?
step-setup-look = You may look at the tile on top of the pile before you decide whether to draw it.
step-setup-guards = All first tiles lie there, and Sami begins the first turn. No inspector is on a tile yet, and that is right.
step-setup-tomorrow = Sami began today. Your next game may begin with somebody else.
step-setup-two-left = Two players. Both lay their first tile. How many tiles are left in the pile then?
step-setup-fewer = Two players. Of every colour there is one tile fewer than in a game for three.
step-setup-where = You have drawn a blue tile; Sami’s is blue, Inès’s is green. Your first rescuer will stand on it. Where do you lay it?
decide-setup-green = Two colours for your rescuer, blue and green: a rescue would bring two points already, and two sides are still open.
decide-setup-blue = Allowed, but blue beside blue is one colour, and a colour counts once. Beside the green tile you would have two.

step-turn-two = A turn is two actions: a tile action and then a rescuer action, or two rescuer actions. A tile action draws or moves a tile. Rescuer actions: “Scout” and “Team up” bring a rescuer onto a tile, “Rescue” scores.
step-turn-rescuers = Spend a whole turn on rescuers: team up twice. Touch “Team up”, then a tile beside a rescuer of yours; and again.
step-turn-second-search = You have just laid the tile with the gold frame, and now you would like it elsewhere. May you?
step-turn-second-team = You have just laid the tile with the gold frame. You leave it empty, and do this instead. May you?
step-turn-tile-after = You team up first. For your second action you may still draw a tile.
step-turn-whole = Your rescuer stands on one colour and touches three more: a rescue brings four points, and one more for each rescuer of yours beside it. What do you do with this turn?
decide-turn-five = Five points: four colours and an assistant. Both actions were used, and both rescuers are home again.
decide-turn-six = Next turn, a rescue brings six. But Sami and Inès stand right beside you: one of them may join you on your tile, score first, and leave an inspector there.
decide-turn-four = Four points. But a rescue as the first action ends the turn: with “Team up” before it, the same turn would have brought five.

step-tile-expedition = An expedition: you draw a tile, look at it, and only then choose its place, beside one tile or more. You have just drawn this one. When the pile is empty, there are no more expeditions.
step-tile-lay = Lay it so that your rescuer has three colours: on its own tile and at its sides.
step-tile-search = A search moves a tile that has been laid already. Nobody may be on it, no rescuer and no inspector. A side must be open, and the pyramids must hold together without it. Then it goes beside another tile.
step-tile-move = Find a third colour for your rescuer: move a tile to its side. Touch the tile, then the empty place.
step-tile-bent = Nobody is on this tile, and one of its sides is open. May you do this?
step-tile-which-ring = Two rings of six, side by side. Mark every tile that a search may take.
step-tile-shut-in = Two rings side by side, and nobody is on this tile. May you do this?
step-tile-in-a-ring = Two rings side by side. This tile lies between two others. May you do this?
step-tile-beside-itself = The purple tile may move one place to the right, where it would touch nothing but the place it came from.
step-tile-gap = You lay the drawn tile to the right of the upper orange tile. It closes in the empty place beside it. You may do that.
step-tile-no-pile = Late in a game for two, the pile is empty. Do a tile action all the same.
step-tile-whose = Your rescuer on green touches one other colour, Sami’s on blue two. The purple and the yellow tile can be moved. What do you do for your first action?
decide-tile-purple = A third colour for you, and one fewer for Sami: purple counted for that rescuer until now.
decide-tile-yellow = A third colour for you. Purple would have done the same, and Sami would have lost it.
decide-tile-gift = That gives Sami’s rescuer a fourth colour, and yours nothing. Tiles belong to nobody: whoever stands beside one scores it.

step-rescuer-bring = “Scout” puts a rescuer from your supply on the tile you laid or moved in this turn; it has a gold frame. “Team up” puts one on a tile beside one of your rescuers. A tile holds two rescuers, of different players.
step-rescuer-both = You have just laid a tile far from your rescuer. Bring a second rescuer onto that tile.
step-rescuer-moved = Your first action was a search: the tile with the gold frame was moved, not drawn. May you do this?
step-rescuer-third = Two of your rescuers are right beside this tile. May you do this?
step-rescuer-guest = Sami stands on this tile. May you do this?
step-rescuer-join-inspector = One of the tiles beside your rescuer has an inspector. You may team up even there.
step-rescuer-rescue = “Rescue” scores with one of your rescuers. It may be your second action. As a first action it ends your turn at once.
step-rescuer-then-rescue = Bring an assistant first, and score in the same turn.
step-rescuer-go-on = The rescuer with most tiles around it scores, as your first action. Your other one is still out: now you may team up beside it.
step-rescuer-second = You laid the yellow tile; your rescuer stands on the orange one. Your second action: what do you do?
decide-rescuer-blue = An assistant for orange, and on blue it has three colours of its own: next turn either may score. But Sami, beside blue, might get there first.
decide-rescuer-yellow = An assistant for orange, far from Sami. Next turn: draw or team up, then a rescue for four or more.
decide-rescuer-now = Three points, and your only rescuer goes home: next turn you begin with nobody on the pyramids. With an assistant first it would have been four, or more.

step-stuck-follow = A turn is two actions, so your first must leave you a second. A rescuer on a tile with an inspector cannot score: two of yours stand on such tiles, and one is left in your supply.
step-stuck-inspected-tile = Your last rescuer goes where an inspector is already. As a first action, may you do this?
step-stuck-free-tile = Your last rescuer goes where no inspector is. As a first action, may you do this?
step-stuck-alone = All three of your rescuers stand on tiles with an inspector. Whatever you do first, nothing can follow. The book does not say what happens then; here you take one action, and your turn is over.
step-stuck-alone-turn = Do what you still can.
step-stuck-stuck = No tile to draw, somebody on both ends of the chain, no rescuer of yours on it: you are stuck. Then a rescuer goes from your supply to any tile with room, and one rescuer action follows.
step-stuck-not-stuck = The pile is empty, and all your rescuers are home. May you do this?
step-stuck-then-score = You are stuck and put a rescuer on a tile in the middle of the chain. You may score with it in the same turn.
step-stuck-where = You are stuck: no action is possible. Where do you want your rescuer?
decide-stuck-three = Three colours around it, and no inspector: it may score three points at once, or you team up beside it for more next turn.
decide-stuck-between = Three colours, and no inspector: it may score at once. But Sami stands on the left and on the right, and may join you there if you wait.
decide-stuck-watched = Allowed, but an inspector is there: this rescuer cannot score, and all you can do now is team up beside it.
decide-stuck-end = There is room beside Sami, but at the end of the chain only two colours are near; elsewhere three are.

step-scoring-area = A rescuer’s area is its own tile and the tiles at its sides: four at most. Each different colour there is a point; a colour counts once, and if two tiles have it you choose one. With an inspector on its own tile it cannot score.
step-scoring-which = Mark the area of your rescuer: all tiles whose colours it would score.
step-scoring-blue-twice = Your rescuer’s area has four tiles. A rescue now brings four points.
step-scoring-assistants = Your other rescuers on scored tiles are assistants: a point each. So choose well among tiles of one colour.
step-scoring-both-help = Two tiles beside your rescuer have the same colour, and an assistant is on each. You rescue with the one in the middle. Both assistants count: four points.
step-scoring-who-helps = All three of your rescuers are out. The one with most tiles around it scores. How many points?
step-scoring-most = Your second action. Score as much as you can: look at both rescuers before you touch “Rescue”.
step-scoring-own-or-neighbour = You score with your rescuer on the left orange tile. For orange you may score the right orange tile, where your assistant is, in place of its own.
step-scoring-watched = You would like to score here. May you?
step-scoring-shared = Sami’s rescuer shares this tile with yours. May you score here?
step-scoring-helper-counts = Your assistant is under inspection. You score from the tile next to it, three colours: four points in all.
step-scoring-who = Two of your rescuers stand side by side, on orange and on blue, and one is in your supply. Your second action: what do you do?
decide-scoring-five = Five points: orange, blue, green, purple, and the assistant on blue.
decide-scoring-six = Next turn orange scores six, with two assistants. But Sami stands beside orange and may come there and score first.
decide-scoring-four = Four points: blue, orange, yellow, and the assistant on orange. The other way round it would have been five.

step-inspectors-after = After the count an inspector goes to the tile where you scored, and stays: nobody scores there now. The rescuer who scored and the assistants who gave a point come home to your supply.
step-inspectors-home = Two of your rescuers are on tiles. The one beside Inès scores. How many rescuers are in your supply then?
step-inspectors-all-home = All three of your rescuers are out, side by side. The one in the middle scores, and for the colour that is there twice you choose one tile. All three come home.
step-inspectors-none-left = All three inspectors are on tiles. Whoever scores now brings one of them over. In the book that is before the rescuers go home; here, as you must choose, it is after. It comes to the same. Where the inspector leaves, rescuers can score again.
step-inspectors-elsewhere = You have scored on the tile with the gold frame, and now you choose an inspector. May you do this?
step-inspectors-from-somebody = The tile with the gold frame, where you scored, awaits its inspector. May you do this?
step-inspectors-later = You have scored, as your first action. The inspector can wait, you think. May you do this?
step-inspectors-whom = You have scored on orange and bring an inspector there. One is on yellow, with a rescuer of yours; one on blue, alone; one on purple, with Sami. Which do you take?
decide-inspectors-own = Your rescuer on yellow may score again, next turn already.
decide-inspectors-nobody = Nobody gains at once: Sami’s rescuer and yours are still under inspection. Freeing yours would have been even better.
decide-inspectors-sami = Now Sami may score on purple in the very next turn, and your rescuer on yellow is still under inspection.

step-end-goal = Once somebody has 23 points, the round is played to its end, so that all have the same number of turns. A star marks who began: the player before has the last turn. Then most points win; with as many, the victory is shared.
step-end-at-once = You began this game. Your rescue takes you past 23. The game is over at once.
step-end-last-of-round = Sami began this game, then came Inès, then you. Your rescue takes you past 23. The game is over.
step-end-still-yours = Sami began this game, and has passed 23 in this round. May you still do this?
step-end-too-late = You passed 23 as the last of the round. Now Sami would like a turn. Is this allowed?
step-end-first-there = You were the first to reach 23; then Sami came to 25. The round ends now. You have won.
step-end-last-chance = The last turn of the game is yours. Sami has 24 points, you have 20; a rescue now would bring four. What do you do?
decide-end-win = 25 against 24: four colours and an assistant. You win, by the point of the last rescuer you sent.
decide-end-tie = 24 each: the victory is shared. Teaming up first, the same turn would have brought 25.
decide-end-late = A fine team, but there is no next turn: the game ends, and you have 20 points.
step-end-frozen = Two players, the basic game: all six rescuers stand on the three tiles with an inspector. Nobody can ever score, and nobody has a rescuer left to put. The book is silent; here the game ends at once.
step-end-thaw = Two players, the basic game. There is still something in the pile. May you do this?
step-end-not-frozen = All three of your rescuers are on inspected tiles. May you do this?

step-herd-herd = The advanced game has one more rescuer action. Herd: move one of your rescuers one tile on, to an adjacent tile with room. Touch the rescuer, then the tile.
step-herd-two-steps = Two actions, two steps: bring your rescuer to the yellow tile in one turn.
step-herd-to-inspector = The advanced game. May you do this?
step-herd-basic = The basic game. May you do this?
step-herd-counts-as-tile = Your first action herds a rescuer. For your second you may draw a tile.
step-herd-escape = All three of your rescuers are under inspection, none is in your supply. In the basic game nothing would follow; now you may herd. What do you do with both actions?
decide-herd-score = Away from the inspector it scores: blue, orange and yellow, three points, and a rescuer is home again.
decide-herd-follow = Next turn blue may score four: three colours, and an assistant on orange. But Sami, on yellow, may join you on blue and score first.
decide-herd-end = No inspector there, but at the end of the pyramids only two colours are near: on blue there were three.

step-abilities-cleocatra = In the advanced game every cat can do something. Cleocatra, orange: scoring on her tile is a point more, and whoever alone had the fewest points before that takes a bonus action at the end of the turn.
step-abilities-royal = You rescue on Cleocatra’s tile, with an assistant beside you. How many points?
step-abilities-twice = You score on Cleocatra’s tile, and another Cleocatra lies beside it: orange, green, and her point twice. Four points.
step-abilities-neighbour = You score from Bastet’s tile: four colours, and an assistant on Cleocatra’s. That is five points.
step-abilities-fewest = You alone have the fewest points, and score on Cleocatra’s tile. Afterwards you have the most. The bonus action is yours all the same.
step-abilities-bonus = Sami has scored on Cleocatra’s tile, and you had the fewest points: a bonus action for you. One action, or none; no second follows.
step-abilities-bonus-scout = It is your bonus action, and you have rescuers in your supply. May it be this?
step-abilities-bonus-tile = It is your bonus action, in Sami’s turn. May it be this?
step-abilities-mafdat = Mafdat, green: her tile may be moved even with rescuers or an inspector on it, and they ride along. Otherwise the limits of a search hold for her too.
step-abilities-rides = You move Mafdat’s tile to the other end, and Sami’s rescuer with it. There Sami is rid of the inspector.
step-abilities-bridge = Mafdat’s tile joins two halves. In the place opposite she would join them again. May you do this?
step-abilities-free-bridge = The book leaves Mafdat’s limits open. You have all agreed to free her from those of a search. May you do this?
step-abilities-free-apart = You have all agreed to free Mafdat from the limits of a search. May you do this?
step-abilities-bastet = Bastet, blue: as a tile action, your rescuer on her tile may change places with another player’s on another tile. Touch yours, then theirs. Nobody may end up on a tile twice.
step-abilities-exchange = Bring a rescuer of yours to the green tile, where no inspector is: change places with Sami.
step-abilities-mut = Mut, purple: a rescuer who scores on her tile stays there. Everything else is as usual.
step-abilities-all-home = One rescuer in supply, one on Mut’s tile, an assistant beside it. You score on Mut’s tile: all three are home.
step-abilities-princess = Princess, yellow: when you score on her tile, two inspectors go to two other tiles that had none, and none comes to hers. You choose where.
step-abilities-send = You scored on Princess’s tile. Send both inspectors to Sami’s rescuers: touch those that wait, then a tile; twice.
step-abilities-open-again = You have sent both inspectors to Sami’s rescuers. On the tile where you scored, somebody may score again in the very next turn.
step-abilities-powers = Your second action. You stand on orange, blue and purple: Cleocatra, Bastet, Mut. Sami has the fewest points. Whom do you score with?
decide-abilities-cleocatra = Seven points: four colours, two assistants and Cleocatra’s. The price: Sami takes a bonus action.
decide-abilities-mut = Five points: four colours and an assistant. Your rescuer stays on Mut’s tile, another on blue, and Sami gets nothing.
decide-abilities-bastet = Three points: two colours and an assistant. Bastet does nothing in a rescue; both others would have brought more.

part-box = tiles in the box
part-taken-out = one blue, one orange, one green stay out
part-first-tiles = the first tiles
part-colours = colours
part-assistants = assistants on scored tiles
part-supply = in supply before
part-recalled = coming home
part-cleocatra = Cleocatra’s point
why-two = Only blue, orange and green lose one; then there are { $count } of every colour.
why-one-helps = Only one tile of a colour is scored, so only the assistant on that tile counts: { $count } points.
why-once = Her point comes once, for the tile you stand on: { $count } points.
why-stays = The assistant on the tile that was not scored stays there; { $count } are in your supply.
why-colours = { $tiles } tiles, but one colour is there twice: { $count } points.
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
