"""What every game promises, asked of each of ours; and what only ours promise, whose books and courses are whole.

What any game must keep is in `catgames.conformance`, so that a game in a package of its own is asked the same.
"""
