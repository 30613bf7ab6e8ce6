# Windowsill, in English.

game-title = Windowsill
game-tagline = Find your cats a place in the sun, and never beside each other.

board-label = The windowsill
board-player = { $who ->
    [you] You
   *[other] { $who }
}
board-turn = { $who ->
    [you] Your turn
   *[other] { $who }’s turn
}
board-over = Nobody lies down any more
board-place-free = Place { $place }, free
board-place-pot = Place { $place }, a flower pot
board-place-cat-1 = Place { $place }, a cat of the first player
board-place-cat-2 = Place { $place }, a cat of the second player
move-lie = lie down on place { $place }
touch-place = { $who ->
    [you] Touch a free place for your cat.
   *[other] It is { $who }’s turn.
}
touch-over = The game is over.

section-setup = Set-up
    .short = Set-up
section-turn = A turn
    .short = A turn
section-lie = Lying down
    .short = Lying down
section-end = The end
    .short = The end

rule-setup-pots = Two flower pots stand on the sill
    .law = Nine places in a row; before the game two flower pots are put on places drawn by lot.
rule-turn-order = You play on your own turn
    .law = The first player begins, then you take turns; on your turn one cat of yours lies down.
    .broken = It is { $who }’s turn.
    .held = It is your turn.
rule-lie-free = A cat needs a free place
    .law = A cat lies down where there is neither a cat nor a flower pot.
    .broken-pot = A flower pot stands on place { $place }.
    .broken-cat = A cat lies on place { $place } already.
    .held = Place { $place } is free.
rule-lie-apart = Your cats never lie side by side
    .law = Two cats of the same player may not be neighbours: they quarrel.
    .broken = Place { $place } is beside your cat on place { $other }.
    .held = No cat of yours lies beside place { $place }.
rule-lie-beside-others = Somebody else’s cat may be your neighbour
    .law = Beside a cat of the other player you may lie down.
    .held = Beside place { $place } lies a cat of the other player, which is allowed.
rule-end-no-place = Who finds no place has lost
    .law = A player who cannot lie down on their turn has lost.
    .broken = The game is over: { $who ->
        [you] you find no place any more.
       *[other] { $who } finds no place any more.
    }
    .held = { $who ->
        [you] You can still lie down.
       *[other] { $who } can still lie down.
    }

event-lain = { $who ->
    [you] Your cat lies down
   *[other] { $who }’s cat lies down
} on place { $place }.
event-no-place = { $who ->
    [you] You find no place any more and lose.
   *[other] { $who } finds no place any more and loses.
}
fault-turns = The players have not taken turns: one has lain down too often.
fault-quarrel = Two cats of one player lie side by side.
fault-pots = There must be exactly two flower pots.

box-goal = Find your cats places in the sun. Who finds none on their turn has lost.

step-turn-goal = Nine places in the sun, two flower pots. By turns a cat lies down. Who finds no place has lost.
step-turn-lie = Watch: a cat lies down on place 1.
step-turn-free = Find your cat a place.
step-turn-order = It is Sami’s turn. Lie down on place 5 all the same.
step-lie-apart = Cats of one household quarrel: they never lie side by side. Strangers do not mind each other.
step-lie-beside = Your cat lies on place 1. Put the next one right beside it.
step-lie-others = May you do this?
step-lie-between = May you do this?
step-end-lost = You have lost already.
step-end-win = Win: leave Sami no place.
