"""Pages on their way: a kernel is started and runs its notebook. A few are kept ready for who comes next."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from uuid import uuid4

from voila.notebook_renderer import NotebookRenderer

from catgames.notebook.server.turnstile import Place, Turnstile

TUTOR = 'id="tutor"'
"""What the page template writes once the notebook has shown its tutor."""
ALONE_SECONDS = 20.0
"""After so long a start is only slow, and the next one may begin."""
SELDOM = ("-play.ipynb", "-fr.ipynb")


def often_opened(folder: Path) -> list[str]:
    """The notebooks for which kernels are kept ready; others may be opened, but seldom are."""
    return sorted(path.name for path in folder.glob("*.ipynb") if not path.name.endswith(SELDOM))


@dataclass(frozen=True, slots=True)
class Opened:
    """A kernel that has run its notebook, and what the page says of it."""

    kernel: str
    text: str


class Openings:
    """What the server of the tutors opens, and what it keeps ready."""

    def __init__(self, app: Any, ready: int) -> None:
        self._app, self._kernels, self._most = app, app.kernel_manager, ready
        self._turnstile = Turnstile(os.cpu_count() or 1)
        self._ready: dict[str, list[Opened]] = {name: [] for name in often_opened(Path(app.root_dir))}
        self._coming: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self._heads: dict[str, str] = {}

    def before(self, place: Place) -> int:
        return self._turnstile.before(place)

    async def head(self, notebook: str) -> str:
        """The page up to where its kernel is needed: it is the same every time."""
        if notebook not in self._heads:
            renderer = await self._renderer(notebook)
            template = renderer.exporter.environment.get_template("opening.html.j2")
            self._heads[notebook] = await template.render_async(
                resources=renderer.resources, static_url=renderer.exporter.static_url
            )
        return self._heads[notebook]

    async def rest(self, notebook: str, place: Place) -> str:
        """The rest of the page, with a kernel of its own: one that was ready, or one that is started in its turn."""
        while ready := self._ready.get(notebook):
            opened = ready.pop(0)
            self._fill()
            if await self._kernels.alive(opened.kernel):
                return self._given(opened)
            await self._drop(opened.kernel)
        async with self._turnstile.page(place):
            opening = asyncio.create_task(self._open(notebook))
            try:
                await asyncio.wait([opening], timeout=ALONE_SECONDS)
            except asyncio.CancelledError:
                opening.cancel()
                raise
        return self._given(await opening)

    def _given(self, opened: Opened) -> str:
        self._kernels.spare.discard(opened.kernel)
        return opened.text

    async def tidy(self) -> None:
        """A kernel that died while it waited for a page is replaced, and one that is lacking is started."""
        for ready in self._ready.values():
            for opened in list(ready):
                if not await self._kernels.alive(opened.kernel) and opened in ready:
                    ready.remove(opened)
                    await self._drop(opened.kernel)
        self._fill()

    def _fill(self) -> None:
        for notebook, ready in self._ready.items():
            for _ in range(self._most - len(ready) - self._coming[notebook]):
                self._coming[notebook] += 1
                task = asyncio.create_task(self._keep_ready(notebook))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _keep_ready(self, notebook: str) -> None:
        try:
            async with self._turnstile.spare():
                opened = await self._open(notebook)
        finally:
            self._coming[notebook] -= 1
        if TUTOR in opened.text:
            self._ready[notebook].append(opened)
        else:
            await self._drop(opened.kernel)

    async def _open(self, notebook: str) -> Opened:
        renderer, kernel = await self._renderer(notebook), str(uuid4())
        self._kernels.spare.add(kernel)
        try:
            name = renderer.notebook.metadata.kernelspec.name
            env = {**os.environ, "VOILA_PREHEAT": "True"}  # by which a notebook knows that it is a page
            await self._kernels.start_kernel(kernel_id=kernel, kernel_name=name, path="", env=env)
            pieces = renderer.generate_content_generator(kernel, self._kernels.get_kernel(kernel))
            return Opened(kernel, "".join([piece async for piece, _ in pieces]))
        except BaseException:  # also when the page was left meanwhile
            await self._drop(kernel)
            raise

    async def _drop(self, kernel: str) -> None:
        self._kernels.spare.discard(kernel)
        with suppress(Exception):
            await self._kernels.end(kernel)

    async def _renderer(self, notebook: str) -> NotebookRenderer:
        app = self._app
        renderer = NotebookRenderer(
            voila_configuration=app.voila_configuration,
            traitlet_config=app.config,
            notebook_path=notebook,
            template_paths=app.template_paths,
            config_manager=app.config_manager,
            contents_manager=app.contents_manager,
            base_url=app.base_url,
            kernel_spec_manager=app.kernel_spec_manager,
            page_config={},
        )
        await renderer.initialize()
        renderer.resources["opened"] = True  # the page's head was sent already
        return renderer
