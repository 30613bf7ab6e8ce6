# With the box on the table: the goal, the signs, and setting up.

box-goal = Swap tiles so that your clan’s cats stand beside the best prey, stronger than the other clan’s and out of the dogs’ reach. Once all tiles are played, the clan with most points wins.
sign-mice = Mice
sign-pairs = Pigeons and flies: both of a kind multiply
sign-dogs = Dogs: an arrow bites
