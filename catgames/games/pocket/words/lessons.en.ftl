# Pocket Cats: the steps of the course, a section at a time.

why-reach = { $near ->
    [yes] From { $lifted }, { $cell } is in reach.
   *[no] { $kind ->
        [prey] The tile on { $cell } does not touch the one on { $lifted }.
        [cat] From { $lifted }, { $cell } is out of a cat’s reach.
       *[dog] The tile on { $cell } is neither in the row nor in the column of { $lifted }.
    }
}
why-bitten = { $out ->
    [yes] On { $cell }, { $tile }: the dog on { $dog } touches it and points at it.
   *[no] On { $cell }, { $tile }: no dog that touches it points at it.
}
why-knocked = { $out ->
    [yes] On { $cell }, { $tile } lies beside the Crooks’ chief and has less than 7.
   *[no] On { $cell }, { $tile } is not both beside the Crooks’ chief and weaker than 7.
}
why-caught = { $count ->
    [0] On { $cell }, { $tile }: no face-up cat lies beside it.
   *[other] On { $cell }, { $tile }: you attack with { $one }, Sami with { $two } ({ $cats }).
}
why-diagonal = { $near ->
    [yes] On { $cell }, { $tile } touches the chief, at an edge or a corner.
   *[no] On { $cell }, { $tile } does not touch the chief.
}
why-line = { $near ->
    [yes] On { $cell }, { $tile } is in the row or the column of the chief on { $chief }.
   *[no] On { $cell }, { $tile } is neither in the row nor in the column of the chief on { $chief }.
}

step-overview-goal = Your cats hunt mice, pigeons and flies. At the end each prey goes to the stronger cats beside it, and most points win. Until then you reveal tiles and swap them, to bring your cats to the best prey, away from the dogs.
step-overview-round = One round: you reveal a cat and bring it to the mouse; then Sami does the same with a stronger one.
step-overview-words = In a circle: a cat’s attack. In a star: the points of prey. Arrows: where a dog will bite. Beside means edge to edge. Mouse 6 has your 4 beside it, and Sami’s 5: as things stand, it is Sami’s.
step-overview-together = Attacks beside the same prey add up. You have revealed another cat of yours, a 3, on c1. Touch the tile to swap it with, so that mouse 6 is yours.

step-setup-clans = Each of you takes a clan of five cats. For a first game: Royal Claws for you, Gourmets for Sami, both with attacks 1 to 5, and without their powers. These ten cats, ten prey and five dogs are mixed.
step-setup-square = The 25 tiles are laid face down, five by five; nobody looks at them. Only the centre, c3, is then revealed. Whoever saw a cat last begins.
step-setup-third-clan = Royal Claws play against Gourmets. The next tile that is revealed could be a Crook, a cat of a third clan.
step-setup-known = You helped to lay out the tiles, so you may look where your chief lies.
step-setup-centre-swaps = The mouse in the centre has just been revealed, so the first player begins by swapping it.
step-setup-plain-chief = In the advised first game your chief, the 5, is a cat like any other.
step-setup-same-clan = It is not your first game any more, so you choose clans. Sami has taken the Gourmets. You like them best too: try to take them.
step-setup-another-clan = You choose first and take the Gourmets. After that Sami may take any of the six other clans.
step-setup-first-tile = Your turn. A turn begins with a face-down tile: any of the 24. Which one would you like to reveal first?
why-setup-third-clan = Only your five cats and Sami’s five are in the square; the cats of the other clans are in the box.
why-setup-known = Face down means unseen by both of you: your chief may lie on any of the 24 places.
why-setup-centre-swaps = The centre is revealed as part of the set-up and stays. The first turn begins with another tile.
why-setup-plain-chief = Without powers, all that counts of a chief is its attack.
why-setup-another-clan = Only your clan is taken. Royal Claws against Gourmets is the advice for a first game, no more.
leads-setup-beside = Close to the mouse: a cat found here can soon stand beside it, and another prey can join it.
leads-setup-corner = Near the mouse: a cat or prey found here can come beside it with its very first swap.
leads-setup-far = Allowed, but far away: a cat goes two tiles at most, prey one. From this corner neither reaches the mouse.

