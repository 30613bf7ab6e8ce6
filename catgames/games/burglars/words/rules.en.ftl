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

rule-setup-deck = One deck
    .law = All 110 cards, cats and mirrors together, are shuffled into one face-down deck.
rule-setup-hands = Six cards each
    .law = Everybody is dealt six cards.
rule-setup-market = Six in the market
    .law = Six cards lie face up beside the deck: the market.
rule-setup-starter = Who starts
    .law = The table picks who begins; then play goes clockwise.
rule-hand-secret = Hands are secret
    .law = Only you see your hand.

rule-turn-one-action = One action a turn
    .law = On your turn, clockwise, you must take exactly one of the five actions.
    .broken = { $due ->
        [second] { $who ->
            [you] You have begun to recruit: your second card comes first.
           *[other] { $who } is recruiting and still has a card to take.
        }
        [trap] { $who ->
            [you] Your sprung trap must be placed first.
           *[other] { $who } must place a sprung trap first.
        }
        [pass] You may not pass: you can still act, so you must.
       *[action] { $who ->
            [you] It is your turn, but there is no sprung trap to place.
           *[other] It is { $who }’s turn.
        }
    }
    .held = { $due ->
        [second] Your second card is due.
        [trap] Your trap is yours to place now.
       *[action] It is your turn, and this is your one action.
    }
    .fix = Wait for your turn, finish what has begun, and do one thing.

rule-hand-no-limit = No hand limit
    .law = You may hold as many cards as you like.
rule-recruit-two = Two recruits
    .law = Recruiting takes two cards, one after the other; each is the deck’s top card or a face-up market card.
    .broken = { $source ->
        [gap] No place of the market is empty.
       *[market] The market does not show { $card }.
    }
    .held = { $source ->
        [deck] You may draw blind from the deck.
        [gap] There is an empty place in the market.
       *[market] The market shows { $card }.
    }
    .fix = Take a card you can see in the market, or the deck’s top card.
rule-recruit-any-card = Cats and mirrors
    .law = Cats and mirrors alike can be recruited.
rule-recruit-refill-late = Refill at the end
    .law = A gap in the market is filled only when the turn ends, never between your two cards.
    .broken = That place is empty. { $count ->
        [one] The gap is
       *[other] The { $count } gaps are
    } filled when your turn ends, not before.
    .held = { $count ->
        [one] A gap stays open until your turn ends; you take another card.
       *[other] { $count } gaps stay open until your turn ends; you take another card.
    }
    .fix = Take one of the cards still there, or draw from the deck.
rule-deck-reshuffle = A new deck
    .law = When the deck is empty, the discard pile is shuffled into a new one.

rule-form-one-cat = One cat from your hand
    .law = Forming plays one cat from your hand face up: as a new crew or onto one of your own crews.
    .broken = { $held ->
        [no] You do not hold { $card }.
       *[yes] { $mine ->
            [no] That crew is { $owner }’s; cats join your own crews only.
           *[yes] You have no such crew.
        }
    }
    .held = You hold { $card }, and it goes to { $spot }.
    .fix = Play a card you hold, to your own side of the table.
rule-form-new-crew = A new crew, always
    .law = You may always start another crew, as many as you like.
    .held = A new crew may always be started; you have { $count } so far.
rule-form-same-size = Grow in stages
    .law = A crew may grow only if another of your crews shows exactly as many cats.
    .broken = This crew shows { $size ->
        [one] { $size } cat
       *[other] { $size } cats
    }; { $others ->
        [0] you have no other crew.
        [one] your other crew shows { $sizes }.
       *[other] your other crews show { $sizes }.
    }
    .held = This crew shows { $size ->
        [one] { $size } cat
       *[other] { $size } cats
    }, and so does { $twin }.
    .fix = Start a new crew, or grow a crew that has a twin in size.
rule-form-no-mirror = No mirror in a crew
    .law = Mirrors never join a crew.
    .broken = You played { $card }; only cats join crews.
    .held = You played { $card }, and cats may join crews.
    .fix = Play a cat instead.
rule-form-same-colour = Same colours welcome
    .law = A crew may hold several cats of one colour.
    .held = The colour is there already, { $count ->
        [one] once
       *[other] { $count } times
    }; a crew may hold several alike.
