# With the box on the table: the goal, the signs, and setting up.

box-goal = Collect golden balls of yarn: hide them beneath your crews of cats and secure them, or loot those of the others. Eight yarns win at once.
sign-cats = The cats, six colours
sign-mirror = The mirror: pays for any one colour
sign-yarn = A golden yarn

setup-deck = Shuffle all { $cards } cards into one face-down deck.
    .more = { $cats } cats and { $mirrors } mirrors together. Leave room beside it for the discard pile.
setup-hands = Deal { $hand } cards to each player.
    .more = { $players } players, { $cards } cards. Everybody looks at their own hand only.
setup-market = Lay { $market } cards face up beside the deck.
    .more = This is the market. { $deck } cards stay in the deck.
setup-fame = Hall of Fame: agree that scored yarns lie cat side up.
    .more = So everybody can count the colours.
setup-starter = Choose together who begins.
    .more = Then play goes clockwise.

# Words that mean the same to who searches the rules, groups with semicolons between.
rules-alike = steal, rob, loot, attack, infiltrat; joker, wild, mirror; ball, yarn, treasure; bluff, bait, trap; draw, recruit, take; pay, price, cost; group, column, crew; win, end, game over
