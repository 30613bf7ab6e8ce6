# Cat Burglars: every rule's name, the rule in our words, and what it says about a board.

section-setup = Set-up
    .short = Set-up
section-turn = A turn
    .short = A turn
section-action-1 = Action 1: Recruit
    .short = Action 1
section-action-2 = Action 2: Form a crew
    .short = Action 2
section-action-3 = Action 3: Activate
    .short = Action 3
section-action-4 = Action 4: Secure
    .short = Action 4
section-action-5 = Action 5: Infiltrate
    .short = Action 5
section-mirrors = Mirror cards
    .short = Mirror cards
section-end = End of the game
    .short = End of the game
section-fame = Hall of Fame
    .short = Hall of Fame
section-two = Two players
    .short = Two players

rule-setup-deck = All cards make one deck
    .law = All 110 cards, cats and mirrors together, are shuffled into one face-down deck.
rule-setup-hands = Everybody gets six cards
    .law = Everybody is dealt six cards.
rule-setup-market = Six cards lie in the market
    .law = Six cards lie face up beside the deck: the market.
rule-setup-starter = The players choose who begins
    .law = Choose together who begins; then play goes clockwise.
rule-hand-secret = Only you see your hand
    .law = Your hand is yours alone to see.

rule-turn-one-action = You take one action, on your own turn
    .law = Turns go clockwise. On yours you must take exactly one of the five actions.
    .broken-their-trap = { $who } has a sprung trap to place now.
    .broken-their-second = { $who } is recruiting and still has a card to take.
    .broken-their-turn = It is { $who }’s turn.
    .broken-trap-first = Your trap was sprung: place it first.
    .broken-no-trap = No trap was sprung, so there is none to place.
    .broken-second-first = You have begun to recruit: take your second card first.
    .broken-can-act = There is something you can do, so you may not pass.
    .held = { $due ->
        [second] Your second card is due.
        [trap] Your trap is yours to place now.
        [pass] It is your turn, and there is nothing else that you could do.
       *[action] It is your turn, and this is your one action.
    }

rule-hand-no-limit = A hand has no limit
    .law = You may hold as many cards as you like.
rule-recruit-two = You recruit from the market or the deck
    .law = Recruiting takes two cards, one after the other; each is the deck’s top card or a face-up market card.
    .broken-no-gap = No place of the market is empty.
    .broken-not-there = There is no { $card-bare } in the market.
    .held = { $source ->
        [deck] There is a card to draw.
        [gap] There is an empty place in the market.
       *[market] The market shows { $card }.
    }
rule-recruit-any-card = Cats and mirrors can both be recruited
    .law = Cats and mirrors alike can be recruited.
rule-recruit-refill-late = A gap is filled when the turn ends
    .law = A gap in the market is filled only when the turn ends, never between your two cards.
    .broken = That place is empty. Gaps are filled when the turn ends, not before.
    .held = An empty place stays so until the turn ends; this card lies in another.
rule-deck-reshuffle = The discard pile becomes the new deck
    .law = When the deck is empty, the discard pile is shuffled into a new one.

rule-form-one-cat = You form from your hand, on your own side
    .law = Forming plays one cat from your hand face up: as a new crew or onto one of your own crews.
    .broken-not-held = There is no { $card-bare } in your hand.
    .broken-no-such-crew = { no-such-crew }
    .broken-anothers = That is { $owner }’s side; your cats join your own.
    .held = You hold { $card }, and the crew is your own.
rule-form-new-crew = You may always start a new crew
    .law = You may always start another crew, as many as you like.
    .held = { $count ->
        [0] This is your first crew; you may always start one.
        [one] You have one crew, and may always start another.
       *[other] You have { $count } crews, and may always start another.
    }
rule-form-same-size = A crew grows only beside an equal
    .law = A crew may grow only if another of your crews shows exactly as many cats.
    .broken = This crew shows { $size ->
        [one] { $size } cat
       *[other] { $size } cats
    }; { $others ->
        [0] you have no other crew.
        [one] your other crew shows { $sizes }.
       *[other] your other crews show { $sizes }{ $different ->
            [one] {" "}each.
           *[other] .
        }
    }
    .held = This crew shows { $size ->
        [one] { $size } cat
       *[other] { $size } cats
    }, and so does { $twin }.
rule-form-no-mirror = A mirror never joins a crew
    .law = Only cats join crews; mirrors never do.
    .broken = A mirror is no cat: it only pays for infiltrating.
    .held = It is { $card }, and cats join crews.
rule-form-same-colour = A crew may repeat a colour
    .law = A crew may hold several cats of one colour.
    .held = The colour is there already, { $count ->
        [one] once
        [2] twice
       *[other] { $count } times
    }; a crew may hold several alike.