rule-form-over-hidden = Growing over a hidden card
    .law = A crew with a face-down card beneath it may still grow.
    .held = A card lies beneath { $spot }; that does not stop it growing.

rule-activate-own-crew = Beneath your own crew
    .law = Activating puts one cat from your hand face down beneath one of your own crews.
    .broken = { $held ->
        [no] You do not hold { $card }.
       *[yes] { $mine ->
            [no] That crew is { $owner }’s; you activate only your own.
           *[yes] You have no such crew.
        }
    }
    .held = You hold { $card }, and it goes beneath { $spot }.
    .fix = Choose a card you hold and one of your own crews.
rule-activate-one-hidden = One hidden card a crew
    .law = A crew has at most one face-down card.
    .broken = A card already lies face down beneath { $spot }.
    .held = Nothing lies beneath { $spot } yet.
    .fix = Choose a crew with nothing beneath it.
rule-activate-no-mirror = No mirror beneath
    .law = Any colour of cat may be hidden, but never a mirror.
    .broken = You chose { $card }; only cats are hidden.
    .held = You chose { $card }; any colour of cat will do.
    .fix = Hide a cat instead.
rule-activate-secret = Face down means secret
    .law = A hidden card is not shown; only its owner may look at it, whenever they like.
rule-activate-not-counted = Hidden cards don’t count
    .law = The hidden card does not count in the crew’s size.
rule-hidden-yarn = A golden yarn
    .law = A hidden card is a Golden Ball of Yarn if a visible cat of its crew has its colour.
rule-hidden-trap = A trap
    .law = A hidden card whose colour no visible cat of its crew shows is a trap.
rule-hidden-live = A trap can turn to gold
    .law = The moment a cat of its colour joins the crew, a trap becomes a yarn.

rule-secure-own-yarns = Your own yarns, one or more
    .law = Securing reveals one or more yarns beneath your own crews, as many as you choose, and scores them.
    .broken = { $wrong ->
        [none] You chose nothing to reveal; choose at least one.
        [other] { $owner }’s card is not yours to secure.
       *[bare] Nothing lies beneath { $spot }.
    }
    .held = You chose { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } beneath your own crews.
    .fix = Choose one or more of your own face-down cards.
rule-secure-no-trap = Never your own trap
    .law = Your own trap is never revealed by securing.
    .broken = Beneath { $spot } lies { $card }; its visible cats are { $cats }, so it is a trap.
    .held = { $count ->
        [one] It is a yarn:
       *[other] All { $count } are yarns; the first:
    } { $card } beneath { $cats }.
    .fix = Leave the trap where it lies, or let a cat of its colour join first.
rule-secure-face = Yarn side up
    .law = A revealed card is seen by all; once scored it lies yarn side up and its colour is hidden (Hall of Fame: cat side up).

rule-infiltrate-target = Another player’s crew
    .law = Infiltrating aims at another player’s crew and the card face down beneath it.
    .broken = { $exists ->
        [no] There is no such crew.
       *[yes] That crew is your own.
    }
    .held = The crew is { $owner }’s.
    .fix = Choose a crew of another player.
rule-infiltrate-price = Pay card for card
    .law = The price is discarded from your hand: exactly as many cards as the crew’s visible cats, in exactly their colours.
    .broken = { $wrong ->
        [absent] You do not hold { $absent }. The crew shows { $cats }.
        [surplus] The crew shows { $cats }; you also paid { $surplus }, which matches none of them.
        [mirrors] { $paid } cards for { $size ->
            [one] { $size } cat
           *[other] { $size } cats
        }: too many. The crew shows { $cats }.
       *[missing] You paid { $paid } for { $size ->
            [one] { $size } cat
           *[other] { $size } cats
        }: { $missing } still missing.
    }
    .held = { $size ->
        [one] One card
       *[other] { $size } cards
    } for { $cats }: it matches.
    .fix = Pay one card for each visible cat, in its colour or with a mirror.
rule-infiltrate-mirror = Mirrors are jokers
    .law = When infiltrating, a mirror pays for any one colour.
    .held = { $count ->
        [one] The mirror stands
       *[other] The mirrors stand
    } for { $cats }.
rule-infiltrate-reveal = Reveal it
    .law = The infiltrated card is turned up for all to see.