step-turn-two-parts = You take turns. Reveal one face-down tile, whichever you like. Then that tile must swap places with another, face up or face down. One that is face down stays so: you reveal one tile a turn.
step-turn-own = A whole turn: reveal any face-down tile, then swap it with one of the tiles that light up.
step-turn-stay = You have revealed your 2 on b1, and it looks safe there. Try to leave it.
step-turn-peek-first = You have revealed the cat on b1. Before you swap it with c1, you would like to know what hides there. May you do this?
step-turn-with-hidden = You have revealed the cat on b1. Nobody knows what lies on a1. May you do this?
step-turn-both-up = You are about to swap the cat on b1 with the face-down tile on c1. After that both tiles will be face up.
step-turn-peek = You have swapped with a face-down tile, which came to b1. Sami is thinking. Quickly, reveal it.
step-turn-turns = The game is about to begin. How many turns will you have yourself?
step-turn-place = You have revealed your 2 on b1. Where would you want it? The dog will bite where its arrows point: up, down, left and right of it.
part-tiles = tiles
part-centre = the centre, already face up
part-sami = Sami’s turns
why-turn-both-up = The tile that comes from c1 to b1 is not revealed; only your cat, now on c1, is face up.
leads-turn-hunt = Your 2 is beside mouse 5 on d1, and nobody else is: the mouse would be yours.
leads-turn-dog = Two tiles move: the dog is gone to b1, and your 2 beside mouse 4 beats Sami’s 1.
leads-turn-mouse = Two tiles move: the mouse has left for b1, and your cat is alone again.
leads-turn-bitten = The dog’s upper arrow points at b2: unless something changes, your cat is bitten at the end.

step-prey-around = Mice, pigeons and flies are prey. Revealed prey goes one step: it swaps with one of the tiles around it, corners included.
step-prey-edge = The pigeon has been revealed on a3, at the edge. Mark every tile it may swap with.
step-prey-corner = You have revealed the mouse on b2; your 1 lies on c3. May you do this?
step-prey-two-away = You have revealed the mouse on b2. Sami’s 2 on d2 would be in a bad place on b2. May you do this?
step-prey-lure = Mouse 5 is in your hands. Bring it where your cats beside it are stronger than Sami’s. There is more than one good place.
leads-prey-between = Beside your 3 and your 1, and Sami’s 2: 4 against 2, the mouse would be yours.
leads-prey-alone = Beside your 3 alone: 3 against 0, and farther from Sami’s cats.
leads-prey-theirs = Beside your 1, but beside Sami’s 4 as well: 1 against 4, the mouse would be Sami’s.
leads-prey-swapped = The swap sends your 3 to b2. On c1 no cat is beside the mouse any more.

step-cat-straight = A revealed cat goes one or two tiles along its row or its column, over whatever is in between. It makes no difference whose cat it is.
step-cat-from-corner = The cat has been revealed in the corner e1. Mark every tile it may swap with.
step-cat-jump = You have revealed Sami’s 4 on c1. Your 2 on e1 could do with its place. May you do this?
step-cat-diagonal = You have revealed Sami’s 4 on c1; your 3 lies on b2. May you do this?
step-cat-hunt = You have revealed your 3 on b2. Two mice are face up. Where would you want your cat?
step-cat-theirs = Sami’s 4 on c1 would beat your 3 to mouse 6 on b1. But you have revealed it, so you move it. Where to?
leads-cat-six = Beside mouse 6, where nobody else is: the better of the two mice.
leads-cat-three = Beside mouse 3, where nobody else is: three points, and mouse 6 stays open to both of you.
leads-cat-swapped = You took the mouse’s own place, and it went to yours on b2: no cat is beside it now.
leads-cat-for-two = Excellent: the 4 is in the corner, and your 2 joins your 3: 5 against 0 on mouse 6.
leads-cat-away = The 4 has left mouse 6 to your 3, and is beside no prey in sight.
leads-cat-for-mouse = The 4 has left mouse 6 to your 3, and mouse 3 has come to c1, where nobody holds it yet.
leads-cat-still = On a1 the 4 is still beside mouse 6: 3 against 4, it stays Sami’s.
leads-cat-takes-along = The mouse comes to c1, beside the 4 on b1 and away from your 3: it is Sami’s.
leads-cat-other = Mouse 6 would be yours, but on c2 the 4 is beside mouse 3: Sami gets that one.

