# Cat Burglars: a first game, idea by idea.

first-about = Be the best burglar: collect golden yarns. Form crews of cats, hide yarns beneath them, and secure them before somebody robs you.
first-goal = Eight yarns win; in this first game, three are enough.
first-crew = Start a crew: touch a cat you hold twice, then the +. Beneath a crew you can hide things, and that is how yarns are made.
first-yarn = Now hide a card of the same colour: touch it, then the empty place beneath your crew. A hidden card whose colour is in its crew is a golden yarn.
first-secure = Your yarn is safe only once it is scored. Touch the hidden card, then “Reveal”: it counts for you.
first-recruit = You need cards for more. Recruit: take the deck’s top card, or any card of the market that you can see.
first-second = Recruiting takes two cards. Choose the second: a colour that you already hold is good.
first-equal = One crew alone can never grow. Start another one: two equal crews may grow.
first-grow = Two of your crews show as many cats: now one may grow. A bigger crew costs more to rob.
first-trap = Set a trap: hide a colour that the crew does not show. Whoever pays to look there loses the cards for nothing.
first-rob = A card lies hidden beneath Sami’s crew. Pay one card for each of its cats, in their colours, and it is turned up: a yarn is yours.
first-means-take-deck = Sami takes cards: more colours to hide, or to pay with.
first-means-take-market = You saw what Sami took: cards of the market hold no secret.
first-means-new-crew = A crew is a place to hide something. Watch what Sami puts beneath it.
first-means-hidden = If that colour is in Sami’s crew, it is a yarn, and Sami will soon score it; if not, it is a trap for you.
first-means-secured = A yarn for Sami. While it lay hidden, it could have been robbed.
first-means-looted = Sami paid for your card and scores your yarn. Secure sooner, or let bigger crews guard your yarns.
first-means-trapped = The hidden card was no yarn: the price is lost.
