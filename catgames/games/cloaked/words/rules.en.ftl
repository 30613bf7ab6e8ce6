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

rule-setup-invitations = Invitations
    .law = Everybody has an invitation with all 19 attributes and how many cats have each. Whoever is dealt the one with the seal starts.
rule-setup-masks = Sixteen masks
    .law = Each player takes the 16 masks of one colour: the supply.
rule-setup-attributes = Three attributes
    .law = Each player is dealt three of the 19 attribute cards, unseen by the others: their own cat. Each attribute exists once.
rule-setup-same-category = Two of a kind
    .law = Your three may come from one category: two colours, or striped and spotted.
rule-setup-hands = Three cats in hand
    .law = Each player is dealt three cat cards; the rest is the draw pile.
rule-setup-leftovers = Left in the box
    .law = Attribute cards that were not dealt go into the box unseen: nobody has them.
rule-attributes-secret = Secret attributes
    .law = Only you see your attribute cards, until they are unmasked.
rule-hand-secret = Secret hand
    .law = Only you see the cat cards in your hand.

rule-turn-order = Clockwise
    .law = Turns go clockwise from the starting player; when everybody has played, a new round begins.
    .broken = { $who ->
        [you] It is your turn.
       *[other] It is { $who }’s turn.
    }
    .held = { $who ->
        [you] It is your turn.
       *[other] It is { $who }’s turn.
    }
    .fix = Wait until the turn comes round to you.
rule-turn-steps = Four steps in order
    .law = A turn is: play a cat, everybody places masks, ask one question if you like, draw a cat.
    .broken = { $due ->
        [play] Your turn starts with a cat: you hold { $cats }, play one first.
        [draw] You have played and asked; drawing a cat is all that is left.
       *[ask] { $tried ->
            [play] You have played your cat this turn; now ask, or draw.
           *[pass] You can still draw a cat, and that is how your turn ends.
        }
    }
    .held = { $due ->
        [play] A cat is due first, and you play one.
        [draw] After the question comes the draw.
       *[ask] The cat is played and the masks lie; now you may ask or draw.
    }
    .fix = Cat, masks, question, draw: take the next of these.
rule-play-one-cat = One cat from your hand
    .law = You put one cat card of your hand face up in the middle.
    .broken = { $where ->
        [stage] That cat is on stage already; you play one of the { $count } in your hand.
       *[elsewhere] You do not hold { $cat }; you play one of the { $count } in your hand.
    }
    .held = You hold { $cat }.
    .fix = Touch a cat in your hand, then the stage.

rule-masks-match = A match means a mask
    .law = Everybody, the active player too, who shares at least one attribute with the cat puts a mask on it.
rule-masks-one = One mask only
    .law = You place one mask on a cat, however many attributes match.
rule-masks-truth = No cheating with masks
    .law = Nobody may hold back a mask that is due or place one that is not.
rule-masks-unmasked-count = Open cards count too
    .law = An attribute that is already unmasked still counts for masks.

rule-unmask-optional = You need not ask
    .law = Asking is optional: you may skip it and draw.
    .held = You ask nothing, which you may.
rule-unmask-one = One question
    .law = At most one question a turn: one attribute, of one other player.
    .broken = { $why ->
        [self] You cannot ask yourself; ask another player.
       *[again] You have asked this turn already. One question a turn.
    }
    .held = Your one question: { $target ->
        [you] you
       *[other] { $target }
    }, “{ $attribute }”.
    .fix = Ask another player, once.
rule-unmask-on-the-fan = Still on the fan
    .law = You ask for a card that is still on the fan: one that was unmasked is no target.
    .broken = “{ $attribute }” lies open before { $target ->
        [you] you
       *[other] { $target }
    } already. { $count ->
        [0] Nothing is masked there any more.
        [one] { $count } card is still masked there.
       *[other] { $count } cards are still masked there.
    }
    .held = “{ $attribute }” does not lie open there; { $count ->
        [one] { $count } card is still masked.
       *[other] { $count } cards are still masked.
    }
    .fix = Ask for something that does not lie open.
rule-unmask-truth = The truth, always
    .law = The player asked must tell the truth.
rule-unmask-right = A right guess
    .law = Guess right and the card is laid open for all; you receive a mask from that player’s supply.
rule-unmask-wrong = A wrong guess
    .law = Guess wrong and you give that player a mask from your own supply.
rule-masks-received-apart = Received masks
    .law = Received masks lie in sight, apart from your supply. They are points and are never placed on cats.

rule-draw-one = Draw one
    .law = Your turn ends when you draw one cat card.
rule-table-public = Everything stays in sight
    .law = Cats played and masks placed stay in sight to the end of the game.

rule-end-trigger = Three unmasked
    .law = When all three attributes of one player are unmasked, the game enters its end.
rule-end-finish-round = The last round
    .law = The round is finished, but the players still to come may only ask or skip: no cat, no mask on a cat, no draw.
    .broken = { $step ->
        [over] The last round is finished: the game is over.
       *[more] { $who ->
            [you] You are
           *[other] { $who } is
        } fully unmasked: in this last round you may only ask or pass.
    }
    .held = { $who ->
        [you] You are
       *[other] { $who } is
    } fully unmasked; in the last round a question, or none, is all there is.
    .fix = Ask one more question, or pass.
rule-end-score = Points
    .law = One point for each mask you received, one for each attribute still masked. Your supply counts nothing.
rule-end-winner = Who wins
    .law = Most points win. On a tie, more attributes still masked; if that ties too, the victory is shared.
rule-end-no-masks = Out of masks
    .law = When a player runs short of masks, the game ends at once and is scored.
    .broken = Somebody has run short of masks: the game is over.
    .held = Everybody could pay so far; the smallest supply is { $count }.
    .fix = Look at the scores: nothing more is played.

rule-ruling-ask-known = Asking for what is known
    .law = You may not ask for what lies open anywhere, nor a player with nothing masked. Your own attribute you may: a bluff.
    .broken = { $why ->
        [none-left] { $target } has nothing masked left to ask for.
       *[open] “{ $attribute }” lies open before { $who ->
            [you] you
           *[other] { $who }
        }; every attribute exists once.
    }
    .held = { $why ->
        [own] “{ $attribute }” is your own, so the answer is no; a bluff is allowed.
       *[fine] “{ $attribute }” lies nowhere open, so it may be asked.
    }
    .fix = Ask for an attribute that lies nowhere open.
rule-ruling-empty-pile = The pile is empty
    .law = With an empty pile nothing is drawn. Without a cat you skip steps 1 and 2; when nobody holds one, the game ends with that round.
    .broken = { $step ->
        [over] Nobody holds a cat any more: the game is over.
       *[draw] The pile is empty: there is nothing to draw. Ask, or pass.
    }
    .held = The pile is empty, so your turn ends without drawing.
    .fix = Ask, or pass.
rule-ruling-out-of-masks = What running short means
    .law = A mask is due and the supply is empty: the others still place theirs, a right guess still shows the card, nobody gets the missing mask. A table may agree that an empty supply is enough.
rule-ruling-ask-broke = Asking with no masks
    .law = You may ask with an empty supply; a wrong guess then ends the game.
    .held = Your supply is empty; you may ask, and if { $target } says no the game ends ({ $rule }).
rule-ruling-trigger-asker = The last unmasking
    .law = Whoever unmasks a player’s third attribute ends their turn there, without drawing; those after them in the round may still ask.