step-dog-line = A revealed dog runs as far as it likes: it swaps with any tile of its row or its column.
step-dog-whole-row = You have revealed the dog on d2. May you do this?
step-dog-out-of-line = You have revealed the dog on d2; Sami’s 1 lies on c3. May you do this?
step-dog-facing = At the end dogs bite where their arrows point. However far a dog runs, its arrows keep their direction. Which direction that is, chance decides: you see it when you reveal the dog.
step-dog-turn-it = This dog was revealed some turns ago. It points at c3, d3 and e3; you would rather have it look elsewhere. May you do this?
step-dog-runs = You are about to swap the dog with a2. From there it will point at your chief on b3.
step-dog-choose = A dog lies face down on d2. When you reveal it, you may choose which way it faces.
step-dog-bite = You have revealed the dog on d2; its arrows point to the right, straight and to both corners. Sami’s 5 on e3 holds mouse 6. Where do you want the dog?
why-dog-runs = Its arrows point down and to both lower corners. From a2 these are a3 and b3; your chief is on b3.
why-dog-choose = It faces as it happened to lie. You only choose where it goes.
leads-dog-five = It points at e2, e3 and e4: Sami’s 5 would be bitten, and none of yours.
leads-dog-mouse = It bites nobody here, but the mouse has gone to d2, away from Sami’s 5.
leads-dog-both = It points at e3, e4 and e5: Sami’s 5, but your 4 as well. One tile higher would spare yours.
leads-dog-own = It points at e4 and e5: only your own 4 would be bitten.
leads-dog-chief = It points at b1, b2 and b3: your own chief would be bitten.
leads-dog-one = It would bite Sami’s 1 on c3; the 5 keeps mouse 6.

step-end-steps = One tile is left. Once it has been revealed and swapped, the game ends. Then, in this order: dogs attack, prey is caught, points are counted.
step-end-bite = Each arrow reaches one place only: the tile that touches the dog there, at an edge or a corner. A cat on it, yours or Sami’s, is bitten: turned face down, and out.
step-end-bitten = Suppose the dogs attacked now, with the tiles as they lie. Mark every cat that they would bite.
step-end-distance = The dog on c5 points up its column, and your 4 lies in that column, on c2. When the dogs attack, your 4 will be bitten.
step-end-too-late-to-hunt = You swap a4 with a5. The dogs will bite your chief on b4. But it is beside mouse 5 on c4, with nobody else, so you will catch that mouse first.
step-end-whole = The same end, played by itself: the dogs first, then each prey with both attacks, then the points.
step-end-wake-up = The game is over. Your chief lies face down on b4, like a tile that has not been revealed. May you do this?
step-end-last-dog = The last tile is a dog, on b1. Its arrows point to the left, straight and to both corners. After your swap the end is played. Which place helps you most?
why-end-distance = The arrow of the dog on c5 reaches c4 only; c2 is three tiles away.
why-end-too-late-to-hunt = Dogs come before prey: your chief is out already when mouse 5 is decided, 0 to 0. Nobody catches it.
leads-end-pigeon = From b3 it bites Sami’s chief on a2, and your 3 on a4. Pigeon 5 comes to b1 beside your 2: with both pigeons you win 20 to 7.
leads-end-mouse = From b2 it bites Sami’s chief on a2, and your 2 on a1. Without that chief mouse 4 on a3 is yours: 16 to 7.
leads-end-fourth = From b5 it bites Sami’s 4 on a5, and your 3 on a4. Mouse 3 comes to b1 beside your 2: just enough, 15 to 14.
leads-end-own = From a1 it points off the square, and your 2 comes to b1, where the dog on c1 bites it: 12 to 13.
leads-end-away = It bites Sami’s 4 on a5, but also your 3 on a4, which held mouse 4 in check: 12 to 17.
leads-end-fly = From e1 it bites your own 1 on d2, and with it go pigeon 2 and mouse 5: 9 to 13.

step-capture-add = The dogs are done. Now each prey: each clan adds the attack of its face-up cats beside it, edge to edge. Mouse 5 on a3: your 4 and 3 make 7, Sami has 5. The higher sum catches it; on a tie nobody does.
step-capture-bitten-chief = Mouse 4 on c4 lies between two of Sami’s cats, on b4 and d4. How strong is Sami’s attack on it?
step-capture-corner = Only your 4 on a2 touches the fly on b1 and is still face up. So the fly is yours.
step-capture-enough = Pigeon 5 on c5 has only your 1 beside it. That 1 is enough to catch it.
step-capture-twice = Your 4 on a2 counts in full for mouse 5 on a3, and once more in full for mouse 6 on b2.
step-capture-yours = You play the Royal Claws. Mark every prey that you catch.
step-capture-chief = The last tile is your chief, the 5, on c1. After your swap the end is played. Mind the dog on e1: it points up, down, left and right. Where does the 5 win most?
why-capture-bitten-chief = Sami’s chief on d4 was bitten: it lies face down and does not count. The 4 on b4 is left.
why-capture-corner = Your 4 touches the fly at a corner only. Beside it nobody is left: 0 to 0, the fly is nobody’s.
why-capture-enough = 1 against 0. The attack is compared with Sami’s, not with the prey’s points.
why-capture-twice = A cat attacks every prey beside it with all its strength. Mouse 5 is yours, 7 to 5; mouse 6 is Sami’s, 4 to 5.
leads-capture-two = On a1 your 5 is beside two prey, mouse 4 and the fly, each with only Sami’s 1: you win 22 to 14.
leads-capture-tie = Your 5 catches mouse 5, and mouse 4, now on c1, is tied 5 to 5: nobody’s. You win 19 to 18.
leads-capture-rival = You brought Sami’s 5 to c1, beside mouse 4 and pigeon 5, and Sami catches both: 9 to 27.
leads-capture-dog = Beside the dog: your chief is bitten before it can hunt. 9 to 27.
leads-capture-rescue = The dog from c3 is gone and your 3 is saved, but your 5 catches only mouse 3: 17 to 22.

