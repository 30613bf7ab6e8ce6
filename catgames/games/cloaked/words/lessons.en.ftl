# Cloaked Cats: the steps of the course, a section at a time, and the reasons of its exercises.

step-overview-goal = You hide three attributes, and so do the others. A point for each one you guess, for each wrong guess at yours, and for each of yours still hidden at the end. Most points win. Your clues: whoever shares an attribute with a cat on stage must put a mask on it.
step-overview-round = Watch one round. You play a blue cat, and Sami has to put a mask on it. But all its attributes except one are yours: so you know what Sami hides. Then it is Sami’s turn.
step-overview-words = A few words: your fan hides your attribute cards. Cats are played onto the stage. The masks you place come from your supply; those you receive are kept apart. New cats come from the pile. Touch a thing, and it tells its name.
step-overview-worth = One of your attributes has been found out. Touch everything of yours that is worth points now, then “Check”.

step-cats-cat = Every cat has a pose and a colour, and besides a pattern, an accessory, or both: three or four attributes. This one is resting, blue, striped, with a ball of yarn. The signs below the picture repeat colour, pattern and accessory; its pose you see in the picture.
step-cats-no-pattern = Some cats have no pattern: neither striped nor spotted. Touch all of those on stage, then “Check”.
step-cats-akin = Compare: which cats on stage have at least one attribute in common with the first cat of your hand? Touch all of them.
step-cats-invitation = The invitation lists all 19 attributes; each red seal says how many of the 40 cats have that one. A colour is rare, a pattern is common. Patterns and accessories are counted for the cats of this app: in a box you bought they may differ a little.
step-cats-first-cat = A new game against Sami. You hide “blue”, “striped” and “top hat”. Play a cat: on which one would a mask of Sami’s tell you most exactly what Sami has?
leads-cats-blue = Blue and striped are yours, and each exists only once. So a mask of Sami’s could only have meant “resting” or “ball of yarn”. There is none: Sami has neither.
leads-cats-white = Striped and the top hat are yours, and each exists only once. So a mask of Sami’s could only have meant “leaping” or “white”. There is none: Sami has neither.
leads-cats-purple = Sami puts a mask on it, for one of four attributes: none of them is yours, so you can cross out nothing. A cat that shows two of your own leaves only two.

step-setup-secret = Everybody is dealt three of the 19 attribute cards and puts them in their fan, a stand that hides them from the others. Two of one kind are possible: your cat is green and purple. The cards left over go into the box unseen.
step-setup-table = Everybody takes the 16 masks of one colour, and three cats into a hand that nobody else sees. The other cats are the pile. Whoever is dealt the invitation with the big seal (✦) begins every round; the others follow clockwise.
step-setup-seen = The game is on, and Sami has guessed one of your attributes. Which of your attributes, of the cats in your hand and of those on stage can Sami see? Touch all of them.
step-setup-kinds = You have two colours. Sami may even have three.
step-setup-once = You have “green”. So Sami cannot have it.
step-setup-somebody = There are three of you. Whatever you do not have, Sami or Inès has.
step-setup-masks = Four players have taken all the masks. If there were only three, 16 masks would stay in the box.
step-setup-pile = If there were only two players, 34 cats would be left for the pile.
step-setup-seal = Look for the ✦. In every round you are the last to play.
step-setup-first-turn = The first turn of the game is yours: play a cat; then ask somebody for an attribute, or draw. How do you learn something and give no point away?
leads-setup-white = You share nothing with it: now the others know that its four attributes are not yours. Inès has placed a mask, Sami has not: you know something about both, and it cost nothing.
leads-setup-purple = Your mask tells the others: strutting, purple, spotted or cocktail. Theirs tell you the same, but not purple, for that is yours. A calm first turn.
leads-setup-guess = A shot in the dark: no cat speaks for “striped”, so you are right only about one time in seven. Now Sami has a point. Wait for clues.

