# Cloaked Cats: the steps of the course, a section at a time, and the reasons of its exercises.

step-cats-cat = Find out the others’ attributes before they find out yours: that is the game. Every cat has a pose and a coat colour, and besides a pattern, an accessory, or both: three or four attributes. This one is resting, blue, striped, with a ball of yarn. The signs below repeat it.
step-cats-four = Play the cat that has four attributes: touch it in your hand, then the stage.
step-cats-striped = Touch every striped cat on stage, then “Check”.
step-cats-no-pattern = Touch every cat without a pattern: neither striped nor spotted.
step-cats-invitation = The invitation lists all 19 attributes. The red seal says how many of the 40 cats have each. Everybody has one; whoever gets the one with the big seal begins (✦).
step-cats-seal = Look at the invitation: how many of the 40 cats are striped?
step-cats-blue = And how many are blue?
step-cats-all-wear = Every cat has at least three attributes.
step-cats-all-pattern = Every cat is striped or spotted.

step-setup-table = Everybody takes 16 masks of one colour, and is dealt three cat cards to hold in secret. The rest is the draw pile.
step-setup-secret = You are also dealt three attribute cards, your disguise: green, purple and a ball of yarn. Put them in your fan, the stand that hides them from the others. Only you see them; only you see your hand.
step-setup-first-cat = Your first move: touch a cat in your hand, then the stage. The masks will follow by themselves.
step-setup-masks = How many masks does everybody start with?
step-setup-masks-of-four = There are four of you. Everybody still has sixteen masks.
step-setup-odd = Your cat may be an odd one: seated, striped and spotted. Two colours are possible too. What was not dealt is in the box: nobody has it, nobody has seen it.
step-setup-both-patterns = Striped and spotted at once: this deal stands.
step-setup-one-of-each = Nobody is ever dealt two colours.
step-setup-box = Nineteen attributes, four players with three each. How many lie in the box?
step-setup-somebody = Three of you. Whatever you do not have yourself, Sami or Inès has.
step-setup-three-for-two = With only two players, each still has three attributes.
step-setup-pile = Forty cats, three players. How many are in the pile?
step-setup-hand-of-four = With four players everybody is dealt three cats all the same.
step-setup-see-fan = You may look at Sami’s attributes before the game.
step-setup-see-hand = You may look at the cats in Sami’s hand.
step-setup-always-first = The same seat always begins.

step-turn-steps = A turn has four steps: play a cat; everybody who matches it puts a mask on it; ask somebody for an attribute, if you like; draw a cat. Then the next player, clockwise.
step-turn-whole = Watch a whole turn: a cat, the masks, a question, a draw.
step-turn-yours = Now your whole turn, without a question: play a cat, then touch the pile.
step-turn-out-of-turn = It is Sami’s turn. Be impatient: play your blue cat.
step-turn-ask-first = You have a hunch about Inès. Before playing a cat, try to ask Inès for “yellow”.
step-turn-two-cats = You have played the blue cat this turn. May you do this?
step-turn-draw-now = The cat is played, the masks are placed. May you do this?
step-turn-theirs = It is Sami’s turn. May you do this?
step-turn-new-round = You began the round, Inès is its last player. Inès draws: now a new round begins.

step-step-1-one = Step 1: choose one of the cats in your hand and put it on stage, face up, for all to see. You must: cats on stage are where all clues come from.
step-step-1-blue = Watch: the strutting blue cat in its top hat comes on stage.
step-step-1-yours = Play one of your cats.
step-step-1-encore = The black cat on stage was a success. Try to play it again: touch it, then the stage.
step-step-1-held = May you do this?
step-step-1-not-held = Look at your hand. May you do this?

step-step-2-match = Step 2: everybody compares. Do you share an attribute with the cat, one at least? Then you put one mask on it, even if you played it. The blue one shares two with you.
step-step-2-twice = Watch the blue cat. You match it twice, striped and blue.
step-step-2-which = On which cats of your hand would you have to put your mask? Touch them.
step-step-2-own-two = By hand now: the blue cat is on stage. Put down the masks you can be sure of, then “Check”.
step-step-2-two-masks = You match the blue cat twice, so you put two masks on it.
step-step-2-own-cat = You played the green cat with the top hat yourself, so you place no mask on it.
step-step-2-truth = No cheating: a mask that is due must be placed, and one that is not due must not. With this white cat you share nothing.
step-step-2-none = Watch who places no mask.
step-step-2-own-none = The yellow cat, seated, with a ball of yarn. Touch the masks that you know belong on it. Inès’s face-up card is a ball of yarn.
step-step-2-bluff = You may put your mask on the white cat, to mislead the others.
step-step-2-open = A mouse is face up before Sami, a ball of yarn before Inès. Everybody knows; they count for masks all the same.
step-step-2-open-counts = The blue cat on its back has a mouse. Whose masks belong on it, as far as you can tell?
step-step-2-still = Sami’s mouse is face up. Sami still puts a mask on the red cat with a mouse.
step-step-2-hide = Play a cat on which you place no mask.
step-step-2-how-many = You play the seated yellow cat with a ball of yarn. How many masks are sure to go on it?

