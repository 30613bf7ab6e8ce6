"""By which names this server may be called."""

from __future__ import annotations

import ipaddress
import socket


def is_ours(name: str, names: frozenset[str]) -> bool:
    """A number, a name within this network, this machine's own, or one that was told with --host."""
    name = name.strip("[]").rstrip(".").lower()
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return "." not in name or name.endswith((".local", ".localhost")) or name in names
    return True


def own_names(*told: str) -> frozenset[str]:
    return frozenset(name.lower() for name in (socket.gethostname(), socket.getfqdn(), *told))
