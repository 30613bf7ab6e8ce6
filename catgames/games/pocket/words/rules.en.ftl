# Pocket Cats: every rule's name, the rule in our words, and what it says about a board.

section-setup = Material and set-up
    .short = Set-up
section-turn = A turn
    .short = A turn
section-prey = Swapping prey
    .short = Prey
section-cat = Swapping a cat
    .short = Cat
section-dog = Swapping a dog
    .short = Dog
section-end = The end 1: the dogs attack
    .short = The end 1
section-capture = The end 2: catching prey
    .short = The end 2
section-score = The end 3: the score
    .short = The end 3
section-clans = The clans
    .short = The clans
section-royal-claws = Royal Claws
    .short = Royal Claws
section-gourmets = Gourmets
    .short = Gourmets
section-crooks = Crooks
    .short = Crooks
section-defenders = Defenders of Justice
    .short = Defenders
section-chaoticats = Chaoticats
    .short = Chaoticats
section-power-cats = Power Cats
    .short = Power Cats
section-polterkitties = Polterkitties
    .short = Polterkitties
section-example = A whole end, twice
    .short = Example
section-modes = Modes of play
    .short = Modes

rule-setup-clans = First the clans, and never the same one twice
    .law = First, each player takes a different clan.
    .broken-choosing = The clans are still being chosen; no tile is laid out yet.
    .broken-taken = { $who } has taken the { $clan } already.
    .held = The { $clan } are still free.
rule-setup-mix = Ten cats, ten prey and five dogs are mixed
    .law = The two clans’ cats, all the prey and all the dogs are mixed; the other cats stay in the box.
rule-setup-square = The 25 tiles lie face down in a square
    .law = The 25 tiles lie face down in five rows of five.
rule-setup-centre = The centre tile is revealed at the start
    .law = The centre tile is revealed and does not move. Whoever saw a cat last begins.
rule-setup-first-game = A first game is played without clan effects
    .law = Advice for a first game: Royal Claws against Gourmets, without clan effects.

rule-turn-order = Nobody plays out of turn
    .law = Players take turns: reveal a tile, then swap it.
    .broken-their-turn = It is { $who }’s turn.
    .broken-their-dogs = { $who } decides about the dogs now.
    .broken-their-game = { $who } begins the second game.
    .held = { $stage ->
        [rotate] You decide about the dogs now.
        [between] The second game is yours to begin.
       *[play] It is your turn.
    }
rule-turn-reveal = Only a face-down tile may be revealed
    .law = First you reveal any face-down tile.
    .broken = The tile on { $cell } is face up already: { $tile }.
    .held = The tile on { $cell } is face down.
rule-turn-swap = The tile you reveal must change places
    .law = The tile you revealed must then swap with another tile, face up or face down.
    .broken-nothing = You have not revealed a tile yet; do that first.
    .broken-no-prey-moves = You revealed { $tile } on { $cell }: it must swap, or another face-up prey must.
    .broken-stays = You revealed { $tile } on { $cell }: it may not stay there.
    .broken-itself = A tile cannot swap with itself.
    .broken-backwards = You revealed { $tile } on { $cell }: name it first, then the tile it swaps with.
    .broken-another = You revealed { $tile } on { $cell }: only that tile may move.
    .held = You revealed { $tile } on { $cell } this turn.
rule-turn-no-peek = A turn reveals only one tile
    .law = A turn reveals one tile only: a face-down tile that is swapped stays face down.
    .broken-waiting = You have revealed { $tile } on { $cell } already; no other tile is revealed this turn.
    .held = You have not revealed a tile yet this turn.

rule-swap-prey = Prey swaps only with a tile around it
    .law = Revealed prey swaps with one of the tiles around it, eight at most.
    .broken = From { $cell } prey reaches only the tiles around it; { $other } is further away.
    .held = The tile on { $other } touches the one on { $cell }.
