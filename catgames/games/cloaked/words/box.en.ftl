# With the box on the table: the goal, the signs, and setting up.

box-goal = Everybody hides three attributes. Read the masks on the cats, ask for what the others hide, and keep your own disguise: masks received and attributes still hidden are points.
sign-masks = Masks, a colour each player