step-score-points = Your score is the sum of the prey you caught. Pairs multiply: both pigeons, 2 and 5, make 10; both flies, 3 and 4, make 12.
step-score-total = You swap a2 with b3. At the end you catch mice 3, 4 and 6 and both pigeons. Your score?
step-score-one-pigeon = You swap a1 with a2. At the end you catch pigeon 5, and Sami pigeon 2. Your pigeon counts 10.
step-score-two-flies = You swap a2 with b3. Sami will catch both flies. They will bring Sami more than mouse 6 and a mouse 5 together.
step-score-more-is-more = You swap a1 with a2. At the end you catch fly 3, pigeon 2 and a mouse 5; Sami mouse 6 and fly 4. Three prey against two: you have more points.
step-score-ties = Most points win. If points are tied, more prey tiles win: here yours, three against two. If those are tied as well, you share the victory.
step-score-last-swap = You swap a3 with b4. At the end you have 16 points and 4 prey, and Sami too. You made the last swap, so you win.
step-score-justice = One clan is too cute to lose a tie: the Defenders of Justice. If points are tied they win, and prey tiles are not even counted. Here you play them.
step-score-just = You swap a1 with a2. At the end you have 9 points with 2 prey, Sami 9 points with 3. You win.
step-score-prey-first = The game ends; by a house rule of yours, prey tiles are counted before justice. You win.
step-score-fly = The last tile is fly 3, on a2, and Sami’s chief beside it holds fly 4 as well. After your swap the end is played. What do you do?
part-mice = mice
part-pigeons = both pigeons
why-score-one-pigeon = They multiply only for whoever has both. Your pigeon 5 counts 5, Sami’s pigeon 2 counts 2.
why-score-two-flies = 3 × 4 = 12, and the two mice would be 11.
why-score-more-is-more = 3 + 2 + 5 = 10 for you, 6 + 4 = 10 for Sami: the points are tied.
why-score-last-swap = Points and prey are both tied: you share the victory, whoever swapped last.
why-score-just = 9 points each: for the Defenders that is enough, with or without clan effects.
why-score-prey-first = 9 points each; by your house rule Sami’s 3 prey against your 2 decide first.
leads-score-parted = Fly 3 is on b2 now, beside no cat, so Sami has one fly only: you win 23 to 18.
leads-score-narrow = You win 23 to 22: Sami still catches both flies, 12 points. There is a place that keeps them apart.
leads-score-tie = Mouse 6 goes to Sami’s chief: 20 each. Only your fifth prey against four saves you.
leads-score-cat = You moved Sami’s chief to a2, beside mouse 6: 17 to 23.

step-clans-two-powers = Now with powers. Every clan has an effect, and a chief, marked with a paw, with an ability. Yours, the Royal Claws: a cat you reveal, even Sami’s, may swap with any face-up dog. Where card and rules disagree, the card is right; but you need not use an effect.
step-clans-off = This game is played without clan effects. Your 4 on a1 may swap with the dog on d4 all the same.
step-clans-book-wins = With clan effects. The rules say that a cat goes two tiles at most, so your 4 on a1 may not swap with the dog on d4.
step-clans-their-cat = You are the Royal Claws, and have revealed a cat of Sami’s on a1. May you do this?
step-clans-own-only = You have agreed on a house rule: a clan’s effect works only for its own cats. May you do this?
step-clans-must-use = With clan effects. A dog is face up on d4, so your 4 on a1 may not go to c1 now.
step-clans-near-or-far = You have revealed your 4 on a1. The dog on d4 points at your chief on e4, beside mouse 5. What do you want: the far swap with the dog, or a near one?
step-clans-at-the-end = Some chiefs act at the end. If both act at the same moment, the stronger goes first: before the dogs, Sami’s 9 goes to the centre, then your 5 may turn a dog beside it. A chief who is bitten can do nothing any more.
step-clans-royal-first = You have the Royal Claws, Sami the Defenders. You made the last swap, so you turn a dog before Sami’s chief goes to the centre.
step-clans-no-dog = You swap b3 with c4. No dog is beside your chief on c3, so you will have none to turn.
step-clans-bitten-chief = Here you play the Gourmets, whose chief catches diagonally as well. You swap d4 with e5; then the dog on c5 bites your chief on c4. It will still catch diagonally.
why-clans-off = Without effects the card counts for nothing: d4 is neither in the row nor in the column of a1.
why-clans-book-wins = Your card allows more than the rules do here, and the card is right: the swap is legal.
why-clans-must-use = The effect is an offer. c1 is two tiles along the row, as for any cat: legal.
why-clans-royal-first = It is the attack of the chiefs that decides, not who played last: 9 before 5.
why-clans-no-dog = Sami’s 9 first swaps with your chief in the centre, which comes to d4. There the dog on e4 is beside it, and you may turn that one.
why-clans-bitten-chief = Face down, it neither attacks nor has an ability.
leads-clans-far = Your chief is free, and keeps mouse 5. The dog, now on a1, points at Sami’s chief on b1.
leads-clans-near = Your 4 is beside mouse 6, alone: six points. But your chief, and with it mouse 5, is still in danger.
leads-clans-idle = Beside no prey, and the dog still points at your chief: nothing is won.
leads-clans-rival = Sami’s chief is in the corner now, but your 4 is beside no prey, and your own chief is in danger.

