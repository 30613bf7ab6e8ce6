# Cloaked Cats: every rule's name, the rule in our words, and what it says about a board.

section-cats = Reading a cat
    .short = The cats
section-setup = Set-up
    .short = Set-up
section-turn = A turn
    .short = A turn
section-step-1 = Step 1: Play a cat
    .short = Step 1
section-step-2 = Step 2: Masks
    .short = Step 2
section-step-3 = Step 3: Unmask
    .short = Step 3
section-step-4 = Step 4: Draw
    .short = Step 4
section-end = The end
    .short = The end
section-scoring = Scoring
    .short = Scoring
section-clues = What masks tell
    .short = What masks tell
section-deduction = Asking well
    .short = Asking well

all-face-up = { $who ->
    [you] Your three attributes are face up
   *[other] { $who }’s three attributes are face up
}
empty-supply = { $players } ran out of masks.

rule-setup-invitations = The invitation with the big seal begins
    .law = Everybody has an invitation with all 19 attributes and how many cats have each. Whoever is dealt the one with the big seal begins.
rule-setup-masks = Everybody takes sixteen masks
    .law = Each player takes the 16 masks of one colour: the supply.
rule-setup-attributes = Three attributes are your disguise
    .law = Each player is dealt three of the 19 attribute cards, unseen by the others: their own cat. Each attribute exists only once.
rule-setup-same-category = Two attributes of one kind are allowed
    .law = Two or all three of your attributes may be of one kind: two colours, or striped and spotted.
rule-setup-hands = Everybody gets three cats in hand
    .law = Each player is dealt three cat cards; the rest is the draw pile.
rule-setup-leftovers = Nobody has the attributes in the box
    .law = Attribute cards that were not dealt go into the box unseen: nobody has them.
rule-attributes-secret = Only you see your attributes
    .law = Only you see your attribute cards, until they are unmasked.
rule-hand-secret = Only you see your hand
    .law = Only you see the cat cards in your hand.

rule-turn-order = You play on your own turn
    .law = Turns go clockwise from the starting player; when everybody has played, a new round begins.
    .broken = It is { $who }’s turn.
    .held = It is your turn.
rule-turn-steps = A turn goes cat, masks, question, draw
    .law = A turn has four steps, in this order: play a cat; everybody who matches it places a mask; ask one question if you like; draw a cat.
    .broken-cat-first = Your turn begins with a cat: play one first.
    .broken-draw-left = You have asked your question: all that is left is to draw a cat.
    .broken-no-cat = You hold no cat to play. { $pile ->
        [0] Ask, or pass.
       *[other] Ask, or draw.
    }
    .broken-second-cat = You have already played a cat this turn. { $pile ->
        [0] Now ask, or pass.
       *[other] Now ask, or draw.
    }
    .broken-can-draw = There are cats to draw: your turn ends with drawing one.
    .held = { $step ->
        [play] Now is the time to play a cat.
        [ask] Now is the time to ask.
       *[draw] Now is the time to draw.
    }
rule-play-one-cat = You play a cat from your own hand
    .law = You put one cat card from your hand face up in the middle.
    .broken-on-stage = You cannot play { $cat } again: it is on stage already.
    .broken-unseen = Nothing shows that you hold { $cat }: { $count ->
        [one] one of your cats is
       *[other] { $count } of your cats are
    } unknown here.
    .broken-not-held = You do not hold { $cat }.
    .held = You hold { $cat }.

rule-masks-match = A shared attribute means a mask
    .law = Everybody who shares at least one attribute with the cat puts a mask on it, even the player who played it.
rule-masks-one = One mask each, however many matches
    .law = You place one mask on a cat, however many attributes match.
rule-masks-truth = Masks never lie
    .law = Nobody may hold back a mask that is due or place one that is not.
rule-masks-unmasked-count = A face-up attribute still counts for masks
    .law = An attribute that is already face up still counts for masks.

rule-unmask-optional = You need not ask
    .law = Asking is optional: you may leave it out and end your turn.
    .held = You ask nothing: a question is optional.
rule-unmask-one = One question a turn, to another player
    .law = You ask at most one question a turn: for one attribute, of one other player.
    .broken-again = You have already asked your question this turn.
    .broken-self = You cannot ask yourself.
    .held = Your one question this turn goes to { $target }.
