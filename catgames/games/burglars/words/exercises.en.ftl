# Cat Burglars: exercises that are answered by touching.

find-take = Recruit a card as the rules allow.
find-form = Form a crew: start one, or add a cat to one, as the rules allow.
find-activate = Activate a crew: put a card beneath it, as the rules allow.
find-secure = Secure at least one of your golden yarns.
find-infiltrate = Infiltrate a crew, and pay a price that is right.
find-place = Put the sprung trap where the rules allow.
mark-form-spot = You hold { $card }. Touch every place where you may play it face up.
mark-activate-spot = You hold { $card }. Touch every crew beneath which you may put it.
mark-infiltrate-spot = You pay { $price }. Touch every hidden card that you may infiltrate at this price.
mark-place-spot = Your trap has been sprung. Touch every place where you may put it.
