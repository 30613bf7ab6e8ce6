"""A game in a package of its own, installed as any package is, and its own tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


def install(package: Path, place: Path) -> dict[str, str]:
    """An environment in which the package is installed, in a folder that is made for it."""
    options = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", f"--target={place}"]
    subprocess.run([sys.executable, "-m", "pip", "install", *options, str(package)], check=True)
    return {**os.environ, "PYTHONPATH": os.pathsep.join((str(ROOT), str(place)))}


def run_tests(folder: Path, environment: dict[str, str]) -> None:
    """As its author would."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(folder)]
    done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]
