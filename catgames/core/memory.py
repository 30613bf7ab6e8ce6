"""How many answers of a function are kept: sizes of memory, which no rule of a game depends on."""

from __future__ import annotations

SMALL, LARGE, WHOLE = 1 << 16, 1 << 14, 1 << 8
"""For answers of a few words, for long ones, and for those asked about a whole position."""
