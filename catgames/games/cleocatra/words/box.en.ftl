# With the box on the table: the goal, the signs, and setting up.

box-goal = Build the pyramids so that many colours lie around your rescuers, and rescue: each colour is a point, and so is each assistant. The round in which somebody reaches 23 points is the last; most points win.
sign-rescuers = Rescuers
sign-inspector = Inspector
