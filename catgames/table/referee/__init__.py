"""The room where any position is put before the referee, and any move tried on it, as any player."""