step-turn-steps = A turn has four steps: play a cat; everybody who shares an attribute with it places a mask; ask one question, if you like; draw a cat. Then the next player, clockwise. When all have played, a new round begins.
step-turn-yours = Play a whole turn without a question: touch a cat and the stage, then the pile.
step-turn-two-cats = You have played the blue cat, and the masks are placed. May you do this?
step-turn-draw-now = You have played a cat and asked nobody. May you do this?
step-turn-theirs = It is Sami’s turn, and you have an idea. May you do this?
step-turn-new-round = Look for the ✦. You draw a cat, and a new round begins.
step-turn-sure = Sami’s mask is on the leaping purple cat. Compare this cat with your own attributes, then play your turn: a cat, and whatever you want after it.
leads-turn-white = Leaping, spotted and top hat are yours, so Sami’s mask could only mean “purple”: a sure point. And the white cat has no mask at all: three attributes less to think of, for Sami and for Inès.
leads-turn-green = Leaping, spotted and top hat are yours, so Sami’s mask could only mean “purple”: a sure point. Your own mask on the green cat tells the others: seated, green or top hat.
leads-turn-draw = A sure point is left behind. Leaping, spotted and top hat are yours: only “purple” explains Sami’s mask on the purple cat.

step-step-1-one = Step 1: choose one of the three cats in your hand and put it on stage, face up. You have to play one; which one is your first decision, for it puts a question to everybody.
step-step-1-encore = The black cat has told you a lot. May you do this?
step-step-1-own-mask = This cat has a mouse, and so do you: it would get a mask of yours. May you do this?
step-step-1-fresh = Sami’s mask is on neither of the two cats. Play a cat that tells you something new about Sami.
leads-step-1-purple = Sami could have any of its three attributes, and there is a mask: resting, purple or mouse. You place none yourself.
leads-step-1-brown = Leaping, brown and spotted were possible, the yarn is yours. Sami’s mask stands for one of those three; yours tells Sami that you have one of four.
leads-step-1-blue = You knew before that Sami would place no mask: strutting and top hat were ruled out, blue is yours. Only Sami has learnt something: about you.

step-step-2-match = Step 2: everybody compares the new cat with their own three attributes. Whoever shares at least one puts one mask on it, also the player who played it.
step-step-2-which = On which cats of your hand would you have to put a mask? Touch them.
step-step-2-own-two = You have played the blue cat. Now place your masks by hand: touch every place where a mask of yours belongs, then “Check”.
step-step-2-truth = Masks never lie: whoever owes a mask must place it, and nobody else may. A card that is face up still counts: Sami goes on placing masks for the mouse, Inès for the ball of yarn.
step-step-2-bluff = You play the white cat. To make the others believe that you have “white”, you may put a mask on it.
step-step-2-open-counts = You have played the blue cat with a mouse. Touch every place where a mask is sure to be due.
step-step-2-hide = Your top hat is face up already. Play a cat that tells little about the two attributes you still hide.
leads-step-2-red = Your mask is there because of the top hat, which everybody knows: about your two hidden attributes it tells nothing.
leads-step-2-white = No mask of yours: the others learn that you are neither strutting nor white and have no cocktail. What you do have stays hidden.
leads-step-2-yellow = There is no top hat here. So everybody sees that your mask stands for something you still hide: on its back, yellow or striped. One of three is a lot.

