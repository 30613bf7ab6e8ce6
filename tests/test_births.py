"""Kernels and the nursery they are forked from: each may go without the others, and nothing is left when all go."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import psutil
import pytest

from catgames.cli import ENDED
from catgames.notebook.server import births
from catgames.notebook.server.app import TIDY_SECONDS
from catgames.notebook.server.births import CAN_FORK, Nursery
from catgames.notebook.server.nursery import MOST_MEMORY
from tests.browser.conftest import end_kernel, free_port, interruptible, kernel_processes, serve, wait_until
from tests.line import Line, open_lesson, run

pytestmark = pytest.mark.skipif(not CAN_FORK, reason="kernels are started one by one here")

BEAT = {"method": "update", "state": {"beat": 7}, "buffer_paths": []}
BIRTHS, TIDIED = 12, TIDY_SECONDS + 1


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    yield from serve(["--ready=0", "--most=40"], free_port(), "/", tmp_path_factory.mktemp("births"))


def _server(app: str) -> psutil.Process:
    port = f"--port={app.rpartition(':')[2]}"
    return next(process for process in psutil.process_iter(["cmdline"]) if port in (process.info["cmdline"] or ()))


def _process(line: Line) -> psutil.Process:
    (process,) = kernel_processes(line.kernel)
    return process


def test_a_page_goes_on_when_the_nursery_of_its_kernel_is_gone_and_others_come_all_the_same(app: str) -> None:
    async def visit() -> None:
        (nursery,) = _server(app).children()
        first = await open_lesson(app, "pocket")
        assert _process(first).ppid() == nursery.pid
        nursery.kill()
        started = await open_lesson(app, "pocket")
        assert _process(started).ppid() == _server(app).pid, "without a nursery it is started"
        forked = await open_lesson(app, "pocket")
        assert _process(forked).ppid() not in (nursery.pid, _server(app).pid), "there is a nursery again"
        for line in (first, started, forked):
            assert await line.tell(line.bridge, BEAT) > 2
            end_kernel(line.kernel)

    run(visit())


def test_many_births_leave_nothing_behind(app: str) -> None:
    server = _server(app)

    def left() -> tuple[int, int, int]:
        """Once all kernels are gone and forgotten: what the server and its nursery hold."""
        run(_born_and_gone(app))
        wait_until(lambda: len(server.children(recursive=True)) == 1)
        time.sleep(TIDIED)
        (nursery,) = server.children()
        return server.num_fds(), nursery.num_fds(), nursery.memory_info().rss

    before = left()
    for _ in range(BIRTHS):
        run(_born_and_gone(app))
    after = left()
    assert after[0] <= before[0] + 2
    assert after[1] == before[1]
    assert after[2] - before[2] < 4 << 20


async def _born_and_gone(app: str) -> None:
    line = await open_lesson(app, "pocket")
    end_kernel(line.kernel)
    line.socket.close()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_when_the_server_ends_its_kernels_end_and_nothing_stays_on_the_disk(
    tmp_path: Path, number: signal.Signals
) -> None:
    with closing(serve(["--ready=0"], free_port(), "/", tmp_path)) as running:
        app = next(running)
        line = run(open_lesson(app, "pocket"))
        kernel, server = _process(line), _server(app)
        (folder,) = {path.parent for path in Path(tempfile.gettempdir()).glob(f"voila_*/kernel-{line.kernel}.json")}
        family = [server, kernel, *server.children()]
        server.send_signal(number)
        wait_until(lambda: not any(_lives(process) for process in family))
        assert number is signal.SIGKILL or not folder.exists()


def _lives(process: psutil.Process) -> bool:
    return bool(process.is_running() and process.status() != psutil.STATUS_ZOMBIE)


def test_a_nursery_that_hangs_is_not_waited_for_and_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        nursery = Nursery()
        hanging = nursery.process
        hanging.send_signal(signal.SIGSTOP)
        monkeypatch.setattr(births, "ANSWER_SECONDS", 0.5)
        answers = await asyncio.gather(*(nursery.bears([], {"MUCH": "x" * 50_000}, "/") for _ in range(9)))
        assert answers == [None] * 9, "nor does it keep the server from going on when it takes no more requests"
        hanging.wait(10)
        assert await nursery.bears([], {}, "/") is None
        assert nursery.process is not hanging
        nursery.process.kill()
        nursery.process.wait(10)

    run(ask())


def test_where_no_process_can_be_forked_the_nursery_says_so_and_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    from catgames.notebook.server import nursery

    def no_room() -> int:
        raise BlockingIOError("no room for another process")

    control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    lines = [socket.socketpair() for _ in range(2)]
    for _, far in lines:
        socket.send_fds(control, [b"{}"], [far.fileno()])
        far.close()
    control.close()
    monkeypatch.setattr(os, "fork", no_room)
    monkeypatch.setattr(nursery, "read_everything", lambda: None)
    monkeypatch.setattr(signal, "signal", lambda number, how: None)
    nursery.main(theirs)
    gc.unfreeze()
    assert [line.recv(1) for line, _ in lines] == [b"", b""]


def test_a_kernel_ends_also_when_its_server_ended_without_hearing_that_it_is_there() -> None:
    told = "import socket; from catgames.notebook.server import nursery; here, there = socket.socketpair()"
    gone = "there.send(b'1'); here.close(); nursery._end_with(there.fileno())"
    asked = [sys.executable, "-c", f"{told}; {gone}"]
    assert subprocess.run(asked, capture_output=True, text=True, check=True).stderr == ""


def test_a_kernel_may_not_swell_without_end(app: str) -> None:
    line = run(open_lesson(app, "pocket"))
    assert _process(line).rlimit(psutil.RLIMIT_DATA) == (MOST_MEMORY, MOST_MEMORY)
    end_kernel(line.kernel)


@pytest.mark.flaky(reruns=2)  # Python loses a Ctrl-C that comes while a weak reference is being cleared: one in dozens
@pytest.mark.parametrize("later", [0, 1, 3])
def test_who_ends_the_server_while_kernels_start_is_told_nothing_and_leaves_nothing(tmp_path: Path, later: int) -> None:
    """With Ctrl-C: all that the terminal has started hears of it."""
    command = [sys.executable, "-m", "catgames", "serve", "--no-browser", f"--port={free_port()}"]
    log = tmp_path / "log"
    with log.open("w") as output, interruptible():
        server = subprocess.Popen(command, stdout=output, stderr=output, start_new_session=True)
    wait_until(lambda: log.read_text().endswith("ends it)\n"))
    time.sleep(later)
    family = [psutil.Process(server.pid), *psutil.Process(server.pid).children(recursive=True)]
    os.killpg(server.pid, signal.SIGINT)
    assert server.wait(20) in (0, ENDED, -signal.SIGINT)  # the last before Python itself could say so
    wait_until(lambda: not any(map(_lives, family)))
    assert len(log.read_text().splitlines()) == 1


def test_there_is_no_thread_where_kernels_are_forked() -> None:
    told = "import os, catgames.notebook.server.nursery as nursery; nursery.read_everything()"
    asked = [sys.executable, "-c", f"{told}; print(len(os.listdir('/proc/self/task')))"]
    alone = {**os.environ, **births.ALONE}
    assert subprocess.run(asked, env=alone, capture_output=True, text=True, check=True).stdout == "1\n"
