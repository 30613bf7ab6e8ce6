"""Figures, as ratios to something measured in the same run on the same machine; not tests."""
