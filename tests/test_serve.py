"""The server's parts: ports, places, frames, names, kernels that wait and kernels that are left."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import struct
from collections import Counter
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import nbformat
import pytest
from hypothesis import given
from hypothesis import strategies as some
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

from catgames.cli import main
from catgames.notebook.places import find, templates
from catgames.notebook.server import memory
from catgames.notebook.server.cells import Cells
from catgames.notebook.server.crowd import AWAY_SECONDS, GONE_SECONDS, MOST_TICKETS, Crowd, Turn
from catgames.notebook.server.door import A_SECOND, AT_ONCE, CONTROL, LARGEST_FRAME, Channel, Pace, admitted, parts
from catgames.notebook.server.files import INLINE, packed, policy
from catgames.notebook.server.hosts import called, is_ours, own_names
from catgames.notebook.server.kernels import LEFT_SECONDS, ClassroomKernels
from catgames.notebook.server.serve import PORT, CannotServe, free_port
from catgames.notebook.server.turnstile import Place, Turnstile
from tests.line import packed as frame_of
from tests.line import run, said


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


# --- ports, folders, numbers -----------------------------------------------------------------------


def test_a_port_in_use_is_passed_over_unless_it_was_asked_for() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = int(taken.getsockname()[1])
        with pytest.raises(CannotServe, match="in use"):
            free_port("127.0.0.1", port)
        assert free_port("127.0.0.1", None) >= PORT


@pytest.mark.parametrize(
    "arguments",
    [
        "--port=0",
        "--port=65536",
        "--port=-1",
        "--port=x",
        "--port=²",
        f"--port={'9' * 5000}",
        "--ready=-1",
        "--most=0",
        "--most=many",
        "--address=not.an.address.invalid",
        "--address=300.1.1.1",
        "--address=203.0.113.7",
        f"--address={'x' * 300}",
        "--host=",
        "--host=https://cats.example",
        "--host=cats.example:443",
        "--lessons=/nowhere",
        "--notebooks=/nowhere",
        "--notebooks=/dev/null",
        "--config=/nowhere",
        "--config=/dev/null",
        "--lab --notebooks=/nowhere",
        "--lab --address=203.0.113.7",
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(arguments: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        status = main(["serve", "--no-browser", *arguments.split()])
    except SystemExit as ended:
        status = int(ended.code or 0)
    told = capsys.readouterr()
    assert status == 2
    assert told.out == ""
    assert "Traceback" not in told.err
    assert len([line for line in told.err.splitlines() if not line.startswith(("usage", " "))]) == 1


def test_a_configuration_that_cannot_be_read_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "voila.json").write_text("{")
    assert main(["serve", "--no-browser", f"--config={tmp_path}"]) == 2
    assert "voila.json cannot be read" in capsys.readouterr().err


def test_places_follow_from_the_memory_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    for free, places in ((0, 2), (memory.RESERVE + 30 * memory.A_KERNEL, 26), (1 << 50, memory.MOST)):
        monkeypatch.setattr(memory, "_available", lambda free=free: free)
        assert memory.places(warm=4, files=memory.MOST_FILES) == places


def test_places_follow_from_the_files_that_may_be_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """A shell allows 1024, or 256: as many as it takes are asked for, and a page more than there are is not let in."""
    monkeypatch.setattr(memory, "_available", lambda: 1 << 50)
    assert memory.places(warm=4, files=1024) == 47
    resource = pytest.importorskip("resource")
    allowed = {"now": (256, 4096)}
    monkeypatch.setattr(resource, "getrlimit", lambda what: allowed["now"])
    monkeypatch.setattr(resource, "setrlimit", lambda what, limits: allowed.update(now=limits))
    assert memory.ask_for_files() == 4096
    assert allowed["now"] == (4096, 4096)


def test_a_container_has_the_memory_it_was_given(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(memory, "CONTAINER", tmp_path)
    (tmp_path / "memory.max").write_text(f"{memory.RESERVE + 10 * memory.A_KERNEL + 5}\n")
    (tmp_path / "memory.current").write_text("5\n")
    assert memory.places(warm=0, files=memory.MOST_FILES) == 10


# --- who may come in -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name", ["localhost", "127.0.0.1", "[::1]", "192.168.1.7", "teacher", "teacher.local", "Cats.Example"]
)
def test_names_of_this_server(name: str) -> None:
    assert is_ours(name, own_names("cats.example"))


@pytest.mark.parametrize("name", ["evil.example", "127.0.0.1.evil.example", "local.evil.example", "cats.example.org"])
def test_names_of_other_servers(name: str) -> None:
    assert not is_ours(name, own_names("cats.example"))


@pytest.mark.parametrize(
    ("address", "told"), [("127.0.0.1", "127.0.0.1"), ("::1", "[::1]"), ("localhost", "localhost")]
)
def test_a_server_says_by_which_address_it_is_opened(address: str, told: str) -> None:
    assert called(address) == told


@pytest.mark.parametrize("everywhere", ["0.0.0.0", "::"])
def test_a_server_for_a_class_says_the_address_that_others_see(
    everywhere: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert called(everywhere).strip("[]") not in ("0.0.0.0", "::")

    def no_way(*place: object) -> None:
        raise OSError("there is no network")

    monkeypatch.setattr(socket.socket, "connect", no_way)
    assert called(everywhere) in ("127.0.0.1", "[::1]")


def test_who_comes_to_a_full_server_waits_in_order_and_is_called() -> None:
    taken, clock = 2, Clock()
    crowd = Crowd(2, lambda: taken, clock)
    assert not crowd.enters("")
    first, second = crowd.joins(""), crowd.joins("")
    assert [crowd.asks(ticket) for ticket in (first, second)] == [Turn(0, False), Turn(1, False)]
    taken = 1
    assert crowd.asks(second) == Turn(1, False)
    assert crowd.asks(first) == Turn(0, True)
    assert not crowd.enters(""), "who comes later does not pass those who wait"
    assert not crowd.enters(second)
    assert crowd.enters(first)
    assert crowd.asks(first) is None
    assert crowd.asks(second) == Turn(0, True)
    clock.now += AWAY_SECONDS + 1
    assert crowd.enters(""), "who was called and does not come is passed over"
    clock.now += GONE_SECONDS + 1
    assert not crowd.waiting, "who closed the page does not keep the others waiting"
    assert crowd.enters("")


def test_a_place_is_taken_from_the_door_on() -> None:
    crowd = Crowd(1, lambda: 0)
    with crowd.arrival():
        assert not crowd.enters("")
    assert crowd.enters("")


def test_the_line_is_not_endless() -> None:
    crowd = Crowd(0, lambda: 0)
    first = crowd.joins("")
    assert all(crowd.joins("") for _ in range(MOST_TICKETS - 1))
    assert crowd.joins("") == ""
    assert crowd.joins(first) == first


def test_who_loads_the_waiting_page_anew_keeps_their_place() -> None:
    crowd = Crowd(0, lambda: 0)
    first, second = crowd.joins(""), crowd.joins("")
    assert crowd.joins(first) == first
    assert [crowd.asks(ticket) for ticket in (first, second)] == [Turn(0, False), Turn(1, False)]
    assert crowd.joins("not a ticket of ours") not in ("not a ticket of ours", first, second)


def test_who_does_not_look_is_passed_over_and_keeps_their_place() -> None:
    """A browser lets a page that is not looked at ask once a minute."""
    taken, clock = 1, Clock()
    crowd = Crowd(1, lambda: taken, clock)
    away, here = crowd.joins(""), crowd.joins("")
    for _ in range(6):
        clock.now += 10
        crowd.asks(here)
    assert crowd.asks(away) == Turn(0, False)
    clock.now += 60
    taken = 0
    assert crowd.asks(here) == Turn(1, True)
    assert crowd.asks(away) == Turn(0, False), "there was one place"
    assert crowd.enters(here)
    assert crowd.asks(away) == Turn(0, True)
    clock.now += AWAY_SECONDS + 1
    assert crowd.enters(away), "it was slow, but nobody else is there"
    assert not crowd.waiting


# --- what may be said ------------------------------------------------------------------------------


def test_what_a_page_says_is_admitted() -> None:
    assert admitted(frame_of(said("comm_msg", {"comm_id": "x", "data": {}})))
    assert admitted(frame_of(said("comm_open", {"comm_id": "x", "target_name": CONTROL, "data": {}})))
    assert not admitted(frame_of(said("execute_request", {"code": "1"})))
    assert not admitted(frame_of(said("comm_msg", {"data": "x" * LARGEST_FRAME})))


@pytest.mark.parametrize(
    "content",
    [
        {},
        [],
        {"comm_id": "x"},
        {"comm_id": 1, "data": {}},
        {"comm_id": "x", "data": None},
        {"comm_id": "x", "data": [1]},
    ],
    ids=str,
)
def test_what_no_widget_could_hear_is_not_admitted(content: Any) -> None:
    assert not admitted(frame_of(said("comm_msg", content)))


def test_a_page_makes_no_widgets_in_its_kernel() -> None:
    made = {"comm_id": "x", "target_name": "jupyter.widget", "data": {"state": {"_model_name": "OutputModel"}}}
    assert not admitted(frame_of(said("comm_open", made)))


@given(
    some.binary(max_size=200)
    | some.builds(
        lambda count, rest: struct.pack("<Q", count) + rest, some.integers(0, 2**64 - 1), some.binary(max_size=400)
    )
)
def test_no_frame_can_keep_the_reader_busy(frame: bytes) -> None:
    found = parts(frame)
    assert found is None or sum(map(len, found)) <= len(frame)
    assert admitted(frame) in (True, False)


@given(some.data())
def test_a_frame_with_one_byte_changed_is_read_or_refused(data: some.DataObject) -> None:
    frame = bytearray(frame_of(said("comm_msg", {"comm_id": "x", "data": {}})))
    frame[data.draw(some.integers(0, len(frame) - 1))] = data.draw(some.integers(0, 255))
    assert admitted(bytes(frame)) in (True, False)


def test_who_talks_as_people_do_never_waits_and_who_shouts_does() -> None:
    clock = Clock()
    pace = Pace(clock)
    for _ in range(1000):
        clock.now += 2 / A_SECOND
        assert pace.wait(300) == 0
    waits = [pace.wait(300) for _ in range(int(2 * AT_ONCE))]
    assert waits[0] == 0
    assert waits[-1] > AT_ONCE / 2 / A_SECOND
    clock.now += 60
    assert pace.wait(300) == 0


def test_who_does_not_listen_is_not_heard_until_they_do() -> None:
    """What a page asked for and does not take in would be kept by the server, as much as it likes to ask for."""

    async def look() -> None:
        channel, heard = Channel.__new__(Channel), list[bytes]()
        channel.initialize(Counter())
        channel.connection = SimpleNamespace(handle_incoming_message=heard.append)
        channel._told = asyncio.get_running_loop().create_future()
        asking = asyncio.create_task(channel.on_message(b"more"))
        await asyncio.sleep(0.01)
        assert heard == []
        channel._told.set_result(None)
        await asking
        assert heard == [b"more"]

    run(look())


# --- kernels ---------------------------------------------------------------------------------------


def test_kernels_that_wait_for_a_page_are_not_culled_and_abandoned_ones_are(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[str] = []

    async def end(self: Any, kernel_id: str) -> None:
        ended.append(kernel_id)

    monkeypatch.setattr(AsyncMappingKernelManager, "cull_kernel_if_idle", end)

    async def look() -> None:
        some_kernels = ClassroomKernels()
        some_kernels.spare = {"waiting"}
        for kernel in ("waiting", "abandoned"):
            await some_kernels.cull_kernel_if_idle(kernel)

    run(look())
    assert ended == ["abandoned"]


def test_kernels_start_one_after_the_other_and_those_for_a_page_first() -> None:
    async def look() -> None:
        turnstile, begun = Turnstile(1), list[str]()
        go_on = asyncio.Event()

        async def start(name: str, turn: AbstractAsyncContextManager[None]) -> None:
            async with turn:
                begun.append(name)
                await go_on.wait()

        places = [Place(), Place(), Place()]
        starts = [asyncio.create_task(start("spare", turnstile.spare())) for _ in range(2)]
        starts += [asyncio.create_task(start(f"page {n}", turnstile.page(place))) for n, place in enumerate(places)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert begun == ["spare"]
        assert [turnstile.before(place) for place in places] == [0, 1, 2]
        starts[2].cancel()
        await asyncio.gather(starts[2], return_exceptions=True)
        assert [turnstile.before(place) for place in places] == [0, 0, 1], "who goes away keeps nobody waiting"
        go_on.set()
        await asyncio.gather(*starts, return_exceptions=True)
        assert begun == ["spare", "page 1", "page 2", "spare"]

    run(look())


def test_a_page_is_made_of_the_first_code_of_its_notebook(tmp_path: Path) -> None:
    """Nothing of what is stored for its readers, and again when it has changed."""
    notebook = nbformat.v4.new_notebook(
        cells=[
            nbformat.v4.new_markdown_cell("A title"),
            nbformat.v4.new_code_cell("1", outputs=[nbformat.v4.new_output("stream", text="1")]),
            nbformat.v4.new_code_cell("2"),
            nbformat.v4.new_markdown_cell("A heading"),
            nbformat.v4.new_code_cell("3"),
        ]
    )
    cells = Cells(root_dir=str(tmp_path))
    for number, sources in enumerate((["1", "2"], ["2"])):
        del notebook.cells[1 : 1 + number]
        nbformat.write(notebook, tmp_path / "lesson.ipynb")
        os.utime(tmp_path / "lesson.ipynb", (number, number))
        for _ in range(2):
            found = cells.get("lesson.ipynb")["content"].cells
            assert [cell.source for cell in found] == sources
            assert all(cell.outputs == [] for cell in found)
            found.clear()


class Kernels(ClassroomKernels):
    """Kernels that live as long as they are on the list."""

    def __init__(self, living: set[str], dead: set[str]) -> None:
        super().__init__()
        self.living, self.dead, self.ended = living, dead, list[str]()

    def list_kernel_ids(self) -> list[str]:
        return sorted((self.living | self.dead) - set(self.ended))

    async def alive(self, kernel: str) -> bool:
        return kernel in self.living

    async def end(self, kernel: str) -> None:
        self.ended.append(kernel)


def test_kernels_of_left_pages_end_when_others_wait_and_dead_ones_at_once() -> None:
    async def look() -> None:
        manager = Kernels({"open", "left"}, {"dead"})
        manager._kernel_connections = {"open": 1, "left": 0}
        since: dict[str, float] = {}
        await manager.tidy(True, since, now=0)
        assert manager.ended == ["dead"]
        await manager.tidy(False, since, now=LEFT_SECONDS + 1)
        assert manager.ended == ["dead"], "nobody needs the place"
        await manager.tidy(True, since, now=LEFT_SECONDS + 1)
        assert manager.ended == ["dead", "left"]
        await manager.tidy(False, since, now=LEFT_SECONDS + 2)
        assert since == {}, "who is gone is forgotten"

    run(look())
    assert LEFT_SECONDS < 60


# --- files -----------------------------------------------------------------------------------------


def test_every_script_that_stands_in_a_page_is_known_to_the_policy() -> None:
    said_in_pages = {
        script for path in templates().rglob("*.html") for script in INLINE.findall(path.read_text("utf-8"))
    }
    assert policy(templates()).count("'sha256-") == len(said_in_pages)
    assert "<script>" not in (templates() / "index.html.j2").read_text("utf-8")


def test_the_page_is_small() -> None:
    files = packed(templates() / "static")
    assert len(files["page.js"].gzipped) + len(files["page.css"].gzipped) < 200_000


def test_voila_is_configured_for_a_class() -> None:
    settings = json.loads(find("voila.json").read_text(encoding="utf-8"))
    voila, culling = settings["VoilaConfiguration"], settings["MappingKernelManager"]
    assert settings["Tutors"]["ready"] > 0
    assert voila["strip_sources"]
    assert not voila["show_tracebacks"]
    assert culling["cull_idle_timeout"] > 0
    assert not culling["cull_connected"]
    assert not settings["KernelManager"]["autorestart"], "a kernel that came back empty would show nothing"


def test_a_board_that_comes_late_is_waited_for() -> None:
    """The notebook runner drops what a cell shows after 4 seconds by default: a class then sees white pages."""
    settings = json.loads(find("voila.json").read_text(encoding="utf-8"))
    assert settings["VoilaExecutor"]["iopub_timeout"] >= 600
    assert settings["VoilaExecutor"]["startup_timeout"] >= 600


def test_an_installed_app_finds_its_page_template_where_jupyter_looks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    there = templates()
    monkeypatch.setattr("catgames.notebook.places.PACKAGE", tmp_path)
    monkeypatch.setenv("JUPYTER_PATH", str(there.parents[2]))
    assert templates() == there
