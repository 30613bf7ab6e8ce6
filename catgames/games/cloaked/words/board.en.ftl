# Cloaked Cats: the things on the table, and moves in words.

game-title = Cloaked Cats
game-tagline = Read the masks, unmask the others, and stay in disguise.

attribute-leaping = leaping
    .place = before
attribute-strutting = strutting
    .place = before
attribute-seated = seated
    .place = before
attribute-resting = resting
    .place = before
attribute-on-its-back = on its back
    .place = after
attribute-white = white
attribute-brown = brown
attribute-blue = blue
attribute-black = black
attribute-green = green
attribute-yellow = yellow
attribute-purple = purple
attribute-red = red
attribute-striped = striped
attribute-spotted = spotted
attribute-yarn = ball of yarn
    .with = with a ball of yarn
attribute-cocktail = fish cocktail
    .with = with a fish cocktail
attribute-hat = top hat
    .with = in a top hat
attribute-mouse = mouse
    .with = with a mouse
short-leaping = leaping
short-strutting = strutting
short-seated = seated
short-resting = resting
short-on-its-back = on its back
short-white = white
short-brown = brown
short-blue = blue
short-black = black
short-green = green
short-yellow = yellow
short-purple = purple
short-red = red
short-striped = striped
short-spotted = spotted
short-yarn = yarn
short-cocktail = cocktail
short-hat = top hat
short-mouse = mouse

cat = { $pose-place ->
    [before] the { $pose } { $colour } cat
   *[after] the { $colour } cat { $pose }
}
cat-unknown = an unseen cat
cat-pattern = { $cat }, { $pattern }
cat-accessory = { $cat }, { $accessory-with }
cat-both = { $cat }, { $pattern }, { $accessory-with }
player = { $who ->
    [you] you
   *[other] { $who }
}

board-label = The table of Cloaked Cats
board-phase-play = Play a cat
board-phase-ask = Ask
board-phase-draw = Draw
board-phase-last-ask = Last round: ask or pass
board-player = { $who ->
    [you] You
   *[other] { $who }
}
board-won = Received: { $count }
board-denied = Said no to:
board-stage = On stage: { $count ->
    [one] { $count } cat
   *[other] { $count } cats
}
board-by-hand = The newest cat. Whose mask goes on it?
board-hand = Your hand ({ $count })
board-pass = Pass
board-invitation = The invitation: every attribute, and how many of the 40 cats have it
board-invitation-narrow = The invitation: cats of each kind
board-paper = Your notes: fill them in
board-model = What the others hide: ✓ certain, ✗ impossible{ $count ->
    [one] ; only one deal is still possible
   *[other] , else the chance in % ({ $count } deals are still possible)
}
board-model-narrow = { $count ->
    [one] Only one deal is still possible
   *[other] In % of the { $count } deals still possible
}

label-supply = { $who ->
    [you] Your supply
   *[other] { $who }’s supply
}: { $count ->
    [one] { $count } mask
   *[other] { $count } masks
}
label-supply-uncounted = { $who ->
    [you] Your supply of masks
   *[other] { $who }’s supply of masks
}
label-won = { $who ->
    [you] Masks you received
   *[other] Masks { $who } received
}: { $count }
label-fan = { $who ->
    [you] Your fan
   *[other] { $who }’s fan
}: { $count } still hidden
label-card-own = Your secret attribute: { $attribute }
label-card-shown = { $who ->
    [you] Your face-up attribute
   *[other] { $who }’s face-up attribute
}: { $attribute }
label-backs = { $who }’s hand: { $count ->
    [one] { $count } cat card
   *[other] { $count } cat cards
}
label-denied = { $who ->
    [you] You said
   *[other] { $who } said
} no to: { $attribute }
label-stage = The stage: { $count ->
    [one] { $count } cat
   *[other] { $count } cats
}
label-cat = On stage: { $cat }
label-hand = In your hand: { $cat }
label-mask = { $who ->
    [you] Your mask
   *[other] { $who }’s mask
} on { $cat }: { $placed ->
    [yes] placed
   *[no] none
}
board-spot = { $who ->
    [you] Your
   *[other] { $who }’s
} { $number ->
    [1] mask
   *[other] second mask
} on this cat
label-pile = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
label-pile-uncounted = Draw pile
label-pass = Pass: end your turn without a question and without drawing
label-attribute = The attribute “{ $attribute }”: { $count } of the 40 cats have it
board-cell = { $who ->
    [you] You
   *[other] { $who }
}: { $attribute }?
board-chance = { $who ->
    [you] You
   *[other] { $who }
}, { $attribute }: { $standing ->
    [certain] certain
    [impossible] impossible
   *[possible] { $percent } %
}

