# With the box on the table: the goal, the signs, and setting up.

box-goal = Collect golden balls of yarn: hide them beneath your crews of cats and secure them, or loot those of the others. Eight yarns win at once.
sign-cats = The cats, six colours
sign-mirror = The mirror: pays for any one colour
sign-yarn = A golden yarn
