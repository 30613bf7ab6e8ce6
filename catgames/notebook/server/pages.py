"""The pages that are answered: the home page, a lesson or a place in the line, and one for whatever is not there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from tornado.httputil import HTTPServerRequest
from tornado.routing import Matcher
from tornado.web import HTTPError, RequestHandler
from voila.handler import BaseVoilaHandler

from catgames.games import GAMES, every_game
from catgames.notebook.server.crowd import Crowd
from catgames.notebook.server.hosts import is_ours
from catgames.notebook.server.openings import Openings
from catgames.notebook.server.turnstile import Place

TICKET = "catgames-ticket"
FULL = 503
TELL_SECONDS = 1.0


class Home(BaseVoilaHandler):
    def get(self) -> None:
        self.write(self.render_template("tree.html", contents={"path": ""}))


class Plain(RequestHandler):
    """An answer that needs nothing of Jupyter's."""

    def set_default_headers(self) -> None:
        for name, value in self.settings["headers"].items():
            self.set_header(name, value)


class Missing(Plain):
    """Whatever is not on the list, in whichever way it is asked for."""

    def prepare(self) -> None:
        page = self.settings["voila_jinja2_env"].get_template("404.html")
        self.set_status(404)
        self.finish(page.render(base_url=self.settings["base_url"]))


class Waiting(Plain):
    """How many are before somebody who waits."""

    def initialize(self, crowd: Crowd) -> None:
        self._crowd = crowd

    def get(self, ticket: str) -> None:
        turn = self._crowd.asks(ticket)
        self.set_header("Cache-Control", "no-store")
        if turn is None:
            self.set_status(404)
        else:
            self.write({"before": turn.before, "turn": turn.turn})


class Lesson(BaseVoilaHandler):
    """A tutor's page with a kernel of its own, if there is a place for it."""

    def initialize(self, crowd: Crowd, openings: Openings, folder: Path, **kwargs: Any) -> None:
        super().initialize(**kwargs)
        self._crowd, self._openings, self._folder = crowd, openings, folder

    async def get(self, path: str) -> None:
        if path not in {notebook.name for notebook in self._folder.glob("*.ipynb")}:
            raise HTTPError(404)
        if not _is_a_visit(self.request):
            raise HTTPError(403)
        _ = self.xsrf_token  # its cookie lets the page ask for its kernel's end when it is left
        self.set_header("Cache-Control", "no-store")
        ticket = self.get_cookie(TICKET) or ""
        if self._crowd.enters(ticket):
            self.clear_cookie(TICKET)
            with self._crowd.arrival():
                await self._open(path)
        else:
            self._ask_to_wait(path, ticket)

    async def _open(self, path: str) -> None:
        """First the cover, at once; then, until the kernel is ready, how many are before this page."""
        self.write(await self._openings.head(path))
        await self.flush()
        place = Place()
        coming = asyncio.ensure_future(self._openings.rest(path, place))
        try:
            while not (await asyncio.wait([coming], timeout=TELL_SECONDS))[0]:
                self.write(f'<i hidden data-before="{self._openings.before(place)}"></i>')
                await self.flush()
            self.write(coming.result())
        finally:
            coming.cancel()

    def _ask_to_wait(self, path: str, ticket: str) -> None:
        game = Path(path).stem.partition("-")[0]
        self.set_status(FULL)
        self.set_cookie(TICKET, self._crowd.joins(ticket), samesite="Lax")
        self.write(self.render_template(f"waiting/{game if game in every_game() else GAMES[0]}.html"))


def _is_a_visit(request: HTTPServerRequest) -> bool:
    """Somebody opens the page; it is not fetched in advance, nor as a picture or a frame of another site."""
    headers = request.headers
    purpose = headers.get("Sec-Purpose", headers.get("Purpose", ""))
    return headers.get("Sec-Fetch-Dest", "document") == "document" and "prefetch" not in purpose


class ForeignHost(Matcher):
    """A name that is not this server's: some other site's name was made to point here."""

    def __init__(self, names: frozenset[str]) -> None:
        self._names = names

    def match(self, request: HTTPServerRequest) -> dict[str, Any] | None:
        return None if is_ours(request.host_name, self._names) else {}