# What to touch next
touch-due-play = Touch a cat in your hand, then the stage.
touch-due-ask = Ask: touch a player’s fan, then an attribute of the invitation. Or touch the pile: you draw without asking.
touch-due-ask-or-pass = Ask: touch a player’s fan, then an attribute of the invitation. Or pass.
touch-due-draw = Touch the pile to draw a cat.
touch-other = It is { $who }’s turn.
touch-over = The game is over.
touch-hand = Now touch the stage to play this cat.
touch-cat = A cat on stage.
touch-fan = { $who ->
    [you] This is your own fan. To ask somebody else, touch theirs.
   *[other] Now touch an attribute of the invitation to ask { $who } for it.
}
touch-attribute = Now touch the fan of the player you ask for it.
touch-stage = The stage. First touch a cat in your hand.
touch-mask = A place for a mask: filled if the player shares an attribute with the cat, empty if not.
touch-supply = The supply: masks for the cats. They count no points.
touch-won = Received masks: one point each.
touch-no = This player was asked for that, and said no.
touch-spot = A place for a mask.
touch-grid = A cell of the deduction board.

# Moves in words
move-play = play { $cat }
move-ask = ask { $target ->
    [you] you
   *[other] { $target }
} for “{ $attribute }”
move-ask-self = ask { $target ->
    [you] yourself
   *[other] { $target }
} for “{ $attribute }”
move-draw = draw a cat
move-draw-skipping = ask nothing and draw a cat
move-pass = pass

# A position built by hand
tool-attribute = Attribute: { $attribute }
tool-mask = { $who ->
    [you] Your mask
   *[other] { $who }’s mask
}
tool-no = { $who ->
    [you] You say no
   *[other] { $who } says no
}
tool-turn-over = Turn a card over
tool-play = Put on stage
tool-draw = Draw a cat
tool-take-away = Take away
tool-next-player = Next player’s turn
tool-next-step = Next step of the turn
tool-seal = The big seal goes to the next player
tool-at-zero = Does an empty supply end the game? Yes or no
edit-attribute-here = Touch an attribute card of a fan, or a cat.
edit-there = The attribute “{ $attribute }” is here already.
edit-taken = { $who ->
    [you] You have
   *[other] { $who } has
} “{ $attribute }”: each attribute exists only once.
edit-wears = Only pose and colour can be chosen: what a cat wears comes with them.
edit-unseen = Nobody has seen this cat yet. Only a cat in your own hand can be turned over.
edit-no-mask-left = { $who ->
    [you] You have
   *[other] { $who } has
} no mask left for this.
edit-own-mask = Nobody receives their own masks.
edit-mask-here = A mask goes on a cat on stage, or to the masks somebody received.
edit-no-here = Touch an attribute of the invitation.
edit-turn-here = Touch an attribute card that can be read, or an unseen cat in your hand.
edit-play-here = Touch a cat in a hand, or the pile if it has any.
edit-draw-here = Touch a hand, or the pile.
edit-pile-empty = The pile is empty.
edit-nothing-here = There is nothing to take away here.
edit-one-step = Only a question can be due here.

figure-attributes = Attributes, a card each
figure-poses = Poses
figure-colours = Coat colours
figure-patterns = Coat patterns
figure-accessories = Accessories
figure-cats = Cat cards
figure-pairs = Each pose with each colour, once
figure-wears = Cats with each pattern, with each accessory
figure-masks = Masks a player
figure-fan = Attributes a player
figure-hand = Cat cards dealt to each player
figure-players = Players

