"""Games, moves, rules, verdicts, events and records: no widget, no drawing, no words, no game."""
