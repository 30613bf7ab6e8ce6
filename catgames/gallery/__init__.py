"""Every sentence the app can say, each with a position that brings it about."""
