# With the box on the table: the goal, the signs, and setting up.

box-goal = Everybody hides three attributes. Read the masks on the cats, ask for what the others hide, and keep your own disguise: masks received and attributes still hidden are points.
sign-masks = Masks, a colour each player

setup-masks = Each player takes a fan, and the { $masks } masks of its colour.
    .more = The masks are your supply. Those of other colours stay in the box.
setup-attributes = Shuffle the attribute cards and deal { $fan } to each player, face down.
    .more = Put them in your fan so that only you see them: they are your disguise. Those in the picture are an example.
setup-leftovers = Put the other { $left } attribute cards into the box, unseen.
    .more = { $all } there are; nobody knows which { $left } are missing.
setup-hands = Shuffle the cat cards and deal { $hand } to each player, face down.
    .more = Look at your own only.
setup-pile = Lay the other { $pile } cat cards down as the draw pile.
    .more = Leave plenty of room in the middle: there the cats will stand.
setup-invitations = Shuffle { $players } invitations, one with the big seal, and deal one to each player.
    .more = Whoever gets the big seal takes the first-player card and begins (✦); then play goes clockwise. Everybody takes an Info card.

# Words that mean the same to who searches the rules, groups with semicolons between.
rules-alike = guess, ask, question; token, mask, marker; trait, attribute, feature; hidden, secret, disguise; face up, visible, unmask, revealed; tie, draw; win, winner, points; lie, truth, cheat