rule-form-over-hidden = A crew may grow over a hidden card
    .law = A crew with a face-down card beneath it may still grow.
    .held = A card lies beneath { $spot }; that alone does not stop it growing.

rule-activate-own-crew = You activate from your hand, beneath your own crew
    .law = Activating puts one cat from your hand face down beneath one of your own crews.
    .broken-not-held = There is no { $card-bare } in your hand.
    .broken-new = A card goes beneath a crew that is already there. A new crew starts face up.
    .broken-no-such-crew = { no-such-crew }
    .broken-anothers = That crew is { $owner }’s; you activate your own.
    .held = You hold { $card }, and the crew is your own.
rule-activate-one-hidden = A crew hides one card at most
    .law = A crew has at most one face-down card.
    .broken = A card already lies face down beneath { $spot }.
    .held = Nothing lies beneath { $spot } yet.
rule-activate-no-mirror = A mirror is never hidden
    .law = Any colour of cat may be hidden, but never a mirror.
    .broken = A mirror is no cat: it only pays for infiltrating.
    .held = It is { $card }; any colour of cat will do.
rule-activate-secret = Only its owner sees a hidden card
    .law = A hidden card is not shown; only its owner may look at it, whenever they like.
rule-activate-not-counted = A hidden card does not count in its crew
    .law = The hidden card does not count in the crew’s size.
rule-hidden-yarn = A cat of its colour makes it a yarn
    .law = A hidden card is a Golden Ball of Yarn if a visible cat of its crew has its colour.
rule-hidden-trap = Without a cat of its colour it is a trap
    .law = A hidden card whose colour no visible cat of its crew shows is a trap.
rule-hidden-live = A trap can turn into a yarn
    .law = The moment a cat of its colour joins the crew, a trap becomes a yarn.

rule-secure-own-yarns = You secure beneath your own crews
    .law = Securing reveals one or more yarns beneath your own crews, as many as you choose, and scores them.
    .broken-nothing = { $count ->
        [0] No card lies beneath your crews: there is nothing to secure.
       *[other] You chose nothing; securing reveals at least one yarn.
    }
    .broken-new = Nothing can lie beneath a crew that has yet to start.
    .broken-twice = You named the same crew { $count ->
        [2] twice
       *[other] { $count } times
    }: { $spot }.
    .broken-no-such-crew = { no-such-crew }
    .broken-anothers = That crew is { $owner }’s; you secure your own.
    .broken-bare = Nothing lies beneath { $spot }.
    .held = You chose { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } beneath your own crews.
rule-secure-no-trap = A trap is never secured
    .law = Your own trap is never revealed by securing.
    .broken-unknown = The card beneath { $spot } is not known here: it may be a trap.
    .broken-trap = Beneath { $spot } lies { $card }, and no cat of that crew has its colour: it is a trap.
    .held = { $count ->
        [one] It is a yarn: a cat of { $spot } has its colour.
        [2] Both are yarns: each shares its colour with a cat of its crew.
       *[other] All { $count } are yarns: each shares its colour with a cat of its crew.
    }
rule-secure-face = A scored yarn lies yarn side up
    .law = A revealed card is seen by all; once scored it lies yarn side up and its colour is hidden (Hall of Fame: cat side up).

rule-infiltrate-target = You infiltrate another player’s crew
    .law = Infiltrating aims at another player’s crew and the card face down beneath it.
    .broken-no-such-crew = { no-such-crew }
    .broken-own = That is your own side.
    .broken-new = Nothing can lie beneath a crew that has yet to start.
    .held = The crew is { $owner }’s.
rule-infiltrate-price = You pay card for card
    .law = The price is discarded from your hand: exactly as many cards as the crew’s visible cats, in exactly their colours.
    .broken-not-held = Your price names { $named }; { $held ->
        [0] you hold none.
       *[other] you hold only { $held }.
    }
    .broken-wrong-colour = No cat of this crew is { $card-colour }: it shows { $cats }.
    .broken-one-colour-too-often = You pay { $paid }; the crew shows only { $shown }.
    .broken-too-little = { $paid ->
        [0] Nothing is paid yet.
        [one] You pay { $paid } card for { $size } cats.
       *[other] You pay { $paid } cards for { $size } cats.
    } { $reach ->
        [held] Add { $missing }, and it is paid.
        [market] Your hand is one card short; the market can pay that one.
       *[lacking] Your hand cannot pay the rest: { $missing }.
    }
    .broken-too-much = You pay { $paid } cards for { $size ->
        [one] { $size } cat
       *[other] { $size } cats
    }. Leave out { $count ->
        [one] a mirror
       *[other] { $count } mirrors
    }, and it is paid.
    .held = { $size ->
        [one] One card
       *[other] { $size } cards
    } for { $cats }: it matches.
