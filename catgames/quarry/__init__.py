"""Where exercises are quarried: positions of many games, and the moves in them worth asking about."""
