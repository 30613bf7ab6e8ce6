# With the box on the table: the goal, the signs, and setting up.

box-goal = Swap tiles so that your clan’s cats stand beside the best prey, stronger than the other clan’s and out of the dogs’ reach. Once all tiles are played, the clan with the most points wins.
sign-mice = Mice
sign-pairs = Pigeons and flies: both of a kind multiply
sign-dogs = Dogs: an arrow bites

setup-clans = { $mode ->
    [first] Take the clan cards of two clans: { $one } and { $other }.
    [lots] Draw two clans by lot, one for each of you.
    [free] Lay out all the clan cards. Each of you chooses a clan.
    [limited] Shuffle the clan cards. Each of you draws { $drawn } and keeps one.
   *[expert] Whoever begins draws { $drawn } clan cards, keeps one and hands on the rest; the other keeps one of those.
}
    .more = Never the same clan twice. Take out the five cat tiles of your clan.
setup-effects = { $effects ->
    [yes] Lay your clan card before you and read it aloud.
   *[no] Put the clan cards aside.
}
    .more = { $effects ->
    [yes] You play with clan effects.
   *[no] You play without clan effects: a chief is a cat like any other.
}
setup-mix = Put together { $cats } cats, { $prey } prey and { $dogs } dogs.
    .more = The two clans’ cats, all the prey, all the dogs: { $tiles } tiles. The other cats stay in the box.
setup-square = Mix them and lay them face down, { $side } rows of { $side }.
    .more = Nobody looks at any of the { $tiles } tiles.
setup-centre = Reveal the tile in the centre.
    .more = It stays where it lies; { $hidden } tiles are face down.
setup-starter = Whoever saw a cat last begins.
setup-expert = Play two games, as the book advises, and add up the points of both.
    .more = In the second game the other player draws the clan cards.

# Words that mean the same to who searches the rules, groups with semicolons between.
rules-alike = diagonal, corner; orthogonal, straight, row, column, edge; strength, force, attack; leader, boss, chief; bite, bitten, out, dog; eat, catch, capture, caught; turn, rotate, facing; draw, tie; flip, reveal, turn up; power, ability, effect
