# Newgame, in English.

game-title = Newgame
game-tagline = Find your cats a cushion, and take the last one.

board-label = The cushions
board-player = { $who ->
    [you] You
   *[other] { $who }
}
board-turn = { $who ->
    [you] Your turn
   *[other] { $who }’s turn
}
board-over = Every cushion is taken
board-cushion-free = Cushion { $cushion }, free
board-cushion-cat-1 = Cushion { $cushion }, a cat of the first player
board-cushion-cat-2 = Cushion { $cushion }, a cat of the second player
move-take = take cushion { $cushion }
touch-cushion = Touch a free cushion for your cat.
touch-other = It is { $who }’s turn.
touch-over = The game is over.

section-setup = Set-up
    .short = Set-up
section-turn = A turn
    .short = A turn
section-end = The end
    .short = The end
figure-cushions = Cushions in the row

rule-setup-row = Seven cushions lie in a row
    .law = Seven cushions lie in a row, all of them free; who begins is drawn by lot.
rule-turn-order = You play on your own turn
    .law = The players take turns; on your turn one cat of yours takes a cushion.
    .broken = It is { $who }’s turn.
    .held = It is your turn.
rule-take-free = A cat takes a free cushion
    .law = A cat lies down on a cushion where no cat lies.
    .broken-cat = A cat lies on cushion { $cushion } already.
    .held = Cushion { $cushion } is free.
rule-end-last = Who takes the last cushion wins
    .law = When every cushion is taken the game is over; who took the last one has won.
    .broken = The game is over: every cushion is taken.
    .held = A cushion is still free.

event-taken = { $who ->
    [you] Your cat takes
   *[other] { $who }’s cat takes
} cushion { $cushion }.
event-last = { $who ->
    [you] It was the last cushion: you win.
   *[other] It was the last cushion: { $who } wins.
}
fault-turns = The players have not taken turns: one has lain down too often.

box-goal = Find your cats cushions. Who takes the last one wins.
