"""The table sheet: a whole game on one printed page, made from its rulebook."""
