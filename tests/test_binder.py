"""On Binder Voilà is a guest of Jupyter's own server: the page is the same, and so are the kernels' settings."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from jinja2 import Environment, FileSystemLoader
from tornado.httpclient import AsyncHTTPClient, HTTPRequest, HTTPResponse

from catgames.notebook.places import find, templates
from catgames.notebook.server.door import REFUSED
from tests.browser.conftest import ROOT, free_port, wait_for
from tests.line import connect, get, open_lesson, run, said
from tests.test_births import BEAT
from tests.test_serve_live import BAD_FRAMES

SETTINGS = ROOT / "binder" / "jupyter_server_config.json"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Jupyter's server as Binder starts it, in the project's folder and with the settings that are put there."""
    folder, port = tmp_path_factory.mktemp("binder"), free_port()
    (folder / "jupyter_server_config.json").write_text(SETTINGS.read_text(encoding="utf-8"), encoding="utf-8")
    command = [sys.executable, "-m", "jupyter_server", "--no-browser", "--allow-root", f"--port={port}"]
    command += ["--IdentityProvider.token=", f"--ServerApp.root_dir={find('notebooks')}"]
    templates = ROOT / "catgames" / "notebook" / "share" / "jupyter"
    environment = {**os.environ, "JUPYTER_CONFIG_DIR": str(folder), "JUPYTER_PATH": str(templates)}
    log = folder / "server.log"
    with log.open("w") as output:
        started = subprocess.Popen(command, cwd=ROOT, stdout=output, stderr=output, env=environment)
        try:
            wait_for(f"http://127.0.0.1:{port}/api", started, log)
            yield f"http://127.0.0.1:{port}"
        finally:
            started.terminate()
            started.wait(20)


def test_a_page_has_its_cover_and_its_board(server: str) -> None:
    line = run(open_lesson(server, "burglars"))
    assert line.model("CanvasModel")
    text = run(get(f"{server}/voila/render/burglars.ipynb")).body.decode()
    assert text.index("<!DOCTYPE html>") < text.index('id="cover"') < text.index('id="tutor"')


@pytest.mark.parametrize("notebook", ["pocket-fr", "pocket-play", "pocket-play-fr"])
def test_every_notebook_of_a_game_has_the_cover_of_that_game(notebook: str) -> None:
    name = Environment(loader=FileSystemLoader(templates()), autoescape=True).get_template("opening.html.j2")
    text = name.render(resources={"metadata": {"name": notebook}}, static_url=str)
    assert "Pocket Cats" in text
    assert "Cat Burglars" not in text


@pytest.mark.parametrize("frame", ["a count that no frame holds", "places beyond the end", "nothing", "noise"])
def test_a_frame_that_cannot_be_read_closes_its_line_and_nobody_elses(server: str, frame: str) -> None:
    async def attack() -> None:
        line = await open_lesson(server, "burglars")
        bad = await connect(server, line.kernel)
        await bad.write_message(BAD_FRAMES[frame], binary=True)
        while await bad.read_message() is not None:
            pass
        assert bad.close_code == REFUSED
        assert await line.tell(line.bridge, BEAT) > 2

    run(attack())


def test_what_a_visitor_writes_in_a_notebook_is_run(server: str) -> None:
    """There the same server runs JupyterLab."""

    async def ask() -> None:
        line = await open_lesson(server, "burglars")
        code = {"code": "6 * 7", "silent": False, "store_history": False, "user_expressions": {}, "allow_stdin": False}
        answers = await line.ask(said("execute_request", code))
        assert any(answer["content"].get("data", {}).get("text/plain") == "42" for answer in answers)

    run(ask())


def test_the_settings_of_kernels_are_those_of_our_own_server() -> None:
    ours = json.loads(find("voila.json").read_text(encoding="utf-8"))
    told = json.loads(SETTINGS.read_text(encoding="utf-8"))
    kernels = ("MappingKernelManager", "KernelManager", "VoilaExecutor")
    assert {name: told[name] for name in kernels} == {name: ours[name] for name in kernels}


def test_the_page_and_its_files_are_packed(server: str) -> None:
    async def ask(path: str) -> HTTPResponse:
        asked = HTTPRequest(server + path, headers={"Accept-Encoding": "gzip"}, decompress_response=False)
        return await AsyncHTTPClient().fetch(asked)

    script = run(ask("/voila/templates/catgames/static/page.js"))
    assert script.headers["Content-Encoding"] == "gzip"
    assert len(script.body) < 200_000
    assert run(ask("/voila/tree")).headers["Content-Encoding"] == "gzip"


def test_they_are_put_where_that_server_looks(tmp_path: Path) -> None:
    """The script that Binder runs when it builds, with a Python that says that its home is elsewhere.

    Where it keeps the notebooks' signatures is elsewhere too: a test leaves the reader's own alone.
    """
    python = tmp_path / "python"
    python.write_text(f"#!/bin/sh\necho {tmp_path}\n")
    python.chmod(0o755)
    path = os.pathsep.join([str(tmp_path), str(Path(sys.executable).parent), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "JUPYTER_DATA_DIR": str(tmp_path)}
    subprocess.run([ROOT / "binder" / "postBuild"], cwd=ROOT, env=environment, check=True)
    put = tmp_path / "etc" / "jupyter" / "jupyter_server_config.d" / "catgames.json"
    assert put.read_text(encoding="utf-8") == SETTINGS.read_text(encoding="utf-8")
