# With the box on the table: the goal, the signs, and setting up.

box-goal = Everybody hides three attributes. Read the masks on the cats, ask for what the others hide, and keep your own disguise: masks received and attributes still hidden are points.
sign-masks = Masks, a colour each player

setup-masks = Each player takes the { $masks } masks of one colour.
    .more = That is your supply. Masks of other colours stay in the box.
setup-attributes = Deal { $fan } attribute cards to each player, face down.
    .more = Put them in your fan so that only you see them: they are your disguise.
setup-leftovers = Put the other { $left } attribute cards into the box, unseen.
    .more = { $all } there are; nobody knows which { $left } are missing.
setup-hands = Deal { $hand } cat cards to each player.
    .more = Look at your own only.
setup-pile = Lay the other { $pile } cat cards down as the draw pile.
    .more = Leave plenty of room in the middle: there the cats will stand.
setup-invitations = Deal { $players } invitations, one of them with the seal.
    .more = Whoever gets the seal begins; then play goes clockwise.

# Words that mean the same to who searches the rules, groups with semicolons between.
rules-alike = guess, ask, question; token, mask, marker; trait, attribute, feature; hidden, secret, disguise; face up, visible, unmask, revealed; tie, draw; win, winner, points; lie, truth, cheat