step-royal-claws-dogs = Royal Claws: a cat you reveal may swap with any face-up dog, however far away, instead of its usual swap. So you bring dogs to Sami’s cats, or away from yours.
step-royal-claws-only-in-line = The dog on e4 is neither in the row nor in the column of your 2 on a1. So the two may not swap.
step-royal-claws-face-down = You would bet that a dog hides on b5. May you do this?
step-royal-claws-chief = At the end, before the dogs attack, you may turn one dog beside your chief: a quarter either way, or half round. Here the dog on c3 points at your chief on c4.
step-royal-claws-far-dog = The dog on a4 points at your 4 on a3. Try to turn that dog to the right: touch it, then choose how far.
step-royal-claws-half = The dog on c3 is beside your chief. May you do this?
step-royal-claws-full = You would like Sami to think that you have done something. May you do this?
step-royal-claws-must-change = The dog on d3 has four straight arrows: turned, it points as before. A turn must change something, so you may not turn it.
step-royal-claws-turn = All tiles are played. The dog on b1, beside your chief, points at your chief on c1 and at your 4 on a1. What do you do with it?
why-royal-claws-only-in-line = The dog is face up, and your card says any face-up dog, wherever it is.
why-royal-claws-must-change = It lies beside your chief on c3: that is all it needs. It would only gain you nothing.
leads-royal-claws-quarter = Now it points up and down: your 5 and 4 are free, and Sami’s 4 on b2 is bitten. Mouse 5 is yours: 12 to 9.
leads-royal-claws-half = Half round, its two arrows only change places: your 5 and your 4 are bitten, 7 to 15.
leads-royal-claws-keep = Allowed, but your 5 and your 4 are bitten: 7 to 15.

step-gourmets-chief = Gourmets: their chief, a 3, also attacks prey at its corners. Here it lies on c5, so it attacks mouse 5 on d4 as well as mouse 4 on d5. And each prey the clan catches brings one point more.
step-gourmets-reach = You play the Gourmets. Mark every prey that your chief on d1 attacks, with the tiles as they lie.
step-gourmets-others = Your 4 on c4 touches mouse 4 on d5 at a corner. It attacks that mouse too.
step-gourmets-total = You swap b2 with c3. At the end you catch mice 6, 5, 5, 4, 4 and fly 3. Your score?
step-gourmets-pair = You swap d4 with c4 and catch both pigeons. They bring you 12 points: 10 for the pair, and one more for each.
step-gourmets-serve = The last tile is mouse 5, on b3; after your swap the end is played. Your chief lies on d1, your 4 on c5, below a dog that points at it. Where to?
part-prey = prey
part-gourmets = one for each prey
why-gourmets-others = Only the chief reaches across corners; your 4 needs an edge, like any cat.
why-gourmets-pair = A pair is two prey caught: 2 × 5 = 10, and the bonus counts both tiles.
leads-gourmets-dog = The dog goes to b3 and bites Sami’s 3; your 4 is free and catches mouse 5 and pigeon 5: 23 to 13.
leads-gourmets-corner = On c2 the mouse touches your chief at a corner, and Sami’s 4 has gone to b3, where a dog bites it: 17 to 13.
leads-gourmets-theirs = On c3 the mouse is beside Sami’s 4, out of your chief’s reach: 11 to 18.
leads-gourmets-free = You took the dog away that would have bitten Sami’s 4 on c2: now it hunts, 6 to 31.

