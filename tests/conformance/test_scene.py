"""What is drawn can be touched, read aloud and printed; nothing is cut off; nothing secret is in it."""

from __future__ import annotations

from catgames.conformance.scene import *
