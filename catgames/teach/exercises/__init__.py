"""Exercises without end: each is a step made by the engine, from a rule and a seed."""
