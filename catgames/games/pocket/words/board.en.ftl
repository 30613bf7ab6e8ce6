# Pocket Cats: the things on the table, and moves in words.

game-title = Pocket Cats
game-tagline = Reveal and swap tiles, surround the prey, and beware of the dogs.

clan-royal-claws = Royal Claws
clan-gourmets = Gourmets
clan-crooks = Crooks
clan-defenders = Defenders of Justice
clan-chaoticats = Chaoticats
clan-power-cats = Power Cats
clan-polterkitties = Polterkitties
clan-none = no clan yet

tile-royal-claws = Royal Claws { $attack }{ $chief ->
    [yes] { " " }(chief)
   *[no] { "" }
}
tile-gourmets = Gourmets { $attack }{ $chief ->
    [yes] { " " }(chief)
   *[no] { "" }
}
tile-crooks = Crooks { $attack }{ $chief ->
    [yes] { " " }(chief)
   *[no] { "" }
}
tile-defenders = Defenders { $attack }{ $chief ->
    [yes] { " " }(chief)
   *[no] { "" }
}
tile-chaoticats = { $chief ->
    [yes] the Chaoticats’ chief
   *[no] a Chaoticat
}
tile-power-cats = Power Cats { $attack }{ $chief ->
    [yes] { " " }(chief)
   *[no] { "" }
}
tile-polterkitties = Polterkitties { $attack }{ $chief ->
    [yes] { " " }(chief)
   *[no] { "" }
}
tile-prey-m = mouse { $points }
tile-prey-p = pigeon { $points }
tile-prey-f = fly { $points }
tile-dog-a = the dog with one arrow
tile-dog-b = the dog with two arrows
tile-dog-c = the dog with three arrows
tile-dog-d = the dog with four straight arrows
tile-dog-e = the dog with four diagonal arrows
tile-unknown = the face-down tile
arrow-n = up
arrow-ne = up-right
arrow-e = right
arrow-se = down-right
arrow-s = down
arrow-sw = down-left
arrow-w = left
arrow-nw = up-left

power-royal-claws-effect = A cat you reveal may swap with any face-up dog, wherever it is.
power-royal-claws-chief = Before the dogs attack, you may turn one dog beside it.
power-gourmets-effect = At the end, 1 more point for each prey you caught.
power-gourmets-chief = It catches diagonally as well.
power-crooks-effect = At the end, 1 point for each Crook still face up.
power-crooks-chief = Right after the dogs it knocks out every weaker cat beside it, its own too.
power-defenders-effect = A cat you reveal may swap 1 or 2 tiles away in any of the 8 directions.
power-defenders-chief = Before the dogs attack, it must swap with the centre tile.
power-chaoticats-effect = The fewer are face up after the dogs, the stronger each: 5 → 2, 4 → 4, 3 → 6, 2 → 8, 1 → 10.
power-chaoticats-chief = If it caught one pigeon or fly and nobody caught the twin, the twin is yours too.
power-power-cats-effect = A cat you reveal may stay where it is.
power-power-cats-chief = It catches anywhere in its row and column.
power-polterkitties-effect = When you reveal prey, you may move another face-up prey tile instead.
power-polterkitties-chief = Dogs cannot touch it.

board-label = The table of Pocket Cats
board-phase-reveal = Reveal a tile
board-phase-swap = Swap it
board-phase-choose = Choose a clan
board-phase-rotate = Turn a dog, or not
board-phase-between = Second game
board-player = { $who ->
    [you] You
   *[other] { $who }
}
board-clan = { $who ->
    [you] You · { $clan }
   *[other] { $who } · { $clan }
}
board-points = { $before ->
    [0] { $count } ★
   *[other] { $before } + { $count } ★
}
board-no-effects = Played without clan effects.
board-news = { $what ->
    [choose] Clans are being chosen.
    [play] { $count ->
        [one] One tile is face down.
       *[other] { $count } tiles are face down.
    }
    [lifted] A tile has been revealed: it must swap.
    [may-stay] A cat has been revealed: it swaps or stays.
    [or-another] Prey has been revealed: it swaps, or another prey tile does instead.
    [rotate] Before the dogs attack, the Royal Claws may turn a dog.
    [between] The first game is over; the second follows.
   *[over] The game is over.
}
board-offer = { $mode ->
    [free] { $who ->
        [you] You choose any clan that is free
       *[other] { $who } chooses any clan that is free
    }
   *[other] { $who ->
        [you] You keep one of these cards
       *[other] { $who } keeps one of these cards
    }
}
board-card = { $status ->
    [taken] taken
    [own] to choose from
    [box] not drawn
   *[other] the other’s
}
board-keep = Leave it as it is
board-keep-short = Leave it
board-again = Second game
board-turn-1 = ↻ right
board-turn-2 = ↻ half
board-turn-3 = ↺ left