rule-infiltrate-yarn = Loot the yarn
    .law = If it is a yarn, the infiltrator scores it.
rule-infiltrate-trap = The owner places the trap
    .law = If it is a trap, its owner at once puts it face up among their own crews, by the rules of forming a crew.
    .broken = { $exists ->
        [no] You have no such crew.
       *[yes] That crew is { $owner }’s; the trap joins your own.
    }
    .held = The trap goes to { $spot }, your own.
    .fix = Place it as a new crew, or onto a crew of yours that has an equal.
rule-infiltrate-paid = Paid is paid
    .law = The price is lost, whether a yarn or a trap lay there.

rule-two-market = One market card helps
    .law = With two players, one card of the price at most may be a market card instead of your own; the market is refilled afterwards.
    .broken = { $players ->
        [2] { $there ->
            [no] The market does not show { $cards }.
           *[yes] You took { $count } cards from the market; one at most may help.
        }
       *[other] You are { $players } players; the market helps only in a game for two.
    }
    .held = Two players: { $cards } of the market may help to pay.
    .fix = Pay from your hand; with two players, one market card may help.

rule-end-eight = Eight yarns win
    .law = The game ends at once when somebody has eight scored yarns or more: they win.
    .broken = { $who ->
        [you] You have
       *[other] { $who } has
    } { $count } yarns: the game is over.
    .held = Nobody has eight yarns yet; the most is { $count }.
    .fix = Start a new game.
rule-fame-six-colours = Six colours win
    .law = Hall of Fame: the game also ends when somebody’s scored yarns show six different colours. They win, even with fewer yarns.
    .broken = { $who ->
        [you] You have
       *[other] { $who } has
    } yarns of { $count } colours: the game is over.
    .held = Nobody has six colours yet; the most is { $count }.
    .fix = Start a new game.

rule-ruling-pick-order = One card, then the other
    .law = The book does not say whether both cards are chosen together. Here you see the first before you choose the second.
rule-ruling-reshuffle-when = Reshuffle when needed
    .law = The book does not say when. Here an empty deck is renewed at the moment its next card is needed.
rule-ruling-nothing-left = Nothing left
    .law = The book does not say what happens when cards run out. Here the market stays short, recruiting takes what there is, and only a player with nothing to do passes; when all pass in a row, nobody has won.
    .broken = { $why ->
        [over] Everybody has passed: the game is over and nobody has won.
       *[empty] Deck and discard pile are both empty: there is nothing to draw.
    }
    .held = { $why ->
        [pass] You can do nothing else, so you pass.
       *[empty] There is a card to draw: { $deck } in the deck, { $discard } in the discard pile.
    }
    .fix = Do something that is still possible.
rule-ruling-two-refill = Refill after the trap
    .law = The book says ‘afterwards’. Here the market that paid is refilled at the end of the turn, after a trap has been placed.
rule-ruling-two-alone = The market pays alone
    .law = The book does not exclude it: for a crew of one, the market card alone may be the whole price.
    .held = { $cards } of the market is the whole price; nothing comes from your hand.
rule-ruling-empty-crew-target = Nothing beneath, nothing to infiltrate
    .law = The book does not say so, but a crew without a hidden card cannot be infiltrated: there is nothing to reveal.
    .broken = Nothing lies beneath { $spot }: there is nothing to reveal.
    .held = A card lies beneath { $spot }.
    .fix = Choose a crew with a card beneath it.
rule-ruling-market-mirror = A mirror of the market
    .law = The book does not say. Here a market mirror may help to pay, unless your table forbids it.
    .broken = At this table a mirror of the market may not pay.
    .held = At this table a mirror of the market may pay, as a joker.
    .fix = Take another market card, or pay from your hand.
rule-ruling-mirror-by-choice = Mirrors by choice
    .law = The book does not forbid it: a mirror may pay even while you hold the colour itself.
    .held = You keep { $card } and pay with a mirror; that is your choice.
rule-ruling-crew-stays = The crew stays
    .law = The book does not remove it: a crew stays after its hidden card is gone, and may be activated again.
rule-ruling-trap-target = Back to the same crew
    .law = The book does not exclude it: the trap may join the very crew it lay beneath, if that crew has an equal.
    .held = The trap joins the crew it lay beneath: { $spot }.
