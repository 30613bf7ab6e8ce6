"""Find a Chromium for the browser tests; install Debian's where that is possible."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
INSTALL = (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium", "fonts-dejavu-core"])


def chromium() -> str | None:
    chosen = os.environ.get("CHROMIUM")
    return chosen or next((found for name in NAMES if (found := shutil.which(name))), None)


def main() -> int:
    if chromium():
        return 0
    if shutil.which("apt-get"):
        prefix = [] if os.geteuid() == 0 else ["sudo", "-n"]
        quiet = {"stdout": subprocess.DEVNULL, "env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}}
        for command in INSTALL:
            if subprocess.run([*prefix, *command], check=False, **quiet).returncode:  # type: ignore[call-overload]
                break
    if chromium():
        return 0
    print("The browser tests need Chromium: install it, or set CHROMIUM to a browser's path.", file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main())
