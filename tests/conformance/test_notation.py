"""Any position and any move is one line of text, and back; any other text is refused kindly."""

from __future__ import annotations

from catgames.conformance.notation import *
