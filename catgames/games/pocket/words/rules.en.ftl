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

rule-setup-clans = Two different clans
    .law = Each player takes one clan, and no two take the same.
    .broken = { $what ->
        [choose] { $other ->
            [you] You have
           *[other] { $other } has
        } taken the { $clan } already.
       *[play] The clans are still being chosen; no tile lies there yet.
    }
    .held = { $what ->
        [choose] The { $clan } are still free.
       *[play] Both players have their clan.
    }
    .fix = Choose a clan nobody has taken.
rule-setup-mix = Ten cats, ten prey, five dogs
    .law = The cats of the two clans, all the prey and all the dogs are mixed; every other cat stays in the box.
rule-setup-square = A square of 25
    .law = The 25 tiles lie face down in five rows of five.
rule-setup-centre = The centre first
    .law = The centre tile is turned up where it lies and not moved; then who last saw a cat begins.
rule-setup-first-game = A first game
    .law = For a first game: Royal Claws against Gourmets, without clan effects.

rule-turn-reveal = Reveal a face-down tile
    .law = A turn begins by turning up one face-down tile, whichever you like.
    .broken = On { $cell } lies { $tile }, face up already.
    .held = The tile on { $cell } is face down, one of { $count }.
    .fix = Touch a tile that is face down.
rule-turn-swap = Then swap it
    .law = The tile you revealed must then change places with another tile, face up or face down.
    .broken = { $why ->
        [turn] { $who ->
            [you] It is your turn, not the other’s.
           *[other] It is { $who }’s turn.
        }
        [nothing] No tile has been revealed yet: reveal one first.
        [must] You revealed { $tile } on { $cell }: it must move.
        [same] A tile cannot swap with itself.
       *[another] You revealed { $tile } on { $cell }: that tile must move, no other.
    }
    .held = You revealed { $tile } on { $cell }, so it is the tile to deal with.
    .fix = Swap the revealed tile with one in its reach.
rule-turn-no-peek = No peeking
    .law = A turn turns up one tile only: a face-down tile that is swapped stays face down.
    .broken = { $why ->
        [waiting] You have revealed { $tile }; swap it before anything else is turned up.
       *[turn] It is { $who }’s turn: you turn up nothing more now.
    }
    .held = It is your turn and nothing else has been revealed.
    .fix = Leave it face down; reveal a tile on your own turn.

rule-swap-prey = A prey takes one step
    .law = A revealed prey swaps with one of the up to eight tiles around it.
    .broken = From { $cell } to { $other } it is { $far } away; a prey swaps only with a tile that touches it.
    .held = { $other } touches { $cell }: prey may go there.
    .fix = Choose one of the tiles around it.
rule-swap-cat = A cat goes one or two, straight
    .law = A revealed cat swaps with a tile one or two away in its row or column.
    .broken = { $straight ->
        [yes] From { $cell } to { $other } it is { $far } away; a cat goes 1 or 2.
       *[no] { $other } is neither in the row nor in the column of { $cell }.
    }{ $card ->
        [yes] { " " }Nor does your card reach it.
       *[no] { "" }
    }
    .held = { $straight ->
        [yes] { $other } is { $far } away from { $cell }, in a straight line.
       *[no] { $other } is out of line with { $cell }, but the clan card allows it.
    }
    .fix = Choose a tile one or two away in its row or column.
rule-swap-dog = A dog goes anywhere in line
    .law = A revealed dog swaps with any tile of its row or column, however far.
    .broken = { $other } is neither in the row nor in the column of { $cell }.
    .held = { $other } is in line with { $cell }; a dog goes any distance.
    .fix = Choose a tile in the dog’s row or column.
rule-dog-facing = A dog keeps its facing
    .law = Once revealed, a dog faces the same way to the end, wherever it is moved. Only the Royal Claws’ chief can turn one.
    .broken = { $dog ->
        [yes] The dog on { $cell } keeps its facing: now nobody may turn it.
       *[no] On { $cell } there is no dog to turn.
    }
    .held = This is the moment when the Royal Claws may turn a dog.
    .fix = Leave the dog as it faces.
rule-ruling-facing = Facing by chance
    .law = The book does not say which way a revealed dog faces. Here each dog’s facing is drawn at set-up and stays hidden until it is revealed; nobody chooses.

rule-end-last-tile = The last tile ends it
    .law = When the last face-down tile has been revealed and swapped, the game ends.
    .broken = No tile is left to play: the game is at its end.
    .held = { $count ->
        [0] The last tile is being played.
        [one] { $count } tile is still face down.
       *[other] { $count } tiles are still face down.
    }
    .fix = Look at the result, or start a new game.
