"""The page's own files: known by name, packed once, and kept by the browser for as long as they stay the same."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from base64 import b64encode
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from catgames.notebook.server.pages import Plain

A_YEAR = 365 * 24 * 3600
INLINE = re.compile(r"<script>(.*?)</script>", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Packed:
    plain: bytes
    gzipped: bytes
    kind: str
    version: str


@cache
def packed(folder: Path) -> dict[str, Packed]:
    """Every file under a folder, by its path within."""
    found = {}
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        plain = path.read_bytes()
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        version = hashlib.sha256(plain).hexdigest()[:32]
        found[path.relative_to(folder).as_posix()] = Packed(plain, gzip.compress(plain, 9), kind, version)
    return found


class Files(Plain):
    """Nothing else can be asked for: a name is a key, never a path."""

    def initialize(self, folder: Path) -> None:
        self._files = packed(folder)

    def get(self, name: str) -> None:
        if name not in self._files:
            self.set_status(404)
            return
        file = self._files[name]
        self.set_header("Content-Type", f"{file.kind}; charset=utf-8" if "text" in file.kind else file.kind)
        self.set_header("Vary", "Accept-Encoding")
        self.set_header("Etag", f'"{file.version}"')
        # A name with a version means the same for ever; one without is asked about each time.
        kept = f"public, max-age={A_YEAR}, immutable" if self.get_query_argument("v", "") else "no-cache"
        self.set_header("Cache-Control", kept)
        if self.check_etag_header():
            self.set_status(304)
            return
        if "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            self.write(file.gzipped)
        else:
            self.write(file.plain)

    head = get


def policy(templates: Path) -> str:
    """The content security policy: our own files, and the few scripts that stand in our pages themselves."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(templates.rglob("*.html"))]
    inline = dict.fromkeys(script for text in texts for script in INLINE.findall(text))
    hashes = [f"'sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}'" for text in inline]
    return "; ".join(
        (
            "default-src 'none'",
            # The bridge to the browser comes from the kernel and is run as a blob.
            f"script-src 'self' blob: {' '.join(hashes)}",
            "style-src 'self' 'unsafe-inline'",  # widgets set styles on what they draw
            "img-src 'self' data: blob:",
            "connect-src 'self' ws: wss:",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'self'",
        )
    )
