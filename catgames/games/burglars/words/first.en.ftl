# Cat Burglars: a first game, idea by idea.

first-about = Be the best burglar: collect golden yarns. Form crews of cats, hide yarns beneath them, and secure them before somebody robs you.
first-goal = Eight yarns win; in this first game, three are enough.
first-crew = Form a crew: touch a colour you hold more than once, then the +. Beneath a crew you can hide a card, and that is how yarns are made.
first-yarn = Now activate your crew, that is, hide a card of the same colour beneath it: touch the card, then the empty place. A hidden card whose colour is in its crew is a golden yarn.
first-secure = Your yarn is safe only once it is scored. Touch the hidden card, then “Reveal”: it counts for you.
first-safe = A yarn of yours lies hidden, and Sami could steal it. Touch it, then “Reveal”.
first-recruit = You need more cards. Recruit: touch the deck, or any card of the market. A mirror will pay for any colour.
first-second = Recruiting takes two cards: choose the second. Two of a colour are good: one starts a crew, the other hides beneath it.
first-equal = A bigger crew costs more to rob. But a crew grows only beside another of its size, so start another: touch a cat, then the +.
first-grow = Two of your crews are of one size, so one of them may grow: touch a cat, then the crew.
first-trap = Set a trap: beneath a crew, hide a colour that it does not show. Whoever pays to look there pays for nothing.
first-rob = Sami hides a card. Touch it, then pay: a card for each cat of that crew, in its colour, or a mirror; as you are two, one of them may come from the market. Then “Pay and look”. A yarn is yours; a trap is not, and what you paid is gone.
first-again = One of your cards has the colour of a cat in a bigger crew of yours. Hide it there: another yarn, and one that costs more to rob than beneath a single cat.
first-means-take-market = Sami takes cards, to hide or to pay with. What comes from the market is no secret.
first-means-new-crew = A crew is a place to hide something. Watch what Sami puts beneath it.
first-means-hidden = Sami has hidden a card. If its colour is in that crew, it is a yarn that Sami can score later; if not, it is a trap for you.
first-means-secured = Sami scores. What is scored is safe; what lies hidden can still be stolen.
first-means-market-paid = You are two: so one card of the market may help to pay for a look beneath a crew. It may help you, too.
first-means-looted = That yarn was not scored yet, so Sami could take it by paying. A bigger crew costs more to rob.
first-means-trapped = Your trap worked: the price is gone, Sami scores nothing, and the hidden cat joins your crews.
