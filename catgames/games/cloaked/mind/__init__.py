"""How a cat thinks."""