step-step-3-ask = Step 3: you may ask one other player for one attribute. Touch their fan, then the attribute on the invitation. The answer must be true. You need not ask.
step-step-3-price = Right: the card is turned face up, and you receive a mask from that player’s supply. Wrong: you give that player a mask from yours. Received masks are kept apart: they are points.
step-step-3-two-points = You ask Sami for the mouse, and Sami has it. Compared with Sami you are two points better off than before.
step-step-3-lost-point = You ask Sami for “strutting”, and Sami says no. You lose a point.
step-step-3-to-place = You ask Sami for the mouse, and Sami has it. Now you have one mask more to place on cats.
step-step-3-a-lie = You asked Sami for “strutting”, and Sami said no. Sami may have it all the same.
step-step-3-for-nothing = You ask nothing and draw. That ends your turn, and costs no mask.
step-step-3-where = What everybody can see is not asked for, neither of its owner nor of anybody else: here the book is silent, and this is our reading. What only you know is your own affair.
step-step-3-shown = A yes would be certain here. May you do this?
step-step-3-bluff = You have “striped” yourself, and nobody knows. May you do this?
step-step-3-elsewhere = Sami’s “spotted” is face up, but you ask Inès. May you do this?
step-step-3-heard = Inès has asked Sami for “strutting”, and everybody heard the no. May you do this?
step-step-3-twice = You have asked Sami, and the answer was no. May you do this?
step-step-3-broke = A rare case: your supply is empty. Twelve masks are on cats, four were lost by wrong guesses. The book does not say whether you may still ask; here you may.
step-step-3-weigh = Five cats, and Sami’s mask is on two of them. Find out what you can, then decide: ask for something, or draw?
leads-step-3-spotted = The blue cat: blue is yours, and the black cat without Sami’s mask rules out “leaping”. So “spotted” was certain: a point for you, one fewer for Sami.
leads-step-3-mouse = The white cat: striped is yours, and the purple cat rules out “seated”. White or mouse, about evens: right gains two points on Sami, wrong gives one away. It pays, and “spotted” is still certain next turn.
leads-step-3-white = White or mouse, about evens: the guess was worth it, though it gave Sami a point. And now you know that it is the mouse.
leads-step-3-red = Luck! No cat spoke for “red”: about one chance in eight. Most such guesses give a point away, and “spotted” was certain.
leads-step-3-draw = It costs nothing, but “spotted” was certain: look at the blue cat. Blue is yours, and the black cat rules out “leaping”.

step-step-4-draw = Step 4: draw one cat, and your turn is over. The cats on stage and the masks on them stay in sight, so that you can always read them again.
step-step-4-punished = You have asked Sami, and the answer was no. For that you draw no cat this turn.
step-step-4-in-sight = You are the last of this round. When you have drawn, the stage is cleared for the new round.
step-step-4-their-draw = Sami draws a cat. Now you know one of the cats in Sami’s hand.
step-step-4-empty = Late in a game for two the pile may run out, and the book does not say what then. Here you go on with the cats in your hands. When nobody holds any, the game ends with that round.
step-step-4-dry = You have played a cat and asked nothing. May you do this?
step-step-4-no-cat = All 40 cats are on stage, so you have no cat to play. May you do this?
step-step-4-no-more = All 40 cats are on stage. Sami, the last of the round, passes. The game is over.
step-step-4-read-all = You have played your cat, and the pile is empty. Sami still hides two attributes. What do you do?
leads-step-4-green = Every green cat on stage has Sami’s mask, whatever else it shows: that was certain. Now it is 4 points to 2.
leads-step-4-yellow = Every yellow cat on stage has Sami’s mask, whatever else it shows: that was certain. Now it is 4 points to 2.
leads-step-4-pass = It stays at 3 points each, though the stage tells all: look for a colour whose cats all have Sami’s mask.

step-end-trigger = Two of Sami’s attributes are face up. Once the third is, this round is the last: the players who have not had their turn may only ask a question, or pass. After that the points are counted.
step-end-last-round = Watch the last round: you have just unmasked Sami’s third attribute. Sami and Inès have not had their turns yet. You draw no more: the book is silent here, and this is our reading.
step-end-last-seat = Look for the ✦. You ask Sami for the mouse, and you are right: the game is over at once.
step-end-draws = Only one of Sami’s attributes is face up. You ask Sami for the mouse, and you are right. Then you draw a cat.
step-end-one-more-cat = Inès has unmasked Sami’s third attribute, and now it is your turn. May you do this?
step-end-ask = It is the last round, and you have a guess. May you do this?
step-end-when = You have 3 points, Sami 2, Inès 4. You can unmask Sami’s third attribute: it is the mouse. What do you ask?
leads-end-leaping = The blue cat with Inès’s mask: blue is yours, spotted is Sami’s, so “leaping” was certain. You now have 4 points, Inès 3. From here on you may wish for the end.
leads-end-yellow = The yellow cat with Inès’s mask: spotted is Sami’s, and the green cat rules out “strutting”. So “yellow” was certain: you now have 4 points, Inès 3.
leads-end-mouse = A sure point, but it ends the game while you and Inès have 4 points each and Inès hides more. And both may still ask you.
leads-end-draw = Inès stays ahead, 4 to 3, although two attributes of Inès’s can be read from the masks: try the blue and the yellow cat.

