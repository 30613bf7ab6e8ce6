"""How a kernel comes into the world: forked from the nursery where that can be done, else started as Jupyter does."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from contextlib import suppress
from importlib.metadata import EntryPoint
from typing import Any

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner

CAN_FORK = sys.platform == "linux"
"""Elsewhere a process that has read much may not be forked, or cannot."""
FORKED = "catgames-forked"
LAUNCHER = [sys.executable, "-m", "ipykernel_launcher"]
PID_BYTES = 32
ALONE = {"OPENBLAS_NUM_THREADS": "1"}
"""Else NumPy starts threads as soon as it is imported, and a process with threads cannot be forked safely."""
ANSWER_SECONDS = 60.0
"""A nursery that was silent for so long hangs: to read everything takes it a tenth of that."""


class Life:
    """A forked kernel, with all that Jupyter asks of a process; it lives as long as its line is open at both ends."""

    stdin = stdout = stderr = None

    def __init__(self, pid: int, line: socket.socket) -> None:
        self.pid, self._line = pid, line
        self._ended = False

    def poll(self) -> int | None:
        if not self._ended:
            try:
                self._ended = not self._line.recv(1)
            except BlockingIOError:
                return None
            except OSError:
                self._ended = True
            self._line.close()
        return 0

    wait = poll  # which Jupyter asks for when poll has said that it ended

    def send_signal(self, number: int) -> None:
        """A number that is free again may soon be some other process's."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def terminate(self) -> None:
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


class Nursery:
    """The process that kernels are forked from; one that is gone or hangs is replaced, and its kernels live on."""

    def __init__(self) -> None:
        self._open()

    def _open(self) -> None:
        self._control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._control.setblocking(False)  # the server never waits for a nursery that does not listen
        command = [sys.executable, "-P", "-m", "catgames.notebook.server.nursery", str(theirs.fileno())]
        env = {**os.environ, **ALONE}
        with theirs:
            self.process = subprocess.Popen(
                command,
                pass_fds=(theirs.fileno(),),
                stdin=subprocess.DEVNULL,
                env=env,
                start_new_session=True,  # who ends the server from a terminal ends the server
            )

    async def bears(self, arguments: list[str], env: dict[str, str], cwd: str) -> Life | None:
        """A new kernel; nothing if the nursery cannot give one. If it is gone there is a new one for who comes next."""
        asked = self.process
        line, theirs = socket.socketpair()
        line.setblocking(False)
        request = json.dumps({"arguments": arguments, "env": env, "cwd": cwd}).encode()
        try:
            with theirs:
                socket.send_fds(self._control, [request], [theirs.fileno()])
            async with asyncio.timeout(ANSWER_SECONDS):
                if pid := await asyncio.get_running_loop().sock_recv(line, PID_BYTES):
                    return Life(int(pid), line)
        except TimeoutError:
            asked.kill()
        except OSError:
            pass
        line.close()
        if self.process.poll() is not None:
            self._control.close()
            with suppress(OSError):  # no room for another process: kernels are started as long as there is none
                self._open()
        return None


class Forked(LocalProvisioner):
    """Asks the nursery of its server for a kernel; one of another kind, or one that it cannot give, is started."""

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:
        life = None
        if cmd[: len(LAUNCHER)] == LAUNCHER:
            env, cwd = kwargs.get("env", os.environ), kwargs.get("cwd") or os.getcwd()
            life = await self.parent.parent.nursery.bears(cmd[len(LAUNCHER) :], dict(env), str(cwd))
        if life is None:
            return await super().launch_kernel(cmd, **kwargs)
        self.process, self.pid, self.cwd = life, life.pid, cwd
        return self.connection_info


def fork_by_default() -> None:
    """Every kernel of this process whose specification does not say otherwise is forked."""
    factory = KernelProvisionerFactory.instance()
    factory.provisioners[FORKED] = EntryPoint(FORKED, f"{__name__}:Forked", factory.GROUP_NAME)
    factory.default_provisioner_name = FORKED
