"""How it looks and is touched."""
