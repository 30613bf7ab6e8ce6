"""A cat walks over the keyboard: whatever is touched, pressed, chosen or written, in any order, nothing breaks."""

from __future__ import annotations

from catgames.conformance.monkey import *
