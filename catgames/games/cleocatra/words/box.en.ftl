# With the box on the table: the goal, the signs, and setting up.

box-goal = Build the pyramids so that many colours lie around your rescuers, and rescue: each colour is a point, and so is each assistant. The round in which somebody reaches 23 points is the last; most points win.
sign-rescuers = Rescuers
sign-inspector = Inspector

setup-two = Two players: put { $out } tiles back into the box.
    .more = One blue, one orange and one green: { $tiles } of the { $all } stay in the game.
setup-pile = Shuffle the { $tiles } tiles face down into one pile.
setup-pieces = Each player takes { $rescuers } rescuers and the score marker of one colour.
    .more = Every marker starts at { $points } points. Colours nobody plays stay in the box.
setup-inspectors = Put the { $inspectors } inspectors beside the board.
setup-starter = Whoever cuddled a cat or another pet most recently begins.
    .more = Then play goes clockwise.
setup-tiles = In turn, each draws a tile, lays it face up and puts a rescuer on it.
    .more = The first in the middle, every other beside the pyramids. { $laid } tiles lie, { $left } are left in the pile.

# Words that mean the same to who searches the rules, groups with semicolons between.
rules-alike = adjacent, beside, next to, neighbour; move, search; score, rescue, points; meeple, rescuer, pawn; guard, inspector; blocked, stuck; full, capacity, two rescuers; split, connected, removal; tie, shared, draw; power, ability, advanced
