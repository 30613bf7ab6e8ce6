"""`python -m benchmarks [engine] [explain] [exercises] [browser]`: all of them by default."""

from __future__ import annotations

import sys

from benchmarks import browser, engine, exercises, explain

ALL = {"engine": engine.main, "explain": explain.main, "exercises": exercises.main, "browser": browser.main}

for name in sys.argv[1:] or ALL:
    ALL[name]()