label-tile = { $cell }: { $what ->
    [down] face down
    [bitten] { $tile }, bitten by a dog
    [knocked] { $tile }, knocked out
   *[up] { $tile }
}{ $revealed ->
    [yes] , just revealed
   *[no] { "" }
}
label-dog = { $cell }: { $tile }, pointing { $arrows }{ $revealed ->
    [yes] , just revealed
   *[no] { "" }
}
label-prey = { $cell }: { $tile }, attacked by { $first } with { $one }, by { $second } with { $two }, caught by the { $clan }
label-free-prey = { $cell }: { $tile }, attacked by { $first } with { $one }, by { $second } with { $two }, caught by nobody
label-player = { $who ->
    [you] You
   *[other] { $who }
}: { $clan }{ $counted ->
    [yes] { $before ->
        [0] , points: { $count }
       *[other] , points: { $before } + { $count }
    }
   *[no] { "" }
}
label-clan = Clan card: { $clan }, { $status ->
    [taken] taken
    [own] to choose from
    [box] not drawn
   *[other] drawn by the other player
}
label-keep = Leave it as it is
label-again = Begin the second game
label-turn-1 = Turn the dog a quarter to the right
label-turn-2 = Turn the dog half round
label-turn-3 = Turn the dog a quarter to the left

# What to touch next
touch-reveal = Touch a face-down tile to reveal it.
touch-revealed = { $what ->
    [may-stay] Now touch the tile that { $tile } swaps with, or leave it as it is.
    [or-another] Now touch the tile that { $tile } swaps with; or first another prey tile, to move that one.
   *[lifted] { touch-swap }
}
touch-swap = Now touch the tile that { $tile } swaps with.
touch-clan = Touch the clan card you want.
touch-dog = Touch a dog beside your chief, then how far to turn it; or leave the dogs as they are.
touch-turn = Now touch how far to turn it.
touch-again = Touch “Second game” to go on.
touch-other = It is { $who }’s decision now.
touch-over = The game is over.
touch-player = A clan and its player.

# Moves in words
move-choose = take the { $clan }
move-reveal = reveal { $cell }
move-swap = swap { $tile } on { $cell } with { $partner } on { $other }
move-keep = leave the revealed tile where it is
move-keep-dogs = leave the dogs as they are
move-rotate = turn { $cell } { $quarters ->
    [1] a quarter to the right
    [2] half round
    [3] a quarter to the left
   *[other] all the way round
}
move-again = begin the second game

# A position built by hand
tool-turn-over = turn a tile over
tool-lift = a tile just revealed
tool-turn-dog = turn a dog by a quarter
tool-card = a clan card for { $who ->
    [you] you
   *[other] { $who }
}
tool-next-player = the other player is next
tool-clan = another clan for a player
tool-lay-out = lay out the tiles anew
tool-mode = choose clans: free, limited, expert
tool-effects = clan effects: yes or no
tool-whose-cat = “a cat you reveal”: any or your own
tool-justice = Defenders win ties: before or after prey
tool-game = first or second game
tool-points-more = first game: a point more
tool-points-fewer = first game: a point fewer
tool-prey-more = first game: one prey more
tool-prey-fewer = first game: one prey fewer
edit-tile = This goes on a tile of the square.
edit-player = Touch a player for this.
edit-clan-card = Touch a clan card for this.
edit-there = Here lies { $tile } already.
edit-unknown = Nobody knows this tile: put one here that you choose.
edit-dog = Only a dog that lies face up can be turned.
edit-nobody-else = Nobody else can be next here.
edit-no-further = It goes no further.
edit-card = { $why ->
    [taken] This clan is taken already.
    [there] This card is there already.
   *[none] This player draws no card now.
}

figure-tiles = Cats, prey, dogs
figure-square = The square
figure-mice = Mice, by their points
figure-pigeons = Both pigeons
figure-flies = Both flies
figure-dogs = Dogs and their arrows, facing up
figure-royal-claws = Royal Claws’ attack (chief 5)
figure-gourmets = Gourmets’ attack (chief 3)
figure-crooks = Crooks’ attack (chief 7)
figure-defenders = Defenders’ attack (chief 9)
figure-chaoticats = Chaoticats’ attack, by how many are face up
figure-power-cats = Power Cats’ attack (chief 2)
figure-polterkitties = Polterkitties’ attack (chief 5)
figure-players = Players

option-mode = Which clans?
option-effects = Clan effects
option-whose_cat = “A cat you reveal”: whose?
option-justice = Defenders of Justice win ties
choice-first = Royal Claws, Gourmets
choice-lots = two clans by lot
choice-free = free choice
choice-limited = limited choice
choice-expert = expert, two games
choice-no = no
choice-yes = yes
choice-any = any cat
choice-own = only your own clan’s
choice-before-prey = before prey is counted
choice-after-prey = only if prey is tied too

unreadable-board = A square has 25 places; here are { $count }.
unreadable-tile = “{ $text }” is no tile. A tile looks like R5*, m3, A>, (m3) or ?.
unreadable-surplus = More tiles than the box holds: { $text }.
unreadable-clans = “{ $text }” does not name two different clans. There are: { $expected }.
unreadable-choosing = Clans are chosen in the modes { $expected } only, not in “{ $text }”.
unreadable-offer = This is no choice of clans: in the mode “{ $text }” the player to choose has no clan yet, and { $count } different clan cards to choose from.
unreadable-between = Only experts play a second game, and only one: between two games the mode is expert and the game is the first.
fault-centre = The centre tile is face down, but it lies face up from the start.
fault-first-game = No first game ends with these points and this many prey.

# What is what on the board
legend-cat = A cat: its attack in the corner, its clan’s colour and sign. “2+” grows as the clan shrinks.
legend-chief = A paw: the chief of a clan.
legend-prey = Prey: the number is its points.
legend-dog = A dog: it bites the cats that its arrows point at.
legend-back = A tile face down.
legend-reach = The revealed tile may swap with this one.
legend-out = A cat out of play: its attack does not count.