step-crooks-chief = Crooks: right after the dogs their chief, the 7, knocks out every weaker cat beside it. It has no choice, and does not spare its own. At the very end each Crook still face up brings one point.
step-crooks-victims = The dogs are done; your chief, the 7, lies on d2. Mark every cat that it knocks out.
step-crooks-all-five = You swap c1 with d2: your chief comes to c1, beside Power Cat 6 on d1 and your own 4 on c2. No dog bites a Crook, so your effect brings five points.
step-crooks-whole = Watch that end, from the moment your chief strikes.
step-crooks-where = The last tile is your chief, on b5; after your swap the end is played. Whom should it stand beside, and whom not?
why-crooks-all-five = Your chief knocks out your own 4. Four Crooks are left face up: four points.
leads-crooks-five = It knocks out Sami’s 5, at the cost of your 1, and catches mouse 3 and fly 3: 13 to 6.
leads-crooks-chief = Sami’s chief comes to b5 and is knocked out; you catch mice 5 and 4: 13 to 11.
leads-crooks-own = It catches mouse 5 on b3. Your 1, now on b5, is knocked out: a close 12 to 11.
leads-crooks-two = Between your own 3 and 2: it knocks out both, and catches next to nothing. 6 to 17.
leads-crooks-away = Far from Sami’s strong cats, it knocks out only your own 3: 7 to 17.

step-defenders-eight = Defenders of Justice: a cat you reveal may swap one or two tiles away in all eight directions, diagonals included.
step-defenders-two-diagonal = You are the Defenders, and have revealed your 1 on b2. May you do this?
step-defenders-knights-move = You are the Defenders, and have revealed your 1 on b2. May you do this?
step-defenders-reach = You are the Defenders; your chief was revealed on b4. Mark every tile it may swap with.
step-defenders-chief = Before the dogs attack, the Defenders’ chief, a mighty 9, must swap with the centre tile. If it lies there already, nothing happens. So the centre matters: what prey is beside it, and which dogs point at it?
step-defenders-may-stay = You swap a4 with b5. Your chief on e2 is well placed beside fly 4, and you may leave it there.
step-defenders-there-already = You swap b3 with c4. Your chief lies in the centre now, and is still there when the dogs attack.
step-defenders-close = The last tile is one of your 1s, on e3; after your swap the end is played. Your chief will go to the centre, where the dog on b2 bites it. So your 1s must win. Where to?
why-defenders-may-stay = It must swap with the centre, whether you like it or not.
why-defenders-there-already = It would have to go where it is: nothing happens.
leads-defenders-pigeon = Pigeon 5 comes to e3, between two of your 1s and away from Sami’s chief. You have both pigeons: 18 to 15.
leads-defenders-mice = One step diagonally: mouse 4 from d2 comes to e3, and both mice 4 are yours: 18 to 16.
leads-defenders-tie = Two steps diagonally: mouse 5 comes to e3, 15 to 15. A tie, so the Defenders win!
leads-defenders-dog = The dog from the centre comes to e3 and bites your 1 on e4: 3 to 21.
leads-defenders-mouse = You gain mouse 6 on d5, but Sami’s chief keeps four prey with the bonus: 16 to 21.

step-chaoticats-fewer = Chaoticats all attack alike, and the fewer the dogs leave, the stronger each: of five, 2 each; of four, 4; of three, 6; of two, 8; alone, 10.
step-chaoticats-attack = You swap c4 with d5, and the dogs attack. How strong is each Chaoticat after that?
step-chaoticats-weaker = The dogs come now. Two of your Chaoticats beside one prey will then be weaker than all five together were before the dogs.
step-chaoticats-twin = If their chief itself catches one pigeon or one fly, and nobody catches its twin, the twin comes along. Itself means: the clan caught it, and the chief is beside it. Your chief on a2 is beside pigeon 5.
step-chaoticats-both-pigeons = You swap c4 with d5. No face-up cat will be beside pigeon 2 on d3. All the same you score 10 for the pigeons.
step-chaoticats-another-cat = You swap d2 with c3. There your Chaoticat on d3 catches pigeon 5; nobody catches pigeon 2 on b3. Your chief lies on a1. Pigeon 2 comes along.
step-chaoticats-no-attack = A game without clan effects. So the Chaoticats have no attack, and catch nothing.
step-chaoticats-rulings = Two things the book leaves open. Without clan effects the Chaoticats still use their table: they have no other attack. And they are counted once, right after the dogs.
step-chaoticats-recount = You swap a3 with b4. The dogs leave four Chaoticats, then the Crooks’ chief knocks out one. Three are left, so each attacks with 6.
step-chaoticats-hold-back = The last tile is mouse 4, on c4; after your swap the end is played. Your pigeons are safe. But Sami’s chief on b5 catches diagonally. What can you do about it?
why-chaoticats-attack = The dog on b1 bites those on a1 and c1. Three are left: 6 each.
why-chaoticats-weaker = Five together made 5 × 2 = 10; now two make 2 × 6 = 12. Losing cats is no disaster for this clan.
why-chaoticats-both-pigeons = Your chief catches pigeon 5, and pigeon 2 is nobody’s: the twin comes along, 2 × 5 = 10.
why-chaoticats-another-cat = The clan caught pigeon 5, but its chief on a1 is not beside it: the chief itself has not caught it.
why-chaoticats-no-attack = The table is the only attack they have, so it counts in every game.
why-chaoticats-recount = They are counted right after the dogs: four, so 4 each, and it stays so.
leads-chaoticats-mouse = Sami’s chief comes to c4, where a dog bites it; the mouse is yours on b5: 19 to 4.
leads-chaoticats-dog = The dog from the centre comes to c4 and bites Sami’s chief at its corner: 15 to 4.
leads-chaoticats-flies = Sami’s chief now reaches both flies: 15 to 19.
leads-chaoticats-twin = You brought pigeon 2 to Sami’s chief: caught, it cannot come along any more. 10 to 17.

