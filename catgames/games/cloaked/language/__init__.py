"""How it is written and told: the kinds of move, and positions and moves as text."""
