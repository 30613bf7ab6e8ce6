"""A module a kind of step: its record, and everything that is done with it."""