rule-swap-cat = A cat goes at most two tiles, along its row or column
    .law = A revealed cat swaps with a tile one or two away in its row or column.
    .broken-no-dog-in-sight = Your card reaches further only to a face-up dog; the tile on { $other } is face down.
    .broken-no-dog = Your card reaches further only to a dog; the tile on { $other } is { $tile }.
    .broken-too-far = The tile on { $other } is { $far } tiles away from { $cell }: too far.
    .broken-out-of-line = The tile on { $other } is neither in the row nor in the column of { $cell }.
    .held = The tile on { $other } is { $far ->
        [one] 1 tile
       *[other] { $far } tiles
    } away from { $cell }, along the { $line ->
        [row] row.
       *[column] column.
    }
rule-swap-dog = A dog swaps only within its row or column
    .law = A revealed dog swaps with any tile of its row or column, however far.
    .broken-out-of-line = The tile on { $other } is neither in the row nor in the column of { $cell }.
    .held = The tile on { $other } is in the { $line ->
        [row] row
       *[column] column
    } of { $cell }; a dog goes any distance.
rule-dog-facing = A revealed dog must keep its facing
    .law = A revealed dog keeps its facing. Only the Royal Claws’ chief can turn one.
    .broken-face-down = The tile on { $cell } is face down: nobody knows what it is.
    .broken-no-dog = The tile on { $cell } is no dog: it is { $tile }.
    .broken-nobody = The dog on { $cell } keeps facing as it does: in this game nobody can turn a dog.
    .broken-not-now = The dog on { $cell } may not be turned: only the Royal Claws’ chief can do that, once all tiles are played.
    .held = All tiles are played: now the Royal Claws’ chief may turn a dog.
rule-ruling-facing = Chance decides how a dog faces
    .law = The book does not say which way a revealed dog faces. Here chance decides, not a player.

rule-end-last-tile = After the last tile the game is over
    .law = Once the last tile is played, the game ends.
    .broken-over = All tiles have been played: the game is over.
    .broken-dogs = All tiles have been played; now you decide about the dogs.
    .broken-between = All tiles have been played; now you begin the second game.
    .held = { $count ->
        [0] The last tile has been revealed, but it is still to be played.
        [one] 1 tile is still face down.
       *[other] { $count } tiles are still face down.
    }
rule-end-steps = First the dogs, then the prey, then the points
    .law = At the end, in this order: dogs attack, prey is caught, points are counted.
rule-dogs-attack = A dog bites the cats that its arrows touch
    .law = Each arrow of a dog bites the cat that it touches, at an edge or a corner, of either clan. Turned face down, it is out.

rule-capture-sum = A clan adds up its cats beside the prey
    .law = For each prey, each clan adds the attack of its face-up cats beside it.
rule-capture-highest = The higher sum catches the prey
    .law = The clan with the higher sum catches the prey. On a tie, even 0 to 0, nobody does.
rule-adjacent-edge = Beside means sharing an edge
    .law = Beside means sharing an edge: above, below, left or right. A corner is not enough.

rule-score-sum = A clan scores the sum of its prey
    .law = A clan’s score is the sum of its prey.
rule-score-pigeons = Both pigeons are worth ten
    .law = Both pigeons: 2 × 5 = 10, not 7.
rule-score-flies = Both flies are worth twelve
    .law = Both flies: 3 × 4 = 12, not 7.
rule-end-winner = Most points win
    .law = Most points win. Tied: more prey tiles. Still tied: the victory is shared.
rule-justice-ties = The Defenders of Justice win every tie
    .law = The Defenders of Justice win every tied score.
rule-ruling-justice-when = The Defenders win a tie before prey is counted
    .law = The Defenders win a tie before prey is counted, with or without clan effects; not on the sum of two games, as the book does not say which game’s clan counts there. A house rule may count prey first.

rule-clan-effects = A clan has an effect and a chief
    .law = A clan has an effect, on its own turns or at the end, and a chief with an ability. Without clan effects neither counts.
