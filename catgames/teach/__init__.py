"""Lessons and goals: data about a game, played by tests as by learners."""
