# Cat Burglars: the things on the table, and moves in words.

game-title = Cat Burglars
game-tagline = Form crews, hide golden yarns and traps, and loot the others.

card-blue = a blue cat
    .bare = blue cat
    .colour = blue
card-orange = an orange cat
    .bare = orange cat
    .colour = orange
card-green = a green cat
    .bare = green cat
    .colour = green
card-purple = a purple cat
    .bare = purple cat
    .colour = purple
card-red = a red cat
    .bare = red cat
    .colour = red
card-yellow = a yellow cat
    .bare = yellow cat
    .colour = yellow
card-mirror = a mirror
    .bare = mirror
card-unknown = an unseen card
card-gap = an empty place
cards-blue = { $count } blue
cards-orange = { $count } orange
cards-green = { $count } green
cards-purple = { $count } purple
cards-red = { $count } red
cards-yellow = { $count } yellow
cards-mirror = { $count ->
    [one] { $count } mirror
   *[other] { $count } mirrors
}
cards-unknown = { $count } unseen

spot-new = a new crew
spot-none = none
spot-crew = { $owner ->
    [you] your crew { $number }
   *[other] { $owner }’s crew { $number }
}
no-such-crew = { $owner ->
    [you] You have
   *[other] { $owner } has
} { $count ->
    [0] no crew yet.
    [one] one crew; there is no crew { $number }.
   *[other] { $count } crews; there is no crew { $number }.
}

board-label = The table of Cat Burglars
board-phase-trap = Place the trap
board-phase-action = One action
board-phase-first-card = Card 1 of 2
board-phase-second-card = Card 2 of 2
board-player = { $who ->
    [you] You
   *[other] { $who }
}
board-scored = { $count } of { $goal }
board-deck = Deck { $count }
board-discard = Discard { $count }
board-market = Market
board-hand = Your hand ({ $count })
board-go = { $what ->
    [secure] Reveal
    [infiltrate] Pay and look
   *[none] Reveal / pay
}
board-pass = Pass
board-trap = Trap!

label-hand = In your hand: { $card }
label-market = In the market: { $card }
label-gap = In the market: an empty place
label-deck = Deck, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
label-discard = Discard pile, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
label-fan = { $who ->
    [you] Your hand
   *[other] { $who }’s hand
}, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
label-scored = { $who ->
    [you] Your scored yarns
   *[other] { $who }’s scored yarns
}: { $count }
label-crew = { $owner ->
    [you] Your crew { $number }
   *[other] { $owner }’s crew { $number }
}: { $cards }
label-slot = Beneath { $owner ->
    [you] your crew { $number }
   *[other] { $owner }’s crew { $number }
}: { $what ->
    [none] nothing
    [own] { $card }, face down
   *[unknown] a face-down card
}
label-new = { $owner ->
    [you] Your new crew
   *[other] { $owner }’s new crew
}
label-trap = Sprung trap: { $card }, for { $owner ->
    [you] you
   *[other] { $owner }
} to place
label-go = { $what ->
    [secure] Reveal what you chose
    [infiltrate] Pay what you chose, and look
   *[none] Reveal, or pay and look, once you have chosen
}
label-pass = Pass the turn

# What to touch next
touch-start = Touch the deck or a market card to recruit; a card of your hand to { $crews ->
    [0] start a crew
   *[other] put it in a crew or hide it beneath one
}{ $hidden ->
    [0] .
   *[other] ; a face-down card to secure it or steal it.
}
touch-pass = There is nothing that you can do: pass.
touch-second = Take your second card: the deck or the market.
touch-trap = Place your sprung trap: touch { $growing ->
    [0] the + for a new crew.
   *[other] a crew of yours that may grow, or the + for a new one.
}
touch-other = It is { $who }’s decision now.
touch-hand = { $crews ->
    [0] Now touch the + to start a crew.
   *[other] Where does this cat go? Touch the + or a crew to play it face up, the place beneath a crew to hide it.
}
touch-mirror = A mirror only pays for infiltrating{ $prey ->
    [0] , and nobody else hides a card now.
   *[other] : touch another player’s face-down card.
}
touch-crew = Your crew. To add a cat to it, touch one of your hand.
touch-new = { $owner ->
    [you] Here you can start a crew: touch a cat of your hand.
   *[other] Only { $owner } starts crews here.
}
touch-beneath = Touch a card of your hand to put it face down here.
touch-secure = { $more ->
    [0] To secure what you chose, touch “Reveal”.
   *[other] To secure, touch “Reveal”; if you like, touch more of your face-down cards first.
}
touch-infiltrate = { $what ->
    [own] This crew is your own: you infiltrate those of others.
    [bare] Nothing lies beneath this crew: there is nothing to infiltrate.
    [paid] To pay what you chose and look, touch “Pay and look”.
   *[card] Choose cards to pay: one for each visible cat. Then “Pay and look”.
}
touch-go = { $hidden ->
    [0] There is nothing to reveal: no crew hides a card now.
   *[other] First choose what to reveal: touch a face-down card.
}
touch-fan = Only its owner sees a hand.
touch-scored = { $fame ->
    [yes] Scored yarns: eight of them win, or six different colours.
   *[no] Scored yarns: eight of them win.
}
touch-discard = Spent cards lie here until the deck runs out.
touch-unseen = Nobody can see here what that card is.
touch-over = The game is over.