step-step-3-ask = Step 3: you may ask one player for one attribute: touch a fan, then the invitation. The answer is always true. You need not ask.
step-step-3-right = Watch a right guess: a card is turned face up, and a mask changes hands.
step-step-3-wrong = Watch a wrong one: now you pay.
step-step-3-yours = Ask somebody: touch the fan of Sami or Inès, then an attribute of the invitation.
step-step-3-lie = Sami has the mouse. When you ask for it, Sami may say no.
step-step-3-who-gets = You ask Sami for “green”, and you are wrong. Sami receives a mask.
step-step-3-who-pays = You ask Sami for the mouse, and you are right. The mask you receive comes from your own supply.
step-step-3-apart = The mask you received goes into your supply, to be placed on cats.
step-step-3-where = Ask for something still hidden in a fan. “Spotted” is face up before Sami: it is gone from there, and nobody else can have it.
step-step-3-shown = An easy point? Ask Sami for “spotted”.
step-step-3-elsewhere = Then try it with Inès: ask for “spotted”, though it is face up before Sami.
step-step-3-bluff = Striped is your own. You could pretend it is not. May you do this?
step-step-3-twice = You have asked Sami and been wrong. Try to ask Inès too: “yellow”.
step-step-3-yourself = Try to ask yourself for your top hat: touch your fan, then the hat.
step-step-3-skip = Nothing is sure enough. Skip the question: touch the pile.
step-step-3-must = Every turn you must ask somebody.
step-step-3-broke = Your supply is empty. The book does not say whether you may still ask. We say yes; but if you are wrong you cannot pay, and the game ends.
step-step-3-broke-ask = Your supply is empty. May you do this?
step-step-3-broke-may = With an empty supply you may not ask any more.

step-step-4-draw = Step 4: draw one cat, and your turn is over. The cats on stage and the masks on them stay in sight to the end.
step-step-4-one = Watch: one card from the pile.
step-step-4-yours = End your turn: touch the pile.
step-step-4-three-again = You draw. You hold three cats again.
step-step-4-two-cards = You draw two cards.
step-step-4-tidied = When you have drawn, the stage is cleared.
step-step-4-in-sight = You draw, and both cats on stage stay where they are.
step-step-4-empty = Late in a game for two the pile can be empty. Then nothing is drawn: ask, or pass. Whoever holds no cat goes straight to the question.
step-step-4-dry = Try to draw from the empty pile.
step-step-4-pass = The pile is empty. May you do this?
step-step-4-no-more = Nobody holds a cat. Sami, the last of the round, passes. The game is over.

step-end-trigger = Two of Sami’s three attributes are face up. The moment the third is, this round is the last: whoever unmasked it stops there, without drawing.
step-end-last-round = Watch: you unmask Sami. Then Sami and Inès may each ask once more, no more than that.
step-end-unmask = You know Sami has the mouse. Unmask Sami.
step-end-at-once = You unmask Sami’s last attribute. The game is over at once.
step-end-last-seat = This time you are the last of the round. You unmask Sami’s last attribute, and the game is over.
step-end-draws = You unmask Sami’s last attribute. You still draw a cat.
step-end-only-ask = Sami’s three attributes are face up. You are the last of the round: you may ask one question, or pass.
step-end-one-more-cat = Force of habit: try to play a cat.
step-end-one-more-draw = Then try to draw one.
step-end-pass = May you do this?
step-end-ask = And this?
step-end-last-word = Finish the game with a last question, or without.

step-scoring-points = Points: one for each mask you received, one for each attribute still hidden. Most points win; on a tie, whoever has more attributes still hidden.
step-scoring-four-and-one = You received 4 masks, and 1 attribute is still hidden. How many points?
step-scoring-third = How many points has Inès?
step-scoring-supply = The masks left in your supply are points.
step-scoring-tie = Five points each. You have two attributes still hidden, Sami none. You win.
step-scoring-shared = You and Inès: four points each, two attributes still hidden each. You share the victory.
step-scoring-short = Sami’s supply is empty. As soon as Sami owes a mask, on a cat or for a question, the game ends and is scored.
step-scoring-gone = You play the red cat with a mouse. Sami’s mouse is face up: a mask is due.
step-scoring-empty-is-over = Sami’s supply is empty. The game is over already.
step-scoring-others-place = Sami cannot pay for the red cat. The game ends, but your own mask is still placed.
step-scoring-at-zero = By your house rules the game ends when a supply is empty. Sami’s last mask goes to you for “red”. The game is over.
step-scoring-finish-first = Sami cannot place the mask that is due. The round is finished first.
step-scoring-after = It is over. Try to play a cat all the same.