step-scoring-points = One point for each mask you received, one for each attribute you still hide: here 4 and 1. Your supply counts nothing. Most points win; on a tie, whoever hides more; if that is equal too, the victory is shared.
step-scoring-after-yes = You are the last of the round. You ask Sami for the mouse, and you are right: the game is over. How many points do you have?
step-scoring-tie = You and Inès have four points each. Inès has received more masks than you, so Inès wins.
step-scoring-shared = You and Inès have four points each. Neither of you wins alone.
step-scoring-short = There is another end, a rare one: when a player runs short of masks, the game stops at once and is scored. The book does not say what “short” means; here, that a mask is due and there is none.
step-scoring-empty = Sami’s supply is empty. So the game is over.
step-scoring-finish-first = Sami’s mouse is face up, and Sami’s supply is empty. You play the red cat with a mouse. The game is over at once.
step-scoring-unpaid = Your supply is empty. You ask Sami for the ball of yarn, and Sami says no. The game is over.
step-scoring-after = Sami owed the red cat a mask and had none. May you do this?
step-scoring-last-question = It is the last round, and you are the last to play. You have 3 points, Inès has 5. What do you do?
leads-scoring-striped = The resting green cat with Inès’s mask: resting and cocktail are yours, and the seated one rules out “green”. Four points each, two hidden attributes each: you share the victory.
leads-scoring-white = The white cat with Inès’s mask: the red cat rules out “on its back”, the yellow one “ball of yarn”. Four points each, two hidden attributes each: you share the victory.
leads-scoring-pass = Inès wins, 5 to 3. Whoever is behind in the last round has nothing to lose by asking, and two of Inès’s attributes were certain.
leads-scoring-spotted = One chance in six, and it failed: 6 to 3 for Inès. Read the two cats with Inès’s mask again: each of them proves one attribute.

step-clues-mask = Sami’s mask is on the purple cat: Sami has “resting”, “purple” or “mouse”, one at least. There is none on the white cat: Sami is neither strutting nor white and has no cocktail. A missing mask is a clue, too.
step-clues-cannot = Two cats, and Sami’s mask is on neither. In your notes, touch every attribute that Sami cannot have, for whatever reason.
step-clues-narrowed = Three cats. The first has Sami’s mask: resting, purple or mouse. The others do not: Sami is neither purple nor resting. So it is the mouse. What proves it is lit.
step-clues-certain = What does Sami certainly have? Mark it in your notes.
step-clues-own-cards = A game for three. There is one cat, with Sami’s mask on it. What does Sami certainly have?
step-clues-own-proof = Another table: Sami certainly has “spotted”. What proves it? Touch as few things on the table as possible.
step-clues-open = Sami’s mouse is face up. You play the purple cat with a mouse, and Sami puts a mask on it. That tells you something new about Sami.
step-clues-split = Sami’s mask on the purple cat: resting, purple or mouse? Play a cat that helps you to tell.
leads-clues-purple = No mask of Sami’s: so neither purple nor seated. For the first mask only “resting” and “mouse” are left.
leads-clues-brown = Sami’s mask again: brown or mouse, for “strutting” was ruled out. The mouse would explain both masks: it is much likelier now.
leads-clues-yellow = You have learnt something: Sami is neither leaping nor yellow. But resting, purple and mouse are as open as before, since this cat shows none of them.

