"""A position built by hand: whatever is done, it can be shown, written, read and judged."""

from __future__ import annotations

from catgames.conformance.editor import *
