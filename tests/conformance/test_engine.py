"""What every engine promises."""

from __future__ import annotations

from catgames.conformance.engine import *