step-deduction-model = The deduction board counts all deals that fit what you have seen: ✓ is certain, ✗ impossible, a number is the chance in percent. Touch a cell, and its smallest proof is lit on the table. It is there beside every game you play, too.
step-deduction-pays = What is a question worth? Between two players a right one gains two points: one for you, one fewer for the other. A wrong one loses one. So a question pays at once if the chance is better than one in three; what the answer tells comes on top.
step-deduction-worth = Nothing is certain here. Which questions pay at once all the same? Touch all of them.
step-deduction-three-minds = Three players, and what Inès has answered matters, too. What does Sami certainly have?
step-deduction-tells-most = A question also tells you something, and most of all when yes and no are equally likely. Touch all questions that tell most here.
step-deduction-hard = Four players, three cats. What does Théo certainly have? Mark it for Théo alone; but think first of what the masks of Sami and Inès leave over.
step-deduction-four = Four players; you have played your cat. What do you ask? Touch a fan, then the invitation.
leads-deduction-resting = Certain: a point for you, and one fewer for Théo, who was in the lead with 4.
leads-deduction-purple = Certain: a point for you, and one fewer for Inès. From Théo, who leads with 4, you could have taken one just as surely.
leads-deduction-striped = Three times in four this is right. But two answers were certain, and with four players somebody else may take them before your next turn.

why-card = { $hidden ->
    [yes] “{ $attribute }” is still hidden: one point.
   *[no] “{ $attribute }” is face up: no point any more.
}
why-won = masks you have received: one point each.
why-supply = your supply is there to be placed: no points.
why-seen-card = { $hidden ->
    [yes] “{ $attribute }” is still in your fan: only you see it.
   *[no] “{ $attribute }” has been unmasked and is face up.
}
why-seen-stage = { $cat } is on stage, face up.
why-seen-hand = { $cat } is in your hand: only you see it.
why-box = { $all } attributes, { $dealt } of them dealt: { $count } are in the box.
why-seal = clockwise from the ✦: { $players }.
why-pile = { $all } cats, { $dealt } of them dealt: { $count } are left.
why-swing = You: { $before } points before, { $after } after. Sami: { $theirs } before, { $then } after.
why-tie = { $points } points each. You still hide { $hidden }, { $who } still hides { $other }.
part-received = masks received
part-hidden = attributes still hidden
why-pays = { $who }, “{ $attribute }”: in a hundred such questions { $percent } gain two points and { $rest } lose one. { $pays ->
    [yes] It pays.
   *[no] It does not pay.
}
why-cat = { $cat } has { $count } attributes: { $has }.
why-akin = { $count ->
    [0] { $cat } ({ $has }) shares nothing with the first cat of your hand.
   *[other] { $cat } shares this with the first cat of your hand: { $shared }.
}
why-match = { $who ->
    [you] you share
   *[other] { $who } shares
} this with { $cat }: { $shared }. One attribute is enough.
why-open = face up before { $who ->
    [you] you
   *[other] { $who }
}, and it still counts: { $shared }.
why-not-known = no face-up card of { $who }’s matches { $cat }: only { $who } can tell.
why-one-mask = { $count ->
    [one] one shared attribute, one mask
   *[other] { $count } shared attributes ({ $shared }), and still one mask
}.
why-no-match = { $cat }: { $has }; { $who ->
    [you] you have
   *[other] { $who } has
} { $own }. Nothing in common.
why-question = { $who }, “{ $attribute }”: { $percent } % yes. The nearest to 50 % here: { $best } %.
why-needed = { $seen }: without it “{ $attribute }” is not certain.
why-not-needed = { $seen }: “{ $attribute }” is proved without it.

seen-own = you have “{ $attribute }”
seen-shown = { $who }’s “{ $attribute }” is face up
seen-denied = { $who } said no to “{ $attribute }”
seen-mask = { $who }’s mask on { $cat }
seen-no-mask = no mask of { $who }’s on { $cat }
proof-certain = { $who } certainly has “{ $attribute }”. { $count ->
    [one] The proof
   *[other] Smallest proof, { $count } clues
}: { $proof }.
proof-impossible = { $who } cannot have “{ $attribute }”. { $count ->
    [one] The proof
   *[other] Smallest proof, { $count } clues
}: { $proof }.
proof-possible = { $who } may have “{ $attribute }”: it is so in { $worlds } of { $count } possible deals.
