"""Cats that play: of three levels, each deciding only from what its seat may see."""