# Moves in words
move-take-deck = take the top card of the deck
move-take-market = take { $source } from the market
move-take-gap = take from the empty place
move-form-new = start a new crew with { $card }
move-form-crew = add { $card } to { $spot }
move-activate = put { $card } face down beneath { $spot }
move-secure = { $count ->
    [0] secure nothing
   *[other] reveal what lies beneath { $spots }
}
move-infiltrate = infiltrate { $spot }, paying { $price }
move-infiltrate-market = infiltrate { $spot }, paying { $price }, with { $market } of the market
move-infiltrate-free = infiltrate { $spot }, paying nothing but { $market } of the market
move-infiltrate-nothing = infiltrate { $spot } without paying
move-place-new = start a new crew with the trap
move-place-crew = add the trap to { $spot }
move-pass = pass

# Building a position
tool-take-away = take away
tool-spring = spring a trap
tool-next-player = next player’s turn
tool-second = second card: due or not
tool-fame = Hall of Fame: yes or no
tool-market-mirror = market mirror: may pay or not
edit-place = Touch a card, or a place for one.
edit-mirror = Only cats lie among crews and yarns. A mirror goes to a hand, the market or a pile.
edit-none-left = There is no { $card-bare } left in the deck or the discard pile.
edit-nothing = There is nothing here to take away.
edit-deck = What is taken away goes back into the deck.
edit-spring = Touch a face-down card beneath a crew.
edit-one-trap = One trap is sprung already. Take it away first.
edit-unseen = Nobody can see here what that card is. Put another one in its place.
edit-no-second = There is no card left to recruit.

figure-cats = Cat cards
figure-mirrors = Mirror cards
figure-colours-named = Colours the book names: blue, orange, green
figure-colours-ours = Colours we chose: purple, red, yellow
figure-hand = Cards dealt to each player
figure-market = Cards in the market
figure-yarns = Yarns that win
figure-fame = Different colours that win (Hall of Fame)
figure-players = Players

option-hall_of_fame = Hall of Fame
option-market_mirror = Two players: may a market mirror pay?
choice-yes = yes
choice-no = no
choice-allowed = allowed
choice-forbidden = forbidden

fault-total = There are { $count } cards; the box holds { $expected }.
fault-gap = { $count ->
    [one] There is a gap in the market although cards are left to fill it.
   *[other] There are { $count } gaps in the market although cards are left to fill them.
}
fault-stages = { $owner ->
    [you] You have
   *[other] { $owner } has
} a crew of { $size } without the smaller crews it must have grown beside.
fault-second = { $who ->
    [you] You have
   *[other] { $who } has
} taken a first card, but { $who ->
    [you] you hold
   *[other] holds
} no card.
fault-two-due = A second card to take and a trap to place cannot be due at once.
fault-trap-turn = { $owner ->
    [you] Your trap was sprung in your own turn
   *[other] { $owner }’s trap was sprung in their own turn
}; only another player can do that.
fault-trap-crew = The sprung trap, { $card }, cannot have lain beneath { $owner ->
    [you] your crew { $number }
   *[other] { $owner }’s crew { $number }
}.
fault-winners = { $count } players have won; the first would have ended the game.
fault-won-turn = { $who ->
    [you] You have won, but it is not your turn
   *[other] { $who } has won, but it is not their turn
}.
fault-won-due = The game is won: no card can be left to take, and no trap to place.
fault-yarns = { $who ->
    [you] You have
   *[other] { $who } has
} { $count } yarns; the game would have ended before.

# What is what on the board
legend-cat = A cat of one of six colours; each colour has its own sign.
legend-mirror = A mirror: pays for a cat of any colour.
legend-back = A card face down: only its owner knows it.
legend-own-hidden = On your own face-down card: its colour, which only you see.
legend-beneath = Room for one face-down card beneath a crew.
legend-new-crew = Here a new crew could begin.
legend-yarn = Scored yarns; eight win.