option-out_of_masks = When does somebody run short of masks?
choice-when-due = when one is due and none is left
choice-at-zero = when the supply is empty

fault-total = There are { $count } cat cards; the box holds { $expected }.
fault-supply = { $who ->
    [you] You cannot have
   *[other] { $who } cannot have
} { $count ->
    [one] { $count } mask
   *[other] { $count } masks
} in supply.
fault-mask = { $who ->
    [you] Your mask on { $cat } is missing, or not due.
   *[other] { $who }’s mask on { $cat } is missing, or not due.
}
fault-denied = { $who ->
    [you] You said no to an attribute that you have.
   *[other] { $who } said no to an attribute that { $who } has.
}
fault-hand = { $who ->
    [you] You hold
   *[other] { $who } holds
} { $count ->
    [0] no cat
    [one] { $count } cat
   *[other] { $count } cats
}; at this point of a game it would be { $expected }.
fault-turn = It cannot be { $who ->
    [you] your turn
   *[other] { $who }’s turn
} to { $due ->
    [play] play a cat
    [ask] ask
   *[draw] draw
}: { $first ->
    [you] you began
   *[other] { $first } began
}, and { $count ->
    [0] no cat has been played
    [one] { $count } cat has been played
   *[other] { $count } cats have been played
}.
fault-too-late = In the last round only those who come after { $last ->
    [you] you
   *[other] { $last }
} may still ask: it cannot be { $who ->
    [you] your turn.
   *[other] { $who }’s turn.
}
fault-empty = { $who ->
    [you] Your supply is empty
   *[other] { $who }’s supply is empty
}: by your house rules the game should be over.
fault-unpaid = { $who ->
    [you] Every no brings a mask: you have received too few.
   *[other] Every no brings a mask: { $who } has received too few.
}
fault-questions = { $count ->
    [one] { $count } mask has been received
   *[other] { $count } masks have been received
}, but { $most ->
    [0] nobody can have asked a question yet.
    [one] only { $most } question can have been asked: one a turn.
   *[other] only { $most } questions can have been asked: one a turn.
}
fault-received = The masks received do not fit the answers: each card that is face up brought its guesser one of its owner’s masks, and each no brought its speaker one of the asker’s.

unreadable-cloaked-seats = A position needs players 1 to 2, 3 or 4, each with a fan and a hand: “1 fan striped blue hat hand *3”. This is: “{ $text }”
unreadable-cloaked-shown = A shown card must be on its owner’s fan: “{ $text }”.
unreadable-cloaked-masks = Whose masks lie on { $text }? Unseen fans cannot tell; write them, as in “{ $text }@12”.
unreadable-cloaked-supply = Player { $text } has used more masks than there are.
unreadable-cloaked-twice = There twice, though it exists once: { $text }.
unreadable-cloaked-fan = A fan has three attributes: “{ $text }”.
unreadable-cloaked-over = “{ $text }” cannot be: the game ends when somebody’s three attributes are face up, when nobody holds a cat, or when a supply is empty.
unreadable-cloaked-due = “{ $text }” cannot be: nothing to play from that hand, nothing to draw, or the last round has begun.

# What is what on the board
legend-cat = A cat: its pose, and below it the signs of its colour, pattern and accessory.
legend-back = A cat card from behind.
legend-attribute = An attribute card: one of the three that make a disguise.
legend-attribute-back = An attribute still hidden.
legend-unmasked = A face-up attribute: it has been unmasked.
legend-mask = This player has an attribute of that cat; each player has a shape and a colour.
legend-no-mask = No mask: this player has none of that cat’s attributes.
legend-denial = Asked for, and not there: everybody heard it.
legend-chip = The invitation; the red seal says how many of the 40 cats have the attribute.
legend-starter = The player who began.
legend-cell = The deduction board: ✓ certain, ✗ impossible, else the chance in %.
view-deduction = Deduction board
view-paper = My notes