step-power-cats-stay = Power Cats: a cat you reveal may stay where it is. Your 4 on b2 is beside mouse 5 already: why move it?
step-power-cats-prey = You have revealed mouse 5 right beside your 4. Try to leave it there.
step-power-cats-their-cat = You are the Power Cats, and have revealed Sami’s 2, just where a dog points. May you do this?
step-power-cats-without = You are the Power Cats, in a game without clan effects. Your 4 is well placed. May you do this?
step-power-cats-chief = Their chief is only a 2, but it attacks every prey in its row and its column, however far. Here it lies on e1.
step-power-cats-blocked = Two cats lie between your chief on e1 and the fly on a1. They are in its way, so it does not attack that fly.
step-power-cats-line = Your chief, the 2, lies on b4. Mark every prey it attacks, with the tiles as they lie.
step-power-cats-stay-or-go = The last tile is your 3, on b2, beside fly 4 and pigeon 5. You may leave it, or swap it; then the end is played. What do you do?
why-power-cats-blocked = Nothing in between stops it: row 1 is its own row, from e1 to a1.
leads-power-cats-stay = With your 3 and the chief’s 2 fly 4 is yours, 5 to 3, and pigeon 5 with 11: you win 21 to 12.
leads-power-cats-four = Your 4 takes its place, and your 3 holds mouse 4 on d2: 21 to 12 as well.
leads-power-cats-bitten = On d2 a dog bites your 3, and fly 4 goes to Sami, 2 to 3: 12 to 17. It was better off at home.
leads-power-cats-pigeon = Your 3 has left fly 4 to Sami’s chief: no pair of flies any more, 12 to 17.

step-polterkitties-haunt = Polterkitties: when you reveal prey, you may leave it and swap another face-up prey tile instead. You have revealed mouse 5 on b2; fly 4 on d4 is face up too.
step-polterkitties-instead = You are the Polterkitties, and have revealed the mouse on b2. May you do this?
step-polterkitties-for-a-cat = You are the Polterkitties, and have revealed your 3 on b2. You would rather leave it and move the fly. May you do this?
step-polterkitties-too-far = You have revealed the mouse on b2, but move the fly. Try to send it from d4 to b4.
step-polterkitties-both = You swap the fly on d4 with d3. After that the mouse you revealed has still to be swapped.
step-polterkitties-which-prey = You have revealed mouse 5 on b2. Your 2 lies on d2, Sami’s 1 on c3. You may move the mouse, or the fly on d4. Which, and where to?
step-polterkitties-chief = Their chief is a ghost: dogs cannot touch it, wherever their arrows point. Cats can: the Crooks’ chief knocks it out like any other.
step-polterkitties-bitten = You swap a4 with b5. The dog on d1 points at your chief on e2 and bites it.
step-polterkitties-crooks = Against the Crooks: their chief, the 7, lies on e3, beside your chief, a 5, on e2. You swap a4 with b5. At the end your chief is knocked out.
why-polterkitties-both = One prey moves a turn: the fly has moved instead of the mouse, and your turn is over.
why-polterkitties-bitten = A ghost cannot be bitten: it stays face up, and hunts.
why-polterkitties-crooks = 5 is less than 7, and being a ghost helps against dogs only.
leads-polterkitties-mouse = The mouse is beside your 2 and Sami’s 1: 2 to 1, five points for you.
leads-polterkitties-fly = The fly is beside your 2 and Sami’s 1: 2 to 1. And the mouse stays away from Sami’s cats.
leads-polterkitties-theirs = On c4 the fly is beside Sami’s 1 alone: it would be Sami’s.
leads-polterkitties-five = On b3 the mouse is beside Sami’s 1 alone: five points for Sami, and one more for the Gourmets.

