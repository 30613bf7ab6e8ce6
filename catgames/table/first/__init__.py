"""The room where a first game is played, with a guide."""
