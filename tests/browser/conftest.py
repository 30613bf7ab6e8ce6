"""The real app in a real browser: started with its own command, on a free port."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.chromium import chromium

ROOT = Path(__file__).parent.parent.parent
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
START_SECONDS = 240  # on a busy machine even that has been seen


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Between a browser, a server and a kernel a busy machine can be late anywhere.

    What fails is asked once more, in a new visit, and the end of the run tells which; what is broken fails again.
    """
    for item in items:
        if item.get_closest_marker("browser"):
            item.add_marker(pytest.mark.flaky(reruns=1))


def free_port() -> int:
    """Not one that the system gives away: a kernel of another test could be given it before the server takes it."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as listener:
            if listener.connect_ex(("127.0.0.1", port)):
                return port


def serve(arguments: list[str], port: int, answer: str, folder: Path) -> Generator[str]:
    """Start `catgames serve` elsewhere than in the checkout, and wait until it answers."""
    command = [sys.executable, "-m", "catgames", "serve", "--no-browser", f"--port={port}", *arguments]
    log = folder / f"server-{port}.log"
    environment = {**os.environ, "JUPYTER_TOKEN": "cats", "JUPYTER_CONFIG_DIR": str(folder)}
    with log.open("w") as output:
        with interruptible():
            server = subprocess.Popen(command, cwd=folder, stdout=output, stderr=output, env=environment)
        try:
            wait_for(f"http://127.0.0.1:{port}{answer}", server, log)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(20)


@contextmanager
def interruptible() -> Iterator[None]:
    """Who runs the tests in the background of a script has them ignore Ctrl+C, and all that they start."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def wait_for(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and server.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=5):
                return
        except OSError:
            time.sleep(0.3)
    pytest.fail(f"{address} did not answer:\n{log.read_text()[-2000:]}")


def kernel_processes(kernel: str) -> list[psutil.Process]:
    """The process of one kernel, if it lives: the one that listens where its connection file says."""
    files = Path(tempfile.gettempdir()).glob(f"voila_*/kernel-{kernel}.json")
    ports = {json.loads(path.read_text(encoding="utf-8"))["shell_port"] for path in files}
    listening = (found for found in psutil.net_connections("tcp") if found.status == psutil.CONN_LISTEN)
    return [psutil.Process(found.pid) for found in listening if found.laddr.port in ports and found.pid]


def kernels_of(server: psutil.Process) -> list[psutil.Process]:
    """The processes of all kernels of a server; those that were forked are their nursery's children."""
    children = server.children()
    nurseries = [child for child in children if "catgames.notebook.server.nursery" in child.cmdline()]
    return [
        *(child for child in children if child not in nurseries),
        *(kernel for nursery in nurseries for kernel in nursery.children()),
    ]


def end_kernel(kernel: str) -> None:
    """Kill one kernel, as a crash would."""
    for process in kernel_processes(kernel):
        process.kill()


def wait_until(so: Callable[[], object], seconds: float = 60) -> None:
    """Wait for a condition; on a busy machine that may take a while."""
    deadline = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < deadline, "it never came about"
        time.sleep(0.2)


@pytest.fixture(scope="session")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    yield from serve([], free_port(), "/", tmp_path_factory.mktemp("app"))


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """On a copy: JupyterLab saves what it shows."""
    folder = tmp_path_factory.mktemp("lab")
    notebooks = shutil.copytree(ROOT / "notebooks", folder / "notebooks")
    yield from serve(["--lab", f"--notebooks={notebooks}"], free_port(), "/api", folder)


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """Until the module ends: it keeps a loop running in this thread, which other tests must not find there."""
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    launched = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
    yield launched
    launched.close()