rule-clan-precedence = The clan card wins over the book
    .law = Where a clan card contradicts the book, the card is right.
    .held = By the book a cat on { $cell } does not reach { $other }. The clan card goes further, and the card wins.
rule-clan-order = The stronger chief acts first
    .law = If both clans act at the same moment, the chief with the higher attack goes first.
rule-ruling-whose-cat = Before the game it is settled which cats a clan card works for
    .law = “A cat you reveal”: of either clan. A house rule may allow only your own clan’s.
    .broken = You revealed { $tile }, a cat of the other clan. By your house rules the { $clan } card works only for your own cats.
    .held = { $own ->
        [yes] You revealed { $tile }, a cat of your own clan.
       *[no] You revealed { $tile }, a cat of the other clan; your card works for any cat you reveal.
    }
rule-ruling-effect-optional = A clan’s effect need not be used
    .law = You need not use your clan’s effect.
    .held = The { $clan } card allows more here, but you need not use it.
rule-ruling-dead-chief = A chief that is out has no ability
    .law = A chief that is face down has no ability.
rule-ruling-end-order = The end has a fixed order
    .law = Before the dogs, the Defenders’ chief swaps, then the Royal Claws may turn a dog beside their chief. Then dogs, Crooks’ chief, catching, twin, points.

rule-clan-royal-claws-effect = Royal Claws swap a cat with any face-up dog
    .law = A cat you reveal may swap with any face-up dog, wherever it lies.
    .held = The tile on { $other } is { $dog }, face up: the cat you revealed may swap with it, however far away.
rule-clan-royal-claws-chief = The Royal Claws’ chief turns only a dog beside it
    .law = At the end, before the dogs attack, you may turn one dog beside your chief.
    .broken-no-dog = The tile on { $cell } is no dog: it is { $tile }.
    .broken-not-beside = Your chief lies on { $chief }; the dog on { $cell } shares no edge with it.
    .held = { $what ->
        [keep] You may turn a dog, but you need not.
       *[turn] The dog on { $cell } lies beside your chief.
    }
rule-ruling-rotation = A dog turns only by a quarter or a half
    .law = A dog turns by a quarter, either way, or a half.
    .broken-all-round = A full turn is no turn: the dog on { $cell } would face as it did.
    .held = { $quarters ->
        [1] A quarter turn to the right is allowed.
        [2] A half turn is allowed.
       *[3] A quarter turn to the left is allowed.
    }
rule-ruling-idle-turn = A turned dog may point where it did
    .law = A dog may be turned even if its arrows then point where they did before.
    .held = Turned like this, the dog on { $cell } points where it did; that is allowed.

rule-clan-gourmets-effect = Gourmets score a point more for each prey
    .law = At the end, 1 more point for each prey caught.
rule-clan-gourmets-chief = The Gourmets’ chief catches diagonally too
    .law = Their chief also catches diagonally.

rule-clan-crooks-effect = Crooks score a point for each Crook face up
    .law = At the end, 1 point for each Crook still face up.
rule-clan-crooks-chief = The Crooks’ chief knocks out weaker cats beside it
    .law = Right after the dogs, their chief knocks out every weaker cat beside it, even of its own clan. It has no choice.

rule-clan-defenders-effect = Defenders swap cats in eight directions
    .law = A cat you reveal may swap one or two tiles away in any of the eight directions.
    .broken-too-far = The tile on { $other } is { $far } tiles away from { $cell }: too far, even with your card.
    .broken-out-of-line = None of the eight directions leads from { $cell } to { $other }.
    .held = The tile on { $other } is { $far ->
        [one] 1 tile
       *[other] { $far } tiles
    } away from { $cell } on a diagonal; your card allows it.
rule-clan-defenders-chief = The Defenders’ chief must go to the centre
    .law = Before the dogs attack, their chief must swap with the centre tile.
rule-ruling-centre-chief = A chief in the centre stays there
    .law = If the Defenders’ chief lies in the centre already, nothing happens.