rule-unmask-on-the-fan = You ask only for what is still hidden
    .law = You ask for a card that is still hidden in that player’s fan, not for one that is face up.
    .broken = { $target }’s “{ $attribute }” is face up already.
    .held = { $target } still hides { $count ->
        [one] one card
       *[other] { $count } cards
    }, and “{ $attribute }” is not face up there.
rule-unmask-truth = The answer is always true
    .law = Whoever is asked must tell the truth.
rule-unmask-right = A right guess wins a mask
    .law = Guess right and the card is turned face up for all; you receive a mask from that player’s supply.
rule-unmask-wrong = A wrong guess costs a mask
    .law = Guess wrong and you give that player a mask from your own supply.
rule-masks-received-apart = Received masks are points, not supply
    .law = Received masks lie in sight, apart from your supply. They are points and are never placed on cats.

rule-draw-one = A turn ends with drawing a cat
    .law = Your turn ends when you draw one cat card.
rule-table-public = Cats and masks stay in sight
    .law = Cats played and masks placed stay in sight to the end of the game.

rule-end-trigger = Three face-up attributes bring on the end
    .law = When all three attributes of one player are face up, the round that is being played is the last.
rule-end-finish-round = The last round is for questions only
    .law = Once a player’s three attributes are face up, the round is played to its end. Those still to come may only ask or pass: no cat, no mask on a cat, no draw.
    .broken-over = The last round is finished: the game is over.
    .broken-no-cat = { all-face-up }: no more cats are played. Ask, or pass.
    .broken-no-draw = { all-face-up }: no more cats are drawn. Ask, or pass.
    .held = { all-face-up }: you may still ask, or pass.
rule-end-score = Received masks and hidden attributes are points
    .law = One point for each mask you received, one for each attribute still hidden. Your supply counts nothing.
rule-end-winner = Most points win
    .law = Most points win. On a tie, whoever still hides more attributes wins; if that is a tie too, the victory is shared.
rule-end-no-masks = The game ends when a mask is missing
    .law = When a player runs short of masks, the game ends at once and is scored.
    .broken-on-a-cat = The game is over: { $players } owed the last cat a mask and had none left.
    .broken-at-zero = By your house rules the game is over: { empty-supply }
    .broken-unpaid = The game is over, for a question could not be paid: { empty-supply }
    .held = No mask has been missing so far; the smallest supply is { $count }.

rule-ruling-ask-known = You do not ask for what everybody sees
    .law = The book does not say. Here you ask neither for what is face up before anybody, nor a player with nothing hidden. You may ask for an attribute of your own: a bluff.
    .broken-none-left = { $target } has nothing hidden left to ask for.
    .broken-open = { $who ->
        [you] Your
       *[other] { $who }’s
    } “{ $attribute }” is face up, and each attribute exists only once.
    .held = { $own ->
        [yes] You have “{ $attribute }” yourself, so { $target } will say no. A bluff is allowed.
       *[no] The attribute “{ $attribute }” is face up nowhere, so you may ask for it.
    }
rule-ruling-empty-pile = Nothing comes from an empty pile
    .law = The book does not say. Here nothing is drawn from an empty pile; a player without a cat goes straight to the question; when nobody holds a cat, the game ends with that round.
    .broken-over = Nobody holds a cat any more: the game is over.
    .broken-no-draw = The pile is empty: there is nothing to draw. Ask, or pass.
    .held = The pile is empty, so your turn ends without drawing.
rule-ruling-out-of-masks = You run short when a mask is due and none is left
    .law = The book does not say what running short means. Here it means that a mask is due and the supply is empty. The others still place theirs, a right guess still shows the card, and nobody gets the missing mask. A house rule may say that an empty supply is enough.
rule-ruling-ask-broke = You may ask with an empty supply
    .law = The book does not say. Here you may ask with an empty supply; a wrong guess then ends the game.
    .held = Your supply is empty. You may ask all the same; if { $target } says no, you cannot pay and the game ends.
rule-ruling-trigger-asker = Whoever unmasks the third card draws no more
    .law = The book does not say. Here whoever unmasks a player’s third attribute ends their turn there, without drawing; those after them in the round may still ask.
