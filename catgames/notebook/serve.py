"""Serve the tutors: Voilà for learners, or JupyterLab for who wants to see the notebooks."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager

from catgames.notebook.places import PACKAGE

PORTS_TRIED = 50


class ClassroomKernels(AsyncMappingKernelManager):
    """Ends kernels whose page is gone, but never one that is still waiting for its first page.

    Voilà's preheated kernels have no page yet, so plain culling would take them for abandoned ones,
    and Voilà would not heat new ones.
    """

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        if kernel_id not in self._waiting():
            await super().cull_kernel_if_idle(kernel_id)

    def _waiting(self) -> set[str]:
        pools = getattr(self, "_pools", {}).values()
        ready = (task for pool in pools for task in pool if task.done() and not task.exception())
        return {task.result()["kernel_id"] for task in ready}


@dataclass(frozen=True, slots=True)
class Server:
    """Where to serve what: the package's own notebooks and configuration unless told otherwise."""

    port: int
    address: str
    open_browser: bool
    notebooks: Path
    config: Path
    ready: int | None = None
    """Kernels kept warm for each game; what the configuration says unless told otherwise."""


def serve(server: Server) -> None:
    """Start Voilà on the notebooks and stay until interrupted."""
    from voila.app import Voila

    _add_template_path()
    port = free_port(server.address, server.port)
    print(f"catgames: http://{server.address}:{port}/  (Ctrl-C ends it)", flush=True)
    arguments = [
        str(server.notebooks),
        f"--Voila.config_file_paths={server.config}",
        f"--port={port}",
        "--Voila.port_retries=0",
        "--Voila.log_level=ERROR",
        f"--Voila.ip={server.address}",
    ]
    if server.ready is not None:
        arguments += [f"--preheat_kernel={server.ready > 0}", f"--pool_size={server.ready}"]
    Voila.launch_instance(arguments if server.open_browser else [*arguments, "--no-browser"])


def free_port(address: str, wanted: int) -> int:
    """The port that was asked for, or the next one that nobody uses."""
    for port in range(wanted, wanted + PORTS_TRIED):
        with socket.socket() as listener:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with suppress(OSError):
                listener.bind((address, port))
                return port
    return wanted


def serve_lab(server: Server) -> None:
    from jupyterlab.labapp import LabApp

    arguments = [
        f"--port={server.port}",
        f"--ServerApp.ip={server.address}",
        f"--ServerApp.root_dir={server.notebooks}",
    ]
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        arguments.append("--allow-root")  # in a container one often is
    LabApp.launch_instance(arguments if server.open_browser else [*arguments, "--no-browser"])


def _add_template_path() -> None:
    """The page template lies in the package as well as where Jupyter looks after an installation."""
    share = PACKAGE / "share" / "jupyter"
    if share.exists():
        known = os.environ.get("JUPYTER_PATH", "")
        os.environ["JUPYTER_PATH"] = os.pathsep.join(filter(None, [str(share), known]))


def templates() -> Path:
    return PACKAGE / "share" / "jupyter" / "voila" / "templates" / "catgames"