rule-clan-chaoticats-effect = The fewer Chaoticats, the stronger each one
    .law = All attack alike, by how many are face up after the dogs: of five, 2 each; of four, 4; of three, 6; of two, 8; alone, 10.
rule-clan-chaoticats-chief = The Chaoticats’ chief brings the twin
    .law = If their chief catches one pigeon or one fly and nobody catches its twin, the twin is theirs too.
rule-ruling-chief-caught = The chief itself catches what is beside it
    .law = The Chaoticats’ chief itself catches what its clan catches beside it, edge to edge.
rule-ruling-chaoticats-plain = Chaoticats use their table without effects too
    .law = Without clan effects the Chaoticats keep their table: they have no other attack.
rule-ruling-chaoticats-fixed = Chaoticats are counted once, right after the dogs
    .law = The Chaoticats are counted once, after the dogs, and not again after the Crooks’ chief.

rule-clan-power-cats-effect = With the Power Cats, only a cat may stay
    .law = A cat you reveal may stay where it is.
    .broken = You revealed { $tile }: your card lets only a cat stay.
    .held = Your card lets a cat stay, and { $tile } is one.
rule-clan-power-cats-chief = The Power Cats’ chief catches along row and column
    .law = Their chief attacks all prey in its row and column.
rule-ruling-line = Nothing blocks the Power Cats’ chief
    .law = Tiles in between do not stop the Power Cats’ chief: the square is always full.

rule-clan-polterkitties-effect = With the Polterkitties, only prey moves for prey
    .law = When you reveal prey, you may move another face-up prey tile instead, by the rule for prey.
    .broken-no-prey-revealed = You revealed { $tile }, which is not prey: only that tile may move.
    .broken-face-down = The tile on { $cell } is face down; only face-up prey may move instead.
    .broken-no-prey = The tile on { $cell } is { $tile }; only another prey tile may move instead of { $revealed }.
    .held = You move { $tile } on { $cell } instead of { $revealed }.
rule-clan-polterkitties-chief = Dogs cannot touch the Polterkitties’ chief
    .law = Dogs cannot touch their chief.
rule-ruling-ghost-immune = The Polterkitties’ chief is safe from dogs only
    .law = The Crooks’ chief knocks out the Polterkitties’ chief too: it is safe from dogs, not from cats.

rule-mode-agree = Clans are chosen in turn, before the game
    .law = Before the game both agree how clans are chosen; they choose one after the other.
    .broken-has-chosen = You have taken the { $clan } already; now { $who } chooses.
    .broken-their-choice = { $who } chooses first.
    .broken-between = The first game is over. Begin the second; then clans are chosen again.
    .broken-begun = The clans are chosen and the game has begun.
    .held = The clans are being chosen, and it is your choice.
rule-mode-free = With free clans, each player chooses any clan
    .law = Free clans: each player chooses any clan that is left; both agree who is first.
    .held = You may choose any clan that is still free, so the { $clan } too.
rule-mode-limited = In a limited choice you keep only a card you drew
    .law = Limited choice: each player draws three clan cards at random and keeps one.
    .broken = You drew { $clans }; the { $clan } are not among them.
    .held = The { $clan } are among the { $count } cards you drew.
rule-ruling-limited-overlap = Both players draw from one pile
    .law = Both draw from one pile of seven cards, so never the same clan.
rule-mode-expert = Experts choose from few cards, and play two games
    .law = Expert: the first player draws three cards, keeps one and hands on the others; the other keeps one of those. Two games are played, as the book advises: in the second the other draws, and the sum decides.
    .broken-not-offered = You choose between { $clans }; the { $clan } are not among them.
    .broken-one-game = Only experts play a second game.
    .broken-no-third = This is the second game already, and there is no third.
    .broken-first-goes-on = The first game is not over yet.
    .held = { $what ->
        [again] The first game is over, and now you draw the clan cards.
       *[choose] The { $clan } are among your { $count } cards.
    }
