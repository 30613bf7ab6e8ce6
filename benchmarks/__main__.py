"""`python -m benchmarks [engine] [explain] [worst] [browser]`: all of them by default."""

from __future__ import annotations

import sys

from benchmarks import browser, engine, explain, worst

ALL = {"engine": engine.main, "explain": explain.main, "worst": worst.main, "browser": browser.main}

for name in sys.argv[1:] or ALL:
    ALL[name]()