rule-end-steps = Dogs, prey, points
    .law = At the end three things happen, in this order: dogs attack, prey is caught, points are counted.
rule-dogs-attack = Dogs bite where they point
    .law = A cat that touches a dog, at an edge or a corner, and has an arrow pointing at it is turned face down and is out: of either clan.

rule-capture-sum = Add up the attack
    .law = For each prey, each clan adds the attack of its face-up cats beside it.
rule-capture-highest = The higher sum takes it
    .law = The clan with the higher sum takes the prey. On a tie, even 0 to 0, nobody does.
rule-adjacent-edge = Beside means an edge
    .law = Adjacent means sharing an edge: above, below, left or right. A corner is not enough.

rule-score-sum = Add up your prey
    .law = A clan’s score is the sum of the points on its prey.
rule-score-pigeons = Both pigeons make ten
    .law = Pigeon 2 and pigeon 5 multiply: a clan with both scores 10 for them, not 7.
rule-score-flies = Both flies make twelve
    .law = Fly 3 and fly 4 multiply: a clan with both scores 12 for them, not 7.
rule-end-winner = Most points win
    .law = Most points win. Tied: more prey tiles. Still tied: the victory is shared.
rule-justice-ties = Justice wins ties
    .law = The Defenders of Justice win every tied score.
rule-ruling-justice-when = Justice before prey
    .law = The book says “always”. Here the Defenders win a tied score before prey tiles are counted, with or without clan effects, but not on the sum of two games. A table may count prey first.

rule-clan-effects = Every clan has two powers
    .law = A clan has an effect, either on its player’s own turns or at the end, and a chief with an ability.
rule-clan-precedence = The card wins
    .law = Where a clan card and the rules disagree, the card is right.
    .held = The book’s reach for a cat ends before { $other }; the clan card goes further, and the card wins.
rule-clan-order = The stronger chief first
    .law = If both clans act at the same moment of the end, the one whose chief has the higher attack goes first.
rule-ruling-whose-cat = Whose cat you reveal
    .law = “A cat you reveal” can be any cat, of either clan. A table may allow only cats of your own clan.
    .broken = { $tile } is not of your clan, and at this table the { $clan } card moves only its own cats.
    .held = { $own ->
        [yes] { $tile } is of your own clan.
       *[no] { $tile } is the other clan’s, but you revealed it.
    }
    .fix = Swap it as the rules allow any cat.
rule-ruling-effect-optional = Effects are optional
    .law = A clan’s effect during your turn may always be left unused.
    .held = The { $clan } card offers more, but you need not use it.
rule-ruling-dead-chief = A chief out of play
    .law = A chief that has been turned down has no ability any more.
rule-ruling-end-order = The order at the end
    .law = Before the dogs: the Defenders’ swap, then the Royal Claws’ turn, judged after that swap. Then dogs, Crooks’ chief, catching, the Chaoticats’ twin, points.

rule-clan-royal-claws-effect = Royal Claws swap with any dog
    .law = A cat you reveal may swap with any face-up dog, wherever it lies, instead of its normal swap.
    .held = On { $other } lies { $partner }, face up: your cat may swap with it from anywhere.
rule-clan-royal-claws-chief = The Royal chief turns a dog
    .law = At the end, before the dogs attack, you may turn one dog that shares an edge with your chief.
    .broken = { $why ->
        [turn] Only { $who ->
            [you] you decide
           *[other] { $who } decides
        } about the dogs now.
        [dog] The dog on { $cell } shares no edge with your chief.
        [keep] The dogs are not yours to leave.
       *[tile] On { $cell } lies { $tile }, not a dog beside your chief.
    }
    .held = { $why ->
        [keep] You may turn a dog, but you need not.
       *[other] The dog on { $cell } lies beside your chief.
    }
    .fix = Turn a dog beside your chief, or leave them all.
rule-ruling-rotation = How far a dog turns
    .law = The book’s example turns a dog by a quarter. Here a quarter, a half or three quarters are all allowed.
    .broken = { $quarters ->
        [0] That is no turn at all.
       *[other] A full turn is no turn.
    }
    .held = { $quarters ->
        [one] { $quarters } quarter turn is allowed.
       *[other] { $quarters } quarter turns are allowed.
    }
    .fix = Turn it by a quarter, a half or three quarters.
rule-ruling-idle-turn = A turn that changes nothing
    .law = A dog may be turned even if its arrows then point where they did before.
    .held = Turned like this, the arrows on { $cell } point where they did; that is allowed.

rule-clan-gourmets-effect = Gourmets score a point a prey
    .law = At the end the Gourmets score 1 more point for each prey they caught.
