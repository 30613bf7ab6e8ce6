"""Serve the tutors: Voilà for learners, or JupyterLab for who wants to see the notebooks."""

from __future__ import annotations

import json
import os
import socket
from dataclasses import dataclass, replace
from pathlib import Path

from catgames.notebook.places import PACKAGE, find
from catgames.notebook.server.hosts import called

PORT, PORTS_TRIED = 8866, 50


class CannotServe(Exception):
    """What was asked for cannot be done, in one line."""


@dataclass(frozen=True, slots=True)
class Server:
    """Where to serve what: the package's own notebooks and configuration unless told otherwise."""

    notebooks: Path
    config: Path
    port: int | None = None
    """The usual one, or the next that is free, unless told otherwise."""
    address: str = "127.0.0.1"
    open_browser: bool = False
    ready: int | None = None
    """Kernels kept warm for each game; what the configuration says unless told otherwise."""
    most: int | None = None
    """Pages that may be open at once; what fits into the memory unless told otherwise."""
    hosts: tuple[str, ...] = ()
    """Further names by which this server is called."""
    lessons: Path | None = None
    """A folder with lessons of one's own."""


def serve(server: Server) -> None:
    """Start Voilà on the notebooks and stay until interrupted."""
    from catgames.notebook.server.guests import site

    if server.lessons is not None and not server.lessons.is_dir():
        raise CannotServe(f"there is no folder {server.lessons}")
    _notebooks(server.notebooks)
    with site(server.notebooks, server.lessons) as (notebooks, look):
        _serve(replace(server, notebooks=notebooks), look)


def _serve(server: Server, look: Path) -> None:
    from catgames.notebook.server.app import Tutors
    from catgames.notebook.server.memory import ask_for_files, places
    from catgames.notebook.server.openings import often_opened

    # The page template lies in the package as well as where Jupyter looks after an installation.
    _look_in("JUPYTER_PATH", look.parents[2])
    ready = _ready(server)
    room = places(ready * len(often_opened(server.notebooks)), ask_for_files())
    most = room if server.most is None else server.most
    port = free_port(server.address, server.port)
    where = f"http://{called(server.address)}:{port}/"
    print(f"catgames: {where}  (at most {most} pages at once; Ctrl-C ends it)", flush=True)
    arguments = [
        str(server.notebooks),
        f"--Voila.config_file_paths={server.config}",
        f"--port={port}",
        "--Voila.port_retries=0",
        "--Voila.log_level=ERROR",
        f"--Voila.ip={server.address}",
        f"--Tutors.most={most}",
        f"--Tutors.look={look}",
        f"--Tutors.ready={ready}",
        *(f"--Tutors.hosts={name}" for name in server.hosts),
    ]
    Tutors.launch_instance(arguments if server.open_browser else [*arguments, "--no-browser"])


def _ready(server: Server) -> int:
    settings = server.config / "voila.json"
    if not settings.is_file():
        raise CannotServe(f"there is no voila.json in {server.config}")
    try:
        chosen = json.loads(settings.read_text(encoding="utf-8"))
    except ValueError as error:
        raise CannotServe(f"{settings} cannot be read: {error}") from error
    return int(chosen.get("Tutors", {}).get("ready", 0)) if server.ready is None else server.ready


def _notebooks(folder: Path) -> list[Path]:
    found = sorted(folder.glob("*.ipynb"))
    if not found:
        raise CannotServe(f"there is no notebook in {folder}")
    return found


def free_port(address: str, wanted: int | None) -> int:
    """The port that was asked for, if it is free; if none was, the first that is."""
    tried = range(PORT, PORT + PORTS_TRIED) if wanted is None else (wanted,)
    trouble: OSError | None = None
    for port in tried:
        try:
            family, kind, *_, place = socket.getaddrinfo(address, port, type=socket.SOCK_STREAM)[0]
            with socket.socket(family, kind) as listener:
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
                listener.bind(place)
                return port
        except (OSError, UnicodeError) as error:
            trouble = error if isinstance(error, OSError) else OSError(0, "no such address")
    where = f"{address}:{wanted}" if wanted is not None else address
    raise CannotServe(f"cannot listen at {where}: {trouble.strerror if trouble else 'no port is free'}")


def serve_lab(server: Server) -> None:
    from jupyterlab.labapp import LabApp

    _notebooks(server.notebooks)
    if server.notebooks == find("notebooks"):
        trust(server.notebooks)
    # Nothing is fetched from elsewhere, so nobody is asked whether news may be.
    _look_in("JUPYTER_CONFIG_PATH", PACKAGE / "lab")
    arguments = [
        f"--port={free_port(server.address, server.port)}",
        "--ServerApp.port_retries=0",
        f"--ServerApp.ip={server.address}",
        f"--ServerApp.root_dir={server.notebooks.resolve()}",
    ]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        arguments.append("--allow-root")  # in a container one often is
    LabApp.launch_instance(arguments if server.open_browser else [*arguments, "--no-browser"])


def trust(folder: Path) -> None:
    """Their stored boards are shown before a cell has run. Another folder's are its owner's to trust."""
    from nbformat import read
    from nbformat.sign import NotebookNotary

    notary = NotebookNotary()
    for path in folder.rglob("*.ipynb"):
        notary.sign(read(path, as_version=4))


def _look_in(variable: str, folder: Path) -> None:
    """One more place where Jupyter looks, before those it knows."""
    known = os.environ.get(variable, "")
    os.environ[variable] = os.pathsep.join(filter(None, [str(folder), known]))
