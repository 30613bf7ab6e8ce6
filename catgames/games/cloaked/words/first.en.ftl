# Cloaked Cats: a first game, idea by idea.

first-about = You and Sami each hide three attributes, like blue. Whoever shares one with a cat must put a mask on it: read the masks, and ask.
first-goal = Points: your right guesses, Sami’s wrong ones, what you still hide.
first-cat = Play a cat that shows two of your attributes: touch it, then the stage. Your mask goes on it by itself. If Sami’s does too, it is for something that you do not have.
first-rest = Find a cat with Sami’s mask whose attributes are all yours but one. Each exists only once: so that one is Sami’s. Touch Sami’s fan (the cards with “?”), then that attribute on the invitation.
first-draw = Touch the pile: a new cat, and your turn is over. Cats and masks stay on stage to the end: you can always read again what they tell.
first-new = Play a cat that shows only what Sami may still hide. No mask from Sami? Then all of it is ruled out at once. A mask? Then at least one is Sami’s.
first-nothing = Whatever you ask now, “no” is far likelier than “yes”, and a wrong guess gives Sami a mask: a point. You need not ask. Touch the pile.
first-split = A mask of Sami’s may stand for several attributes. Play a cat that shows some of them, but not all. No mask from Sami? Then it stands for one of the others.
first-left = Compare your cards, Sami’s “no” and the cats without Sami’s mask: on a cat with it, a single attribute is still possible. Touch Sami’s fan, then that attribute: a certain “yes”.
first-two = One of Sami’s masks can stand for only two attributes: Sami has at least one. A gamble, but worth it: right gains two points on Sami, wrong loses one. Touch Sami’s fan, then your guess.
first-no = A “no” is a clue too, noted beside Sami. Is that attribute on a cat with Sami’s mask? Then the mask stands for something else on it. Now touch the pile.
first-last = You lead, and Sami hides only one attribute. Ask for what is certain, or else the likeliest: if you are right, this round is the last, and Sami can no longer catch up.
first-means-mask-placed = A mask says: at least one attribute of this cat. Which one, it does not say. Sami reads your masks as you read Sami’s.
first-means-no-mask = No mask says a lot: whoever places none has none of this cat’s attributes. Three or four are ruled out at once.
first-means-skipped = Sami asks nothing. A wrong guess would be a point for you.
first-means-wrong = Sami guessed wrong: the mask is a point for you. But everybody has heard the no: one attribute that you do not have.
first-means-right = Sami has found one of yours: face up, it is no longer a point for you. A mask because of it tells Sami nothing new.
first-means-all-unmasked = To be unmasked is not to lose: the points decide.
