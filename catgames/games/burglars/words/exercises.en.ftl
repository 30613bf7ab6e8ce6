# Cat Burglars: exercises that are answered by touching.

find-take-market = Recruit a card of the market.
find-form-crew = Add a cat to one of your crews.
find-activate = Put a card face down beneath one of your crews.
find-secure = Secure one or more of your golden yarns.
find-infiltrate = Infiltrate a crew, and pay for it from your hand.
find-infiltrate-market = Infiltrate a crew, and pay for it with the help of the market.
find-place-crew = Add the sprung trap to one of your crews.
mark-form-spot = You hold { $card }. Touch every place where you may play it face up.
mark-activate-spot = You hold { $card }. Touch every crew beneath which you may put it.
mark-infiltrate-spot = You pay { $price }. Touch every hidden card that this price lets you reveal.
mark-infiltrate-market-spot = You pay { $price }, with { $market } of the market. Touch every hidden card that this price lets you reveal.
mark-infiltrate-free-spot = You pay nothing but { $market } of the market. Touch every hidden card that this price lets you reveal.
mark-infiltrate-nothing-spot = You pay nothing. Touch every hidden card that you may reveal all the same.
mark-place-spot = Your trap has been sprung. Touch every place where you may put it.

# What no move shows
fact-setup-deck = With { $players } players, { $count } cards are left in the deck once hands and market are dealt.
fact-setup-hands =
    .right = { $who ->
        [you] You have
       *[other] { $who } has
    } been dealt { $count } cards, as it should be.
    .few = { $who ->
        [you] You have
       *[other] { $who } has
    } been dealt { $count } cards: too few.
    .many = { $who ->
        [you] You have
       *[other] { $who } has
    } been dealt { $count } cards: too many.
fact-setup-market = With { $players } players, { $count } cards lie face up in the market at the start.
fact-setup-starter = When { $who ->
    [you] you have
   *[other] { $who } has
} played, { $next ->
    [you] you come
   *[other] { $next } comes
} next.
fact-hand-secret = { $who ->
    [you] You may look at
   *[other] { $who } may look at
} the cards in { $own ->
    [yes] { $who ->
        [you] your
       *[other] their own
    }
   *[no] { $whose ->
        [you] your
       *[other] { $whose }’s
    }
} hand.
fact-hand-no-limit =
    .so = You hold { $count } cards. If you recruit now, your turn ends with { $after } in your hand.
    .most = You hold { $count } cards. If you recruit now, you discard down to { $after } before your turn ends.
    .full = You hold { $count } cards: you must play some before you may recruit again.
fact-ruling-reshuffle-when = { $drawn ->
    [0] You recruit two cards of the market
    [1] You recruit the deck’s top card, then a card of the market
   *[2] You recruit two cards of the deck
}: { $when ->
    [draw] the discard pile becomes the new deck as you draw.
    [end] the discard pile becomes the new deck as the market is refilled.
   *[not] the discard pile stays as it is.
}
fact-ruling-two-refill = You infiltrate { $owner }’s crew 1, and only the market pays: { $card }. { $found ->
    [trap] If it is a trap, { $count } cards lie in the market while { $owner } places it.
   *[yarn] If it is a yarn, { $count } cards lie in the market when { $owner }’s turn begins.
}
fact-ruling-market-mirror =
    .so = Unless house rules forbid it, a mirror of the market may help to pay.
    .own = Only mirrors of your own hand may help to pay.
    .never = A mirror never helps to pay.
    .colour = A mirror of the market helps to pay only for blue.
fact-recruit-any-card =
    .there = You may recruit { $card } from the market now.
    .absent = You cannot recruit { $card } from the market now: none lies there.
source-deck = the deck’s top card
source-market = { $card } from the market
fact-ruling-pick-order =
    .free = You recruit { $first } first. Only then do you choose your second card: it may be { $second }.
    .both = To recruit { $first } and { $second }, you must choose both before you take either.
    .same = You recruit { $first } first. Then your second card must come from the { $from ->
        [deck] deck
       *[market] market
    } as well.
fact-activate-secret = { $who ->
    [you] You may look at
   *[other] { $who } may look at
} the card hidden beneath { $own ->
    [yes] { $who ->
        [you] your
       *[other] their own
    }
   *[no] { $whose ->
        [you] your
       *[other] { $whose }’s
    }
} crew { $number }.
fact-infiltrate-paid = You infiltrate { $owner }’s crew 1, paying { $price }. { $found ->
    [trap] If it is a trap
   *[yarn] If it is a yarn
}, { $hand ->
    [one] one card is left in your hand
   *[other] { $hand } cards are left in your hand
} and { $pile ->
    [0] the discard pile is empty.
    [one] one card lies on the discard pile.
   *[other] { $pile } cards lie on the discard pile.
}
fact-hidden-live = You add { $card } to your crew { $number }. What lies beneath it is then { $what ->
    [yarn] a golden yarn.
   *[trap] a trap.
}
fact-fame-six-colours = If the next yarn you score is { $card }, you win by six colours.