rule-clan-gourmets-chief = The Gourmets’ chief catches diagonally
    .law = The Gourmets’ chief also attacks prey that touches it at a corner.

rule-clan-crooks-effect = Crooks score a point a Crook
    .law = At the end the Crooks score 1 point for each Crook still face up.
rule-clan-crooks-chief = The Crooks’ chief knocks out the weaker
    .law = Right after the dogs, the Crooks’ chief knocks out every cat beside it with less attack than 7, even its own. It must.

rule-clan-defenders-effect = Defenders go all eight ways
    .law = A cat you reveal may swap one or two steps away in any of the eight directions.
    .held = { $other } is { $far } away from { $cell } on a diagonal; the Defenders’ card allows it.
rule-clan-defenders-chief = The Defenders’ chief goes to the centre
    .law = Before the dogs attack, the Defenders’ chief must swap with the centre tile.
rule-ruling-centre-chief = In the centre already
    .law = If the Defenders’ chief lies in the centre already, nothing happens.

rule-clan-chaoticats-effect = Fewer Chaoticats are stronger
    .law = All Chaoticats attack alike, by how many are face up after the dogs: five 2, four 4, three 6, two 8, one 10.
rule-clan-chaoticats-chief = The Chaoticats’ chief brings the twin
    .law = If their chief caught one pigeon or one fly and nobody caught its twin, the twin is theirs too, before scoring.
rule-ruling-chief-caught = What the chief itself caught
    .law = A prey counts as caught by the Chaoticats’ chief if its clan won it and the chief, face up, shares an edge with it.
rule-ruling-chaoticats-plain = Chaoticats without effects
    .law = Without clan effects the Chaoticats’ attack still follows their table: they have no other.
rule-ruling-chaoticats-fixed = Chaos is counted once
    .law = The Chaoticats’ attack is fixed right after the dogs and not counted again after the Crooks’ chief.

rule-clan-power-cats-effect = Power Cats may stay
    .law = A cat you reveal may stay where it is.
    .held = You revealed { $tile }: your card lets a cat stay.
    .broken = You revealed { $tile }: your card lets only cats stay.
    .fix = Swap it by the rules of its kind.
rule-clan-power-cats-chief = The Power Cats’ chief catches in line
    .law = The Power Cats’ chief attacks every prey in its row and its column.
rule-ruling-line = Nothing blocks the line
    .law = Tiles in between do not stop the Power Cats’ chief: the square is always full.

rule-clan-polterkitties-effect = Polterkitties move another prey
    .law = When you reveal a prey, you may move another face-up prey instead, by the prey rule.
    .held = You move { $tile } instead of { $revealed }.
    .broken = On { $cell } lies { $tile }: only another face-up prey may move instead.
    .fix = Move the revealed prey, or another face-up prey.
rule-clan-polterkitties-chief = Dogs cannot touch the Polterkitties’ chief
    .law = Dogs cannot touch the Polterkitties’ chief.
rule-ruling-ghost-immune = Safe from dogs only
    .law = The Crooks’ chief may knock out the Polterkitties’ chief: it is safe from dogs, not from cats.

rule-mode-agree = Agree on a mode
    .law = Before the game both agree how clans are chosen; they choose one after the other.
    .broken = { $why ->
        [turn] { $who } chooses first.
       *[over] The clans are chosen; the game has begun.
    }
    .held = The clans are being chosen, and it is your choice.
    .fix = Wait for your choice, before the game.
rule-mode-free = Free clans
    .law = Each player chooses any clan; both agree who chooses first.
    .broken = The { $clan } are not on offer.
    .held = Any clan may be chosen, so the { $clan } too.
    .fix = Choose one of the clan cards.
rule-mode-limited = Limited choice
    .law = Each player draws three clan cards at random and keeps one of them.
    .broken = You drew { $clans }; the { $clan } are not among them.
    .held = The { $clan } are among the { $count } cards you drew.
    .fix = Keep one of the cards you drew.
rule-ruling-limited-overlap = One pile for both
    .law = Both draw from one shuffled pile of seven cards, so nobody can take the same clan.
rule-mode-expert = Expert
    .law = The first player draws three cards, keeps one and hands on two; the other keeps one of those. Two games, the other drawing in the second; the sum of both decides.
    .broken = { $what ->
        [again] There is no second game to begin now.
       *[choose] Your choice is among { $clans }; the { $clan } are not.
    }
    .held = { $what ->
        [again] The first game is over; now the other player draws.
       *[choose] The { $clan } are among your { $count } cards.
    }
    .fix = Keep one of your cards; the second game follows the first.