step-clues-mask = Sami put a mask on this cat. So Sami has “resting”, “purple” or the mouse, one at least. Which one, the mask does not say.
step-clues-proves = This mask proves that Sami has the mouse.
step-clues-absence = No mask of Sami’s here. That tells even more: not strutting, not white, no cocktail. Three things at once.
step-clues-rules-out = The missing mask proves that Sami has no cocktail.
step-clues-cannot = Your notes: touch every attribute that Sami cannot have. Remember your own cards: each exists once.
step-clues-cannot-more = Two cats now, and no mask of Sami’s on either. Touch all that Sami cannot have.
step-clues-own-card = You have “blue”. Sami may have it too.
step-clues-left = One cat, Sami’s mask on it. How many of the 19 attributes are still possible for Sami?
step-clues-narrowed = Three cats. The first has Sami’s mask: resting, purple or mouse. The others have none: not purple, not resting. So it is the mouse. What proves it is lit.
step-clues-certain = Mark it in your notes: what does Sami certainly have?
step-clues-proof = And what proves it? Touch the places for masks that together prove that Sami has the mouse, as few as possible.
step-clues-own-cards = A game for three. One cat, Sami’s mask on it, and your own cards. What does Sami certainly have?
step-clues-own-proof = Touch the smallest proof. Your own cards may be part of it.

step-deduction-model = The deduction board counts every deal that fits what you saw, if the deal was fair and all tell the truth. It knows no psychology. Touch any cell of it and ask why: the smallest proof is lit on the table.
step-deduction-easy-certain = A game for two. What does Sami certainly have?
step-deduction-cash-in = You know one of Sami’s attributes. Ask for it: a sure point.
step-deduction-fifty = The mouse is likelier than “red” here.
step-deduction-easy-best = These are the exact chances, in percent. The question that tells most is the one nearest to 50. Touch the best, or all of them if several are equal.
step-deduction-middle = A game for three: what does Sami certainly have?
step-deduction-middle-cannot = And what can Inès not have? There is no mask of Inès’s anywhere.
step-deduction-three-minds = Harder: Inès’s answers matter too. What does Sami certainly have?
step-deduction-three-best = Which question tells most here?
step-deduction-hard = Four at the table, three cats. What does Théo certainly have? Begin with what Sami’s and Inès’s masks leave over.
step-deduction-explore = The worked-out board for four. Touch the ✓ and the ✗: each has its smallest proof. Touch a number: it is the percentage of possible deals in which this is so.
step-deduction-worlds = Four players, nothing played yet; you know your own three. In how many ways can the others’ attributes have been dealt?
step-deduction-hard-best = The last one: which question tells most?

why-cat = { $cat } has { $count } attributes: { $has }.
why-match = { $who ->
    [you] you share
   *[other] { $who } shares
} “{ $shared }” with { $cat }; one match is enough.
why-open = { $who ->
    [you] your
   *[other] { $who }’s
} “{ $shared }” is face up and still counts.
why-one-mask = { $count ->
    [one] one match, one mask
   *[other] { $count } matches ({ $shared }), and still one mask
}.
why-no-match = { $cat }: { $has }; { $who ->
    [you] you have
   *[other] { $who } has
} { $own }. Nothing in common.
why-question = { $who }, “{ $attribute }”: { $percent } % yes. It tells { $bits } of at most 1; the best question tells { $best }.
decimal = { $whole }.{ $part }
why-needed = { $seen }: without it “{ $attribute }” is not certain.
why-not-needed = { $seen }: “{ $attribute }” is proved without it.

seen-own = you have “{ $attribute }”
seen-shown = { $who }’s “{ $attribute }” is face up
seen-denied = { $who } said no to “{ $attribute }”
seen-mask = { $who }’s mask on { $cat }
seen-no-mask = no mask of { $who }’s on { $cat }
proof-certain = { $who } certainly has “{ $attribute }”. { $count ->
    [one] The proof
   *[other] Smallest proof, { $count } things
}: { $proof }.
proof-impossible = { $who } cannot have “{ $attribute }”. { $count ->
    [one] The proof
   *[other] Smallest proof, { $count } things
}: { $proof }.
proof-possible = { $who } may have “{ $attribute }”: it is so in { $worlds } of { $count } possible deals.