step-example-page = The book’s last page tells one end twice, first without powers. You are the Royal Claws, Sami the Gourmets. Its picture is not ours to show; this square gives just what the page tells. One swap is left.
step-example-dogs = You will swap the fly on d3 with the mouse on d4; that changes nothing for the dogs. Step 1: mark every cat that they bite.
step-example-prey = Step 2. The dogs are done. Mark every prey that you catch.
step-example-sami = Step 3. You catch mice 4, 5 and 6: 15 points. Sami catches mouse 3 and both pigeons. How many points is that?
step-example-better = So the swap with d4 wins, 15 to 13. You can do better! The fly is on d3; the dog on c3 points at your chief on c4. Which last swap would you make?
step-example-powers = The same square after that swap, now with powers. Sami’s chief on e2 catches diagonally as well. And you may turn the dog on c3, beside your chief.
step-example-turn = Do as the page does: turn the dog on c3 a quarter to the right, so that it bites Sami’s 1 on b3 instead of your chief.
step-example-gourmets = After that Sami catches mouse 3, both pigeons, and mouse 4 on d3, at a corner of Sami’s chief. How many points with the clan’s bonus?
step-example-win-again = You saved your chief, and catch fly 4, mouse 5 and mouse 6. So you win.
step-example-again = Watch it from the dogs on.
why-example-win-again = 15 for you, but 21 for Sami: the powers have turned the game.
leads-example-chief = Your chief escapes to d3, where it also takes pigeon 2 from Sami: 21 to 8.
leads-example-rival = Sami’s chief leaves pigeon 5 to your cats: 20 to 9, though your own chief is bitten.
leads-example-dog = The dog is sent to d3, and your chief is free to catch the fly: 19 to 13.
leads-example-book = This leads to the page’s end: you win 15 to 13, but your chief is bitten. Save it, and you win higher.
leads-example-two = You took your 2 away from mouse 6: 9 to 12, the game is lost.

step-modes-agree = Before a game you agree how to choose clans. Free clans: each takes any clan that is free, one after the other; you agree who is first.
step-modes-out-of-turn = Free clans; you agreed that Sami chooses first, and Sami is still thinking. May you do this?
step-modes-advice = Free clans, and you choose first. You may take the Polterkitties, though the Royal Claws are advised to begin with.
step-modes-limited = Limited choice: each draws three clan cards at random and keeps one. Here these three are yours.
step-modes-not-drawn = You drew Crooks, Gourmets and Power Cats. Try to take the Chaoticats all the same.
step-modes-overlap = You drew Crooks, Gourmets and Power Cats. The Gourmets may be among Sami’s three cards as well.
step-modes-expert = Expert: the first player draws three cards, keeps one, and hands the other two on; the other keeps one of these. As the book advises, you play two games; the other draws in the second, and the sum of both decides.
step-modes-kept-card = Expert, and you drew Crooks, Gourmets and Power Cats. Try to take the Royal Claws.
step-modes-handed-on = Expert: you drew Crooks, Gourmets and Power Cats, and keep the Crooks. After that Sami may take the Royal Claws.
step-modes-sum = Expert. The first game gave you 30 points and Sami 4. You swap d3 with d4, and Sami wins the second game, 15 to 13. So Sami wins.
step-modes-against-crooks = Free clans. Sami has taken the Crooks, whose chief knocks out weaker cats beside it. Which clan would you take against them?
why-modes-advice = The advice is for a first game only. In free clans any clan that is free may be taken.
why-modes-overlap = You both draw from one pile that has each clan once: what you hold, Sami cannot draw.
why-modes-handed-on = You hand on your other two cards: Sami keeps the Gourmets or the Power Cats.
why-modes-sum = Both games count together: 30 + 13 = 43 for you, 4 + 15 = 19 for Sami.
leads-modes-defenders = Your chief, a 9, is always too strong for the 7. But your four 1s must keep away.
leads-modes-gourmets = Much prey, one more point each: keep your cats apart from the 7 and hunt widely.
leads-modes-royal-claws = Your cats fetch dogs from anywhere: a bitten chief knocks out nobody.
leads-modes-power-cats = Your chief hunts from afar, so it need not come near the 7.
leads-modes-polterkitties = Dogs cannot touch your chief, but against the Crooks’ 7 that is no help: your 5 is knocked out.
leads-modes-chaoticats = Cats lost to dogs make the others stronger; cats lost to the Crooks’ chief do not. A hard choice here.
