"""`python -m benchmarks [engine] [explain] [exercises] [worst] [browser]`: all of them by default."""

from __future__ import annotations

import sys

from benchmarks import browser, engine, exercises, explain, worst

ALL = {
    "engine": engine.main,
    "explain": explain.main,
    "exercises": exercises.main,
    "worst": worst.main,
    "browser": browser.main,
}

for name in sys.argv[1:] or ALL:
    ALL[name]()
