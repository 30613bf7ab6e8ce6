"""Legal moves are exactly what the rules allow: in games, in lessons, and in what is built by hand."""

from __future__ import annotations

from catgames.conformance.equation import *
