"""What a position is: the pieces, the state, the facts about it, the names of the things on the table."""
