"""The notebooks as pages are made of them: read once, and of their cells only those that a page runs."""

from __future__ import annotations

from copy import deepcopy
from itertools import dropwhile, takewhile
from pathlib import Path
from typing import Any

from jupyter_server.services.contents.largefilemanager import LargeFileManager


class Cells(LargeFileManager):
    """A stored notebook holds all that is in it for its readers: Voilà checks it several times for every page."""

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._read: dict[str, tuple[float | None, dict[str, Any]]] = {}

    def get(self, path: str, *args: Any, **kwargs: Any) -> dict[str, Any]:
        changed = (Path(self.root_dir) / path).stat().st_mtime
        when, model = self._read.get(path, (None, {}))
        if when != changed:
            model = super().get(path, *args, **kwargs)
            model["content"].cells = first_code(model["content"].cells)
            for cell in model["content"].cells:
                cell.outputs = []
            self._read[path] = changed, model
        return deepcopy(model)


def first_code(cells: list[Any]) -> list[Any]:
    """The first cells with code, up to the next text: what comes under later headings is for JupyterLab."""
    from_code_on = dropwhile(lambda cell: cell.cell_type != "code", cells)
    return list(takewhile(lambda cell: cell.cell_type == "code", from_code_on))
