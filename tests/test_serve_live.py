"""A live server: what it answers and what it refuses, who waits, and that one page's doings are no other's trouble."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Iterator

import psutil
import pytest
from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClosedError

from catgames.games import GAMES
from catgames.notebook.server.app import LARGEST_BODY
from catgames.notebook.server.door import MOST_LINES
from tests.browser.conftest import end_kernel, free_port, kernel_processes, kernels_of, serve, wait_until
from tests.line import Line, connect, cookie, get, kernel_of, open_lesson, packed, run, said

PLACES = 3
COMING = 20
"""Pages at once: more than are ready, and than start in a moment."""
LESSON = "/voila/render/burglars.ipynb"


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("live")
    yield from serve([f"--most={PLACES}", "--ready=0"], free_port(), "/", folder)


NOT_ANSWERED = (
    "/api",
    "/api/status",
    "/api/kernels",
    "/api/kernels/00000000-0000-0000-0000-000000000000",
    "/api/kernelspecs",
    "/api/sessions",
    "/api/contents",
    "/api/contents/burglars.ipynb",
    "/api/terminals",
    "/terminals/1",
    "/terminals/websocket/1",
    "/lab",
    "/login",
    "/tree",
    "/notebooks/burglars.ipynb",
    "/files/burglars.ipynb",
    "/nbconvert/html/burglars.ipynb",
    "/voila/api/contents",
    "/voila/api/themes/@jupyterlab/theme-light-extension/index.css",
    "/voila/files/burglars.ipynb",
    "/voila/labextensions/anywidget/package.json",
    "/voila/query/00000000-0000-0000-0000-000000000000",
    "/voila/static/voila.js",
    "/voila/tree/..",
    "/voila/templates/base/static/voila.js",
    "/voila/templates/catgames/static/../index.html.j2",
    "/voila/templates/catgames/static/%2e%2e/index.html.j2",
    "/voila/templates/catgames/static//etc/passwd",
    "/voila/render/nothing.ipynb",
    "/voila/render/../voila.json",
    "/voila/render/%2e%2e/voila.json",
    "/metrics",
    "/custom/custom.css",
)


@pytest.mark.parametrize("path", NOT_ANSWERED)
def test_what_the_tutors_do_not_need_is_not_there(app: str, path: str) -> None:
    answer = run(get(app + path))
    assert answer.code == 404
    assert b"http" not in answer.body.replace(b"http://www.w3.org", b""), "nothing is fetched from elsewhere"


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
@pytest.mark.parametrize("path", ["/", LESSON, "/api/kernels", "/api/contents/x", "/voila/waiting/x"])
def test_nothing_is_changed_from_outside(app: str, method: str, path: str) -> None:
    async def ask() -> int:
        asked = HTTPRequest(app + path, method, body="" if method != "DELETE" else None)
        return (await AsyncHTTPClient().fetch(asked, raise_error=False)).code

    assert run(ask()) in (403, 404, 405)


def test_pages_say_what_a_browser_may_do_with_them(app: str) -> None:
    for path in ("/", "/voila/templates/catgames/static/page.css", "/nothing"):
        policy = run(get(app + path)).headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'self'" in policy
        scripts = next(part for part in policy.split("; ") if part.startswith("script-src"))
        assert "unsafe" not in scripts


def test_files_are_packed_and_kept(app: str) -> None:
    async def ask() -> None:
        asked = HTTPRequest(
            f"{app}/voila/templates/catgames/static/page.js?v=1",
            headers={"Accept-Encoding": "gzip"},
            decompress_response=False,
        )
        answer = await AsyncHTTPClient().fetch(asked)
        assert answer.headers["Content-Encoding"] == "gzip"
        assert len(answer.body) < 200_000
        assert "immutable" in answer.headers["Cache-Control"]
        again = await get(asked.url, **{"If-None-Match": answer.headers["Etag"]})
        assert again.code == 304

    run(ask())


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Sec-Fetch-Dest": "image"},
        {"Sec-Fetch-Dest": "iframe", "Sec-Fetch-Site": "cross-site"},
        {"Sec-Purpose": "prefetch;prerender"},
        {"Purpose": "prefetch"},
    ],
    ids=str,
)
def test_a_request_that_is_no_visit_starts_no_kernel(app: str, headers: dict[str, str]) -> None:
    answer = run(get(app + LESSON, **headers))
    assert answer.code in (403, 404)
    assert b"kernelId" not in answer.body


def test_to_ask_only_for_the_head_starts_no_kernel(app: str) -> None:
    async def ask() -> int:
        return (await AsyncHTTPClient().fetch(HTTPRequest(app + LESSON, "HEAD"), raise_error=False)).code

    assert run(ask()) == 405


async def _answers(line: Line) -> None:
    """A page still gets an answer from its kernel."""
    bridge = line.bridge
    heard = await line.tell(bridge, {"method": "update", "state": {"beat": 7}, "buffer_paths": []})
    assert heard > 2


BAD_FRAMES: dict[str, bytes | str] = {
    "a count that no frame holds": struct.pack("<Q", 1 << 40),
    "a count of its own size": struct.pack("<Q", 1),
    "places beyond the end": struct.pack("<8Q", 6, 56, 1 << 50, 1 << 51, 1 << 52, 1 << 53, 1 << 54, 0),
    "places in disorder": struct.pack("<8Q", 6, 56, 40, 30, 20, 10, 0, 0),
    "nothing": b"",
    "noise": bytes(range(256)) * 8,
    "a text": "hello",
    "another channel": packed(said("comm_msg", {}), "control"),
    "code to run": packed(said("execute_request", {"code": "1"})),
    "a kernel's end": packed(said("shutdown_request", {"restart": False})),
    "a widget of its own": packed(said("comm_open", {"comm_id": "x", "target_name": "jupyter.widget", "data": {}})),
    "nothing that a widget hears": packed(said("comm_msg", {"comm_id": "x", "data": None})),
    "no header": packed({**said("comm_msg", {}), "header": [1]}),
    "more than a page would say": packed(said("comm_msg", {"data": "x" * 300_000})),
}


def test_a_frame_that_no_page_sends_closes_its_line_and_nobody_elses(app: str) -> None:
    async def attack() -> None:
        line = await open_lesson(app, "burglars")
        for name, frame in BAD_FRAMES.items():
            bad = await connect(app, line.kernel)
            await bad.write_message(frame, binary=isinstance(frame, bytes))
            while await bad.read_message() is not None:
                pass
            assert bad.close_code in (1008, 1009), name
            assert (await get(app + "/")).code == 200, name
        await _answers(line)
        end_kernel(line.kernel)

    run(attack())


def test_a_flood_from_one_page_leaves_the_others_their_answers(app: str) -> None:
    async def flood() -> None:
        loud, quiet = await open_lesson(app, "burglars"), await open_lesson(app, "pocket")
        told = {"method": "update", "state": {"beat": 1}, "buffer_paths": []}
        frame = packed(said("comm_msg", {"comm_id": loud.bridge, "data": told}))

        async def shout() -> None:
            try:
                for _ in range(20_000):
                    await loud.socket.write_message(frame, binary=True)
            except WebSocketClosedError:
                pass

        shouting = asyncio.create_task(shout())
        for _ in range(5):
            await _answers(quiet)
            assert (await get(app + "/")).code == 200
        assert not shouting.done(), "the flood would have been heard already"
        shouting.cancel()
        end_kernel(loud.kernel)
        end_kernel(quiet.kernel)

    run(flood())


def test_a_kernel_has_few_lines_and_one_that_closes_makes_room(app: str) -> None:
    async def ask() -> None:
        line = await open_lesson(app, "burglars")
        more = [await connect(app, line.kernel) for _ in range(MOST_LINES - 1)]
        with pytest.raises(Exception, match="429"):
            await connect(app, line.kernel)
        await _answers(line)
        more[0].close()
        while await more[0].read_message() is not None:
            pass
        await _answers(await _again(line))
        end_kernel(line.kernel)

    async def _again(line: Line) -> Line:
        for _ in range(50):
            try:
                return Line(await connect(app, line.kernel), line.kernel, line.states)
            except Exception:  # the server has not seen yet that the other one is closed
                await asyncio.sleep(0.1)
        raise AssertionError("there is no room again")

    run(ask())


def test_a_large_body_is_not_read(app: str) -> None:
    async def ask() -> None:
        asked = HTTPRequest(app + "/voila/waiting/x", "POST", body=b"x" * (LARGEST_BODY + 1))
        with pytest.raises(Exception, match=r"400|closed|Broken|reset"):
            await AsyncHTTPClient().fetch(asked)
        assert (await get(app + "/")).code == 200

    run(ask())


def test_a_foreign_page_gets_no_line_to_a_kernel(app: str) -> None:
    async def ask() -> None:
        line = await open_lesson(app, "burglars")
        with pytest.raises(Exception, match="403"):
            await connect(app, line.kernel, Origin="http://evil.example")
        await _answers(line)
        end_kernel(line.kernel)

    run(ask())


def test_a_full_server_says_how_many_are_before_one_and_calls_them_in_order(app: str) -> None:
    async def crowd() -> None:
        lines = [(await open_lesson(app, "burglars")).kernel for _ in range(PLACES)]
        first, second = await get(app + LESSON), await get(app + LESSON)
        assert (first.code, second.code) == (503, 503)
        assert b"kernelId" not in first.body
        tickets = [cookie(answer, "catgames-ticket") for answer in (first, second)]
        waits = [f"{app}/voila/waiting/{ticket}" for ticket in tickets]
        assert [(await get(wait)).body for wait in waits] == [
            b'{"before": 0, "turn": false}',
            b'{"before": 1, "turn": false}',
        ]
        end_kernel(lines[0])
        for _ in range(100):
            turns = [(await get(wait)).body for wait in waits]
            if b"true" in turns[0]:
                break
            await asyncio.sleep(0.3)
        assert turns == [b'{"before": 0, "turn": true}', b'{"before": 1, "turn": false}']
        assert (await get(app + LESSON)).code == 503, "the place is kept for who was called"
        assert (await get(app + LESSON, Cookie=f"catgames-ticket={tickets[0]}")).code == 200
        assert (await get(waits[0])).code == 404, "a ticket is good for one page"
        for kernel in lines[1:]:
            end_kernel(kernel)

    run(crowd())


@pytest.fixture(scope="module")
def warm(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    yield from serve(["--ready=1"], free_port(), "/", tmp_path_factory.mktemp("warm"))


def _server(app: str) -> psutil.Process:
    port = f"--port={app.rpartition(':')[2]}"
    return next(process for process in psutil.process_iter(["cmdline"]) if port in (process.info["cmdline"] or ()))


def test_a_warm_kernel_that_died_is_replaced_and_never_handed_out(warm: str) -> None:
    server = _server(warm)
    wait_until(lambda: len(kernels_of(server)) >= len(GAMES))

    async def visit() -> None:
        for kernel in kernels_of(server):
            kernel.kill()
        lines = await asyncio.gather(*(open_lesson(warm, game) for game in GAMES))
        for line in lines:
            await _answers(line)
            assert kernel_processes(line.kernel)

    run(visit())


def test_a_page_is_covered_before_it_has_a_kernel_and_told_how_many_are_before_it(warm: str) -> None:
    """Of pages that come at once only so many are opened as there are cores."""

    async def arrive() -> None:
        pieces: list[list[bytes]] = [[] for _ in range(COMING)]
        asked = (HTTPRequest(warm + LESSON, streaming_callback=heard.append) for heard in pieces)
        await asyncio.gather(*(AsyncHTTPClient().fetch(request) for request in asked))
        for heard in pieces:
            text = b"".join(heard).decode()
            assert text.index('id="cover"') < text.index('"kernelId"') < text.index('id="tutor"')
            end_kernel(kernel_of(text))
        waited = [heard for heard in pieces if any(b'data-before="1"' in piece for piece in heard)]
        # Pieces that arrive together are handed over as one: of who waited a second they do not all.
        assert any(b"kernelId" not in heard[0] for heard in waited), "the cover is there before the kernel is"

    run(arrive())