rule-infiltrate-mirror = A mirror pays for any one colour
    .law = When infiltrating, a mirror pays for any one colour.
    .held = { $count ->
        [one] The mirror stands
       *[other] The mirrors stand
    } for { $cats }.
rule-infiltrate-reveal = The card is turned up for all
    .law = The card beneath the crew is turned up for all to see.
rule-infiltrate-yarn = The infiltrator scores the yarn
    .law = If it is a yarn, the infiltrator scores it.
rule-infiltrate-trap = A trap joins its owner’s side
    .law = If it is a trap, its owner at once puts it face up among their own crews, by the rules of forming a crew.
    .broken-no-such-crew = { no-such-crew }
    .broken-anothers = That is { $owner }’s side; your trap joins your own.
    .held = The trap is yours, and so is the crew.
rule-infiltrate-paid = The price is lost either way
    .law = The price is lost, whether a yarn or a trap lay there.

rule-two-market = With two players, one market card may help
    .law = With two players, one card of the price at most may be a market card instead of your own; the market is refilled afterwards.
    .broken-players = You are { $players } players; the market helps only in a game for two.
    .broken-several = You chose { $count } market cards; one at most may help.
    .broken-not-there = There is no { $card-bare } in the market.
    .held = There are two of you, and you chose one market card: { $card }.

rule-end-eight = Eight yarns end the game
    .law = The game ends at once when somebody has eight scored yarns or more: they win.
    .broken = { $who ->
        [you] You have
       *[other] { $who } has
    } { $count } yarns: the game is over.
    .held = { $count ->
        [0] Nobody has scored a yarn yet.
       *[other] Nobody has eight yarns yet; the most is { $count }.
    }
rule-fame-six-colours = Six colours end the game
    .law = Hall of Fame: scored yarns lie cat side up, and the game also ends when somebody’s show six different colours. They win, even with fewer yarns.
    .broken = { $who ->
        [you] You have
       *[other] { $who } has
    } yarns of { $count } colours: the game is over.
    .held = { $count ->
        [0] Nobody has a colour yet.
       *[other] Nobody has six colours yet; the most is { $count }.
    }

rule-ruling-pick-order = You see the first card before you choose the second
    .law = The book does not say whether both cards are chosen together. Here you see the first before you choose the second.
rule-ruling-reshuffle-when = An empty deck is renewed when it is needed
    .law = The book leaves the moment open: here an empty deck is renewed when its next card is needed.
rule-ruling-nothing-left = Nothing comes from empty piles
    .law = The book does not say what happens when cards run out. Here the market stays short, recruiting takes what there is, and only a player with nothing to do passes; when all pass in a row, nobody has won.
    .broken-over = Everybody has passed: the game is over and nobody has won.
    .broken-no-card = Deck and discard pile are both empty: there is nothing to draw.
    .broken-no-refill = That place is empty, and nothing is left to fill it with.
    .held = { $why ->
        [pass] You can do nothing else, so you pass.
       *[card] There are cards to draw: { $deck } in the deck, { $discard } in the discard pile.
    }
rule-ruling-two-refill = The market is refilled after the trap
    .law = The book leaves the moment open: here the market that paid is refilled at the end of the turn, after a trap has been placed.
rule-ruling-two-alone = The market card alone may be the price
    .law = The book does not exclude it: for a crew of one, the market card alone may be the whole price.
    .held = The market pays the whole price: { $cards }. Nothing comes from your hand.
rule-ruling-empty-crew-target = You infiltrate only where a card is hidden
    .law = The book does not say so, but a crew without a hidden card cannot be infiltrated: there is nothing to reveal.
    .broken = Nothing lies beneath { $spot }: there is nothing to reveal.
    .held = A card lies beneath { $spot }.
rule-ruling-market-mirror = A market mirror pays, unless house rules forbid it
    .law = The book does not say. Here a market mirror may help to pay, unless your house rules forbid it.
    .broken = By your house rules a mirror of the market may not pay.
    .held = A mirror of the market may pay, for any one colour.
rule-ruling-mirror-by-choice = A mirror may pay for a colour you hold
    .law = The book does not forbid it: a mirror may pay even while you hold the colour itself.
    .held = You keep { $card } and pay with a mirror; that is your choice.
rule-ruling-crew-stays = The crew stays
    .law = The book does not remove it: a crew stays after its hidden card is gone, and may be activated again.
rule-ruling-trap-target = A trap may join the crew it lay beneath
    .law = The book does not exclude it: the trap may join the very crew it lay beneath, if that crew has an equal.
    .held = The trap joins the crew it lay beneath: { $spot }.
