# Cat Burglars: what happens, as it happens.

event-take-deck = { $who ->
    [you] You draw the deck’s top card.
   *[other] { $who } draws the deck’s top card.
}
event-drawn = It is { $card }{ $kind ->
    [mirror] ; mirrors may be recruited like cats.
   *[cat] .
}
event-take-market = { $who ->
    [you] You take { $card } from the market.
   *[other] { $who } takes { $card } from the market.
}
event-second-due = You have seen the first card; now choose the second.
event-new-crew = { $who ->
    [you] You start crew { $number } with { $card }.
   *[other] { $who } starts crew { $number } with { $card }.
}
event-grown = { $who ->
    [you] Your crew { $number } grows to { $size } cats with { $card }.
   *[other] { $who }’s crew { $number } grows to { $size } cats with { $card }.
}
event-became-yarn = The colour beneath is now in the crew: your trap has become a yarn!
event-hidden = { $who ->
    [you] You put a card face down beneath crew { $number }; nobody else sees it.
   *[other] { $who } puts a card face down beneath crew { $number }.
}
event-is-yarn = A cat of this crew has its colour: it is a golden yarn.
event-is-trap = No cat of this crew has its colour: it is a trap.
event-not-counted = The crew still shows { $size ->
    [one] { $size } cat
   *[other] { $size } cats
}: the hidden card does not count.
event-secured = { $who ->
    [you] You reveal { $card } beneath crew { $number } and score it.
   *[other] { $who } reveals { $card } beneath crew { $number } and scores it.
}
event-scored = { $face ->
    [cat] Cat side up: { $who ->
        [you] you have
       *[other] { $who } has
    } { $count ->
        [one] { $count } yarn
       *[other] { $count } yarns
    } and { $colours ->
        [one] { $colours } colour
       *[other] { $colours } colours
    } now.
   *[yarn] Yarn side up: { $who ->
        [you] you have
       *[other] { $who } has
    } { $count ->
        [one] { $count } yarn
       *[other] { $count } yarns
    } now.
}
event-crew-stays = { $count ->
    [one] The crew stays
   *[other] The crews stay
} and may be activated again.
event-paid = { $who ->
    [you] You discard { $cards }.
   *[other] { $who } discards { $cards }.
}
event-market-paid = The market pays { $cards }, which is discarded.
event-revealed = { $owner ->
    [you] The card beneath your crew { $number } is turned up: { $card }.
   *[other] The card beneath { $owner }’s crew { $number } is turned up: { $card }.
}
event-looted = It is a yarn: { $who ->
    [you] you score it.
   *[other] { $who } scores it.
}
event-trapped = It is a trap: { $owner ->
    [you] you place it among your crews.
   *[other] { $owner } places it among their crews.
}
event-refilled = The turn ends: { $count ->
    [one] { $count } market card is replaced.
   *[other] { $count } market cards are replaced.
}
event-reshuffled = The deck is empty: { $count ->
    [one] { $count } discarded card becomes
   *[other] { $count } discarded cards become
} the new one.
event-passed = { $who ->
    [you] You can do nothing and pass.
   *[other] { $who } can do nothing and passes.
}
event-all-passed = Everybody has passed: the game is over and nobody has won.
event-won-eight = { $who ->
    [you] You have { $count } yarns: you win!
   *[other] { $who } has { $count } yarns and wins!
}
event-won-fame = { $who ->
    [you] Six colours: you win!
   *[other] Six colours: { $who } wins!
}
